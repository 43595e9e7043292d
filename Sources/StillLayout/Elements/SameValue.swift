/// Whether two values are surely the same: by `==` where the type has it, else bit by bit.
///
/// Equal bits mean the same numbers, objects and closures. A false answer costs work that was not needed,
/// never a wrong picture.
package func sameValue<T>(_ a: T, _ b: T) -> Bool {
  if let a = a as? any Equatable {
    func equate<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    return equate(a)
  }
  return unsafe withUnsafeBytes(of: a) { a in
    unsafe withUnsafeBytes(of: b) { b in unsafe a.elementsEqual(b) }
  }
}
