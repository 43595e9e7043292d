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
  let width: CGFloat
  let height: CGFloat
  /// Below the top of the text.
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat

  init(_ lines: [BrokenLine], style: ParagraphStyle) {
    var width: CGFloat = 0
    var height: CGFloat = 0
    var lastTop: CGFloat = 0
    for (index, line) in lines.enumerated() {
      width = max(width, line.width)
      lastTop = index == 0 ? 0 : height + style.lineSpacing
      height = lastTop + line.extent.height
    }
    if lines.count < style.reservedLines, let first = lines.first {
      let missing = CGFloat(style.reservedLines - lines.count)
      height += missing * (first.extent.height + style.lineSpacing)
    }
    self.width = width
    self.height = height
    firstBaseline = lines.first?.extent.ascent ?? 0
    lastBaseline = lastTop + (lines.last?.extent.ascent ?? 0)
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
