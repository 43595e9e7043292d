import SwiftUI
import Testing

/// State, focus, storage and what windows know of the view in use.
@Suite @MainActor struct DataFlowFormTests {
  private final class Model: ObservableObject {
    @Published var name = "Harbour"
    @Published var numbers = [1, 2, 3]
  }

  private struct ModelReader: View {
    @FocusedValue(\.testedName) private var name
    @FocusedBinding(\.testedChoice) private var choice
    @FocusedObject private var model: Model?
    @FocusedValue(Tool.self) private var tool

    var body: some View {
      let wrapper: FocusedObject<Model>.Wrapper? = $model
      Text(
        [name, choice.map { "\($0)" }, model?.name, wrapper?.name.wrappedValue, tool?.name]
          .compactMap(\.self).joined(separator: ",").isEmpty ? "nothing" : "something")
    }
  }

  @Observable fileprivate final class Tool {
    var name = "pen"
  }

  @Test func nothingHasTheFocusInAPicture() throws {
    let model = Model()
    let view = ModelReader()
      .focusedValue(\.testedName, "Harbour").focusedSceneValue(\.testedName, "Scene")
      .focusedValue(\.testedName, Optional("Harbour")).focusedSceneValue(\.testedName, nil)
      .focusedValue(Tool()).focusedSceneValue(Tool())
      .focusedObject(model).focusedSceneObject(model)
      .focusedObject(Model?.none).focusedSceneObject(Optional(model))
    #expect(try warnings(of: view) == [])
  }

  private struct Fields: View {
    enum Field: Hashable { case name, town }
    @FocusState private var field: Field?
    @FocusState private var isSearching: Bool
    @Namespace private var space
    @Environment(\.resetFocus) private var resetFocus: ResetFocusAction
    @State private var text = ""

    var body: some View {
      let binding: FocusState<Field?>.Binding = $field
      VStack {
        TextField("Name", text: $text).focused(binding, equals: .name)
          .prefersDefaultFocus(in: space).prefersDefaultFocus(false, in: space)
        TextField("Town", text: $text).focused($isSearching).focusEffectDisabled()
        Text(field == .name ? "name" : isSearching ? "town" : "none")
        Button("Next") { field = field == .name ? .town : .name }
        Button("Reset") { resetFocus(in: space) }
      }
      .focusScope(space).focusSection().focusable().focusable(true, interactions: .edit)
      .focusable(interactions: FocusInteractions.activate)
      .defaultFocus($field, .town).defaultFocus(
        $field, .town, priority: DefaultFocusEvaluationPriority.userInitiated)
    }
  }

  @Test func fieldsHaveTheFocusWhenTheyAreToldTo() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Fields() }
    try stage.tap("Next")
    #expect(try stage.layoutReport().root.first(saying: "name") != nil)
    #expect(FocusInteractions.automatic.isSuperset(of: .edit))
  }

  private struct Kept: View {
    @SceneStorage("tab") private var tab = "first"
    @SceneStorage("row") private var row: Int?
    @AppStorage("units") private var units = "metres"

    var body: some View {
      VStack {
        Text("\(tab) \(row ?? 0) \(units)")
        Button("change") {
          tab = "second"
          row = 3
        }
      }
    }
  }

  @Test func whatAWindowKeeps() throws {
    let store = UserDefaults(suiteName: "compatibility.kept") ?? .standard
    store.removeObject(forKey: "units")
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Kept().defaultAppStorage(store) }
    #expect(try stage.layoutReport().root.first(saying: "first 0 metres") != nil)
    try stage.tap("change")
    #expect(try stage.layoutReport().root.first(saying: "second 3 metres") != nil)
  }

  @propertyWrapper private struct Doubled: DynamicProperty {
    @State private var number = 2
    var wrappedValue: Int { number * 2 }

    mutating func update() {}
  }

  private struct Row: View {
    @Doubled private var number: Int
    @ObservedObject var model: Model
    @ScaledMetric(relativeTo: .body) private var width = 10.0
    @ScaledMetric private var plain: CGFloat = 10

    private static func text(
      _ wrapper: ObservedObject<Model>.Wrapper
    ) -> Binding<String> { wrapper.name }

    var body: some View {
      Text("\(number) \(Self.text($model).wrappedValue) \(width == plain ? "even" : "odd")")
    }
  }

  @Test func propertiesOfAnAppsOwn() throws {
    #expect(try said(Row(model: Model())) == ["4 Harbour even"])
    let numbers: Binding<[Int]> = .constant([1, 2, 3])
    let index: Binding<[Int]>.Index = numbers.startIndex
    let indices: Binding<[Int]>.Indices = numbers.indices
    let element: Binding<[Int]>.Element = numbers[index]
    let slice: Binding<[Int]>.SubSequence = numbers[1..<3]
    var iterator: Binding<[Int]>.Iterator = numbers.makeIterator()
    #expect(element.wrappedValue == 1 && slice.count == 2 && indices.count == 3)
    #expect(iterator.next()?.wrappedValue == 1)
  }

  private struct Shown: View, Equatable {
    let number: Int
    nonisolated static func == (a: Self, b: Self) -> Bool { a.number == b.number }
    var body: some View { Text("\(number)") }
  }

  @Test func viewsByTheirTypes() throws {
    #expect(try said(EquatableView(content: Shown(number: 4))) == ["4"])
    #expect(try said(Shown(number: 5).equatable()) == ["5"])
    let pair = TupleView((Text("a"), Text("b")))
    #expect(try said(VStack { pair }) == ["a", "b"])
    let marked: some View = Text("c").id(7)
    #expect(try said(marked) == ["c"])
  }

  private struct ActionReader: View {
    @Environment(\.dismiss) private var dismiss: DismissAction
    @Environment(\.openURL) private var openURL: OpenURLAction
    @Environment(\.openWindow) private var openWindow: OpenWindowAction
    @Environment(\.dismissWindow) private var dismissWindow: DismissWindowAction
    @Environment(\.openSettings) private var openSettings: OpenSettingsAction
    @Environment(\.refresh) private var refresh: RefreshAction?
    @Environment(\.rename) private var rename: RenameAction?
    @Environment(\.dismissSearch) private var dismissSearch: DismissSearchAction
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
    @Environment(\.undoManager) private var undo: UndoManager?
    @Environment(\.scenePhase) private var phase: ScenePhase
    @Environment(\.controlActiveState) private var active: ControlActiveState
    @Environment(\.editMode) private var edit: Binding<EditMode>?
    @Environment(\.redactionReasons) private var reasons: RedactionReasons

    var body: some View {
      VStack {
        Button("all") {
          dismiss()
          openWindow(id: "main")
          openWindow(value: 3)
          dismissWindow(id: "main")
          openSettings()
          rename?()
          dismissSearch()
          mode.wrappedValue.dismiss()
          if let site = URL(string: "https://example.org") {
            openURL(site)
            openURL(site) { _ in }
          }
          Task { await refresh?() }
        }
        Text("\(mode.wrappedValue.isPresented) \(phase == .active) \(active == .key)")
        Text("\(edit?.wrappedValue.isEditing ?? false) \(undo?.canUndo ?? false)")
        Text(reasons.contains(.placeholder) ? "redacted" : "shown").unredacted()
      }
    }
  }

  @Test func actionsOfTheEnvironment() throws {
    final class Log { var opened: [String] = [] }
    let log = Log()
    let view = ActionReader().environment(
      \.openURL,
      OpenURLAction { url in
        log.opened.append(url.host ?? "")
        return OpenURLAction.Result.handled
      })
    let stage = Stage(size: CGSize(width: 200, height: 200)) { view }
    try stage.tap("all")
    #expect(log.opened == ["example.org", "example.org"])
    #expect(try stage.layoutReport().root.first(saying: "false true true") != nil)
    #expect(try said(ActionReader().redacted(reason: .placeholder)).contains("redacted"))
  }
}

extension FocusedValues {
  fileprivate var testedName: String? {
    get { self[DataNameKey.self] }
    set { self[DataNameKey.self] = newValue }
  }

  fileprivate var testedChoice: Binding<Int>? {
    get { self[DataChoiceKey.self] }
    set { self[DataChoiceKey.self] = newValue }
  }
}

private struct DataNameKey: FocusedValueKey {
  typealias Value = String
}

private struct DataChoiceKey: FocusedValueKey {
  typealias Value = Binding<Int>
}
