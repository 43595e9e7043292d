import Foundation
import Stillframe
import Testing

/// Pull to refresh (rules SM6.1 to SM6.3).
@Suite struct RefreshMotionTests {
  static let size = CGSize(width: 200, height: 400)

  struct Pulled: View {
    let journal: Journal
    var seconds = 1.0
    @State private var count = 0

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { row in
            Color.white.frame(height: 40).accessibilityIdentifier("row \(row)")
          }
          Text("\(count)").accessibilityIdentifier("count")
        }
      }
      .accessibilityIdentifier("list")
      .refreshable { await refresh() }
    }

    private func refresh() async {
      journal.note("begin")
      try? await Task.sleep(for: .seconds(seconds))
      count += 1
      journal.note("end")
    }
  }

  private static func film(
    _ distance: CGFloat, journal: Journal = Journal(), seconds: Double = 1,
    systemMotion: Bool = true
  ) -> FrameSequence {
    FrameSequence(
      size: size, duration: 4,
      events: [.drag("list", at: 0, by: CGSize(width: 0, height: distance), duration: 0.5)],
      systemMotion: systemMotion
    ) { Pulled(journal: journal, seconds: seconds) }
  }

  /// SM6.2, SM6.3.
  @Test func contentRestsBelowTheSpinnerUntilTheActionHasEnded() throws {
    let journal = Journal()
    let film = Self.film(260, journal: journal)
    let top = Track(film, "row 0", \.minY)
    #expect(journal.entries == ["begin", "end"])
    // Pulled beyond 80 points at some moment of the half second, and a second later it ends.
    let begin = try #require(top.values.firstIndex { $0 >= 80 })
    #expect(begin < 30)
    #expect(abs(top[begin + 55] - 60) < 0.5)
    let back = Array(top.values[(begin + 62)...])
    #expect(Track(values: back).falls)
    #expect(top.values.last == 0)
    let rest = try film.endingAtRest().duration
    #expect(rest > 1.4 && rest < 3)
  }

  /// SM6.1.
  @Test func aShortPullRefreshesNothing() throws {
    let journal = Journal()
    let top = Track(Self.film(100, journal: journal), "row 0", \.minY)
    #expect(top.values.max()! > 30 && top.values.max()! < 80)
    #expect(top.values.last == 0)
    #expect(journal.entries.isEmpty)
  }

  @Test func theSpinnerIsSeenAboveTheContent() throws {
    let film = Self.film(260)
    func darkest(_ index: Int) throws -> Int {
      let picture = try film.frame(at: index).bitmap()
      var least = 255
      for y in 0..<60 { for x in 80..<120 { least = min(least, Int(picture[x, y].red)) } }
      return least
    }
    #expect(try darkest(0) == 255)
    #expect(try darkest(15) < 230)
    #expect(try darkest(70) < 230)
    #expect(try darkest(239) == 255)
    // It goes round.
    let (one, other) = (try film.frame(at: 70).bitmap(), try film.frame(at: 78).bitmap())
    #expect(one != other)
  }

  /// SM6.1: spokes do not change from one frame to the next where the action begins.
  @Test func spokesFadeToTheirTurnsWhereTheActionBegins() throws {
    let journal = Journal()
    let film = Self.film(260, journal: journal)
    let begin = try #require(
      Track(film, "row 0", \.minY).values.firstIndex { $0 >= ScrollBegin.trigger })
    func shade(_ index: Int) throws -> Int {
      let picture = try film.frame(at: index).bitmap()
      var sum = 0
      for y in 0..<60 { for x in 80..<120 { sum += 255 - Int(picture[x, y].red) } }
      return sum
    }
    let shades = try (begin - 1...begin + 18).map(shade)
    let steps = zip(shades, shades.dropFirst()).map { abs($1 - $0) }
    #expect(shades[0] > shades[19] * 5 / 4)
    #expect((steps.max() ?? 0) * 3 < shades[0] - shades[19], "\(shades)")
  }

  /// How far content is pulled where the action begins, in points.
  private enum ScrollBegin {
    static let trigger = 80.0
  }

  @Test func aStageWithoutSystemMotionRefreshesToo() throws {
    let journal = Journal()
    let stage = Stage(size: Self.size) { Pulled(journal: journal) }
    try stage.drag("list", by: CGSize(width: 0, height: 260), duration: 0.5)
    #expect(journal.entries == ["begin"])
    #expect(try stage.layoutReport().frame(of: "row 0")?.minY == 60)
    stage.advance(by: 2)
    #expect(journal.entries == ["begin", "end"])
    #expect(try stage.layoutReport().frame(of: "row 0")?.minY == 0)
    #expect(try stage.text("count") == "1")
  }

  @Test func anyFrameAloneIsTheOneOfTheFilm() throws {
    let film = Self.film(260)
    let all = try film.map { try $0.bitmap() }
    for index in [10, 29, 45, 80, 95, 120] {
      let picture = try film.frame(at: index).bitmap()
      #expect(picture == all[index], "frame \(index)")
    }
  }
}
