import Foundation
import Stillframe
import Testing

/// A motion of the system, with the number in which it is seen.
struct SystemMotionCase: Sendable, CustomTestStringConvertible {
  let name: String
  let size: CGSize
  /// Of the way, the largest share from one frame to the next: that of its curve.
  let largestShare: Double
  /// Of the way, how far it goes beyond its end: 0 for curves without bounce.
  var overshoot = 0.0
  /// Whether a second change turns it round in its middle, as `Toggled` does.
  var turns = false
  /// Whether it is at its end at once where animations are disabled.
  var isQuietable = true
  /// Of the film, in seconds.
  var duration = 3.0
  /// Whether it is gone at its end.
  var leaves = false
  /// The number in the picture; nil: that in the report.
  var shade: (@Sendable (Bitmap) -> CGFloat)?
  /// The first event, at 0.1 s.
  var event: FrameSequence.Event?
  let tap: String
  let scene: @MainActor @Sendable () -> AnyView
  let value: @Sendable (LayoutReport) -> CGFloat?

  var testDescription: String { name }

  /// The largest share of a spring without bounce: ω/(60·e).
  static func spring(_ response: Double) -> Double { 2 * .pi / response / (60 * M_E) }

  static func minX(_ identifier: String) -> @Sendable (LayoutReport) -> CGFloat? {
    { $0.frame(of: identifier)?.minX }
  }

  static func minY(_ identifier: String) -> @Sendable (LayoutReport) -> CGFloat? {
    { $0.frame(of: identifier)?.minY }
  }

  static let carriage = 18.26 / (60 * M_E)

  static let all: [SystemMotionCase] = [
    SystemMotionCase(
      name: "sheet", size: CGSize(width: 200, height: 400), largestShare: carriage, turns: true,
      tap: "Go"
    ) {
      AnyView(
        Toggled { isOn in
          Color.white.sheet(isPresented: isOn) { Color.red.accessibilityIdentifier("seen") }
        })
    } value: {
      $0.frame(of: "seen")?.minY
    },
    SystemMotionCase(
      name: "cover", size: CGSize(width: 200, height: 400), largestShare: carriage, turns: true,
      tap: "Go"
    ) {
      AnyView(
        Toggled { isOn in
          Color.white.fullScreenCover(isPresented: isOn) {
            Color.red.accessibilityIdentifier("seen")
          }
        })
    } value: {
      $0.frame(of: "seen")?.minY
    },
    SystemMotionCase(
      name: "dialog", size: CGSize(width: 200, height: 400), largestShare: carriage, turns: true,
      tap: "Go"
    ) {
      AnyView(
        Toggled { isOn in
          Color.white.confirmationDialog("Sure?", isPresented: isOn) {
            Button("Yes") {}.accessibilityIdentifier("seen")
          }
        })
    } value: { report in
      report.nodes(named: nil).first { $0.text == "Yes" }?.frame.minY
    },
    SystemMotionCase(
      name: "alert", size: CGSize(width: 300, height: 400), largestShare: spring(0.3), tap: "Go"
    ) {
      AnyView(
        Toggled { isOn in Color.white.alert("Sure?", isPresented: isOn) { Button("Yes") {} } })
    } value: { report in
      report.nodes(named: nil).first { $0.text == "Yes" }?.frame.width
    },
    SystemMotionCase(
      name: "menu", size: CGSize(width: 300, height: 400), largestShare: spring(0.33) * 1.35,
      overshoot: 0.03, tap: "Go"
    ) {
      AnyView(Menu("Go") { Button("Yes") {} })
    } value: { report in
      report.nodes(named: nil).first { $0.text == "Yes" }?.frame.width
    },
    SystemMotionCase(
      name: "page", size: CGSize(width: 200, height: 400), largestShare: carriage, tap: "Go"
    ) {
      AnyView(
        NavigationStack {
          NavigationLink("Go") { Color.red.accessibilityIdentifier("seen") }
        })
    } value: {
      $0.frame(of: "seen")?.minX
    },
    SystemMotionCase(
      name: "column", size: CGSize(width: 200, height: 400), largestShare: carriage, tap: "Go"
    ) {
      AnyView(ChosenColumn())
    } value: {
      $0.frame(of: "seen")?.minX
    },
    SystemMotionCase(
      name: "detent", size: CGSize(width: 200, height: 400), largestShare: carriage, tap: "Grow"
    ) {
      AnyView(GrowingSheet())
    } value: {
      $0.frame(of: "seen")?.minY
    },
    SystemMotionCase(
      name: "switch", size: CGSize(width: 200, height: 60), largestShare: spring(0.3), turns: true,
      tap: "sw"
    ) {
      AnyView(
        Toggled { isOn in Toggle("Fly", isOn: isOn).accessibilityIdentifier("sw") })
    } value: { report in
      report.nodes(named: nil).first { $0.view == "Circle" }?.frame.minX
    },
    SystemMotionCase(
      name: "segments", size: CGSize(width: 300, height: 60),
      largestShare: 503.551.squareRoot() / (60 * M_E), tap: "P2"
    ) {
      AnyView(Segments())
    } value: { report in
      report.nodes(named: nil).first { $0.view == "RoundedRectangle" && $0.frame.height == 28 }?
        .frame.minX
    },
    SystemMotionCase(
      name: "disclosure", size: CGSize(width: 200, height: 300), largestShare: 0.14,
      overshoot: 0.02, isQuietable: false, tap: "More"
    ) {
      AnyView(
        VStack(spacing: 0) {
          DisclosureGroup("More") { Color.red.frame(height: 60) }
          Text("End").accessibilityIdentifier("seen")
        }
        .frame(maxHeight: .infinity, alignment: .top))
    } value: {
      $0.frame(of: "seen")?.minY
    },
    SystemMotionCase(
      name: "search", size: CGSize(width: 300, height: 500), largestShare: 0.1, tap: "Look"
    ) {
      AnyView(Searched())
    } value: {
      $0.frame(of: "seen")?.minY
    },
  ]
}

/// A window with a switch that a tap on "Go" turns on; where `turnsBack` is set it turns off again after 0.05 s.
struct Toggled<Content: View>: View {
  @State private var isOn: Bool
  @Environment(\.turnsBack) private var turnsBack
  private let animation: Animation?
  private let content: (Binding<Bool>) -> Content

  init(
    isOn: Bool = false, animation: Animation? = nil,
    _ content: @escaping (Binding<Bool>) -> Content
  ) {
    _isOn = State(wrappedValue: isOn)
    self.animation = animation
    self.content = content
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      content($isOn)
      Text("Go").opacity(isOn ? 0.01 : 0.02).frame(width: 40, height: 10)
        .onTapGesture {
          if let animation { withAnimation(animation) { isOn.toggle() } } else { isOn.toggle() }
        }
    }
    .task(id: isOn) {
      guard isOn, turnsBack else { return }
      try? await Task.sleep(for: .seconds(0.05))
      isOn = false
    }
  }
}

private struct TurnsBackKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var turnsBack: Bool {
    get { self[TurnsBackKey.self] }
    set { self[TurnsBackKey.self] = newValue }
  }
}

private struct ChosenColumn: View {
  @State private var choice: String?
  var body: some View {
    NavigationSplitView {
      List(["Go", "Stay"], id: \.self, selection: $choice) { Text($0).tag($0) }
    } detail: {
      Color.red.accessibilityIdentifier("seen")
    }
  }
}

private struct GrowingSheet: View {
  @State private var detent = PresentationDetent.height(100)
  var body: some View {
    Color.white.sheet(isPresented: .constant(true)) {
      Text("Grow").frame(maxWidth: .infinity, maxHeight: .infinity)
        .onTapGesture { detent = .height(300) }
        .accessibilityIdentifier("seen")
        .presentationDetents([.height(100), .height(300)], selection: $detent)
    }
    .startsAtRest()
  }
}

private struct Segments: View {
  @State private var part = 0
  var body: some View {
    Picker("Part", selection: $part) { ForEach(0..<3) { Text("P\($0)").tag($0) } }
      .pickerStyle(.segmented)
  }
}

private struct Searched: View {
  @State private var words = ""
  @State private var isActive = false
  var body: some View {
    NavigationStack {
      VStack {
        Text("Look").onTapGesture { isActive = true }.accessibilityIdentifier("seen")
        Spacer()
      }
      .navigationTitle("Home")
      .searchable(text: $words, isPresented: $isActive)
    }
  }
}

/// Every motion goes one way, no faster than its curve, and comes to rest (rules SM1.3, SM1.4, SM1.6, SM1.8, SM2.1, SM2.10,
/// SM2.11, SM2.14, SM3.1, SM3.2, SM3.5 to SM3.8, SM3.10, SM3.12, SM3.13, SM4.1, SM4.2, SM4.6, SM4.16, SM4.17, SM5.2).
@Suite struct EveryMotionTests {
  private func film(
    _ motion: SystemMotionCase, systemMotion: Bool = true, turnsBack: Bool = false,
    isQuiet: Bool = false
  ) -> FrameSequence {
    let scene = motion.scene
    return FrameSequence(
      size: motion.size, duration: motion.duration,
      events: [motion.event ?? .tap(motion.tap, at: 0.1)], systemMotion: systemMotion
    ) {
      scene().environment(\.turnsBack, turnsBack)
        .transaction { if isQuiet { $0.disablesAnimations = true } }
    }
  }

  private func track(_ motion: SystemMotionCase, _ film: FrameSequence) throws -> Track {
    guard let shade = motion.shade else { return Track(film, motion.value) }
    return Track(values: try film.map { Double(shade(try $0.bitmap())) })
  }

  @Test(arguments: SystemMotionCase.all + SystemMotionCase.more) func goesItsWay(
    _ motion: SystemMotionCase
  ) throws {
    let track = try track(motion, film(motion))
    let known = track.values.filter { !$0.isNaN }
    let (first, last) = (try #require(known.first), try #require(known.last))
    let way = abs(last - first)
    #expect(way > 5)
    // Measured along the way: 0 at its start, 1 at its end.
    let shares = known.map { ($0 - first) / (last - first) }
    let steps = zip(shares, shares.dropFirst()).map { $1 - $0 }
    #expect((shares.max() ?? 0) <= 1 + motion.overshoot + 1e-9)
    // Shades are whole numbers.
    let slack = motion.shade == nil ? 1e-9 : 1.01 / way
    if motion.overshoot == 0 { #expect(steps.allSatisfy { $0 >= -slack }, "\(known)") }
    // Places are told to the pixel at most.
    #expect((steps.map(abs).max() ?? 0) <= motion.largestShare * 1.03 + 0.01)
    // It is on its way from the first moment on, and does not pause.
    let moving = shares.filter { $0 > 0.01 && $0 < 0.98 }
    #expect(moving.count > 6)
    guard !motion.leaves else {
      #expect(track.values.last?.isNaN == true)
      return
    }
    // It is at rest, where it is without motion.
    #expect(known.suffix(6).allSatisfy { $0 == last })
    let still = try self.track(motion, film(motion, systemMotion: false))
    #expect(still.values.last == last)
  }

  /// SM1.3: the first frame after the turn goes on, since the speed at the turn is that of the way in.
  @Test(arguments: (SystemMotionCase.all + SystemMotionCase.more).filter(\.turns))
  func turnsRoundWithItsSpeed(_ motion: SystemMotionCase) throws {
    let whole = try track(motion, film(motion)).values.filter { !$0.isNaN }
    let (first, last) = (try #require(whole.first), try #require(whole.last))
    let turned = try track(motion, film(motion, turnsBack: true))
    let shares = turned.values.map { ($0 - first) / (last - first) }
    #expect(shares[8] > 0 && shares[9] > shares[8])
    // The change is after frame 9.
    #expect(shares[10] > shares[9])
    let known = shares.filter { !$0.isNaN }
    #expect((known.max() ?? 1) < 0.9)
    #expect(abs(known.last ?? 1) < 0.01)
    let steps = zip(known, known.dropFirst()).map { abs($1 - $0) }
    #expect((steps.max() ?? 1) <= motion.largestShare * 1.03 + 0.01)
  }

  /// SM1.4.
  @Test(arguments: (SystemMotionCase.all + SystemMotionCase.more).filter(\.isQuietable))
  func isThereAtOnceWhereAnimationsAreDisabled(_ motion: SystemMotionCase) throws {
    let known = try track(motion, film(motion, isQuiet: true)).values
    #expect(Set(known.dropFirst(6).filter { !$0.isNaN }).count <= 1)
    let end = try track(motion, film(motion)).values.last
    #expect(motion.leaves ? known.last?.isNaN == true : known.last == end)
  }

  @Test(arguments: SystemMotionCase.all + SystemMotionCase.more) func endsAtRestByItself(
    _ motion: SystemMotionCase
  ) throws {
    let rested = try film(motion).endingAtRest(within: motion.duration)
    #expect(rested.duration > 0.3)
  }

  /// SM1.1: any frame alone is the frame that it is in the film.
  @Test(arguments: SystemMotionCase.all + SystemMotionCase.more)
  func framesAloneAreThoseOfTheFilm(_ motion: SystemMotionCase) throws {
    let film = film(motion)
    var whole: [Int: Bitmap] = [:]
    for frame in film where [8, 13, 21].contains(frame.index) {
      whole[frame.index] = try frame.bitmap()
    }
    for (index, picture) in whole { #expect(picture == (try film.frame(at: index).bitmap())) }
  }
}
