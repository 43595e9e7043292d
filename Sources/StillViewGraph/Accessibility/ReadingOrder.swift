import Foundation
import StillGeometry
import StillLayout
import StillRuntime

/// The order in which elements are read: row by row, and in a row from the leading edge on (rule AX2.1).
///
/// Rows are what a horizontal line can separate, columns what a vertical line can separate: rows are cut first, then each
/// row into columns, then each of these into rows again. Elements that overlap by at most 8 points count as separate.
package struct ReadingOrder {
  package init() {}

  /// How deep rows and columns are cut before the rest is ordered by top edges.
  private static var depthLimit: Int { 24 }

  /// Elements and groups in reading order, those of a higher priority first, and what is inside groups too.
  package func sorted(_ items: [AccessibilityItem]) -> [AccessibilityItem] {
    CallStack.ensured {
      var items = items
      for index in items.indices where items[index].kind != .element {
        items[index].children = sorted(items[index].children)
      }
      let priorities = items.map(\.sortPriority)
      guard let first = priorities.first else { return items }
      // The direction is that of the views, which may differ from the window's.
      let isMirrored = items.first { !$0.isRightToLeft } == nil
      let frames = items.map { item in
        guard isMirrored else { return item.frame }
        let frame = item.frame
        return CGRect(x: -frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      }
      if priorities.allSatisfy({ $0 == first }) {
        return order(Array(items.indices), frames, depth: 0).map { items[$0] }
      }
      var result: [AccessibilityItem] = []
      let groups = Dictionary(grouping: items.indices) { priorities[$0] }
      for priority in groups.keys.sorted(by: >) {
        for index in order(groups[priority] ?? [], frames, depth: 0) { result.append(items[index]) }
      }
      return result
    }
  }

  private func order(_ indices: [Int], _ frames: [CGRect], depth: Int) -> [Int] {
    guard indices.count > 1 else { return indices }
    if depth < Self.depthLimit {
      let rows = parts(indices) { span(frames[$0].minY, frames[$0].height) }
      if rows.count > 1 { return rows.flatMap { order($0, frames, depth: depth + 1) } }
      let columns = parts(indices) { span(frames[$0].minX, frames[$0].width) }
      if columns.count > 1 { return columns.flatMap { order($0, frames, depth: depth + 1) } }
    }
    func key(_ index: Int) -> (CGFloat, CGFloat, Int) {
      (frames[index].minY, frames[index].minX, index)
    }
    return indices.sorted { key($0) < key($1) }
  }

  /// Where something begins and ends along an axis, without what may overlap its neighbours.
  private func span(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    let reach = min(4, length / 4)
    return (start + reach, start + length - reach)
  }

  /// Parts that do not overlap along an axis, from its start on.
  private func parts(
    _ indices: [Int], _ span: (Int) -> (start: CGFloat, end: CGFloat)
  ) -> [[Int]] {
    let spans = indices.map { (index: $0, span: span($0)) }
      .sorted { ($0.span.start, $0.index) < ($1.span.start, $1.index) }
    var parts: [[Int]] = []
    var end = -CGFloat.infinity
    for (index, span) in spans {
      if span.start >= end {
        parts.append([index])
      } else {
        parts[parts.count - 1].append(index)
      }
      end = max(end, span.end)
    }
    // Inside a part, what comes first in the tree stays first until it is cut further.
    return parts.map { $0.sorted() }
  }
}
