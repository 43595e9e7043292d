internal import CStillFreeType
internal import Foundation
internal import StillGeometry

extension GlyphOutline {
  /// Returns the outline as a path, y down, with all its strokes wider or, if negative, narrower.
  ///
  /// - Parameters:
  ///   - scale: Points per font unit.
  ///   - extra: The width added to strokes, in font units, half on each side.
  func path(scale: CGFloat, widenedBy extra: CGFloat) -> Path {
    // A finer grid than the font's, so that points do not snap.
    let grid: CGFloat = 64
    let strength = Int((extra * grid).rounded())
    let outline = strength == 0 ? self : withOneDirection
    let segments = unsafe outline.withOutline(OutlineTransform(scale: grid)) { outline in
      // FreeType keeps the left and the lower edge where they are: half of the growth is undone.
      if strength != 0, unsafe FT_Outline_EmboldenXY(&outline, strength, strength) == 0 {
        unsafe FT_Outline_Translate(&outline, -strength / 2, -strength / 2)
      }
      return unsafe OutlineSegment.segments(of: &outline)
    }
    return Self.path(segments, scale: scale / grid)
  }
}
