import Foundation
import Stillframe
import Testing

/// What is presented comes and goes as on a device (rules SM3.1 to SM3.6).
@Suite struct SheetMotionTests {
  static let size = CGSize(width: 200, height: 400)

  /// A button that presents something in one of the ways.
  struct Presenter: View {
    enum Way: Sendable { case sheet, cover, alert, dialog }

    let way: Way
    var animation: Animation?
    var isQuiet = false
    @State private var isOn = false

    var body: some View {
      let button = Button("Open") { withAnimation(animation) { isOn = true } }
        .accessibilityIdentifier("open")
      Group {
        switch way {
        case .sheet: button.sheet(isPresented: $isOn) { Page() }
        case .cover: button.fullScreenCover(isPresented: $isOn) { Page() }
        case .alert:
          button.alert("Sure?", isPresented: $isOn) { Button("Close") {} }
        case .dialog:
          button.confirmationDialog("Sure?", isPresented: $isOn) { Button("Close") {} }
        }
      }
      .transaction { if isQuiet { $0.disablesAnimations = true } }
    }
  }

  struct Page: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Close") { dismiss() }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityIdentifier("page")
    }
  }

  static func film(
    _ way: Presenter.Way, _ events: [FrameSequence.Event], duration: TimeInterval = 1,
    systemMotion: Bool = true, animation: Animation? = nil, isQuiet: Bool = false
  ) -> FrameSequence {
    FrameSequence(size: size, duration: duration, events: events, systemMotion: systemMotion) {
      Presenter(way: way, animation: animation, isQuiet: isQuiet)
    }
  }

  /// SM3.1.
  @Test func sheetRisesFromBelowTheWindowByTheSpring() throws {
    let film = Self.film(.sheet, [.tap("open", at: 0)])
    let top = Track(film, "page", \.minY)
    // At the top of the sheet, 10 points below that of the window.
    let (start, end) = (400.0, 10.0)
    for index in 0..<40 {
      let expected = end + (start - end) * carriageRest(after: Double(index) / 60)
      #expect(abs(top[index] - expected) < 0.3, "frame \(index)")
    }
    #expect(top.falls)
    #expect(top.values.last == end)
  }

  /// SM3.2.
  @Test func coverRisesByTheHeightOfTheWindow() throws {
    let film = Self.film(.cover, [.tap("open", at: 0)])
    let top = Track(film, "page", \.minY)
    #expect(top[0] == 400)
    #expect(abs(top[6] - 400 * carriageRest(after: 0.1)) < 0.3)
    #expect(top.falls)
    #expect(top.values.last == 0)
  }

  @Test func sheetGoesTheWayThatItCame() throws {
    let film = Self.film(.sheet, [.tap("open", at: 0), .tap("Close", at: 1)], duration: 2)
    let top = Track(film, "page", \.minY)
    #expect(top[60] == 10)
    #expect(abs(top[66] - (400 - 390 * carriageRest(after: 0.1))) < 0.3)
    let leaving = try film.frame(at: 66).layout.nodes(named: "page")
    #expect(!leaving.isEmpty && leaving.allSatisfy { $0.isLeaving })
    // It is not there any more once it has left.
    #expect(top.values.last?.isNaN == true)
  }

  /// SM3.3.
  @Test func shadeGetsDarkerWithTheSheet() throws {
    let film = Self.film(.sheet, [.tap("open", at: 0)])
    var last = 256
    for index in [0, 3, 6, 12, 40] {
      let white = Int(try film.frame(at: index).bitmap()[100, 4].red)
      #expect(white < last, "frame \(index)")
      last = white
    }
    // Black at a fifth.
    #expect(last == 204)
  }

  /// SM3.5.
  @Test func alertGrowsSmallerIntoItsPlaceAndFades() throws {
    let film = Self.film(.alert, [.tap("open", at: 0), .tap("Close", at: 1)], duration: 2)
    let width = Track(film) { report in
      report.nodes(named: nil).first { $0.text == "Sure?" }?.frame.width
    }
    let end = width[59]
    #expect(abs(width[0] - end * 1.2) < 0.01)
    #expect(Track(values: Array(width.values[0..<60])).falls)
    // On its way out it stays as large as it is.
    #expect(abs(width[66] - end) < 0.01)
    #expect(width.values.last?.isNaN == true)
  }

  /// SM3.6.
  @Test func dialogRisesFromBelowTheWindow() throws {
    let film = Self.film(.dialog, [.tap("open", at: 0)])
    let top = Track(film) { report in
      report.nodes(named: nil).first { $0.text == "Close" }?.frame.minY
    }
    #expect(top[0] >= 400)
    #expect(top.falls)
    #expect(top.largestStep < 60)
  }

  @Test func motionEndsWhereStillsAre() throws {
    for way in [Presenter.Way.sheet, .cover, .alert, .dialog] {
      let moved = Self.film(way, [.tap("open", at: 0)])
      let still = Self.film(way, [.tap("open", at: 0)], systemMotion: false)
      let (end, rest) = (try moved.frame(at: 60).bitmap(), try still.frame(at: 0).bitmap())
      #expect(end == rest, "\(way)")
      let gone = Self.film(way, [.tap("open", at: 0), .tap("Close", at: 1)], duration: 2)
      let (after, before) = (
        try gone.frame(at: 120).bitmap(), try Self.film(way, []).frame(at: 0).bitmap()
      )
      #expect(after == before, "\(way)")
    }
  }

  @Test func stagesShowTheEndUnlessTheyAreToldOtherwise() throws {
    let stage = Stage(size: Self.size) { Presenter(way: .sheet) }
    try stage.tap("open")
    #expect(try stage.layoutReport().frame(of: "page")?.minY == 10)
    let moving = Stage(size: Self.size, systemMotion: true) { Presenter(way: .sheet) }
    try moving.tap("open")
    #expect(try moving.layoutReport().frame(of: "page")?.minY == 400)
  }

  @Test func anyFrameAloneIsTheOneOfTheFilm() throws {
    let film = Self.film(.sheet, [.tap("open", at: 0.1), .tap("Close", at: 0.3)])
    let all = try film.map { try $0.bitmap() }
    for index in [9, 12, 20, 25, 33, 59] {
      let picture = try film.frame(at: index).bitmap()
      #expect(picture == all[index], "frame \(index)")
    }
  }

  @Test func restWaitsForTheSheet() throws {
    let film = try Self.film(.sheet, [.tap("open", at: 0)], duration: 3).endingAtRest()
    #expect(film.duration > 0.4 && film.duration < 0.8)
  }

  // MARK: With the user's own

  @Test func withAnimationDoesNotChangeTheSheet() throws {
    let plain = Self.film(.sheet, [.tap("open", at: 0)])
    let slow = Self.film(.sheet, [.tap("open", at: 0)], animation: .linear(duration: 3))
    #expect(Track(plain, "page", \.minY).values == Track(slow, "page", \.minY).values)
  }

  @Test func disabledAnimationsShowTheEnd() throws {
    let film = Self.film(
      .sheet, [.tap("open", at: 0), .tap("Close", at: 0.5)], isQuiet: true)
    let top = Track(film, "page", \.minY)
    #expect(top[0] == 10)
    #expect(top[31].isNaN)
  }

  /// SM3.11.
  @Test func sheetFollowsAFingerAndGoesWithItsSpeed() throws {
    let film = Self.film(
      .sheet,
      [
        .tap("open", at: 0),
        .drag("page", at: 1, by: CGSize(width: 0, height: 150), duration: 0.25),
      ], duration: 2)
    let top = Track(film, "page", \.minY)
    // The finger has gone 90 points, of which the sheet has followed 80.
    #expect(abs(top[69] - 90) < 0.01)
    #expect(Track(values: Array(top.values[61...])).rises)
    // It does not stop where it is let go: the finger made 10 points a frame.
    #expect(top[76] - top[75] > 6 && top[76] - top[75] < 25)
    #expect(top.values.last?.isNaN == true)
  }

  @Test func sheetThatWasDraggedALittleComesBack() throws {
    let film = Self.film(
      .sheet,
      [
        .tap("open", at: 0),
        .drag("page", at: 1, by: CGSize(width: 0, height: 40), duration: 0.5),
      ], duration: 2.5)
    let top = Track(film, "page", \.minY)
    #expect(abs(top[90] - 40) < 0.5)
    #expect(top.values.last == 10)
  }

  @Test func sheetThatStaysFollowsAsOnARubberBand() throws {
    struct Staying: View {
      @State private var isOn = true
      var body: some View {
        Color.white.sheet(isPresented: $isOn) { Page().interactiveDismissDisabled() }
          .startsAtRest()
      }
    }
    let film = FrameSequence(
      size: Self.size, duration: 1.5,
      events: [.drag("page", at: 0.1, by: CGSize(width: 0, height: 300), duration: 0.3)]
    ) { Staying() }
    let top = Track(film, "page", \.minY)
    let stretch: Double = 290 * 0.55 / 390
    let band: Double = (1 - 1 / (stretch + 1)) * 390
    let lowest: Double = top.values.max() ?? 0
    #expect(abs(lowest - 10 - band) < 0.5)
    #expect(top.values.last == 10)
  }

  /// SM3.10.
  @Test func sheetGrowsToAnotherDetent() throws {
    struct Detents: View {
      @State private var detent = PresentationDetent.height(100)
      @State private var isOn = false
      var body: some View {
        Button("Open") { isOn = true }.accessibilityIdentifier("open")
          .sheet(isPresented: $isOn) {
            Button("Grow") { detent = .height(300) }
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .accessibilityIdentifier("page")
              .presentationDetents([.height(100), .height(300)], selection: $detent)
          }
      }
    }
    let film = FrameSequence(
      size: Self.size, duration: 2, events: [.tap("open", at: 0), .tap("Grow", at: 1)]
    ) { Detents() }
    let top = Track(film, "page", \.minY)
    // It comes with the height that it is to have.
    #expect(abs(top[6] - (400 - 100 * (1 - carriageRest(after: 0.1)))) < 0.3)
    #expect(top[59] == 300)
    #expect(abs(top[66] - (100 + 200 * carriageRest(after: 0.1))) < 0.5)
    #expect(top.values.last == 100)
    #expect(top.falls)
  }

  @Test func presenterThatLeavesTakesItsSheetAlong() throws {
    struct Leaving: View {
      @State private var isThere = true
      var body: some View {
        ZStack {
          if isThere {
            Presenter(way: .sheet).task {
              try? await Task.sleep(for: .seconds(0.2))
              isThere = false
            }
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    let film = FrameSequence(size: Self.size, duration: 2, events: [.tap("open", at: 0.1)]) {
      Leaving()
    }
    let top = Track(film, "page", \.minY)
    #expect(top.largestStep < 45)
    #expect(!top[10].isNaN)
    #expect(top.values.last?.isNaN == true)
  }

  @Test func whatIsPresentedAndDismissedAtOnceLeavesNothing() throws {
    struct Both: View {
      @State private var isOn = false
      var body: some View {
        Button("Both") {
          isOn = true
          isOn = false
        }
        .sheet(isPresented: $isOn) { Page() }
      }
    }
    let film = FrameSequence(size: Self.size, duration: 0.5, events: [.tap("Both", at: 0.1)]) {
      Both()
    }
    #expect(Track(film, "page", \.minY).values.allSatisfy { $0.isNaN })
  }

  @Test func hundredSheetsOverEachOtherEnd() throws {
    struct Pile: View {
      let depth: Int
      @State private var isOn = false
      var body: some View {
        Text("\(depth)")
          .sheet(isPresented: $isOn) { Pile(depth: depth - 1) }
          .onAppear { if depth > 0 { isOn = true } }
      }
    }
    let film = FrameSequence(size: Self.size, fps: 10, duration: 1) { Pile(depth: 100) }
    _ = try film.frame(at: 10).bitmap()
  }

  @Test func closedOnItsWayTheSheetTurnsRoundWithItsSpeed() throws {
    let film = Self.film(.sheet, [.tap("open", at: 0), .tap("Close", at: 0.1)], duration: 1)
    let top = Track(film, "page", \.minY)
    // It goes on up for a moment before it comes down, and never jumps.
    #expect(top[7] < top[6])
    #expect(top.largestStep < 45)
    #expect(top.values.last?.isNaN == true)
  }
}

extension LayoutReport {
  /// All nodes of an identifier, or all there are.
  func nodes(named identifier: String?) -> [Node] {
    var found: [Node] = []
    var open = [root]
    while let node = open.popLast() {
      if identifier == nil || node.identifier == identifier { found.append(node) }
      open += node.children
    }
    return found
  }
}
