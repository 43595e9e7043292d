import SwiftData
import SwiftUI
import Testing

@Model final class Label {
  @Attribute(.unique) var text: String

  init(_ text: String) { self.text = text }
}

/// Leads to labels, which do not lead back.
@Model final class Note {
  var label: Label?
  var more: [Label] = []
  var main: Label

  init(_ label: Label) {
    self.label = label
    main = label
    more = [label]
  }
}

/// Models that lead to one whose values an older one takes over.
@Suite struct UniqueReferenceTests {
  let context: ModelContext

  init() throws {
    context = ModelContext(try ModelContainer(for: Note.self))
  }

  @Test func referencesWithoutAnInverseFollow() throws {
    let older = Label("red")
    context.insert(older)
    try context.save()
    let note = Note(Label("red"))
    context.insert(note)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Label>()) == [older])
    #expect(note.label === older)
    #expect(note.main === older)
    #expect(note.more == [older])
    let other = ModelContext(context.container)
    let same = try #require(try other.fetch(FetchDescriptor<Note>()).first)
    #expect(same.label?.text == "red")
    #expect(same.more.count == 1)
  }

  @Test func referencesOfSavedModelsFollow() throws {
    let (red, blue) = (Label("red"), Label("blue"))
    let note = Note(blue)
    for label in [red, blue] { context.insert(label) }
    context.insert(note)
    try context.save()
    blue.text = "red"
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Label>()) == [red])
    #expect(note.label === red)
    #expect(note.main === red)
    #expect(note.more == [red])
  }
}
