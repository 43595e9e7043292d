/// Whether two values are surely the same: by `==` where the type has it, otherwise bit by bit; two that are missing always.
///
/// Equal bits mean the same numbers, objects and closures. A false answer costs work that was not needed,
/// never a wrong picture.
package func sameValue<T>(_ a: T, _ b: T) -> Bool {
  if let a = a as? any Equatable {
    func equate<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    return equate(a)
  }
  if let type = T.self as? any OptionalValue.Type {
    func compare<O: OptionalValue>(_ type: O.Type) -> Bool? { (a as? O)?.isSame(as: b as? O) }
    return compare(type) ?? false
  }
  return unsafe withUnsafeBytes(of: a) { a in
    unsafe withUnsafeBytes(of: b) { b in unsafe a.elementsEqual(b) }
  }
}

/// A value that may be missing. Where it is, the bits that it would have are anything.
private protocol OptionalValue {
  func isSame(as other: Self?) -> Bool
}

extension Optional: OptionalValue {
  fileprivate func isSame(as other: Wrapped??) -> Bool {
    guard let other else { return false }
    switch (self, other) {
    case (nil, nil): return true
    case (let a?, let b?): return sameValue(a, b)
    default: return false
    }
  }
}
