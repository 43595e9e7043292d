internal import Foundation
internal import StillText

/// The requested traits of a face within its family.
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
    // In invisibly small steps, so that sizes that are nearly the same share their face.
    opticalSize = (min(descriptor.size, 1000) * 4).rounded() / 4
  }
}
