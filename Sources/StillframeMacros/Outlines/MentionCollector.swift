import SwiftIfConfig
import SwiftSyntax

/// Gathers the names that code mentions, without those that it binds itself: parameters, local variables, generic parameters.
final class MentionCollector: ActiveSyntaxVisitor {
  private var names: Set<String> = []
  private var members: Set<String> = []
  /// Bound by the language without being written.
  private var bound: Set<String> = ["newValue", "oldValue", "error", "self", "Self"]

  /// The names in some nodes.
  static func mentions(
    in nodes: [Syntax?], binding names: Set<String> = [], _ regions: ConfiguredRegions,
    keepingBound: Bool = false
  ) -> Mentions {
    let collector = MentionCollector(viewMode: .sourceAccurate, configuredRegions: regions)
    collector.bound.formUnion(names)
    for node in nodes { if let node { collector.walk(node) } }
    return Mentions(
      names: (keepingBound ? collector.names : collector.names.subtracting(collector.bound))
        .sorted(),
      members: collector.members.sorted())
  }

  /// Names that code binds.
  static func bindings(in nodes: [Syntax?], _ regions: ConfiguredRegions) -> Set<String> {
    let collector = MentionCollector(viewMode: .sourceAccurate, configuredRegions: regions)
    for node in nodes { if let node { collector.walk(node) } }
    return collector.bound
  }

  /// A name without backticks, and without the sign of a projected value.
  private static func plain(_ token: TokenSyntax) -> String? {
    guard case .identifier(let text) = token.tokenKind else { return nil }
    let name = text.trimmingBackticks
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  /// Binds a name; one with the sign of a projected value, as of a closure's parameter, binds the plain name, too.
  private func bind(_ token: TokenSyntax?) {
    guard let token else { return }
    let name = token.text.trimmingBackticks
    bound.insert(name)
    if name.hasPrefix("$") { bound.insert(String(name.dropFirst())) }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = Self.plain(node.baseName), !name.isEmpty else { return .visitChildren }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName == node {
      members.insert(name)
    } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      members.insert(name)
    } else {
      names.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.plain(node.name) { names.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.plain(node.name) { members.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    // Those in small letters are the language's.
    let name = node.attributeName.trimmedDescription
    return name.first?.isUppercase == true && !Self.attributes.contains(name)
      ? .visitChildren : .skipChildren
  }

  /// Attributes of the language in capitals.
  private static let attributes: Set<String> = [
    "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain", "IBAction", "IBOutlet",
    "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable",
  ]

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    note(macro: node.macroName)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(macro: node.macroName)
    return .visitChildren
  }

  private func note(macro name: TokenSyntax) {
    if let text = Self.plain(name), text.first?.isUppercase == true { names.insert(text) }
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // Without a value, as in `if let x`, the name is mentioned too.
    if let binding = node.parent?.as(OptionalBindingConditionSyntax.self),
      binding.initializer == nil
    {
      if let name = Self.plain(node.identifier) { names.insert(name) }
      return .visitChildren
    }
    bind(node.identifier)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    bind(node.secondName ?? node.firstName)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    bind(node.secondName ?? node.firstName)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer != nil {
      bind(node.name)
    } else if let name = Self.plain(node.name) {
      names.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name)
    return .visitChildren
  }

  override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name)
    return .visitChildren
  }
}

extension String {
  /// Without the backticks around a name that is a keyword.
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
