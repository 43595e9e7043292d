public import Foundation
public import StillGeometry
public import StillViewGraph

// There is no pointer, so these modifiers have no effect.
extension View {
  /// No effect: there is no pointer; the closure is never called.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// No effect: there is no pointer; the closure is never called.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// No effect: no pointer is over the view.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// No effect: no pointer is over the view.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }

  /// No effect: no pointer is over a view.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// No effect: a picture has no pointer.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// No effect: there are no system gestures.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a place in points.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// How a pointer looks.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// The pointer that is shown elsewhere.
  public static let `default` = PointerStyle(name: "default")
  /// A hand that points.
  public static let link = PointerStyle(name: "link")
  /// An open hand.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A hand that holds.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A bar between the letters of a line.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A bar between the letters of a column.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A glass that makes larger.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A glass that makes smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
}
