import SwiftIfConfig
import SwiftSyntax

/// Finds the attributes and modifiers of Objective-C, and its names of methods.
final class ForeignAttributes: ActiveSyntaxVisitor {
  private(set) var ranges: [[Int]] = []
  /// Each `#selector(…)`.
  private(set) var selectors: [[Int]] = []
  /// Each `#keyPath(…)`.
  private(set) var keyPaths: [KeyPathOutline] = []

  private static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.names.contains(node.attributeName.trimmedDescription) {
      ranges.append(node.outlineRange)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector" { selectors.append(node.outlineRange) }
    if node.macroName.text == "keyPath", let path = node.arguments.first?.expression {
      keyPaths.append(KeyPathOutline(range: node.outlineRange, path: path.trimmedDescription))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { ranges.append(node.outlineRange) }
    return .skipChildren
  }
}
