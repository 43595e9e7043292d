package import Foundation

/// The lengths of a lazy container's lines, of which most are only estimated.
///
/// A line is what lies side by side: an element of a stack, a row of a grid, a header.
package struct LineLengths {
  /// Points; not a number where the line was never measured.
  private var lengths: [CGFloat]
  /// The gap before each line in points; not a number where it is not known.
  private var gaps: [CGFloat]
  private let usualGap: CGFloat
  private var knownCount = 0
  /// Where known lines lie.
  private var known: Range<Int>?
  private var knownSum: CGFloat = 0
  /// The assumed length of a line that was never measured, in points.
  package private(set) var estimate: CGFloat = 0

  package init(count: Int, usualGap: CGFloat) {
    lengths = Array(repeating: .nan, count: count)
    gaps = Array(repeating: .nan, count: count)
    self.usualGap = usualGap
  }

  package var count: Int { lengths.count }

  package func isKnown(_ line: Int) -> Bool { !lengths[line].isNaN }

  /// Notes what a line measures; lines of which one gap is no number keep the usual one.
  package mutating func set(_ line: Int, length: CGFloat, gapBefore: CGFloat?) {
    let length = length.isNaN ? 0 : length
    if lengths[line].isNaN { knownCount += 1 } else { knownSum -= lengths[line] }
    knownSum += length
    lengths[line] = length
    let lower = min(known?.lowerBound ?? line, line)
    known = lower..<max(known?.upperBound ?? line + 1, line + 1)
    if let gapBefore { gaps[line] = gapBefore }
  }

  /// Forgets what lines measured that are not in sight.
  ///
  /// - Complexity: linear in how far known lines lie from each other.
  package mutating func forget(outside sight: Range<Int>) {
    guard let known, known != sight else { return }
    for line in known where !sight.contains(line) && !lengths[line].isNaN {
      knownCount -= 1
      lengths[line] = .nan
      gaps[line] = .nan
    }
    self.known = sight.isEmpty ? nil : sight
    knownSum = sight.reduce(0) { $0 + (lengths[$1].isNaN ? 0 : lengths[$1]) }
  }

  /// Takes the mean of what is known as what the other lines measure.
  package mutating func estimateFromKnown() {
    guard knownCount > 0, knownSum.isFinite else { return }
    estimate = knownSum / CGFloat(knownCount)
  }

  package func length(of line: Int) -> CGFloat {
    lengths[line].isNaN ? estimate : lengths[line]
  }

  package func gap(before line: Int) -> CGFloat {
    if line == 0 { return 0 }
    return gaps[line].isNaN ? usualGap : gaps[line]
  }

  /// Returns where a line starts, in points from the first one's start.
  ///
  /// - Complexity: linear in `line`.
  package func start(of line: Int) -> CGFloat {
    var position: CGFloat = 0
    for index in 0..<line { position += gap(before: index) + length(of: index) }
    return position + gap(before: line)
  }

  /// From the first line's start to the last one's end, in points.
  package var total: CGFloat {
    guard count > 0 else { return 0 }
    return start(of: count - 1) + length(of: count - 1)
  }

  /// Returns the first line that ends beyond `position`, and where it starts; the last one where none does.
  package func line(endingBeyond position: CGFloat) -> (line: Int, start: CGFloat) {
    // Lines of no length at the start end nowhere beyond it, and are there.
    guard position > 0 else { return (0, 0) }
    var start: CGFloat = 0
    for index in 0..<count {
      start += gap(before: index)
      let end = start + length(of: index)
      if end > position || index == count - 1 { return (index, start) }
      start = end
    }
    return (0, 0)
  }
}
