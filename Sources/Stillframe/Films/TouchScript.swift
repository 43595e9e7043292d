import Foundation
import StillGeometry
import StillViewGraph

/// A touch that is down: where it moves, and when it is lifted.
struct TouchScript {
  private let touch: Int
  private let start: CGPoint
  /// From the start to where the touch is lifted; nil: it stays.
  private let translation: CGSize?
  /// When the touch begins to move.
  private let startTime: TimeInterval
  private let duration: TimeInterval
  /// Samples, one every 1/60 s and one at the end.
  private let count: Int
  private var done = 0

  init(
    touch: Int, from start: CGPoint, by translation: CGSize?, at time: TimeInterval,
    holding hold: TimeInterval = 0, duration: TimeInterval
  ) {
    self.touch = touch
    self.start = start
    self.translation = translation
    startTime = Self.sample(time + hold)
    self.duration = duration
    // Sums of seconds are not exact: a last sample right before the end is the end.
    count = translation == nil ? 1 : max(Int((duration * 60 - 1e-6).rounded(.up)), 1)
  }

  /// When the next step is due; nil once the touch is lifted.
  var nextTime: TimeInterval? {
    guard done < count else { return nil }
    return done + 1 == count ? endTime : Self.sample(startTime + TimeInterval(done + 1) / 60)
  }

  /// When the touch is lifted.
  var endTime: TimeInterval { Self.sample(startTime + duration) }

  /// Returns a time without the error of its sum, where it is that of a frame: a sample that is late by a billionth of a
  /// second is seen a frame late.
  private static func sample(_ time: TimeInterval) -> TimeInterval {
    let frame = (time * 60).rounded() / 60
    return abs(frame - time) < 1e-9 ? frame : time
  }

  /// Returns where the finger is at a time, in points.
  func location(at time: TimeInterval) -> CGPoint {
    guard let translation, duration > 0 else { return start }
    let share = CGFloat(min(max((time - startTime) / duration, 0), 1))
    return CGPoint(
      x: start.x + translation.width * share, y: start.y + translation.height * share)
  }

  /// Takes the next step, at its time.
  mutating func step(_ graph: ViewGraph) {
    guard let time = nextTime else { return }
    done += 1
    let isLast = done == count
    if let translation {
      let share = isLast ? 1 : CGFloat((time - startTime) / duration)
      graph.move(
        touch,
        to: CGPoint(
          x: start.x + translation.width * share, y: start.y + translation.height * share))
    }
    if isLast { graph.lift(touch) }
  }
}
