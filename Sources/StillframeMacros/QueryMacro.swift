import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query`: a property that shows the results of a fetch, which a `Query` beside it keeps up to date.
struct QueryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let property = try property(declaration)
    // Inside `#Preview`, before that is expanded, the variable is a local one, which gets no storage beside it.
    let isMember = context.lexicalContext.first?.isProtocol((any DeclGroupSyntax).self) ?? false
    guard isMember else { return ["get { \(raw: value(property, node)).wrappedValue }"] }
    return ["get { _\(raw: property.name).wrappedValue }"]
  }

  /// The storage has no access level of its own, so that the initialiser that the compiler makes for the view can be
  /// called where the view can be named.
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let property = try property(declaration)
    return ["var _\(raw: property.name) = \(raw: value(property, node))"]
  }

  /// Returns the expression of the query.
  private static func value(
    _ property: (name: String, type: String, element: String), _ node: AttributeSyntax
  ) -> String {
    var arguments = ""
    if case .argumentList(let list) = node.arguments { arguments = list.trimmedDescription }
    return "SwiftData.Query<\(property.element), \(property.type)>(\(arguments))"
  }

  private static func property(
    _ declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, type: String, element: String) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      let name = ModelProperty.name(of: variable)
    else { throw MacroExpansionErrorMessage("@Query goes with one 'var'") }
    guard let type = variable.bindings.first?.typeAnnotation?.type else {
      throw MacroExpansionErrorMessage("@Query needs a type: var \(name): [Item]")
    }
    let element =
      type.as(ArrayTypeSyntax.self)?.element.trimmedDescription
      ?? "(\(type.trimmedDescription)).Element"
    return (name.filter { $0 != "`" }, type.trimmedDescription, element)
  }
}

/// `@ModelActor`: an actor with a container, a context of its own and an initialiser for both.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(ActorDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("@ModelActor goes with an actor")
    }
    let modifiers = declaration.modifiers.map(\.name.text)
    let access = modifiers.first { ["public", "package"].contains($0) }.map { "\($0) " } ?? ""
    var members: [DeclSyntax] = [
      "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
    ]
    if !isWithoutInitializer(node) {
      members.append(
        """
        \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
          self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
            modelContext: SwiftData.ModelContext(modelContainer))
          self.modelContainer = modelContainer
        }
        """)
    }
    return members
  }

  private static func isWithoutInitializer(_ node: AttributeSyntax) -> Bool {
    guard case .argumentList(let list) = node.arguments else { return false }
    return list.contains {
      $0.label?.text == "disableGenerateInit" && $0.expression.trimmedDescription == "true"
    }
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    let text = "extension \(type.trimmedDescription): SwiftData.ModelActor {}"
    guard let result = DeclSyntax(stringLiteral: text).as(ExtensionDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("@ModelActor could not make an extension")
    }
    return [result]
  }
}
