public import Foundation

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

private final class DragRecognizer: _TypedRecognizer<DragGesture> {
  private struct Sample {
    let location: CGPoint
    let time: TimeInterval
  }

  /// In the picture's coordinates.
  private var touchStart: CGPoint?
  /// In the gesture's coordinate space.
  private var start: CGPoint?
  private var last: Sample?
  private var velocity = CGSize.zero

  private var distance: CGFloat {
    gesture.minimumDistance.isNaN ? 10 : max(gesture.minimumDistance, 0)
  }

  override func step(_ event: TouchEvent) {
    guard event.kind != .tick else { return }
    let location = host.convert(event.location, to: gesture.coordinateSpace)
    if event.kind == .down {
      touchStart = event.location
      start = location
      velocity = .zero
      last = Sample(location: location, time: event.time)
    }
    guard let touchStart, let start else { return }
    measureVelocity(to: location, at: event.time)
    let value = DragGesture.Value(
      time: host.date(at: event.time), location: location, startLocation: start,
      velocity: velocity)
    let hasBegun = progress == .active || touchStart.distance(to: event.location) >= distance
    switch event.kind {
    case .up: phase = hasBegun ? .ended(value) : .failed
    case .down, .moved, .tick: if hasBegun { phase = .active(value) }
    }
  }

  /// The slope between the last two samples; a touch that is lifted where it was keeps it.
  private func measureVelocity(to location: CGPoint, at time: TimeInterval) {
    guard let last, time > last.time else { return }
    let seconds = CGFloat(time - last.time)
    let slope = CGSize(
      width: (location.x - last.location.x) / seconds,
      height: (location.y - last.location.y) / seconds)
    velocity = slope.width.isFinite && slope.height.isFinite ? slope : .zero
    self.last = Sample(location: location, time: time)
  }

  override func reset() {
    super.reset()
    touchStart = nil
    start = nil
    last = nil
    velocity = .zero
  }

  override var abilities: GestureAbilities { distance <= 0 ? [.drag, .press, .tap] : .drag }
}
