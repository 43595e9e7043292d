public import Foundation
public import StillGeometry

/// Two fingers that move apart (rule C12.6). A stage has one finger: the gesture is accepted and stays at rest.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    /// The moment of the event.
    public var time: Date
    /// 1 at rest.
    public var magnification: CGFloat
    /// Of the magnification, a second.
    public var velocity: CGFloat
    /// The middle of the fingers at the start, relative to the view's bounds.
    public var startAnchor: UnitPoint
    /// In the view's own coordinates, points.
    public var startLocation: CGPoint
  }

  /// From which change on the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Begins as soon as the scale has changed by so much.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    TwoFingerRecognizer(gesture, host)
  }
}

/// Two fingers that move apart; `MagnifyGesture` with the magnification alone.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
  public typealias Value = CGFloat
  public typealias Body = Never

  /// The change of the scale with which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Begins as soon as the scale has changed by so much.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    TwoFingerRecognizer(gesture, host)
  }
}

/// Two fingers that turn (rule C12.6). A stage has one finger: the gesture is accepted and stays at rest.
nonisolated public struct RotateGesture: Gesture, Sendable {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    /// The moment of the event.
    public var time: Date
    /// Zero at rest.
    public var rotation: Angle
    /// A second.
    public var velocity: Angle
    /// The middle of the fingers at the start, relative to the view's bounds.
    public var startAnchor: UnitPoint
    /// In the view's own coordinates, points.
    public var startLocation: CGPoint
  }

  /// From which change on the gesture begins.
  public var minimumAngleDelta: Angle

  /// Begins as soon as the fingers have turned by so much.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    TwoFingerRecognizer(gesture, host)
  }
}

/// Two fingers that turn; `RotateGesture` with the angle alone.
nonisolated public struct RotationGesture: Gesture, Sendable {
  public typealias Value = Angle
  public typealias Body = Never

  /// The rotation with which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Begins as soon as the fingers have turned by so much.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    TwoFingerRecognizer(gesture, host)
  }
}

/// Waits for a second finger, which never comes.
private final class TwoFingerRecognizer<G: Gesture>: _TypedRecognizer<G> {
  override func step(_ event: TouchEvent) {
    if event.kind == .up { phase = .failed }
  }
}
