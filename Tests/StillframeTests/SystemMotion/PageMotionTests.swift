import Foundation
import Stillframe
import Testing

/// Pages come, cover each other and go as on a device (rules SM2.1 to SM2.8).
@Suite struct PageMotionTests {
  private static let size = CGSize(width: 200, height: 300)

  private struct Stack: View {
    var isRightToLeft = false
    var isReduced = false
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        page("root")
          .navigationTitle("Home")
          .navigationBarTitleDisplayMode(.inline)
          .navigationDestination(for: Int.self) { number in
            page("page-\(number)")
              .navigationTitle("Page \(number)")
              .navigationBarTitleDisplayMode(.inline)
          }
      }
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.accessibilityReduceMotion, isReduced)
    }

    private func page(_ name: String) -> some View {
      VStack {
        // No buttons, which would be pale for a moment.
        Text("Push").onTapGesture { path.append(path.count + 1) }
        Text("Both").onTapGesture { path = [1, 2] }
        Text("Root").onTapGesture { path = [] }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityIdentifier(name)
    }
  }

  private func film(
    _ events: [FrameSequence.Event], duration: TimeInterval = 1, systemMotion: Bool = true,
    isRightToLeft: Bool = false, isReduced: Bool = false
  ) -> FrameSequence {
    FrameSequence(
      size: Self.size, duration: duration, events: events, systemMotion: systemMotion
    ) {
      Stack(isRightToLeft: isRightToLeft, isReduced: isReduced)
    }
  }

  /// SM2.1.
  @Test func pushedPageComesFromTheTrailingEdgeByTheSpring() throws {
    let left = Track(film([.tap("Push", at: 0)]), "page-1", \.minX)
    for index in 0..<40 {
      let expected = 200 * carriageRest(after: Double(index) / 60)
      #expect(abs(left[index] - expected) < 0.3, "frame \(index)")
    }
    #expect(left.falls)
    #expect(left.values.last == 0)
  }

  /// SM2.3.
  @Test func coveredPageGoesThreeTenthsOfTheWay() throws {
    let film = film([.tap("Push", at: 0)])
    let left = Track(film, "root", \.minX)
    #expect(left[0] == 0)
    #expect(abs(left[12] + 60 * (1 - carriageRest(after: 0.2))) < 0.3)
    #expect(left.falls)
    #expect(left.values.last?.isNaN == true)
    let covered = try film.frame(at: 12).layout.nodes(named: "root")
    #expect(!covered.isEmpty && covered.allSatisfy { $0.isLeaving })
  }

  /// SM2.4.
  @Test func coveredPageIsDimmed() throws {
    let film = film([.tap("Push", at: 0)])
    // At the leading edge, which the page that comes reaches last.
    #expect(try film.frame(at: 0).bitmap()[2, 290].red == 255)
    let red = Int(try film.frame(at: 9).bitmap()[2, 290].red)
    let expected = 255 * (1 - 0.1 * (1 - carriageRest(after: 0.15)))
    #expect(abs(Double(red) - expected) <= 1.5)
  }

  @Test func poppedPageLeavesToTheTrailingEdgeAboveTheOther() throws {
    let film = film([.tap("Push", at: 0), .tap("Root", at: 1)], duration: 2)
    let top = Track(film, "page-1", \.minX)
    let below = Track(film, "root", \.minX)
    #expect(top[60] == 0)
    #expect(abs(top[66] - 200 * (1 - carriageRest(after: 0.1))) < 0.3)
    #expect(below[60] == -60)
    #expect(below.values.last == 0)
    #expect(top.values.last?.isNaN == true)
    // At the first moment nothing is seen of the page below.
    let still = try self.film([.tap("Push", at: 0)]).frame(at: 60).bitmap()
    let first = try film.frame(at: 60).bitmap()
    #expect(first == still)
  }

  /// SM2.2.
  @Test func pageThatAnotherOneSkipsIsNotSeen() throws {
    let film = film([.tap("Both", at: 0)])
    #expect(Track(film, "page-1", \.minX).values.allSatisfy { $0.isNaN })
    let left = Track(film, "page-2", \.minX)
    #expect(left[0] == 200)
    #expect(left.falls)
    let back = self.film([.tap("Both", at: 0), .tap("Root", at: 1)], duration: 2)
    #expect(Track(back, "page-2", \.minX)[66] > 0)
    #expect(Track(back, "root", \.minX)[66] < 0)
  }

  /// SM1.8.
  @Test func pagesComeFromTheLeftWhereReadingIsFromRightToLeft() throws {
    let film = film([.tap("Push", at: 0)], isRightToLeft: true)
    let left = Track(film, "page-1", \.minX)
    #expect(left[0] == -200)
    #expect(left.rises)
    #expect(Track(film, "root", \.minX).rises)
  }

  /// SM1.6.
  @Test func pagesFadeWhereMotionIsReduced() throws {
    let film = film([.tap("Push", at: 0)], isReduced: true)
    let left = Track(film, "page-1", \.minX)
    #expect(left.values.allSatisfy { $0 == 0 })
    // The picture changes all the same.
    let pictures = try [0, 6, 59].map { try film.frame(at: $0).bitmap() }
    #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2])
  }

  /// SM2.7.
  @Test func titlesCrossFade() throws {
    let film = film([.tap("Push", at: 0)])
    func place(_ text: String, _ index: Int) throws -> CGFloat? {
      let nodes = try film.frame(at: index).layout.nodes(named: nil)
      return nodes.filter { $0.text == text && $0.frame.midY < 44 }.map(\.frame.midX).max()
    }
    // The new title comes from the trailing side, the old one goes to the leading side.
    let new = try #require(try place("Page 1", 6))
    let end = try #require(try place("Page 1", 59))
    #expect(abs(new - end - 100 * carriageRest(after: 0.1)) < 0.5)
    let old = try film.frame(at: 6).layout.nodes(named: nil)
      .filter { $0.text == "Home" && $0.isLeaving && $0.frame.midY < 44 }.first
    #expect((old?.frame.midX ?? .infinity) < 95)
  }

  @Test func turnedRoundOnItsWayAPageKeepsItsSpeed() throws {
    let film = film([.tap("Push", at: 0), .tap("Root", at: 0.1)])
    let left = Track(film, "page-1", \.minX)
    #expect(left[7] < left[6])
    #expect(left.largestStep < 24)
    #expect(Track(film, "root", \.minX).values.last == 0)
    #expect(Track(film, "root", \.minX).largestStep < 8)
  }

  @Test func motionEndsWhereStillsAre() throws {
    let events: [FrameSequence.Event] = [
      .tap("Push", at: 0), .tap("Push", at: 0.8), .tap("Root", at: 1.6),
    ]
    let moved = film(events, duration: 2.4)
    let still = film(events, duration: 2.4, systemMotion: false)
    for index in [47, 95, 144] {
      let (a, b) = (try moved.frame(at: index).bitmap(), try still.frame(at: index).bitmap())
      #expect(a == b, "frame \(index)")
    }
  }

  @Test func coveredPageKeepsItsState() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack {
            Button("Count \(count)") { count += 1 }
            NavigationLink("Next") { Text("Second") }
          }
        }
      }
    }
    let stage = Stage(size: Self.size, systemMotion: true) { Counting() }
    try stage.tap("Count 0")
    try stage.tap("Next")
    stage.advance(by: 1)
    try stage.tap("Back")
    stage.advance(by: 1)
    try stage.tap("Count 1")
    #expect(try stage.layoutReport().nodes(named: nil).contains { $0.text == "Count 2" })
  }

  /// SM1.7.
  @Test func touchesReachThePageThatComes() throws {
    // The page on its way out is not touched any more, the one on its way in is, where it is.
    let stage = Stage(size: Self.size, systemMotion: true) { Stack() }
    try stage.tap("Push")
    stage.advance(by: 0.25)
    try stage.tap("Push")
    stage.advance(by: 1)
    #expect(try stage.layoutReport().frame(of: "page-2")?.minX == 0)
  }
}

/// A page that grows out of a view (rule SM2.11).
@Suite struct ZoomMotionTests {
  private struct Tiles: View {
    var isReduced = false
    @Namespace private var tiles

    var body: some View {
      NavigationStack {
        NavigationLink {
          Color.green.accessibilityIdentifier("page")
            .ignoresSafeArea()
            .navigationTransition(.zoom(sourceID: 7, in: tiles))
            .toolbar(.hidden)
        } label: {
          Color.red.frame(width: 50, height: 50)
        }
        .matchedTransitionSource(id: 7, in: tiles)
        .accessibilityIdentifier("tile")
        .position(x: 45, y: 85)
        .toolbar(.hidden)
      }
      .environment(\.accessibilityReduceMotion, isReduced)
    }
  }

  private func film(
    isReduced: Bool = false, edges: EdgeInsets = EdgeInsets()
  ) -> FrameSequence {
    FrameSequence(
      size: CGSize(width: 200, height: 300), duration: 1, events: [.tap("tile", at: 0)]
    ) { Tiles(isReduced: isReduced).safeAreaPadding(edges) }
  }

  /// SM2.11.
  @Test func pageGrowsOutOfItsSource() throws {
    let film = film()
    let width = Track(film, "page", \.width)
    let middle = Track(film, "page", \.midX)
    #expect(width[0] == 50)
    #expect(abs(width[6] - (200 - 150 * carriageRest(after: 0.1))) < 0.3)
    #expect(width.rises)
    #expect(width.values.last == 200)
    #expect(middle[0] == 45)
    #expect(middle.rises)
    #expect(middle.values.last == 100)
    // Outside of the part with the source's proportions nothing is seen yet.
    let early = try film.frame(at: 4).bitmap()
    #expect(early[100, 295].green == early[100, 295].red)
  }

  /// What the page shows below the bars of the device is there on the way, too.
  @Test func pageReachesBelowTheBarsWhileItGrows() throws {
    let film = film(edges: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    // Nearly there, and there.
    for index in [30, 59] {
      let bitmap = try film.frame(at: index).bitmap()
      #expect(bitmap[100, 8] == bitmap[100, 150])
      #expect(bitmap[100, 292] == bitmap[100, 150])
    }
  }

  @Test func itFadesWhereMotionIsReduced() throws {
    #expect(Track(film(isReduced: true), "page", \.width).values.allSatisfy { $0 == 200 })
  }
}
