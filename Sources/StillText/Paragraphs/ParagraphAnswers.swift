import Foundation

/// A proposal with its special values resolved.
struct Proposal: Hashable {
  /// Infinite for none; never negative or not-a-number.
  let width: CGFloat
  let height: CGFloat

  init(width: CGFloat?, height: CGFloat?) {
    self.width = Self.limit(width)
    self.height = Self.limit(height)
  }

  private static func limit(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .infinity }
    return max(length, 0)
  }
}

/// The measures of broken lines, unrounded.
struct Measured {
  private(set) var width: CGFloat = 0
  /// Of the lines, without those for which room is reserved.
  private var linesHeight: CGFloat = 0
  /// Below the top of the text.
  private(set) var firstBaseline: CGFloat = 0
  private(set) var lastBaseline: CGFloat = 0
  private var firstHeight: CGFloat = 0
  /// Below the first line, and below the last one, before another.
  private var firstGap: CGFloat = 0
  private var gap: CGFloat = 0
  private var count = 0
  private let lineSpacing: CGFloat
  private let reservedLines: Int

  init(_ style: ParagraphStyle) {
    lineSpacing = style.lineSpacing
    reservedLines = style.reservedLines
  }

  init(of lines: [BrokenLine], _ style: ParagraphStyle) {
    self.init(style)
    for line in lines { add(line) }
  }

  /// Counts one more line, below the others.
  mutating func add(_ line: BrokenLine) {
    width = max(width, line.width + line.hanging)
    let top = linesHeight + gap
    lastBaseline = top + line.extent.ascent
    linesHeight = top + line.extent.height
    gap = line.extent.gap(spacing: lineSpacing)
    if count == 0 {
      firstBaseline = line.extent.ascent
      firstHeight = line.extent.height
      firstGap = gap
    }
    count += 1
  }

  var height: CGFloat {
    guard count > 0, count < reservedLines else { return linesHeight }
    return linesHeight + CGFloat(reservedLines - count) * (firstHeight + firstGap)
  }
}

/// The last few answers of a paragraph; a stack asks the same few proposals again and again.
struct Answers {
  private var measured: [(proposal: Proposal, measured: Measured)] = []
  private var layouts: [(proposal: Proposal, layout: ParagraphLayout)] = []
  private var details: [(proposal: Proposal, layout: DetailedLayout)] = []

  func measured(_ proposal: Proposal) -> Measured? {
    for entry in measured where entry.proposal == proposal { return entry.measured }
    return nil
  }

  func layout(_ proposal: Proposal) -> ParagraphLayout? {
    for entry in layouts where entry.proposal == proposal { return entry.layout }
    return nil
  }

  func details(_ proposal: Proposal) -> DetailedLayout? {
    for entry in details where entry.proposal == proposal { return entry.layout }
    return nil
  }

  mutating func store(_ value: Measured, for proposal: Proposal) {
    if measured.count >= 8 { measured.removeFirst() }
    measured.append((proposal, value))
  }

  mutating func store(_ value: ParagraphLayout, for proposal: Proposal) {
    if layouts.count >= 2 { layouts.removeFirst() }
    layouts.append((proposal, value))
  }

  mutating func store(_ value: DetailedLayout, for proposal: Proposal) {
    if details.count >= 2 { details.removeFirst() }
    details.append((proposal, value))
  }
}
