package import Foundation

/// Where text goes on behind a tab: at the next multiple of 28 points from the start of the line, as in
/// a default paragraph style of Apple's platforms.
///
/// Lines that run from right to left count from the right. A tab at the end of a line hangs like a space.
package enum TabStops {
  /// In points.
  package static let interval: CGFloat = 28

  /// Returns the first stop behind a place, so that a tab is never without width; in points.
  package static func next(after x: CGFloat) -> CGFloat {
    (((x + lengthTolerance) / interval).rounded(.down) + 1) * interval
  }
}

extension ShapedContent {
  /// A tab, as it stands where the text is all in one line and tabs have no width.
  package struct Tab: Sendable {
    /// In the text, UTF-16.
    package let offset: Int
    /// Points from the start of the text to the tab, and behind it.
    package let start: CGFloat
    package let end: CGFloat
  }
}

/// Widths of the parts of one line from its start, tabs counted; asked for ascending offsets.
package struct LineSums {
  private let tabs: [ShapedContent.Tab]
  private let startX: CGFloat
  /// How far from the start of its line the part starts, in points.
  private let lineX: CGFloat
  /// The next tab.
  private var index: Int
  /// Points that tabs have added so far.
  private var added: CGFloat = 0

  /// - Parameters:
  ///   - start: Offset of the first unit.
  ///   - lineX: How far from the start of its line that stands, in points.
  package init(_ content: ShapedContent, from start: Int, lineX: CGFloat = 0) {
    self.init(content, from: start, x: content.x(at: start), lineX: lineX)
  }

  /// - Parameter x: The value of `content.x(at: start)`.
  package init(_ content: ShapedContent, from start: Int, x: CGFloat, lineX: CGFloat = 0) {
    tabs = content.tabs
    startX = x
    self.lineX = lineX
    var low = 0
    var high = tabs.count
    while low < high {
      let middle = (low + high) / 2
      if tabs[middle].offset < start { low = middle + 1 } else { high = middle }
    }
    index = low
  }

  /// Returns points from the start to an offset.
  ///
  /// - Parameter x: The content's `endX(at:)` at the offset.
  package mutating func width(upTo offset: Int, x: CGFloat) -> CGFloat {
    while index < tabs.count, tabs[index].offset < offset {
      let place = tabs[index].start - startX + added
      let stop = TabStops.next(after: lineX + place) - lineX
      added = stop - (tabs[index].end - startX)
      index += 1
    }
    return x - startX + added
  }
}
