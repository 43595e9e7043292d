import Foundation
import Stillframe
import Testing

/// Rows show touches, and move when they are swiped, put in and taken out (rules SM4.12, SM4.13, SM4.15, SM4.17).
@Suite struct RowMotionTests {
  private static let size = CGSize(width: 300, height: 300)

  /// The red of the ground at the middle of a row, right of its words.
  private func shade(_ film: FrameSequence, _ identifier: String, _ index: Int) throws -> Int {
    let frame = try film.frame(at: index)
    let row = try #require(frame.layout.frame(of: identifier))
    return Int(try frame.bitmap()[200, Int(row.midY)].red)
  }

  private struct Rows: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        List {
          NavigationLink {
            Text("Inside")
          } label: {
            Text("Open").accessibilityIdentifier("open")
          }
          Button {
            count += 1
          } label: {
            Text("Act").accessibilityIdentifier("act")
          }
          Text("Only \(count)").accessibilityIdentifier("only")
        }
        .listStyle(.plain)
        .toolbar(.hidden)
      }
    }
  }

  private func rows(_ events: [FrameSequence.Event], _ duration: TimeInterval = 1) -> FrameSequence
  {
    FrameSequence(size: Self.size, duration: duration, events: events) { Rows() }
  }

  @Test func tappedRowIsGreyAtOnceAndFades() throws {
    let film = rows([.tap("act", at: 0.1)])
    #expect(try shade(film, "act", 5) == 255)
    let shades = try [6, 10, 16, 24, 40].map { try shade(film, "act", $0) }
    #expect(shades[0] <= 212)
    #expect(shades[0] < shades[1] && shades[1] < shades[2] && shades[2] < shades[3])
    #expect(shades[4] == 255)
    // One that does nothing cannot be tapped.
    #expect(throws: (any Error).self) { try shade(rows([.tap("only", at: 0.1)]), "only", 6) }
  }

  @Test func rowStaysGreyUnderAFinger() throws {
    let film = rows([.press("act", at: 0.1, duration: 0.5)])
    #expect(try shade(film, "act", 7) == 255)
    #expect(try shade(film, "act", 25) <= 212)
    #expect(try shade(film, "act", 35) <= 212)
    #expect(try shade(film, "act", 59) > 250)
  }

  @Test func buttonOfARowIsNotPaler() throws {
    let film = rows([.tap("act", at: 0.1)])
    func darkest(_ index: Int) throws -> Int {
      let frame = try film.frame(at: index)
      let text = try #require(frame.layout.frame(of: "act"))
      let bitmap = try frame.bitmap()
      return (Int(text.minX)..<Int(text.maxX)).map { x in
        (Int(text.minY)..<Int(text.maxY)).map { Int(bitmap[x, $0].red) }.min() ?? 255
      }.min() ?? 255
    }
    #expect(try darkest(6) <= darkest(0) + 2)
  }

  @Test func rowThatLeadsToAPageStaysGreyUntilItIsBack() throws {
    let film = rows([.tap("open", at: 0.1), .perform(.escape, on: "Inside", at: 1)], 2)
    #expect(try shade(film, "open", 6) <= 212)
    // The page that leaves covers it at first.
    let shades = try (62..<95).map { try shade(film, "open", $0) }
    #expect((shades.min() ?? 255) < 240)
    #expect(try shade(film, "open", 110) == 255)
  }

  @Test func scrollingFingerShowsNothing() throws {
    let film = rows([.drag("act", at: 0.1, by: CGSize(width: 0, height: -60), duration: 0.3)])
    for index in 6..<40 {
      let shade = try shade(film, "act", index)
      #expect(shade == 255, "frame \(index)")
    }
  }

  /// SM5.7: a list whose rows all fit follows a finger on a rubber band, and comes back.
  @Test func listWhoseRowsAllFitFollowsAFinger() throws {
    let film = rows([.drag("act", at: 0.1, by: CGSize(width: 0, height: 60), duration: 0.3)], 2)
    let top = Track(film, "act", \.minY)
    #expect((top.values.max() ?? 0) > top[0] + 15)
    #expect((top.values.max() ?? 0) < top[0] + 40)
    #expect(top.values.last == top[0])
    #expect(top.largestStep < 6)
  }

  /// A slow finger shows the row, and lets it fade as soon as the content follows.
  @Test func rowFadesWhenASlowFingerBeginsToScroll() throws {
    let film = rows([.drag("act", at: 0.1, by: CGSize(width: 0, height: -40), duration: 1.6)], 2)
    func greys(_ index: Int) throws -> Int {
      let frame = try film.frame(at: index)
      let row = try #require(frame.layout.frame(of: "act"))
      return 255 - Int(try frame.bitmap()[200, Int(row.midY)].red)
    }
    // The content follows after 10 of 40 points, 0.4 s after the touch.
    #expect(try greys(24) > 30)
    #expect(try greys(60) == 0)
    #expect(try greys(100) == 0)
  }

  private struct Swiped: View {
    @State private var names = ["A", "B", "C"]
    @State private var flags = 0
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name).accessibilityIdentifier(name)
            .swipeActions {
              Button("Delete", role: .destructive) {
                withAnimation { names.removeAll { $0 == name } }
              }
              Button("Flag") { flags += 1 }.tint(.blue)
            }
            .swipeActions(edge: .leading) { Button("Read") { flags += 1 } }
        }
      }
      .listStyle(.plain)
    }
  }

  private func swiped(_ events: [FrameSequence.Event], _ duration: TimeInterval) -> FrameSequence {
    FrameSequence(size: Self.size, duration: duration, events: events) { Swiped() }
  }

  @Test func firstButtonOfAFullSwipeTakesAllOfTheRoom() throws {
    let film = swiped(
      [.drag("A", at: 0, by: CGSize(width: -240, height: 0), duration: 1)], 2.5)
    func width(_ title: String) -> Track {
      Track(film) { report in
        report.nodes(named: nil).last { $0.text == title && !$0.isLeaving }?.frame.midX
      }
    }
    let delete = width("Delete")
    // Equal shares at first: the outer button's words are in the outer half.
    #expect(delete[30] > 240)
    // Then it has all of the room, and its words are in the middle of that.
    #expect(delete[59] < 210)
    #expect(delete.largestStep < 20)
    // The row goes on to its end, and the rows below close the gap.
    let below = Track(film, "B", \.minY)
    #expect(below.falls)
    #expect(below.largestStep < 6)
    #expect((below.values.last ?? 0) < below[0] - 40)
  }

  @Test func rowComesBackAfterAFullSwipeThatLeavesItThere() throws {
    let film = swiped(
      [.drag("A", at: 0, by: CGSize(width: 240, height: 0), duration: 0.5)], 3)
    let place = Track(film, "A", \.minX)
    #expect((place.values.max() ?? 0) > 280)
    #expect(place.values.last == place[0])
    #expect(place.largestStep < 45)
  }

  @Test func rowsMakeRoomForANewOne() throws {
    struct Growing: View {
      @State private var names = ["A", "B"]
      var body: some View {
        VStack {
          Text("Add").onTapGesture { withAnimation { names.insert("N", at: 0) } }
          List { ForEach(names, id: \.self) { Text($0).accessibilityIdentifier($0) } }
            .listStyle(.plain)
        }
      }
    }
    let film = FrameSequence(size: Self.size, duration: 1, events: [.tap("Add", at: 0)]) {
      Growing()
    }
    let top = Track(film, "A", \.minY)
    #expect(top.rises)
    #expect(top.largestStep < 8)
    #expect((top.values.last ?? 0) > top[0] + 40)
  }

  @Test func rowsChangePlaces() throws {
    struct Sorted: View {
      @State private var names = ["A", "B", "C"]
      var body: some View {
        VStack {
          Text("Turn").onTapGesture { withAnimation { names.reverse() } }
          List { ForEach(names, id: \.self) { Text($0).accessibilityIdentifier($0) } }
            .listStyle(.plain)
        }
      }
    }
    let film = FrameSequence(size: Self.size, duration: 1.5, events: [.tap("Turn", at: 0)]) {
      Sorted()
    }
    let (first, last) = (Track(film, "A", \.minY), Track(film, "C", \.minY))
    #expect(first.rises && last.falls)
    #expect(first.largestStep < 12 && last.largestStep < 12)
    #expect(abs((first.values.last ?? 0) - last[0]) < 0.01)
    #expect(Set(Track(film, "B", \.minY).values).count == 1)
  }
}
