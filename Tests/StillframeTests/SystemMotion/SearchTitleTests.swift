import Foundation
import Stillframe
import Testing

/// Titles of a page where a search begins and ends (rule SM2.10).
@Suite struct SearchTitleTests {
  private struct Titled: View {
    @State private var isSearching = false

    var body: some View {
      NavigationStack {
        List(0..<40) { _ in Color.white.frame(height: 30) }
          .listStyle(.plain)
          .accessibilityIdentifier("list")
          .navigationTitle("MMMM")
          .searchable(text: .constant(""), isPresented: $isSearching)
          .overlay(alignment: .bottom) {
            HStack {
              Button("Begin") { isSearching = true }
              Button("End") { isSearching = false }
            }
          }
      }
    }
  }

  /// A film of a list that has been scrolled by some points.
  private func film(_ distance: CGFloat) -> FrameSequence {
    FrameSequence(
      size: CGSize(width: 300, height: 500), duration: 1.6,
      events: [
        .scroll("list", at: 0, by: CGSize(width: 0, height: distance)), .tap("Begin", at: 0.1),
        .tap("End", at: 0.9),
      ]
    ) { Titled() }
  }

  /// The rows of pixels in an area that have something dark.
  private func darkRows(
    _ bitmap: Bitmap, _ xs: Range<Int>, _ ys: Range<Int>, below shade: UInt8
  ) -> [Int] {
    ys.filter { y in xs.contains { bitmap[$0, y].red < shade } }
  }

  @Test(arguments: [120, 140, 400] as [CGFloat])
  func largeTitleThatHasScrolledAwayIsNotSeen(distance: CGFloat) throws {
    for frame in film(distance) where frame.index > 0 {
      // Lines between rows are paler.
      let rows = darkRows(try frame.bitmap(), 16..<110, 46..<90, below: 150)
      #expect(rows.isEmpty, "frame \(frame.index)")
    }
  }

  @Test(arguments: [120, 400] as [CGFloat])
  func inlineTitleComesFromAbove(distance: CGFloat) throws {
    let film = film(distance)
    func lowest(_ index: Int) throws -> Int? {
      darkRows(try film.frame(at: index).bitmap(), 125..<175, 0..<40, below: 190).last
    }
    let rest = try #require(try lowest(95))
    // Half way of the end of the search it is above its place.
    for index in [62, 64] {
      if let row = try lowest(index) { #expect(row < rest - 3, "frame \(index)") }
    }
    #expect(try lowest(72) != nil)
  }

  @Test func titleLeavesUpwardsWhereASearchBegins() throws {
    for frame in film(0) where frame.index > 6 && frame.index < 50 {
      let bitmap = try frame.bitmap()
      // A field's words are gray, and its background begins below the title.
      let title = darkRows(bitmap, 16..<120, 0..<120, below: 90).last
      let field = (0..<150).first { y in
        let pixel = bitmap[200, y]
        return (225...242).contains(pixel.red) && bitmap[250, y].red == pixel.red
      }
      guard let title, let field else { continue }
      #expect(title <= field, "frame \(frame.index)")
    }
  }
}
