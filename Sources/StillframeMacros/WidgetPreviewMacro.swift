import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("name", as: .systemSmall) { widget } timeline: { entries }`, of widgets and Live Activities: a type that
/// conforms to `PreviewRegistry` and calls WidgetKit with what is written.
struct WidgetPreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var arguments = node.arguments.map { argument in
      (argument.label.map { "\($0.text): " } ?? "") + argument.expression.trimmedDescription
    }
    if let closure = node.trailingClosure {
      arguments.append("widget: \(closure.trimmedDescription)")
    }
    for closure in node.additionalTrailingClosures {
      arguments.append("\(closure.label.text): \(closure.closure.trimmedDescription)")
    }
    let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    return [
      """
      nonisolated struct \(context.makeUniqueName("PreviewRegistry")): SwiftUI.PreviewRegistry {
        static var fileID: Swift.String { \(raw: place.map { "\($0.file)" } ?? "\"\"") }
        static var line: Swift.Int { \(raw: place.map { "\($0.line)" } ?? "0") }
        static var column: Swift.Int { \(raw: place.map { "\($0.column)" } ?? "0") }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          try WidgetKit._WidgetPreview.make(\(raw: arguments.joined(separator: ", ")))
        }
      }
      """
    ]
  }
}
