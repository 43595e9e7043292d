import Foundation
import Stillframe
import Testing

/// What assistive technologies do with views (rules AX5.1 to AX5.4).
@Suite @MainActor struct AccessibilityActionTests {
  private struct Controls: View {
    @State private var isOn = false
    @State private var volume = 0.5
    @State private var guests = 1
    @State private var size = "S"
    @State private var isShown = false
    @State private var rows = ["One", "Two"]

    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Slider(value: $volume) { Text("Volume") }
        Stepper("Guests", value: $guests, in: 0...2)
        Picker("Size", selection: $size) {
          Text("S").tag("S")
          Text("L").tag("L")
        }
        .pickerStyle(.segmented)
        Button("Show") { isShown = true }.accessibilityIdentifier("show")
        Button("Never") {}.disabled(true)
        List {
          ForEach(rows, id: \.self) { Text($0) }
            .onDelete { rows.remove(atOffsets: $0) }
        }
      }
      .sheet(isPresented: $isShown) { Text("Sheet") }
    }
  }

  private func stage() -> Stage {
    Stage(size: CGSize(width: 390, height: 700)) { Controls() }
  }

  private func value(_ name: String, _ stage: Stage) throws -> String? {
    try stage.accessibilityTree().elements(named: name).first?.value
  }

  @Test func controlsAreActivatedAndAdjusted() throws {
    let stage = stage()
    try stage.perform(.activate, on: "Wi-Fi")
    #expect(try value("Wi-Fi", stage) == "On")
    try stage.perform(.increment, on: "Volume")
    #expect(try value("Volume", stage) == "60%")
    try stage.perform(.decrement, on: "Volume")
    try stage.perform(.decrement, on: "Volume")
    #expect(try value("Volume", stage) == "40%")
    try stage.perform(.increment, on: "Guests")
    #expect(try value("Guests", stage) == "2")
    try stage.perform(.activate, on: "L")
    #expect(try stage.accessibilityTree().elements(named: "L")[0].traits.contains("selected"))
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    let stage = stage()
    try stage.perform(.increment, on: "Guests")
    #expect(throws: StageError.noSuchAction("increment", on: "Guests", known: ["decrement"])) {
      try stage.perform(.increment, on: "Guests")
    }
    #expect(throws: StageError.notEnabled("Never")) {
      try stage.perform(.activate, on: "Never")
    }
    let error = #expect(throws: StageError.self) { try stage.perform("Share", on: "Nobody") }
    #expect("\(try #require(error))".contains("\"Wi-Fi\""))
  }

  @Test func rowsAreDeletedByTheirActions() throws {
    let stage = stage()
    #expect(try stage.accessibilityTree().elements(named: "One").first?.actions == ["Delete"])
    try stage.perform("Delete", on: "One")
    #expect(try stage.accessibilityTree().elements(named: "One").isEmpty)
    #expect(try !stage.accessibilityTree().elements(named: "Two").isEmpty)
  }

  @Test func sheetsAreEscaped() throws {
    let stage = stage()
    try stage.perform(.activate, on: "show")
    #expect(try stage.accessibilityTree().elements.map(\.label) == ["Sheet"])
    try stage.perform(.escape, on: "Sheet")
    #expect(try stage.accessibilityTree().elements.contains { $0.label == "Show" })
  }

  private final class Log {
    var entries: [String] = []
  }

  @Test func closuresOfModifiersAreCalled() throws {
    let log = Log()
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      Text("Card")
        .accessibilityAction { log.entries.append("default") }
        .accessibilityAction(.magicTap) { log.entries.append("magic") }
        .accessibilityAction(named: "Share") { log.entries.append("share") }
        .accessibilityAdjustableAction { log.entries.append("\($0)") }
        .accessibilityScrollAction { log.entries.append("scroll \($0)") }
        .accessibilityZoomAction { log.entries.append("\($0.direction)") }
        .accessibilityActions { Button("Archive") { log.entries.append("archive") } }
        .accessibilityAction {
          log.entries.append("labelled")
        } label: {
          Label("Pin", systemImage: "pin")
        }
    }
    for action: AccessibilityAction in [
      .activate, .magicTap, "Share", .increment, .decrement, .scroll(.top), .zoomIn, "Archive",
      "Pin",
    ] {
      try stage.perform(action, on: "Card")
    }
    #expect(
      log.entries == [
        "default", "magic", "share", "increment", "decrement", "scroll top", "zoomIn", "archive",
        "labelled",
      ])
  }

  @Test func gesturesAreTouchedAtTheActivationPoint() throws {
    let log = Log()
    let stage = Stage(size: CGSize(width: 100, height: 50)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).onTapGesture { log.entries.append("left") }
        Color.blue.frame(width: 50, height: 50).onTapGesture { log.entries.append("right") }
      }
      .accessibilityElement()
      .accessibilityLabel("Both")
      .accessibilityActivationPoint(.trailing)
    }
    #expect(throws: (any Error).self) { try stage.perform(.activate, on: "Nobody") }
    let other = Stage(size: CGSize(width: 100, height: 50)) {
      Color.red.onTapGesture { log.entries.append("tapped") }.accessibilityLabel("Field")
    }
    try other.perform(.activate, on: "Field")
    #expect(log.entries == ["tapped"])
  }

  private struct Focused: View {
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text("Title").accessibilityFocused($isFocused)
        Text(isFocused ? "read" : "not read")
      }
    }
  }

  @Test func focusIsKept() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Focused() }
    try stage.perform(.focus, on: "Title")
    #expect(try stage.accessibilityTree().elements.map(\.label) == ["Title", "read"])
  }

  @Test func eventsFindViewsByWhatTheyAreCalled() throws {
    let log = Log()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Button {
        log.entries.append("added")
      } label: {
        Image(systemName: "plus")
      }
    }
    try stage.tap("Add")
    #expect(log.entries == ["added"])
  }
}
