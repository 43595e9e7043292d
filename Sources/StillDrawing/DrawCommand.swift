package import Foundation
package import StillGeometry
package import StillText

/// One step of painting, with every value resolved.
///
/// What cannot occur here any more: views, environment, fonts by name, semantic colours, unit points,
/// animations, layout directions, not-a-number. Coordinates are points in the space set up by the
/// layers around the command, y down.
package enum DrawCommand: Sendable {
  /// Fills a rectangle; apart from paths because its edges can be drawn without a rasteriser.
  case fillRectangle(CGRect, Paint)
  case fill(Path, Paint, FillRule)
  case stroke(Path, StrokeStyle, Paint)
  /// Paints glyphs with the run's origin at the point.
  case glyphs(GlyphRun, at: CGPoint, Paint)
  /// Everything up to the matching `endLayer` goes through the layer.
  case beginLayer(Layer)
  case endLayer
}

/// What happens to the commands between `beginLayer` and `endLayer`, in this order: they are painted
/// together, clipped, given a shadow, faded, moved, then blended with what is there.
package struct Layer: Sendable {
  /// From the layer's own coordinates to those around it.
  package var transform: CGAffineTransform
  /// 0…1, applied to the group as a whole.
  package var opacity: Double
  /// In the layer's own coordinates.
  package var clip: Clip?
  /// What the contents cast together.
  package var shadow: LayerShadow?
  /// Whether the contents are painted apart from what is behind them even where nothing else asks for it.
  package var isGroup: Bool
  package var blend: LayerBlend

  package init(
    transform: CGAffineTransform = .identity, opacity: Double = 1, clip: Clip? = nil,
    shadow: LayerShadow? = nil, isGroup: Bool = false, blend: LayerBlend = .over
  ) {
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.shadow = shadow
    self.isGroup = isGroup
    self.blend = blend
  }

  /// Whether the contents are painted as if there were no layer.
  package var isPlain: Bool {
    opacity >= 1 && clip == nil && shadow == nil && !isGroup && blend == .over
      && transform.isIdentity
  }
}

/// How a layer meets what is painted already.
package enum LayerBlend: Sendable, Hashable {
  /// Above it.
  case over
  /// Lets it through where the layer is opaque, and shows nothing itself. What is there is that of the
  /// layer around, which has to be a group.
  case mask
}

/// A blurred, coloured copy of a layer's contents below them.
package struct LayerShadow: Sendable, Hashable {
  package var color: ResolvedColor
  /// In the layer's points; two standard deviations of the blur. 0 for a sharp one.
  package var radius: CGFloat
  /// In the layer's points.
  package var offset: CGSize

  package init(color: ResolvedColor, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// How far the shadow of a point may reach, in points, its offset included.
  package var reach: CGSize {
    CGSize(
      width: 1.6 * radius + 2 + abs(offset.width), height: 1.6 * radius + 2 + abs(offset.height))
  }
}

/// A region outside which nothing is painted.
package enum Clip: Sendable {
  case rectangle(CGRect)
  case path(Path, FillRule)
}

/// Which enclosed areas of a path are inside.
package enum FillRule: Sendable, Hashable {
  case nonZero
  case evenOdd
}
