import SwiftUI
import Testing

/// Gestures by all their names, and what they hand to an app.
@Suite @MainActor struct GestureFormTests {
  private final class Log {
    var entries: [String] = []
  }

  private func stage(_ view: some View) -> Stage {
    Stage(size: CGSize(width: 100, height: 100)) { view }
  }

  private var tile: some View {
    Color.red.frame(width: 60, height: 60).accessibilityIdentifier("tile")
  }

  @Test func dragsTellWhereTheyAre() throws {
    let log = Log()
    let drag = DragGesture(minimumDistance: 5, coordinateSpace: .global)
      .onChanged { (value: DragGesture.Value) in
        log.entries.append("\(value.startLocation.x) \(value.translation.width)")
      }
      .onEnded { value in
        log.entries.append(value.predictedEndLocation.x >= value.location.x ? "on" : "back")
      }
    let stage = stage(tile.gesture(drag, including: .all))
    try stage.drag("tile", by: CGSize(width: 20, height: 0), duration: 0.2)
    #expect(log.entries.last == "on")
    #expect(log.entries.contains { $0.hasPrefix("50.0 ") })
    let inner = GestureMask.subviews
    #expect(GestureMask.all == [.gesture, inner] && GestureMask.none.isEmpty)
    let silent = Log()
    let masked = self.stage(
      tile.gesture(TapGesture().onEnded { silent.entries.append("tap") }, including: inner))
    #expect(throws: StageError.self) { try masked.tap("tile") }
    #expect(silent.entries.isEmpty)
  }

  private struct Moved: View {
    let log: Log
    @GestureState private var shift = CGSize.zero
    @GestureState(reset: { value, transaction in transaction.animation = nil }) private var isDown =
      false
    @GestureState(resetTransaction: Transaction(animation: .default)) private var count = 0

    var body: some View {
      let drag = DragGesture().updating($shift) { value, state, transaction in
        state = value.translation
      }
      let gesture: GestureStateGesture<DragGesture, CGSize> = drag
      Color.red.frame(width: 60, height: 60).offset(shift)
        .accessibilityIdentifier("tile")
        .gesture(gesture)
        .onChange(of: shift) { log.entries.append("\(Int(shift.width)) \(isDown) \(count)") }
    }
  }

  @Test func statesOfGesturesGoBack() throws {
    let log = Log()
    let stage = stage(Moved(log: log))
    try stage.drag("tile", by: CGSize(width: 20, height: 0), duration: 0.2)
    stage.advance(by: 0.1)
    #expect(log.entries.count > 1)
    #expect(log.entries.last == "0 false 0")
  }

  @Test func longPressesAndPlacesOfTaps() throws {
    let log = Log()
    let press = LongPressGesture(minimumDuration: 0.3, maximumDistance: 4)
      .onEnded { log.entries.append("pressed \($0)") }
    let pressed = stage(tile.gesture(press))
    try pressed.press("tile", duration: 0.5)
    let held = stage(
      tile.onLongPressGesture(minimumDuration: 0.2, maximumDistance: 5) {
        log.entries.append("held")
      } onPressingChanged: {
        log.entries.append($0 ? "down" : "up")
      })
    try held.press("tile", duration: 0.5)
    let older = stage(
      tile.onLongPressGesture(minimumDuration: 0.2, pressing: { _ in }) {
        log.entries.append("older")
      })
    try older.press("tile", duration: 0.5)
    #expect(log.entries == ["pressed true", "down", "up", "held", "older"])
    let spot = SpatialTapGesture(count: 1, coordinateSpace: .local)
      .onEnded { (value: SpatialTapGesture.Value) in log.entries = ["\(value.location.x)"] }
    let tapped = stage(tile.gesture(spot))
    try tapped.tap("tile")
    #expect(log.entries == ["30.0"])
  }

  @Test func gesturesAreComposed() throws {
    let log = Log()
    let tap = TapGesture()
    let drag = DragGesture()
    let sequence: SequenceGesture<LongPressGesture, DragGesture> = LongPressGesture().sequenced(
      before: drag)
    let both: SimultaneousGesture<TapGesture, DragGesture> = tap.simultaneously(with: drag)
    let either: ExclusiveGesture<TapGesture, LongPressGesture> = tap.exclusively(
      before: LongPressGesture())
    let any = AnyGesture(
      either.map { value in
        switch value {
        case .first: "tap"
        case .second(let isDone): "press \(isDone)"
        }
      })
    let stage = stage(
      tile.gesture(any.onEnded { log.entries.append($0) })
        .simultaneousGesture(
          both.onEnded { if $0.first != nil, $0.second == nil { log.entries.append("both") } }
        )
        .highPriorityGesture(
          sequence.onEnded { value in
            if case .second(true, .some) = value { log.entries.append("sequence") }
          }))
    try stage.tap("tile")
    #expect(Set(log.entries) == ["tap", "both"])
  }

  private struct Turned: View {
    @State private var angle = Angle.zero
    @State private var scale = 1.0
    @GestureState private var pinch: MagnifyGesture.Value?

    var body: some View {
      Color.red.frame(width: 60, height: 60).scaleEffect(scale * (pinch?.magnification ?? 1))
        .rotationEffect(angle)
        .gesture(
          RotateGesture(minimumAngleDelta: .degrees(2)).onChanged { (value: RotateGesture.Value) in
            angle = value.rotation
          }
          .simultaneously(
            with: MagnifyGesture(minimumScaleDelta: 0.02).updating($pinch) { value, state, _ in
              state = value
            })
        )
        .gesture(RotationGesture().onChanged { angle = $0 })
        .gesture(MagnificationGesture().onEnded { scale = $0 })
    }
  }

  @Test func turnsAndPinchesLeaveAViewUntilTheyBegin() throws {
    #expect(
      try Outside(Turned()) == Outside(Color.red.frame(width: 60, height: 60)))
  }

  private struct Swipe: Gesture {
    let action: () -> Void

    var body: some Gesture<DragGesture.Value> {
      DragGesture(minimumDistance: 10).onEnded { if $0.translation.width > 20 { action() } }
    }
  }

  @Test func anAppsOwnGesture() throws {
    let log = Log()
    let stage = stage(tile.gesture(Swipe { log.entries.append("swipe") }))
    try stage.drag("tile", by: CGSize(width: 30, height: 0), duration: 0.1)
    #expect(log.entries == ["swipe"])
    let closed = self.stage(
      tile.gesture(Swipe { log.entries.append("again") }).allowsHitTesting(false))
    try? closed.drag("tile", by: CGSize(width: 30, height: 0), duration: 0.1)
    #expect(log.entries == ["swipe"])
  }
}
