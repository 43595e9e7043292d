import SwiftUI
import Testing

/// Tabs, and how they are marked.
@Suite @MainActor struct TabFormTests {
  private let window = CGSize(width: 320, height: 480)

  private enum Place: Hashable {
    case home, search, letters, old
    case person(String)
  }

  private struct Tabs: View {
    @State private var chosen = Place.home
    @State private var customization = TabViewCustomization()

    @TabContentBuilder<Place> private var letters: some TabContent<Place> {
      Tab("Letters", systemImage: "envelope", value: .letters) { Text("letters page") }
        .customizationID("letters").badge(3)
      Tab("Old", systemImage: "tray", value: .old) { Text("old page") }.hidden(true)
      ForEach(["Ann", "Bo"], id: \.self) { name in
        Tab(name, systemImage: "person", value: Place.person(name)) { Text("page of \(name)") }
      }
    }

    var body: some View {
      TabView(selection: $chosen) {
        Tab(value: Place.home) {
          Text("home page").tabPlacement(.pinned)
        } label: {
          Label("Home", systemImage: "house")
        }
        Tab(value: Place.search, role: TabRole.search) { Text("search page") }
        TabSection("More") { letters }
          .sectionActions { Button("Add") {} }
      }
      .tabViewCustomization($customization)
      .tabViewSidebarHeader { Text("header") }
      .tabViewSidebarFooter { Text("footer") }
      .tabViewSidebarBottomBar { Text("bottom") }
      .tabBarMinimizeBehavior(.onScrollDown)
      .tabBarMinimizeBehavior(TabBarMinimizeBehavior.never)
      .defaultAdaptableTabBarPlacement(.sidebar)
    }
  }

  @Test func tabsAreChosen() throws {
    let stage = Stage(size: window) { Tabs() }
    #expect(try stage.layoutReport().root.first(saying: "home page") != nil)
    try stage.tap("Letters")
    stage.advance(by: 1)
    #expect(try stage.layoutReport().root.first(saying: "letters page") != nil)
    #expect(try stage.layoutReport().warnings.allSatisfy { $0.message.contains("tabViewSidebar") })
    #expect(try stage.layoutReport().root.first(saying: "3") != nil)
    #expect(try stage.layoutReport().root.first(saying: "Old") == nil)
    try stage.tap("Bo")
    stage.advance(by: 1)
    #expect(try stage.layoutReport().root.first(saying: "page of Bo") != nil)
    let places: [TabPlacement] = [.automatic, .sidebarOnly]
    #expect(places[0] != places[1])
    #expect(AdaptableTabBarPlacement.tabBar != .sidebar)
    #expect(TabCustomizationBehavior.reorderable != TabCustomizationBehavior.disabled)
    func value<C: TabContent>(_ content: C) -> C.TabValue.Type { C.TabValue.self }
    let tab = Tab("One", systemImage: "star", value: 1) { Text("one") }
    #expect(value(tab) == Int.self)
  }

  @Test func stylesOfTabs() throws {
    let tabs = TabView {
      Text("first").tabItem { Label("One", systemImage: "1.circle") }
      Text("second").tabItem { Label("Two", systemImage: "2.circle") }
    }
    .frame(width: 320, height: 480)
    func styled<S: TabViewStyle>(_ style: S) throws -> Outside {
      try Outside(tabs.tabViewStyle(style))
    }
    let usual = try Outside(tabs)
    #expect(try styled(DefaultTabViewStyle()) == usual)
    #expect(try styled(TabBarOnlyTabViewStyle()) == usual)
    #expect(try styled(SidebarAdaptableTabViewStyle()).warnings == [])
    #expect(try styled(PageTabViewStyle(indexDisplayMode: .never)) != usual)
    let single = try styled(PageTabViewStyle(indexDisplayMode: .never))
    #expect(try styled(VerticalPageTabViewStyle()) == single)
    #expect(try styled(.verticalPage(transitionStyle: .blur)) == single)
    #expect(try styled(.verticalPage) == single && styled(CarouselTabViewStyle()) == single)
    #expect(try styled(.carousel) == single)
    #expect(VerticalPageTabViewStyle.TransitionStyle.automatic != .identity)
    let mode: PageTabViewStyle.IndexDisplayMode = .always
    let pages = tabs.tabViewStyle(.page(indexDisplayMode: mode))
    func indexed<S: IndexViewStyle>(_ style: S) throws -> [String] {
      try warnings(of: pages.indexViewStyle(style))
    }
    #expect(try indexed(PageIndexViewStyle(backgroundDisplayMode: .always)) == [])
    let ground = PageIndexViewStyle.BackgroundDisplayMode.never
    #expect(try indexed(.page(backgroundDisplayMode: ground)) == [])
    struct Reader: View {
      @Environment(\.tabBarPlacement) private var placement: TabBarPlacement?
      @Environment(\.tabViewBottomAccessoryPlacement)
      private var accessory: TabViewBottomAccessoryPlacement?
      var body: some View { Text(placement == .sidebar || accessory == .inline ? "side" : "below") }
    }
    #expect(try said(Reader()) == ["below"])
    let labelled: Tab<Never, Text, DefaultTabLabel>? = nil
    #expect(labelled == nil)
  }
}
