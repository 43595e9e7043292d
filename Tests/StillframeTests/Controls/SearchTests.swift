import Foundation
import Stillframe
import Testing

/// Looking for something on a page: the field, suggestions, scopes, and what a page knows of it.
@MainActor @Suite struct SearchTests {
  private let size = CGSize(width: 320, height: 480)

  private func shows(_ stage: Stage, _ name: String) throws -> Bool {
    try stage.layoutReport().frame(of: name) != nil
  }

  @Test("C4.5: a tap on the field begins a search, which Cancel ends") func beginningAndEnding()
    throws
  {
    let log = Kept<[String]>([])
    let stage = Stage(size: size) { Harbours(log: log) }
    let rest = try #require(try stage.layoutReport().frame(of: "row Bergen"))
    #expect(throws: StageError.self) { try stage.tap("Cancel") }
    try stage.tap("Harbours to find")
    stage.advance(by: 2)
    #expect(try shows(stage, "searching"))
    // The title has given way, and the rows have come up.
    let searching = try #require(try stage.layoutReport().frame(of: "row Bergen"))
    #expect(searching.minY < rest.minY - 50)
    try stage.type("Ca", into: "Harbours to find")
    #expect(log.value.last == "text Ca")
    stage.advance(by: 2)
    #expect(try !shows(stage, "row Bergen") && shows(stage, "row Cadiz"))
    try stage.tap("Cancel")
    stage.advance(by: 2)
    #expect(log.value.last == "text ")
    #expect(try !shows(stage, "searching"))
    #expect(try stage.layoutReport().frame(of: "row Bergen") == rest)
  }

  @Test func suggestionsStandInPlaceOfThePageAndATapTakesOne() throws {
    let log = Kept<[String]>([])
    let stage = Stage(size: size) { Harbours(log: log) }
    #expect(try !shows(stage, "suggest Bergen"))
    try stage.type("Be", into: "Harbours to find")
    stage.advance(by: 2)
    #expect(try shows(stage, "suggest Bergen"))
    try stage.tap("suggest Bergen")
    stage.advance(by: 2)
    #expect(Set(log.value.suffix(2)) == ["text Bergen", "submit Bergen"])
    #expect(try !shows(stage, "suggest Bergen") && shows(stage, "row Bergen"))
    // Typing offers again.
    try stage.type("\u{8}\u{8}\u{8}\u{8}", into: "Harbours to find")
    stage.advance(by: 2)
    #expect(try shows(stage, "suggest Bergen"))
  }

  @Test func aLineBreakSubmitsOnceInsideAndOutsideTheStack() throws {
    let log = Kept<[String]>([])
    let stage = Stage(size: size) {
      Harbours(log: log).onSubmit(of: .search) { log.value.append("outside") }
        .onSubmit { log.value.append("text alone") }
    }
    try stage.type("Ca\n", into: "Harbours to find")
    #expect(log.value.filter { $0 == "submit Ca" || $0 == "outside" } == ["submit Ca", "outside"])
    #expect(!log.value.contains("text alone"))
  }

  @Test func scopesComeWithTheFirstCharacterOrWithTheField() throws {
    for activation in [SearchScopeActivation.automatic, .onSearchPresentation] {
      let comesWithField = activation.isOfField
      let scope = Kept(0)
      let stage = Stage(size: size) {
        NavigationStack {
          Text("A").navigationTitle("B").searchable(text: .constant(""))
            .searchScopes(scope.binding, activation: activation) {
              Text("All").tag(0)
              Text("North").tag(1)
            }
        }
      }
      #expect(throws: StageError.self) { try stage.tap("North") }
      try stage.tap("Search")
      stage.advance(by: 2)
      #expect((try? stage.tap("North")) != nil || !comesWithField)
      #expect(scope.value == (comesWithField ? 1 : 0))
    }
    let log = Kept<[String]>([])
    let stage = Stage(size: size) { Harbours(log: log) }
    try stage.type("C", into: "Harbours to find")
    try stage.tap("South")
    stage.advance(by: 2)
    #expect(log.value.last == "scope 1")
  }

  @Test func aBindingAndTheFocusPresentTheField() throws {
    let isPresented = Kept(true)
    let stage = Stage(size: size) {
      NavigationStack {
        Text("A").navigationTitle("B")
          .searchable(text: .constant("x"), isPresented: isPresented.binding)
      }
    }
    try stage.tap("Cancel")
    #expect(!isPresented.value)
    let focused = Stage(size: size) { FocusedSearch() }
    #expect(throws: StageError.self) { try focused.tap("Cancel") }
    try focused.tap("find")
    focused.advance(by: 2)
    try focused.tap("Cancel")
  }

  @Test func dismissSearchEndsIt() throws {
    let stage = Stage(size: size) {
      NavigationStack {
        Ending().navigationTitle("B").searchable(text: .constant(""))
          .searchPresentationToolbarBehavior(.avoidHidingContent)
      }
    }
    try stage.tap("Search")
    stage.advance(by: 2)
    #expect("\(try stage.layoutReport())".contains("\"B\""))
    try stage.tap("end")
    stage.advance(by: 2)
    #expect(throws: StageError.self) { try stage.tap("Cancel") }
  }
}

extension SearchScopeActivation {
  fileprivate var isOfField: Bool { "\(self)" == "\(SearchScopeActivation.onSearchPresentation)" }
}

private struct Harbours: View {
  let log: Kept<[String]>
  @State private var text = ""
  @State private var scope = 0

  private var found: [String] {
    ["Aberdeen", "Bergen", "Bremen", "Cadiz"].filter { text.isEmpty || $0.hasPrefix(text) }
  }

  var body: some View {
    NavigationStack {
      Found(names: found)
        .navigationTitle("Harbours")
        .searchable(text: $text, prompt: "Harbours to find")
        .searchSuggestions {
          ForEach(found.filter { text.count > 1 && $0.hasPrefix("B") }, id: \.self) {
            Text("suggest \($0)").accessibilityIdentifier("suggest \($0)").searchCompletion($0)
          }
        }
        .searchScopes($scope) {
          Text("All").tag(0)
          Text("South").tag(1)
        }
        .onChange(of: text) { log.value.append("text \(text)") }
        .onChange(of: scope) { log.value.append("scope \(scope)") }
        .onSubmit(of: .search) { log.value.append("submit \(text)") }
    }
  }
}

private struct Found: View {
  let names: [String]
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text("row \($0)").accessibilityIdentifier("row \($0)") }
      if isSearching { Text("searching").accessibilityIdentifier("searching") }
    }
  }
}

private struct Ending: View {
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Button("end") { dismissSearch() }
  }
}

private struct FocusedSearch: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      Button("find") { isFocused = true }.navigationTitle("B")
        .searchable(text: .constant(""), prompt: "Words").searchFocused($isFocused)
    }
  }
}
