import Foundation
import Stillframe
import Testing

/// Two fields and what has the focus, said in a text.
private struct Form: View {
  enum Field { case name, town }
  @State private var name = ""
  @State private var town = "Bern"
  @State private var said: [String] = []
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .accessibilityIdentifier("name")
      TextField("Town", text: $town)
        .focused($focus, equals: .town)
        .onSubmit { said.append("town") }
        .accessibilityIdentifier("town")
      Button("Next") { focus = .town }
      Button("Done") { focus = nil }
      Text(verbatim: "\(name)/\(town)").accessibilityIdentifier("words")
      Text(verbatim: focus.map { "\($0)" } ?? "none").accessibilityIdentifier("focus")
      Text(verbatim: said.joined(separator: ",")).accessibilityIdentifier("said")
    }
    .onSubmit { said.append("form") }
  }
}

extension Stage {
  /// The words inside a view.
  fileprivate func words(_ name: String) throws -> String? {
    func first(_ node: LayoutReport.Node) -> String? {
      node.text ?? node.children.lazy.compactMap(first).first
    }
    func find(_ node: LayoutReport.Node) -> String? {
      node.identifier == name ? first(node) : node.children.lazy.compactMap(find).first
    }
    return find(try layoutReport().root)
  }
}

/// Rule C4.5 and `Stage.type`.
@Suite struct FieldTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400)) { Form() }

  @Test func typingAddsToWhatIsThere() throws {
    try stage.type("Ada", into: "name")
    try stage.type("e", into: "town")
    #expect(try stage.words("words") == "Ada/Berne")
    #expect(try stage.words("name") == "Ada")
  }

  @Test func aBackspaceDeletes() throws {
    try stage.type("\u{8}\u{8}\u{8}\u{8}\u{8}Ulm", into: "town")
    #expect(try stage.words("words") == "/Ulm")
  }

  @Test func typingAndTappingGiveTheFocus() throws {
    #expect(try stage.words("focus") == "none")
    try stage.tap("town")
    #expect(try stage.words("focus") == "town")
    try stage.type("x", into: "name")
    #expect(try stage.words("focus") == "name")
  }

  @Test func theFocusFollowsItsBinding() throws {
    try stage.tap("Next")
    #expect(try stage.words("focus") == "town")
    try stage.tap("name")
    #expect(try stage.words("focus") == "name")
    try stage.tap("Done")
    #expect(try stage.words("focus") == "none")
  }

  @Test func aLineBreakSubmitsAndEndsTyping() throws {
    try stage.type("\n", into: "town")
    #expect(try stage.words("said") == "town,form")
    #expect(try stage.words("focus") == "none")
  }

  @Test func aDisabledFieldTakesNothing() throws {
    let stage = Stage(size: CGSize(width: 200, height: 50)) {
      TextField("Name", text: .constant("")).disabled(true).accessibilityIdentifier("name")
    }
    #expect(throws: StageError.notEditable("name")) { try stage.type("x", into: "name") }
  }

  @Test func aValueThatCannotBeReadStays() throws {
    struct Age: View {
      @State private var age = 4
      var body: some View {
        TextField("Age", value: $age, format: .number).accessibilityIdentifier("age")
        Text(verbatim: "\(age)").accessibilityIdentifier("words")
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 80)) { Age() }
    try stage.type("2", into: "age")
    #expect(try stage.words("words") == "42")
    try stage.type("x", into: "age")
    #expect(try stage.words("words") == "42")
  }

  @Test func anEditorTakesLines() throws {
    struct Note: View {
      @State private var note = "a"
      var body: some View {
        TextEditor(text: $note).accessibilityIdentifier("note")
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 80)) { Note() }
    try stage.type("\nb", into: "note")
    #expect(try stage.words("note") == "a\nb")
  }
}

/// Sliders that are dragged (rule C3.4).
@Suite struct SliderDragTests {
  private struct Volume: View {
    let step: Double?
    @State private var value = 2.0
    @State private var edits: [Bool] = []

    var body: some View {
      VStack {
        if let step {
          Slider(value: $value, in: 0...10, step: step) { edits.append($0) }
            .accessibilityIdentifier("slider")
        } else {
          Slider(value: $value, in: 0...10) { edits.append($0) }
            .accessibilityIdentifier("slider")
        }
        Text(verbatim: "\(value)").accessibilityIdentifier("value")
        Text(verbatim: "\(edits)").accessibilityIdentifier("edits")
      }
    }
  }

  /// The thumb's centre has 200 points to go.
  private func stage(step: Double? = nil, _ direction: LayoutDirection = .leftToRight) -> Stage {
    Stage(size: CGSize(width: 227, height: 100)) {
      Volume(step: step).environment(\.layoutDirection, direction)
    }
  }

  @Test func aDragMovesTheValueByItsWay() throws {
    let stage = stage()
    try stage.drag("slider", by: CGSize(width: 60, height: 0), duration: 0.3)
    #expect(try stage.words("value") == "5.0")
    #expect(try stage.words("edits") == "[true, false]")
    try stage.drag("slider", by: CGSize(width: -500, height: 0), duration: 0.3)
    #expect(try stage.words("value") == "0.0")
  }

  @Test func stepsAreKept() throws {
    let stage = stage(step: 4)
    try stage.drag("slider", by: CGSize(width: 60, height: 0), duration: 0.3)
    #expect(try stage.words("value") == "4.0")
  }

  @Test func aMirroredSliderGoesTheOtherWay() throws {
    let stage = stage(step: nil, .rightToLeft)
    try stage.drag("slider", by: CGSize(width: -60, height: 0), duration: 0.3)
    #expect(try stage.words("value") == "5.0")
  }
}

/// Rows that are deleted, and pages and sheets that take themselves away.
@Suite struct EditingAndDismissingTests {
  @Test func aRowIsDeletedByItsButton() throws {
    struct Fruit: View {
      @State private var names = ["Fig", "Lime", "Pear"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
        }
        .environment(\.editMode, .constant(.active))
        .accessibilityIdentifier("list")
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Fruit() }
    let bitmap = try stage.bitmap()
    func words() throws -> [String] {
      func all(_ node: LayoutReport.Node) -> [String] {
        (node.text.map { [$0] } ?? []) + node.children.flatMap(all)
      }
      return all(try stage.layoutReport().root)
    }
    #expect(try words() == ["Fig", "Lime", "Pear"])
    // The button of the second row, at its left end.
    let row = try #require(
      try stage.layoutReport().root.descendants.first { $0.text == "Lime" }
    ).frame
    try stage.tap("list", at: UnitPoint(x: 44 / 300, y: row.midY / 300))
    stage.advance(by: 1)
    // It shows the one that deletes, at the other end (rule SM4.20).
    #expect(try words().filter { $0 != "Delete" } == ["Fig", "Lime", "Pear"])
    #expect(try words().contains("Delete"))
    // A tap on its words closes it.
    try stage.tap("list", at: UnitPoint(x: 0.4, y: row.midY / 300))
    stage.advance(by: 1)
    #expect(try words() == ["Fig", "Lime", "Pear"])
    try stage.tap("list", at: UnitPoint(x: 44 / 300, y: row.midY / 300))
    stage.advance(by: 1)
    try stage.tap("list", at: UnitPoint(x: 250 / 300, y: row.midY / 300))
    stage.advance(by: 1)
    #expect(try words() == ["Fig", "Pear"])
    #expect(try stage.bitmap() != bitmap)
  }

  @Test func aSheetTakesItselfAway() throws {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        Button(isPresented ? "Close" : "Nothing to close") { dismiss() }
      }
    }
    struct Outer: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("Open") { isOpen = true }
          Text(isOpen ? "open" : "closed").accessibilityIdentifier("state")
        }
        .sheet(isPresented: $isOpen) { Inner() }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Outer() }
    try stage.tap("Open")
    stage.advance(by: 1)
    #expect(try stage.words("state") == "open")
    try stage.tap("Close")
    stage.advance(by: 1)
    #expect(try stage.words("state") == "closed")
  }
}

extension LayoutReport.Node {
  fileprivate var descendants: [LayoutReport.Node] {
    [self] + children.flatMap(\.descendants)
  }
}
