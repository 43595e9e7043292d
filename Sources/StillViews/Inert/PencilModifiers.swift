public import Foundation
public import StillGeometry
public import StillViewGraph

/// How a pencil is held over a view.
public struct PencilHoverPose: Equatable, Sendable {
  /// Over which point of the view, in points from its top left corner.
  public let location: CGPoint
  /// Over which point of it, in shares of its size.
  public let anchor: UnitPoint
  /// How far away, from 0 at the screen to 1 as far as it is felt.
  public let zDistance: Double
  /// How far it leans from lying flat.
  public let altitude: Angle
  /// Which way it leans.
  public let azimuth: Angle
  /// How far it is rolled about itself.
  public let roll: Angle
}

/// Two taps on the side of a pencil.
public struct PencilDoubleTapGestureValue: Equatable, Sendable {
  /// How it is held; nil where it is not over the view.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Equatable, Sendable {
  /// How it is held; nil where it is not over the view.
  public let hoverPose: PencilHoverPose?
}

/// How far a squeeze of a pencil has come.
public enum PencilSqueezeGesturePhase: Equatable, Sendable {
  /// It goes on.
  case active(PencilSqueezeGestureValue)
  /// It is over.
  case ended(PencilSqueezeGestureValue)
  /// Something else took its place.
  case failed
}

/// What its owner prefers a pencil to do.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String

  /// Do nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// Change between the pen and the eraser.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// Change to the tool before.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// Show the colours.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// Show what the ink can be.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// Show what can be done at the tip.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// Run an action of the owner's.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
  /// What its owner prefers two taps on a pencil to do.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
  /// What its owner prefers a squeeze of a pencil to do.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

// No pencil touches a picture, so these take what they are given and change nothing.
extension View {
  /// No effect: no pencil taps, so the closure is never called.
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }
  /// No effect: no pencil is squeezed, so the closure is never called.
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}
