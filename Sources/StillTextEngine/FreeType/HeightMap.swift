internal import Foundation

/// How high points of glyphs go that their maker drew at other heights: linear from knot to knot, and beyond the outermost two.
struct HeightMap: Hashable, Sendable {
  /// A height that has its place, in ems above the baseline.
  struct Knot: Hashable, Sendable {
    let drawn: CGFloat
    let placed: CGFloat

    init(_ drawn: CGFloat, _ placed: CGFloat) {
      self.drawn = drawn
      self.placed = placed
    }
  }

  /// Heights that have their places, from the lowest to the highest; none: all heights are scaled.
  let knots: [Knot]
  /// How much distances grow below and above the knots.
  let scale: CGFloat
  /// How much wider the glyph is, around its middle.
  let stretch: CGFloat

  init(knots: [Knot], scale: CGFloat, stretch: CGFloat = 1) {
    self.knots = knots
    self.scale = scale
    self.stretch = stretch
  }

  /// Returns where a height goes; both in ems above the baseline.
  ///
  /// - Complexity: Linear in the knots.
  func placed(_ height: CGFloat) -> CGFloat {
    guard let first = knots.first, let last = knots.last else { return height * scale }
    if height <= first.drawn { return first.placed + (height - first.drawn) * scale }
    if height >= last.drawn { return last.placed + (height - last.drawn) * scale }
    var lower = first
    for upper in knots.dropFirst() {
      if height <= upper.drawn {
        let way = (height - lower.drawn) / (upper.drawn - lower.drawn)
        return lower.placed + way * (upper.placed - lower.placed)
      }
      lower = upper
    }
    return height
  }
}

extension GlyphOutline {
  /// Returns the outline with each of its points at its place.
  func placed(by map: HeightMap, unitsPerEm: Int) -> GlyphOutline {
    let em = CGFloat(unitsPerEm)
    let wide = map.stretch == 1 ? self : stretched(by: map.stretch)
    return wide.movingHeights {
      Int32(clamping: Int((map.placed(CGFloat($0) / em) * em).rounded()))
    }
  }
}
