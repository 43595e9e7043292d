import SwiftIfConfig
import SwiftSyntax

/// Finds names that code has after a dot and that no declaration of a file or a type lists: labels of tuples, and members of types in
/// functions.
final class LocalMembers: ActiveSyntaxVisitor {
  private(set) var names: Set<String> = []
  /// How many functions are around the node.
  private var depth = 0

  private func add(_ token: TokenSyntax?) {
    if let text = token?.text.trimmingBackticks, text != "_" { names.insert(text) }
  }

  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    add(node.firstName)
    return .visitChildren
  }

  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements { add(element.label) }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { depth -= 1 }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard depth > 0 else { return .visitChildren }
    if let variable = node.decl.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        add(binding.pattern.as(IdentifierPatternSyntax.self)?.identifier)
      }
    } else if let function = node.decl.as(FunctionDeclSyntax.self) {
      add(function.name)
    } else if let cases = node.decl.as(EnumCaseDeclSyntax.self) {
      for element in cases.elements { add(element.name) }
    }
    return .visitChildren
  }
}
