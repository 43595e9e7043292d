package import Foundation
package import StillGeometry
package import StillText

/// One step of painting, with every value resolved.
///
/// A command contains no views, environment, fonts by name, semantic colors, unit points, animations, layout
/// directions or not-a-number. Coordinates are points in the space set up by the layers around the command, y down.
package enum DrawCommand: Sendable {
  /// Fills a rectangle; apart from paths because its edges can be drawn without a rasteriser.
  case fillRectangle(CGRect, Paint)
  case fill(Path, Paint, FillRule)
  case stroke(Path, StrokeStyle, Paint)
  /// Paints glyphs with the run's origin at the point.
  case glyphs(GlyphRun, at: CGPoint, Paint)
  /// Paints a part of a picture.
  case picture(PicturePlacement)
  /// Everything up to the matching `endLayer` goes through the layer.
  case beginLayer(Layer)
  case endLayer
}

/// The rule for the interior of a path, and its antialiasing.
package struct FillRule: Sendable, Hashable {
  package var isEvenOdd: Bool
  /// Whether pixels at the edge are covered in part; otherwise those whose middle is inside are whole (rule P6.13).
  package var isAntialiased: Bool

  package init(isEvenOdd: Bool, isAntialiased: Bool = true) {
    self.isEvenOdd = isEvenOdd
    self.isAntialiased = isAntialiased
  }

  package static let nonZero = FillRule(isEvenOdd: false)
  package static let evenOdd = FillRule(isEvenOdd: true)

  /// As the rule prints itself, behind a word.
  var suffix: String { (isEvenOdd ? " even-odd" : "") + (isAntialiased ? "" : " in whole pixels") }
}
