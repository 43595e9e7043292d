import SwiftUI
import Testing

/// Navigation, its bars and its columns.
@Suite @MainActor struct NavigationFormTests {
  private let window = CGSize(width: 320, height: 480)

  private struct Harbour: Hashable, Identifiable {
    let name: String
    var id: String { name }
  }

  private func words(_ view: some View) throws -> [String] {
    try said(view.frame(width: 320, height: 480).environment(\.horizontalSizeClass, .compact))
  }

  private func stack(@ViewBuilder _ page: () -> some View) -> some View {
    NavigationStack { page() }
  }

  private struct Pages: View {
    @State private var path: [Harbour] = []
    @State private var isThere = false
    @State private var chosen: Harbour?

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("go", value: Harbour(name: "Bergen"))
          Button("show") { isThere = true }
          Button("choose") { chosen = Harbour(name: "Cadiz") }
        }
        .navigationDestination(for: Harbour.self) { Text($0.name) }
        .navigationDestination(isPresented: $isThere) { Text("shown") }
        .navigationDestination(item: $chosen) { Text("chosen \($0.name)") }
      }
    }
  }

  @Test(arguments: [("go", "Bergen"), ("show", "shown"), ("choose", "chosen Cadiz")])
  func pagesAreReached(button: String, page: String) throws {
    let stage = Stage(size: window) { Pages() }
    try stage.tap(button)
    stage.advance(by: 1)
    #expect(try stage.layoutReport().root.first(saying: page) != nil)
  }

  @Test func titlesOfEveryKind() throws {
    let title = "Harbours"
    let page = Text("page")
    for view in [
      AnyView(page.navigationBarTitle("Harbours")),
      AnyView(page.navigationBarTitle(Text("Harbours"))),
      AnyView(page.navigationBarTitle(title)),
      AnyView(page.navigationBarTitle("Harbours", displayMode: .large)),
      AnyView(page.navigationBarTitle(Text("Harbours"), displayMode: .inline)),
      AnyView(
        page.navigationBarTitle(title, displayMode: NavigationBarItem.TitleDisplayMode.automatic)),
      AnyView(page.navigationTitle("Harbours").navigationSubtitle("of Norway")),
      AnyView(page.navigationTitle(title).navigationSubtitle(Text("of Norway"))),
      AnyView(page.navigationTitle(Text("Harbours")).navigationSubtitle(title)),
      AnyView(page.navigationTitle(.constant("Harbours"))),
    ] {
      #expect(try words(stack { view }).contains("Harbours"))
    }
    func height(_ mode: ToolbarTitleDisplayMode) throws -> CGFloat {
      try place(
        of: "page",
        in: stack { page.navigationTitle("Harbours").toolbarTitleDisplayMode(mode) }
      ).minY
    }
    #expect(try height(.inline) < height(.large))
    #expect(try height(.large) == height(.inlineLarge))
    #expect(
      try words(stack { page.navigationTitle("Harbours").navigationBarHidden(true) }) == ["page"])
  }

  @Test func itemsOfTheOlderBar() throws {
    let page = Text("page")
    #expect(
      Set(
        try words(
          stack {
            page.navigationBarItems(leading: Text("left"), trailing: Text("right"))
          })) == ["left", "page", "right"])
    #expect(try words(stack { page.navigationBarItems(leading: Text("left")) }).contains("left"))
    #expect(
      try words(stack { page.navigationBarItems(trailing: Text("right")) }).contains("right"))
    struct Opened: View {
      let isHidden: Bool
      var body: some View {
        NavigationStack(path: .constant([1])) {
          Text("first").navigationTitle("First").navigationDestination(for: Int.self) { _ in
            Text("second").navigationBarBackButtonHidden(isHidden)
          }
        }
      }
    }
    #expect(try words(Opened(isHidden: false)).contains("First"))
    #expect(try words(Opened(isHidden: true)) == ["second"])
  }

  @Test func viewsOfBeforeStacks() throws {
    let view = NavigationView { Text("page").navigationTitle("Title") }
    #expect(try words(view).contains("Title"))
    func styled<S: NavigationViewStyle>(_ style: S) throws -> [String] {
      try words(view.navigationViewStyle(style))
    }
    #expect(try styled(StackNavigationViewStyle()) == words(view))
    #expect(try styled(DefaultNavigationViewStyle()) == words(view))
    #expect(try styled(ColumnNavigationViewStyle()).contains("page"))
    #expect(try styled(DoubleColumnNavigationViewStyle()).contains("page"))
    #expect(try styled(.stack) == words(view))
  }

  @Test func columnsBesideEachOther() throws {
    func columns(_ visibility: NavigationSplitViewVisibility) throws -> [String] {
      let view = NavigationSplitView(
        columnVisibility: .constant(visibility),
        preferredCompactColumn: .constant(NavigationSplitViewColumn.sidebar)
      ) {
        Text("sidebar").navigationSplitViewColumnWidth(200)
          .navigationSplitViewColumnWidth(min: 150, ideal: 220, max: 300)
      } content: {
        Text("content")
      } detail: {
        Text("detail")
      }
      return try said(
        view.navigationSplitViewStyle(.balanced).navigationSplitViewStyle(.prominentDetail)
          .navigationSplitViewStyle(NavigationSplitViewLook.automatic)
          .frame(width: 1000, height: 600).environment(\.horizontalSizeClass, .regular))
    }
    #expect(try Set(columns(.all)).isSuperset(of: ["sidebar", "content", "detail"]))
    #expect(try columns(.detailOnly).contains("detail"))
    #expect(try !columns(.detailOnly).contains("sidebar"))
    #expect(try columns(.doubleColumn).contains("content"))
  }

  private struct Zoomed: View {
    @Namespace private var space
    var body: some View {
      NavigationStack {
        NavigationLink {
          Text("there").navigationTransition(.zoom(sourceID: 1, in: space))
        } label: {
          Text("go").matchedTransitionSource(id: 1, in: space)
            .matchedTransitionSource(id: 2, in: space) { source in
              source.background(.red).clipShape(RoundedRectangle(cornerRadius: 3))
                .shadow(color: .black, radius: 2)
            }
        }
        .navigationTransition(AutomaticNavigationTransition.automatic)
      }
    }
  }

  @Test func pagesThatGrowOutOfTheirLinks() throws {
    let stage = Stage(size: window) { Zoomed() }
    try stage.tap("go")
    stage.advance(by: 1)
    #expect(try stage.layoutReport().root.first(saying: "there") != nil)
    func isTransition(_ transition: some NavigationTransition) -> Bool { true }
    #expect(isTransition(ZoomNavigationTransition()))
    func source(_ source: some MatchedTransitionSourceConfiguration) -> Bool { true }
    let kind: EmptyMatchedTransitionSourceConfiguration? = nil
    #expect(kind.map { source($0) } == nil)
  }

  @Test func groundsOfContainers() throws {
    let view = stack {
      Text("page").frame(maxWidth: .infinity, maxHeight: .infinity)
        .containerBackground(.red, for: .navigation)
        .containerBackground(for: ContainerBackgroundPlacement.tabView) { Color.red }
    }
    #expect(try picture(of: view.frame(width: 320, height: 480)).count(isReddish) > 10_000)
  }
}
