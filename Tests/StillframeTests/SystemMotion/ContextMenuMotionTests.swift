import Foundation
import Stillframe
import Testing

/// A context menu lifts its view (rule SM3.12), and grows from it (rule SM3.7).
@Suite struct ContextMenuMotionTests {
  private struct Held: View {
    var isReduced = false
    var body: some View {
      VStack {
        Spacer()
        Color.red.frame(width: 100, height: 60)
          .contextMenu { Button("Copy") {} }
          .accessibilityIdentifier("held")
        Spacer().frame(height: 200)
      }
      .frame(maxWidth: .infinity)
      .environment(\.accessibilityReduceMotion, isReduced)
    }
  }

  private func film(isReduced: Bool = false, systemMotion: Bool = true) -> FrameSequence {
    FrameSequence(
      size: CGSize(width: 300, height: 400), duration: 2.5,
      events: [.press("held", at: 0, duration: 0.6), .tap("Copy", at: 1.5)],
      systemMotion: systemMotion
    ) { Held(isReduced: isReduced) }
  }

  /// The width of what is full red in the middle row of the view.
  private func redWidth(_ film: FrameSequence, _ index: Int) throws -> Int {
    let bitmap = try film.frame(at: index).bitmap()
    return (0..<300).filter { x in
      let pixel = bitmap[x, 162]
      return pixel.red > 230 && pixel.green < 80
    }.count
  }

  @Test func viewStandsAboveTheShadeAndGrows() throws {
    let film = film()
    #expect(try redWidth(film, 10) == 100)
    let widths = try [33, 36, 60].map { try redWidth(film, $0) }
    #expect(widths[0] < widths[2] && widths[1] <= widths[2])
    #expect(abs(widths[2] - 103) <= 1)
    // The rest of the window is in the shade.
    let open = try film.frame(at: 60).bitmap()
    #expect(open[5, 5].red < 210)
    // It stands as before once the menu is gone.
    let (first, last) = (try film.frame(at: 0).bitmap(), try film.frame(at: 149).bitmap())
    #expect(first == last)
  }

  @Test func liftEndsWhereStillsAre() throws {
    let moved = try film().frame(at: 85).bitmap()
    let still = try film(systemMotion: false).frame(at: 85).bitmap()
    #expect(moved == still)
    let reduced = try film(isReduced: true).frame(at: 85).bitmap()
    #expect(reduced == (try film(isReduced: true, systemMotion: false).frame(at: 85).bitmap()))
  }

  /// SM3.12: nothing of the view is left below it, where its blurred edges would shine around it.
  @Test func liftedViewIsNotWhereItStood() throws {
    struct Dot: View {
      let isThere: Bool
      var body: some View {
        (isThere ? Color.red : .white).frame(width: 100, height: 60)
          .contextMenu { Button("Copy") {} }
          .accessibilityIdentifier("held")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    func film(_ isThere: Bool) -> FrameSequence {
      FrameSequence(
        size: CGSize(width: 300, height: 400), duration: 2.5,
        events: [.press("held", at: 0, duration: 0.6), .tap("Copy", at: 1.5)]
      ) { Dot(isThere: isThere) }
    }
    for index in [34, 38, 60, 95] {
      let (one, other) = (try film(true).frame(at: index), try film(false).frame(at: index))
      let (red, clear) = (try one.bitmap(), try other.bitmap())
      // Beside the lifted view, up to the reach of the blur.
      for x in 86..<97 { #expect(red[x, 200] == clear[x, 200], "frame \(index), \(x)") }
    }
  }

  /// SM3.12: the corners get round on the way.
  @Test func cornersOfTheViewDoNotJump() throws {
    let film = film()
    let frame = try #require(try film.frame(at: 0).layout.frame(of: "held"))
    let (x, y) = (Int(frame.minX) + 2, Int(frame.minY) + 2)
    let greens = try (28..<50).map { Int(try film.frame(at: $0).bitmap()[x, y].green) }
    let way = try abs(#require(greens.last) - greens[0])
    #expect(way > 50)
    let steps = zip(greens, greens.dropFirst()).map { abs($1 - $0) }
    #expect((steps.max() ?? 0) * 5 < way * 3, "\(greens)")
  }

  /// SM3.14: an edge in the window gets soft while the menu opens, and sharp again.
  @Test func windowIsBlurredBehindAnOpenMenu() throws {
    struct Edges: View {
      var body: some View {
        ZStack {
          HStack(spacing: 0) {
            Color.black
            Color.white
          }
          VStack {
            Spacer()
            Color.red.frame(width: 60, height: 40)
              .contextMenu { Button("Copy") {} }
              .accessibilityIdentifier("held")
            Spacer()
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 300, height: 400), duration: 2.5,
      events: [.press("held", at: 0, duration: 0.6), .tap("Copy", at: 1.5)]
    ) { Edges() }
    /// How much darker the white side gets three points beside the edge.
    func softness(_ index: Int) throws -> Int {
      let bitmap = try film.frame(at: index).bitmap()
      return Int(bitmap[280, 20].red) - Int(bitmap[153, 20].red)
    }
    #expect(try softness(10) == 0)
    let values = try [31, 34, 38, 80].map { try softness($0) }
    #expect(values[0] < values[1] && values[1] < values[2] && values[2] <= values[3])
    #expect(values[3] > 30)
    #expect(try softness(148) == 0)
  }

  @Test func viewDoesNotGrowWhereMotionIsReduced() throws {
    #expect(try redWidth(film(isReduced: true), 60) == 100)
  }

  @Test func menuGrowsFromTheView() throws {
    let film = film()
    let item = Track(film) { report in
      report.nodes(named: nil).first { $0.text == "Copy" }?.frame.width
    }
    let start = try #require(item.values.firstIndex { !$0.isNaN })
    #expect(item[start] < item[85] * 0.15)
    #expect(item[start + 4] > item[start])
  }

  @Test func contentOfARowLiftsTheWholeRow() throws {
    struct Rows: View {
      var body: some View {
        List {
          Text("A").accessibilityIdentifier("A").contextMenu { Button("Copy") {} }
          Text("B")
        }
        .listStyle(.plain)
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 300, height: 400), duration: 2,
      events: [.press("A", at: 0, duration: 0.6), .tap("Copy", at: 1.2)]
    ) { Rows() }
    let open = try film.frame(at: 60)
    let lifted = open.layout.nodes(named: nil).first { $0.view == "Lifted" }
    let frame = try #require(lifted?.frame)
    #expect(abs(frame.width - 309) < 0.1)
    #expect(frame.height >= 44)
    #expect(film.map { $0 }.last.flatMap { try? $0.bitmap() } == (try film.frame(at: 0).bitmap()))
  }
}
