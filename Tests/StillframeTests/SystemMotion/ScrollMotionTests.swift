import Foundation
import Stillframe
import Testing

/// Scroll views follow a finger, go on when it lets go, and come to rest (rules SM5.1 to SM5.6).
@Suite struct ScrollMotionTests {
  static let size = CGSize(width: 200, height: 400)
  /// 0.998 of the speed is left after a millisecond.
  static let friction = -1000 * log(0.998)

  struct Rows: View {
    var count = 100
    var isLazy = false
    var isDisabled = false

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }
        } else {
          VStack(spacing: 0) { rows }
        }
      }
      .accessibilityIdentifier("list")
      .scrollDisabled(isDisabled)
    }

    private var rows: some View {
      ForEach(0..<count, id: \.self) { row in
        Text("row \(row)").frame(maxWidth: .infinity).frame(height: 40)
          .accessibilityIdentifier("row \(row)")
      }
    }
  }

  static func drag(
    _ distance: CGFloat, over duration: TimeInterval, at time: TimeInterval = 0
  ) -> FrameSequence.Event {
    .drag("list", at: time, by: CGSize(width: 0, height: distance), duration: duration)
  }

  static func film(
    _ events: [FrameSequence.Event], duration: TimeInterval = 4, systemMotion: Bool = true,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
  ) -> FrameSequence {
    FrameSequence(
      size: size, duration: duration, events: events, systemMotion: systemMotion, content: view)
  }

  /// The first row's place in the window, which is how far the content has moved.
  static func top(_ film: FrameSequence) -> Track { Track(film, "row 0", \.minY) }

  /// SM5.1.
  @Test func contentFollowsTheFingerAfterTenPoints() throws {
    let top = Self.top(Self.film([Self.drag(-200, over: 1)], duration: 1) { Rows() })
    // 200 points a second.
    for index in 0..<60 {
      let finger = -200 * Double(index) / 60
      #expect(abs(top[index] - (finger <= -10 ? finger + 10 : 0)) < 1e-6, "frame \(index)")
    }
    #expect(top.largestStep < 200.0 / 60 + 1e-6)
  }

  /// SM5.2.
  @Test func contentDeceleratesByItsRate() throws {
    let film = Self.film([Self.drag(-200, over: 0.25)]) { Rows() }
    let top = Self.top(film)
    let (start, speed) = (-190.0, -800.0)
    for index in 15..<240 {
      let time = Double(index) / 60 - 0.25
      let left = exp(-Self.friction * time)
      let expected = start + speed / Self.friction * (1 - left)
      #expect(abs(top[index] - expected) < 0.5, "frame \(index)")
    }
    #expect(top.falls)
    // A finger of 800 points a second, and no frame goes further than it does.
    #expect(top.largestStep <= 800.0 / 60 + 1e-6)
    #expect(abs(top.values.last! - (start + speed / Self.friction)) < 1e-6)
    #expect(try film.endingAtRest(within: 6).duration < 5)
  }

  /// SM5.3.
  @Test func contentIsHeldByARubberBandAndComesBack() throws {
    let top = Self.top(Self.film([Self.drag(300, over: 2)], duration: 3.5) { Rows() })
    let length = 400.0
    func band(_ drag: Double) -> Double { (1 - 1 / (drag * 0.55 / length + 1)) * length }
    for index in 12..<120 {
      let expected = band(300 * Double(index) / 120 - 10)
      #expect(abs(top[index] - expected) < 1e-6, "frame \(index)")
    }
    // Let go, it goes on with its speed for a moment and comes back by the spring, never beyond its place.
    let beyond = band(290)
    let share = 290 * 0.55 / length + 1
    let speed = 150 * 0.55 / (share * share)
    for index in 120..<180 {
      let time = Double(index) / 60 - 2
      let expected = (beyond + (speed + 10 * beyond) * time) * exp(-10 * time)
      #expect(abs(top[index] - expected) < 0.5, "frame \(index)")
      #expect(top[index] >= 0)
    }
    #expect(top.values.last == 0)
  }

  /// SM5.4.
  @Test func aFlickBeyondTheEndComesBack() throws {
    let film = Self.film([Self.drag(-200, over: 0.1)]) { Rows(count: 20) }
    let top = Self.top(film)
    // Rows of 800 points in a window of 400.
    #expect(top.values.min()! < -410)
    #expect(top.values.last == -400)
    #expect(top.largestStep <= 2000.0 / 60 + 1e-6)
    // The speed changes by no more than friction, the spring and the finger's beginning account for.
    let steps = zip(top.values, top.values.dropFirst()).map { $1 - $0 }
    let turn = try #require(top.values.firstIndex { $0 < -400 })
    for index in turn..<(steps.count - 1) {
      #expect(abs(steps[index + 1] - steps[index]) < 6, "frame \(index)")
    }
  }

  @Test func anyFrameAloneIsTheOneOfTheFilm() throws {
    for isLazy in [false, true] {
      let film = Self.film([Self.drag(-200, over: 0.15, at: 0.1)], duration: 1.5) {
        Rows(isLazy: isLazy)
      }
      let all = try film.map { try $0.bitmap() }
      for index in [8, 14, 20, 40, 70, 89] {
        let picture = try film.frame(at: index).bitmap()
        #expect(picture == all[index], "frame \(index)")
      }
    }
  }

  @Test func lazyRowsOfAllLengthsAreTheSameAtAnyFrameRate() throws {
    func film(_ fps: Double) -> FrameSequence {
      FrameSequence(
        size: Self.size, fps: fps, duration: 3, events: [Self.drag(-300, over: 0.2)]
      ) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<300, id: \.self) { row in
              Text("row \(row)").frame(height: CGFloat(20 + row * 37 % 50))
                .accessibilityIdentifier("row \(row)")
            }
          }
        }
        .accessibilityIdentifier("list")
      }
    }
    let (slow, fast, odd) = (film(10), film(60), film(48))
    for second in [0.5, 1, 2.5] {
      let frames = try [(slow, 10.0), (fast, 60.0), (odd, 48.0)].map {
        try $0.frame(at: Int(second * $1)).bitmap()
      }
      #expect(frames[0] == frames[1] && frames[1] == frames[2], "\(second) s")
    }
  }

  /// SM5.10.
  @Test func withoutSystemMotionTheEndIsThereAtOnce() throws {
    let film = Self.film([Self.drag(-200, over: 0.25)], duration: 1, systemMotion: false) { Rows() }
    let top = Self.top(film)
    #expect(abs(top[10] - (-800.0 * 10 / 60 + 10)) < 1e-6)
    for index in 15..<60 {
      #expect(abs(top[index] - (-190 - 800 / Self.friction)) < 1e-6)
    }
    let stage = Stage(size: Self.size) { Rows() }
    try stage.drag("list", by: CGSize(width: 0, height: 50), duration: 1)
    #expect(try stage.layoutReport().frame(of: "row 0")?.minY == 0)
  }

  @Test func disabledScrollViewsStay() throws {
    let stage = Stage(size: Self.size) { Rows(isDisabled: true) }
    #expect(throws: StageError.notDraggable("list")) {
      try stage.drag("list", by: CGSize(width: 0, height: -50))
    }
    let greyed = Stage(size: Self.size) { Rows().disabled(true) }
    #expect(throws: StageError.notDraggable("list")) {
      try greyed.drag("list", by: CGSize(width: 0, height: -50))
    }
    #expect(try stage.layoutReport().frame(of: "row 0")?.minY == 0)
  }

  @Test func aDragAcrossMovesNothing() throws {
    let stage = Stage(size: Self.size) { Rows() }
    try stage.drag("list", by: CGSize(width: 80, height: -70))
    #expect(try stage.layoutReport().frame(of: "row 0")?.minY == 0)
  }

  @Test func onlyContentLargerThanTheViewGivesWayWhereBounceIsBasedOnSize() throws {
    let stage = Stage(size: Self.size, systemMotion: true) {
      Rows(count: 3).scrollBounceBehavior(.basedOnSize)
    }
    try stage.drag("list", by: CGSize(width: 0, height: 100), duration: 0.5)
    #expect(try stage.layoutReport().frame(of: "row 0")?.minY == 0)
    let always = Stage(size: Self.size, systemMotion: true) { Rows(count: 3) }
    try always.drag("list", by: CGSize(width: 0, height: 100), duration: 0.5)
    #expect(try always.layoutReport().frame(of: "row 0")!.minY > 20)
    always.reach(5)
    #expect(try always.layoutReport().frame(of: "row 0")?.minY == 0)
  }

  /// SM5.6.
  @Test func aTouchStopsContentOnItsWayAndDoesNothingElse() throws {
    let heard = Journal()
    let stage = Stage(size: Self.size, systemMotion: true) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Button {
              heard.note("tapped")
            } label: {
              Color.white.frame(height: 40).overlay { Text("row \(row)") }
            }
          }
        }
        .accessibilityIdentifier("content")
      }
      .accessibilityIdentifier("list")
    }
    try stage.drag("list", by: CGSize(width: 0, height: -200))
    stage.reach(stage.time + 0.2)
    let before = try #require(stage.layoutReport().frame(of: "content")?.minY)
    try stage.tap("list")
    stage.reach(stage.time + 1)
    #expect(try stage.layoutReport().frame(of: "content")?.minY == before)
    #expect(heard.entries.isEmpty)
    try stage.tap("list")
    #expect(heard.entries == ["tapped"])
  }
}
