import Foundation
import Observation
import Stillframe
import Testing

/// What stands in bars, and how high they are (rules C6.10 and C6.12).
@MainActor @Suite struct BarItemTests {
  @Observable final class Model {
    var count = 7
  }

  private struct Counter: View {
    @Environment(Model.self) private var model
    var body: some View { Button("n \(model.count)") { model.count += 1 } }
  }

  @Test func anItemHasTheObjectsAroundTheViewThatItBelongsTo() throws {
    let stage = Stage(size: CGSize(width: 320, height: 400)) {
      NavigationStack { Text("x").toolbar { Counter() }.environment(Model()) }
    }
    try stage.tap("n 7")
    #expect(try stage.says("n 8"))
  }

  @Test func aStatusHasTheMiddleOfABottomBar() throws {
    let stage = Stage(size: CGSize(width: 320, height: 400)) {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem(placement: .bottomBar) {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("item")
          }
          ToolbarItem(placement: .status) {
            Color.blue.frame(width: 60, height: 20).accessibilityIdentifier("status")
          }
        }
      }
    }
    let report = try stage.layoutReport()
    #expect(report.frame(of: "item")?.minX == 16)
    #expect(report.frame(of: "status")?.midX == 160)
  }

  /// C6.24.
  @Test(arguments: [ToolbarItemPlacement.topBarTrailing, .confirmationAction, .bottomBar])
  func whatAnItemPresentsHasNoneOfTheBarsStyles(_ placement: ToolbarItemPlacement) throws {
    func content() -> some View {
      VStack {
        Label("Starred", systemImage: "star").accessibilityIdentifier("label")
        Toggle("On", isOn: .constant(true)).accessibilityIdentifier("toggle")
        Image(systemName: "heart").accessibilityIdentifier("symbol")
        Text("Words").accessibilityIdentifier("words")
      }
    }
    func sizes(_ isInBar: Bool) throws -> [CGSize?] {
      let stage = Stage(size: CGSize(width: 320, height: 500)) {
        NavigationStack {
          if isInBar {
            Text("x").toolbar {
              ToolbarItem(placement: placement) {
                Button("Show") {}.sheet(isPresented: .constant(true)) { content() }
              }
            }
          } else {
            Text("x").sheet(isPresented: .constant(true)) { content() }
          }
        }
        .environment(\.dynamicTypeSize, .xxLarge)
      }
      let report = try stage.layoutReport()
      return ["label", "toggle", "symbol", "words"].map { report.frame(of: $0)?.size }
    }
    #expect(try sizes(true) == sizes(false))
  }

  /// C6.24.
  @Test func whatARowPresentsIsInNoRow() throws {
    func frame(_ isInRow: Bool) throws -> CGRect? {
      let popover = Text("x").popover(isPresented: .constant(true)) {
        Label("Starred", systemImage: "star").accessibilityIdentifier("label")
          .presentationCompactAdaptation(.popover)
      }
      let stage = Stage(size: CGSize(width: 320, height: 500)) {
        if isInRow { List { popover } } else { popover }
      }
      return try stage.layoutReport().frame(of: "label")
    }
    #expect(try frame(true)?.size == frame(false)?.size)
  }

  private struct BackBar: ViewModifier {
    @Environment(\.dismiss) private var dismiss
    func body(content: Content) -> some View {
      content.toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("back") { dismiss() } }
      }
    }
  }

  private struct BackItem: ToolbarContent {
    @Environment(\.presentationMode) private var mode
    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Button("back") { mode.wrappedValue.dismiss() } }
    }
  }

  /// Not a switch, unless it is told to be one.
  @Test func aToggleInABarIsAButton() throws {
    struct Bar<Style: ToggleStyle>: View {
      let style: Style?
      @State private var isBold = false
      var body: some View {
        NavigationStack {
          Text(isBold ? "bold" : "light").toolbar {
            if let style {
              Toggle("Bold", isOn: $isBold).toggleStyle(style)
            } else {
              Toggle("Bold", isOn: $isBold)
            }
          }
        }
      }
    }
    let size = CGSize(width: 320, height: 400)
    let stage = Stage(size: size) { Bar<SwitchToggleStyle>(style: nil) }
    let button = Stage(size: size) { Bar(style: ButtonToggleStyle()) }
    let own = Stage(size: size) { Bar(style: SwitchToggleStyle()) }
    #expect(try stage.bitmap() == button.bitmap() && stage.bitmap() != own.bitmap())
    try stage.tap("Bold")
    #expect(try stage.says("bold"))
  }

  /// An item has a new closure in every evaluation, which must not let its page change for ever.
  @Test func itemsThatDismissLetTheirPageComeToRest() throws {
    let size = CGSize(width: 320, height: 400)
    let stages = [
      Stage(size: size) { NavigationStack { Text("x").modifier(BackBar()) } },
      Stage(size: size) { NavigationStack { Text("x").toolbar { BackItem() } } },
    ]
    for stage in stages {
      let report = try stage.layoutReport()
      #expect(report.nodes(saying: "back").count == 1)
      #expect(report.warnings.isEmpty, "\(report.warnings.map(\.message))")
    }
  }

  /// A modifier's body is evaluated again only where it or what it reads has changed.
  @Test func environmentsAroundModifiersEvaluateThemOnlyIfTheyReadThem() throws {
    struct Read: ViewModifier {
      @Environment(\.isEnabled) private var isEnabled
      let log: Evaluations
      func body(content: Content) -> some View {
        log.count += 1
        return content.opacity(isEnabled ? 1 : 0.5)
      }
    }
    struct Inside: View {
      let log: Evaluations
      var body: some View { Text("x").modifier(Read(log: log)) }
    }
    struct Outside: View {
      let log: Evaluations
      @State private var number = 0
      var body: some View {
        VStack {
          Button("more") { number += 1 }
          Button("off") { number = -1 }
          Inside(log: log).environment(\.lineSpacing, CGFloat(number)).disabled(number < 0)
        }
      }
    }
    let log = Evaluations()
    let stage = Stage(size: CGSize(width: 320, height: 400)) { Outside(log: log) }
    _ = try stage.layoutReport()
    let first = log.count
    try stage.tap("more")
    _ = try stage.layoutReport()
    #expect(log.count == first)
    try stage.tap("off")
    _ = try stage.layoutReport()
    #expect(log.count == first + 1)
  }

  @MainActor private final class Evaluations {
    var count = 0
  }

  @Test func aStackInAnotherHasItsTitleAndItemsForItself() throws {
    let stage = Stage(size: CGSize(width: 320, height: 400)) {
      NavigationStack {
        NavigationStack {
          Text("x").navigationTitle("Inner").toolbar { Button("Add") {} }
        }
      }
    }
    let report = try stage.layoutReport()
    #expect(report.nodes(saying: "Inner").count == 1 && report.nodes(saying: "Add").count == 1)
    // The bar outside, which would be empty, is not there (rule C6.21).
    #expect(try #require(report.nodes(saying: "Add").first).frame.maxY <= 44)
  }

  @Test func aStackInATabHidesTheTabBar() throws {
    let stage = Stage(size: CGSize(width: 320, height: 400)) {
      TabView {
        NavigationStack { Text("x").navigationTitle("T").toolbar(.hidden, for: .tabBar) }
          .tabItem { Text("First") }
      }
    }
    #expect(try stage.says("T") && !stage.says("First"))
  }

  @Test func anEditButtonEditsTheListThatSharesItsMode() throws {
    struct Shopping: View {
      @State private var items = ["Milk", "Bread"]
      @State private var mode = EditMode.inactive
      var body: some View {
        NavigationStack {
          List {
            ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }
          }
          .toolbar { EditButton() }
          .environment(\.editMode, $mode)
        }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 400)) { Shopping() }
    try stage.tap("Edit")
    stage.advance(by: 1)
    #expect(try stage.says("Done"))
    #expect(try stage.layoutReport().warnings.isEmpty)
    let bread = try #require(try stage.layoutReport().nodes(saying: "Bread").first).frame
    #expect(bread.minX > 40)
  }

  /// Where words begin, in points from the left.
  @MainActor private func leading(of words: String, on stage: Stage) throws -> CGFloat {
    let report = try stage.layoutReport()
    return try #require(report.nodes(saying: words).first).frame.minX
  }

  @Test func anEditButtonEditsTheListOfItsPageAndNoOther() throws {
    struct Shopping: View {
      var body: some View {
        NavigationStack {
          List {
            ForEach(["Milk", "Bread"], id: \.self) { Text($0) }.onDelete { _ in }
            NavigationLink("More") {
              List { ForEach(["Salt"], id: \.self) { Text($0) }.onDelete { _ in } }
                .toolbar { EditButton() }
            }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 400)) { Shopping() }
    let before = try leading(of: "Bread", on: stage)
    try stage.tap("Edit")
    stage.advance(by: 1)
    #expect(try stage.says("Done"))
    #expect(try leading(of: "Bread", on: stage) > before + 20)
    try stage.tap("Done")
    // The words move back by a spring.
    stage.advance(by: 3)
    #expect(try leading(of: "Bread", on: stage) == before)
    try stage.tap("Edit")
    stage.advance(by: 1)
    try stage.tap("More")
    stage.advance(by: 1)
    #expect(try leading(of: "Salt", on: stage) == before)
  }

  @Test func anEditButtonWithoutAPageEditsItsWindow() throws {
    let stage = Stage(size: CGSize(width: 320, height: 400)) {
      VStack {
        EditButton()
        List { ForEach(["Milk"], id: \.self) { Text($0) }.onDelete { _ in } }
      }
    }
    let before = try leading(of: "Milk", on: stage)
    try stage.tap("Edit")
    stage.advance(by: 1)
    #expect(try leading(of: "Milk", on: stage) > before + 20)
  }

  @Test func itemsOfADisabledPageAreDisabled() throws {
    let stage = Stage(size: CGSize(width: 320, height: 400)) {
      NavigationStack { Text("x").toolbar { Button("act") {} }.disabled(true) }
    }
    #expect(throws: StageError.self) { try stage.tap("act") }
  }

  @Test("C6.10 (inferred): a large title and a search field are higher where type is very large")
  func largeTypeInBars() throws {
    func top(_ size: DynamicTypeSize, isSearched: Bool) throws -> CGFloat {
      try RuleProbe(390, 600) {
        NavigationStack {
          if isSearched {
            Tile("a").navigationTitle("Ag").searchable(text: .constant(""))
          } else {
            Tile("a").navigationTitle("Ag")
          }
        }
        .dynamicTypeSize(size)
      }["a"].minY
    }
    #expect(try top(.large, isSearched: false) == 96)
    #expect(try top(.xxxLarge, isSearched: false) == 96)
    let title = try top(.accessibility3, isSearched: false)
    #expect(title > 96)
    #expect(try top(.accessibility3, isSearched: true) > title + 52)
  }

  @Test("C6.8 (inferred): what a link in a row shows ends 8 before the chevron") func chevronGap()
    throws
  {
    let probe = try RuleProbe(300, 500) {
      NavigationStack {
        List {
          NavigationLink {
            Text("x")
          } label: {
            Tile("l", nil, 20)
          }
        }
      }
    }
    let plain = try RuleProbe(300, 500) {
      NavigationStack { List { Tile("l", nil, 20) } }
    }
    #expect(plain["l"].maxX == 268)
    #expect(probe["l"].maxX < 268 - 8 - 5)
  }

  @Test("C6.13 (inferred): dots of pages have a ground where the style says so") func pageDots()
    throws
  {
    func picture(_ mode: PageIndexViewStyle.BackgroundDisplayMode) throws -> Bitmap {
      let view = TabView {
        Color.white
        Color.white
      }
      .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode))
      return try ImageRenderer(content: view.frame(width: 100, height: 100)).bitmap()
    }
    #expect(try picture(.always) != picture(.never))
    #expect(try picture(.automatic) == picture(.never))
  }

  @Test(
    "C3.11 (inferred): chips that have no room side by side in large type stand below each other")
  func chips() throws {
    func words(_ size: DynamicTypeSize) throws -> [CGRect] {
      let stage = Stage(size: CGSize(width: 340, height: 400)) {
        List {
          DatePicker("d", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
        }
        .dynamicTypeSize(size)
      }
      return try stage.layoutReport().nodes(where: { $0.text != nil && $0.text != "d" }).map(
        \.frame)
    }
    let usual = try words(.large)
    #expect(usual.count == 2 && usual[0].midY == usual[1].midY)
    let large = try words(.accessibility4)
    #expect(large.count == 2 && large[0].maxY < large[1].minY)
  }

  @Test("C5.4 (inferred): a gradient runs along an open ring from its start to its end")
  func ringGradient() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let gauge = Gauge(value: 0.5) { Text("") }
      .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [red, blue]))
    let picture = try ImageRenderer(content: gauge).bitmap()
    // The ring is 26 from the middle at 29, 29; it begins below on the left.
    let start = picture[29 - 19, 29 + 17]
    let end = picture[29 + 18, 29 + 17]
    #expect(start.red > 200 && start.blue < 60)
    #expect(end.blue > 200 && end.red < 60)
  }
}

/// Colours of buttons' labels (rule C2.1).
@MainActor @Suite struct ButtonInkTests {
  private func reds(@ViewBuilder _ view: () -> some View) throws -> Int {
    let renderer = ImageRenderer(content: view().frame(width: 120, height: 60))
    let picture = try renderer.bitmap()
    return (0..<60).reduce(0) { sum, y in
      sum
        + (0..<120).count { x in
          let pixel = picture[x, y]
          return pixel.alpha > 200 && pixel.red > 200 && pixel.blue < 90 && pixel.green < 110
        }
    }
  }

  @Test("C2.1: a foreground style comes before the tint, also one around")
  func chosenForeground() throws {
    #expect(try reds { Button("MMMM") {} } == 0)
    #expect(try reds { Button("MMMM") {}.foregroundStyle(.red) } > 20)
    #expect(try reds { Button("MMMM") {}.foregroundColor(.red) } > 20)
    #expect(try reds { VStack { Button("MMMM") {} }.foregroundStyle(.red) } > 20)
    #expect(try reds { Button("MMMM") {}.buttonStyle(.bordered).foregroundStyle(.red) } > 20)
    #expect(
      try reds { Button("MMMM") {}.buttonStyle(.borderedProminent).foregroundStyle(.red) } > 20)
    #expect(try reds { Button("MMMM") {}.foregroundColor(nil) } == 0)
  }

  @Test("C2.1: what containers make secondary leaves buttons their tint") func containers() throws {
    func blues(@ViewBuilder _ view: () -> some View) throws -> Int {
      let picture = try ImageRenderer(content: view().frame(width: 300, height: 200)).bitmap()
      return (0..<200).reduce(0) { sum, y in
        sum
          + (0..<300).count { x in
            let pixel = picture[x, y]
            return pixel.blue > 200 && pixel.red < 90
          }
      }
    }
    #expect(try blues { LabeledContent("a") { Button("MMMM") {} } } > 20)
    #expect(
      try blues {
        List {
          Section {
            Text("row")
          } header: {
            Button("MMMM") {}
          }
        }
      } > 20)
  }
}
