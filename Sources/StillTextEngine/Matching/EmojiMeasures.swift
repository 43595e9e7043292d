internal import Foundation
internal import StillText

/// How large emoji are on iOS at a font's size (rule L9.18): smaller text has larger ones.
///
/// The typeface that texts in the system's designs fall back on is a cut of its own, which is larger at small sizes.
struct EmojiMeasures: Hashable, Sendable {
  /// The side of the square that holds a picture, in points.
  let side: CGFloat
  /// In points.
  let advance: CGFloat
  /// How far the middle of a picture lies above the baseline, in points.
  let middle: CGFloat

  /// - Parameters:
  ///   - size: Points per em of the text; finite, not negative.
  ///   - isSystem: Whether the text is set in one of the system's designs.
  init(size: CGFloat, isSystem: Bool) {
    let sides = isSystem ? Self.systemSides : Self.sides
    side = Self.value(at: size, in: sides)
    advance = Self.value(at: size, in: isSystem ? Self.systemAdvances : Self.advances)
    middle = size * (isSystem ? 1443 / 4096 : 0.375)
  }

  /// The measures in texts of a font.
  init(_ descriptor: FontDescriptor) {
    var isSystem = false
    if case .system = descriptor.family { isSystem = true }
    self.init(size: descriptor.size, isSystem: isSystem)
  }

  private typealias Table = [(size: CGFloat, value: CGFloat)]

  private static let sides: Table = [(16, 20), (24, 24)]
  private static let advances: Table = [
    (10, 13), (14, 19), (15, 20), (16, 21), (18, 22), (24, 25), (32, 32),
  ]
  private static let systemSides: Table = [(15, 20), (16, 20), (24, 24)]
  private static let systemAdvances: Table = [
    (10, 13.7), (14, 20), (15, 20.5), (16, 21), (18, 22), (24, 25), (32, 32),
  ]

  /// Between two entries on a straight line; before the first and beyond the last in proportion to the size.
  private static func value(at size: CGFloat, in table: Table) -> CGFloat {
    guard let first = table.first, let last = table.last else { return size }
    guard size > first.size else { return first.value * size / first.size }
    guard let next = table.firstIndex(where: { size < $0.size }) else {
      return last.value * size / last.size
    }
    let (low, high) = (table[next - 1], table[next])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}
