import Foundation
import StillGeometry
import StillLayout
import StillRuntime

/// The gestures that a touch may become: those of the views from the one that is hit out to the window.
///
/// It lasts until all of them are decided, which may take several touches.
final class GestureArena {
  /// The relation between two gestures, or groups of them.
  private indirect enum Group {
    case single(_Recognizer)
    /// The second yields to the first, but does not wait for it: what is recognised first takes the touch.
    case yielding(Group, Group)
    /// The second waits until the first has failed.
    case waiting(Group, Group)
    case simultaneous(Group, Group)
  }

  /// A gesture with the element that has it. The element may leave while its touch goes on: then nothing around it can
  /// be asked any more, but what the gesture has set is still to be taken back.
  private struct Member {
    let recognizer: _Recognizer
    weak var element: (any TouchResponder)?

    /// Whether touches still reach it.
    var isThere: Bool {
      guard let element else { return false }
      return !element.isRetired && !element.isLeaving && element.isEnabled
    }
  }

  /// From the inside out.
  private let members: [Member]
  private let group: Group
  /// The touch that is down.
  private(set) var touch: Touch?

  struct Touch {
    let number: Int
    /// In the picture's coordinates.
    let start: CGPoint
    fileprivate(set) var location: CGPoint

    /// Whether a finger that stays could have moved so far: beyond that, a drag of a view around takes the touch from
    /// taps inside, whatever its own least distance.
    var hasMoved: Bool { start.distance(to: location) >= 10 }
  }

  /// - Parameter responders: from the inside out; nil comes back where none of them is to be followed.
  init?(_ responders: [any TouchResponder]) {
    var members: [Member] = []
    var group: Group?
    for responder in responders where responder.isEnabled && !responder.isLeaving {
      if !responder.mask.contains(.subviews) {
        members = []
        group = nil
      }
      guard responder.mask.contains(.gesture) else { continue }
      let recognizer = responder.recognizer
      members.append(Member(recognizer: recognizer, element: responder))
      let single = Group.single(recognizer)
      guard let inner = group else {
        group = single
        continue
      }
      switch responder.gesturePriority {
      case .normal: group = .yielding(inner, single)
      case .high: group = .waiting(single, inner)
      case .simultaneous: group = .simultaneous(inner, single)
      }
    }
    guard let group else { return nil }
    self.members = members
    self.group = group
  }

  var abilities: GestureAbilities {
    members.reduce([]) { $0.union($1.recognizer.abilities) }
  }

  func has(_ recognizer: _Recognizer) -> Bool {
    members.contains { $0.recognizer === recognizer }
  }

  /// Whether some gesture is in both.
  func overlaps(_ other: GestureArena) -> Bool { members.contains { other.has($0.recognizer) } }

  func hasSameMembers(as other: GestureArena) -> Bool {
    members.elementsEqual(other.members) { $0.recognizer === $1.recognizer }
  }

  /// The innermost element with a gesture.
  var innermost: (any TouchResponder)? { members.first?.element }

  /// Makes all gestures ready for touches to come.
  func reset() {
    for member in members { member.recognizer.reset() }
  }

  // MARK: Events

  func begin(_ number: Int, at point: CGPoint, time: TimeInterval) -> GestureEffects {
    for member in members where member.recognizer.progress.isFinal { member.recognizer.reset() }
    touch = Touch(number: number, start: point, location: point)
    return handle(TouchEvent(kind: .down, location: point, time: time))
  }

  func move(to point: CGPoint, time: TimeInterval) -> GestureEffects {
    touch?.location = point
    return handle(TouchEvent(kind: .moved, location: point, time: time))
  }

  func lift(time: TimeInterval) -> GestureEffects {
    let point = touch?.location ?? .zero
    touch = nil
    return handle(TouchEvent(kind: .up, location: point, time: time))
  }

  func tick(time: TimeInterval) -> GestureEffects {
    handle(TouchEvent(kind: .tick, location: touch?.location ?? .zero, time: time))
  }

  private func handle(_ event: TouchEvent) -> GestureEffects {
    for member in members {
      if member.isThere {
        member.recognizer.handle(event)
      } else if !member.recognizer.progress.isFinal {
        if let element = member.element, element.isLeaving, !element.isRetired {
          element.warnIfTouched()
        }
        member.recognizer.cancel()
      }
    }
    var effects = GestureEffects()
    decide(group)
    deliver(group, &effects, isHeld: false)
    return effects
  }

  /// The time at which the passing of time decides something; nil: never.
  var deadline: TimeInterval? {
    members.compactMap { $0.isThere ? $0.recognizer.deadline : nil }.min()
  }

  /// Whether nothing more can come of it without a new touch that finds everything undecided.
  var isOver: Bool { touch == nil && members.allSatisfy { $0.recognizer.progress.isFinal } }

  /// Ends what is undecided, but for the gestures of another arena, which go on there.
  func dissolve(except other: GestureArena?) -> GestureEffects {
    for member in members where other?.has(member.recognizer) != true {
      member.recognizer.cancel()
    }
    var effects = GestureEffects()
    decide(group)
    deliver(group, &effects, isHeld: false)
    return effects
  }

  // MARK: Who is first

  /// Cancels what has lost, and tells how far the group has come.
  @discardableResult private func decide(_ group: Group) -> GestureProgress {
    CallStack.ensured {
      switch group {
      case .single(let recognizer):
        return recognizer.progress
      case .simultaneous(let first, let second):
        return stronger(decide(first), decide(second))
      case .waiting(let first, let second):
        let progress = decide(first)
        if progress == .failed { return decide(second) }
        if progress.hasBegun { cancel(second) }
        return progress
      case .yielding(let first, let second):
        let progress = decide(first)
        if progress.hasBegun {
          cancel(second)
          return progress
        }
        let outer = decide(second)
        guard progress == .possible else { return outer }
        switch outer {
        case .active:
          guard touch?.hasMoved != false else { return .possible }
          cancel(first)
          return outer
        case .ended:
          // A touch that is up is not disputed: what is inside may be waiting for the next one.
          if touch != nil { cancel(first) }
          return outer
        case .possible, .failed:
          return .possible
        }
      }
    }
  }

  private func stronger(_ a: GestureProgress, _ b: GestureProgress) -> GestureProgress {
    for progress in [GestureProgress.active, .ended, .possible] where a == progress || b == progress
    {
      return progress
    }
    return .failed
  }

  private func cancel(_ group: Group) {
    CallStack.ensured {
      switch group {
      case .single(let recognizer):
        recognizer.cancel()
      case .simultaneous(let first, let second), .waiting(let first, let second),
        .yielding(let first, let second):
        cancel(first)
        cancel(second)
      }
    }
  }

  /// Returns how far a decided group has come.
  private func progress(_ group: Group) -> GestureProgress {
    CallStack.ensured {
      switch group {
      case .single(let recognizer): return recognizer.progress
      case .simultaneous(let first, let second):
        return stronger(progress(first), progress(second))
      case .waiting(let first, let second):
        let own = progress(first)
        return own == .failed ? progress(second) : own
      case .yielding(let first, let second):
        let own = progress(first)
        if own.hasBegun { return own }
        let outer = progress(second)
        if own == .failed { return outer }
        return outer == .ended ? .ended : .possible
      }
    }
  }

  /// Hands over what the gestures have to say that are not held back by others.
  private func deliver(_ group: Group, _ effects: inout GestureEffects, isHeld: Bool) {
    CallStack.ensured {
      switch group {
      case .single(let recognizer):
        recognizer.deliver(&effects, isHeld: isHeld)
      case .simultaneous(let first, let second):
        deliver(first, &effects, isHeld: isHeld)
        deliver(second, &effects, isHeld: isHeld)
      case .waiting(let first, let second):
        deliver(first, &effects, isHeld: isHeld)
        deliver(second, &effects, isHeld: isHeld || progress(first) != .failed)
      case .yielding(let first, let second):
        deliver(first, &effects, isHeld: isHeld)
        let isSecondHeld = progress(first) == .possible && progress(second) == .active
        deliver(second, &effects, isHeld: isHeld || isSecondHeld)
      }
    }
  }
}
