import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("name", traits: …) { body }`: a type that conforms to `PreviewRegistry` and makes the preview.
///
/// The type has a unique name. Tools find all previews of a program by their conformance to that protocol.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try expansion(of: node, in: context, naming: "SwiftUI")
  }

  /// - Parameters:
  ///   - module: the module by whose name the file knows the types of previews.
  ///   - maker: the function that makes the preview; empty: its initializer.
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext,
    naming module: String, by maker: String = ""
  ) throws -> [DeclSyntax] {
    guard let body = body(of: node) else {
      throw MacroExpansionErrorMessage("#Preview needs a closure with the view to be shown")
    }
    let registry = context.makeUniqueName("PreviewRegistry")
    let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    let file = place.map { "\($0.file)" } ?? "\"\""
    let line = place.map { "\($0.line)" } ?? "0"
    let column = place.map { "\($0.column)" } ?? "0"
    let arguments = arguments(of: node)
    let content = content(of: body)
    return [
      """
      nonisolated struct \(registry): \(raw: module).PreviewRegistry {
        static var fileID: Swift.String { \(raw: file) }
        static var line: Swift.Int { \(raw: line) }
        static var column: Swift.Int { \(raw: column) }
        @MainActor static func makePreview() throws -> \(raw: module).Preview {
          \(raw: content.declaration)
          return \(raw: module).Preview\(raw: maker)(\(raw: arguments)) {
            \(raw: content.statements)
          }
        }
      }
      """
    ]
  }

  /// Returns the closure: the trailing one, or the argument `body`.
  private static func body(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
    if let closure = node.trailingClosure { return closure }
    return node.arguments.last { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
  }

  /// Name and traits as they stand.
  private static func arguments(of node: some FreestandingMacroExpansionSyntax) -> String {
    node.arguments.filter { $0.label?.text != "body" }.map { argument in
      let label = argument.label.map { "\($0.text): " } ?? ""
      return label + argument.expression.trimmedDescription
    }.joined(separator: ", ")
  }

  /// Returns the content of the closure. Properties marked `@Previewable` become those of a new view, whose body is
  /// the rest, so that they live as long as the preview does.
  private static func content(
    of body: ClosureExprSyntax
  ) -> (declaration: String, statements: String) {
    var properties: [String] = []
    var rest: [String] = []
    for statement in body.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self), isPreviewable(variable) {
        properties.append(withoutMark(variable).trimmedDescription)
      } else {
        rest.append(statement.description)
      }
    }
    let statements = rest.joined().trimmingPrefix { $0.isWhitespace }
    guard !properties.isEmpty else { return ("", String(statements)) }
    let declaration = """
      struct __P_Previewable_Wrapper: SwiftUI.View {
        \(properties.joined(separator: "\n  "))
        var body: some SwiftUI.View {
          \(statements)
        }
      }
      """
    return (declaration, "__P_Previewable_Wrapper()")
  }

  private static func isPreviewable(_ variable: VariableDeclSyntax) -> Bool {
    variable.attributes.contains { isMark($0) }
  }

  private static func isMark(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element else { return false }
    let name = attribute.attributeName.trimmedDescription
    return name == "Previewable" || name == "SwiftUI.Previewable"
  }

  private static func withoutMark(_ variable: VariableDeclSyntax) -> VariableDeclSyntax {
    var result = variable
    result.attributes = variable.attributes.filter { !isMark($0) }
    return result
  }
}

/// `#Preview { controller }` of UIKit: the same, by the names that files have which import UIKit alone.
struct UIKitPreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try PreviewMacro.expansion(of: node, in: context, naming: "UIKit", by: "._inUIKit")
  }
}

/// `@Previewable`: marks a property inside `#Preview`, which moves it; by itself it adds nothing.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// The message of a macro that cannot be expanded.
struct MacroExpansionErrorMessage: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
