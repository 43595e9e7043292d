import Foundation
import StillGeometry
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

/// Which picture a name has, and what its numbers are.
@Suite struct SymbolTests {
  private func symbol(
    _ name: String, _ variants: SymbolRequest.Variants = [], size: CGFloat = 17,
    weight: CGFloat = 400, scale: SymbolRequest.Scale = .medium, isRightToLeft: Bool = false,
    showsLayers: Bool = false
  ) -> Symbol {
    EmbeddedSymbols.shared.symbol(
      SymbolRequest(
        name: name, variants: variants, font: FontDescriptor(size: size, weight: weight),
        scale: scale, isRightToLeft: isRightToLeft, layers: showsLayers ? .levels : .one))
  }

  private func glyphs(_ symbol: Symbol) -> [GlyphID] { symbol.parts.map(\.glyph) }

  /// The inked area in square points.
  private func ink(_ symbol: Symbol) -> CGFloat {
    let mask = symbol.parts.last.flatMap {
      symbol.source.coverage(of: $0.glyph, scale: 4, phase: .zero)
    }
    return CGFloat(mask?.coverage.reduce(0) { $0 + Int($1) } ?? 0) / 255 / 16
  }

  @Test(arguments: ["list.bullet", "list.dash", "increase.indent", "list.bullet.circle.fill"])
  func listsAreMirroredFromRightToLeft(name: String) {
    let (plain, mirrored) = (symbol(name), symbol(name, isRightToLeft: true))
    #expect(glyphs(plain) != glyphs(mirrored) && abs(ink(plain) - ink(mirrored)) < 0.5)
    #expect(plain.slot == mirrored.slot)
  }

  @Test(arguments: [
    "arrow.left", "arrow.right", "list.number", "checkmark", "text.alignleft", "checklist",
  ])
  func otherSymbolsAreAsTheyAreFromRightToLeft(name: String) {
    #expect(glyphs(symbol(name)) == glyphs(symbol(name, isRightToLeft: true)))
  }

  // MARK: Names

  @Test func theListsAreWhole() {
    #expect(SymbolNames.counted.count == 227)
    #expect(SymbolNames.common.count == 124)
    #expect(Set(SymbolNames.counted + SymbolNames.common).count == 351)
  }

  @Test(arguments: SymbolNames.counted + SymbolNames.common + SymbolNames.further)
  func everyNameInUseHasAPictureOrIsListed(_ name: String) {
    let symbol = symbol(name)
    #expect((symbol.warning != nil) == SymbolNames.withoutPicture.contains(name))
    #expect(ink(symbol) > 3)
    #expect(symbol.box.width > 1 && symbol.box.width < 34)
    #expect(symbol.box.height > 1 && symbol.box.height < 26)
  }

  @Test func everyNameOfTheTableHasInk() {
    let names = EmbeddedSymbols.shared.tabledNames
    #expect(names.count > 800)
    for name in names {
      for name in [name, name + ".circle.fill"] {
        let symbol = symbol(name)
        #expect(symbol.warning == nil, "\(name)")
        #expect(symbol.box.width > 1, "\(name)")
      }
    }
  }

  @Test(
    arguments: [
      ".", "..", "fill", ".fill", "circle.fill.fill", "a", "7", "star.", ".star", "Star",
      "star.polygon", "plus.fill", "star.circle.100", "100.circle", "é.circle", "star\u{0}",
      "a.fill", "knock", "line 0 0 9 9", "badge.plus",
    ])
  func namesWithoutMeaningGiveThePlaceholderAndAWarning(_ name: String) throws {
    let unknown = symbol(name)
    let warning = try #require(unknown.warning)
    #expect(warning.contains(name))
    #expect(glyphs(unknown) == glyphs(symbol("no such name")))
    #expect(ink(unknown) > 20)
  }

  @Test func longNamesAreCutInTheWarningAndTakeNoTime() throws {
    let warning = try #require(symbol(String(repeating: "circle.", count: 200_000)).warning)
    #expect(warning.utf8.count < 200)
  }

  @Test(
    arguments: [
      ("xmark.circle.fill", "xmark"), ("star.square", "star"), ("bell.slash.circle", "bell.slash"),
      ("50.circle", "49.circle"), ("a.circle", "b.circle"), ("tag.badge.plus", "tag"),
      ("questionmark.diamond.fill", "questionmark.diamond"), ("doc.slash", "doc"),
    ])
  func wordsAtTheEndMakeAnotherSymbol(_ name: String, _ other: String) {
    #expect(symbol(name).warning == nil)
    #expect(glyphs(symbol(name)) != glyphs(symbol(other)))
  }

  /// Names with more words than one behind the badge, a badge alone, a warning, and things filled one by one.
  @Test(
    arguments: [
      ("folder.badge.person.crop", "folder"), ("doc.badge.gearshape", "doc"), ("app.badge", "app"),
      ("laptopcomputer.trianglebadge.exclamationmark", "laptopcomputer"),
      ("photo.fill.on.rectangle.fill", "photo.on.rectangle"), ("bolt.heart", "heart"),
      ("lock.icloud", "icloud"), ("plus.message.fill", "message.fill"), ("play.tv", "tv"),
    ])
  func wordsInsideMakeAnotherSymbol(_ name: String, _ other: String) {
    #expect(symbol(name).warning == nil)
    #expect(symbol(other).warning == nil)
    #expect(glyphs(symbol(name)) != glyphs(symbol(other)))
    #expect(abs(ink(symbol(name)) - ink(symbol(other))) > 2)
  }

  @Test func badgesOfNothingAreUnknown() {
    for name in [
      ".badge", "star.badge.", "star.badge.nonsense", "nonsense.badge",
      ".trianglebadge.exclamationmark",
    ] {
      #expect(symbol(name).warning != nil, "\(name)")
    }
  }

  /// The person is drawn in an outlined frame, and left out of a filled one.
  @Test(arguments: ["person.crop.circle", "person.crop.square", "person.crop.rectangle"])
  func aPersonInAFrameIsFilledOrLeftOutOfIt(_ name: String) throws {
    for (name, isFilled) in [(name, false), (name + ".fill", true)] {
      let symbol = symbol(name)
      let outline = symbol.source.outline(of: symbol.parts[0].glyph)
      let box = outline.boundingRect
      func hasInk(_ x: CGFloat, _ y: CGFloat) -> Bool {
        outline.contains(CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height))
      }
      #expect(hasInk(0.5, 0.4) != isFilled && hasInk(0.5, 0.8) != isFilled, "\(name)")
      #expect(hasInk(0.15, 0.5) == isFilled && hasInk(0.85, 0.5) == isFilled, "\(name)")
      #expect(hasInk(0.5, 0.02), "\(name)")
    }
  }

  /// None of them stands in for another one.
  @Test func thingsOfDifferentNamesHaveDifferentPictures() {
    let figures = [
      "arms.open", "walk", "run", "wave", "yoga", "pool.swim", "hiking", "stairs", "jumprope",
      "boxing",
      "golf", "fall", "badminton", "archery", "climbing", "cooldown", "flexibility", "mixed.cardio",
      "dance", "socialdance", "gymnastics", "barre", "core.training", "pilates", "cross.training",
      "play", "taichi", "2.arms.open", "dress", "run.treadmill", "soccer", "american.football",
      "basketball", "volleyball", "highintensity.intervaltraining", "elliptical", "baseball",
      "cricket", "disc.sports", "handball", "skiing.downhill", "skiing.crosscountry",
      "snowboarding", "surfing", "skating", "bowling", "hockey", "fencing", "sailing", "fishing",
      "equestrian.sports", "indoor.cycle", "outdoor.cycle", "rower", "seated.side",
      "seated.seatbelt",
    ].map { "figure." + $0 }
    let things = [
      "flag.checkered", "flag", "calendar.day.timeline.left", "calendar.day.timeline.right",
      "calendar", "widget.small", "widget.medium", "widget.large", "widget.extralarge", "app",
      "smoke", "carbon.dioxide.cloud", "cloud.fog", "ev.charger", "fuelpump", "lightbulb",
      "lightbulb.max", "lightbulb.min", "arcade.stick", "gamecontroller", "applewatch",
      "applewatch.side.right", "applewatch.watchface", "applewatch.radiowaves.left.and.right",
      "radiowaves.right", "radiowaves.left", "dishwasher", "microwave", "scanner", "printer",
      "oven", "stove", "cooktop", "curtains.closed", "window.vertical.closed",
      "door.garage.closed", "house.and.flag", "house", "skis", "snowboard", "bus",
      "bus.doubledecker", "studentdesk", "table.furniture", "gym.bag", "suitcase", "aqi.low",
      "aqi.medium", "sun.dust",
    ]
    var pictures: [(name: String, outline: Path)] = []
    for name in figures + things {
      let symbol = symbol(name)
      #expect(symbol.warning == nil, "\(name)")
      let outline = symbol.source.outline(of: symbol.parts[0].glyph)
      let same = pictures.first { $0.outline == outline }
      #expect(same == nil, "\(name), \(same?.name ?? "")")
      pictures.append((name, outline))
    }
  }

  /// A picture turned by a quarter is nearly the same picture, as in Apple's set.
  @Test func handsPointInAllDirections() {
    let up = symbol("hand.point.up").box
    for name in ["hand.point.left", "hand.point.right"] {
      let box = symbol(name).box
      #expect(abs(box.width - up.height) < 2 && abs(box.height - up.width) < 1, "\(name)")
    }
    let down = symbol("hand.point.down").box
    #expect(abs(down.width - up.width) < 0.1 && abs(down.height - up.height) < 0.1)
  }

  @Test func smoothLinesHaveNoCornersButThoseWrittenTwice() {
    // The hand of a letter: no point of its outline lies far from the ones beside it.
    let outline = symbol("signature", size: 200).source.outline(
      of: symbol("signature", size: 200).parts[0].glyph)
    #expect(outline.isFinite)
    let apple = symbol("apple.logo", size: 200)
    let fruit = apple.source.outline(of: apple.parts[0].glyph)
    var turns: [CGFloat] = []
    for line in fruit.flattened(tolerance: 0.01) where line.points.count > 2 {
      let points = Array(line.points)
      for index in points.indices {
        let (a, b) = (points[index], points[(index + 1) % points.count])
        let c = points[(index + 2) % points.count]
        let turn = atan2(c.y - b.y, c.x - b.x) - atan2(b.y - a.y, b.x - a.x)
        turns.append(abs(atan2(sin(turn), cos(turn))))
      }
    }
    // The dip of the fruit and both ends of the leaf.
    #expect(turns.filter { $0 > 0.6 }.count == 3)
    #expect(turns.count > 60)
  }

  @Test func aFilledFrameHasItsSymbolTakenOut() {
    let disc = ink(symbol("circle.fill"))
    let ring = ink(symbol("circle"))
    for name in ["xmark", "plus", "arrow.left.and.right", "star", "a", "7", "ellipsis"] {
      let filled = ink(symbol(name + ".circle.fill"))
      let outlined = ink(symbol(name + ".circle"))
      #expect(filled < disc - 4 && filled > disc * 0.6, "\(name)")
      #expect(outlined > ring + 4, "\(name)")
      // What is taken out is about as much as what is drawn, in slightly wider strokes.
      #expect(abs((disc - filled) - (outlined - ring)) < 0.35 * (outlined - ring) + 2, "\(name)")
    }
  }

  /// One thing in a frame is filled, as the person in Apple's `person.circle` is; strokes have no filled form.
  @Test(arguments: [
    ("heart", true), ("star", true), ("bell", true), ("house", true), ("bolt", true),
    ("bookmark", true), ("magnifyingglass", false), ("chevron.up.chevron.down", false),
  ])
  func whatStandsInAFrameIsFilled(_ name: String, isFilled: Bool) {
    func hasInkInTheMiddle(_ name: String) -> Bool {
      let symbol = symbol(name)
      let outline = symbol.source.outline(of: symbol.parts[0].glyph)
      let box = outline.boundingRect
      return outline.contains(CGPoint(x: box.midX, y: box.midY))
    }
    #expect(hasInkInTheMiddle(name + ".circle") == isFilled)
    #expect(hasInkInTheMiddle(name + ".square.fill") == !isFilled)
  }

  /// Measured in Apple's `NavBarMainPage`: 17 × 9 points in text of 17.
  @Test func threeLinesStandClose() {
    let box = symbol("line.3.horizontal", size: 17).box
    // In whole pixels of a third of a point.
    #expect(abs(box.width - 17) < 0.35 && box.height > 8.33 && box.height < 9, "\(box)")
  }

  @Test(
    arguments: [
      "hand.raised", "hand.point.up.left", "hand.point.right", "hand.tap", "hands.clap",
      "hand.thumbsup", "heart", "trash", "person", "bell",
    ])
  func filledOnesAreFilled(_ name: String) {
    #expect(ink(symbol(name + ".fill")) > 1.3 * ink(symbol(name)), "\(name)")
  }

  /// Contours of a letter that lie over each other, as those of 4, are no ink where it is taken out.
  @Test(arguments: ["circle", "square"])
  func lettersAndNumbersAreTakenOutWhole(_ frame: String) {
    let (whole, line) = (ink(symbol(frame + ".fill")), ink(symbol(frame)))
    for name in (0...50).map({ "\($0)" }) + "abcdefghijklmnopqrstuvwxyz".map({ "\($0)" }) {
      let out = whole - ink(symbol("\(name).\(frame).fill"))
      let drawn = ink(symbol("\(name).\(frame)")) - line
      #expect(abs(out - drawn) < 0.25 * drawn + 2, "\(name): \(out), \(drawn)")
    }
  }

  @Test func aSlashLeavesAGapAndCrossesTheWhole() {
    let heart = symbol("heart.fill", size: 100)
    let slashed = symbol("heart.fill.slash", size: 100)
    let outline = slashed.source.outline(of: slashed.parts[0].glyph)
    let middle = CGPoint(x: outline.boundingRect.midX, y: outline.boundingRect.midY)
    func hasInk(_ distance: CGFloat) -> Bool {
      outline.contains(CGPoint(x: middle.x + distance, y: middle.y))
    }
    #expect(hasInk(0) && hasInk(20) && hasInk(-20))
    #expect(!hasInk(9) && !hasInk(-9))
    #expect(slashed.box.height > heart.box.height)
  }

  @Test func variantsAreTakenWhereASymbolHasThem() {
    #expect(glyphs(symbol("star", .fill)) == glyphs(symbol("star.fill")))
    #expect(glyphs(symbol("star", [.circle, .fill])) == glyphs(symbol("star.circle.fill")))
    #expect(glyphs(symbol("star.fill", .circle)) == glyphs(symbol("star.circle.fill")))
    #expect(glyphs(symbol("bell", [.slash, .fill])) == glyphs(symbol("bell.slash.fill")))
    #expect(glyphs(symbol("star.fill", .fill)) == glyphs(symbol("star.fill")))
    #expect(glyphs(symbol("plus", .fill)) == glyphs(symbol("plus")))
    #expect(glyphs(symbol("plus", .square)) == glyphs(symbol("plus.square")))
    #expect(glyphs(symbol("nonsense", .fill)) == glyphs(symbol("nonsense")))
  }

  @Test func forwardFollowsTheDirectionOfText() {
    for word in ["chevron", "arrow", "arrow.up"] {
      let right = glyphs(symbol(word + ".right"))
      let left = glyphs(symbol(word + ".left"))
      #expect(right != left)
      #expect(glyphs(symbol(word + ".forward")) == right)
      #expect(glyphs(symbol(word + ".backward")) == left)
      #expect(glyphs(symbol(word + ".forward", isRightToLeft: true)) == left)
      #expect(glyphs(symbol(word + ".right", isRightToLeft: true)) == right)
    }
    #expect(glyphs(symbol("forward.fill")) != glyphs(symbol("backward.fill")))
  }

  @Test func layersAreTheFrameAndWhatIsInIt() {
    let one = symbol("star.circle.fill")
    let two = symbol("star.circle.fill", showsLayers: true)
    #expect(one.parts.map(\.level) == [0])
    #expect(two.parts.map(\.level) == [1, 0])
    #expect(two.box == one.box)
    #expect(two.parts[0].glyph == symbol("circle.fill").parts[0].glyph)
    #expect(symbol("star", showsLayers: true).parts.count == 1)
  }

  // MARK: Numbers

  @Test(arguments: ["circle", "square", "plus", "xmark", "a.circle.fill", "minus", "rectangle"])
  func theMiddleIsThatOfTheCapitals(_ name: String) {
    let symbol = symbol(name)
    let capHeight = system.metrics(of: FontDescriptor(size: 17)).capHeight
    #expect(abs(-symbol.box.midY - capHeight / 2) < 0.05)
    #expect(abs(symbol.rise(capHeight: capHeight)) < 0.05)
    #expect(abs(symbol.rise(capHeight: 20) - (20 - capHeight) / 2) < 0.05)
  }

  @Test func sizesGrowWithTheFontAndTheScale() {
    let name = "square"
    let one = symbol(name).box
    #expect(abs(symbol(name, size: 34).box.width - 2 * one.width) < 0.001)
    let small = symbol(name, scale: .small).box.width / one.width
    let large = symbol(name, scale: .large).box.width / one.width
    #expect(abs(small - 0.79) < 0.02 && abs(large - 1.28) < 0.03)
  }

  /// The width of the upper line of the square, in points.
  private func stroke(_ weight: CGFloat, _ scale: SymbolRequest.Scale = .medium) -> CGFloat {
    let symbol = symbol("square", size: 100, weight: weight, scale: scale)
    let outline = symbol.source.outline(of: symbol.parts[0].glyph)
    var depth: CGFloat = 0
    while depth < 40 {
      depth += 0.2
      let point = CGPoint(x: outline.boundingRect.midX, y: outline.boundingRect.minY + depth)
      if !outline.contains(point) { return depth }
    }
    return depth
  }

  @Test func strokesGrowWithTheWeightAndLessThanTheSizeWithTheScale() {
    let strokes = stride(from: 100, through: 900, by: 100).map { stroke($0) }
    #expect(zip(strokes, strokes.dropFirst()).allSatisfy { $0 < $1 })
    // That of Apple's circles.
    #expect(abs(strokes[3] - 8.3) < 0.4)
    #expect(strokes[8] > 1.8 * strokes[3] && strokes[0] < 0.6 * strokes[3])
    #expect(stroke(400, .small) < strokes[3] && stroke(400, .small) > 0.8 * strokes[3])
    #expect(stroke(400, .large) > strokes[3] && stroke(400, .large) < 1.2 * strokes[3])
  }

  @Test(arguments: ["trash", "gear", "person", "paperplane", "xmark"])
  func inkGrowsWithTheWeight(_ name: String) {
    let inks = stride(from: 100, through: 900, by: 100).map { ink(symbol(name, weight: $0)) }
    #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: ["star", "xmark.circle.fill", "bell.slash", "12.square", "cloud.bolt.rain"])
  func masksHaveTheInkOfOutlines(_ name: String) throws {
    let symbol = symbol(name, size: 40)
    let glyph = symbol.parts[0].glyph
    let outline = symbol.source.outline(of: glyph)
    let mask = try #require(symbol.source.coverage(of: glyph, scale: 2, phase: .zero))
    var wrong = 0
    for row in stride(from: 0, to: mask.heightInPixels, by: 5) {
      for column in stride(from: 0, to: mask.widthInPixels, by: 4) {
        let covered = mask.coverage[row * mask.widthInPixels + column]
        let point = CGPoint(
          x: (CGFloat(mask.left + column) + 0.5) / 2, y: (CGFloat(mask.top + row) + 0.5) / 2)
        if covered > 200 && !outline.contains(point) { wrong += 1 }
        if covered < 55 && outline.contains(point) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func aSymbolIsATextOfOneCharacter() {
    let symbol = symbol("star.fill")
    let text = symbol.shaped(capHeight: 12)
    let unit = symbol.size / CGFloat(symbol.face.unitsPerEm)
    #expect(text.length == 1 && text.glyphs.count == 1)
    #expect(text.glyphs[0].glyph == symbol.parts[0].glyph)
    #expect(abs(CGFloat(text.glyphs[0].advance) * unit - symbol.slot.width) < 0.01)
    #expect(abs(CGFloat(text.glyphs[0].xOffset) * unit + symbol.slot.minX) < 0.01)
    #expect(abs(CGFloat(text.glyphs[0].yOffset) * unit - symbol.rise(capHeight: 12)) < 0.01)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e6, 1e-9] as [CGFloat])
  func sizesThatAreNoSizesAreSafe(_ size: CGFloat) {
    for name in ["star", "no such name", "a.circle.fill"] {
      let symbol = symbol(name, size: size, weight: size)
      #expect(symbol.box.width.isFinite && symbol.box.height.isFinite && symbol.box.width >= 0)
      let glyph = symbol.parts[0].glyph
      _ = symbol.source.coverage(of: glyph, scale: 2, phase: .zero)
      #expect(symbol.source.outline(of: glyph).isFinite)
      #expect(symbol.shaped(capHeight: size).length == 1)
    }
  }

  @Test func theSameSymbolIsTheSameGlyphOfTheSameSource() {
    let (a, b) = (symbol("trash", weight: 430), symbol("trash"))
    #expect(a.parts == b.parts)
    #expect(a.source.identifier == b.source.identifier)
    #expect(a.source === b.source)
    #expect(a.source.identifier != symbol("trash", weight: 500).source.identifier)
    #expect(a.source.identifier != symbol("trash", scale: .large).source.identifier)
    #expect(a.source.identifier != symbol("trash", size: 18).source.identifier)
    #expect(symbol("square.dashed.fill.x").source.outline(of: 999_999).isFinite)
  }
}
