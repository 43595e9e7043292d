import Foundation
import Stillframe
import Testing

/// Bars, presentations and devices: rules C6.10 to C6.17.
@MainActor @Suite struct BarRuleTests {
  private func page(
    _ device: Device?, _ mode: NavigationBarItem.TitleDisplayMode, title: Bool = true
  ) throws -> CGRect {
    try RuleProbe(390, 700, device: device) {
      NavigationStack {
        if title {
          Tile("a").navigationTitle("A").navigationBarTitleDisplayMode(mode)
        } else {
          Tile("a")
        }
      }
    }["a"]
  }

  @Test("C6.10: without a device a bar is 44 high, 96 with a large title, 44 without a title")
  func phoneBar() throws {
    #expect(try page(nil, .inline) == CGRect(0, 44, 390, 656))
    #expect(try page(nil, .large) == CGRect(0, 96, 390, 604))
    #expect(try page(nil, .automatic) == CGRect(0, 96, 390, 604))
    #expect(try page(nil, .inline, title: false) == CGRect(0, 44, 390, 656))
  }

  @Test(
    "C6.10, C6.16: a bar lies below the safe area: 44 on phones, 32 when they lie (inferred), 50 on tablets"
  )
  func deviceBars() throws {
    let phone = Device.iPhone15
    #expect(try page(phone, .inline).minY == 59 + 44)
    #expect(try page(phone, .large).minY == 59 + 96)
    #expect(try page(phone.landscape, .inline) == CGRect(59, 32, 852 - 118, 393 - 32 - 21))
    let tablet = try #require(Device("iPad Pro 11"))
    #expect(try page(tablet, .inline).minY == 24 + 50)
    #expect(try page(tablet, .large).minY == 24 + 50 + 52)
  }

  @Test("C1.9 (inferred): what stands in bars has one size, whatever the size of type")
  func itemsHaveOneSize() throws {
    func items(_ size: DynamicTypeSize) throws -> [CGRect] {
      let probe = try RuleProbe(390, 600) {
        NavigationStack {
          Tile("a").toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Text("Done").accessibilityIdentifier("done")
            }
            ToolbarItem(placement: .bottomBar) {
              Text("Sort").accessibilityIdentifier("sort")
            }
          }
        }
        .dynamicTypeSize(size)
      }
      return [probe["done"], probe["sort"]]
    }
    #expect(try items(.accessibility3) == items(.large))
    #expect(try items(.xSmall) == items(.large))
  }

  @Test("C6.10: a page that is pushed has a small title unless it says otherwise") func pushed()
    throws
  {
    for (mode, top) in [
      (NavigationBarItem.TitleDisplayMode.automatic, CGFloat(44)), (.inline, 44), (.large, 96),
    ] {
      let probe = try RuleProbe(390, 600) {
        NavigationStack(path: .constant([1])) {
          Text("Root").navigationDestination(for: Int.self) { _ in
            Tile("a").navigationTitle("A").navigationBarTitleDisplayMode(mode)
          }
        }
      }
      #expect(probe["a"].minY == top)
    }
  }

  @Test("C6.10 (inferred): the bar of a sheet is 56 high, in a phone on its side 32")
  func barOfASheet() throws {
    func frames(_ mode: NavigationBarItem.TitleDisplayMode, _ device: Device) throws -> RuleProbe {
      try RuleProbe(nil, nil, device: device) {
        Color.clear.sheet(isPresented: .constant(true)) {
          NavigationStack {
            Tile("a").navigationTitle("A").navigationBarTitleDisplayMode(mode)
          }
        }
      }
    }
    let phone = Device.iPhone13
    // The sheet begins 10 below the status bar of 47.
    #expect(try frames(.inline, phone)["a"].minY == 57 + 56)
    #expect(try frames(.large, phone)["a"].minY == 57 + 56 + 52)
    let lying = try frames(.inline, phone.landscape)["a"]
    // It covers the window.
    #expect(lying.minY == 32)
  }

  @Test("C6.10 (inferred): a large title keeps its size, and ends in an ellipsis") func longTitle()
    throws
  {
    func height(_ title: String) throws -> CGFloat {
      let stage = Stage(size: CGSize(width: 320, height: 600)) {
        NavigationStack { Tile("a").navigationTitle(title) }
      }
      return try #require(stage.layoutReport().nodes(where: { $0.text == title }).first).frame
        .height
    }
    let long = "The seven wonders of the ancient world"
    #expect(try height(long) == height("Seven"))
  }

  @Test("C6.11: a stack shows the end of its path, a navigation view its first view") func stacks()
    throws
  {
    let stack = try RuleProbe(390, 600) {
      NavigationStack(path: .constant([1, 2])) {
        Tile("root").navigationDestination(for: Int.self) { Tile("page\($0)") }
      }
    }
    #expect(stack["root"].isNull && stack["page1"].isNull && !stack["page2"].isNull)
    let old = try RuleProbe(390, 600) {
      NavigationView {
        Tile("first")
        Tile("second")
      }
    }
    #expect(!old["first"].isNull && old["second"].isNull)
  }

  @Test(
    "C6.11: a split view shows one column in compact width, a sidebar of 320 beside it in regular (inferred)"
  )
  func split() throws {
    func split(_ column: NavigationSplitViewColumn) -> some View {
      NavigationSplitView(preferredCompactColumn: .constant(column)) {
        Tile("side")
      } detail: {
        Tile("detail")
      }
    }
    let compact = try RuleProbe(390, 600) { split(.sidebar) }
    #expect(compact["side"].width == 390 && compact["detail"].isNull)
    let detail = try RuleProbe(390, 600) { split(.detail) }
    #expect(detail["detail"].width == 390 && detail["side"].isNull)
    let tablet = try #require(Device("iPad Pro 11")).landscape
    let regular = try RuleProbe(nil, nil, device: tablet) { split(.sidebar) }
    #expect(regular["side"].width == 320 && regular["detail"].maxX == 1194)
  }

  @Test("C6.12 (inferred): items stand 16 from the edges, in the middle of the bar") func toolbar()
    throws
  {
    let probe = try RuleProbe(390, 600) {
      NavigationStack {
        Tile("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Tile("lead", 30, 20) }
            ToolbarItem(placement: .topBarTrailing) { Tile("trail", 30, 20) }
            ToolbarItem(placement: .bottomBar) { Tile("low", 30, 20) }
          }
      }
    }
    #expect(probe["lead"] == CGRect(16, 12, 30, 20) && probe["trail"] == CGRect(344, 12, 30, 20))
    #expect(probe["low"].midY == 600 - 22 && probe["a"] == CGRect(0, 44, 390, 512))
  }

  @Test("C6.13 (inferred): the bar of tabs is 49, 32 on phones that lie, not below on tablets")
  func tabs() throws {
    func bottom(_ device: Device) throws -> CGFloat {
      device.size.height - device.safeArea.bottom
        - (try RuleProbe(nil, nil, device: device) {
          TabView { Tile("a").tabItem { Text("A") } }
        }["a"].maxY)
    }
    #expect(try bottom(.iPhone15) == 49)
    #expect(try bottom(Device.iPhone15.landscape) == 32)
    #expect(try bottom(#require(Device("iPad Pro 11"))) == 0)
  }

  @Test("C6.13: a symbol beside the title of a tab is as large as that of a label") func tabIcons()
    throws
  {
    func icon(@ViewBuilder _ item: () -> some View) throws -> CGRect {
      let label = item()
      return try RuleProbe(300, 400) { TabView { Tile("a").tabItem { label } } }["icon"]
    }
    let symbol = Image(systemName: "house").accessibilityIdentifier("icon")
    let separate = try icon {
      symbol
      Text("Home")
    }
    #expect(
      separate
        == (try icon {
          Label {
            Text("Home")
          } icon: {
            symbol
          }
        }))
    #expect(separate.width > 20)
    #expect(try icon { symbol }.size == separate.size)
    // The image is above the title in whatever order they are written.
    #expect(
      try icon {
        Text("Home")
        symbol
      } == separate)
  }

  @Test("C6.13: the first tab is shown unless another one is selected") func selectedTab() throws {
    func probe(_ selection: Int) throws -> RuleProbe {
      try RuleProbe(300, 400) {
        TabView(selection: .constant(selection)) {
          Tile("a").tag(1).tabItem { Text("A") }
          Tile("b").tag(2).tabItem { Text("B") }
        }
      }
    }
    #expect(try probe(2)["a"].isNull && probe(2)["b"].minY == 0)
    #expect(try probe(7)["b"].isNull && probe(7)["a"].minY == 0)
    #expect(try probe(7).warnings.contains { $0.contains("no tab") })
  }

  @Test("C6.13 (inferred): pages have no bar, dots 26 high at the bottom where there are several")
  func pages() throws {
    func pages(_ count: Int, _ mode: PageTabViewStyle.IndexDisplayMode) throws -> Bitmap {
      let renderer = ImageRenderer(
        content: TabView { ForEach(0..<count, id: \.self) { _ in Color.blue } }
          .tabViewStyle(.page(indexDisplayMode: mode)))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
      return try renderer.bitmap()
    }
    func hasDots(_ picture: Bitmap) -> Bool {
      (0..<100).contains { picture[$0, 87] != picture[2, 2] }
    }
    #expect(try hasDots(pages(3, .automatic)) && !hasDots(pages(1, .automatic)))
    #expect(try hasDots(pages(1, .always)) && !hasDots(pages(3, .never)))
    let probe = try RuleProbe(100, 100) {
      TabView { Tile("a") }.tabViewStyle(.page)
    }
    #expect(probe["a"] == CGRect(0, 0, 100, 100))
  }

  @Test("C6.14: what is presented changes no frame of what presents it") func presentations() throws
  {
    func frames(_ isShown: Bool) throws -> [CGRect] {
      let shown = Binding.constant(isShown)
      let probe = try RuleProbe(300, 400) {
        VStack(spacing: 0) {
          Tile("a", 40, 20).sheet(isPresented: shown) { Text("S") }
          Tile("b", 40, 20).alert("A", isPresented: shown) { Button("OK") {} }
          Tile("c", 40, 20).confirmationDialog("D", isPresented: shown) { Button("OK") {} }
          Tile("d", 40, 20).popover(isPresented: shown) { Text("P") }
          Tile("e", 40, 20).fullScreenCover(isPresented: shown) { Text("F") }
          Tile("f", 40, 20).inspector(isPresented: shown) { Text("I") }
        }
      }
      return ["a", "b", "c", "d", "e", "f"].map { probe[$0] }
    }
    #expect(try frames(true) == frames(false))
  }

  @Test("C6.14: what is presented has the environment of what presents it")
  func presentedEnvironment()
    throws
  {
    let seen = Kept(0)
    _ = try RuleProbe(300, 400) {
      Color.clear.sheet(isPresented: .constant(true)) { ReadingLimit(seen: seen) }
        .lineLimit(7)
    }
    #expect(seen.value == 7)
  }

  @Test("C6.15: a still shows no indicators, a flash of them is 3 wide and 3 from the edge")
  func indicators() throws {
    func picture(_ visibility: ScrollIndicatorVisibility) throws -> Bitmap {
      let renderer = ImageRenderer(
        content: ScrollView { Color.clear.frame(width: 100, height: 1_000) }
          .scrollIndicators(visibility))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
      return try renderer.bitmap()
    }
    let still = try picture(.automatic)
    #expect((0..<100).allSatisfy { still[95, $0].alpha == 0 })
  }

  @Test(
    "C6.16, C6.17: every device of the table, upright and lying",
    arguments: [
      ("iPhone SE 1", 320.0, 568.0, 2.0, 20.0, 0.0, 0.0, 0.0),
      ("iPhone 8", 375, 667, 2, 20, 0, 0, 0), ("iPhone SE 3", 375, 667, 2, 20, 0, 0, 0),
      ("iPhone X", 375, 812, 3, 44, 34, 44, 21), ("iPhone 11 Pro", 375, 812, 3, 44, 34, 44, 21),
      ("iPhone XR", 414, 896, 2, 48, 34, 48, 21), ("iPhone 11", 414, 896, 2, 48, 34, 48, 21),
      ("iPhone 12 mini", 375, 812, 3, 50, 34, 50, 21),
      ("iPhone 13 mini", 375, 812, 3, 50, 34, 50, 21),
      ("iPhone 12", 390, 844, 3, 47, 34, 47, 21), ("iPhone 14", 390, 844, 3, 47, 34, 47, 21),
      ("iPhone 13 Pro", 390, 844, 3, 47, 34, 47, 21),
      ("iPhone 13 Pro Max", 428, 926, 3, 47, 34, 47, 21),
      ("iPhone 14 Plus", 428, 926, 3, 47, 34, 47, 21),
      ("iPhone 14 Pro", 393, 852, 3, 59, 34, 59, 21), ("iPhone 16", 393, 852, 3, 59, 34, 59, 21),
      ("iPhone 15 Pro Max", 430, 932, 3, 59, 34, 59, 21),
      ("iPad 10.2", 810, 1080, 2, 20, 0, 0, 0), ("iPad Air 5", 820, 1180, 2, 24, 20, 0, 20),
      ("iPad Pro 11", 834, 1194, 2, 24, 20, 0, 20), ("iPad Pro 12.9", 1024, 1366, 2, 24, 20, 0, 20),
    ])
  func devices(
    _ name: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double,
    sides: Double, lyingBottom: Double
  ) throws {
    let device = try #require(Device(name))
    #expect(device.size == CGSize(width: width, height: height) && device.scale == scale)
    #expect(
      device.safeArea == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
    let isTablet = name.hasPrefix("iPad")
    let lying = device.landscape
    #expect(lying.size == CGSize(width: height, height: width))
    #expect(
      lying.safeArea
        == EdgeInsets(
          top: isTablet ? top : 0, leading: sides, bottom: lyingBottom, trailing: sides))
    #expect(device.horizontalSizeClass == (isTablet ? .regular : .compact))
    #expect(device.verticalSizeClass == .regular)
    #expect(lying.verticalSizeClass == (isTablet ? .regular : .compact))
    let isLarge = isTablet || name.hasSuffix("Max") || name.hasSuffix("Plus") || width == 414
    #expect(lying.horizontalSizeClass == (isLarge ? .regular : .compact))
  }
}

private struct ReadingLimit: View {
  let seen: Kept<Int>
  @Environment(\.lineLimit) private var limit

  var body: some View {
    seen.value = limit ?? 0
    return Color.clear
  }
}
