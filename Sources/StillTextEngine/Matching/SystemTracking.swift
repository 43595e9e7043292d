internal import Foundation

/// How much closer or wider letters stand than their makers drew them, in thousandths of an em, so that the
/// system's designs are as wide as on iOS.
///
/// Behind each number stand Apple's published tracking of San Francisco by size, and how much wider or narrower
/// than it the embedded cut is on average at a weight: fitted to strings whose widths on iOS are known.
enum SystemTracking {
  /// For Inter's cut for text, up to 17 points, and in between the cuts; the same beyond.
  static func text(size: CGFloat, weight: CGFloat) -> CGFloat {
    value(of: size, in: textSizes)
      // Bold ones would be wider by 0.6 % with 16.5, which fits ten lines of iOS 26: `ColorSelectorView`, `TitleWithBackButton` and `ErrorView` of
      // Hymns-iOS (iOS 18.2).
      // Regular texts would be narrower than on iOS by 0.25 % without the first number (58 strings, and those of spark-ios).
      + value(between: weight, in: [(400, 1.1), (500, 7), (600, 10), (700, 13)])
  }

  /// For Inter Display, from 20 points on; the same below.
  static func display(size: CGFloat, weight: CGFloat, isItalic: Bool) -> CGFloat {
    value(of: size, in: displaySizes)
      + value(between: weight, in: [(400, -14), (500, -8), (600, -3), (700, -1)])
      // San Francisco's italic is wider than its upright, Inter's is not.
      + (isItalic ? 10 : 0)
  }

  /// For Nunito: an estimate, on the assumption that the rounded San Francisco advances like its display cut.
  static func rounded(size: CGFloat, weight: CGFloat) -> CGFloat {
    value(of: size, in: roundedSizes)
      + value(
        between: weight,
        in: [(400, -37), (500, -35), (600, -33), (700, -30.5), (800, -29), (900, -27.5)])
  }

  /// Returns the weight of Nunito whose stems are as wide as those of Inter Display, which San Francisco's rounded design has,
  /// too: 128 in place of 156 thousandths of an em at 700.
  static func roundedWeight(_ weight: CGFloat) -> CGFloat {
    guard weight > 400 else { return weight }
    return value(
      between: weight,
      in: [
        (400, 400), (500, 625), (600, 718), (700, 803), (800, 886), (900, 962),
      ])
  }

  /// A value holds for the whole sizes from its own up to the next one listed; between whole sizes, the value is
  /// between theirs.
  private static func value(of size: CGFloat, in table: [(CGFloat, CGFloat)]) -> CGFloat {
    func held(_ whole: CGFloat) -> CGFloat {
      (table.last { $0.0 <= whole } ?? table[0]).1
    }
    let whole = size.rounded(.down)
    return held(whole) + (held(whole + 1) - held(whole)) * (size - whole)
  }

  /// Between two places on a straight line; beyond the first and the last as there.
  private static func value(between place: CGFloat, in table: [(CGFloat, CGFloat)]) -> CGFloat {
    guard let next = table.firstIndex(where: { place < $0.0 }) else { return table.last?.1 ?? 0 }
    guard next > 0 else { return table[0].1 }
    let (low, first) = table[next - 1]
    let (high, second) = table[next]
    return first + (second - first) * (place - low) / (high - low)
  }

  private static let textSizes: [(CGFloat, CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26),
    // Two thirds of it show at 18 points: fitted to 219 distances between letters there (see `SystemCut`).
    (18, -19.5),
  ]

  private static let displaySizes: [(CGFloat, CGFloat)] = [
    (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (33, 11), (36, 10),
    (41, 9), (44, 8), (49, 7), (52, 6), (56, 5), (60, 4), (66, 3), (68, 2), (76, 1), (80, 0),
  ]

  private static let roundedSizes: [(CGFloat, CGFloat)] = [
    (6, 87), (7, 80), (8, 72), (9, 65), (10, 58), (11, 52), (12, 46), (13, 40), (14, 35), (15, 30),
    (16, 26), (17, 22), (18, 21), (19, 20), (20, 18), (21, 17), (22, 16), (24, 15), (25, 14),
    (28, 13), (30, 12), (35, 11), (37, 10), (43, 9), (44, 8), (50, 7), (51, 6), (58, 4), (64, 3),
    (66, 2), (76, 1), (80, 0),
  ]
}
