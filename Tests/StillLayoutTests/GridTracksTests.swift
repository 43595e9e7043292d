import Foundation
import StillLayout
import Testing

@Suite struct GridTracksTests {
  /// A stack proposes endless room to find out how much a view would take.
  @Test(
    "L5.2 columns in endless room are endless, and no number is lost",
    arguments: [
      [GridItem(.flexible()), GridItem(.flexible())],
      [GridItem(.adaptive(minimum: 10)), GridItem(.flexible()), GridItem(.fixed(20))],
      [GridItem(.flexible()), GridItem(.adaptive(minimum: 10)), GridItem(.adaptive(minimum: 5))],
    ])
  func endlessRoom(_ items: [GridItem]) {
    let tracks = GridTracks(items, in: .infinity)
    #expect(tracks.length == .infinity)
    for track in tracks.tracks {
      #expect(!track.start.isNaN)
      #expect(!track.length.isNaN)
    }
  }

  @Test func limitedColumnsInEndlessRoomTakeTheirMost() {
    let tracks = GridTracks(
      [GridItem(.flexible(maximum: 40), spacing: 4), GridItem(.flexible(maximum: 30))],
      in: .infinity)
    #expect(tracks.length == 74)
  }
}
