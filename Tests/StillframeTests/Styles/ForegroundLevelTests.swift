import Foundation
import Stillframe
import Testing

/// More than one foreground style, and styles made from others.
@Suite struct ForegroundLevelTests {
  private func picture(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view).bitmap()
  }

  private let words = Text("Levels").font(.system(size: 20, weight: .bold))

  @Test func theSecondStyleIsTheSecondaryOne() throws {
    #expect(
      try picture(words.foregroundStyle(.secondary).foregroundStyle(.red, .blue))
        == picture(words.foregroundStyle(.blue)))
    #expect(
      try picture(words.foregroundStyle(.red, .blue)) == picture(words.foregroundStyle(.red)))
    #expect(
      try picture(words.foregroundStyle(.tertiary).foregroundStyle(.red, .blue, .green))
        == picture(words.foregroundStyle(.green)))
  }

  @Test func theLastOfSeveralStylesStandsForAllLevelsBelow() throws {
    #expect(
      try picture(words.foregroundStyle(.tertiary).foregroundStyle(.red, .blue))
        == picture(words.foregroundStyle(.blue)))
    #expect(
      try picture(words.foregroundStyle(.quinary).foregroundStyle(.red, .blue, .green))
        == picture(words.foregroundStyle(.green)))
  }

  @Test func belowOneStyleEachLevelGoesDownFromIt() throws {
    #expect(
      try picture(words.foregroundStyle(.quinary).foregroundStyle(.red))
        == picture(words.foregroundStyle(.red.opacity(0.18))))
    #expect(
      try picture(words.foregroundStyle(.secondary).foregroundStyle(.red))
        == picture(words.foregroundStyle(.red.opacity(0.5))))
  }

  @Test func wordsAmongOthersAreAStepDownFromTheColorOfThose() throws {
    let faded = try picture(words.foregroundStyle(.red.opacity(0.5)))
    let inner = words.foregroundStyle(.secondary)
    #expect(try picture(Text("\(inner)").foregroundStyle(.red)) == faded)
    #expect(try picture(Text("\(inner)").foregroundColor(.red)) == faded)
    #expect(try picture(VStack { inner }.foregroundStyle(.red)) == faded)
    #expect(try picture(inner.foregroundStyle(.red).foregroundStyle(.blue)) == faded)
  }

  @Test func oneStyleTakesTheLevelsAroundItBack() throws {
    #expect(
      try picture(
        words.foregroundStyle(.secondary).foregroundStyle(.green).foregroundStyle(.red, .blue))
        == picture(words.foregroundStyle(.green.opacity(0.5))))
  }

  @Test func aStyleHasLevelsOfItsOwn() throws {
    #expect(
      try picture(words.foregroundStyle(.red.secondary))
        == picture(words.foregroundStyle(.red.opacity(0.5))))
    #expect(
      try picture(words.foregroundStyle(Color.blue.tertiary))
        == picture(words.foregroundStyle(.blue.opacity(0.25))))
  }

  private func has(_ bitmap: Bitmap, _ matches: (RGBA8) -> Bool) -> Bool {
    (0..<bitmap.height).contains { y in (0..<bitmap.width).contains { matches(bitmap[$0, y]) } }
  }

  /// Whether a symbol in a circle shows red, and blue.
  private func colors(_ view: some View) throws -> [Bool] {
    let bitmap = try picture(view.font(.system(size: 60)))
    return [
      has(bitmap) { $0.alpha == 255 && $0.red > 200 && $0.blue < 100 },
      has(bitmap) { $0.alpha == 255 && $0.blue > 200 && $0.red < 100 },
    ]
  }

  @Test func aSymbolHasItsFrameInTheSecondStyle() throws {
    let symbol = Image(systemName: "plus.circle")
    #expect(try colors(symbol.foregroundStyle(.red, .blue)) == [true, true])
    #expect(
      try colors(symbol.symbolRenderingMode(.palette).foregroundStyle(.red, .blue))
        == [true, true])
    #expect(
      try colors(symbol.symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue))
        == [true, false])
    #expect(
      try colors(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(.red, .blue))
        == [true, false])
    #expect(try colors(symbol.foregroundStyle(.red)) == [true, false])
    // One piece with a hole for the mark: in the frame's colour.
    let badge = Image(systemName: "checkmark.seal.fill")
    #expect(try colors(badge.foregroundStyle(.red, .blue)) == [false, true])
    #expect(try colors(badge.foregroundStyle(.red)) == [true, false])
    #expect(
      try colors(Image(systemName: "heart.fill").foregroundStyle(.red, .blue)) == [true, false])
  }

  /// Rule P11.6: Apple's boxes are 25 % of grey where a second style is given too.
  @Test(arguments: [("checkmark.square.fill", 64), ("plus.circle", 128)] as [(String, Int)])
  func aFilledFrameIsALevelBelowOneOfLines(_ name: String, _ alpha: Int) throws {
    let symbol = Image(systemName: name).symbolRenderingMode(.hierarchical)
    let bitmap = try picture(
      symbol.foregroundStyle(.black, .blue).font(.system(size: 60)).colorScheme(.light))
    let row = (0..<bitmap.width).map { Int(bitmap[$0, bitmap.height / 2].alpha) }
    #expect(row.contains { abs($0 - alpha) <= 1 })
    #expect(try colors(symbol.foregroundStyle(.red, .blue)) == [true, false])
  }

  /// Rule P4.12: the colour, what macOS 26 shows at the top of its gradient, and the same at 70 % and below.
  @Test(
    arguments: [
      ((0, 136, 255), (46, 167, 255)), ((255, 141, 40), (255, 172, 88)),
      ((52, 199, 89), (98, 221, 129)), ((0, 200, 179), (54, 222, 205)),
      ((0, 192, 232), (55, 216, 250)), ((97, 85, 245), (136, 124, 255)),
      ((142, 142, 147), (174, 174, 179)), ((128, 128, 128), (165, 165, 165)),
    ] as [((Int, Int, Int), (Int, Int, Int))])
  func aColorsGradientBeginsLighterAndEndsInTheColor(
    base: (Int, Int, Int), light: (Int, Int, Int)
  ) throws {
    let color = Color(
      red: Double(base.0) / 255, green: Double(base.1) / 255, blue: Double(base.2) / 255)
    let bitmap = try picture(Rectangle().fill(color.gradient).frame(width: 4, height: 200))
    func distance(_ pixel: RGBA8, _ color: (Int, Int, Int)) -> Int {
      max(
        abs(Int(pixel.red) - color.0), abs(Int(pixel.green) - color.1),
        abs(Int(pixel.blue) - color.2))
    }
    #expect(distance(bitmap[2, 0], light) <= 6)
    #expect(distance(bitmap[2, 141], base) <= 1)
    #expect(distance(bitmap[2, 199], base) <= 1)
  }

  @Test func aVeryLightColorsGradientEndsDarker() throws {
    let bitmap = try picture(Rectangle().fill(.yellow.gradient).frame(width: 4, height: 200))
    #expect(bitmap[2, 0] == bitmap[2, 50])
    #expect(bitmap[2, 0] == RGBA8(red: 255, green: 204, blue: 0))
    let bottom = bitmap[2, 199]
    #expect((236...246).contains(bottom.red) && (181...191).contains(bottom.green))
  }

  @Test func namedStylesHaveTheirColors() throws {
    #expect(
      try picture(words.foregroundStyle(.placeholder)) == picture(words.foregroundStyle(.tertiary)))
    #expect(
      try picture(words.foregroundStyle(.link)) == picture(words.foregroundStyle(.blue)))
    #expect(
      try picture(Rectangle().fill(.separator).frame(width: 20, height: 1))
        == picture(Divider().frame(width: 20)))
  }

  @Test func gradientsOfAllKindsPaintText() throws {
    let black = try picture(words.foregroundStyle(.black))
    let one: [Color] = [.black, .black]
    for style in [
      AnyShapeStyle(.ellipticalGradient(colors: one)),
      AnyShapeStyle(
        .angularGradient(colors: one, center: .center, startAngle: .zero, endAngle: .degrees(90))),
      AnyShapeStyle(.conicGradient(colors: one, center: .center)),
      AnyShapeStyle(EllipticalGradient(stops: [.init(color: .black, location: 0.5)])),
      AnyShapeStyle(AngularGradient(gradient: Gradient(colors: one), center: .center)),
    ] {
      let shown = try picture(words.foregroundStyle(style))
      #expect(shown.width == black.width && shown.height == black.height)
      let difference = (0..<black.height).flatMap { y in
        (0..<black.width).map { abs(Int(shown[$0, y].alpha) - Int(black[$0, y].alpha)) }
      }.max()
      #expect((difference ?? 255) < 32)
    }
  }

  @Test func gradientsFillWhatTheyAreOffered() throws {
    for view in [
      AnyView(EllipticalGradient(colors: [.red, .blue])),
      AnyView(AngularGradient(colors: [.red, .blue], center: .center)),
    ] {
      let bitmap = try picture(view.frame(width: 30, height: 20))
      #expect(bitmap.width == 30 && bitmap.height == 20)
      #expect(bitmap[0, 0].alpha == 255 && bitmap[29, 19].alpha == 255)
    }
  }

  /// What a square shows in the dark before and after its style changes.
  private func change<V: View>(
    _ content: @escaping @MainActor @Sendable (Bool) -> V
  ) throws -> [RGBA8] {
    let film = FrameSequence(
      value: false, changes: [.init(at: 0.1, to: true)], size: CGSize(width: 4, height: 4),
      fps: 10, duration: 0.1
    ) {
      content($0).environment(\.colorScheme, .dark)
    }
    return try film.map { try $0.bitmap()[2, 2] }
  }

  /// What a square shows in the dark.
  private func shown(_ view: some View) throws -> RGBA8 {
    try picture(view.frame(width: 4, height: 4).environment(\.colorScheme, .dark))[2, 2]
  }

  private struct Striking: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.locale.identifier == "de" ? Color.red : Color.blue
    }
  }

  @Test func stylesThatAreAlikeOnlyInTheLightFollowEachOther() throws {
    let colors = try change { isOn in
      VStack { Rectangle() }.foregroundStyle(isOn ? Color.black : Color.primary)
    }
    #expect(try colors == [shown(Color.white), shown(Color.black)])
    let levels = try change { isOn in
      VStack { Rectangle().foregroundStyle(.secondary) }
        .foregroundStyle(.red, isOn ? Color.black : Color.primary)
    }
    #expect(try levels == [shown(Color.white), shown(Color.black)])
  }

  @Test func stylesThatAreAlikeOnlyWithoutAStyleAroundThemFollowEachOther() throws {
    let colors = try change { isOn in
      VStack {
        VStack { Rectangle() }
          .foregroundStyle(isOn ? AnyShapeStyle(.primary) : AnyShapeStyle(Color.primary))
      }
      .foregroundStyle(.red)
    }
    #expect(try colors == [shown(Color.white), shown(Color.red)])
    let own = try change { isOn in
      VStack { Rectangle() }
        .foregroundStyle(isOn ? AnyShapeStyle(Striking()) : AnyShapeStyle(Color.blue))
        .environment(\.locale, Locale(identifier: "de"))
    }
    #expect(try own == [shown(Color.blue), shown(Color.red)])
    let faded = try change { isOn in
      VStack { Rectangle() }
        .foregroundStyle(
          isOn ? AnyShapeStyle(Striking().opacity(1)) : AnyShapeStyle(Color.blue.opacity(1))
        )
        .environment(\.locale, Locale(identifier: "de"))
    }
    #expect(try faded == [shown(Color.blue), shown(Color.red)])
  }

  /// A text is set anew when its own style changes, and shows what it would have shown from the start.
  @Test func aTextFollowsItsOwnStyle() throws {
    func frames(_ style: @escaping @MainActor @Sendable (Bool) -> AnyShapeStyle) throws -> [Bitmap]
    {
      let film = FrameSequence(
        value: false, changes: [.init(at: 0.1, to: true)], size: CGSize(width: 40, height: 30),
        fps: 10, duration: 0.1
      ) { isOn in
        Text("Mm").font(.system(size: 20)).foregroundStyle(style(isOn))
          .environment(\.locale, Locale(identifier: "de"))
      }
      return try film.map { try $0.bitmap() }
    }
    let styles: [(AnyShapeStyle, AnyShapeStyle)] = [
      (AnyShapeStyle(.primary), AnyShapeStyle(.secondary)),
      (AnyShapeStyle(Color.blue), AnyShapeStyle(Striking())),
      (AnyShapeStyle(Color.red.gradient), AnyShapeStyle(Color.blue.gradient)),
    ]
    for (before, after) in styles {
      let shown = try frames { $0 ? after : before }
      let expected = try [frames { _ in before }[0], frames { _ in after }[1]]
      #expect(shown == expected)
      #expect(shown[0] != shown[1])
    }
  }
}
