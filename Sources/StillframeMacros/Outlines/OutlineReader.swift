import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Reads the imports and declarations of a file, those of types with their members.
final class OutlineReader: ActiveSyntaxVisitor {
  private(set) var imports: [ImportOutline] = []
  private(set) var declarations: [DeclarationOutline] = []
  private let regions: ConfiguredRegions
  /// Types that are being read, the innermost last, with the generic parameters that they bind.
  private var open: [(declaration: DeclarationOutline, bound: Set<String>)] = []

  override init(viewMode: SyntaxTreeViewMode, configuredRegions: ConfiguredRegions) {
    regions = configuredRegions
    super.init(viewMode: viewMode, configuredRegions: configuredRegions)
  }

  private var bound: Set<String> { open.last?.bound ?? [] }

  private func add(_ declaration: DeclarationOutline) {
    if open.isEmpty {
      declarations.append(declaration)
    } else {
      open[open.count - 1].declaration.members.append(declaration)
    }
  }

  private func close() {
    if let (declaration, _) = open.popLast() { add(declaration) }
  }

  private func mentions(_ nodes: [Syntax?], _ names: Set<String> = []) -> Mentions {
    MentionCollector.mentions(in: nodes, binding: bound.union(names), regions)
  }

  private func outline(
    _ kind: String, _ names: [String], _ node: some SyntaxProtocol,
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> DeclarationOutline {
    var result = DeclarationOutline(
      kind: kind, names: names.map(\.trimmingBackticks), range: node.outlineRange)
    result.modifiers = modifiers.map(\.trimmedDescription)
    result.attributes = attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    result.marks = attributes.compactMap { $0.as(AttributeSyntax.self) }.map { attribute in
      DeclarationOutline.Mark(
        name: attribute.attributeName.trimmedDescription, range: attribute.outlineRange,
        mentions: mentions([Syntax(attribute)]))
    }
    return result
  }

  // MARK: Types

  private func open(
    _ kind: String, _ name: TokenSyntax, _ node: some DeclGroupSyntax,
    _ generics: GenericParameterClauseSyntax?, alsoBinding names: Set<String> = []
  ) -> SyntaxVisitorContinueKind {
    var result = outline(kind, [name.text], node, node.attributes, node.modifiers)
    let own = MentionCollector.bindings(in: [generics.map(Syntax.init)], regions).union(names)
    result.generics = generics?.trimmedDescription
    result.constraint = node.genericWhereClause?.trimmedDescription
    result.body = node.memberBlock.outlineRange
    addClause(node.inheritanceClause, to: &result, own)
    // A type stays without an attribute that is nowhere.
    result.head = mentions(
      [generics.map(Syntax.init), node.genericWhereClause.map(Syntax.init)], own)
    open.append((result, bound.union(own)))
    return .visitChildren
  }

  private func addClause(
    _ clause: InheritanceClauseSyntax?, to result: inout DeclarationOutline, _ own: Set<String>
  ) {
    guard let clause else { return }
    result.clause = clause.outlineRange
    result.inherits = clause.inheritedTypes.map { item in
      let found = mentions([Syntax(item.type)], own)
      return DeclarationOutline.Inherited(text: item.type.trimmedDescription, names: found.names)
    }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open("struct", node.name, node, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { close() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open("class", node.name, node, node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { close() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open("actor", node.name, node, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { close() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open("enum", node.name, node, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { close() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.memberBlock.members.compactMap {
      $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text
    }
    return open("protocol", node.name, node, nil, alsoBinding: Set(names))
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { close() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var result = outline("extension", [], node, node.attributes, node.modifiers)
    result.extended = node.extendedType.trimmedDescription
    result.body = node.memberBlock.outlineRange
    addClause(node.inheritanceClause, to: &result, [])
    result.head = mentions([
      Syntax(node.attributes), Syntax(node.extendedType), node.genericWhereClause.map(Syntax.init),
    ])
    open.append((result, bound))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { close() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    var result = outline("func", [node.name.text], node, node.attributes, node.modifiers)
    result.result = node.signature.returnClause?.type.trimmedDescription
    result.effects = effects(of: node.signature)
    result.thrown = thrown(by: node.signature, node.genericParameterClause)
    addCode(
      node.body.map(Syntax.init),
      head: [
        Syntax(node.attributes), node.genericParameterClause.map(Syntax.init),
        node.genericWhereClause.map(Syntax.init),
      ], signature: node.signature, statements: node.body?.statements,
      for: ClosurePurposes.ofBody(
        named: node.name.text, result: result.result, attributes: result.attributes,
        isFunction: true), to: &result)
    result.parameters = parameters(of: node.signature, node.genericParameterClause)
    add(result)
    return .skipChildren
  }

  /// The words of a function that may wait or fail with any error.
  private func effects(of signature: FunctionSignatureSyntax) -> [String] {
    guard let all = signature.effectSpecifiers else { return [] }
    let fails = all.throwsClause.map { $0.type == nil } ?? false
    return (all.asyncSpecifier != nil ? ["async"] : []) + (fails ? ["throws"] : [])
  }

  /// The type of the only errors that a function throws, with its parentheses.
  private func thrown(
    by signature: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?
  ) -> DeclarationOutline.Mark? {
    guard let clause = signature.effectSpecifiers?.throwsClause, let type = clause.type,
      let open = clause.leftParen, let close = clause.rightParen
    else { return nil }
    let own = MentionCollector.bindings(in: [generics.map(Syntax.init)], regions)
    return DeclarationOutline.Mark(
      name: type.trimmedDescription, range: [open.outlineRange[0], close.outlineRange[1]],
      mentions: mentions([Syntax(type)], own))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    var result = outline("init", [], node, node.attributes, node.modifiers)
    result.effects = effects(of: node.signature)
    result.thrown = thrown(by: node.signature, node.genericParameterClause)
    result.generics = node.genericParameterClause?.trimmedDescription
    result.constraint = node.genericWhereClause?.trimmedDescription
    addCode(
      node.body.map(Syntax.init),
      head: [
        Syntax(node.attributes), node.genericParameterClause.map(Syntax.init),
        node.genericWhereClause.map(Syntax.init),
      ], signature: node.signature, statements: node.body?.statements, for: .action, to: &result)
    result.parameters = parameters(of: node.signature, node.genericParameterClause)
    add(result)
    return .skipChildren
  }

  private func parameters(
    of signature: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?
  ) -> [DeclarationOutline.Parameter] {
    let own = MentionCollector.bindings(in: [generics.map(Syntax.init)], regions)
    return signature.parameterClause.parameters.map { parameter in
      let type = parameter.type.trimmedDescription + (parameter.ellipsis?.text ?? "")
      return DeclarationOutline.Parameter(
        label: [parameter.firstName.text, parameter.secondName?.text]
          .compactMap { $0 }.joined(separator: " "),
        type: type, attributes: parameter.attributes.map(\.trimmedDescription),
        initial: parameter.defaultValue?.value.trimmedDescription,
        range: parameter.outlineRange,
        typeMentions: mentions([Syntax(parameter.attributes), Syntax(parameter.type)], own),
        initialMentions: mentions([parameter.defaultValue.map { Syntax($0.value) }], own),
        initialRange: parameter.defaultValue?.outlineRange)
    }
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    var result = outline("deinit", [], node, node.attributes, node.modifiers)
    addCode(node.body.map(Syntax.init), head: [], to: &result)
    add(result)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    var result = outline("subscript", [], node, node.attributes, node.modifiers)
    result.result = node.returnClause.type.trimmedDescription
    addCode(
      node.accessorBlock.map(Syntax.init),
      head: [
        Syntax(node.attributes), node.genericParameterClause.map(Syntax.init),
        Syntax(node.parameterClause), Syntax(node.returnClause),
      ], to: &result)
    add(result)
    return .skipChildren
  }

  private func addCode(
    _ body: Syntax?, head: [Syntax?], signature: FunctionSignatureSyntax? = nil,
    statements: CodeBlockItemListSyntax? = nil,
    for purpose: CodePurpose = .value, to result: inout DeclarationOutline
  ) {
    result.body = body?.outlineRange
    result.head = mentions(head + (signature.map(Self.withoutDefaults) ?? []))
    let parameters = MentionCollector.bindings(in: head + [signature.map(Syntax.init)], regions)
    result.code = mentions([body], parameters)
    addPieces(statements, for: purpose, binding: parameters, to: &result)
  }

  private static func withoutDefaults(_ signature: FunctionSignatureSyntax) -> [Syntax?] {
    signature.parameterClause.parameters.flatMap { [Syntax($0.attributes), Syntax($0.type)] }
      + [signature.effectSpecifiers.map(Syntax.init), signature.returnClause.map(Syntax.init)]
  }

  /// Divides code into what can be left out of it.
  private func addPieces(
    _ statements: CodeBlockItemListSyntax?, for purpose: CodePurpose, binding names: Set<String>,
    to result: inout DeclarationOutline
  ) {
    guard let statements, purpose != .value || statements.count > 1 else {
      result.rest = result.code
      return
    }
    let around = MentionCollector.bindings(in: [Syntax(statements)], regions)
    let pieces = CodePieces(regions: regions, bound: bound.union(names).union(around))
    result.pieces =
      purpose == .value
      ? pieces.valueStatements(statements) : pieces.statements(statements, for: purpose)
    // What is no piece is mentioned by the rest: functions and types in functions.
    let ends = purpose == .value ? statements.dropLast() : statements[...]
    let others = ends.filter { item in
      guard case .decl(let declaration) = item.item else {
        return ![.view, .scene].contains(purpose) && item.item.is(ReturnStmtSyntax.self)
      }
      return !declaration.is(VariableDeclSyntax.self)
    }
    result.rest = mentions(others.map { Syntax($0) }, names.union(around))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.map { $0.pattern.trimmedDescription }
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    var result = outline(
      isConstant ? "let" : "var", names, node, node.attributes, node.modifiers)
    let first = node.bindings.first
    result.result = first?.typeAnnotation?.type.trimmedDescription
    if node.bindings.count == 1, let block = first?.accessorBlock, Self.isComputed(block) {
      result.head = mentions([
        Syntax(node.attributes), first?.typeAnnotation.map { Syntax($0) },
      ])
      result.body = block.outlineRange
      result.code = mentions([Syntax(block)])
      let purpose = ClosurePurposes.ofBody(
        named: names[0], result: result.result, attributes: result.attributes, isFunction: false)
      if case .getter(let statements) = block.accessors {
        if names == ["previews"] { result.titles = PreviewTitles.titles(of: statements) }
        addPieces(statements, for: purpose, binding: [], to: &result)
      } else {
        result.rest = result.code
      }
    } else {
      // A variable without a written type has that of its first value.
      let hasType =
        node.bindings.count == 1 && first?.typeAnnotation != nil && first?.accessorBlock == nil
      let rest = hasType ? first?.typeAnnotation.map { Syntax($0) } : Syntax(node.bindings)
      result.head = mentions([Syntax(node.attributes), rest], [])
      result.parameters = node.bindings.map { binding in
        DeclarationOutline.Parameter(
          label: binding.pattern.trimmedDescription,
          type: binding.typeAnnotation?.type.trimmedDescription
            ?? node.bindings.last?.typeAnnotation?.type.trimmedDescription,
          attributes: result.attributes,
          initial: binding.initializer?.value.trimmedDescription,
          typeMentions: mentions([binding.typeAnnotation.map(Syntax.init)]),
          initialMentions: mentions([binding.initializer.map { Syntax($0.value) }]),
          initialRange: hasType ? binding.initializer?.outlineRange : nil)
      }
    }
    add(result)
    return .skipChildren
  }

  private static func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    switch block.accessors {
    case .getter: true
    case .accessors(let list):
      list.contains { ["get", "_read", "unsafeAddress"].contains($0.accessorSpecifier.text) }
    @unknown default: true
    }
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    addPlain("case", node.elements.map(\.name.text), node, node.attributes, node.modifiers)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    addPlain("typealias", [node.name.text], node, node.attributes, node.modifiers)
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    addPlain("associatedtype", [node.name.text], node, node.attributes, node.modifiers)
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    addPlain("macro", [node.name.text], node, node.attributes, node.modifiers)
  }

  /// Adds a declaration all of which is its head. What it declares itself is no mention.
  private func addPlain(
    _ kind: String, _ names: [String], _ node: some SyntaxProtocol,
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    var result = outline(kind, names, node, attributes, modifiers)
    result.head = mentions([Syntax(node)])
    add(result)
    return .skipChildren
  }

  // MARK: The top of a file

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text.trimmingBackticks {
      // `CIFilterBuiltins` is a submodule here, too.
      let isOfPart = node.path.count > 1 && module != "CoreImage"
      imports.append(
        ImportOutline(module: module, range: node.outlineRange, isOfPart: isOfPart))
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    addStatement(node, macro: node.macroName.text)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    switch node.item {
    case .decl: return .visitChildren
    case .expr(let expression):
      return addStatement(node, macro: expression.as(MacroExpansionExprSyntax.self)?.macroName.text)
    case .stmt: return addStatement(node, macro: nil)
    @unknown default: return .visitChildren
    }
  }

  /// Divides the code of a preview, which is that of its last closure.
  private func addPreview(_ node: Syntax, to result: inout DeclarationOutline) {
    let item = node.as(CodeBlockItemSyntax.self)
    let arguments: LabeledExprListSyntax
    let closure: ClosureExprSyntax?
    if let macro = node.as(MacroExpansionDeclSyntax.self) {
      (arguments, closure) = (macro.arguments, macro.trailingClosure)
      result.isPlain = macro.additionalTrailingClosures.isEmpty
    } else if let macro = item?.item.as(MacroExpansionExprSyntax.self)
      ?? item?.item.as(ExprSyntax.self)?.as(MacroExpansionExprSyntax.self)
    {
      (arguments, closure) = (macro.arguments, macro.trailingClosure)
      result.isPlain = macro.additionalTrailingClosures.isEmpty
    } else {
      return
    }
    result.title = arguments.first.flatMap { argument in
      guard argument.label == nil else { return nil }
      return argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    guard let closure, result.isPlain else { return }
    result.body = closure.outlineRange
    result.head = mentions([Syntax(arguments)])
    result.code = mentions([Syntax(closure)])
    addPieces(closure.statements, for: .view, binding: [], to: &result)
  }

  private func addStatement(
    _ node: some SyntaxProtocol, macro: String?
  ) -> SyntaxVisitorContinueKind {
    var result = DeclarationOutline(
      kind: macro == "Preview" ? "preview" : "code", range: node.outlineRange)
    result.head = mentions([Syntax(node)])
    if macro == "Preview" { addPreview(Syntax(node), to: &result) }
    add(result)
    return .skipChildren
  }
}
