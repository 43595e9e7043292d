public import Foundation
public import StillGeometry
public import StillViewGraph

/// How a pencil is held over a view.
public struct PencilHoverPose: Equatable, Sendable {
  /// Over which point of the view, in points from its top left corner.
  public let location: CGPoint
  /// Over which point of it, in shares of its size.
  public let anchor: UnitPoint
  /// The distance, from 0 at the screen to 1 at the limit of detection.
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
  /// The squeeze was cancelled.
  case failed
}

/// The action that the user prefers for a pencil gesture.
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
  /// Shows the attributes of the ink.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// Shows a palette at the tip.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// Run an action of the owner's.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
  /// The action that the user prefers for a double tap of a pencil.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
  /// The action that the user prefers for a squeeze of a pencil.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

// No pencil touches a picture, so these modifiers have no effect.
extension View {
  /// No effect: no pencil taps; the closure is never called.
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }
  /// No effect: no pencil is squeezed; the closure is never called.
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}
