import Foundation
import Stillframe
import StillframeGallery
import StillframeScenes
import Testing

/// The numbers of the scenes that choose by width and that run in both directions.
@Suite struct FitsNumberTests {
  init() { GalleryFonts.register() }

  private func report(_ name: String) throws -> LayoutReport {
    try #require(Gallery.scene(named: name)).makeStill().layoutReport()
  }

  @Test func buttonsAreARowUntilTheyNeedMoreThanTheirWidth() throws {
    let report = try report("fits")
    #expect(report.warnings.isEmpty)
    let cards = try [17, 21, 33].map { try #require(report.frame(of: "card-\($0)")) }
    #expect(cards.map(\.width) == [370, 370, 370])
    // A card leaves 338 points; three buttons of the widest one's size and two gaps need 280, 316 and 427.
    let rows = report.frames(of: "row")
    #expect(rows.map(\.width) == [280, 316])
    #expect(rows.map(\.midX) == cards.prefix(2).map(\.midX))
    let columns = report.frames(of: "column")
    #expect(columns.count == 1)
    let column = try #require(columns.first)
    #expect(column.width * 3 + 16 > 338)
    #expect(column.midX == cards[2].midX)
    let buttons = ["cat", "goldfish", "dog"].compactMap { report.frames(of: $0).last }
    #expect(buttons.map(\.width) == Array(repeating: column.width, count: 3))
    #expect(zip(buttons, buttons.dropFirst()).map { $1.minY - $0.maxY } == [8, 8])
  }

  @Test func aCardFromRightToLeftIsTheMirrorImage() throws {
    let report = try report("rtl")
    let cards = report.frames(of: "card")
    #expect(cards.map(\.width) == [210, 210])
    let names = ["edge"] + (0..<3).flatMap { ["colour-\($0)", "title-\($0)", "time-\($0)"] }
    for name in names {
      let frames = report.frames(of: name)
      #expect(frames.count == 2, "\(name)")
      #expect(frames[0].size == frames[1].size)
      #expect(frames[0].minY == frames[1].minY)
      #expect(
        abs((frames[0].minX - cards[0].minX) - (cards[1].maxX - frames[1].maxX)) < 1e-9, "\(name)")
    }
    #expect(report.frames(of: "edge").map(\.minX) == [cards[0].minX, cards[1].maxX - 6])
    #expect(report.frames(of: "colour-0").map(\.minX) == [cards[0].minX + 22, cards[1].maxX - 50])
  }
}
