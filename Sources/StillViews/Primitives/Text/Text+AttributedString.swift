import Foundation
import StillViewGraph

extension AttributedString {
  /// Appends the runs of the string, with the styling of the surrounding text.
  func append(to result: inout [AttributedContent], inside outer: TextStyling) {
    for run in runs {
      result.append(
        AttributedContent(
          text: String(characters[run.range]), style: TextStyling(run).inside(outer)))
    }
  }
}

extension TextStyling {
  fileprivate init(_ run: AttributedString.Runs.Run) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    font = run[Scope.FontAttribute.self]
    color = run[Scope.ForegroundColorAttribute.self].map { .some($0) }
    background = run[Scope.BackgroundColorAttribute.self]
    kerning = run[Scope.KerningAttribute.self]
    tracking = run[Scope.TrackingAttribute.self]
    baselineOffset = run[Scope.BaselineOffsetAttribute.self]
    underline = run[Scope.UnderlineStyleAttribute.self].map { .some($0) }
    strikethrough = run[Scope.StrikethroughStyleAttribute.self].map { .some($0) }
    let intent =
      run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] ?? []
    add(
      MarkdownTraits(intent),
      link: run[AttributeScopes.FoundationAttributes.LinkAttribute.self])
  }
}

extension MarkdownTraits {
  init(_ intent: InlinePresentationIntent) {
    self = []
    if intent.contains(.emphasized) { insert(.emphasis) }
    if intent.contains(.stronglyEmphasized) { insert(.strong) }
    if intent.contains(.code) { insert(.code) }
    if intent.contains(.strikethrough) { insert(.strikethrough) }
  }
}
