import Foundation
import Stillframe
import Testing

/// A page that zooms follows a finger that pulls it down (rule SM2.26).
@Suite struct ZoomPullTests {
  private struct Zooming: View {
    var scrolls = false
    @Namespace private var space

    var body: some View {
      NavigationStack {
        NavigationLink {
          Group {
            if scrolls {
              ScrollView { Color.red.frame(height: 2000) }
            } else {
              Color.red
            }
          }
          .overlay { Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("inside") }
          .accessibilityIdentifier("page")
          .navigationTransition(.zoom(sourceID: 1, in: space))
        } label: {
          Color.red.frame(width: 80, height: 80)
        }
        .matchedTransitionSource(id: 1, in: space)
        .accessibilityIdentifier("open")
      }
    }
  }

  private func film(by distance: CGFloat, scrolls: Bool = false) -> FrameSequence {
    FrameSequence(
      size: CGSize(width: 300, height: 500), duration: 2.5,
      events: [
        .tap("open", at: 0),
        .drag("page", at: 1, by: CGSize(width: 0, height: distance), duration: 0.5),
      ]
    ) { Zooming(scrolls: scrolls) }
  }

  /// The blue pixels across the window: the width of the page's part.
  private func width(_ film: FrameSequence, _ index: Int) throws -> Int {
    let bitmap = try film.frame(at: index).bitmap()
    return (0..<500).map { y in
      (0..<300).filter { x in
        let pixel = bitmap[x, y]
        return pixel.blue > 200 && pixel.red < 90 && pixel.green < 150
      }.count
    }.max() ?? 0
  }

  @Test(arguments: [false, true]) func pageGoesWithAFinger(scrolls: Bool) throws {
    let film = film(by: 300, scrolls: scrolls)
    #expect(try width(film, 59) == 100)
    let widths = try [66, 74, 82, 88].map { try width(film, $0) }
    #expect(widths[0] <= 100)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $1 < $0 }, "\(widths)")
    #expect(try film.frame(at: 149).layout.frame(of: "inside") == nil)
  }

  /// SM2.27.
  @Test func pageFollowsTheFingerSideways() throws {
    let film = FrameSequence(
      size: CGSize(width: 300, height: 500), duration: 2.5,
      events: [
        .tap("open", at: 0),
        .drag("page", at: 1, by: CGSize(width: 80, height: 200), duration: 0.5),
      ]
    ) { Zooming() }
    /// The middle of the blue pixels.
    func middle(_ index: Int) throws -> CGPoint? {
      let bitmap = try film.frame(at: index).bitmap()
      var sum = CGPoint.zero
      var count = 0.0
      for y in 0..<500 {
        for x in 0..<300 {
          let pixel = bitmap[x, y]
          guard pixel.blue > 200 && pixel.red < 90 && pixel.green < 150 else { continue }
          (sum.x, sum.y, count) = (sum.x + CGFloat(x), sum.y + CGFloat(y), count + 1)
        }
      }
      return count > 0 ? CGPoint(x: sum.x / count, y: sum.y / count) : nil
    }
    let start = try #require(try middle(59))
    let pulled = try #require(try middle(84))
    // Less the ten points after which it begins.
    #expect(abs(pulled.x - start.x - 60) < 16, "\(pulled) from \(start)")
    #expect(abs(pulled.y - start.y - 150) < 30)
    // It goes on to the view without a jump.
    let way = try (84..<110).compactMap { try middle($0)?.x }
    #expect(zip(way, way.dropFirst()).allSatisfy { abs($1 - $0) < 12 }, "\(way)")
  }

  @Test func pageComesBackAfterAShortPull() throws {
    let film = film(by: 60)
    #expect(try width(film, 86) < 98)
    #expect(try width(film, 149) == 100)
  }
}
