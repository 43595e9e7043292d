package import Foundation
package import StillDrawing
import StillGeometry
package import StillRaster

/// Paints display lists. Calls on different threads do not disturb each other, and the same list gives
/// the same bytes on each of them.
package enum CairoRenderer {
  /// Paints a list at `scale` pixels per point over a background, or over nothing.
  ///
  /// The picture has `ceil(points × scale)` pixels. Commands and layers with numbers that are not finite
  /// are left out.
  ///
  /// - Throws: `CairoError.impossible` and `.tooLarge` before anything is allocated, `.failed`.
  package static func render(
    _ list: DisplayList, scale: CGFloat, background: ResolvedColor? = nil
  ) throws(CairoError) -> Bitmap {
    let pixels = list.pixelSize(scale: scale)
    let (width, height) = (pixels.width, pixels.height)
    guard scale > 0, scale.isFinite, width >= 1, height >= 1, width.isFinite, height.isFinite else {
      throw .impossible(width: list.size.width, height: list.size.height, scale: scale)
    }
    let side = CGFloat(Bitmap.largestSide)
    guard width <= side, height <= side, width * height <= CGFloat(Bitmap.mostPixels) else {
      throw .tooLarge(width: width, height: height)
    }
    var ground: PictureBackground
    do {
      ground = try PictureBackground(
        of: list, scale: scale, width: Int(width), height: Int(height), background: background)
    } catch {
      throw .failed(status: error.description)
    }
    guard ground.commandCount < list.commands.count else { return ground.bitmap }
    try unsafe ground.bitmap.withUnsafeMutableBytes { (bytes) throws(CairoError) in
      guard let base = bytes.baseAddress else { return }
      let canvas = try unsafe Canvas(
        over: base.assumingMemoryBound(to: UInt32.self), width: Int(width), height: Int(height))
      var painter = DisplayListPainter(list, on: canvas, scale: scale)
      try painter.paint(from: ground.commandCount)
      try canvas.finish()
    }
    return ground.bitmap
  }

  /// Paints a list over the picture of another one, where they may differ: the result has the bytes that
  /// ``render(_:scale:background:)`` makes.
  ///
  /// - Parameters:
  ///   - list: Of a picture of the same size.
  ///   - bitmap: The picture of the other list, over the same background; painted over if it has no other owner.
  ///   - other: The other list.
  /// - Returns: How much was painted; nil where most of the picture would be: then nothing was.
  package static func repaint(
    _ list: PaintedAreas, over bitmap: inout Bitmap, of other: PaintedAreas,
    background: ResolvedColor?
  ) throws(CairoError) -> RepaintedPart? {
    guard let changed = list.changed(since: other).map(list.whole) else { return nil }
    let (width, height) = (bitmap.width, bitmap.height)
    var part = RepaintedPart()
    part.rows = changed.reduce(0) { $0 + $1.height }
    part.pixels = changed.reduce(0) { $0 + $1.height * $1.width }
    guard part.pixels * 4 < width * height * 3 else { return nil }
    guard !changed.isEmpty else { return part }
    let scale = bitmap.scale
    try unsafe bitmap.withUnsafeMutableBytes { (bytes) throws(CairoError) in
      guard let base = bytes.baseAddress else { return }
      for area in changed {
        let canvas = try unsafe Canvas(
          over: base.assumingMemoryBound(to: UInt32.self), width: width, height: height)
        let seen = DisplayList(size: list.list.size, commands: list.commands(in: area))
        part.commands += seen.commands.count
        let ground = PictureBackground.color(of: seen, in: area, scale: scale, over: background)
        if ground.pixel >> 24 < 255 { canvas.clear(area) }
        canvas.fill(area, ground.pixel)
        var painter = DisplayListPainter(seen, on: canvas, scale: scale)
        painter.clip(to: area)
        try painter.paint(from: ground.commandCount)
        try canvas.finish()
      }
    }
    return part
  }
}

/// The part of a picture that was painted over another one.
package struct RepaintedPart: Sendable, Equatable {
  /// In pixels.
  package internal(set) var rows = 0
  package internal(set) var pixels = 0
  /// Of the display list; one that is seen in two areas counts twice.
  package internal(set) var commands = 0
}
