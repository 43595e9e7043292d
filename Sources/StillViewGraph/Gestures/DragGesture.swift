public import Foundation
package import StillGeometry

/// A touch that moves (rules C12.4 and C12.5).
nonisolated public struct DragGesture: Gesture {
  public typealias Body = Never

  /// The value of a drag. Points are in the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// On the stage's calendar.
    public var time: Date
    /// The location of the touch.
    public var location: CGPoint
    /// The location at which the touch began.
    public var startLocation: CGPoint
    /// From the start to now, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Points a second, from the last two samples.
    public let velocity: CGSize
    /// The part of the translation before the drag was recognised, in points: the least distance, along the way.
    fileprivate let slop: CGSize
    /// From where the drag was recognised to now, in points: content that follows it does not jump (rule SM5.1).
    package var followed: CGSize {
      CGSize(width: translation.width - slop.width, height: translation.height - slop.height)
    }
    /// The same to the predicted end.
    package var predictedFollowed: CGSize {
      let end = predictedEndTranslation
      return CGSize(width: end.width - slop.width, height: end.height - slop.height)
    }
    /// The predicted end of the touch: a quarter of a second further at this velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The distance of the predicted end from the start.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// How far the touch has to move for the drag to begin, in points: 0 begins with the touch; what is no number counts
  /// as 10.
  public var minimumDistance: CGFloat
  /// The coordinate space of the points.
  public var coordinateSpace: CoordinateSpace

  /// A touch that has moved by some points, measured in a coordinate space: the view's own unless another one is
  /// given.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A touch that has moved by some points, measured in a coordinate space.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    DragRecognizer(gesture, host)
  }
}

/// A touch that sets out along an axis and moves 10 points.
nonisolated package struct _AxisDragGesture: Gesture {
  package typealias Value = DragGesture.Value
  package typealias Body = Never

  let axis: Axis
  fileprivate let drag: DragGesture

  package init(_ axis: Axis, coordinateSpace: some CoordinateSpaceProtocol) {
    self.axis = axis
    drag = DragGesture(coordinateSpace: coordinateSpace)
  }

  package static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    AxisDragRecognizer(gesture, host)
  }
}

/// How far a touch has come as a drag.
private struct DragProgress {
  /// In the picture's coordinates.
  private var touchStart: CGPoint?
  /// In the gesture's coordinate space.
  private var start: CGPoint?
  private var sampled: TouchVelocity?
  /// The part of the translation before the drag was recognised; nil: it was not yet.
  private var slop: CGSize?

  /// Returns the next phase; nil: it stays as it is.
  mutating func step(
    _ event: TouchEvent, of gesture: DragGesture, along axis: Axis?, isActive: Bool,
    at host: _GestureHost
  ) -> GesturePhase<DragGesture.Value>? {
    guard event.kind != .tick else { return nil }
    let location = host.convert(event.location, to: gesture.coordinateSpace)
    if event.kind == .down {
      touchStart = event.location
      start = location
      sampled = TouchVelocity(at: location, time: event.time)
    }
    guard let touchStart, let start else { return nil }
    sampled?.add(location, at: event.time)
    let length = touchStart.distance(to: event.location)
    let hasMoved = length >= gesture.leastDistance
    if hasMoved, slop == nil {
      let share = length > 0 ? gesture.leastDistance / length : 0
      slop = CGSize(width: (location.x - start.x) * share, height: (location.y - start.y) * share)
    }
    let value = DragGesture.Value(
      time: host.date(at: event.time), location: location, startLocation: start,
      velocity: sampled?.velocity ?? .zero, slop: slop ?? .zero)
    if let axis, hasMoved, !isActive,
      !leads(along: axis, from: touchStart, to: event.location, host)
    {
      return .failed
    }
    let hasBegun = isActive || hasMoved
    switch event.kind {
    case .up: return hasBegun ? .ended(value) : .failed
    case .down, .moved, .tick: return hasBegun ? .active(value) : nil
    }
  }

  /// Whether a touch sets out along an axis, and is not that of an edge around.
  private func leads(
    along axis: Axis, from start: CGPoint, to location: CGPoint, _ host: _GestureHost
  ) -> Bool {
    if axis == .horizontal, host.element.isClaimed(dragFrom: start) { return false }
    let (x, y) = (abs(location.x - start.x), abs(location.y - start.y))
    return axis == .horizontal ? x >= y : y >= x
  }
}

extension DragGesture {
  fileprivate var leastDistance: CGFloat { minimumDistance.isNaN ? 10 : max(minimumDistance, 0) }
}

private final class DragRecognizer: _TypedRecognizer<DragGesture> {
  private var drag = DragProgress()

  override func step(_ event: TouchEvent) {
    let next = drag.step(
      event, of: gesture, along: nil, isActive: progress == .active, at: host)
    if let next { phase = next }
  }

  override func reset() {
    super.reset()
    drag = DragProgress()
  }

  override var abilities: GestureAbilities {
    gesture.leastDistance <= 0 ? [.drag, .press, .tap] : .drag
  }
}

private final class AxisDragRecognizer: _TypedRecognizer<_AxisDragGesture> {
  private var drag = DragProgress()

  override func step(_ event: TouchEvent) {
    let next = drag.step(
      event, of: gesture.drag, along: gesture.axis, isActive: progress == .active, at: host)
    if let next { phase = next }
  }

  override func reset() {
    super.reset()
    drag = DragProgress()
  }

  override var abilities: GestureAbilities { .drag }
}
