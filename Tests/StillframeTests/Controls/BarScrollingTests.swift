import Foundation
import Stillframe
import Testing

/// Content that runs under bars, titles that give way, and searches.
@MainActor @Suite struct BarScrollingTests {
  private let size = CGSize(width: 320, height: 480)

  private func page(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { row in
            Color(red: row % 2 == 0 ? 1 : 0, green: 0, blue: 0).frame(height: 50)
              .accessibilityIdentifier("row\(row)")
          }
        }
      }
      .accessibilityIdentifier("scroll")
      .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
    }
  }

  @Test("C6.10: content begins below the bar and goes on under it") func underTheBar() throws {
    let stage = Stage(size: size) { page(.inline) }
    let white = RGBA8(red: 255, green: 255, blue: 255)
    #expect(try stage.layoutReport().frame(of: "row0")?.minY == 44)
    #expect(try stage.bitmap()[10, 20] == white)
    try stage.scroll("scroll", by: CGSize(width: 0, height: 40))
    #expect(try stage.layoutReport().frame(of: "row0")?.minY == 4)
    // Seen through the material of the bar.
    let bar = try stage.bitmap()[10, 20]
    #expect(bar.red > bar.green && bar.green > 100)
  }

  @Test("C6.10 (inferred): a large title goes up with the content, and stands in the bar then")
  func collapsingTitle() throws {
    let stage = Stage(size: size) { page(.large) }
    #expect(try stage.layoutReport().frame(of: "row0")?.minY == 96)
    let rest = try stage.bitmap()
    try stage.scroll("scroll", by: CGSize(width: 0, height: 52))
    #expect(try stage.layoutReport().frame(of: "row0")?.minY == 44)
    let gone = try stage.bitmap()
    let white = RGBA8(red: 255, green: 255, blue: 255)
    func hasInk(_ picture: Bitmap, _ rows: Range<Int>) -> Bool {
      rows.contains { y in
        (16..<300).contains { picture[$0, y].red < 128 && picture[$0, y].green < 128 }
      }
    }
    #expect(!hasInk(rest, 0..<44) && hasInk(rest, 50..<90))
    #expect(hasInk(gone, 10..<34))
    #expect(gone[10, 20] == white)
  }

  @Test("C6.10: a search field gets lower before the large title goes up")
  func fieldGivesWayBeforeTheTitle() throws {
    let stage = Stage(size: size) {
      NavigationStack {
        ScrollView {
          Color.red.frame(height: 2000).accessibilityIdentifier("row0")
        }
        .accessibilityIdentifier("scroll")
        .navigationTitle("Title").searchable(text: .constant(""))
      }
    }
    let black = RGBA8(red: 0, green: 0, blue: 0)
    func titleRows() throws -> [Int] {
      let picture = try stage.bitmap()
      return (44..<100).filter { y in (16..<120).contains { picture[$0, y] == black } }
    }
    let rest = try titleRows()
    #expect(!rest.isEmpty)
    try stage.scroll("scroll", by: CGSize(width: 0, height: 40))
    #expect(try titleRows() == rest)
    #expect(try stage.layoutReport().frame(of: "row0")?.minY == 108)
    try stage.scroll("scroll", by: CGSize(width: 0, height: 30))
    #expect(try titleRows() != rest)
  }

  @Test("C6.13 (inferred): a tab bar has a ground while content lies under it, and none at the end")
  func tabBar() throws {
    let stage = Stage(size: size) {
      TabView {
        ScrollView { Color.red.frame(height: 900) }
          .accessibilityIdentifier("scroll").tabItem { Text("A") }
      }
    }
    let under = try stage.bitmap()[4, 460]
    #expect(under.red > under.green && under.green > 60)
    try stage.scroll("scroll", by: CGSize(width: 0, height: 2_000))
    #expect(try stage.bitmap()[4, 460] == RGBA8(red: 255, green: 255, blue: 255))
  }

  @Test func rowsUnderABarAreBuilt() throws {
    let stage = Stage(size: size) {
      TabView {
        List(0..<100, id: \.self) { row in
          Color.red.frame(height: 20).accessibilityIdentifier("row\(row)")
        }
        .listStyle(.plain).tabItem { Text("A") }
      }
    }
    // 480 points hold 11 rows; the bar covers the last 49 of them.
    #expect(try stage.layoutReport().frame(of: "row10")?.minY == 452)
  }

  @Test func groundsAreSaidOfEachBarAlone() throws {
    let stage = Stage(size: size) {
      TabView {
        NavigationStack {
          Color.white.toolbarBackground(Color.green, for: .tabBar)
            .toolbarBackground(.visible, for: .tabBar)
        }
        .tabItem { Text("A") }
      }
    }
    let picture = try stage.bitmap()
    #expect(picture[4, 20] == RGBA8(red: 255, green: 255, blue: 255))
    #expect(picture[4, 470].green > 190 && picture[4, 470].red < 60)
  }

  @Test func whatIsTypedIntoASearchFiltersTheList() throws {
    let stage = Stage(size: size) { Searched() }
    #expect(try stage.layoutReport().frame(of: "Pear") != nil)
    try stage.type("ap", into: "Search")
    #expect(try stage.layoutReport().frame(of: "Pear") == nil)
    #expect(try stage.layoutReport().frame(of: "Apple") != nil)
    #expect(try stage.layoutReport().frame(of: "Grape") != nil)
  }

  @Test func aListThatCanBeRefreshedSaysSo() throws {
    let seen = Kept(false)
    _ = try RuleProbe(320, 480) {
      List { Refreshing(seen: seen) }.refreshable {}
    }
    #expect(seen.value)
  }
}

private struct Searched: View {
  @State private var words = ""

  var body: some View {
    NavigationStack {
      List(
        ["Apple", "Pear", "Grape"].filter { words.isEmpty || $0.lowercased().contains(words) },
        id: \.self
      ) {
        Text($0).accessibilityIdentifier($0)
      }
      .navigationTitle("Fruit")
      .searchable(text: $words)
    }
  }
}

private struct Refreshing: View {
  let seen: Kept<Bool>
  @Environment(\.refresh) private var refresh

  var body: some View {
    seen.value = refresh != nil
    return Text("A")
  }
}
