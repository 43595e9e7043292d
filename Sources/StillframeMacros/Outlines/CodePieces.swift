import SwiftIfConfig
import SwiftSyntax

/// Divides code into pieces that can be left out one by one.
struct CodePieces {
  let regions: ConfiguredRegions
  /// Names that the code does not look for elsewhere.
  let bound: Set<String>

  /// The statements of braces.
  func statements(_ list: CodeBlockItemListSyntax, for purpose: CodePurpose) -> [CodePiece] {
    guard purpose != .value else { return [] }
    return list.compactMap { statement($0, for: purpose) }
  }

  /// The statements of code that returns a value: all can be left out but the last, which gives the value.
  func valueStatements(_ list: CodeBlockItemListSyntax) -> [CodePiece] {
    guard list.count > 1, let last = list.last else { return [] }
    var end = CodePiece(range: last.outlineRange)
    end.isVital = true
    mentions([Syntax(last.item)], of: &end)
    return list.dropLast().compactMap { statement($0, for: .action) } + [end]
  }

  private func mentions(_ nodes: [Syntax?], of piece: inout CodePiece) {
    let found = MentionCollector.mentions(in: nodes, binding: bound, regions)
    piece.own.names = Array(Set(piece.own.names + found.names)).sorted()
    piece.own.members = Array(Set(piece.own.members + found.members)).sorted()
    // Everything, to find what is bound around it.
    let all = MentionCollector.mentions(in: nodes, binding: [], regions, keepingBound: true)
    piece.locals = Array(Set(piece.locals + all.names).subtracting(piece.own.names)).sorted()
  }

  private func statement(_ item: CodeBlockItemSyntax, for purpose: CodePurpose) -> CodePiece? {
    var piece = CodePiece(range: item.outlineRange)
    switch item.item {
    case .expr(let expression):
      add(expression, to: &piece, for: purpose)
      piece.assigns = Self.assigned(expression)
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
      mentions([Syntax(declaration)], of: &piece)
      piece.opens = Self.opened(variable)
      piece.binds = Self.bindings(Syntax(declaration), regions)
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
        add(expression, to: &piece, for: purpose)
      } else if let expression = statement.as(ReturnStmtSyntax.self)?.expression,
        [.view, .scene].contains(purpose)
      {
        // The word stays.
        piece.range = expression.outlineRange
        add(expression, to: &piece, for: purpose)
      } else {
        guard !statement.is(ReturnStmtSyntax.self) else { return nil }
        mentions([Syntax(statement)], of: &piece)
        if let node = statement.as(GuardStmtSyntax.self) {
          piece.binds = Self.bindings(Syntax(node.conditions), regions)
          piece.pieces = node.conditions.compactMap { Self.binding($0) }
        }
      }
    @unknown default: return nil
    }
    if purpose == .view, piece.binds.isEmpty { piece.text = "SwiftUI.EmptyView()" }
    if purpose == .scene, piece.binds.isEmpty { piece.isVital = true }
    return piece
  }

  /// The names of variables that are declared without a value; one of an optional type has one.
  private static func opened(_ declaration: VariableDeclSyntax) -> [String] {
    declaration.bindings.compactMap { binding -> String? in
      guard binding.initializer == nil, binding.accessorBlock == nil,
        binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == false
      else { return nil }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        .trimmingBackticks
    }
  }

  /// The name that an assignment gives a value to: `rows = try load()`.
  private static func assigned(_ expression: ExprSyntax) -> [String] {
    guard let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count > 2,
      let name = parts.first?.as(DeclReferenceExprSyntax.self)?.baseName,
      parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return [] }
    return [name.text.trimmingBackticks]
  }

  private static func bindings(_ node: Syntax, _ regions: ConfiguredRegions) -> [String] {
    MentionCollector.bindings(in: [node], regions)
      .subtracting(["newValue", "oldValue", "error", "self", "Self"]).sorted()
  }

  // MARK: Expressions

  private func add(
    _ expression: ExprSyntax, to piece: inout CodePiece, for purpose: CodePurpose
  ) {
    if let node = expression.as(IfExprSyntax.self) {
      add(node, to: &piece, for: purpose)
    } else if let node = expression.as(SwitchExprSyntax.self) {
      mentions([Syntax(node.subject)], of: &piece)
      for part in node.cases {
        guard case .switchCase(let part) = part else { continue }
        mentions([Syntax(part.label)], of: &piece)
        // A case without a statement is an error.
        piece.pieces += statements(part.statements, for: purpose).map { statement in
          var statement = statement
          if statement.text.isEmpty, statement.binds.isEmpty { statement.text = "()" }
          return statement
        }
      }
    } else {
      addChain(expression, to: &piece, for: purpose)
    }
  }

  private func add(_ node: IfExprSyntax, to piece: inout CodePiece, for purpose: CodePurpose) {
    var condition = CodePiece(range: node.conditions.outlineRange, text: "false ")
    mentions([Syntax(node.conditions)], of: &condition)
    condition.binds = Self.bindings(Syntax(node.conditions), regions)
    condition.pieces = node.conditions.compactMap { Self.binding($0) }
    // Conditions on versions are none of names.
    if !node.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) }) {
      piece.pieces.append(condition)
    }
    piece.pieces += statements(node.body.statements, for: purpose)
    switch node.elseBody {
    case .codeBlock(let block): piece.pieces += statements(block.statements, for: purpose)
    case .ifExpr(let other): add(other, to: &piece, for: purpose)
    default: break
    }
  }

  /// Returns the part of a condition that binds a name, with code that takes values that are no optionals: `case let row? = Optional(row)`.
  private static func binding(_ condition: ConditionElementSyntax) -> CodePiece? {
    guard case .optionalBinding(let binding) = condition.condition,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    let type = (binding.typeAnnotation?.type.trimmedDescription).map { "<\($0)>" } ?? ""
    let value = binding.initializer?.value.trimmedDescription ?? name
    var piece = CodePiece(
      range: binding.outlineRange,
      text: "case \(binding.bindingSpecifier.text) \(name)? = Swift.Optional\(type)(\(value))")
    piece.isBinding = true
    return piece
  }

  /// A call with calls behind it: `Card(x).padding().overlay { … }`.
  private func addChain(
    _ expression: ExprSyntax, to piece: inout CodePiece, for purpose: CodePurpose
  ) {
    var base = expression
    var modifiers: [CodePiece] = []
    while true {
      if let node = base.as(PostfixIfConfigExprSyntax.self), let inner = node.base {
        // Calls under a condition of the platform.
        var part = CodePiece(range: node.config.outlineRange)
        mentions([Syntax(node.config)], of: &part)
        modifiers.append(part)
        base = inner
        continue
      }
      guard let call = base.as(FunctionCallExprSyntax.self),
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
        let inner = callee.base, callee.declName.baseName.text.first?.isLowercase == true
      else { break }
      let start = callee.period.positionAfterSkippingLeadingTrivia.utf8Offset
      var modifier = CodePiece(
        range: [start, call.outlineRange[1]], text: Self.style(call, of: callee.declName.baseName))
      // Words of the language, as in `self.init(…)`, are no names.
      if case .identifier(let name) = callee.declName.baseName.tokenKind {
        modifier.own.members = [name.trimmingBackticks]
      }
      add(
        call, to: &modifier, of: callee.declName.baseName.text,
        for: ClosurePurposes.ofModifier(callee.declName.baseName.text))
      modifiers.append(modifier)
      base = inner
    }
    guard [.view, .scene].contains(purpose) else {
      // What is done is done as a whole or not at all.
      mentions([Syntax(base)], of: &piece)
      for modifier in modifiers {
        piece.own.names += modifier.own.names
        piece.own.members += modifier.own.members
        piece.locals += modifier.locals
        piece.pieces += modifier.pieces
      }
      if let call = base.as(FunctionCallExprSyntax.self) {
        piece.own = Mentions()
        piece.locals = []
        add(call, to: &piece, of: call.calledExpression.trimmedDescription, for: .action)
        mentions([Syntax(call.calledExpression)], of: &piece)
        for modifier in modifiers {
          piece.own.names += modifier.own.names
          piece.own.members += modifier.own.members
          piece.locals += modifier.locals
        }
      }
      return
    }
    if let call = base.as(FunctionCallExprSyntax.self), let name = Self.typeName(call) {
      var base = self.base(call, named: name)
      if purpose == .scene {
        // Nothing else may stand in its place, nor around its views.
        base.isVital = true
        if base.pieces.first?.text == Self.group { base.pieces[0].isVital = true }
      }
      piece.pieces.append(base)
    } else {
      mentions([Syntax(base)], of: &piece)
    }
    piece.pieces += modifiers.reversed()
  }

  /// Returns the call that takes the place of one that styles a shape: without it, outlines would be areas, and areas black.
  private static func style(_ call: FunctionCallExprSyntax, of name: TokenSyntax) -> String {
    guard let argument = call.arguments.first, argument.label == nil else { return "" }
    return switch name.text {
    case "stroke": ".stroke()"
    case "strokeBorder": ".strokeBorder()"
    case "fill": ".fill(.quaternary)"
    default: ""
    }
  }

  /// The container that may stand around views.
  private static let group = "SwiftUI.Group"

  /// The name of a view that a call makes.
  private static func typeName(_ call: FunctionCallExprSyntax) -> String? {
    var callee = call.calledExpression
    if let special = callee.as(GenericSpecializationExprSyntax.self) { callee = special.expression }
    let name =
      callee.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name?.first?.isUppercase == true ? name : nil
  }

  private func base(_ call: FunctionCallExprSyntax, named name: String) -> CodePiece {
    var piece = CodePiece(range: call.outlineRange, text: "StillframePlaceholder(\"\(name)\")")
    piece.isBase = true
    let purpose = ClosurePurposes.ofType(name, call)
    guard let closure = call.trailingClosure, call.additionalTrailingClosures.isEmpty,
      closure.signature == nil, purpose == .view
    else {
      mentions([Syntax(call.calledExpression)], of: &piece)
      add(call, to: &piece, of: name, for: purpose)
      return piece
    }
    // Around views that are there something else may stand.
    let end = call.rightParen ?? call.calledExpression.lastToken(viewMode: .sourceAccurate)
    var wrapper = CodePiece(
      range: [
        call.outlineRange[0],
        end?.endPositionBeforeTrailingTrivia.utf8Offset ?? call.outlineRange[0],
      ], text: Self.group)
    mentions([Syntax(call.calledExpression)], of: &wrapper)
    addArguments(of: call, to: &wrapper, named: name)
    piece.pieces = [wrapper] + statements(closure.statements, for: .view)
    return piece
  }

  /// Adds the arguments and closures of a call.
  private func add(
    _ call: FunctionCallExprSyntax, to piece: inout CodePiece, of name: String,
    for purpose: CodePurpose
  ) {
    addArguments(of: call, to: &piece, named: name)
    if let closure = call.trailingClosure { add(closure, to: &piece, for: purpose) }
    for part in call.additionalTrailingClosures {
      add(part.closure, to: &piece, for: ClosurePurposes.ofLabel(part.label.text))
    }
  }

  private func addArguments(
    of call: FunctionCallExprSyntax, to piece: inout CodePiece, named name: String
  ) {
    for argument in call.arguments {
      let label = argument.label?.text ?? ""
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        add(closure, to: &piece, for: ClosurePurposes.ofLabel(label))
      } else if ClosurePurposes.viewLabels.contains(label),
        argument.expression.is(FunctionCallExprSyntax.self)
      {
        addChain(argument.expression, to: &piece, for: .view)
      } else {
        mentions([Syntax(argument.expression)], of: &piece)
      }
    }
  }

  private func add(
    _ closure: ClosureExprSyntax, to piece: inout CodePiece, for purpose: CodePurpose
  ) {
    guard purpose != .value else { return mentions([Syntax(closure)], of: &piece) }
    mentions([closure.signature.map(Syntax.init)], of: &piece)
    piece.pieces += statements(closure.statements, for: purpose)
  }
}
