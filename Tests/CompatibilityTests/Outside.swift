import SwiftUI
import Testing

/// What is seen of a view from outside.
struct Outside: Equatable {
  let size: CGSize
  let picture: Bitmap
  let warnings: [String]

  /// In a window of a size; at its ideal size where none is given.
  @MainActor init(_ view: some View, in window: CGSize? = nil) throws {
    let renderer = ImageRenderer(
      content: view.frame(width: window?.width, height: window?.height).background(Color.white))
    let report = try renderer.layoutReport()
    size = report.size
    warnings = report.warnings.map(\.message)
    picture = try renderer.bitmap()
  }
}

/// Checks that a change of a view, for a live device or for those who listen, leaves its size and its picture alone and warns
/// of nothing.
@MainActor func expectUnchanged<V: View>(
  _ view: V, in window: CGSize? = nil, warning: String? = nil, by change: (V) -> some View,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let (before, after) = (try Outside(view, in: window), try Outside(change(view), in: window))
  #expect(before.size == after.size, sourceLocation: sourceLocation)
  #expect(before.picture == after.picture, sourceLocation: sourceLocation)
  let expected = warning.map { [$0] } ?? []
  #expect(
    Set(after.warnings.compactMap { $0.split(separator: " ").first.map(String.init) })
      == Set(expected), sourceLocation: sourceLocation)
}

/// Where a text stands in a window, in points from its top left corner.
@MainActor func place(
  of text: String, in view: some View, window: CGSize = CGSize(width: 320, height: 480)
) throws -> CGRect {
  let framed = view.frame(width: window.width, height: window.height)
  let report = try ImageRenderer(content: framed).layoutReport()
  return try #require(report.root.first(saying: text)).frame
}

/// What a view warns of.
@MainActor func warnings(of view: some View) throws -> [String] {
  try ImageRenderer(content: view).layoutReport().warnings.map(\.message)
}
