import Foundation
import Stillframe
import Testing

/// A text that changes on a tap.
private struct Words: View {
  let transition: ContentTransition?
  let animation: Animation?
  @State private var isLate = false

  var body: some View {
    Group {
      if let transition {
        words.contentTransition(transition)
      } else {
        words
      }
    }
    .frame(width: 120, height: 40)
    .background(.white)
    .onTapGesture { withAnimation(animation) { isLate.toggle() } }
    .accessibilityIdentifier("words")
  }

  private var words: some View { Text(isLate ? "1050" : "1023").font(.title.monospacedDigit()) }
}

/// A text whose bars give way to words on a tap.
private struct Loading: View {
  @State private var isLoaded = false

  var body: some View {
    Text("Words").font(.title).redacted(reason: isLoaded ? [] : .placeholder)
      .frame(width: 120, height: 40)
      .background(.white)
      .onTapGesture { withAnimation(.linear(duration: 1)) { isLoaded = true } }
      .accessibilityIdentifier("words")
  }
}

/// An image that a tap changes in a linear second.
private struct Pictured: View {
  let image: (Bool) -> AnyView
  @State private var isLate = false

  var body: some View {
    image(isLate)
      .frame(width: 120, height: 100)
      .background(.white)
      .onTapGesture { withAnimation(.linear(duration: 1)) { isLate = true } }
      .accessibilityIdentifier("image")
  }
}

/// Rule C10.17.
@Suite struct ContentTransitionTests {
  /// Returns the pictures before, in the middle and after.
  @MainActor private func change(_ image: @escaping (Bool) -> AnyView) throws -> [Bitmap] {
    let stage = Stage(size: CGSize(width: 120, height: 100)) { Pictured(image: image) }
    var pictures = [try stage.bitmap()]
    try stage.tap("image")
    for time in [0.5, 0.6] {
      stage.advance(by: time)
      pictures.append(try stage.bitmap())
    }
    return pictures
  }

  /// Returns the number of rows with dark pixels.
  private func height(_ picture: Bitmap) -> Int {
    (0..<picture.height).count { y in (0..<picture.width).contains { picture[$0, y].red < 128 } }
  }

  @MainActor @Test func imagesFadeInPlaceOfBars() throws {
    let pictures = try change { isLate in
      AnyView(
        Image(systemName: "star.fill").font(.system(size: 60))
          .redacted(reason: isLate ? [] : .placeholder))
    }
    #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2] && pictures[0] != pictures[2])
  }

  @MainActor @Test func symbolsGrowWithTheirFont() throws {
    let heights = try change { isLate in
      AnyView(Image(systemName: "square.fill").font(.system(size: isLate ? 80 : 20)))
    }.map(height)
    #expect(abs(heights[1] - (heights[0] + heights[2]) / 2) <= 2)
  }

  @Test func wordsFadeInPlaceOfBars() throws {
    let stage = Stage(size: CGSize(width: 120, height: 40)) { Loading() }
    let bars = try stage.bitmap()
    try stage.tap("words")
    stage.advance(by: 0.5)
    let middle = try stage.bitmap()
    stage.advance(by: 0.6)
    let words = try stage.bitmap()
    #expect(middle != bars && middle != words && bars != words)
  }

  private func pictures(
    _ transition: ContentTransition?, _ animation: Animation? = .linear(duration: 1),
    at times: [Double]
  ) throws -> [Bitmap] {
    try times.map { time in
      let stage = Stage(size: CGSize(width: 120, height: 40)) {
        Words(transition: transition, animation: animation)
      }
      if time >= 0 {
        try stage.tap("words")
        stage.advance(by: time)
      }
      return try stage.bitmap()
    }
  }

  @Test(arguments: [
    ContentTransition.opacity, .interpolate, .numericText(), .numericText(countsDown: true),
    .numericText(value: 3),
  ])
  func theOldTextMakesWay(_ transition: ContentTransition) throws {
    let shown = try pictures(transition, at: [-1, 0, 0.5, 1, 2])
    #expect(shown[0] == shown[1])
    #expect(shown[2] != shown[0])
    #expect(shown[2] != shown[3])
    #expect(shown[3] == shown[4])
  }

  @Test func withoutATransitionTheTextIsThereAtOnce() throws {
    let shown = try pictures(.identity, at: [-1, 0, 2])
    #expect(shown[0] != shown[1])
    #expect(shown[1] == shown[2])
  }

  @Test func withoutAnAnimationTheTextIsThereAtOnce() throws {
    let shown = try pictures(.numericText(), nil, at: [-1, 0, 2])
    #expect(shown[0] != shown[1])
    #expect(shown[1] == shown[2])
  }

  @Test func aFadeIsTheUsualWay() throws {
    #expect(try pictures(nil, at: [0.3]) == pictures(.opacity, at: [0.3]))
  }

  @Test func digitsThatStayAreDrawnAsTheyAre() throws {
    let shown = try pictures(.numericText(), at: [-1, 0.5])
    // The first digit, "1", stays, and is too far from those that change for their blur to reach it.
    for row in 0..<shown[0].height {
      for column in 0..<42 {
        #expect(shown[0][column, row] == shown[1][column, row], "\(column), \(row)")
      }
    }
  }

  @Test func goingBackBeginsWhereItWas() throws {
    let stage = Stage(size: CGSize(width: 120, height: 40)) {
      Words(transition: .opacity, animation: .linear(duration: 1))
    }
    try stage.tap("words")
    stage.advance(by: 0.25)
    let before = try stage.bitmap()
    try stage.tap("words")
    #expect(try stage.bitmap() == before)
  }

  @Test func theReportSaysTheNewWordsAtOnce() throws {
    let stage = Stage(size: CGSize(width: 120, height: 40)) {
      Words(transition: .numericText(), animation: .linear(duration: 1))
    }
    try stage.tap("words")
    func first(_ node: LayoutReport.Node) -> String? {
      node.text ?? node.children.lazy.compactMap(first).first
    }
    #expect(first(try stage.layoutReport().root) == "1050")
  }
}

/// Rule C10.17: the same words in another font.
@Suite struct FontChangeTests {
  private struct Words: View {
    let fonts: (Font, Font)
    let transition: ContentTransition?
    @State private var isLate = false

    var body: some View {
      Group {
        if let transition { words.contentTransition(transition) } else { words }
      }
      .frame(width: 200, height: 60)
      .background(.white)
      .onTapGesture { withAnimation(.linear(duration: 1)) { isLate.toggle() } }
      .accessibilityIdentifier("words")
    }

    private var words: some View { Text("Hill").font(isLate ? fonts.1 : fonts.0) }
  }

  private func picture(
    _ from: Font, _ to: Font, _ transition: ContentTransition? = nil, at time: Double
  ) throws -> Bitmap {
    let stage = Stage(size: CGSize(width: 200, height: 60)) {
      Words(fonts: (from, to), transition: transition)
    }
    if time >= 0 {
      try stage.tap("words")
      stage.advance(by: time)
    }
    return try stage.bitmap()
  }

  /// How much ink there is, in pixels, and around which rectangle.
  private func ink(_ bitmap: Bitmap) -> (amount: Double, rect: CGRect) {
    var (amount, rect) = (0.0, CGRect.null)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].green < 250 {
        amount += Double(255 - bitmap[x, y].green) / 255
        if bitmap[x, y].green < 128 {
          rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    return (amount, rect)
  }

  @Test func lettersGrow() throws {
    let half = try ink(picture(.system(size: 20), .system(size: 40), at: 0.5))
    let between = try ink(picture(.system(size: 30), .system(size: 30), at: -1))
    #expect(abs(half.amount - between.amount) < between.amount * 0.08)
    #expect(abs(half.rect.height - between.rect.height) <= 1)
    #expect(abs(half.rect.width - between.rect.width) <= 2)
    #expect(abs(half.rect.midX - between.rect.midX) <= 1.5)
    #expect(abs(half.rect.midY - between.rect.midY) <= 1.5)
  }

  @Test func lettersThicken() throws {
    let fonts = [Font.Weight.regular, .black].map { Font.system(size: 30, weight: $0) }
    let light = try ink(picture(fonts[0], fonts[0], at: -1)).amount
    let black = try ink(picture(fonts[1], fonts[1], at: -1)).amount
    for (from, to) in [(fonts[0], fonts[1]), (fonts[1], fonts[0])] {
      let half = try ink(picture(from, to, at: 0.5)).amount
      #expect(abs(half - (light + black) / 2) < (black - light) * 0.25)
    }
  }

  /// A line through words fades in, with or without another font.
  @Test func linesFade() throws {
    struct Struck: View {
      @State private var isDone = false

      var body: some View {
        Text("Hill").font(.system(size: 30)).strikethrough(isDone)
          .frame(width: 200, height: 60)
          .background(.white)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isDone.toggle() } }
          .accessibilityIdentifier("words")
      }
    }
    func amount(at time: Double) throws -> Double {
      let stage = Stage(size: CGSize(width: 200, height: 60)) { Struck() }
      if time >= 0 {
        try stage.tap("words")
        stage.advance(by: time)
      }
      return try ink(stage.bitmap()).amount
    }
    let (before, half, after) = (try amount(at: -1), try amount(at: 0.5), try amount(at: 1))
    #expect(half < before + (after - before) * 0.7)
  }

  @Test func theEndsAreTheFonts() throws {
    let (small, large) = (Font.system(size: 20), Font.system(size: 40, weight: .bold))
    #expect(try picture(small, large, at: 1) == picture(large, large, at: -1))
    #expect(
      try picture(small, large, .interpolate, at: 0.5) == picture(small, large, at: 0.5))
    #expect(try picture(small, large, .opacity, at: 0.5) != picture(small, large, at: 0.5))
    // Words in their last font move all the same.
    let swapped = try ink(picture(small, large, .identity, at: 0.5)).rect.size
    let last = try ink(picture(large, large, at: -1)).rect.size
    #expect(abs(swapped.width - last.width) <= 1 && abs(swapped.height - last.height) <= 1)
  }
}

/// Rule C10.18.
@Suite struct SymbolEffectTests {
  private struct Bell<Content: View>: View {
    @State private var rings = 0
    let content: (Image, Int) -> Content

    var body: some View {
      content(Image(systemName: "bell.fill"), rings)
        .font(.title)
        .frame(width: 60, height: 60)
        .contentShape(Rectangle())
        .onTapGesture { rings += 1 }
        .accessibilityIdentifier("bell")
    }
  }

  private func pictures(
    at times: [Double], _ content: @escaping @Sendable (Image, Int) -> some View
  ) throws -> [Bitmap] {
    try times.map { time in
      let stage = Stage(size: CGSize(width: 60, height: 60)) { Bell(content: content) }
      if time >= 0 {
        try stage.tap("bell")
        stage.advance(by: time)
      }
      return try stage.bitmap()
    }
  }

  @Test func aBounceComesAndGoes() throws {
    let shown = try pictures(at: [-1, 0.2, 5]) { $0.symbolEffect(.bounce, value: $1) }
    #expect(shown[0] != shown[1])
    #expect(shown[0] == shown[2])
  }

  @Test func aScaleStays() throws {
    let shown = try pictures(at: [-1, 5]) { $0.symbolEffect(.scale.up, isActive: $1 > 0) }
    #expect(shown[0] != shown[1])
  }

  @Test func whatHasDisappearedIsNotSeen() throws {
    let shown = try pictures(at: [5]) { $0.symbolEffect(.disappear, isActive: $1 > 0) }
    let empty = try pictures(at: [5]) { image, _ in image.hidden() }
    #expect(shown == empty)
  }

  @Test func effectsChangeNoLayoutAndNoText() throws {
    let plain = try pictures(at: [0.2]) { _, _ in Text("Bell") }
    let bounced = try pictures(at: [0.2]) { Text("Bell").symbolEffect(.bounce, value: $1) }
    #expect(plain == bounced)
  }

  @Test func anEffectThatLastsGoesOn() throws {
    let shown = try pictures(at: [0.8, 2.4]) { image, _ in image.symbolEffect(.pulse) }
    #expect(shown[0] == shown[1])
    let still = try pictures(at: [0.8]) { image, _ in image }
    #expect(shown[0] != still[0])
  }

  @Test func effectsCanBeKeptOff() throws {
    let shown = try pictures(at: [0.2]) {
      $0.symbolEffectsRemoved().symbolEffect(.bounce, value: $1)
    }
    let still = try pictures(at: [0.2]) { image, _ in image }
    #expect(shown == still)
  }
}
