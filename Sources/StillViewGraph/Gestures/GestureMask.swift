/// Which gestures of a view and of what is inside it are followed.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Neither the added gesture nor those inside.
  public static let none: GestureMask = []
  /// The added gesture, and none of those inside.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside, and not the added one.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// How a gesture stands to those of the views inside (rule C12.11).
package enum GesturePriority {
  /// They come first.
  case normal
  /// It comes first.
  case high
  /// They have nothing to do with each other.
  case simultaneous
}
