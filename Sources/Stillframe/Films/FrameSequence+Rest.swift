public import Foundation
import StillRaster

extension FrameSequence {
  /// The film up to the first frame from which on nothing moves any more, and nothing is to happen.
  ///
  /// - Parameter limit: the most seconds that it may last; nil: as long as it lasts now.
  /// - Throws: `RenderError.neverRests` when it moves beyond that; what `frame(at:)` throws.
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

  /// The film up to the last frame before it is like its beginning again, so that it repeats without a seam; else up to its
  /// rest; else all of it.
  ///
  /// - Throws: what `frame(at:)` and painting throw.
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
        // What repeats is seen from the first change on.
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
