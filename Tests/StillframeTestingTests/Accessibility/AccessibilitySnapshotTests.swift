import Foundation
import Stillframe
import Testing

@testable import StillframeTesting

/// Snapshots of accessibility trees, and what a failure says.
@Suite @MainActor struct AccessibilitySnapshotTests {
  private func sentences(_ old: some View, _ new: some View) throws -> [String] {
    func text(_ view: some View) throws -> String {
      try ImageRenderer(content: view).accessibilityTree().description
    }
    return AccessibilityChanges(from: try text(old), to: try text(new)).sentences
  }

  private var buttons: some View {
    VStack {
      Text("Draft")
      Button("Save") {}.accessibilityHint("Keeps the draft")
      Button("Discard") {}
    }
  }

  @Test func aLostHintIsNamed() throws {
    let other = VStack {
      Text("Draft")
      Button("Save") {}
      Button("Discard") {}
    }
    #expect(try sentences(buttons, other) == ["\"Save\" lost its hint (\"Keeps the draft\")"])
    #expect(
      try sentences(other, buttons) == ["\"Save\" has a new hint: \"Keeps the draft\""])
  }

  @Test func anotherNameAndAnotherOrderAreNamed() throws {
    let renamed = VStack {
      Text("Draft")
      Button("Keep") {}.accessibilityHint("Keeps the draft")
      Button("Discard") {}
    }
    #expect(
      try sentences(buttons, renamed)
        == ["\"Save\" is read as \"Keep. Button.\", not \"Save. Button.\""])
    let turned = VStack {
      Button("Discard") {}
      Text("Draft")
      Button("Save") {}.accessibilityHint("Keeps the draft")
    }
    #expect(try sentences(buttons, turned) == ["\"Discard\" is read before \"Save\" now"])
    let fewer = VStack {
      Text("Draft")
      Button("Save") {}.accessibilityHint("Keeps the draft")
    }
    #expect(
      try sentences(buttons, fewer) == ["\"Discard\" is no longer read: Discard. Button."])
  }

  @Test func theTreeIsASnapshot() {
    assertSnapshot(of: buttons, as: .accessibility, named: "text")
  }

  @Test func thePictureIsASnapshot() {
    let card = VStack(alignment: .leading) {
      Text("Trip").font(.headline).accessibilityAddTraits(.isHeader)
      Toggle("Offline", isOn: .constant(true))
      Button("Book") {}.accessibilityAction(named: "Share") {}
        .accessibilityActivationPoint(.leading)
    }
    .padding()
    .frame(width: 180)
    assertSnapshot(of: card, as: .accessibilityImage, named: "light")
    assertSnapshot(
      of: card,
      as: .accessibilityImage(traits: UITraitCollection(userInterfaceStyle: .dark)),
      named: "dark")
  }

  @Test func problemsFailATest() {
    withKnownIssue {
      assertAccessible(Text("Faint").foregroundStyle(.yellow).padding().background(.white))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("contrast: \"Faint\"") }
    }
    assertAccessible(
      Text("Faint").foregroundStyle(.yellow).padding().background(.white),
      ignoring: [.contrast])
    assertAccessible(
      Text("Faint").foregroundStyle(.yellow).padding().background(.white),
      ignoringViews: ["Faint"])
  }
}
