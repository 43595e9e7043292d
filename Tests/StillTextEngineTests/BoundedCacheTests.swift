import Foundation
import StillTextTestSupport
import Synchronization
import Testing

@testable import StillText
@testable import StillTextEngine

/// The memory of faces and symbols is bounded, and identifiers that come and go never meet those that stay.
@Suite struct BoundedCacheTests {
  @Test func identifiersOfFacesBeginAgainInTheirOwnRange() {
    var identifiers = FaceIdentifiers(passing: (1 << 30) - 2)
    let passing: [UInt32] = [(1 << 30) - 2, (1 << 30) - 1, 1 << 20, (1 << 20) + 1]
    #expect((0..<4).map { _ in identifiers.passing() } == passing)
    #expect(identifiers.lasting() == 1 << 16 && identifiers.lasting() == (1 << 16) + 1)
    // Symbols lie above all of them.
    #expect(SymbolStyle(weight: 400, scale: .medium).faceIdentifier(generation: .max) < 1 << 31)
    #expect(SymbolStyle(weight: 100, scale: .small).faceIdentifier(generation: 0) >= 1 << 30)
  }

  @Test func generationsOfSymbolsHaveFacesOfTheirOwn() {
    let styles = (1...9).flatMap { weight in
      [SymbolRequest.Scale.small, .medium, .large].map {
        SymbolStyle(weight: CGFloat(weight) * 100, scale: $0)
      }
    }
    let identifiers = (0..<50 as Range<UInt32>).flatMap { generation in
      styles.map { $0.faceIdentifier(generation: generation) }
    }
    #expect(Set(identifiers).count == identifiers.count)
  }

  /// More names than a generation holds: symbols that are kept meanwhile stay what they are.
  @Test func symbolsWithoutEndAreDrawnInGenerations() {
    let symbols = EmbeddedSymbols(mostPictures: 64)
    func symbol(_ name: String) -> Symbol {
      symbols.symbol(
        SymbolRequest(name: name, font: FontDescriptor(family: .system(.default), size: 17)))
    }
    let first = symbol("star.fill")
    let outline = first.face.source(size: 17).outline(of: first.parts[0].glyph)
    var identifiers: Set<UInt32> = [first.face.identifier]
    let names = symbols.tabledNames.filter { !$0.contains(".") }
    var count = 0
    for name in names.prefix(100) {
      for sign in names.prefix(100) where count < 2 * 64 + 100 {
        identifiers.insert(symbol("\(name).badge.\(sign)").face.identifier)
        count += 1
      }
    }
    #expect(identifiers.count >= 3, "\(count) names")
    let again = symbol("star.fill")
    #expect(again.face.identifier != first.face.identifier)
    #expect(again.face.source(size: 17).outline(of: again.parts[0].glyph) == outline)
    #expect(first.face.source(size: 17).outline(of: first.parts[0].glyph) == outline)
  }

  @Test func unknownFamiliesWithoutEndAreForgotten() {
    let system = EmbeddedTextSystem()
    let known = system.metrics(of: FontDescriptor(family: .system(.default), size: 12))
    for number in 0..<3_000 {
      let name = number % 100 == 0 ? String(repeating: "x", count: 10_000) : "Family \(number)"
      let font = system.font(for: FontDescriptor(family: .named(name), size: 12).sanitized)
      #expect(font.metrics == known)
      #expect((font.warning ?? "").utf8.count < 400)
    }
  }

  @Test func clustersOfAnyLengthFindTheirFallback() {
    let catalog = FontCatalog()
    let marks = Array(repeating: Unicode.Scalar(0x301)!, count: 5_000)
    for number in 0..<50 {
      let characters = [Unicode.Scalar(0x3B1 + UInt32(number % 20))!] + marks
      let face = catalog.fallback(
        for: characters, traits: FontTraits(FontDescriptor(family: .system(.default), size: 12)),
        presentation: .plain, language: nil)
      #expect(face?.covers(characters[0]) == true)
    }
  }

  @Test func shortTextsCountForMoreThanTheirCharacters() {
    let cache = ShapeCache(capacity: 8 * 90)  // 90 units in each of the parts
    let counter = CountingFace()
    for _ in 0..<2 {
      for text in 0..<8 {
        _ = cache.shape(
          [UInt16(0x61 + text)], face: counter, script: .latin, features: [])
      }
    }
    // Ten texts of one character fit into a part.
    #expect(counter.count.withLock { $0 } == 8)
    for text in 0..<2_000 {
      _ = cache.shape(
        [UInt16(text + 0x100)], face: counter, script: .latin, features: [])
    }
    let before = counter.count.withLock { $0 }
    _ = cache.shape([0x100], face: counter, script: .latin, features: [])
    #expect(counter.count.withLock { $0 } == before + 1, "the first one was forgotten")
  }
}

/// A face that counts the texts that it shapes.
private final class CountingFace: FontFace {
  let count = Mutex(0)
  let identifier: UInt32 = 7
  let unitsPerEm = 1_000
  let coversASCII = true
  let isColored = false

  func hasFeature(_ tag: UInt32) -> Bool { false }
  func covers(_ scalar: Unicode.Scalar) -> Bool { true }

  func shape(
    _ text: [UInt16], script: ScriptTag, features: FontFeatures, isRightToLeft: Bool
  ) -> ShapedText {
    count.withLock { $0 += 1 }
    return .blank(length: text.count, advance: 500)
  }

  func knownShape(of text: [UInt16], features: FontFeatures) -> ShapedText? { nil }

  func source(size: CGFloat) -> any GlyphSource { preconditionFailure("nothing is painted") }
}
