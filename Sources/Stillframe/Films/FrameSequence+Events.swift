public import Foundation
public import StillGeometry

extension FrameSequence {
  /// An event on the stage, at a time in seconds. Views are found as by `Stage.tap`.
  ///
  /// Touches that overlap act in the order of their times, each with a separate finger.
  public enum Event: Sendable {
    /// A tap on the middle of a view.
    case tap(String, at: TimeInterval)
    /// Taps on a view in a row, at a point of its frame: `tap(_:count:point:at:)`.
    case taps(String, count: Int, point: UnitPoint, at: TimeInterval)
    /// A finger that holds a view down.
    case press(String, at: TimeInterval, duration: TimeInterval)
    /// A drag from the middle of a view, in points.
    case drag(String, at: TimeInterval, by: CGSize, duration: TimeInterval)
    /// A drag from a point of a view, in points: `drag(_:from:at:by:duration:)`.
    case dragFrom(String, point: UnitPoint, at: TimeInterval, by: CGSize, duration: TimeInterval)
    /// A drag from a point of a view, in points, by a finger that first stays for a while, in seconds:
    /// `drag(_:from:holding:at:by:duration:)`.
    case heldDrag(
      String, point: UnitPoint, hold: TimeInterval, at: TimeInterval, by: CGSize,
      duration: TimeInterval)
    /// A scroll view, or the one around a view, is moved by a distance in points.
    case scroll(String, at: TimeInterval, by: CGSize)
    /// Text is typed into a field.
    case type(String, into: String, at: TimeInterval)
    /// An accessibility action is performed on an element.
    case perform(AccessibilityAction, on: String, at: TimeInterval)

    /// Taps on a view in a row, at a point of its frame.
    public static func tap(
      _ target: String, count: Int = 1, point: UnitPoint, at time: TimeInterval
    ) -> Event {
      .taps(target, count: count, point: point, at: time)
    }

    /// Taps on the middle of a view in a row.
    public static func tap(_ target: String, count: Int, at time: TimeInterval) -> Event {
      .taps(target, count: count, point: .center, at: time)
    }

    /// Returns a drag from a point of a view, in points.
    public static func drag(
      _ target: String, from point: UnitPoint, at time: TimeInterval, by translation: CGSize,
      duration: TimeInterval
    ) -> Event {
      .dragFrom(target, point: point, at: time, by: translation, duration: duration)
    }

    /// Returns a drag from a point of a view, in points, by a finger that first stays for a while, in seconds.
    public static func drag(
      _ target: String, from point: UnitPoint = .center, holding hold: TimeInterval,
      at time: TimeInterval, by translation: CGSize, duration: TimeInterval
    ) -> Event {
      .heldDrag(
        target, point: point, hold: hold, at: time, by: translation, duration: duration)
    }

    /// When it begins, in seconds.
    public var time: TimeInterval {
      switch self {
      case .tap(_, let time), .taps(_, _, _, let time), .press(_, let time, _),
        .drag(_, let time, _, _), .dragFrom(_, _, let time, _, _),
        .heldDrag(_, _, _, let time, _, _), .scroll(_, let time, _), .type(_, _, let time),
        .perform(_, _, let time):
        time
      }
    }

    /// The cue that performs the event on a stage.
    var cue: Cue {
      let time = time
      guard time.isFinite else {
        return Cue(time: 0) { _ throws(StageError) in throw .invalidTime(time) }
      }
      return Cue(time: time) { stage throws(StageError) in try begin(on: stage) }
    }

    private func begin(on stage: Stage) throws(StageError) -> TouchScript? {
      switch self {
      case .tap(let target, _):
        try stage.tap(target)
      case .taps(let target, let count, let point, _):
        try stage.tap(target, count: count, at: point)
      case .press(let target, _, let duration):
        return try stage.beginPress(target, duration: duration)
      case .drag(let target, _, let translation, let duration):
        return try stage.beginDrag(target, from: .center, by: translation, duration: duration)
      case .dragFrom(let target, let point, _, let translation, let duration):
        return try stage.beginDrag(target, from: point, by: translation, duration: duration)
      case .heldDrag(let target, let point, let hold, _, let translation, let duration):
        return try stage.beginDrag(
          target, from: point, holding: hold, by: translation, duration: duration)
      case .scroll(let target, _, let offset):
        try stage.scroll(target, by: offset)
      case .type(let text, let target, _):
        try stage.type(text, into: target)
      case .perform(let action, let target, _):
        try stage.perform(action, on: target)
      }
      return nil
    }
  }
}
