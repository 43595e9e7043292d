import Foundation
import Stillframe
import Testing

/// Wide windows: columns, the bar of tabs, search fields and secondary actions (rules C6.11 to C6.13).
@MainActor @Suite struct WideWindowRuleTests {
  private func tablet(lying: Bool = false) throws -> Device {
    let device = try #require(Device("iPad Pro 11"))
    return lying ? device.landscape : device
  }

  private func split(
    _ visibility: NavigationSplitViewVisibility, _ look: NavigationSplitViewLook = .automatic,
    lying: Bool
  ) throws -> RuleProbe {
    try RuleProbe(nil, nil, device: tablet(lying: lying)) {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        Tile("side")
      } detail: {
        Tile("detail")
      }
      .navigationSplitViewStyle(look)
    }
  }

  private func splitOfThree(
    _ visibility: NavigationSplitViewVisibility, _ look: NavigationSplitViewLook = .automatic,
    lying: Bool
  ) throws -> RuleProbe {
    try RuleProbe(nil, nil, device: tablet(lying: lying)) {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        Tile("side")
      } content: {
        Tile("middle")
      } detail: {
        Tile("detail")
      }
      .navigationSplitViewStyle(look)
    }
  }

  @Test("C6.11: two columns are both shown in a window that is wider than high, else the detail")
  func twoColumns() throws {
    let lying = try split(.automatic, lying: true)
    #expect(lying["side"].width == 320 && lying["detail"].minX.isClose(to: 320, within: 1))
    let upright = try split(.automatic, lying: false)
    #expect(upright["side"].isNull && upright["detail"].width == 834)
    #expect(try split(.detailOnly, lying: true)["detail"].width == 1194)
  }

  @Test("C6.11: in an upright window the sidebar lies over the detail, or beside it if balanced")
  func columnsOverTheDetail() throws {
    let over = try split(.all, lying: false)
    #expect(over["side"].width == 320 && over["detail"].width == 834)
    let beside = try split(.all, .balanced, lying: false)
    #expect(beside["side"].width == 320)
    #expect(beside["detail"].width.isClose(to: 834 - 320, within: 1))
    let prominent = try split(.all, .prominentDetail, lying: true)
    #expect(prominent["side"].width == 320 && prominent["detail"].width == 1194)
  }

  @Test("C6.11: of three columns a wide window shows the last two, an upright one the last")
  func threeColumns() throws {
    let lying = try splitOfThree(.automatic, lying: true)
    #expect(lying["side"].isNull && lying["middle"].minX == 0 && lying["middle"].width == 320)
    #expect(lying["detail"].minX.isClose(to: 320, within: 1))
    let upright = try splitOfThree(.automatic, lying: false)
    #expect(upright["middle"].isNull && upright["detail"].width == 834)
    let double = try splitOfThree(.doubleColumn, .balanced, lying: false)
    #expect(double["side"].isNull && double["middle"].width == 320)
    #expect(double["detail"].width.isClose(to: 834 - 320, within: 1))
    let all = try splitOfThree(.all, lying: true)
    #expect(all["side"].minX == 0 && all["middle"].minX.isClose(to: 320, within: 1))
    #expect(all["detail"].minX.isClose(to: 640, within: 2))
  }

  @Test("C6.11: a window without a device is upright where it is higher than wide")
  func bareWindows() throws {
    func side(_ width: CGFloat, _ height: CGFloat) throws -> CGRect {
      try RuleProbe(width, height) {
        NavigationSplitView {
          Tile("side")
        } detail: {
          Tile("detail")
        }
        .environment(\.horizontalSizeClass, .regular)
      }["side"]
    }
    #expect(try side(900, 1_000).isNull && side(1_000, 900).width == 320)
  }

  private struct Toggled: View {
    @State private var visibility = NavigationSplitViewVisibility.automatic
    var removes = false

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("side").toolbar(removing: removes ? .sidebarToggle : nil)
      } detail: {
        Text("detail").navigationTitle("Detail")
      }
      .overlay(alignment: .bottom) {
        Text(visibility == .detailOnly ? "closed" : visibility == .all ? "open" : "automatic")
      }
    }
  }

  @Test("C6.11: a tap on the sidebar's button shows and hides it, and tells the program")
  func sidebarButton() throws {
    let stage = Stage(device: try tablet(lying: true)) { Toggled() }
    #expect(try stage.says("side") && stage.says("automatic"))
    try stage.tap("Hide Sidebar")
    stage.advance(by: 1)
    #expect(try !stage.says("side") && stage.says("closed"))
    try stage.tap("Show Sidebar")
    stage.advance(by: 1)
    #expect(try stage.says("side") && stage.says("open"))
    let without = Stage(device: try tablet(lying: true)) { Toggled(removes: true) }
    #expect(throws: StageError.self) { try without.tap("Hide Sidebar") }
  }

  @Test("C6.11 (inferred): rows of a sidebar are 16 from its edges, without cards")
  func sidebarRows() throws {
    func rows(_ device: Device) throws -> RuleProbe {
      try RuleProbe(nil, nil, device: device) {
        NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
          List {
            Tile("a", nil, 44).listRowInsets(EdgeInsets())
            Tile("b", nil, 44).listRowInsets(EdgeInsets())
          }
        } detail: {
          Text("detail")
        }
      }
    }
    let wide = try rows(tablet(lying: true))
    #expect(wide["a"] == CGRect(16, 24 + 50, 320 - 32, 44))
    #expect(wide["b"].minY == wide["a"].maxY)
    #expect(try rows(.iPhone15)["a"].minX == 16)
  }

  @Test("C6.11 (inferred): the chosen row of a sidebar is a rounded rectangle on the background")
  func chosenSidebarRow() throws {
    let renderer = ImageRenderer(
      content: NavigationSplitView {
        List(0..<3, id: \.self, selection: .constant(Optional(1))) { _ in
          Color.clear.frame(height: 22)
        }
      } detail: {
        Color.white
      })
    renderer.device = try tablet(lying: true)
    let picture = try renderer.bitmap()
    let scale = picture.width / 1194
    func color(_ x: Int, _ y: Int) -> RGBA8 { picture[x * scale, y * scale] }
    let (background, chosen) = (color(4, 400), color(160, 74 + 44 + 22))
    #expect(background.red == 242 && background.blue == 247)
    #expect(color(160, 74 + 22) == background && color(14, 74 + 66) == background)
    #expect(chosen != background && color(18, 74 + 66) == chosen)
    // The corner is round.
    #expect(color(17, 74 + 45) == background)
  }

  @Test("C6.13 (inferred): the bar of tabs of a wide window is at its top, in the page bar's row")
  func tabsOnTop() throws {
    let probe = try RuleProbe(nil, nil, device: tablet()) {
      TabView {
        Tile("a").tabItem { Label("One", systemImage: "star") }
        Tile("b").tabItem { Label("Two", systemImage: "star") }
      }
    }
    #expect(probe["a"].minY == 24 + 50 && probe["a"].maxY == 1194 - 20)
    let stacked = try RuleProbe(nil, nil, device: tablet()) {
      TabView {
        NavigationStack {
          Tile("a").navigationTitle("A").navigationBarTitleDisplayMode(.inline)
            .toolbar { Tile("item", 30, 20) }
        }
        .tabItem { Text("One").accessibilityIdentifier("one") }
        Text("b").tabItem { Text("Two").accessibilityIdentifier("two") }
      }
    }
    #expect(stacked["a"].minY.isClose(to: 24 + 50))
    #expect(stacked["item"].midY == 24 + 25 && stacked["one"].midY == 24 + 25)
    #expect(stacked["item"].maxX.isClose(to: 834 - 20))
    #expect(abs((stacked["one"].minX + stacked["two"].maxX) / 2 - 417) < 1)
    let sheet = try RuleProbe(nil, nil, device: tablet()) {
      TabView {
        Color.clear.tabItem { Text("One") }
          .sheet(isPresented: .constant(true)) {
            NavigationStack { Tile("a").navigationBarTitleDisplayMode(.inline) }
          }
      }
    }
    #expect(sheet["a"].minY.isClose(to: (1194 - 620) / 2 + 56))
  }

  @Test("C6.13 (inferred): a section of tabs is one entry of the bar at the top")
  func tabSections() throws {
    func words(_ device: Device) throws -> [String] {
      let stage = Stage(device: device) {
        TabView {
          Tab("Home", systemImage: "house") { Text("home page") }
          TabSection("Places") {
            Tab("Bay", systemImage: "star") { Text("bay page") }
            Tab("Cape", systemImage: "star") { Text("cape page") }
          }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
      return try ["Home", "Places", "Bay", "Cape"].filter(stage.says)
    }
    #expect(try words(tablet()) == ["Home", "Places"])
    #expect(try words(.iPhone15) == ["Home", "Bay", "Cape"])
  }

  @Test("C6.13: a search tab is the last entry of the bar at the top, as a symbol")
  func searchTab() throws {
    let stage = Stage(device: try tablet()) {
      TabView {
        Tab("Find", systemImage: "star", role: .search) { Text("find page") }
        Tab("Home", systemImage: "house") { Text("home page") }
      }
    }
    let report = try stage.layoutReport()
    let home = try #require(report.nodes(saying: "Home").first).frame
    let symbols = report.nodes { $0.view == "Image" }
    #expect(try !stage.says("Find"))
    #expect(symbols.count == 1)
    #expect(try #require(symbols.first).frame.minX > home.maxX)
  }

  @Test("C6.13 (inferred): in a low window symbol and title of a tab are beside each other")
  func lowTabs() throws {
    let probe = try RuleProbe(nil, nil, device: Device.iPhone15.landscape) {
      TabView {
        Tile("a").tabItem {
          Label {
            Text("One").accessibilityIdentifier("title")
          } icon: {
            Image(systemName: "house").accessibilityIdentifier("icon")
          }
        }
      }
    }
    #expect(probe["icon"].maxX < probe["title"].minX)
    #expect(abs(probe["icon"].midY - probe["title"].midY) < 2)
    #expect(probe["a"].maxY.isClose(to: 393 - 21 - 32))
    #expect(probe["icon"].height <= 24)
  }

  @Test("C6.12 (inferred): a search field is in the bar of a wide window, not in side columns")
  func searchInTheBar() throws {
    func top(_ device: Device) throws -> CGFloat {
      try RuleProbe(nil, nil, device: device) {
        NavigationStack {
          Tile("a").navigationTitle("A").navigationBarTitleDisplayMode(.inline)
            .searchable(text: .constant(""))
        }
      }["a"].minY
    }
    #expect(try top(tablet()) == 24 + 50)
    #expect(try top(.iPhone15) == 59 + 44 + 52)
    let side = try RuleProbe(nil, nil, device: tablet(lying: true)) {
      NavigationSplitView {
        Tile("side").navigationBarTitleDisplayMode(.inline).searchable(text: .constant(""))
      } detail: {
        Text("detail")
      }
    }
    #expect(side["side"].minY.isClose(to: 24 + 50 + 52))
  }

  @Test("C6.12: secondary actions are in a menu, in an editor's wide bar in its middle")
  func secondaryActions() throws {
    func page(_ role: ToolbarRole) -> some View {
      NavigationStack {
        Tile("a").navigationTitle("Doc").navigationBarTitleDisplayMode(.inline)
          .toolbarRole(role)
          .toolbar { ToolbarItem(placement: .secondaryAction) { Tile("bold", 30, 20) } }
      }
    }
    #expect(try RuleProbe(nil, nil, device: tablet()) { page(.automatic) }["bold"].isNull)
    #expect(try RuleProbe(nil, nil, device: .iPhone15) { page(.editor) }["bold"].isNull)
    let editor = try RuleProbe(nil, nil, device: tablet()) { page(.editor) }
    #expect(editor["bold"].midX == 417)
    let stage = Stage(device: try tablet()) { page(.editor) }
    let title = try #require(stage.layoutReport().nodes(saying: "Doc").first)
    #expect(title.frame.minX == 20)
  }

  @Test("C6.12 (inferred): a bottom bar is 32 high in a low window") func lowBottomBar() throws {
    func bottom(_ device: Device) throws -> CGFloat {
      try RuleProbe(nil, nil, device: device) {
        NavigationStack {
          Tile("a").toolbar { ToolbarItem(placement: .bottomBar) { Text("Sort") } }
        }
      }["a"].maxY
    }
    #expect(try bottom(Device.iPhone15.landscape) == 393 - 21 - 32)
    #expect(try bottom(.iPhone15) == 852 - 34 - 44)
  }
}
