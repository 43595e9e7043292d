import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_Managed`: reads and writes a property by its key; `@_Manages`: gives a method such as `addToItems(_:)` its code.
struct ManagedMacro: AccessorMacro, BodyMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    else { return [] }
    let key = name.identifier.text.filter { $0 != "`" }
    return [
      "get { _managed(\"\(raw: key)\") }", "set { _setManaged(newValue, \"\(raw: key)\") }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] {
    guard let function = declaration.as(FunctionDeclSyntax.self),
      let parameter = function.signature.parameterClause.parameters.first
    else { return [] }
    let value = (parameter.secondName ?? parameter.firstName).text
    let name = function.name.text
    if let key = key(in: name, after: "addTo") {
      return ["_addManaged(\(raw: value), to: \"\(raw: key)\")"]
    }
    if let key = key(in: name, after: "removeFrom") {
      return ["_removeManaged(\(raw: value), from: \"\(raw: key)\")"]
    }
    // Relations with an order have more methods, which models of views hardly call.
    return []
  }

  /// Returns "items" of "addToItems".
  private static func key(in name: String, after prefix: String) -> String? {
    guard name.hasPrefix(prefix) else { return nil }
    let rest = name.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
