package import Foundation
import StillGeometry

/// A part of a picture that repeats in both directions.
package struct PicturePaint: Sendable, Hashable {
  package let source: any PictureSource
  /// In pixels of the source.
  package let part: CGRect
  /// The top left corner of one copy, in the command's points.
  package var origin: CGPoint
  /// Of a copy, in points.
  package let tile: CGSize
  /// 0…1.
  package var opacity: Double = 1

  package init(source: any PictureSource, part: CGRect, origin: CGPoint, tile: CGSize) {
    self.source = source
    self.part = part
    self.origin = origin
    self.tile = tile
  }

  package static func == (a: PicturePaint, b: PicturePaint) -> Bool {
    a.source === b.source && a.part == b.part && a.origin == b.origin && a.tile == b.tile
      && a.opacity == b.opacity
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(source))
    hasher.combine(opacity)
  }

  package var isFinite: Bool {
    part.isFinite && origin.isFinite && tile.width.isFinite && tile.height.isFinite
      && opacity.isFinite
  }
}
