package import Foundation
import StillGeometry

/// A part of a picture in a frame.
package struct PicturePlacement: Sendable {
  /// The interpolation between pixels.
  package enum Sampling: Sendable, Hashable {
    /// As the nearest one is.
    case nearest
    /// From neighbours; where the picture shrinks, from all that a pixel covers.
    case smooth
  }

  package var source: any PictureSource
  /// The part that shows, in pixels of the source.
  package var part: CGRect
  /// The frame of the picture, in points.
  package var frame: CGRect
  /// Size of one copy where the part repeats from the frame's top left corner, in points; nil: it is stretched.
  package var tile: CGSize?
  package var sampling: Sampling
  /// The paint applied through the picture's alpha; nil: the picture's own colors.
  package var tint: Paint?
  /// 0…1.
  package var opacity: Double
  /// Whether pixels at the edges are covered in part; otherwise each is covered or not, as its centre is.
  package var isAntialiased = true

  package init(
    source: any PictureSource, part: CGRect, frame: CGRect, tile: CGSize? = nil,
    sampling: Sampling = .smooth, tint: Paint? = nil, opacity: Double = 1
  ) {
    self.source = source
    self.part = part
    self.frame = frame
    self.tile = tile
    self.sampling = sampling
    self.tint = tint
    self.opacity = opacity
  }

  /// All of a picture in a frame.
  package init(_ source: any PictureSource, in frame: CGRect) {
    self.init(
      source: source,
      part: CGRect(x: 0, y: 0, width: source.widthInPixels, height: source.heightInPixels),
      frame: frame)
  }

  /// Whether all numbers are finite.
  package var isFinite: Bool {
    frame.isFinite && part.isFinite && (tint?.isFinite ?? true) && opacity.isFinite
      && (tile.map { $0.width.isFinite && $0.height.isFinite } ?? true)
  }

  /// Returns the same elsewhere.
  package func moved(x: CGFloat, y: CGFloat) -> PicturePlacement {
    var result = self
    result.frame = frame.offsetBy(dx: x, dy: y)
    result.tint = tint?.moved(x: x, y: y)
    return result
  }
}

extension PicturePlacement: CustomStringConvertible {
  package var description: String {
    let size = "\(source.widthInPixels) × \(source.heightInPixels)"
    return "picture \(size) \(DrawingText.rectangle(part)) in \(DrawingText.rectangle(frame))"
      + (tile.map { " tiles \(DrawingText.size($0))" } ?? "")
      + (sampling == .nearest ? " nearest" : "") + (tint.map { " through \($0)" } ?? "")
      + (isAntialiased ? "" : " aliased")
      + (opacity < 1 ? " opacity \(DrawingText.number(opacity))" : "")
  }
}
