public import StillGeometry

/// Animatable data of any type. Values of different types do not mix: the right-hand one wins.
public struct _AnyAnimatableData: VectorArithmetic {
  private var vector: any VectorArithmetic

  init<V: VectorArithmetic>(_ vector: V) {
    self.vector = vector
  }

  /// Returns the data, when it is of the type.
  func value<V: VectorArithmetic>(as type: V.Type) -> V? {
    vector as? V ?? (vector is EmptyAnimatableData ? V.zero : nil)
  }

  public static var zero: Self { Self(EmptyAnimatableData()) }

  public static func + (a: Self, b: Self) -> Self { combine(a, b, adding: true) }
  public static func - (a: Self, b: Self) -> Self { combine(a, b, adding: false) }

  private static func combine(_ a: Self, _ b: Self, adding: Bool) -> Self {
    func typed<V: VectorArithmetic>(_ left: V) -> Self {
      guard let right = b.vector as? V else {
        if b.vector is EmptyAnimatableData { return a }
        return adding || !(a.vector is EmptyAnimatableData) ? b : b.negated
      }
      return Self(adding ? left + right : left - right)
    }
    return typed(a.vector)
  }

  private var negated: Self {
    var result = self
    result.scale(by: -1)
    return result
  }

  public mutating func scale(by rhs: Double) {
    func typed<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic { value.scaled(by: rhs) }
    vector = typed(vector)
  }

  public var magnitudeSquared: Double { vector.magnitudeSquared }

  public static func == (a: Self, b: Self) -> Bool {
    func typed<V: VectorArithmetic>(_ left: V) -> Bool { (b.vector as? V) == left }
    return typed(a.vector)
  }
}
