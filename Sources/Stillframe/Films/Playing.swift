import Foundation
import StillReport

/// One playing of a film: a fresh stage, the cues still to come and the touches that go on.
final class Playing {
  private let film: FrameSequence
  private let stage: Stage
  private var next = 0
  /// Touches that are down, in the order in which they began.
  private var touches: [TouchScript] = []
  /// The discs that show them.
  private var marks = TouchMarks()
  /// The first event that could not happen.
  private var failure: RenderError?

  /// Starts playing a film.
  ///
  /// - Throws: An error if the film's size, scale or timing is impossible.
  init(_ film: FrameSequence) throws(RenderError) {
    guard film.isTimingPossible else {
      throw .invalidTiming(fps: film.fps, duration: film.duration)
    }
    try RenderPass.check(film.size, scale: film.scale)
    self.film = film
    stage = film.content.makeStage(
      film.size, film.scale, film.colorScheme, systemMotion: film.systemMotion)
    stage.onWarning = film.onWarning
    stage.isTransparent = film.isTransparent
    if film.showsTouches {
      stage.onTouch = { [unowned self] in marks.add(at: $0, at: stage.time) }
    }
  }

  /// Moves to the time of a frame; every event acts at exactly its time. Events at the same time act in the order in
  /// which they began.
  private func move(to time: TimeInterval) {
    while let moment = nextMoment, moment <= time {
      stage.move(to: max(moment, 0))
      if let index = touches.firstIndex(where: { $0.nextTime ?? .infinity <= moment }) {
        touches[index].step(stage.graph)
        if touches[index].nextTime == nil { touches.remove(at: index) }
      } else {
        startCue()
      }
    }
    stage.move(to: time)
  }

  /// Whether nothing moves any more, and nothing is to happen.
  var isAtRest: Bool {
    nextMoment == nil && stage.graph.isAtRest && !marks.isShown(after: stage.time)
  }

  /// When the next thing happens; nil: nothing is left.
  private var nextMoment: TimeInterval? {
    let cue = next < film.cues.count ? film.cues[next].time : nil
    return (touches.map(\.nextTime) + [cue]).compactMap(\.self).min()
  }

  private func startCue() {
    let cue = film.cues[next]
    next += 1
    do {
      if let touch = try cue.act(stage) {
        touches.append(touch)
        marks.follow(touch)
      }
    } catch {
      if failure == nil { failure = .event(error, time: cue.time) }
    }
  }

  /// Returns the frame with a number, which must not be less than that of the previous call.
  func frame(at index: Int) -> FrameSequence.Frame {
    let time = time(of: index)
    move(to: time)
    var layout = stage.reportWhateverIsThere()
    if let failure {
      layout.warnings.append(LayoutWarning(path: layout.root.view, message: "\(failure)"))
    }
    return FrameSequence.Frame(
      index: index, time: time, layout: layout,
      shot: Result { () throws(RenderError) in try shot() })
  }

  /// Returns the layout of a frame, with the reasons.
  func explainedReport(at index: Int) throws(RenderError) -> LayoutReport {
    move(to: time(of: index))
    return try stage.layoutReport(explain: true)
  }

  /// Returns the accessibility tree of a frame.
  func accessibilityTree(at index: Int) throws(RenderError) -> AccessibilityTree {
    move(to: time(of: index))
    if let failure { throw failure }
    return try stage.accessibilityTree()
  }

  /// Only what is painted, without a report.
  func shot(at index: Int) throws(RenderError) -> StageShot { try shot(at: time(of: index)) }

  /// Returns the display list at a time, in seconds.
  func shot(at time: TimeInterval) throws(RenderError) -> StageShot {
    move(to: time)
    return try shot()
  }

  private func time(of index: Int) -> TimeInterval { TimeInterval(index) / film.fps }

  private func shot() throws(RenderError) -> StageShot {
    if let failure { throw failure }
    let shot = try stage.shot()
    let discs = marks.commands(at: stage.time)
    return discs.isEmpty ? shot : shot.adding(discs)
  }
}
