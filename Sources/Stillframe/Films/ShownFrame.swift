import StillCairo
import StillDrawing
import StillImageFile
import StillRaster

/// A frame's picture with its content.
struct ShownFrame: Sendable {
  var picture: Bitmap
  /// Nil where only pixels are known.
  var content: (any FrameContent)?
}

/// A frame to paint over: one that is no longer needed, whose memory can be reused, or a copy of one that is needed.
///
/// Unchecked because it is passed between threads, and only one of them uses it at a time.
final class OldFrame: @unchecked Sendable {
  private var frame: ShownFrame?

  init(_ frame: ShownFrame) { self.frame = frame }

  func take() -> ShownFrame? {
    defer { frame = nil }
    return frame
  }
}

/// The content of a frame: a display list over a background.
final class ShownContent: FrameContent {
  let areas: PaintedAreas
  private let shot: StageShot

  /// - Parameters:
  ///   - width: Of the picture, in pixels.
  ///   - height: Likewise.
  init(_ shot: StageShot, width: Int, height: Int) {
    self.shot = shot
    areas = PaintedAreas(shot.list, scale: shot.scale, width: width, height: height)
  }

  /// Returns whether the pictures have the same size, scale and background.
  func isComparable(to other: ShownContent) -> Bool {
    shot.list.size == other.shot.list.size && shot.scale == other.shot.scale
      && shot.background == other.shot.background
  }

  /// Returns whether both have as many commands: another content of one design mostly has.
  func hasStructure(of other: ShownContent) -> Bool {
    shot.list.commands.count == other.shot.list.commands.count
  }

  func changedRows(since other: any FrameContent) -> [Range<Int>]? {
    guard let other = other as? ShownContent, isComparable(to: other) else { return nil }
    return areas.changedRows(since: other.areas)
  }
}
