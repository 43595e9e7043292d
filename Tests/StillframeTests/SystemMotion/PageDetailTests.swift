import Foundation
import Stillframe
import Testing

/// Bars, titles, shadows and grounds of pages on their way (rules SM2.5, SM2.6, SM2.8, SM2.9), and parts that stay (SM3.4, SM4.5,
/// SM4.10).
@Suite struct PageDetailTests {
  private static let size = CGSize(width: 240, height: 400)

  private struct Stack: View {
    var isLarge = false
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Text("Push").frame(maxWidth: .infinity, maxHeight: .infinity)
          .onTapGesture { path = [1] }
          .navigationTitle("Home")
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("Item") } }
          .navigationDestination(for: Int.self) { _ in
            Text("Page").frame(maxWidth: .infinity, maxHeight: .infinity)
              .navigationTitle("Detail")
              .navigationBarTitleDisplayMode(.inline)
              .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("Other") } }
          }
      }
    }
  }

  private func film(isLarge: Bool = false) -> FrameSequence {
    // Windows up to 440 points high have no large titles (rule C6.10).
    let size = CGSize(width: Self.size.width, height: isLarge ? 500 : Self.size.height)
    return FrameSequence(size: size, duration: 1, events: [.tap("Push", at: 0)]) {
      Stack(isLarge: isLarge)
    }
  }

  private func frame(_ text: String, _ film: FrameSequence, _ index: Int) throws -> CGRect? {
    try film.frame(at: index).layout.nodes(named: nil).first { $0.text == text }?.frame
  }

  /// SM2.5: a shadow of 9 points before the leading edge.
  @Test func pageOnItsWayHasAShadow() throws {
    let film = film()
    let index = 6
    let left = try #require(try frame("Page", film, index)).midX - 120
    let bitmap = try film.frame(at: index).bitmap()
    let shades = [-11, -7, -4, -2].map { Int(bitmap[Int(left.rounded()) + $0, 300].red) }
    #expect(shades[0] > shades[1] && shades[1] > shades[2] && shades[2] > shades[3])
    #expect(try film.frame(at: 55).bitmap()[2, 300].red == 255)
  }

  /// SM2.6: buttons fade where they stand.
  @Test func buttonsOfBarsCrossFade() throws {
    let film = film()
    let place = try #require(try frame("Other", film, 59))
    #expect(try frame("Other", film, 6) == place)
    func ink(_ index: Int) throws -> Int {
      let bitmap = try film.frame(at: index).bitmap()
      return (Int(place.minX)..<Int(place.maxX)).flatMap { x in
        (Int(place.minY)..<Int(place.maxY)).map { 255 - Int(bitmap[x, $0].red) }
      }.max() ?? 0
    }
    // Half way both are half there.
    let middle = try ink(5)
    let end = try ink(59)
    #expect(middle < end)
    #expect(middle > end / 4)
  }

  /// SM2.8: the large title goes up to the way back.
  @Test func largeTitleGoesToTheWayBack() throws {
    let film = film(isLarge: true)
    func large(_ index: Int) throws -> CGRect? {
      try film.frame(at: index).layout.nodes(named: nil)
        .filter { $0.text == "Home" && $0.isLeaving }.map(\.frame)
        // The title between the buttons, which is clear, has the same words.
        .max { $0.height < $1.height }
    }
    let frames = try [3, 5, 8].compactMap { try large($0) }
    #expect(frames.count == 3)
    for (first, second) in zip(frames, frames.dropFirst()) {
      #expect(second.height < first.height)
      #expect(second.midY < first.midY)
    }
    // It starts where it stood, and is half as large at the words of the way back.
    let rest = try #require(try large(0))
    #expect(rest.minX == 16 && rest.minY > 44)
    #expect(frames.allSatisfy { $0.minX > 16 && $0.minX < 35 })
    let last = try #require(try large(20))
    #expect(abs(last.height / rest.height - 0.5) < 0.02)
    #expect(last.midY > 10 && last.midY < 34)
  }

  /// SM2.9: the page that comes hides the one below.
  @Test func pageMovesOnAGroundOfItsOwn() throws {
    let film = film()
    let bitmap = try film.frame(at: 9).bitmap()
    // The words of the page below would be there.
    let word = try #require(try frame("Push", film, 9))
    let page = try #require(try frame("Page", film, 9)).midX - 120
    let covered = Int(page) + 1..<Int(max(word.maxX, page + 2))
    #expect(covered.allSatisfy { bitmap[$0, Int(word.midY)].red > 200 || $0 > Int(page) + 60 })
  }

  /// SM3.4.
  @Test func windowBelowASheetKeepsItsSize() throws {
    struct Below: View {
      @State private var isOn = false
      var body: some View {
        Color.blue.accessibilityIdentifier("below").onTapGesture { isOn = true }
          .sheet(isPresented: $isOn) { Color.red }
      }
    }
    let film = FrameSequence(size: Self.size, duration: 1, events: [.tap("below", at: 0)]) {
      Below()
    }
    #expect(Set(Track(film, "below", \.width).values) == [240])
    #expect(Set(Track(film, "below", \.minY).values) == [0])
  }

  /// SM4.5.
  @Test func tapOnATrackMovesNoThumb() throws {
    struct Volume: View {
      @State private var volume = 0.5
      var body: some View {
        Slider(value: $volume).accessibilityIdentifier("slider").frame(height: 40)
      }
    }
    func film(_ event: FrameSequence.Event) -> FrameSequence {
      FrameSequence(size: CGSize(width: 200, height: 40), duration: 1, events: [event]) {
        Volume()
      }
    }
    let tapped = film(.tap("slider", point: UnitPoint(x: 0.9, y: 0.5), at: 0.1))
    let pictures = try [0, 20, 59].map { try tapped.frame(at: $0).bitmap() }
    #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
    let dragged = film(.drag("slider", at: 0, by: CGSize(width: 50, height: 0), duration: 0.5))
    let moments = try [5, 15, 25].map { try dragged.frame(at: $0).bitmap() }
    #expect(moments[0] != moments[1] && moments[1] != moments[2])
  }

  /// SM4.10.
  @Test func spinnerGoesRoundInEightSteps() throws {
    let film = FrameSequence(size: CGSize(width: 30, height: 30), fps: 16, duration: 1) {
      ProgressView()
    }
    let pictures = try (0...16).map { try film.frame(at: $0).bitmap() }
    for step in 0..<8 {
      #expect(pictures[2 * step] == pictures[2 * step + 1])
      #expect(pictures[2 * step] != pictures[2 * step + 2])
    }
    #expect(pictures[0] == pictures[16])
  }

  /// SM4.14: a style of the program's own is told of a tap that takes no time.
  @Test func shortTapPressesAButtonOfAnOwnStyle() throws {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: 40, height: 40)
          .background(configuration.isPressed ? Color.red : Color.green)
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 40, height: 40), duration: 0.6,
      events: [.tap("Go", at: 0.1), .press("Go", at: 0.3, duration: 0.15)]
    ) { Button("Go") {}.buttonStyle(Loud()) }
    let isRed = try (0...36).map { try film.frame(at: $0).bitmap()[2, 2].green < 100 }
    #expect(!isRed[5] && isRed[6] && isRed[11] && !isRed[13])
    #expect(isRed[18] && isRed[26] && !isRed[28])
  }
}

/// A bar of tabs that a pushed page hides (rule SM2.17).
@Suite struct HiddenTabBarMotionTests {
  private struct Tabs: View {
    @State private var path: [Int] = []

    var body: some View {
      TabView {
        NavigationStack(path: $path) {
          Text("push").onTapGesture { path = [1] }
            .navigationDestination(for: Int.self) { _ in
              Text("pop").onTapGesture { path = [] }.toolbar(.hidden, for: .tabBar)
            }
        }
        .tabItem { Text("One") }
      }
    }
  }

  @Test func theBarFadesWithThePageThatHidesIt() throws {
    let film = FrameSequence(
      size: CGSize(width: 200, height: 300), duration: 3,
      events: [.tap("push", at: 0), .tap("pop", at: 1.5)]
    ) { Tabs() }
    /// How much of the blue title of the tab is seen.
    func title(_ index: Int) throws -> Int {
      let bitmap = try film.frame(at: index).bitmap()
      var sum = 0
      for y in 255..<298 {
        for x in 60..<140 { sum += max(Int(bitmap[x, y].blue) - Int(bitmap[x, y].red), 0) }
      }
      return sum
    }
    let whole = try title(179)
    #expect(whole > 500)
    #expect(try title(85) == 0)
    for index in [6, 95] {
      let share = Double(try title(index)) / Double(whole)
      #expect(share > 0.05 && share < 0.95, "frame \(index): \(share)")
    }
  }
}
