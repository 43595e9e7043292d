import Foundation
import Stillframe
import Testing

/// System motions and the program's own: transactions, UIKit's switch, reading direction, dark mode, second changes
/// (rules SM1.1 to SM1.8).
@Suite struct MotionCompositionTests {
  private static let size = CGSize(width: 300, height: 400)

  private struct Moving: View {
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        if isOn { Color.clear.frame(height: 100) }
        Toggle("x", isOn: .constant(isOn)).labelsHidden().tint(.blue)
        Spacer(minLength: 0)
      }
      .frame(width: 100, height: 200)
      .background(.black)
      .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
      .accessibilityIdentifier("all")
    }
  }

  /// The knob lies in the middle of the track all the way.
  @Test func aSwitchThatMovesWhileItSwitchesStaysWhole() throws {
    let stage = Stage(size: CGSize(width: 100, height: 200), systemMotion: true) { Moving() }
    try stage.tap("all")
    for _ in 0..<4 {
      stage.advance(by: 0.2)
      let bitmap = try stage.bitmap()
      func rows(_ isPart: (RGBA8) -> Bool) -> [Int] {
        (0..<200).filter { y in (25..<75).contains { isPart(bitmap[$0, y]) } }
      }
      let track = rows { $0.blue > 40 }
      let knob = rows { $0.red > 250 && $0.green > 250 }
      let (top, bottom) = (try #require(track.first), try #require(track.last))
      #expect(bottom - top >= 29 && bottom - top <= 32)
      #expect(knob.count >= 25 && knob.first.map { $0 >= top && $0 <= top + 4 } == true)
    }
  }

  enum Way: String, CaseIterable, CustomTestStringConvertible {
    case sheet, cover, alert, dialog, menu, popover, push, zoom
    var testDescription: String { rawValue }
  }

  enum Change: Sendable {
    case plain, animated, quiet, quietAround, uikit
  }

  private struct Scene: View {
    let way: Way
    var change = Change.plain
    @State private var isOn = false
    @State private var path: [Int] = []
    @Namespace private var tiles

    var body: some View {
      let scene = content
      if change == .quietAround {
        scene.transaction { $0.disablesAnimations = true }
      } else {
        scene
      }
    }

    @ViewBuilder private var content: some View {
      switch way {
      case .push, .zoom:
        NavigationStack(path: $path) {
          trigger
            .matchedTransitionSource(id: 1, in: tiles)
            .navigationDestination(for: Int.self) { _ in
              if way == .zoom {
                page.navigationTransition(.zoom(sourceID: 1, in: tiles))
              } else {
                page
              }
            }
        }
      case .sheet: trigger.sheet(isPresented: $isOn) { page }
      case .cover: trigger.fullScreenCover(isPresented: $isOn) { page }
      case .alert: trigger.alert("Sure?", isPresented: $isOn) { Button("Close") {} }
      case .dialog: trigger.confirmationDialog("Sure?", isPresented: $isOn) { Button("Close") {} }
      case .menu:
        // The label of the menu opens it.
        Menu("Open") { Button("Close") {} }
      case .popover:
        trigger.popover(isPresented: $isOn) {
          Text("Close").padding().onTapGesture { isOn = false }
            .presentationCompactAdaptation(.popover)
        }
      }
    }

    private var page: some View {
      Text("Close").frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.yellow)
        .onTapGesture {
          act {
            path = []
            isOn = false
          }
        }
    }

    private var trigger: some View {
      Text("Open").frame(width: 80, height: 40).onTapGesture {
        act { if way == .push || way == .zoom { path = [1] } else { isOn = true } }
      }
    }

    private func act(_ body: () -> Void) {
      switch change {
      case .plain, .quietAround: body()
      case .animated: withAnimation(.linear(duration: 3)) { body() }
      case .quiet:
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, body)
      case .uikit:
        UIView.setAnimationsEnabled(false)
        body()
      }
    }
  }

  private func film(
    _ way: Way, _ change: Change = .plain, _ events: [FrameSequence.Event]? = nil,
    duration: TimeInterval = 1, systemMotion: Bool = true
  ) -> FrameSequence {
    FrameSequence(
      size: Self.size, duration: duration, events: events ?? [.tap("Open", at: 0.1)],
      systemMotion: systemMotion
    ) { Scene(way: way, change: change) }
  }

  private func bitmaps(_ film: FrameSequence, _ indices: [Int]) throws -> [Bitmap] {
    try indices.map { try film.frame(at: $0).bitmap() }
  }

  @Test(arguments: Way.allCases) func movesAndEndsWhereStillsAre(_ way: Way) throws {
    let film = film(way, duration: 1.2)
    let moments = try bitmaps(film, [5, 8, 11, 14])
    for (first, second) in zip(moments, moments.dropFirst()) { #expect(first != second) }
    let end = try film.frame(at: 70).bitmap()
    let still = try self.film(way, systemMotion: false).frame(at: 50).bitmap()
    #expect(end == still)
    // It is at rest.
    #expect(end == (try film.frame(at: 69).bitmap()))
  }

  /// SM1.4: `withAnimation` around the change does not replace the system's animation.
  @Test(arguments: [Way.sheet, .cover, .alert, .dialog, .popover, .push, .zoom])
  func withAnimationChangesNothing(_ way: Way) throws {
    let plain = try bitmaps(film(way), [8, 14, 40])
    let animated = try bitmaps(film(way, .animated), [8, 14, 40])
    #expect(plain == animated)
  }

  /// SM1.4 and SM1.5.
  @Test(
    arguments: [Way.sheet, .cover, .alert, .dialog, .popover, .push, .zoom],
    [Change.quiet, .quietAround, .uikit])
  func quietChangesShowTheEndAtOnce(_ way: Way, _ change: Change) throws {
    let film = film(way, change)
    let moments = try bitmaps(film, [6, 7, 30])
    #expect(moments[0] == moments[1] && moments[1] == moments[2])
    #expect(moments[0] != (try film.frame(at: 5).bitmap()))
  }

  /// SM1.3: a second change turns the first one round from where it is.
  @Test(arguments: Way.allCases.filter { $0 != .menu }) func secondChangeTurnsRound(_ way: Way)
    throws
  {
    let film = film(
      way, .plain, [.tap("Open", at: 0), .tap("Close", at: 0.15)], duration: 1.2)
    let start = try film.frame(at: 72).bitmap()
    let plain = try self.film(way, .plain, [], duration: 0).frame(at: 0).bitmap()
    #expect(start == plain)
    // No frame shows what neither way would: consecutive ones differ, and differ little at the turn.
    let moments = try bitmaps(film, [8, 9, 10])
    #expect(moments[0] != moments[2])
  }

  /// SM1.3: the speed at the turn is that of the way in, so the first frame after it goes on.
  @Test(arguments: [Way.sheet, .cover, .push]) func turnKeepsTheSpeed(_ way: Way) throws {
    func place(_ film: FrameSequence) -> Track {
      Track(film) { report in
        report.nodes(named: nil).first { $0.text == "Close" }
          .map { way == .push ? $0.frame.midX : $0.frame.midY }
      }
    }
    let turned = place(film(way, .plain, [.tap("Open", at: 0), .tap("Close", at: 0.1)]))
    let plain = place(film(way, .plain, [.tap("Open", at: 0)]))
    #expect(turned[5] == plain[5])
    let speed = plain[5] - plain[6]
    // A frame later it has lost a part of its speed, and not all of it.
    #expect(turned[6] - turned[7] > 0)
    #expect(turned[6] - turned[7] < speed)
    #expect(turned[20] > turned[7])
  }

  /// Where nothing of the system moves, films have the bytes that they have without system motion.
  @Test func filmsInWhichTheSystemMovesNothingAreTheSameBytes() throws {
    struct Own: View {
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          VStack {
            Text("Go").onTapGesture { withAnimation(.easeInOut(duration: 0.5)) { isOn.toggle() } }
            if isOn { Color.red.frame(width: 50, height: 50).transition(.scale) }
            Circle().fill(isOn ? Color.green : .blue).frame(width: isOn ? 80 : 40, height: 40)
              .rotationEffect(.degrees(isOn ? 90 : 0))
            Toggle("Fly", isOn: .constant(true))
            Slider(value: .constant(0.3))
            List { Text("Row") }
          }
          .navigationTitle("Title")
        }
      }
    }
    func film(_ systemMotion: Bool) -> FrameSequence {
      FrameSequence(
        size: Self.size, fps: 20, duration: 1.5, events: [.tap("Go", at: 0.1)],
        systemMotion: systemMotion
      ) { Own() }
    }
    for (moved, still) in zip(film(true), film(false)) {
      #expect(try moved.bitmap() == still.bitmap(), "frame \(moved.index)")
    }
  }

  /// SM1.8, and dark windows: films end where stills are.
  @Test(arguments: Way.allCases) func darkAndFromRightToLeft(_ way: Way) throws {
    func film(_ systemMotion: Bool) -> FrameSequence {
      var film = FrameSequence(
        size: Self.size, duration: 1, events: [.tap("Open", at: 0.1)], systemMotion: systemMotion
      ) { Scene(way: way).environment(\.layoutDirection, .rightToLeft) }
      film.colorScheme = .dark
      return film
    }
    let moved = try film(true).frame(at: 60).bitmap()
    let still = try film(false).frame(at: 60).bitmap()
    #expect(moved == still)
  }

  /// SM1.6: pages and zooms fade, alerts, menus and lifted views keep their size.
  @Test(arguments: [Way.alert, .menu, .push, .zoom]) func reducedMotionOnlyFades(_ way: Way) throws
  {
    let film = FrameSequence(
      size: Self.size, duration: 1, events: [.tap("Open", at: 0.1)]
    ) { Scene(way: way).environment(\.accessibilityReduceMotion, true) }
    let frames = Track(film) { report in
      report.nodes(named: nil).first { $0.text == "Close" }?.frame.minX
    }
    let known = Set(frames.values.filter { !$0.isNaN })
    #expect(known.count == 1)
    let moments = try bitmaps(film, [8, 12])
    #expect(moments[0] != moments[1])
  }

  /// SM1.7: what is on its way out gets no touches.
  @Test func pageOnItsWayOutIsNotTouched() throws {
    let stage = Stage(size: Self.size, systemMotion: true) { Scene(way: .sheet) }
    try stage.tap("Open")
    stage.advance(by: 1)
    try stage.tap("Close")
    stage.advance(by: 0.05)
    #expect(throws: StageError.self) { try stage.tap("Close") }
  }
}
