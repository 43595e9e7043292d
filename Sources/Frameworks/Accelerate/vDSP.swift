// The name is Apple's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// Arithmetic of vectors. Values are added one after the other.
///
/// Vectors of an operation that have unlike lengths are as long as the shorter one.
public enum vDSP {
  private static func fold<U: AccelerateBuffer, R>(
    _ vector: U, from first: R, _ next: (R, U.Element) -> R
  ) -> R {
    unsafe vector.withUnsafeBufferPointer { unsafe $0.reduce(first, next) }
  }

  private static func values<U: AccelerateBuffer>(_ vector: U) -> [U.Element] {
    unsafe vector.withUnsafeBufferPointer { unsafe Array($0) }
  }

  private static func mapped<U: AccelerateBuffer, R>(
    _ vector: U, _ value: (U.Element) -> R
  ) -> [R] {
    unsafe vector.withUnsafeBufferPointer { unsafe $0.map(value) }
  }

  private static func joined<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ one: U, _ other: V, _ value: (U.Element, U.Element) -> U.Element
  ) -> [U.Element] where V.Element == U.Element {
    zip(values(one), values(other)).map(value)
  }

  // MARK: One number of a vector

  /// Returns the sum; 0 for no values.
  public static func sum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { fold(vector, from: 0, +) }

  /// Returns the sum of the squares.
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { fold(vector, from: 0) { $0 + $1 * $1 } }

  /// Returns the sum of the distances from 0.
  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { fold(vector, from: 0) { $0 + abs($1) } }

  /// Returns the mean; not a number for no values.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { sum(vector) / U.Element(vector.count) }

  /// Returns the mean of the squares; not a number for no values.
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { sumOfSquares(vector) / U.Element(vector.count) }

  /// Returns the mean of the distances from 0; not a number for no values.
  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { sumOfMagnitudes(vector) / U.Element(vector.count) }

  /// Returns the square root of the mean of the squares; not a number for no values.
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { meanSquare(vector).squareRoot() }

  /// Returns the greatest value; minus infinity for no values.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { fold(vector, from: -.infinity) { Swift.max($0, $1) } }

  /// Returns the least value; infinity for no values.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { fold(vector, from: .infinity) { Swift.min($0, $1) } }

  /// Returns the greatest distance from 0; 0 for no values.
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { fold(vector, from: 0) { Swift.max($0, abs($1)) } }

  /// Returns the sum of the products of values at the same places.
  public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> U.Element where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    joined(vectorA, vectorB, *).reduce(0, +)
  }

  // MARK: Vectors

  /// Returns a vector with a number added to each value.
  public static func add<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { mapped(vector) { scalar + $0 } }

  /// Returns the sums of values at the same places.
  public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    joined(vectorA, vectorB, +)
  }

  /// Returns the differences of values at the same places.
  public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    joined(vectorA, vectorB, -)
  }

  /// Returns a vector with each value times a number.
  public static func multiply<U: AccelerateBuffer>(
    _ scalar: U.Element, _ vector: U
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { mapped(vector) { scalar * $0 } }

  /// Returns the products of values at the same places.
  public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    joined(vectorA, vectorB, *)
  }

  /// Returns a vector with each value divided by a number.
  public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: U.Element) -> [U.Element]
  where U.Element: BinaryFloatingPoint { mapped(vector) { $0 / scalar } }

  /// Returns the quotients of values at the same places.
  public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(
    _ vectorA: U, _ vectorB: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    joined(vectorA, vectorB, /)
  }

  /// Returns the distances from 0.
  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { mapped(vector) { abs($0) } }

  /// Returns the squares.
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { mapped(vector) { $0 * $0 } }

  /// Returns the values, those beyond bounds as the bounds.
  public static func clip<U: AccelerateBuffer>(
    _ vector: U, to bounds: ClosedRange<U.Element>
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    mapped(vector) { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
  }
}
