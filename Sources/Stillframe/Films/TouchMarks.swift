import Foundation
import StillDrawing
import StillGeometry

/// The touches of a film, as recordings of devices show them: light discs that fade when a finger is lifted.
///
/// A function of the touches and the time, so that a frame alone has the bytes that it has in the film.
struct TouchMarks {
  private struct Mark {
    let location: CGPoint
    let start: TimeInterval
    /// Nil: a tap, which is lifted at once.
    var script: TouchScript?

    var end: TimeInterval { script?.endTime ?? start + TouchMarks.tap }

    func location(at time: TimeInterval) -> CGPoint {
      script?.location(at: min(time, end)) ?? location
    }
  }

  private var marks: [Mark] = []

  /// How long a tap is shown before it fades, in seconds.
  private static let tap: TimeInterval = 0.1
  /// How long a disc fades, in seconds.
  private static let fade: TimeInterval = 0.2
  /// Of the disc, in points.
  private static let radius: CGFloat = 22

  mutating func add(at location: CGPoint, at time: TimeInterval) {
    marks.removeAll { $0.end + Self.fade < time }
    marks.append(Mark(location: location, start: time))
  }

  /// The touch that was put down last goes on.
  mutating func follow(_ script: TouchScript) {
    guard let last = marks.indices.last else { return }
    marks[last].script = script
  }

  /// Whether a disc is seen after a time.
  func isShown(after time: TimeInterval) -> Bool { marks.contains { $0.end + Self.fade > time } }

  /// The discs at a time, in points.
  func commands(at time: TimeInterval) -> [DrawCommand] {
    marks.flatMap { mark -> [DrawCommand] in
      let share = 1 - max(time - mark.end, 0) / Self.fade
      guard time >= mark.start, share > 0 else { return [] }
      let center = mark.location(at: time)
      func disc(_ radius: CGFloat, _ white: Float, _ opacity: Double) -> DrawCommand {
        let box = CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        return .fill(
          Path(ellipseIn: box),
          .color(
            ResolvedColor(
              red: white, green: white, blue: white, opacity: Float(opacity * share))),
          .nonZero)
      }
      return [disc(Self.radius, 0.2, 0.28), disc(Self.radius - 1.5, 1, 0.62)]
    }
  }
}
