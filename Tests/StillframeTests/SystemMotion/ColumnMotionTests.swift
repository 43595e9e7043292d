import Foundation
import Stillframe
import Testing

/// Columns of split views come and go (rules SM2.14 and SM2.15).
@Suite struct ColumnMotionTests {
  private struct Narrow: View {
    var isReduced = false
    @State private var choice: Int?
    var body: some View {
      NavigationSplitView {
        List(0..<3, id: \.self, selection: $choice) { Text("Item \($0)").tag($0) }
          .navigationTitle("Side")
          .accessibilityIdentifier("side")
      } detail: {
        Color.green.accessibilityIdentifier("detail").navigationTitle("Detail")
      }
      .environment(\.accessibilityReduceMotion, isReduced)
    }
  }

  private func narrow(
    _ events: [FrameSequence.Event], isReduced: Bool = false, systemMotion: Bool = true
  ) -> FrameSequence {
    FrameSequence(
      size: CGSize(width: 300, height: 400), duration: 2, events: events,
      systemMotion: systemMotion
    ) { Narrow(isReduced: isReduced) }
  }

  @Test func detailComesAsAPageAndGoesAsOne() throws {
    let film = narrow([.tap("Item 1", at: 0), .tap("Side", at: 1)])
    let detail = Track(film, "detail", \.minX)
    let side = Track(film, "side", \.minX)
    #expect(detail[0] == 300)
    #expect(abs(detail[6] - 300 * carriageRest(after: 0.1)) < 0.5)
    #expect(abs(side[6] + 90 * (1 - carriageRest(after: 0.1))) < 0.5)
    #expect(detail[59] == 0)
    #expect(abs(detail[66] - 300 * (1 - carriageRest(after: 0.1))) < 0.5)
    #expect(side.values.last == 0)
    #expect(detail.values.last?.isNaN == true)
    #expect(detail.largestStep < 34)
  }

  private func swiped(_ distance: CGFloat) -> FrameSequence {
    narrow([
      .tap("Item 1", at: 0),
      .drag(
        "detail", from: UnitPoint(x: 0.02, y: 0.5), at: 1,
        by: CGSize(width: distance, height: 0), duration: 0.4),
    ])
  }

  /// SM2.12 and SM2.14: a finger takes a column back as it takes a page.
  @Test func columnFollowsAFingerAndGoesWithItsSpeed() throws {
    let film = swiped(180)
    let (detail, side) = (Track(film, "detail", \.minX), Track(film, "side", \.minX))
    for index in 66..<84 {
      let expected = max(180 * (Double(index) / 60 - 1) / 0.4 - 10, 0)
      #expect(abs(detail[index] - expected) < 7.6, "frame \(index)")
      #expect(abs(side[index] + 0.3 * (300 - detail[index])) < 0.01, "frame \(index)")
    }
    #expect(Track(values: Array(detail.values[60...])).rises)
    #expect(detail.largestStep < 34)
    #expect(detail.values.last?.isNaN == true)
    #expect(side.values.last == 0)
    for index in [70, 80, 90] {
      var other: Bitmap?
      for frame in film where frame.index == index { other = try frame.bitmap() }
      #expect(try film.frame(at: index).bitmap() == other)
    }
  }

  @Test func columnThatIsDraggedALittleComesBack() throws {
    let film = swiped(60)
    let detail = Track(film, "detail", \.minX)
    #expect(abs((detail.values[60...].max() ?? 0) - 50) < 4)
    #expect(detail.values.last == 0)
    #expect(try film.frame(at: 119).layout.frame(of: "side") == nil)
    let (end, start) = (try film.frame(at: 119).bitmap(), try film.frame(at: 55).bitmap())
    #expect(end == start)
  }

  @Test func columnsEndWhereStillsAre() throws {
    let events: [FrameSequence.Event] = [.tap("Item 1", at: 0)]
    let moved = try narrow(events).frame(at: 100).bitmap()
    let still = try narrow(events, systemMotion: false).frame(at: 100).bitmap()
    #expect(moved == still)
  }

  @Test func columnsFadeWhereMotionIsReduced() throws {
    let film = narrow([.tap("Item 1", at: 0)], isReduced: true)
    #expect(Track(film, "detail", \.minX).values.allSatisfy { $0 == 0 })
    let pictures = try [0, 6, 60].map { try film.frame(at: $0).bitmap() }
    #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2])
  }

  @Test func sidebarSlidesInAndTheDetailGivesWay() throws {
    struct Wide: View {
      @State private var visibility = NavigationSplitViewVisibility.detailOnly
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Color.red.accessibilityIdentifier("side")
        } detail: {
          Color.green.accessibilityIdentifier("detail")
            .onTapGesture { visibility = visibility == .all ? .detailOnly : .all }
        }
        .environment(\.horizontalSizeClass, .regular)
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 900, height: 200), duration: 2,
      events: [.tap("detail", at: 0), .tap("detail", at: 1)]
    ) { Wide() }
    let detail = Track(film, "detail", \.minX)
    #expect(detail[0] < 10)
    #expect(abs(detail[6] - 321 * (1 - carriageRest(after: 0.1))) < 2)
    #expect(abs(detail[59] - 321) < 1.5)
    #expect(detail.largestStep < 40)
    #expect((detail.values.last ?? 9) < 0.5)
    let side = try film.frame(at: 6).layout.nodes(named: "side").first
    #expect(side != nil)
  }

  /// SM3.13.
  @Test func inspectorSlidesInAtTheTrailingEdge() throws {
    struct Inspected: View {
      @State private var isOn = false
      var body: some View {
        Color.green.accessibilityIdentifier("content")
          .onTapGesture { isOn.toggle() }
          .inspector(isPresented: $isOn) {
            Color.red.accessibilityIdentifier("inspector").inspectorColumnWidth(200)
          }
          .environment(\.horizontalSizeClass, .regular)
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 900, height: 200), duration: 2,
      events: [.tap("content", at: 0), .tap("content", at: 1)]
    ) { Inspected() }
    let left = Track(film, "inspector", \.minX)
    let width = Track(film, "content", \.width)
    #expect(abs(left[6] - (700 + 200 * carriageRest(after: 0.1))) < 3)
    #expect(left[59] == 700)
    #expect(left.largestStep < 30)
    #expect(width[59] < 700.1 && width[59] > 698)
    #expect(width.largestStep < 30)
    #expect(left.values.last?.isNaN == true)
    #expect(width.values.last == 900)
  }
}
