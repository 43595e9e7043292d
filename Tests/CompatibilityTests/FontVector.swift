import SwiftUI
import Testing

/// A text style and the point size that it has at each size of Dynamic Type.
struct FontVector: Sendable, CustomTestStringConvertible {
  let id: String
  let basis: String
  let style: Font.TextStyle
  let sizes: [(DynamicTypeSize, CGFloat)]

  init(
    _ id: String, basis: String, style: Font.TextStyle, sizes: [(DynamicTypeSize, CGFloat)]
  ) {
    self.id = id
    self.basis = basis
    self.style = style
    self.sizes = sizes
  }

  var testDescription: String { id }

  /// Whether text of the style is as large as text of each point size.
  @MainActor func expectMatch(sourceLocation: SourceLocation = #_sourceLocation) {
    let text = Text("Hamburgefonstiv, 0123456789")
    for (size, points) in sizes {
      let weight: Font.Weight = style == .headline ? .semibold : .regular
      let styled = Self.size(of: text.font(.system(style)).dynamicTypeSize(size))
      let fixed = Self.size(of: text.font(.system(size: points, weight: weight)))
      #expect(
        styled != nil && styled == fixed, "\(id) (\(basis)) at \(size): not \(points) points",
        sourceLocation: sourceLocation)
    }
  }

  @MainActor private static func size(of content: some View) -> CGSize? {
    try? ImageRenderer(content: content).layoutReport().size
  }
}
