/// Returns a type's name without generic arguments and leading underscore.
package func typeName(_ type: Any.Type) -> String {
  let full = _typeName(type, qualified: false)
  let name = full.prefix { $0 != "<" }
  return String(name.hasPrefix("_") ? name.dropFirst() : name)
}
