import Foundation
import Stillframe
import Testing

/// Menus, popovers and what they carry (rules SM3.7 to SM3.9, SM3.25).
@Suite struct MenuMotionTests {
  private static let size = CGSize(width: 300, height: 400)

  private func width(_ film: FrameSequence, of text: String) -> Track {
    Track(film) { report in report.nodes(named: nil).first { $0.text == text }?.frame.width }
  }

  /// SM3.7.
  @Test func menuGrowsFromItsViewAndGoesBackToIt() throws {
    let film = FrameSequence(
      size: Self.size, duration: 2, events: [.tap("menu", at: 0), .tap("Share", at: 1)]
    ) {
      Menu("Menu") { Button("Share") {} }.accessibilityIdentifier("menu")
    }
    let width = width(film, of: "Share")
    let end = width[59]
    #expect(abs(width[0] - end * 0.1) < 0.01)
    #expect(width[3] > width[0] && width[3] < end)
    // The spring bounces a little.
    #expect((width.values.filter { !$0.isNaN }.max() ?? 0) < end * 1.03)
    #expect(width[66] < end)
    #expect(width.values.last?.isNaN == true)
    let opened = try film.frame(at: 50).bitmap()
    let still = FrameSequence(
      size: Self.size, duration: 1, events: [.tap("menu", at: 0)], systemMotion: false
    ) {
      Menu("Menu") { Button("Share") {} }.accessibilityIdentifier("menu")
    }
    let end2 = try still.frame(at: 0).bitmap()
    // The button has come back from being pressed by then.
    #expect(opened == end2)
  }

  /// SM3.25.
  @Test func submenuOpensByAMotion() throws {
    let film = FrameSequence(
      size: Self.size, duration: 2, events: [.tap("menu", at: 0), .tap("More", at: 1)]
    ) {
      Menu("Menu") {
        Menu("More") { Button("Inside") {} }
        Button("Last") {}
      }
      .accessibilityIdentifier("menu")
    }
    let last = Track(film) { report in
      report.nodes(named: nil).first { $0.text == "Last" }?.frame.midY
    }
    #expect(abs(last[119] - last[59] - 44) < 2)
    #expect(last[64] > last[59] + 2 && last[64] < last[119] - 2)
    // What is inside never lies over the row below: its words appear as there is room.
    for index in 61..<75 {
      let frame = try film.frame(at: index)
      let below = try #require(frame.layout.nodes(named: nil).first { $0.text == "Last" }?.frame)
      let bitmap = try frame.bitmap()
      let words = (Int(below.minY)..<Int(below.maxY)).map { y in
        (Int(below.minX) - 4..<Int(below.minX) + 60).filter { bitmap[$0, y].red < 100 }.count
      }
      let end = try film.frame(at: 119)
      let still = try #require(end.layout.nodes(named: nil).first { $0.text == "Last" }?.frame)
      let final = try end.bitmap()
      let rest = (Int(still.minY)..<Int(still.maxY)).map { y in
        (Int(still.minX) - 4..<Int(still.minX) + 60).filter { final[$0, y].red < 100 }.count
      }
      #expect(abs(words.reduce(0, +) - rest.reduce(0, +)) < 12, "frame \(index)")
    }
  }

  /// SM3.8.
  @Test func popoverFades() throws {
    struct Owner: View {
      @State private var isOn = false
      var body: some View {
        Button("Open") { isOn = true }.accessibilityIdentifier("open")
          .popover(isPresented: $isOn) {
            Color.red.frame(width: 60, height: 40).presentationCompactAdaptation(.popover)
          }
      }
    }
    let film = FrameSequence(size: Self.size, duration: 1, events: [.tap("open", at: 0)]) {
      Owner()
    }
    let place = try #require(
      try film.frame(at: 30).layout.nodes(named: nil).last { $0.frame.width == 60 })
    let (x, y) = (Int(place.frame.midX), Int(place.frame.midY))
    let greens = try [0, 3, 6, 12, 24].map { Int(try film.frame(at: $0).bitmap()[x, y].green) }
    #expect(greens[0] == 255)
    #expect(zip(greens, greens.dropFirst()).allSatisfy { $0 > $1 })
    let end = Int(try film.frame(at: 59).bitmap()[x, y].green)
    let expected = 255 + Double(end - 255) * (1 - carriageRest(after: 0.1))
    #expect(abs(Double(greens[2]) - expected) < 2)
  }

  /// SM3.9.
  @Test func whatASheetPresentsGoesWithIt() throws {
    struct Owner: View {
      @State private var isOn = false
      @State private var isOver = false
      var body: some View {
        Button("Open") { isOn = true }.accessibilityIdentifier("open")
          .sheet(isPresented: $isOn) {
            Button("More") { isOver = true }
              .sheet(isPresented: $isOver) {
                Button("All") { isOn = false }
                  .frame(maxWidth: .infinity, maxHeight: .infinity)
                  .accessibilityIdentifier("inner")
              }
          }
      }
    }
    let film = FrameSequence(
      size: Self.size, duration: 3,
      events: [.tap("open", at: 0), .tap("More", at: 1), .tap("All", at: 2)]
    ) { Owner() }
    let top = Track(film, "inner", \.minY)
    #expect(top[119] < 30)
    #expect(top[126] > top[120])
    #expect(top.largestStep < 60)
    #expect(top.values.last?.isNaN == true)
  }

  @Test func partsOfAFilmJoin() throws {
    let film = FrameSequence(size: Self.size, duration: 0.5, events: [.tap("menu", at: 0.1)]) {
      Menu("Menu") { Button("Share") {} }.accessibilityIdentifier("menu")
    }
    let all = try film.map { try $0.bitmap() }
    for index in all.indices.reversed() {
      let picture = try film.frame(at: index).bitmap()
      #expect(picture == all[index], "frame \(index)")
    }
  }
}

/// What touches the screen, in films that show it.
@Suite struct TouchMarkTests {
  private func film(_ events: [FrameSequence.Event]) -> FrameSequence {
    var film = FrameSequence(
      size: CGSize(width: 200, height: 100), duration: 1, events: events, systemMotion: false
    ) {
      Color.blue.gesture(DragGesture()).onTapGesture {}.accessibilityIdentifier("ground")
    }
    film.showsTouches = true
    return film
  }

  @Test func tapIsALightDiscThatFades() throws {
    let film = film([.tap("ground", at: 0.2)])
    let reds = try [0, 12, 17, 22, 27, 40].map { Int(try film.frame(at: $0).bitmap()[100, 50].red) }
    #expect(reds[0] == reds[5])
    #expect(reds[1] > 120 && reds[2] == reds[1])
    #expect(reds[3] < reds[2] && reds[4] < reds[3])
  }

  @Test func discFollowsADrag() throws {
    let film = film([.drag("ground", at: 0, by: CGSize(width: 60, height: 0), duration: 0.5)])
    let (start, end) = (try film.frame(at: 0).bitmap(), try film.frame(at: 30).bitmap())
    #expect(start[100, 50].red > 120 && start[160, 50].red < 60)
    #expect(end[100, 50].red < 60 && end[160, 50].red > 120)
  }

  @Test func filmIsNotAtRestBeforeTheDiscHasFaded() throws {
    let rest = try film([.tap("ground", at: 0)]).endingAtRest().duration
    #expect(abs(rest - 0.3) < 0.02)
  }
}
