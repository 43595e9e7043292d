import Foundation
import StillAnimation

/// The animations of the system (rules SM1.1 to SM1.6).
enum SystemMotion {
  /// The spring of pages, sheets and covers: mass 3, stiffness 1000, damping 500, which is solved as critically damped
  /// (rule SM1.2).
  nonisolated static let carriage = Animation.spring(
    response: 2 * .pi / (1000.0 / 3).squareRoot(), dampingFraction: 1)

  /// The same spring that begins with a speed, in ways per second.
  nonisolated static func carriage(at velocity: Double) -> Animation {
    .interpolatingSpring(
      mass: 3, stiffness: 1000, damping: 2 * 3000.squareRoot(),
      initialVelocity: velocity.isFinite ? min(max(velocity, -50), 50) : 0)
  }

  /// A sheet below a finger that has caught it on its way: there within two frames (rule SM3.11).
  nonisolated static let grip = Animation.spring(response: 0.03, dampingFraction: 1)

  /// The knob of a switch (rule SM4.1).
  nonisolated static let knob = Animation.spring(response: 0.3, dampingFraction: 1)

  /// The thumb of segments (rule SM4.2): mass 1, stiffness 503.551, damping 44.8799.
  nonisolated static let thumb = Animation.spring(
    response: 2 * .pi / 503.551.squareRoot(), dampingFraction: 1)

  /// Alerts (rule SM3.5).
  nonisolated static let alert = Animation.spring(response: 0.3, dampingFraction: 1)

  /// Menus from their anchor (rule SM3.7).
  nonisolated static let menu = Animation.spring(response: 0.33, dampingFraction: 0.82)

  /// Menus back to their anchor (rule SM3.7).
  nonisolated static let menuAway = Animation.spring(response: 0.28, dampingFraction: 1)

  /// A button or a half of a stepper that was let go (rules SM4.3 and SM4.4).
  nonisolated static let release = Animation.easeOut(duration: 0.18)

  /// A wheel that turns to a row (rule SM4.6).
  nonisolated static let wheel = Animation.spring(response: 0.35, dampingFraction: 1)

  /// The pages of a tab view that a finger has let go with a speed, in ways per second (rule SM4.18).
  nonisolated static func pages(at velocity: Double) -> Animation {
    .interpolatingSpring(
      mass: 1, stiffness: 200, damping: 2 * 200.squareRoot(),
      initialVelocity: velocity.isFinite ? min(max(velocity, -50), 50) : 0)
  }

  /// The dots of pages (rule SM4.7).
  nonisolated static let dot = Animation.easeInOut(duration: 0.2)

  /// The ground of a row that is no longer chosen (rule SM4.8).
  nonisolated static let deselection = Animation.easeOut(duration: 0.35)

  /// A finger on a row, which is shown when it stays (rule SM4.12).
  nonisolated static let touch = Animation.linear(duration: 0.05).delay(0.1)

  /// The first button of a full swipe, and its row (rule SM4.15).
  nonisolated static let fullSwipe = Animation.spring(response: 0.3, dampingFraction: 1)

  /// Rows that an edit removes (rule SM4.9).
  nonisolated static let rows = Animation.easeInOut(duration: 0.3)

  /// Tints behind a presentation (rule SM3.26).
  nonisolated static let tint = Animation.easeInOut(duration: 0.3)

  /// A search that becomes active, and ends (rule SM2.10).
  nonisolated static let search = Animation.easeInOut(duration: 0.3)
}
