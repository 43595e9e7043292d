import SwiftUI
import Testing

/// Forms of views and modifiers beside the usual ones.
@Suite @MainActor struct ViewFormTests {
  private enum Place: Hashable { case home, me }

  private struct Places: View {
    @State var place: Place

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home") }
        if place == .me {
          Tab(value: .me, role: .search) { Text("myself") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test func tabsAreChosenByTheNameOfACase() throws {
    let size = CGSize(width: 300, height: 300)
    #expect(try said(Places(place: .home).frame(width: 300, height: 300)).contains("at home"))
    let stage = Stage(size: size) { Places(place: .me) }
    let mine = try said(Places(place: .me).frame(width: 300, height: 300))
    #expect(mine == ["myself", "Home", "Search"])
    try stage.tap("Home")
    #expect(try stage.layoutReport().description.contains("at home"))
    let plain = TabView {
      Tab("One", image: "one") { Text("first") }
      Tab(role: .search) { Text("second") }
    }
    .tabViewStyle(.tabBarOnly)
    #expect(try said(plain.frame(width: 300, height: 300)).contains("first"))
  }

  private struct Trouble: LocalizedError {
    var errorDescription: String? { "No paper" }
  }

  private func window(_ view: some View) throws -> [String] {
    try said(view.frame(width: 300, height: 400))
  }

  @Test func questionsAboutValuesAndErrors() throws {
    let (title, page) = ("Page *7*", Int?.some(7))
    let shown = Binding.constant(true)
    let asked = try window(
      Text("under").alert(title, isPresented: shown, presenting: page) {
        Text("Print \($0)")
      } message: {
        Text("of \($0 + 1)")
      })
    #expect(asked.contains("Page *7*") && asked.contains("of 8"))
    let error = Optional(Trouble())
    #expect(
      try window(Text("under").alert(isPresented: shown, error: error) { Button("OK") {} })
        .contains("No paper"))
    #expect(
      try !window(
        Text("under").alert(isPresented: shown, error: Trouble?.none) { _ in
          Button("OK") {}
        } message: { _ in
          Text("why")
        }
      ).contains("OK"))
    #expect(
      try window(
        Text("under").confirmationDialog(
          Text("Which?"), isPresented: shown, titleVisibility: .visible, presenting: page
        ) { Button("Page \($0)") {} }
      ).contains("Page 7"))
  }

  @Test func progressThroughAnInterval() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let bar = ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false) {
      Text("Tea")
    }
    .frame(width: 100)
    .tint(.black)
    func filled(_ view: some View) throws -> Int {
      let bitmap = try ImageRenderer(content: view).bitmap()
      return (0..<bitmap.height).map { y in
        (0..<100).count { x in bitmap[x, y].alpha > 200 && bitmap[x, y].red < 10 }
      }.max() ?? 0
    }
    #expect(try said(bar) == ["Tea", "0:10"])
    #expect(try filled(bar) == 100)
    let end = Date.distantFuture
    let slow = ProgressView(timerInterval: start...end, countsDown: false)
      .frame(width: 100).tint(.black)
    #expect(try filled(slow) < 50)
  }

  @Test func wordsOfASearchAndOfAMenu() throws {
    let page = NavigationStack {
      Text("page").searchable(text: .constant(""), prompt: "Find") { Text("offer") }
    }
    let texts = try window(page)
    #expect(texts.contains("page") && texts.contains("Find") && !texts.contains("offer"))
    let menu = Text("hold").contextMenu(ContextMenu { Button("Copy") {} })
    #expect(try said(menu) == ["hold"])
    #expect(try said(ShareLink("Send", item: 3, preview: SharePreview("Three"))) == ["Send"])
    #expect(try said(ContentUnavailableView("Nothing", image: "none")).contains("Nothing"))
  }

  @Test func fieldsWithASelection() throws {
    let text = "abc"
    let selection = TextSelection(range: text.startIndex..<text.endIndex)
    #expect(!selection.isInsertion)
    #expect(TextSelection(insertionPoint: text.endIndex).isInsertion)
    let binding = Binding<TextSelection?>.constant(selection)
    #expect(
      try size(of: TextField("Name", text: .constant("abc"), selection: binding).frame(width: 90))
        == size(of: TextField("Name", text: .constant("abc")).frame(width: 90)))
    let editor = TextEditor(text: .constant("abc"), selection: binding).textEditorStyle(.plain)
    #expect(try said(editor.frame(width: 90, height: 50)) == ["abc"])
  }

  private struct Tinting: EnvironmentalModifier {
    struct Padding: ViewModifier {
      let length: CGFloat

      func body(content: Content) -> some View { content.padding(length) }
    }

    func resolve(in environment: EnvironmentValues) -> Padding {
      Padding(length: environment.layoutDirection == .rightToLeft ? 20 : 5)
    }
  }

  @Test func aModifierIsResolvedInItsEnvironment() throws {
    let dot = Color.red.frame(width: 10, height: 10).modifier(Tinting())
    #expect(try size(of: dot).width == 20)
    #expect(try size(of: dot.environment(\.layoutDirection, .rightToLeft)).width == 50)
  }

  @Test func viewsAreMirroredInADirection() throws {
    let halves = HStack(spacing: 0) {
      Color.red
      Color.blue
    }
    .environment(\.layoutDirection, .leftToRight).frame(width: 20, height: 4)
    #expect(isReddish(try picture(of: halves.layoutDirectionBehavior(.mirrors))[2, 2]))
    let mirrored = halves.layoutDirectionBehavior(.mirrors(in: .leftToRight))
    #expect(isBluish(try picture(of: mirrored)[2, 2]))
    #expect(isReddish(try picture(of: halves.layoutDirectionBehavior(.fixed))[2, 2]))
  }

  private struct Shift: Animatable {
    var animatableData: CGFloat = 0
  }

  @Test func keyframesInLoops() {
    let stops: [CGFloat] = [10, 20, 40]
    let timeline = KeyframeTimeline(initialValue: Shift()) {
      for stop in stops { LinearKeyframe(Shift(animatableData: stop), duration: 1) }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 1.5).animatableData == 15)
    let isLong = stops.count > 2
    let chosen = KeyframeTimeline(initialValue: Shift()) {
      if isLong {
        KeyframeTrack(\.animatableData) { LinearKeyframe(8, duration: 2) }
      } else {
        KeyframeTrack(\.animatableData) { LinearKeyframe(8, duration: 1) }
      }
    }
    #expect(chosen.value(time: 1).animatableData == 4)
  }

  @Test func pressesAreFelt() throws {
    final class Log { var events: [String] = [] }
    let log = Log()
    let stage = Stage(size: CGSize(width: 50, height: 50)) {
      Color.red.accessibilityIdentifier("dot")
        ._onButtonGesture {
          log.events.append($0 ? "down" : "up")
        } perform: {
          log.events.append("done")
        }
    }
    try stage.tap("dot")
    #expect(log.events == ["down", "up", "done"])
    #expect(CoordinateSpace.local.isLocal && CoordinateSpace.global.isGlobal)
    let scenes = UIApplication.shared.connectedScenes
    #expect(scenes.filter { $0.activationState == .foregroundActive }.count == 1)
  }

  private struct Prominence: View {
    @Environment(\.badgeProminence) private var badge
    @Environment(\.backgroundProminence) private var ground

    var body: some View {
      let _ = Self._printChanges()
      Text(badge == .increased && ground == .increased ? "strong" : "weak")
    }
  }

  @Test func prominenceIsPartOfTheEnvironment() throws {
    #expect(try said(Prominence()) == ["weak"])
    #expect(
      try said(
        Prominence().badgeProminence(.increased).environment(\.backgroundProminence, .increased))
        == ["strong"])
  }

  @Test func linksByATagAndFieldsThatTellOfTyping() throws {
    let link = NavigationLink(tag: 1, selection: .constant(Int?.none)) {
      Text("there")
    } label: {
      Text("go")
    }
    #expect(try window(NavigationStack { link }).contains("go"))
    let title = "Name"
    #expect(try said(TextField(title, text: .constant("")) { _ in }.frame(width: 90)) == ["Name"])
  }

  /// Where a text stands in a window of 300 by 400 points, as on a phone.
  private func frame(of text: String, in view: some View) throws -> CGRect {
    let window = view.frame(width: 300, height: 400)
      .environment(\.horizontalSizeClass, .compact)
    let report = try ImageRenderer(content: window).layoutReport()
    return try #require(report.root.first(saying: text)).frame
  }

  @Test func aPopoverStaysOneWhereItAsksForThat() throws {
    func window(_ adaptation: PresentationAdaptation) -> some View {
      Color.clear.frame(width: 20, height: 20)
        .popover(isPresented: .constant(true)) {
          Text("note").padding(10).presentationCompactAdaptation(adaptation)
        }
    }
    // Behind the arrow of 13 points, beside the view in the middle of the window; a sheet begins below its top; a cover is all of
    // it.
    let (card, sheet) = (window(.popover), window(.automatic))
    #expect(try frame(of: "note", in: card).minY == 210 + 13 + 10)
    #expect(try frame(of: "note", in: window(.none)) == frame(of: "note", in: card))
    #expect(try frame(of: "note", in: sheet).midY == 205)
    #expect(try frame(of: "note", in: window(.fullScreenCover)).midY == 200)
    let sheetThatCovers = Color.clear.sheet(isPresented: .constant(true)) {
      Text("note").presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .sheet)
    }
    #expect(try frame(of: "note", in: sheetThatCovers).midY == 200)
  }

  @Test func linksWithoutAChevron() throws {
    func row(_ visibility: Visibility) -> some View {
      List { NavigationLink("page", value: 7) }
        .navigationLinkIndicatorVisibility(visibility)
        .frame(width: 300, height: 200)
    }
    func images(_ view: some View) throws -> Int {
      let report = try ImageRenderer(content: view).layoutReport().description
      return report.components(separatedBy: "Image").count - 1
    }
    #expect(try images(row(.visible)) == 1)
    #expect(try images(row(.hidden)) == 0)
  }

  @Test func labelsWithRoomOfTheirOwn() throws {
    let label = Label {
      Text("title")
    } icon: {
      Color.red.frame(width: 10, height: 10)
    }
    #expect(try frame(of: "title", in: label.fixedSize()).minX > 0)
    let usual = try size(of: label).width
    #expect(try size(of: label.labelIconToTitleSpacing(20)).width == usual + 12)
    #expect(try size(of: label.labelReservedIconWidth(40)).width == usual + 30)
  }

  @Test func buttonsAsWideAsThereIsRoom() throws {
    let button = Button("Go") {}.buttonStyle(.bordered).background {
      GeometryReader { Text("\(Int($0.size.width))") }
    }
    #expect(try said(button.buttonSizing(.flexible).frame(width: 200)).contains("200"))
    #expect(try said(button.buttonSizing(.fitted).frame(width: 200)).contains("200") == false)
    #expect(try said(Button("Go") {}.buttonStyle(.glass(.clear))) == ["Go"])
  }

  @Test func aViewAboveTheBarOfTabs() throws {
    struct Player: View {
      @Environment(\.tabViewBottomAccessoryPlacement) private var placement
      var body: some View { Text(placement == .expanded ? "player" : "nowhere") }
    }
    let tabs = TabView {
      Tab("One", systemImage: "1.circle") { Color.red.overlay { Player() } }
    }
    let view = tabs.tabViewBottomAccessory { Player() }
    // Above the bar, which is 49 points high, a capsule of 48 at a distance of 8.
    #expect(try frame(of: "player", in: view).midY == 400 - 49 - 8 - 24)
    #expect(try frame(of: "nowhere", in: view).midX == 150)
    let without = tabs.tabViewBottomAccessory(isEnabled: false) { Player() }
    #expect(try said(without.frame(width: 300, height: 400)).contains("player") == false)
  }
}
