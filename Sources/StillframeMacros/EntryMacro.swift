import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: makes a property in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues` a value with a key of its own.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [DeclSyntax(stringLiteral: entry.keyDeclaration)]
  }
}

/// The parts of the property that the macro needs.
private struct Entry {
  let key: String
  let keyDeclaration: String

  /// The key protocols, by the type that is extended.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroExpansionErrorMessage("@Entry goes with one 'var'") }
    guard let owner = Self.owner(context), let keyProtocol = Self.keyProtocols[owner] else {
      throw MacroExpansionErrorMessage(
        "@Entry goes with a property in an extension of EnvironmentValues, Transaction, "
          + "ContainerValues or FocusedValues")
    }
    key = "__Key_\(name.filter { $0 != "`" })"
    let type = binding.typeAnnotation?.type
    let value = binding.initializer?.value.trimmedDescription
    keyDeclaration = try Self.declaration(key, "SwiftUI.\(keyProtocol)", type, value, owner)
  }

  /// Returns the name of the type that the property extends.
  private static func owner(_ context: some MacroExpansionContext) -> String? {
    guard let outer = context.lexicalContext.first?.as(ExtensionDeclSyntax.self) else { return nil }
    return outer.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
  }

  /// With a type, the default is worked out when it is asked for; without, it is made once, in a box that
  /// tells its type and may be shared by threads as far as the value may.
  private static func declaration(
    _ key: String, _ keyProtocol: String, _ type: TypeSyntax?, _ value: String?, _ owner: String
  ) throws -> String {
    if owner == "FocusedValues" {
      guard let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription else {
        throw MacroExpansionErrorMessage("a property of FocusedValues has an optional type")
      }
      return "private struct \(key): \(keyProtocol) { typealias Value = \(wrapped) }"
    }
    if let type {
      guard let value = value ?? (isOptional(type) ? "nil" : nil) else {
        throw MacroExpansionErrorMessage("@Entry needs a default value")
      }
      return """
        private struct \(key): \(keyProtocol) {
          static var defaultValue: \(type.trimmedDescription) { \(value) }
        }
        """
    }
    guard let value else { throw MacroExpansionErrorMessage("@Entry needs a default value") }
    return """
      private struct \(key): \(keyProtocol), SwiftUI._EntryKey {
        static let entry = SwiftUI._EntryBox(\(value))
      }
      """
  }

  private static func isOptional(_ type: TypeSyntax) -> Bool {
    type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.trimmedDescription.hasPrefix("Optional<")
  }
}
