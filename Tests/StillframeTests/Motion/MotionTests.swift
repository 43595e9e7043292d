import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// A bar whose width follows a value, from the left edge.
private func bar(_ changes: [FrameSequence.Change<Double>], duration: Double = 2) -> FrameSequence {
  FrameSequence(
    value: 0, changes: changes, size: CGSize(width: 100, height: 10), fps: 100, duration: duration
  ) { value in
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("block")
      .frame(width: 100, height: 10, alignment: .leading)
      .offset(x: value)
  }
}

private func position(_ film: FrameSequence, _ time: Double) throws -> CGFloat {
  try #require(try film.frame(at: Int((time * 100).rounded())).layout.frame(of: "block")).minX
}

/// Whether two numbers agree but for rounding.
func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
  abs(a - b) <= tolerance
}

@Suite struct MotionTests {
  @Test func aChangeStartsExactlyAtItsTimeAndEndsExactlyAtItsValue() throws {
    let film = bar([.init(at: 0.5, to: 50, animation: .linear(duration: 1))])
    #expect(try position(film, 0.5) == 0)
    #expect(near(try position(film, 0.75), 12.5))
    #expect(near(try position(film, 1), 25))
    #expect(try position(film, 1.5) == 50)
    #expect(try position(film, 2) == 50)
  }

  @Test func aChangeBetweenFramesStartsAtItsOwnTime() throws {
    let film = bar([.init(at: 0.505, to: 50, animation: .linear(duration: 1))])
    #expect(near(try position(film, 0.51), 0.25))
  }

  @Test func aChangeWithoutAnimationIsShownAtOnce() throws {
    let film = bar([.init(at: 0.5, to: 50)])
    #expect(try position(film, 0.49) == 0)
    #expect(try position(film, 0.5) == 50)
  }

  @Test func anInterruptedMotionGoesOnFromWhatIsShown() throws {
    let film = bar([
      .init(at: 0, to: 50, animation: .linear(duration: 1)),
      .init(at: 0.5, to: 0, animation: .linear(duration: 1)),
    ])
    // Rule L8.22, halved: 25 at the interruption, then 28.125, 25, 12.5, 0.
    #expect(near(try position(film, 0.5), 25))
    #expect(near(try position(film, 0.75), 28.125))
    #expect(near(try position(film, 1), 25))
    #expect(near(try position(film, 1.25), 12.5))
    #expect(try position(film, 1.5) == 0)
  }

  @Test func anInterruptedSpringKeepsItsSpeed() throws {
    let film = bar([
      .init(at: 0, to: 50, animation: .spring(duration: 0.5)),
      .init(at: 0.1, to: 60, animation: .spring(duration: 0.5)),
    ])
    let steps = try (0...3).map { try position(film, 0.08 + Double($0) * 0.01) }
    let before = steps[1] - steps[0]
    let across = steps[3] - steps[2]
    #expect(before > 0.3 && across > 0.3)
    #expect(abs(across - before) < before * 0.35, "no jump in speed: \(steps)")
  }

  @Test func framesInAnyOrderEqualPlayingFromTheStart() throws {
    let film = bar(
      [
        .init(at: 0.1, to: 50, animation: .spring(duration: 0.5, bounce: 0.3)),
        .init(at: 0.3, to: 10, animation: .easeInOut(duration: 0.4)),
        .init(at: 0.5, to: 40, animation: .default),
      ], duration: 1)
    let played = film.map(\.layout)
    for index in [77, 3, 50, 99, 31, 0, 100] {
      #expect(try film.frame(at: index).layout == played[index])
    }
  }

  @Test func textMovesWithoutBeingSqueezed() throws {
    let film = FrameSequence(
      value: false, changes: [.init(at: 0, to: true, animation: .linear(duration: 1))],
      size: CGSize(width: 400, height: 200), fps: 10, duration: 1
    ) { isWide in
      Text(isWide ? "Many more letters" : "word")
        .accessibilityIdentifier("text")
        .frame(width: 400, height: 200, alignment: isWide ? .topLeading : .bottomTrailing)
    }
    let end = try #require(try film.frame(at: 10).layout.frame(of: "text"))
    let middle = try film.frame(at: 5)
    // The picture shows the final words at their final size, on their way.
    #expect(middle.layout.root.description.contains("Many more letters"))
    #expect(end.minX == 0 && end.minY == 0)
    let ink = try inkBounds(middle.bitmap())
    let final = try inkBounds(film.frame(at: 10).bitmap())
    #expect(abs(ink.width - final.width) <= 1.5)
    #expect(ink.minX > 20)
  }

  @Test func bindingAndValueAnimationsMoveToo() throws {
    struct Moving: View {
      @State private var isRight = false
      let usesBinding: Bool
      var body: some View {
        let content = Color.red.frame(width: 10, height: 10)
          .accessibilityIdentifier("block")
          .frame(width: 100, height: 10, alignment: isRight ? .trailing : .leading)
        if usesBinding {
          content.onTapGesture { $isRight.animation(.linear(duration: 1)).wrappedValue = true }
        } else {
          content.onTapGesture { isRight = true }
            .animation(.linear(duration: 1), value: isRight)
        }
      }
    }
    for usesBinding in [true, false] {
      let film = FrameSequence(
        size: CGSize(width: 100, height: 10), fps: 10, duration: 1,
        events: [.tap("block", at: 0)]
      ) { Moving(usesBinding: usesBinding) }
      let middle = try #require(try film.frame(at: 5).layout.frame(of: "block"))
      #expect(near(middle.minX, 45))
      #expect(try film.frame(at: 10).layout.frame(of: "block")?.minX == 90)
    }
  }

  @Test func aRemovedViewIsDrawnUntilItHasFaded() throws {
    struct Leaving: View {
      @State private var isThere = true
      var body: some View {
        VStack(spacing: 0) {
          if isThere {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("leaver")
          }
          Color.blue.frame(width: 20, height: 20)
            .onTapGesture { withAnimation(.linear(duration: 1)) { isThere = false } }
            .accessibilityIdentifier("switch")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 20, height: 40)) { Leaving() }
    #expect(try stage.bitmap()[10, 5] == RGBA8(red: 255, green: 59, blue: 48, alpha: 255))
    try stage.tap("switch")
    // The rest has its final layout at once; the leaver stays where it was and fades.
    stage.advance(by: 0.5)
    let middle = try stage.bitmap()[2, 2]
    #expect(middle.red == 255 && middle.green > 100 && middle.green < 200)
    #expect(
      try stage.layoutReport().frame(of: "leaver") == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(
      try stage.layoutReport().frame(of: "switch")?.minY == 15, "half of the way from 20 to 10")
    stage.advance(by: 0.5)
    #expect(try stage.bitmap()[2, 2] == RGBA8(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(try stage.layoutReport().frame(of: "leaver") == nil)
  }

  @Test func anInsertedViewFadesIn() throws {
    struct Entering: View {
      @State private var isThere = false
      var body: some View {
        ZStack {
          Color.white
          if isThere { Color.black }
        }
        .onTapGesture { withAnimation(.linear(duration: 1)) { isThere = true } }
        .accessibilityIdentifier("switch")
      }
    }
    let stage = Stage(size: CGSize(width: 4, height: 4)) { Entering() }
    try stage.tap("switch")
    #expect(try stage.bitmap()[1, 1].red == 255)
    stage.advance(by: 0.5)
    let middle = Int(try stage.bitmap()[1, 1].red)
    #expect(abs(middle - 128) <= 1)
    stage.advance(by: 0.5)
    #expect(try stage.bitmap()[1, 1].red == 0)
  }

  @Test func withoutAnAnimationViewsComeAndGoAtOnce() throws {
    struct Blinking: View {
      @State private var isThere = true
      var body: some View {
        ZStack {
          Color.white
          if isThere { Color.black }
        }
        .onTapGesture { isThere.toggle() }
        .accessibilityIdentifier("switch")
      }
    }
    let stage = Stage(size: CGSize(width: 4, height: 4)) { Blinking() }
    try stage.tap("switch")
    #expect(try stage.bitmap()[1, 1].red == 255)
  }

  @Test func anAnimationIsForTheChangeOfItsValueOnly() throws {
    struct Picky: View {
      @State private var value = 0
      @State private var isRight = false
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
            .accessibilityIdentifier("block")
            .animation(.linear(duration: 1), value: value)
            .frame(width: 80, height: 10, alignment: isRight ? .trailing : .leading)
          Color.blue.onTapGesture { value += 1 }.accessibilityIdentifier("count")
          Color.green.onTapGesture { isRight.toggle() }.accessibilityIdentifier("move")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 10)) { Picky() }
    try stage.tap("count")
    try stage.tap("move")
    #expect(try stage.layoutReport().frame(of: "block")?.minX == 70, "the value did not change")
  }

  @Test func effectsAndColoursMove() throws {
    struct Fading: View {
      let isOn: Bool
      var body: some View {
        ZStack {
          Color.white
          Color.black.opacity(isOn ? 1 : 0)
        }
      }
    }
    let film = FrameSequence(
      value: false, changes: [.init(at: 0, to: true, animation: .linear(duration: 1))],
      size: CGSize(width: 4, height: 4), fps: 2, duration: 1
    ) { isOn in
      HStack(spacing: 0) {
        Fading(isOn: isOn)
        isOn ? Color.white : Color.black
      }
    }
    let middle = try film.frame(at: 1).bitmap()
    // Color.opacity is part of the colour, which moves in linear light: both are about sRGB 188 (8.7).
    #expect(abs(Int(middle[3, 1].red) - 188) <= 1)
  }
}

/// The rectangle of pixels that are not white.
func inkBounds(_ bitmap: Bitmap) throws -> CGRect {
  var bounds: CGRect?
  for y in 0..<bitmap.height {
    for x in 0..<bitmap.width where bitmap[x, y].red < 200 {
      let pixel = CGRect(x: x, y: y, width: 1, height: 1)
      bounds = bounds?.union(pixel) ?? pixel
    }
  }
  return try #require(bounds)
}

extension LayoutReport.Node {
  /// All texts inside, joined.
  var description: String {
    ([text].compactMap { $0 } + children.map(\.description)).joined(separator: " ")
  }
}
