/// Returns a type's name without generic arguments and leading underscore.
package func typeName(_ type: Any.Type) -> String {
  let full = String(describing: type)
  let name = full.prefix { $0 != "<" }
  return String(name.hasPrefix("_") ? name.dropFirst() : name)
}
