import SwiftParser
import SwiftSyntax

/// The names of the views that a `PreviewProvider` shows, as far as its code says them.
enum PreviewTitles {
  /// Returns one for each view, empty where it has none; a loop counts as one view.
  static func titles(of statements: CodeBlockItemListSyntax) -> [String] {
    // With a `return`, the other statements make what it returns.
    let returned = statements.compactMap { $0.item.as(ReturnStmtSyntax.self)?.expression }
    return (returned.isEmpty ? statements.compactMap(view) : returned).flatMap(titles)
  }

  /// Returns the view that a statement of a builder gives; nil for a declaration or an assignment.
  private static func view(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    let expression =
      item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
    let isAssignment =
      expression?.as(SequenceExprSyntax.self)?.elements.contains {
        $0.is(AssignmentExprSyntax.self)
      }
    return isAssignment == true ? nil : expression
  }

  private static func titles(of expression: ExprSyntax) -> [String] {
    var title = ""
    var base = expression
    while let call = base.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let inner = callee.base
    {
      if callee.declName.baseName.text == "previewDisplayName" {
        let literal = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)
        title = literal?.representedLiteralValue ?? title
      }
      base = inner
    }
    guard let call = base.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "Group", let closure = call.trailingClosure
    else { return [title] }
    return titles(of: closure.statements).map { $0.isEmpty ? title : $0 }
  }
}
