import Foundation
import Stillframe
import Testing

/// Large titles go with content that is pulled below its start (rule SM5.11).
@Suite struct TitlePullTests {
  private struct Page: View {
    var mode = NavigationBarItem.TitleDisplayMode.large
    var isSearched = false
    var refreshes = false
    var direction = LayoutDirection.leftToRight
    @State private var words = ""

    var body: some View {
      NavigationStack {
        list
          .navigationTitle("Home")
          .navigationBarTitleDisplayMode(mode)
      }
      .environment(\.layoutDirection, direction)
    }

    @ViewBuilder private var list: some View {
      let rows = List { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
      if isSearched {
        rows.searchable(text: $words)
      } else if refreshes {
        rows.refreshable { try? await Task.sleep(for: .seconds(0.5)) }
      } else {
        rows
      }
    }
  }

  private func film(_ page: Page = Page()) -> FrameSequence {
    FrameSequence(
      size: CGSize(width: 240, height: 500), duration: 2.5,
      events: [.drag("Row 1", at: 0, by: CGSize(width: 0, height: 150), duration: 0.5)]
    ) { page }
  }

  /// The largest view with these words.
  private func frame(_ report: LayoutReport, _ text: String) -> CGRect? {
    report.nodes(named: nil).filter { $0.text == text }.map(\.frame)
      .max { $0.height < $1.height }
  }

  @Test func titleMovesDownWithTheContentAndGrows() throws {
    let film = film()
    let reports = film.map(\.layout)
    let titles = try reports.map { try #require(frame($0, "Home")) }
    let rows = try reports.map { try #require(frame($0, "Row 0")) }
    let (title, row) = (titles[0], rows[0])
    let most = (rows.map(\.minY).max() ?? 0) - row.minY
    #expect(most > 50)
    for (index, (shown, content)) in zip(titles, rows).enumerated() {
      let pull = content.minY - row.minY
      // Its line goes as far as the content does, and grows by a tenth over 100 points, from its beginning.
      #expect(abs(shown.midY - title.midY - pull) < 0.01, "frame \(index)")
      #expect(abs(shown.height / title.height - 1 - min(pull / 1000, 0.1)) < 0.002, "\(index)")
      #expect(abs(shown.minX - title.minX) < 0.01, "frame \(index)")
    }
    // It is back with the content.
    #expect(titles.last == title && rows.last == row)
    #expect(Track(values: titles.map { Double($0.midY) }).largestStep < 6)
    let (end, start) = (try film.frame(at: 150).bitmap(), try film.frame(at: 0).bitmap())
    #expect(end == start)
  }

  @Test func titleGrowsFromItsOwnBeginning() throws {
    let film = film(Page(direction: .rightToLeft))
    let before = try #require(frame(try film.frame(at: 0).layout, "Home"))
    let pulled = try #require(frame(try film.frame(at: 29).layout, "Home"))
    #expect(pulled.width > before.width * 1.03)
    #expect(abs(pulled.maxX - before.maxX) < 0.01)
  }

  @Test func searchFieldGoesAlong() throws {
    let film = film(Page(isSearched: true))
    func field(_ index: Int) throws -> CGFloat? {
      try film.frame(at: index).layout.nodes(named: nil).first { $0.text == "Search" }?.frame.minY
    }
    let pull = try #require(try field(29)) - #require(try field(0))
    let rows = try [0, 29].map { try #require(frame(try film.frame(at: $0).layout, "Row 0")) }
    #expect(pull > 30)
    #expect(abs(pull - (rows[1].minY - rows[0].minY)) < 0.01)
  }

  /// A title between the buttons stays, and a large one leaves its room to the spinner of a refresh.
  @Test func otherTitlesStay() throws {
    for page in [Page(mode: .inline), Page(refreshes: true)] {
      let film = film(page)
      let frames = try [0, 10, 29, 60, 150].map {
        try #require(frame(try film.frame(at: $0).layout, "Home"))
      }
      #expect(Set(frames.map(\.minY)).count == 1 && Set(frames.map(\.height)).count == 1)
    }
  }
}
