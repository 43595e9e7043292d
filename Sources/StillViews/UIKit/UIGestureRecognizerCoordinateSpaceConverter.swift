public import Foundation
import StillGeometry
public import StillViewGraph

/// The points of a recogniser in coordinate spaces of views.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let source: ConvertedTouch

  /// Where the finger is, in the coordinates of the view that the gesture is on.
  public var localLocation: CGPoint { location(in: .local) }
  /// How far a pan has moved, in those coordinates; nil for other recognisers.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// How fast a pan moves, in points of those coordinates a second; nil for other recognisers.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// Returns the position of the finger in a coordinate space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: source.recognizer?.location(in: nil) ?? .zero, to: coordinateSpace)
  }

  /// Returns the translation of a pan in a coordinate space; nil for other recognisers.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (source.recognizer as? UIPanGestureRecognizer).map {
      difference($0.translation(in: nil), to: coordinateSpace)
    }
  }

  /// Returns the velocity of a pan in points of a coordinate space per second; nil for other recognisers.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (source.recognizer as? UIPanGestureRecognizer).map {
      difference($0.velocity(in: nil), to: coordinateSpace)
    }
  }

  /// Converts a point of the picture to a coordinate space.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    source.host?.convert(globalPoint, to: coordinateSpace.coordinateSpace) ?? globalPoint
  }

  /// Converts a distance in the picture to a coordinate space.
  private func difference(
    _ length: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    let start = convert(globalPoint: .zero, to: coordinateSpace)
    let end = convert(globalPoint: length, to: coordinateSpace)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// The source of a converter: created before the recogniser, and kept as long.
@MainActor final class ConvertedTouch {
  weak var recognizer: UIGestureRecognizer?
  weak var host: _GestureHost?

  nonisolated init() {}
}
