public import Foundation
import StillGeometry

/// One or several taps (rules C12.1 and C12.2).
nonisolated public struct TapGesture: Gesture, Sendable {
  public typealias Value = Void
  public typealias Body = Never

  /// The number of taps; less than 1 counts as 1.
  public var count: Int

  /// A number of taps in quick succession.
  public init(count: Int = 1) {
    self.count = count
  }

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    TapRecognizer(gesture, host)
  }
}

/// Counts taps: touches shorter than 0.75 s that move less than 45 points, each begun within 0.35 s of the last one's
/// end.
package struct TapCounter {
  private var start: (location: CGPoint, time: TimeInterval)?
  private var lastEnd: TimeInterval?
  private var taps = 0

  static var longestTouch: TimeInterval { 0.75 }
  static var longestPause: TimeInterval { 0.35 }
  static var farthest: CGFloat { 45 }

  package init() {}

  /// Returns the progress after an event.
  package mutating func step(_ event: TouchEvent, count: Int) -> GestureProgress {
    if let deadline, event.time > deadline { return .failed }
    switch event.kind {
    case .down:
      start = (event.location, event.time)
      lastEnd = nil
    case .moved:
      if let start, start.location.distance(to: event.location) >= Self.farthest { return .failed }
    case .up:
      guard start != nil else { return .possible }
      start = nil
      lastEnd = event.time
      taps += 1
      if taps >= count { return .ended }
    case .tick:
      break
    }
    return .possible
  }

  /// From when on it is too late.
  package var deadline: TimeInterval? {
    if let start { return start.time + Self.longestTouch + TouchEvent.instant }
    return lastEnd.map { $0 + Self.longestPause + TouchEvent.instant }
  }
}

private final class TapRecognizer: _TypedRecognizer<TapGesture> {
  private var counter = TapCounter()

  override func step(_ event: TouchEvent) {
    switch counter.step(event, count: gesture.count) {
    case .ended: phase = .ended(())
    case .failed: phase = .failed
    case .possible, .active: break
    }
  }

  override func reset() {
    super.reset()
    counter = TapCounter()
  }

  override var deadline: TimeInterval? {
    // A moment later than the last one that is in time.
    progress == .possible ? counter.deadline.map { $0 + TouchEvent.instant } : nil
  }

  override var abilities: GestureAbilities { .tap }
}

/// One or several taps, and where (rule C12.6).
nonisolated public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// The location of the last tap.
  public struct Value: Equatable, Sendable {
    /// In the gesture's coordinate space, points.
    public var location: CGPoint
  }

  /// The number of taps; less than 1 counts as 1.
  public var count: Int
  /// The coordinate space of the place.
  public var coordinateSpace: CoordinateSpace

  /// A number of taps, with the location of the last in a coordinate space (default: the view's own).
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A number of taps, with the location of the last in a coordinate space.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public static func _makeRecognizer(
    _ gesture: Self, _ host: _GestureHost
  ) -> _TypedRecognizer<Self> {
    SpatialTapRecognizer(gesture, host)
  }
}

private final class SpatialTapRecognizer: _TypedRecognizer<SpatialTapGesture> {
  private var counter = TapCounter()

  override func step(_ event: TouchEvent) {
    switch counter.step(event, count: gesture.count) {
    case .ended:
      phase = .ended(
        SpatialTapGesture.Value(
          location: host.convert(event.location, to: gesture.coordinateSpace)))
    case .failed: phase = .failed
    case .possible, .active: break
    }
  }

  override func reset() {
    super.reset()
    counter = TapCounter()
  }

  override var deadline: TimeInterval? {
    progress == .possible ? counter.deadline.map { $0 + TouchEvent.instant } : nil
  }

  override var abilities: GestureAbilities { .tap }
}

extension CGPoint {
  /// In points.
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - self.x, other.y - self.y)
    return (x * x + y * y).squareRoot()
  }
}
