import SwiftUI
import Testing

/// How the columns of a split view share a wide window.
@Suite @MainActor struct SplitColumnTests {
  private func detailStart(
    _ visibility: NavigationSplitViewVisibility = .automatic,
    _ look: NavigationSplitViewLook = .automatic, @ViewBuilder sidebar: () -> some View
  ) throws -> CGFloat {
    let view = NavigationSplitView(columnVisibility: .constant(visibility)) {
      sidebar()
    } detail: {
      Color.blue.accessibilityIdentifier("detail")
    }
    .navigationSplitViewStyle(look)
    .frame(width: 1000, height: 600).environment(\.horizontalSizeClass, .regular)
    let report = try ImageRenderer(content: view).layoutReport()
    return try #require(report.frame(of: "detail")).minX
  }

  @Test func aColumnHasTheWidthItAsksFor() throws {
    let usual = try detailStart { Text("sidebar") }
    func start(_ change: (Text) -> some View) throws -> CGFloat {
      try detailStart { change(Text("sidebar")) } - usual + 320
    }
    #expect(try start { $0.navigationSplitViewColumnWidth(200) } == 200)
    #expect(try start { $0.navigationSplitViewColumnWidth(ideal: 250) } == 250)
    #expect(try start { $0.navigationSplitViewColumnWidth(min: 280, ideal: 250, max: 400) } == 280)
    #expect(try start { $0.navigationSplitViewColumnWidth(min: 100, ideal: 250, max: 210) } == 210)
    #expect(try start { $0.navigationSplitViewColumnWidth(.nan) } == 320)
  }

  @Test func aProminentDetailHasAllOfTheRoom() throws {
    #expect(try detailStart(.all, .balanced) { Text("sidebar") } > 300)
    #expect(try detailStart(.all, .prominentDetail) { Text("sidebar") } == 0)
    func words(_ visibility: NavigationSplitViewVisibility) throws -> [String] {
      try said(
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          Text("sidebar")
        } detail: {
          Text("detail")
        }
        .navigationSplitViewStyle(.prominentDetail)
        .frame(width: 1000, height: 600).environment(\.horizontalSizeClass, .regular))
    }
    #expect(try words(.all) == ["detail", "sidebar"])
    #expect(try words(.detailOnly) == ["detail"])
  }
}
