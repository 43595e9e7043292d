public import Foundation
public import StillGeometry
import StillViewGraph

extension Stage {
  /// The longest press or drag, in seconds.
  public static let longestTouch: TimeInterval = 3_600
  /// The most taps in a row.
  public static let mostTaps = 1_000

  /// Taps a view: a button, a toggle, a view with `onTapGesture`.
  ///
  /// The view is found by its `accessibilityIdentifier`, then by its `accessibilityLabel`, then by its text: the first
  /// match depth first that no view in front covers, such as a page above it. The tap is at a point of its present frame,
  /// and reaches the innermost gesture there, unless one around it has a higher priority (rules C12.9 to C12.12).
  ///
  /// - Parameters:
  ///   - count: The number of taps, one directly after the other.
  ///   - point: The position in the frame, as fractions.
  /// - Throws: `StageError.noSuchView`, `.covered`, `.notTappable`, `.invalidCount`, `.invalidPoint`.
  public func tap(
    _ target: String, count: Int = 1, at point: UnitPoint = .center
  ) throws(StageError) {
    guard (1...Self.mostTaps).contains(count) else {
      throw .invalidCount(count, limit: Self.mostTaps)
    }
    let place = try putDown(target, at: point, for: .tap)
    graph.lift(place.touch)
    for _ in 1..<count {
      // Repeated taps are at the same point, even if another view is there by then.
      touchCount += 1
      let responders = graph.hit(place.location)?.responders(at: place.location) ?? []
      graph.putDown(touchCount, at: place.location, on: responders)
      graph.lift(touchCount)
    }
  }

  /// Holds a view down: a long press. The clock moves on by `duration` seconds.
  ///
  /// - Throws: as `tap`, and `.invalidDuration`.
  public func press(_ target: String, duration: TimeInterval = 0.6) throws(StageError) {
    try play(try beginPress(target, duration: duration))
  }

  /// Drags from a point of a view, in points. The clock moves on by `hold` and `duration` seconds; the drag is sampled
  /// every 1/60 s and moves evenly.
  ///
  /// - Parameters:
  ///   - hold: how long the finger stays before it moves, in seconds: half a second and more lifts a row that can be moved.
  ///   - duration: how long it moves, in seconds.
  /// - Throws: `StageError.noSuchView`, `.covered`, `.notDraggable`, `.invalidDuration`, `.invalidPoint`.
  public func drag(
    _ target: String, from start: UnitPoint = .center, holding hold: TimeInterval = 0,
    by translation: CGSize, duration: TimeInterval = 0.25
  ) throws(StageError) {
    try play(
      try beginDrag(target, from: start, holding: hold, by: translation, duration: duration))
  }

  /// Scrolls the view itself, its nearest scrolling ancestor, or its first scrolling descendant, by a distance in points:
  /// a positive height reveals content further down. It stops at the end of the content.
  ///
  /// - Throws: `StageError.noSuchView`, `.notScrollable`, `.invalidPoint`.
  public func scroll(_ target: String, by offset: CGSize) throws(StageError) {
    guard offset.width.isFinite, offset.height.isFinite else {
      throw .invalidPoint(x: offset.width, y: offset.height)
    }
    let element = try find(target)
    guard graph.scroll(element, by: offset) else { throw .notScrollable(target) }
  }

  /// Types text into a text field.
  ///
  /// - Throws: `StageError.noSuchView`, `.notEditable`.
  public func type(_ text: String, into target: String) throws(StageError) {
    let element = try find(target)
    guard graph.type(text, into: element) else { throw .notEditable(target) }
  }
}

extension Stage {
  /// Holds a view down from now on.
  func beginPress(_ target: String, duration: TimeInterval) throws(StageError) -> TouchScript {
    try check(duration)
    let place = try putDown(target, at: .center, for: [.tap, .press])
    return TouchScript(
      touch: place.touch, from: place.location, by: nil, at: time, duration: duration)
  }

  /// Drags from now on.
  func beginDrag(
    _ target: String, from start: UnitPoint, holding hold: TimeInterval = 0,
    by translation: CGSize, duration: TimeInterval
  ) throws(StageError) -> TouchScript {
    try check(duration)
    try check(hold)
    guard translation.width.isFinite, translation.height.isFinite else {
      throw .invalidPoint(x: translation.width, y: translation.height)
    }
    let place = try putDown(target, at: start, for: .drag)
    return TouchScript(
      touch: place.touch, from: place.location, by: translation, at: time, holding: hold,
      duration: duration)
  }

  private func play(_ script: TouchScript) throws(StageError) {
    var script = script
    while let next = script.nextTime {
      move(to: next)
      script.step(graph)
    }
  }

  private func check(_ duration: TimeInterval) throws(StageError) {
    guard duration >= 0, duration <= Self.longestTouch else {
      throw .invalidDuration(duration, limit: Self.longestTouch)
    }
  }

  private func find(_ target: String) throws(StageError) -> _ViewNode {
    do {
      return try graph.target(target)
    } catch {
      throw StageError(error, target, for: .tap)
    }
  }

  /// Puts a finger down at a point of a view.
  private func putDown(
    _ target: String, at point: UnitPoint, for abilities: GestureAbilities
  ) throws(StageError) -> (touch: Int, location: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { throw .invalidPoint(x: point.x, y: point.y) }
    do {
      let place = try graph.place(of: target, at: point, able: abilities)
      touchCount += 1
      onTouch?(place.location)
      graph.putDown(touchCount, at: place.location, on: place.responders)
      return (touchCount, place.location)
    } catch {
      throw StageError(error, target, for: abilities)
    }
  }
}

extension StageError {
  fileprivate init(_ failure: EventFailure, _ target: String, for abilities: GestureAbilities) {
    switch failure {
    case .noSuchView(let known): self = .noSuchView(target, known: known)
    case .covered(let cover): self = .covered(target, by: cover)
    case .noGesture: self = abilities == .drag ? .notDraggable(target) : .notTappable(target)
    }
  }
}
