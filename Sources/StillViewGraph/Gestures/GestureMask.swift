/// The gestures of a view and of its content that are recognised.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Neither the added gesture nor those inside.
  public static let none: GestureMask = []
  /// The added gesture, and none of those inside.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the content, without the added one.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The relation of a gesture to those of the views inside (rule C12.11).
package enum GesturePriority {
  /// They come first.
  case normal
  /// It comes first.
  case high
  /// They have nothing to do with each other.
  case simultaneous
}
