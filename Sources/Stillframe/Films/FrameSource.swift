import Foundation
import StillImageFile
import StillRaster

/// Where the frames of a film come from: its playing, or parts of it that were made before.
protocol FrameSource: AnyObject {
  /// Returns the job that paints a frame. Called on the thread of the film, in ascending order.
  func job(at index: Int) throws(RenderError) -> FrameJob
}

/// The work on a frame's picture, for any thread.
struct FrameJob: Sendable {
  /// Gets a frame to paint over, if there is one.
  let make: @Sendable (OldFrame?) throws(RenderError) -> ShownFrame
}

/// The frames of a film while it is played.
final class PlayedFrames: FrameSource {
  private let film: FrameSequence
  private let playing: Playing

  /// - Throws: as ``Playing``.
  init(_ film: FrameSequence) throws(RenderError) {
    self.film = film
    playing = try Playing(film)
  }

  /// How many moments make up a frame whose shutter is open for a while.
  static let moments = 16

  func job(at index: Int) throws(RenderError) -> FrameJob {
    let shot = try playing.shot(at: index)
    let open = film.shutterAngle / 360
    guard open > 0, !playing.isAtRest else {
      return FrameJob { (old) throws(RenderError) in try shot.paint(over: old) }
    }
    var shots: [StageShot] = []
    for moment in 0..<Self.moments {
      let share = (Double(moment) + 0.5) / Double(Self.moments) * open
      shots.append(try playing.shot(at: (Double(index) + share) / film.fps))
    }
    let (moments, scale) = (shots, film.scale)
    return FrameJob { (_) throws(RenderError) in
      var mean: LinearMean?
      for shot in moments {
        let picture = try shot.paint()
        if mean == nil { mean = LinearMean(width: picture.width, height: picture.height) }
        mean?.add(picture)
      }
      guard let picture = mean?.picture(scale: scale) else {
        throw .paintingFailed(reason: "there is no memory for the moments of a frame")
      }
      return ShownFrame(picture: picture)
    }
  }
}

/// The frames of a film that parts of it hold.
final class JoinedFrames: FrameSource {
  private let frames: FilmParts.Frames
  private let scale: Double
  private var decoder = FrameDecoder()
  private var next = 0

  init(_ parts: FilmParts) {
    frames = parts.frames()
    scale = parts.shape.scale
  }

  func job(at index: Int) throws(RenderError) -> FrameJob {
    do {
      while let frame = try frames.next() {
        let picture = try decoder.next(frame, scale: scale)
        next += 1
        if next == index + 1 {
          return FrameJob { (_) throws(RenderError) in ShownFrame(picture: picture) }
        }
      }
    } catch {
      throw .unencodable(reason: "\(error)")
    }
    throw .unencodable(reason: "the parts have no frame \(index + 1)")
  }
}
