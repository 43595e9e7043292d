import SwiftUI
import Testing

/// Recognisers of UIKit as gestures of views.
@Suite @MainActor struct RepresentedGestureTests {
  private final class Log {
    var entries: [String] = []
    var made = 0
  }

  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var isWilling = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      isWilling && (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: nil).x ?? 0 > 0
    }
  }

  private struct Pan: UIGestureRecognizerRepresentable {
    let log: Log
    var isEnabled = true
    var isWilling = true

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Judge { Judge() }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      log.made += 1
      let recognizer = UIPanGestureRecognizer()
      recognizer.delegate = context.coordinator
      return recognizer
    }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      recognizer.isEnabled = isEnabled
      context.coordinator.isWilling = isWilling
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      let moved = recognizer.translation(in: recognizer.view)
      let here = context.converter.localLocation
      log.entries.append("\(recognizer.state) \(moved.x) \(here.x) \(here.y)")
    }
  }

  private struct Press: UIGestureRecognizerRepresentable {
    let log: Log
    var duration = 0.5

    func makeUIGestureRecognizer(context: Context) -> some UILongPressGestureRecognizer {
      let recognizer = UILongPressGestureRecognizer()
      recognizer.minimumPressDuration = duration
      return recognizer
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {
      log.entries.append("\(recognizer.state)")
    }
  }

  private struct Tap: UIGestureRecognizerRepresentable {
    let log: Log
    let count: Int

    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = count
      return recognizer
    }

    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      log.entries.append("\(recognizer.state) \(recognizer.location(in: nil))")
    }
  }

  private struct Swipe: UIGestureRecognizerRepresentable {
    let log: Log
    let direction: UISwipeGestureRecognizer.Direction

    func makeUIGestureRecognizer(context: Context) -> UISwipeGestureRecognizer {
      let recognizer = UISwipeGestureRecognizer()
      recognizer.direction = direction
      return recognizer
    }

    func handleUIGestureRecognizerAction(_ recognizer: UISwipeGestureRecognizer, context: Context) {
      log.entries.append("\(recognizer.state)")
    }
  }

  private func stage(_ gesture: some UIGestureRecognizerRepresentable) -> Stage {
    Stage(size: CGSize(width: 200, height: 100)) {
      Color.red.frame(width: 60, height: 60).gesture(gesture).accessibilityIdentifier("tile")
    }
  }

  @Test func pansTellHowFarTheyAre() throws {
    let log = Log()
    let stage = stage(Pan(log: log))
    try stage.drag("tile", by: CGSize(width: 40, height: 0), duration: 0.2)
    let states = log.entries.map { $0.prefix { $0 != " " } }
    #expect(states.first == "began" && states.last == "ended")
    #expect(states.dropFirst().dropLast().allSatisfy { $0 == "changed" } && states.count > 3)
    // The tile's middle is at (30, 30) of its own, whatever its place in the window.
    #expect(log.entries.last == "ended 40.0 70.0 30.0")
    try stage.drag("tile", by: CGSize(width: 40, height: 0), duration: 0.2)
    #expect(log.entries.last == "ended 40.0 70.0 30.0")
    #expect(log.made == 1)
  }

  @Test func aDelegateMayRefuse() throws {
    let log = Log()
    // To the left: the delegate wants a velocity to the right.
    let left = stage(Pan(log: log))
    try left.drag("tile", by: CGSize(width: -40, height: 0), duration: 0.2)
    for pan in [Pan(log: log, isEnabled: false), Pan(log: log, isWilling: false)] {
      let stage = stage(pan)
      try stage.drag("tile", by: CGSize(width: 40, height: 0), duration: 0.2)
    }
    #expect(log.entries == [])
  }

  @Test func pressesBeginAfterTheirTime() throws {
    let log = Log()
    try stage(Press(log: log)).press("tile", duration: 0.8)
    #expect(log.entries == ["began", "ended"])
    log.entries = []
    try stage(Press(log: log)).press("tile", duration: 0.3)
    #expect(log.entries == [])
    try stage(Press(log: log, duration: 0)).tap("tile")
    #expect(log.entries == ["began", "ended"])
  }

  @Test func tapsAreCounted() throws {
    let log = Log()
    let twice = stage(Tap(log: log, count: 2))
    try twice.tap("tile")
    twice.advance(by: 1)
    #expect(log.entries == [])
    try twice.tap("tile", count: 2)
    #expect(log.entries == ["ended (100.0, 50.0)"])
  }

  @Test func swipesHaveADirection() throws {
    let log = Log()
    try stage(Swipe(log: log, direction: .up)).drag(
      "tile", by: CGSize(width: 80, height: 0), duration: 0.2)
    #expect(log.entries == [])
    try stage(Swipe(log: log, direction: [.up, .right])).drag(
      "tile", by: CGSize(width: 80, height: 0), duration: 0.2)
    #expect(log.entries == ["ended"])
    try stage(Swipe(log: log, direction: .right)).drag(
      "tile", by: CGSize(width: 80, height: 0), duration: 2)
    #expect(log.entries == ["ended"])
  }

  @Test func innerGesturesComeFirst() throws {
    let log = Log()
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      Color.red.frame(width: 60, height: 60).accessibilityIdentifier("tile")
        .gesture(DragGesture().onEnded { _ in log.entries.append("inner") })
        .gesture(Pan(log: log))
    }
    try stage.drag("tile", by: CGSize(width: 40, height: 0), duration: 0.2)
    #expect(log.entries == ["inner"])
  }

  @Test func whatNeedsMoreThanAFingerWaits() {
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    let hover = UIHoverGestureRecognizer()
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    #expect(rotation.rotation == 0 && rotation.velocity == 0)
    #expect(hover.state == .possible && hover.numberOfTouches == 0)
    let search = TabSearchActivation.searchTabSelection
    #expect(search != .automatic)
    typealias Converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    #expect(Pan.CoordinateSpaceConverter.self == Converter.self)
    #expect(Pan.Context.self == UIGestureRecognizerRepresentableContext<Pan>.self)
  }
}
