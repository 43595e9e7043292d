import Foundation
import Stillframe
import Testing

/// Bad input of controls and containers: nothing traps, work is bounded, and a warning names the view.
@MainActor @Suite struct ControlBadInputTests {
  private func warnings(
    _ width: CGFloat = 300, @ViewBuilder _ view: () -> some View
  ) throws -> [LayoutWarning] {
    let renderer = ImageRenderer(content: view())
    renderer.proposedSize = ProposedViewSize(width: width, height: 300)
    // What has no size is an error when it is painted, and no trap.
    _ = try? renderer.bitmap()
    return try renderer.layoutReport().warnings
  }

  /// The path in the first warning.
  private func path(@ViewBuilder _ view: () -> some View) throws -> String? {
    let renderer = ImageRenderer(content: view())
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    return try renderer.layoutReport().warnings.first?.path
  }

  @Test("a warning names the view: its path in what was written, and its identifier") func paths()
    throws
  {
    struct Paper: View {
      var body: some View {
        List {
          Section { Picker("Size", selection: .constant(3)) { Text("A4").tag(1) } }
        }
      }
    }
    #expect(try path { NavigationStack { Paper() } } == "VStack/NavigationStack/Paper/List/Picker")
    #expect(
      try path {
        VStack { Slider(value: .constant(2.0), in: 1...1).accessibilityIdentifier("volume") }
      } == "VStack/VStack/Slider (#volume)")
    #expect(
      try path {
        Form { Stepper("A", value: .constant(1), step: 0).padding().accessibilityIdentifier("s") }
      } == "VStack/Form/Stepper (#s)")
    #expect(
      try path { HStack { Gauge(value: 9, in: 0...1) { Text("A") } } } == "VStack/HStack/Gauge")
    #expect(
      try path { NavigationStack(path: .constant([1])) { Text("A") } } == "VStack/NavigationStack")
    #expect(try path { TabView {} } == "VStack/TabView")
  }

  /// Whether a warning says what is wrong, and of which view.
  private func check(
    _ found: [LayoutWarning], says words: String, of view: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let messages = found.map(\.message)
    #expect(
      messages.contains { $0.contains(words) && $0.lowercased().contains(view) }, "\(messages)",
      sourceLocation: sourceLocation)
  }

  @Test("a selection that no tag has", arguments: [0, 1, 2, 3, 4])
  func unknownSelection(_ style: Int) throws {
    let found = try warnings {
      Picker("A", selection: .constant("x")) {
        Text("One").tag("one")
        Text("Two").tag("two")
      }
      .modifier(Styled(style: style))
    }
    check(found, says: "no option", of: "picker")
  }

  @Test("a list's selection that no row has chooses none") func unknownRow() throws {
    #expect(
      try warnings {
        List(["a"], id: \.self, selection: .constant(String?.some("z"))) { Text($0) }
      }.isEmpty)
  }

  @Test("tags that stand for the same") func duplicateTags() throws {
    let found = try warnings {
      Picker("A", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(1)
      }
      .pickerStyle(.segmented)
    }
    check(found, says: "several options", of: "picker")
    let tabs = try warnings {
      TabView(selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(1)
      }
    }
    check(tabs, says: "several tabs", of: "tab")
  }

  @Test(
    "a slider without a range",
    arguments: [
      (5.0, 5.0), (-.infinity, .infinity), (0, .infinity),
      (-.greatestFiniteMagnitude, .greatestFiniteMagnitude),
    ])
  func sliderRange(_ low: Double, _ high: Double) throws {
    let value = Kept(2.0)
    let found = try warnings { Slider(value: value.binding, in: low...high) }
    check(found, says: "no range", of: "slider")
    let stage = Stage(size: CGSize(width: 200, height: 40)) {
      Slider(value: value.binding, in: low...high).accessibilityIdentifier("s")
    }
    stage.onWarning = { _ in }
    try stage.drag("s", by: CGSize(width: 50, height: 0))
    #expect(value.value == 2)
  }

  @Test("a slider's value that is no number", arguments: [Double.nan, .infinity, -.infinity])
  func sliderValue(_ value: Double) throws {
    check(
      try warnings { Slider(value: .constant(value)) }, says: "no number", of: "slider")
  }

  @Test("steps of 0, below 0, or of no number", arguments: [0.0, -1, .nan, .infinity])
  func steps(_ step: Double) throws {
    let value = Kept(5.0)
    check(
      try warnings { Slider(value: value.binding, in: 0...10, step: step) }, says: "not a positive",
      of: "slider")
    check(
      try warnings { Stepper("A", value: value.binding, step: step) }, says: "changes nothing",
      of: "stepper")
    let stage = Stage(size: CGSize(width: 94, height: 32)) {
      Stepper("A", value: value.binding, in: 0...10, step: step).labelsHidden()
        .accessibilityIdentifier("s")
    }
    stage.onWarning = { _ in }
    try? stage.tap("s", at: UnitPoint(x: 0.75, y: 0.5))
    #expect(value.value.isFinite && (0...10).contains(value.value))
  }

  @Test("a stepper at the end of its type's range stops there") func endOfType() throws {
    let value = Kept(Int.max)
    let stage = Stage(size: CGSize(width: 94, height: 32)) {
      Stepper("A", value: value.binding).labelsHidden().accessibilityIdentifier("s")
    }
    try? stage.tap("s", at: UnitPoint(x: 0.75, y: 0.5))
    #expect(value.value == Int.max)
    let small = Kept(Int8.min)
    let other = Stage(size: CGSize(width: 94, height: 32)) {
      Stepper("A", value: small.binding).labelsHidden().accessibilityIdentifier("s")
    }
    try? other.tap("s", at: UnitPoint(x: 0.25, y: 0.5))
    #expect(small.value == Int8.min)
  }

  @Test("a gauge beyond its range", arguments: [-1.0, 11, .infinity, .nan])
  func gauge(_ value: Double) throws {
    let found = try warnings { Gauge(value: value, in: 0...10) { Text("A") } }
    #expect(found.contains { $0.message.contains("gauge") })
    check(
      try warnings { Gauge(value: 1.0, in: 4...4) { Text("A") } }, says: "no valid value",
      of: "gauge")
  }

  @Test("a link to itself leads as deep as it is tapped") func linkToItself() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480)) {
      NavigationStack { Again(depth: 0) }
    }
    for depth in 0..<12 {
      try stage.tap("go\(depth)")
      stage.advance(by: 1)
    }
    #expect(try stage.layoutReport().frame(of: "go12") != nil)
  }

  @Test("a list in a list, a form in a form") func nestedLists() throws {
    _ = try warnings { List { List { Text("A") } } }
    _ = try warnings { Form { Form { Toggle("A", isOn: .constant(true)) } } }
    let probe = try RuleProbe(300, 300) {
      List { List { Tile("a", nil, 20) }.frame(height: 120) }
    }
    #expect(!probe["a"].isNull)
  }

  @Test("sheets that present each other in turn come to rest") func sheetsInTurn() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { InTurn() }
    try stage.tap("open")
    for turn in 0..<6 {
      try stage.tap(turn % 2 == 0 ? "to second" : "to first")
      stage.advance(by: 1)
    }
    #expect(try stage.layoutReport().frame(of: "to second") != nil)
    // Two that each want to be shown when the other one is not never come to rest, but the work ends.
    let restless = Stage(size: CGSize(width: 320, height: 480)) { Restless() }
    restless.onWarning = { _ in }
    _ = try restless.bitmap()
  }

  @Test("a tab view, a list, a picker, a menu and a stack without content") func nothing() throws {
    check(try warnings { TabView {} }, says: "no tabs", of: "tab")
    check(try warnings { TabView {}.tabViewStyle(.page) }, says: "no tabs", of: "tab")
    _ = try warnings { List {} }
    _ = try warnings { Form {} }
    for style in 0..<5 {
      _ = try warnings {
        Picker("A", selection: .constant(0)) {}.modifier(Styled(style: style))
      }
    }
    _ = try warnings { Menu("A") {} }
    _ = try warnings { NavigationStack {} }
    _ = try warnings { ControlGroup {} }
  }

  @Test("a path to a value that nothing is declared for") func unknownDestination() throws {
    check(
      try warnings { NavigationStack(path: .constant([1])) { Text("A") } },
      says: "matches 1",
      of: "navigationdestination")
  }

  @Test("insets, spacings and heights that are no numbers") func badLengths() throws {
    for bad in [CGFloat.nan, .infinity, -.infinity, -50] {
      _ = try warnings {
        List {
          Text("A").listRowInsets(EdgeInsets(top: bad, leading: bad, bottom: bad, trailing: bad))
          Section { Text("B") }
        }
        .listRowSpacing(bad).listSectionSpacing(bad)
        .environment(\.defaultMinListRowHeight, bad)
        .environment(\.defaultMinListHeaderHeight, bad)
      }
    }
  }

  @Test("a form of 10,000 rows builds those in sight") func longForm() throws {
    let built = Kept(0)
    let probe = try RuleProbe(300, 400) {
      Form {
        ForEach(0..<10_000) { row in
          Counted(row: row, built: built)
        }
      }
    }
    #expect(!probe["row1"].isNull && probe["row200"].isNull)
    #expect(built.value < 100)
  }

  @Test("rows that share an identity are all shown") func sharedIdentities() throws {
    let probe = try RuleProbe(300, 400) {
      List([1, 1, 2], id: \.self) { Tile("row\($0)", nil, 20) }
    }
    #expect(!probe["row2"].isNull)
  }

  @Test("places beyond a collection are not moved or removed") func badOffsets() {
    var letters = ["a", "b", "c"]
    letters.remove(atOffsets: IndexSet([1, 9]))
    #expect(letters == ["a", "c"])
    letters.move(fromOffsets: IndexSet([7]), toOffset: 0)
    #expect(letters == ["a", "c"])
    letters.move(fromOffsets: IndexSet([0]), toOffset: 99)
    #expect(letters == ["c", "a"])
    letters.move(fromOffsets: IndexSet([0]), toOffset: -4)
    #expect(letters == ["c", "a"])
    var none: [String] = []
    none.remove(atOffsets: IndexSet([0]))
    none.move(fromOffsets: IndexSet([0]), toOffset: 0)
    #expect(none.isEmpty)
  }

  @Test("progress that is no number", arguments: [Double.nan, .infinity, -.infinity])
  func progress(_ value: Double) throws {
    _ = try warnings { ProgressView(value: value, total: 1) }
    _ = try warnings { ProgressView(value: 1, total: value) }
    _ = try warnings { ProgressView(value: 1, total: 0) }
  }

  @Test("controls in rooms without size", arguments: [0.0, 1, 3])
  func noRoom(_ width: Double) throws {
    _ = try warnings(width) {
      VStack {
        Slider(value: .constant(0.5))
        Toggle("A", isOn: .constant(true))
        Stepper("A", value: .constant(1))
        Picker("A", selection: .constant(0)) { Text("One").tag(0) }.pickerStyle(.segmented)
        List { Text("A") }
        Gauge(value: 0.5) { Text("A") }
        TextField("A", text: .constant("a")).textFieldStyle(.roundedBorder)
        NavigationStack { Text("A").navigationTitle("B") }
        TabView { Text("A").tabItem { Text("A") } }
      }
    }
  }
}

private struct Counted: View {
  let row: Int
  let built: Kept<Int>

  var body: some View {
    built.value += 1
    return Toggle(isOn: .constant(row % 2 == 0)) { Tile("row\(row)", 40, 20) }
  }
}

private struct Styled: ViewModifier {
  let style: Int

  func body(content: Content) -> some View {
    switch style {
    case 0: content.pickerStyle(.menu)
    case 1: content.pickerStyle(.segmented)
    case 2: content.pickerStyle(.wheel)
    case 3: content.pickerStyle(.palette)
    default: List { content.pickerStyle(.inline) }
    }
  }
}

private struct Again: View {
  let depth: Int

  var body: some View {
    NavigationLink("Again") { Again(depth: depth + 1) }.accessibilityIdentifier("go\(depth)")
  }
}

private struct InTurn: View {
  @State private var first = false
  @State private var second = false

  var body: some View {
    Button("Open") { first = true }.accessibilityIdentifier("open")
      .sheet(isPresented: $first) {
        Button("Second") {
          first = false
          second = true
        }
        .accessibilityIdentifier("to second")
      }
      .sheet(isPresented: $second) {
        Button("First") {
          second = false
          first = true
        }
        .accessibilityIdentifier("to first")
      }
  }
}

private struct Restless: View {
  @State private var isShown = true

  var body: some View {
    Text("A")
      .sheet(isPresented: $isShown) { Text("S").onAppear { isShown = false } }
      .onChange(of: isShown) { isShown.toggle() }
  }
}
