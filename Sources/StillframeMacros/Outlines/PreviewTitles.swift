import SwiftParser
import SwiftSyntax

/// The names of the views that a `PreviewProvider` shows, as far as its code says them.
enum PreviewTitles {
  /// Returns one for each view, empty where it has none; a loop counts as one view.
  static func titles(of statements: CodeBlockItemListSyntax) -> [String] {
    statements.flatMap { item -> [String] in
      var expression = item.item.as(ExprSyntax.self)
      if let statement = item.item.as(StmtSyntax.self) {
        expression =
          statement.as(ReturnStmtSyntax.self)?.expression
          ?? statement.as(ExpressionStmtSyntax.self)?.expression
      }
      return expression.map(titles) ?? []
    }
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
