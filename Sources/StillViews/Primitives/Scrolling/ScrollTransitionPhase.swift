import Foundation

/// The position of a view relative to the visible part of a scroll view (C11.10).
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Coming from, or going to, the top or the leading edge.
  case topLeading
  /// In sight.
  case identity
  /// Coming from, or going to, the bottom or the trailing edge.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 in sight, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
