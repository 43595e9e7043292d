import Synchronization

/// What the engine has to do with the fields of a view type: which to connect, which to compare.
///
/// - Complexity: made once a type; connecting and comparing are linear in the number of fields.
final class ViewPlan: Sendable {
  /// A dynamic property: where it lies and what to do with it.
  struct Property: Sendable {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// Any other field, with a comparison of two values at addresses.
  struct Comparison: Sendable {
    let offset: Int
    let areEqual: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  let properties: [Property]
  let comparisons: [Comparison]

  private init(_ type: any Any.Type) {
    var properties: [Property] = []
    var comparisons: [Comparison] = []
    Self.visit(type, at: 0, &properties, &comparisons)
    self.properties = properties
    self.comparisons = comparisons
  }

  private static func visit(
    _ type: any Any.Type, at base: Int, _ properties: inout [Property],
    _ comparisons: inout [Comparison]
  ) {
    for field in FieldLayout.of(any: type).fields {
      let offset = base + field.offset
      if let property = field.type as? any DynamicProperty.Type {
        // Properties inside a property are connected before it updates.
        if !(property is any ConnectedProperty.Type) {
          var inner: [Comparison] = []
          visit(field.type, at: offset, &properties, &inner)
          comparisons += inner
        }
        properties.append(Property(offset: offset, type: property))
      } else if field.type is any ViewModifier.Type {
        visit(field.type, at: offset, &properties, &comparisons)
      } else {
        comparisons.append(Comparison(offset: offset, areEqual: FieldComparison.of(field.type)))
      }
    }
  }

  /// The plan of a type.
  static func of<V>(_ type: V.Type) -> ViewPlan {
    let key = ObjectIdentifier(type)
    if let plan = known.withLock({ $0[key] }) { return plan }
    let plan = ViewPlan(type)
    known.withLock { $0[key] = plan }
    return plan
  }

  private static let known = Mutex<[ObjectIdentifier: ViewPlan]>([:])

  /// Whether two values would give the same body, as far as their own fields decide it.
  func areEqual<V>(_ a: V, _ b: V) -> Bool {
    if let a = a as? any Equatable { return FieldComparison.equate(a, b) }
    return unsafe withUnsafeBytes(of: a) { a in
      unsafe withUnsafeBytes(of: b) { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        for comparison in comparisons
        where unsafe !comparison.areEqual(a + comparison.offset, b + comparison.offset) {
          return false
        }
        for property in properties
        where unsafe !property.type.areSame(a + property.offset, b + property.offset) {
          return false
        }
        return true
      }
    }
  }
}

/// Comparing two values of one type that is known only at run time.
enum FieldComparison {
  /// By `==` where the type has it, else bit by bit: equal bits mean the same numbers, the same objects
  /// and the same closures; unequal ones cost an evaluation that was not needed, never a wrong picture.
  static func of(_ type: any Any.Type) -> @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    if let type = type as? any Equatable.Type { return equatable(type) }
    return bitwise(type)
  }

  private static func equatable<T: Equatable>(
    _ type: T.Type
  ) -> @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { a, b in
      unsafe a.assumingMemoryBound(to: T.self).pointee
        == b.assumingMemoryBound(to: T.self).pointee
    }
  }

  private static func bitwise(
    _ type: any Any.Type
  ) -> @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    let size = _openExistential(type, do: size)
    return { a, b in
      for offset in 0..<size {
        if unsafe a.load(fromByteOffset: offset, as: UInt8.self)
          != b.load(fromByteOffset: offset, as: UInt8.self)
        {
          return false
        }
      }
      return true
    }
  }

  /// Whether two values are equal, when both are of the first one's type.
  static func equate<T: Equatable>(_ a: T, _ b: Any) -> Bool {
    guard let b = b as? T else { return false }
    return a == b
  }
}
