import Foundation
import Stillframe
import Testing

/// Scroll views moved by hand.
@Suite struct ScrollEventTests {
  private struct List: View {
    var isLazy = false
    @State private var shown: Int?
    @State private var position = ScrollPosition(idType: Int.self)
    var usesPosition = false

    var body: some View {
      VStack(spacing: 0) {
        if usesPosition {
          scroller.scrollPosition($position)
        } else {
          scroller.scrollPosition(id: $shown)
        }
        Text(words).accessibilityIdentifier("text").frame(height: 20)
        Color.red.frame(height: 20)
          .onTapGesture {
            shown = 30
            position.scrollTo(id: 30, anchor: .top)
          }
          .accessibilityIdentifier("go")
      }
    }

    private var words: String {
      guard usesPosition else { return shown.map { "\($0)" } ?? "none" }
      let id = position.viewID(type: Int.self).map { "\($0)" } ?? "none"
      return "\(id) \(position.isPositionedByUser)"
    }

    @ViewBuilder private var scroller: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }
        } else {
          VStack(spacing: 0) { rows }
        }
      }
      .frame(height: 60)
      .accessibilityIdentifier("list")
    }

    private var rows: some View {
      ForEach(0..<100, id: \.self) { number in
        Color.blue.frame(height: 20).accessibilityIdentifier("row-\(number)")
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func scrollingMovesAndIsWrittenBack(isLazy: Bool, usesPosition: Bool) throws {
    let stage = stage { List(isLazy: isLazy, usesPosition: usesPosition) }
    let suffix = usesPosition ? " true" : ""
    try stage.scroll("list", by: CGSize(width: 0, height: 200))
    #expect(try stage.layoutReport().frame(of: "row-10")?.minY == 0)
    #expect(try text("text", stage.layoutReport()) == "10" + suffix)
    // From a row inside, not by whole rows: the row on the edge stays where it is.
    try stage.scroll("row-11", by: CGSize(width: 0, height: 50))
    #expect(try stage.layoutReport().frame(of: "row-12")?.minY == -10)
    #expect(try text("text", stage.layoutReport()) == "12" + suffix)
    // A request takes over again.
    try stage.tap("go")
    #expect(try stage.layoutReport().frame(of: "row-30")?.minY == 0)
    #expect(try text("text", stage.layoutReport()) == (usesPosition ? "30 false" : "30"))
    try stage.scroll("list", by: CGSize(width: 0, height: -20))
    #expect(try stage.layoutReport().frame(of: "row-29")?.minY == 0)
    #expect(try text("text", stage.layoutReport()) == "29" + suffix)
  }

  @Test(arguments: [false, true])
  func scrollingGoesAsFarAsThereIsContent(isLazy: Bool) throws {
    let stage = stage { List(isLazy: isLazy) }
    try stage.scroll("list", by: CGSize(width: 0, height: 1e9))
    #expect(try stage.layoutReport().frame(of: "row-99")?.maxY == 60)
    try stage.scroll("list", by: CGSize(width: 0, height: -20))
    #expect(try stage.layoutReport().frame(of: "row-99")?.maxY == 80)
    try stage.scroll("list", by: CGSize(width: 0, height: -1e9))
    #expect(try stage.layoutReport().frame(of: "row-0")?.minY == 0)
  }

  @Test func theScrollViewOfTheAxisMoves() throws {
    let stage = stage {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<10, id: \.self) { number in
                Color.red.frame(width: 30, height: 30).accessibilityIdentifier("\(number)")
              }
            }
          }
          Color.blue.frame(height: 300).accessibilityIdentifier("rest")
        }
      }
    }
    try stage.scroll("0", by: CGSize(width: 30, height: 10))
    let frame = try stage.layoutReport().frame(of: "1")
    #expect(frame == CGRect(x: 0, y: -10, width: 30, height: 30))
    #expect(throws: StageError.notScrollable("rest")) {
      try stage.scroll("rest", by: CGSize(width: 10, height: 0))
    }
  }

  @Test func whatCannotBeScrolledIsAnError() throws {
    let stage = stage {
      VStack {
        Color.red.accessibilityIdentifier("plain")
        ScrollView { Color.red.frame(height: 300).accessibilityIdentifier("row") }
          .scrollDisabled(true)
      }
    }
    let down = CGSize(width: 0, height: 10)
    #expect(throws: StageError.notScrollable("plain")) { try stage.scroll("plain", by: down) }
    #expect(throws: StageError.notScrollable("row")) { try stage.scroll("row", by: down) }
    #expect(throws: StageError.invalidPoint(x: 0, y: .infinity)) {
      try stage.scroll("row", by: CGSize(width: 0, height: CGFloat.infinity))
    }
  }

  @Test func aFilmScrolls() throws {
    let film = FrameSequence(
      size: CGSize(width: 100, height: 100), fps: 10, duration: 1,
      events: [.scroll("list", at: 0.5, by: CGSize(width: 0, height: 40))]
    ) { List(isLazy: true) }
    #expect(try film.frame(at: 4).layout.frame(of: "row-0")?.minY == 0)
    #expect(try film.frame(at: 5).layout.frame(of: "row-2")?.minY == 0)
  }
}
