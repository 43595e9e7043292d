import SwiftUI
import Testing

/// Forms that apps of the last years use.
@Suite @MainActor struct NewerAppFormTests {
  private struct Tabs: View {
    @AppStorage("tabs") private var kept: TabViewCustomization
    @SceneStorage("scene") private var ofScene: TabViewCustomization
    @AppStorage("given") private var given = TabViewCustomization()

    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") {
          Text("kept \(kept == given && ofScene == given)").accessibilityIdentifier("kept")
        }
      }
      .tabViewCustomization($kept)
      .tabViewSearchActivation(.searchTabSelection)
    }
  }

  @Test func customisationsOfTabsAreKept() throws {
    let report = try ImageRenderer(content: Tabs().frame(width: 300, height: 400)).layoutReport()
    #expect(report.description.contains("kept true"))
  }

  @Test func colorsHaveNames() throws {
    func words(_ color: Color) throws -> String {
      try ImageRenderer(content: Text("It is \(accessibilityName: color)")).layoutReport()
        .description
    }
    for (color, name) in [
      (Color.blue, "blue"), (.purple, "purple"), (Color(red: 0.3, green: 0, blue: 0), "dark red"),
      (Color(white: 0.3), "dark gray"), (Color(red: 0.8, green: 0.9, blue: 1), "light blue"),
    ] {
      #expect(try words(color).contains("It is \(name)"), "\(name)")
    }
  }

  @Test func insetsOfUIKitAreOurs() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets(EdgeInsets(insets)) == insets)
    let geometry = ScrollGeometry(
      contentOffset: .zero, contentSize: .zero, contentInsets: .init(.zero), containerSize: .zero)
    #expect(geometry.contentInsets == EdgeInsets())
  }

  private struct Person: Identifiable {
    let id: Int
  }

  private func reds(_ style: some TableStyle) throws -> Bitmap {
    let table = Table([Person(id: 1), Person(id: 2), Person(id: 3)]) {
      TableColumn("Number") { Text("\($0.id)") }
      TableColumn("Again") { Text("\($0.id)") }
    }
    .tableStyle(style)
    .environment(\.horizontalSizeClass, .regular)
    return try ImageRenderer(content: table.frame(width: 400, height: 200)).bitmap()
  }

  @Test func stylesOfTablesShadeRows() throws {
    let plain = try reds(.bordered)
    #expect(try reds(.bordered(alternatesRowBackgrounds: false)) == plain)
    #expect(try reds(.bordered(alternatesRowBackgrounds: true)) != plain)
    #expect(try reds(.inset(alternatesRowBackgrounds: true)) != plain)
  }

  @Test func splitViewsHaveLines() throws {
    func frames(_ view: some View) throws -> [CGRect] {
      let report = try ImageRenderer(content: view.frame(width: 201, height: 101)).layoutReport()
      return ["a", "b"].compactMap { report.frame(of: $0) }
    }
    let beside = HSplitView {
      Color.red.accessibilityIdentifier("a")
      Color.blue.accessibilityIdentifier("b")
    }
    let below = VSplitView {
      Color.red.accessibilityIdentifier("a")
      Color.blue.accessibilityIdentifier("b")
    }
    let across = try frames(beside)
    #expect(across.map(\.height) == [101, 101])
    #expect(abs(across[0].width - across[1].width) < 0.01)
    // The line between them is as wide as a divider is.
    let line = across[1].minX - across[0].maxX
    #expect(line > 0.2 && line <= 1)
    let down = try frames(below)
    #expect(down.map(\.width) == [201, 201] && down[1].minY - down[0].maxY == line)
  }

  @Test func smallThingsAreThere() {
    #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize == 36)
    #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle2).pointSize == 28)
    var transaction = Transaction()
    #expect(!transaction.scrollPositionUpdatePreservesVelocity)
    transaction.scrollPositionUpdatePreservesVelocity = true
    #expect(transaction.scrollPositionUpdatePreservesVelocity)
    let url = URL(fileURLWithPath: "/")
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac && !ProcessInfo.processInfo.isMacCatalystApp)
  }
}
