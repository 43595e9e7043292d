import Foundation
import StillGeometry
import StillText
import StillTextTestSupport
import Testing

@testable import StillTextEngine

@Suite struct FontRegistrationTests {
  private func width(
    _ text: String, _ font: FontDescriptor, _ system: EmbeddedTextSystem
  ) -> CGFloat {
    system.paragraph(text, font).layout(width: nil, height: nil).lines[0].width
  }

  @Test func aRegisteredFamilyIsFoundByItsNames() throws {
    let system = EmbeddedTextSystem()
    system.allowsSystemFonts = false
    let names = try system.register(TypefaceFile.bytes("noto-world/NotoSansThai-Bold.ttf"))
    #expect(names == ["Noto Sans Thai"])
    for name in ["Noto Sans Thai", "noto sans thai", "NotoSansThai-Bold", "Noto Sans Thai Bold"] {
      let text = system.paragraph("\u{0E01}", FontDescriptor(family: .named(name), size: 20))
      #expect(text.warnings.isEmpty, "\(name)")
      // Its own metrics: 1061 and 450 of 1000.
      let height = text.size(width: nil, height: nil).height
      #expect(abs(height - 31) < 1e-9, "20 times 1.511, to the next pixel")
    }
    let unknown = system.paragraph("a", FontDescriptor(family: .named("Nowhere Sans"), size: 20))
    #expect(
      unknown.warnings == [
        "There is no font family named Nowhere Sans: the system family is used. "
          + "Register its file with FontRegistry."
      ])
  }

  /// Code stays in columns where the family that it names is not there.
  @Test(
    arguments: [
      ("Menlo", FontDesign.monospaced), ("SF Mono", .monospaced), ("Courier New", .monospaced),
      ("Georgia", .serif), ("times new roman", .serif), ("SF Pro Rounded", .rounded),
    ])
  func aFamilyThatIsMissingHasTheDesignOfItsLetters(_ name: String, _ design: FontDesign) {
    let system = EmbeddedTextSystem()
    system.allowsSystemFonts = false
    func font(_ family: FontFamily, _ weight: CGFloat = 400) -> FontDescriptor {
      FontDescriptor(family: family, size: 20, weight: weight)
    }
    for text in ["iiii", "MMMM", "Hamburg"] {
      #expect(
        width(text, font(.named(name)), system) == width(text, font(.system(design)), system))
      #expect(
        width(text, font(.named(name + "-Bold")), system)
          == width(text, font(.system(design), 700), system))
    }
    let paragraph = system.paragraph("a", font(.named(name)))
    #expect(paragraph.warnings.count == 1)
    #expect(paragraph.warnings[0].contains("named \(name): the system family is used in its"))
  }

  /// As in `test5-basic-medium-tinted-other` of spark-ios (`SparkTagSnapshotTests`, iOS 17.5), whose family has no italics.
  @Test func italicsOfABoldFaceStayBold() throws {
    let system = EmbeddedTextSystem()
    system.allowsSystemFonts = false
    for weight in ["Regular", "Bold"] {
      _ = try system.register(TypefaceFile.bytes("noto-world/NotoSansThai-\(weight).ttf"))
    }
    func drawn(_ name: String, _ weight: CGFloat = 400, isItalic: Bool = false) throws -> UInt64 {
      let font = FontDescriptor(family: .named(name), size: 20, weight: weight, isItalic: isItalic)
      let paragraph = system.paragraph("\u{0E01}", font)
      return try #require(paragraph.layout(width: nil, height: nil).runs.first).glyphs.source
        .identifier
    }
    let (regular, bold) = (try drawn("NotoSansThai-Regular"), try drawn("NotoSansThai-Bold"))
    #expect(regular != bold)
    #expect(try drawn("NotoSansThai-Bold", isItalic: true) == bold)
    #expect(try drawn("NotoSansThai-Regular", isItalic: true) == regular)
    #expect(try drawn("NotoSansThai-Regular", 700, isItalic: true) == bold)
  }

  @Test func theSameFileAgainIsShared() throws {
    let system = EmbeddedTextSystem()
    let thai = try TypefaceFile.bytes("noto-world/NotoSansThai-Bold.ttf")
    let before = system.faceCount
    for _ in 0..<50 { #expect(try system.register(thai) == ["Noto Sans Thai"]) }
    #expect(system.faceCount == before + 1)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      do {
        _ = try system.register(TypefaceFile.bytes("archivo/Archivo.ttf"))
      } catch {
        Issue.record(error)
      }
    }
    #expect(system.faceCount == before + 2)
    // One byte more is another file.
    _ = try system.register(Array(thai) + [0])
    #expect(system.faceCount == before + 3)
  }

  @Test func aVariableFontFollowsWeightAndWidth() throws {
    let system = EmbeddedTextSystem()
    _ = try system.register(TypefaceFile.bytes("archivo/Archivo.ttf"))
    func width(_ weight: CGFloat, _ width: CGFloat) -> CGFloat {
      self.width(
        "Hamburg",
        FontDescriptor(family: .named("Archivo"), size: 100, weight: weight, width: width),
        system)
    }
    let widths = stride(from: 62.0, through: 125, by: 9).map { width(400, $0) }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
    let weights = stride(from: 100.0, through: 900, by: 100).map { width($0, 100) }
    #expect(weights == weights.sorted())
    #expect(Set(weights).count == weights.count)
  }

  /// A film in which a weight moves asks for a face at every step.
  @Test func onlySomePlacesOfAVariableFontAreKept() throws {
    let catalog = FontCatalog(mostVariations: 3)
    func face(_ weight: CGFloat) throws -> EngineFace {
      let font = FontDescriptor(size: 20, weight: weight, width: 90)
      return try #require(catalog.face(family: "archivo", traits: FontTraits(font)))
    }
    let first = try face(100)
    #expect(try face(100) === first)
    let identifiers = try Set(
      stride(from: 100.0, through: 500, by: 100).map { try face($0).identifier })
    #expect(identifiers.count == 5)
    let again = try face(100)
    #expect(again !== first && again.identifier != first.identifier)
    let text = Array("Hamburg".utf16)
    func shape(_ face: EngineFace) -> [ShapedGlyph] {
      face.shape(text, script: .latin, features: [], isRightToLeft: false).glyphs
    }
    #expect(shape(again) == shape(first))
    #expect(try shape(again) != shape(face(500)))
  }

  @Test(arguments: [
    (FontDesign.default, 9), (.serif, 8), (.rounded, 8), (.monospaced, 8),
  ])
  func everyDesignHasWeightsAndItalics(_ design: FontDesign, _ weights: Int) {
    func ink(_ weight: CGFloat, _ isItalic: Bool) -> Int {
      var canvas = Canvas(width: 200, height: 60)
      let font = FontDescriptor(
        family: .system(design), size: 40, weight: weight, isItalic: isItalic)
      canvas.draw(
        system.paragraph("Ham", font).layout(width: nil, height: nil), scale: 1,
        offset: CGPoint(x: 4, y: 4))
      return canvas.ink.reduce(0, +)
    }
    for isItalic in [false, true] {
      let inks = stride(from: 100.0, through: 900, by: 100).map { ink($0, isItalic) }
      #expect(inks == inks.sorted())
      #expect(Set(inks).count >= weights)
    }
    #expect(ink(400, false) != ink(400, true))
  }

  /// A line of any design is as high as one of the system's (rule L9.6).
  @Test(arguments: FontDesign.allCases)
  func designsShareTheSystemsLineHeight(_ design: FontDesign) {
    let metrics = system.metrics(of: FontDescriptor(family: .system(design), size: 17))
    #expect(metrics.lineHeight == 20.287109375)
  }

  @Test func monospacedLettersShareOneAdvance() {
    let font = FontDescriptor(family: .system(.monospaced), size: 20)
    let widths = ["i", "W", "0", ".", "é", "-", ">"].map { width($0, font, system) }
    #expect(Set(widths) == [12.36])
    // Without the ligature that would turn two characters into an arrow.
    let arrow = system.paragraph("->", font).layout(width: nil, height: nil).runs[0].glyphs.glyphs
    let parts = ["-", ">"].flatMap {
      system.paragraph($0, font).layout(width: nil, height: nil).runs[0].glyphs.glyphs
    }
    #expect(arrow == parts)
  }

  @Test func widthsAreOfferedByTheSystemFont() {
    func width(_ percent: CGFloat) -> CGFloat {
      self.width("Condensed", FontDescriptor(size: 20, width: percent), system)
    }
    #expect(width(62) < width(75))
    #expect(width(75) < width(100))
    #expect(width(100) < width(125))
  }

  @Test func smallCapitalsAreTheFontsOwnOrSmallerCapitals() {
    func layout(_ design: FontDesign, _ text: String, _ smallCaps: Bool) -> ParagraphLayout {
      system.paragraph(
        text, FontDescriptor(family: .system(design), size: 20, usesSmallCaps: smallCaps)
      ).layout(width: nil, height: nil)
    }
    // Literata has them: one run, other glyphs.
    #expect(layout(.serif, "Ab", true).runs.count == 1)
    #expect(glyphs(layout(.serif, "Ab", true)) != glyphs(layout(.serif, "Ab", false)))
    // Inter has none: a smaller, heavier "B" behind "A".
    let made = layout(.default, "Ab", true)
    #expect(made.runs.count == 2)
    let capital = system.paragraph("B", FontDescriptor(size: 16, weight: 460))
      .layout(width: nil, height: nil)
    #expect(glyphs(made).last == glyphs(capital).last)
    #expect(made.lines[0].ascent == layout(.default, "A", false).lines[0].ascent)
  }

  @Test func featuresAreSwitchedByTheirTags() throws {
    let plain = FontDescriptor(size: 20)
    var slashed = plain
    slashed.features = [try #require(FeatureSetting("zero", value: 1))]
    func glyph(_ font: FontDescriptor) -> [GlyphID] {
      glyphs(system.paragraph("0", font).layout(width: nil, height: nil))
    }
    #expect(glyph(plain) != glyph(slashed))
    #expect(FeatureSetting("no", value: 1) == nil)
    #expect(FeatureSetting("nöö", value: 1) == nil)
  }

  @Test func filesThatAreNoFontsAreRefused() throws {
    let system = EmbeddedTextSystem()
    let inter = try TypefaceFile.bytes("inter/Inter-Regular.otf")
    for bytes in [Data(), Data("no font".utf8), inter.prefix(100), inter.dropFirst(1)] {
      #expect(throws: FontError.self) { try system.register(bytes) }
    }
    #expect(throws: FontError.noCharacters) {
      // The table's tag is spoilt: a font without a map of characters.
      var spoilt = Array(inter)
      let tag = try #require(Array("cmap".utf8).firstRange(in: spoilt))
      spoilt.replaceSubrange(tag, with: Array("xmap".utf8))
      _ = try system.register(spoilt)
    }
  }
}

extension [UInt8] {
  /// Where these bytes first stand in others.
  fileprivate func firstRange(in bytes: [UInt8]) -> Range<Int>? {
    bytes.firstRange(of: self)
  }
}
