public import Foundation
public import StillGeometry

/// Keyframes of one value that follow each other (rule L8.41).
public protocol KeyframeTrackContent<Value> {
  /// The type that the keyframes change.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of the keyframes inside.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes of the content.
  @KeyframeTrackContentBuilder<Value> var body: Self.Body { get }

  /// Adds the keyframes. Only the keyframes of this library implement it.
  func _collect(into keyframes: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _collect(into keyframes: inout _KeyframeList<Value>) {
    body._collect(into: &keyframes)
  }
}

/// Keyframes in their order.
public struct _KeyframeList<Value: Animatable> {
  var segments: [KeyframeSegment<Value.AnimatableData>] = []
}

/// A keyframe of this library: it consists of itself.
public protocol _PrimitiveKeyframe: KeyframeTrackContent where Body == Self {}

extension _PrimitiveKeyframe {
  public var body: Self { self }
}

/// Goes to a value evenly, or along a curve.
public struct LinearKeyframe<Value: Animatable>: _PrimitiveKeyframe {
  private let to: Value
  private let duration: TimeInterval
  private let curve: UnitCurve

  /// Reaches `to` after `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    curve = timingCurve
  }

  public func _collect(into keyframes: inout _KeyframeList<Value>) {
    keyframes.segments.append(
      KeyframeSegment(kind: .linear(curve), target: to.animatableData, duration: duration))
  }
}

/// Goes to a value along a smooth curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: _PrimitiveKeyframe {
  private let to: Value
  private let duration: TimeInterval
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// Reaches `to` after `duration` seconds; velocities are per second, and follow from the neighbours where they are
  /// not given.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  public func _collect(into keyframes: inout _KeyframeList<Value>) {
    keyframes.segments.append(
      KeyframeSegment(
        kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData),
        target: to.animatableData, duration: duration))
  }
}

/// Goes to a value as a weight on a spring does.
public struct SpringKeyframe<Value: Animatable>: _PrimitiveKeyframe {
  private let to: Value
  private let duration: TimeInterval?
  private let spring: Spring
  private let startVelocity: Value?

  /// Is at `to` after `duration` seconds; nil: when the spring has settled.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public func _collect(into keyframes: inout _KeyframeList<Value>) {
    keyframes.segments.append(
      KeyframeSegment(
        kind: .spring(spring, start: startVelocity?.animatableData), target: to.animatableData,
        duration: duration))
  }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: _PrimitiveKeyframe {
  private let to: Value

  /// Jumps to a value, without any time in between.
  public init(_ to: Value) {
    self.to = to
  }

  public func _collect(into keyframes: inout _KeyframeList<Value>) {
    keyframes.segments.append(
      KeyframeSegment(kind: .move, target: to.animatableData, duration: 0))
  }
}

/// Several keyframes, one after the other.
public struct _KeyframeSequence<Value: Animatable>: _PrimitiveKeyframe {
  let collect: (inout _KeyframeList<Value>) -> Void

  public func _collect(into keyframes: inout _KeyframeList<Value>) { collect(&keyframes) }
}

/// Puts the keyframes of a track together.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns one keyframe, or what makes several.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Returns no keyframes.
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence { _ in } }

  /// Returns the first one.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Returns those before and one more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence {
      accumulated._collect(into: &$0)
      next._collect(into: &$0)
    }
  }

  /// Returns one of two sets of keyframes.
  public static func buildEither(
    first component: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence { component._collect(into: &$0) }
  }

  /// Returns the other of two sets of keyframes.
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence { component._collect(into: &$0) }
  }

  // Where a condition does not hold, there are no keyframes of which the compiler could find the type.
  /// Keyframes that may be missing.
  public static func buildOptional(
    _ component: _KeyframeSequence<Value>?
  ) -> _KeyframeSequence<Value> {
    component ?? _KeyframeSequence { _ in }
  }

  /// Keyframes that may be missing.
  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence { component?._collect(into: &$0) }
  }

  /// Returns the keyframes of a loop, one turn after the other.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence { list in
      for component in components { component._collect(into: &list) }
    }
  }
}
