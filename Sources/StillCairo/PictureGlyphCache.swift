import Foundation
import StillText
import Synchronization

/// Coloured glyphs, scaled, shared by all threads. A full cache is emptied; its content never changes a picture.
final class PictureGlyphCache: Sendable {
  static let shared = PictureGlyphCache()

  /// The most bytes of pixels that are kept.
  static let byteLimit = 32 << 20

  private struct Key: Hashable {
    let source: UInt64
    let glyph: GlyphID
    let scale: UInt64
    let phase: UInt8
  }

  private struct Contents {
    var images: [Key: PictureGlyphImage] = [:]
    var byteCount = 0
  }

  private let contents = Mutex(Contents())

  /// Returns the image of a glyph at a phase in sixteenths of a pixel; nil for one without a picture or too large.
  func image(
    of glyph: GlyphID, in source: any GlyphSource, scale: CGFloat, phases: (x: Int, y: Int)
  ) -> PictureGlyphImage? {
    let key = Key(
      source: source.identifier, glyph: glyph, scale: Double(scale).bitPattern,
      phase: UInt8(phases.x << 4 | phases.y))
    if let known = contents.withLock({ $0.images[key] }) { return known }
    guard let picture = source.picture(of: glyph),
      let image = PictureGlyphImage(
        picture, scale: scale * source.picturePointsPerEm / picture.pixelsPerEm,
        phase: CGPoint(x: CGFloat(phases.x) / 16, y: CGFloat(phases.y) / 16))
    else { return nil }
    contents.withLock { contents in
      let cost = image.pixels.count * 4 + 128
      if contents.byteCount + cost > Self.byteLimit { contents = Contents() }
      if contents.images.updateValue(image, forKey: key) == nil { contents.byteCount += cost }
    }
    return image
  }
}
