internal import Foundation
internal import StillText

/// What is asked of a face within its family.
struct FontTraits: Hashable, Sendable {
  /// CSS scale, 100 to 900.
  var weight: CGFloat
  /// Percent; 100 is normal.
  var width: CGFloat
  var isItalic: Bool
  /// The design size in points that the glyphs are drawn for, where a font has several.
  var opticalSize: CGFloat

  /// - Parameter descriptor: Sanitized.
  init(_ descriptor: FontDescriptor) {
    weight = descriptor.weight
    width = descriptor.width
    isItalic = descriptor.isItalic
    opticalSize = Self.step(descriptor.size)
  }

  /// The nearest of a few optical sizes: text of one role shares its face, and so its shaped words.
  private static func step(_ size: CGFloat) -> CGFloat {
    for (limit, step) in steps where size <= limit { return step }
    return 72
  }

  private static let steps: [(CGFloat, CGFloat)] = [
    (9, 8), (13, 11), (19, 16), (26, 22), (36, 30), (54, 44),
  ]
}
