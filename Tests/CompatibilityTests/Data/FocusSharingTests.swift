import SwiftUI
import Testing

/// What views know of the focus, and what they share by it.
@Suite @MainActor struct FocusSharingTests {
  private struct FocusMark: View {
    let name: String
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text("\(name) \(isFocused ? "has it" : "has not")") }
  }

  private struct Tiles: View {
    @FocusState private var tile: Int?

    var body: some View {
      VStack {
        ForEach(0..<2) { number in
          FocusMark(name: "tile \(number)").focusable().focused($tile, equals: number)
        }
        FocusMark(name: "outside")
        Button("next") { tile = (tile ?? -1) + 1 }
        Text("focus \(tile ?? -1)")
      }
    }
  }

  private func words(_ stage: Stage) throws -> [String] {
    func texts(_ node: LayoutReport.Node) -> [String] {
      (node.text.map { [$0] } ?? []) + node.children.flatMap(texts)
    }
    return texts(try stage.layoutReport().root)
  }

  private struct Password: View {
    @FocusState private var isFocused: Bool
    @FocusState private var field: Int?
    @State private var isShown = false
    @State private var visits = 0

    var body: some View {
      VStack {
        TextField("shown", text: .constant("")).focused($isFocused, equals: isShown)
        SecureField("hidden", text: .constant("")).focused($isFocused, equals: !isShown)
        Text("visits \(visits)")
      }
      .focused($field, equals: 1)
      .onChange(of: field) { visits += 1 }
    }
  }

  /// The value that says that nothing has the focus gives it to no field.
  @Test func theValueAtRestFocusesNothing() throws {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Password() }
    #expect(try words(stage).last == "visits 0")
    #expect(try stage.layoutReport().warnings.isEmpty)
  }

  @Test func aViewKnowsWhetherItHasTheFocus() throws {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Tiles() }
    #expect(try words(stage).prefix(3) == ["tile 0 has not", "tile 1 has not", "outside has not"])
    try stage.tap("next")
    #expect(try words(stage).prefix(3) == ["tile 0 has it", "tile 1 has not", "outside has not"])
    try stage.tap("next")
    #expect(try words(stage).prefix(3) == ["tile 0 has not", "tile 1 has it", "outside has not"])
    #expect(try words(stage).last == "focus 1")
  }

  private struct Notes: View {
    @State private var first = "one"
    @State private var second = "two"
    @FocusState private var field: Int?

    var body: some View {
      VStack {
        TextField("a", text: $first).accessibilityIdentifier("a").focused($field, equals: 0)
          .focusedValue(\.sharedNote, $first)
        TextField("b", text: $second).accessibilityIdentifier("b").focused($field, equals: 1)
          .focusedValue(\.sharedNote, $second).focusedValue(\.sharedTitle, "second")
        Commands()
        Button("away") { field = nil }
      }
      .focusedSceneValue(\.sharedTitle, "scene")
    }
  }

  private struct Commands: View {
    @FocusedBinding(\.sharedNote) private var note
    @FocusedValue(\.sharedTitle) private var title

    var body: some View {
      Text("note \(note ?? "none")")
      Text("title \(title ?? "none")")
      Button("clear") { note = "cleared" }
    }
  }

  @Test func theFieldWithTheFocusSharesItsValues() throws {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Notes() }
    func shares(_ note: String, _ title: String) throws -> Bool {
      let words = try words(stage)
      return words.contains("note \(note)") && words.contains("title \(title)")
    }
    #expect(try shares("none", "scene"))
    try stage.tap("a")
    #expect(try shares("one", "scene"))
    try stage.tap("b")
    #expect(try shares("two", "second"))
    try stage.tap("clear")
    #expect(try shares("cleared", "second"))
    try stage.type("!", into: "b")
    #expect(try shares("cleared!", "second"))
    try stage.tap("away")
    #expect(try shares("none", "scene"))
    #expect(try stage.layoutReport().warnings.isEmpty)
  }

  private struct FirstField: View {
    @FocusState private var field: Int?

    var body: some View {
      VStack {
        TextField("a", text: .constant("")).focused($field, equals: 0)
        TextField("b", text: .constant("")).focused($field, equals: 1)
        Text("focus \(field ?? -1)")
      }
      .defaultFocus($field, 1)
    }
  }

  @Test func theFocusStartsAtItsDefault() throws {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { FirstField() }
    #expect(try words(stage).last == "focus 1")
  }
}

extension FocusedValues {
  private struct NoteKey: FocusedValueKey {
    typealias Value = Binding<String>
  }

  private struct TitleKey: FocusedValueKey {
    typealias Value = String
  }

  fileprivate var sharedNote: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var sharedTitle: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}
