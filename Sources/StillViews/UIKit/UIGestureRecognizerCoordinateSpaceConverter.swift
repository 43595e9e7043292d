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

  /// Where the finger is, in a coordinate space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: source.recognizer?.location(in: nil) ?? .zero, to: coordinateSpace)
  }

  /// How far a pan has moved, in a coordinate space; nil for other recognisers.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (source.recognizer as? UIPanGestureRecognizer).map {
      difference($0.translation(in: nil), to: coordinateSpace)
    }
  }

  /// How fast a pan moves, in points of a coordinate space a second; nil for other recognisers.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (source.recognizer as? UIPanGestureRecognizer).map {
      difference($0.velocity(in: nil), to: coordinateSpace)
    }
  }

  /// A point of the picture in a coordinate space.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    source.host?.convert(globalPoint, to: coordinateSpace.coordinateSpace) ?? globalPoint
  }

  /// A distance in the picture as one in a coordinate space.
  private func difference(
    _ length: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    let start = convert(globalPoint: .zero, to: coordinateSpace)
    let end = convert(globalPoint: length, to: coordinateSpace)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// What a converter reads: it is made before the recogniser, and lasts as long.
@MainActor final class ConvertedTouch {
  weak var recognizer: UIGestureRecognizer?
  weak var host: _GestureHost?

  nonisolated init() {}
}
