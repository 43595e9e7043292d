package import Foundation
import StillGeometry

/// An object that follows touches by rules of its own, such as a recogniser of UIKit.
package protocol TouchFollower: AnyObject {
  /// The time at which it advances by itself; nil: never.
  var deadline: TimeInterval? { get }
  /// The touches that it can follow.
  var abilities: GestureAbilities { get }

  /// Takes notice of an event, and says how far it has come.
  func follow(_ event: TouchEvent, at host: _GestureHost) -> GestureProgress
  /// Hands over what is to be called for what has happened since it was asked last.
  func takeNews() -> [() -> Void]
  /// Ends, because another gesture was recognised or the view has left.
  func cancel()
  /// Returns to the initial state.
  func reset()
}

/// A gesture whose rules are those of an object that outlives its values.
nonisolated public struct _FollowedGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never

  package let follower: any TouchFollower

  package init(_ follower: any TouchFollower) {
    self.follower = follower
  }

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    FollowedRecognizer(gesture, host)
  }
}

private final class FollowedRecognizer: _TypedRecognizer<_FollowedGesture> {
  override func step(_ event: TouchEvent) {
    switch gesture.follower.follow(event, at: host) {
    case .possible: phase = .possible(nil)
    case .active: phase = .active(())
    case .ended: phase = .ended(())
    case .failed: phase = .failed
    }
  }

  override func deliver(_ effects: inout GestureEffects, isHeld: Bool) {
    guard !isHeld else { return }
    for news in gesture.follower.takeNews() { effects.call(at: host, news) }
  }

  override func cancel() {
    super.cancel()
    gesture.follower.cancel()
  }

  override func reset() {
    super.reset()
    gesture.follower.reset()
  }

  override var deadline: TimeInterval? { progress.isFinal ? nil : gesture.follower.deadline }
  override var abilities: GestureAbilities { gesture.follower.abilities }
}
