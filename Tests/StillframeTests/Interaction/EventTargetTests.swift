import Foundation
import Stillframe
import Testing

/// How events find their views.
@Suite struct EventTargetTests {
  private let journal = Journal()

  private func button(_ name: String) -> some View {
    let journal = journal
    return Color.red.frame(width: 10, height: 10).onTapGesture { journal.note(name) }
  }

  @Test func identifiersComeBeforeLabelsAndLabelsBeforeTexts() throws {
    let stage = stage {
      VStack {
        Text("name").onTapGesture { journal.note("text") }
        button("label").accessibilityLabel("name")
        button("identifier").accessibilityIdentifier("name")
        button("other label").accessibilityLabel(Text("Send \(3)"))
        Text("Some words").onTapGesture { journal.note("words") }
      }
    }
    try stage.tap("name")
    try stage.tap("Send 3")
    try stage.tap("Some words")
    #expect(journal.take() == ["identifier", "other label", "words"])
  }

  @Test func theFirstOneDepthFirstIsTaken() throws {
    let stage = stage {
      HStack {
        VStack { button("first").accessibilityIdentifier("a") }
        button("second").accessibilityIdentifier("a")
      }
    }
    try stage.tap("a")
    #expect(journal.take() == ["first"])
  }

  @Test func anUnknownNameListsWhatThereIs() throws {
    let stage = stage {
      VStack {
        Text("words")
        button("").accessibilityLabel("label")
        button("").accessibilityIdentifier("identifier")
      }
    }
    let error = #expect(throws: StageError.self) { try stage.tap("nobody") }
    #expect(error == .noSuchView("nobody", known: ["identifier", "label", "words"]))
    #expect("\(try #require(error))".contains("\"nobody\""))
  }

  @Test func nothingCanBeTypedIntoWhatIsNoField() throws {
    let stage = stage { Text("words") }
    #expect(throws: StageError.notEditable("words")) { try stage.type("a", into: "words") }
    #expect(throws: StageError.noSuchView("field", known: ["words"])) {
      try stage.type("a", into: "field")
    }
  }
}
