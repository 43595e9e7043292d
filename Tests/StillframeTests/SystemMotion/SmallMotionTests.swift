import Foundation
import Stillframe
import Testing

/// Small motions: halves of steppers, dots, chosen rows, an active search (rules SM2.10, SM4.4, SM4.6, SM4.7, SM4.8,
/// SM4.16 and SM4.18).
@Suite struct SmallMotionTests {
  /// The share of white that is missing at a point, in some frames.
  private func darkness(
    _ film: FrameSequence, _ x: Int, _ y: Int, _ frames: [Int]
  ) throws -> [Int] {
    try frames.map { 255 - Int(try film.frame(at: $0).bitmap()[x, y].red) }
  }

  /// SM4.4.
  @Test func pressedHalfOfAStepperIsDarkerAndGetsLightAgain() throws {
    struct Steps: View {
      @State private var count = 0
      var body: some View { Stepper("N", value: $count).labelsHidden() }
    }
    let film = FrameSequence(
      size: CGSize(width: 94, height: 32), duration: 1, events: [.tap("Increment", at: 0.1)]
    ) { Steps() }
    // Beside the plus.
    let shades = try darkness(film, 54, 8, [0, 6, 9, 12, 40])
    #expect(shades[1] > shades[2] && shades[2] > shades[3] && shades[3] > shades[0])
    #expect(shades[4] == shades[0])
    #expect(try darkness(film, 10, 8, [6])[0] == shades[0])
  }

  /// SM4.7.
  @Test func dotsOfPagesChangeTheirColours() throws {
    struct Pages: View {
      @State private var page = 0
      var body: some View {
        ZStack {
          Color.black
          TabView(selection: $page) {
            Button("Next") { page = 1 }.tag(0)
            Color.clear.tag(1)
          }
          .tabViewStyle(.page)
        }
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 100, height: 100), duration: 1, events: [.tap("Next", at: 0)]
    ) { Pages() }
    let dot = try #require(
      try film.frame(at: 0).layout.nodes(named: nil).filter { $0.view == "Circle" }
        .map(\.frame).min { $0.minX < $1.minX })
    let shades = try darkness(film, Int(dot.midX), Int(dot.midY), [0, 4, 8, 30])
    #expect(shades[0] < shades[1] && shades[1] < shades[2] && shades[2] < shades[3])
  }

  /// SM4.8.
  @Test func groundOfARowThatIsNoLongerChosenFades() throws {
    struct Rows: View {
      @State private var chosen: Int? = 0
      var body: some View {
        List(0..<2, id: \.self, selection: $chosen) { Text("R\($0)").tag($0) }
          .listStyle(.plain)
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 200, height: 120), duration: 1, events: [.tap("R1", at: 0.1)]
    ) { Rows() }
    let first = try darkness(film, 150, 22, [0, 6, 12, 18, 40])
    #expect(first[0] == first[1] || first[1] < first[0])
    #expect(first[1] > first[2] && first[2] > first[3])
    #expect(first[4] == 0)
    // The new one is chosen at once.
    let second = try darkness(film, 150, 66, [0, 6, 40])
    #expect(second[0] == 0 && second[1] == second[2])
  }

  /// SM2.10.
  @Test func activeSearchMovesTheFieldUp() throws {
    struct Search: View {
      @State private var words = ""
      @State private var isActive = false
      var body: some View {
        NavigationStack {
          VStack {
            Text("Look").onTapGesture { isActive = true }
            Spacer()
          }
          .navigationTitle("Home")
          .searchable(text: $words, isPresented: $isActive)
        }
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 300, height: 500), duration: 1, events: [.tap("Look", at: 0.1)]
    ) { Search() }
    let look = Track(film) { report in
      report.nodes(named: nil).first { $0.text == "Look" }?.frame.minY
    }
    #expect(look[0] > (look.values.last ?? 0) + 20)
    #expect(look.falls)
    #expect(look.largestStep < 16)
  }

  /// SM4.16: a chevron that is turned by an angle has a frame around it, from which the angle follows.
  @Test func chevronTurnsWithTheContent() throws {
    struct Group: View {
      var body: some View {
        VStack(spacing: 0) {
          DisclosureGroup("More") { Color.red.frame(height: 60) }
          Text("End").accessibilityIdentifier("end")
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    func film(_ events: [FrameSequence.Event], systemMotion: Bool = true) -> FrameSequence {
      FrameSequence(
        size: CGSize(width: 200, height: 200), duration: 2, events: events,
        systemMotion: systemMotion
      ) { Group() }
    }
    let chevron: (LayoutReport) -> CGRect? = { report in
      report.nodes(named: nil).first { $0.view == "Image" }?.frame
    }
    let opened = film([.tap("More", at: 0.1)])
    let place = try #require(chevron(try opened.frame(at: 0).layout))
    let slimness = place.height - place.width
    #expect(slimness > 2)
    // (h − w)·(cos α − sin α) = (h − w)·√2·cos(α + 45°), in degrees.
    let turn = Track(opened) { report in
      chevron(report).map {
        acos(min(max(($0.height - $0.width) / slimness / 2.0.squareRoot(), -1), 1)) * 180 / .pi - 45
      }
    }
    let end = Track(opened, "end", \.minY)
    #expect(abs(turn[0]) < 0.01)
    #expect(abs((turn.values.last ?? 0) - 90) < 0.01)
    // It is as far as the content's motion.
    let (first, last) = (end[0], end.values.last ?? 0)
    for index in [7, 9, 12, 18, 30] {
      #expect(abs(turn[index] / 90 - (end[index] - first) / (last - first)) < 0.02, "\(index)")
    }
    // Closed on its way it goes back, without a jump.
    let turned = film([.tap("More", at: 0.1), .tap("More", at: 0.2)])
    let back = Track(turned) { chevron($0).map { $0.width - $0.height } }
    #expect(back.largestStep < slimness * 0.25)
    #expect(abs((back.values.last ?? 0) + slimness) < 0.01)
    // Without system motion too: the motion is the program's.
    let still = film([.tap("More", at: 0.1)], systemMotion: false)
    let moment = try #require(chevron(try still.frame(at: 12).layout))
    #expect(moment.width > place.width)
  }

  /// SM4.6.
  @Test func wheelFollowsAFingerAndSettlesOnARow() throws {
    struct Wheel: View {
      @State private var number = 4
      var body: some View {
        Picker("Number", selection: $number) {
          ForEach(0..<30) { Text("N\($0)").tag($0) }
        }
        .pickerStyle(.wheel)
        .accessibilityIdentifier("wheel")
        .overlay(alignment: .top) { Text("chosen \(number)") }
      }
    }
    func film(_ way: CGFloat, over duration: TimeInterval) -> FrameSequence {
      FrameSequence(
        size: CGSize(width: 200, height: 216), duration: 2,
        events: [
          .drag("wheel", at: 0, by: CGSize(width: 0, height: way), duration: duration)
        ]
      ) { Wheel() }
    }
    func words(_ film: FrameSequence, _ index: Int) throws -> [String] {
      try film.frame(at: index).layout.nodes(named: nil).compactMap(\.text)
    }
    let slow = film(-70, over: 1)
    let row = Track(slow) { report in
      report.nodes(named: nil).first { $0.text == "N5" }?.frame.midY
    }
    #expect(row.largestStep < 6)
    #expect(row[30] < row[10])
    // 60 points and a quarter of a second at 70 points a second are about two rows.
    #expect(try words(slow, 119).contains("chosen 6"))
    let end = try slow.frame(at: 119).layout.nodes(named: nil).first { $0.text == "N6" }
    #expect(abs((end?.frame.midY ?? 0) - 108) < 0.5)
    // A flick turns it over many rows, all of which are seen.
    let flick = film(-90, over: 0.1)
    let chosen = try words(flick, 119).first { $0.hasPrefix("chosen") }
    let number = try #require(chosen.flatMap { Int($0.dropFirst(7)) })
    #expect(number >= 12 && number <= 16)
    let between = try (6..<40).contains { try words(flick, $0).contains("N10") }
    #expect(between)
    // Beyond its end it gives way, and comes back.
    let band = film(400, over: 0.5)
    #expect(try words(band, 119).contains("chosen 0"))
    #expect(try slow.frame(at: 118).bitmap() == slow.frame(at: 119).bitmap())
  }

  /// SM4.18.
  @Test func pagesOfATabViewFollowAFinger() throws {
    struct Pages: View {
      var isAnimated = false
      @State private var page = 0
      var body: some View {
        TabView(selection: $page) {
          Color.red.accessibilityIdentifier("p0").tag(0)
            .onTapGesture { withAnimation(isAnimated ? .linear(duration: 0.5) : nil) { page = 1 } }
          Color.green.accessibilityIdentifier("p1").tag(1)
          Color.blue.accessibilityIdentifier("p2").tag(2)
        }
        .tabViewStyle(.page)
      }
    }
    func film(_ events: [FrameSequence.Event], isAnimated: Bool = false) -> FrameSequence {
      FrameSequence(size: CGSize(width: 200, height: 100), duration: 2, events: events) {
        Pages(isAnimated: isAnimated)
      }
    }
    /// Where the green page begins.
    func edge(_ film: FrameSequence, _ index: Int) throws -> Int {
      let bitmap = try film.frame(at: index).bitmap()
      return (0..<200).first { bitmap[$0, 20].green > 150 && bitmap[$0, 20].red < 100 } ?? 200
    }
    let swiped = film([.drag("p0", at: 0, by: CGSize(width: -120, height: 0), duration: 0.5)])
    #expect(abs(try edge(swiped, 15) - 152) < 6)
    let way = try (0..<100).map { try edge(swiped, $0) }
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 14 })
    #expect(way[99] == 0)
    let back = film([.drag("p0", at: 0, by: CGSize(width: -40, height: 0), duration: 0.8)])
    #expect(try edge(back, 40) < 190)
    #expect(try edge(back, 119) == 200)
    // A selection that changes with an animation moves them, one without does not.
    #expect(abs(try edge(film([.tap("p0", at: 0)], isAnimated: true), 15) - 100) < 3)
    #expect(try edge(film([.tap("p0", at: 0)]), 1) == 0)
  }
}
