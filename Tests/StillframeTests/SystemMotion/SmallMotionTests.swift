import Foundation
import Stillframe
import Testing

/// Small motions: halves of steppers, dots, chosen rows, an active search (rules SM2.10, SM4.4, SM4.7, SM4.8).
@Suite struct SmallMotionTests {
  /// The share of white that is missing at a point, in some frames.
  private func darkness(
    _ film: FrameSequence, _ x: Int, _ y: Int, _ frames: [Int]
  ) throws -> [Int] {
    try frames.map { 255 - Int(try film.frame(at: $0).bitmap()[x, y].red) }
  }

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
}
