public import Foundation

/// Why something could not be done on a stage.
public enum StageError: Error, Equatable, Sendable {
  /// No view goes by the name; these are there.
  case noSuchView(String, known: [String])
  /// Another view is in front of the point.
  case covered(String, by: String)
  /// The view does not react to taps and presses there.
  case notTappable(String)
  /// The view does not follow drags.
  case notDraggable(String)
  /// The view is no scroll view, and none is around it or in it that may be moved.
  case notScrollable(String)
  /// No text can be typed into the view.
  case notEditable(String)
  /// The element has no such accessibility action; these are there.
  case noSuchAction(String, on: String, known: [String])
  /// The element is disabled.
  case notEnabled(String)
  /// A press or a drag of a time that is negative, no number, or longer than `limit` seconds.
  case invalidDuration(TimeInterval, limit: TimeInterval)
  /// A number of taps below 1 or above `limit`.
  case invalidCount(Int, limit: Int)
  /// A place or a distance that is no number, or infinite.
  case invalidPoint(x: CGFloat, y: CGFloat)
  /// An event at a time that is none.
  case invalidTime(TimeInterval)
  /// The view that reacts to taps cannot be shown.
  case tooDeep(limit: Int)
}

extension StageError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  /// One sentence with the failure, its location and the remedy.
  public var description: String {
    switch self {
    case .noSuchView(let name, let known):
      known.isEmpty
        ? "no view has the identifier \"\(name)\"; give one with accessibilityIdentifier"
        : "no view has the identifier, label or text \"\(name)\"; there are "
          + known.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
    case .covered(let name, let cover):
      "the view \"\(name)\" is covered by \"\(cover)\" at that point; give the one in front "
        + "allowsHitTesting(false), or another point"
    case .notTappable(let name):
      "the view \"\(name)\" does not react to taps there; tap a button, a toggle or a view with "
        + "onTapGesture, where something is drawn or contentShape says so"
    case .notDraggable(let name):
      "the view \"\(name)\" does not follow drags; drag a view with a DragGesture"
    case .notScrollable(let name):
      "the view \"\(name)\" cannot be scrolled that way; scroll a ScrollView, or what lies in one"
    case .notEditable(let name):
      "no text can be typed into \"\(name)\"; type into a text field that is enabled"
    case .noSuchAction(let action, let name, let known):
      "\"\(name)\" has no accessibility action \"\(action)\"; "
        + (known.isEmpty
          ? "give it one with accessibilityAction"
          : "it has " + known.prefix(20).map { "\"\($0)\"" }.joined(separator: ", "))
    case .notEnabled(let name):
      "\"\(name)\" is disabled; enable it first"
    case .invalidDuration(let duration, let limit):
      "a touch of \(duration) seconds is impossible; give 0 to \(limit)"
    case .invalidCount(let count, let limit):
      "\(count) taps are impossible; give 1 to \(limit)"
    case .invalidPoint(let x, let y):
      "(\(x), \(y)) is no place to touch and no way to move; give two finite numbers"
    case .invalidTime(let time):
      "an event at \(time) seconds never happens; give a finite time"
    case .tooDeep(let limit):
      "the views are nested more than \(limit) deep; look for a view whose body contains itself"
    }
  }
}
