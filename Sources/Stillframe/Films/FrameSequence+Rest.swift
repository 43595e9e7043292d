public import Foundation
import StillRaster

extension FrameSequence {
  /// Returns the film up to the first frame after which all motion and all events have ended.
  ///
  /// - Parameter limit: The maximum duration in seconds (default: nil, the film's duration).
  /// - Throws: `RenderError.neverRests` if it moves beyond that, and the errors of `frame(at:)`.
  /// - Complexity: linear in the number of frames up to there; nothing is painted.
  public func endingAtRest(within limit: TimeInterval? = nil) throws(RenderError) -> FrameSequence {
    var film = self
    film.duration = limit ?? duration
    let playing = try Playing(film)
    for index in 0..<film.count {
      _ = try playing.shot(at: index)
      guard playing.isAtRest else { continue }
      film.duration = Double(index) / fps
      return film
    }
    throw .neverRests(within: film.duration)
  }

  /// Returns the film up to the last frame before it repeats its beginning, so that it loops without a seam. Without
  /// repetition it ends at rest; without rest it is unchanged.
  ///
  /// - Throws: The errors of `frame(at:)` and of painting.
  /// - Complexity: linear in the number of frames, which are painted.
  public func endingWhereItRepeats() throws(RenderError) -> FrameSequence {
    var film = self
    let frames = try Playing(film)
    var beginning: [Bitmap] = []
    /// How many frames since one that was like the first were like the beginning.
    var (start, matched) = (0, 0)
    for index in 0..<count {
      let picture = try frames.shot(at: index).paint()
      if beginning.count < Self.seam {
        // A repetition is searched from the first change on.
        if index == 0 || !beginning.isEmpty { beginning.append(picture) }
      }
      if index > 0 {
        if matched > 0, beginning[matched] == picture {
          matched += 1
        } else {
          (start, matched) = (index, beginning[0] == picture && moves(beginning) ? 1 : 0)
        }
        if matched == Self.seam {
          film.duration = Double(start - 1) / fps
          return film
        }
      }
      if frames.isAtRest {
        film.duration = Double(index) / fps
        return film
      }
    }
    return film
  }

  /// How many frames have to be those of the beginning.
  private static let seam = 8

  private func moves(_ frames: [Bitmap]) -> Bool {
    frames.contains { $0 != frames[0] }
  }
}
