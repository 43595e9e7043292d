import Foundation
import StillLayout

/// One playing of a film: a fresh stage and the cues still to come.
final class Playing {
  private let film: FrameSequence
  private let stage: Stage
  private var next = 0

  /// - Throws: what is impossible about the film's size, scale or timing.
  init(_ film: FrameSequence) throws(RenderError) {
    guard film.isTimingPossible else {
      throw .invalidTiming(fps: film.fps, duration: film.duration)
    }
    try PictureSize.check(film.size, scale: film.scale)
    self.film = film
    stage = film.scenery.makeStage(film.size, film.scale, film.colorScheme)
  }

  /// Moves on to the time of a frame; every cue acts at exactly its own time.
  private func move(to index: Int) throws(RenderError) -> TimeInterval {
    let time = TimeInterval(index) / film.fps
    while next < film.cues.count, film.cues[next].time <= time {
      let cue = film.cues[next]
      next += 1
      stage.move(to: max(cue.time, 0))
      do {
        try cue.act(stage)
      } catch {
        throw .event(error, time: cue.time)
      }
    }
    stage.move(to: time)
    return time
  }

  /// The frame of a number that is not before the last one asked for.
  func frame(at index: Int) throws(RenderError) -> FrameSequence.Frame {
    let time = try move(to: index)
    return FrameSequence.Frame(
      index: index, time: time, layout: try stage.layoutReport(), shot: try stage.shot())
  }

  /// Only what is painted, without a report.
  func shot(at index: Int) throws(RenderError) -> StageShot {
    _ = try move(to: index)
    return try stage.shot()
  }
}
