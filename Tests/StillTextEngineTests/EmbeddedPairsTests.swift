import Foundation
import StillTextTestSupport
import Testing

@testable import StillText
@testable import StillTextEngine

/// The pairs that are embedded with the faces of the system.
struct EmbeddedPairsTests {
  /// A face, and the cut of the system that it stands in for.
  struct Entry: CustomTestStringConvertible {
    var family: String
    var weight: CGFloat
    var cut: SystemCut
    var testDescription: String { "\(family) \(weight)" }

    var descriptor: FontDescriptor {
      FontDescriptor(family: .system(.default), size: 17, weight: weight)
    }

    /// As the catalog opens it.
    func face() throws -> EngineFace {
      try #require(
        FontCatalog().systemFace(family: family, traits: FontTraits(descriptor), cut: cut))
    }

    /// One that knows no pair.
    func untaught() throws -> EngineFace {
      let known = try face()
      return try EngineFace(
        known.program,
        variation: family == "inter" ? FontVariation() : FontVariation(weight: weight),
        identifier: 1, cut: cut)
    }
  }

  static let entries: [Entry] = ["inter", "inter display"].flatMap { family in
    ([300, 400, 500, 600, 700, 800] as [CGFloat]).map { weight in
      let isText = family == "inter"
      return Entry(
        family: family, weight: weight,
        cut: weight < 550
          ? (isText ? .text : .display) : (isText ? .boldText : .boldDisplay))
    }
  }

  private static let characters = (0..<PrintableSet.size).map(PrintableSet.unit(at:))

  /// Where the face stands among those that are embedded.
  private static func place(of entry: Entry) -> UInt16 {
    entry.family == "inter" ? UInt16(2 * (entry.weight / 100 - 1)) : 26
  }

  private static func shape(_ text: [UInt16], _ face: EngineFace) -> ShapedText {
    face.shape(text, script: .latin, features: EmbeddedPairs.features, isRightToLeft: false)
  }

  /// The pairs of a face, as HarfBuzz sets them.
  private static func table(_ entry: Entry) throws -> [UInt16] {
    let face = try entry.untaught()
    // So that the rules of the font are read.
    _ = shape([UInt16](repeating: 0x61, count: LearnedPairs.patience + 1), face)
    _ = shape([0x61], face)
    var glyphs: [UInt16] = []
    var offsets: [UInt16] = []
    var cells: [UInt16] = []
    for first in characters {
      let alone = shape([first], face)
      glyphs.append(UInt16(alone.glyphs[0].glyph))
      offsets.append(UInt16(bitPattern: Int16(alone.glyphs[0].xOffset)))
      for text in characters.map({ [first, $0] }) + [[first]] {
        let shaped = shape(text, face)
        let isPlain = face.knownShape(of: text, features: EmbeddedPairs.features) != nil
        let isUnsafe = text.count == 2 && shaped.boundaries[1] == .unsafe
        let number = 2 * Int(shaped.glyphs[0].advance) + (isUnsafe ? 1 : 0)
        cells.append(UInt16(bitPattern: isPlain ? try #require(Int16(exactly: number)) : .min))
      }
    }
    return glyphs + offsets + cells
  }

  @Test func theFileIsWhatHarfBuzzSays() throws {
    var numbers = [UInt16(Self.entries.count), UInt16(PrintableSet.size)]
    for entry in Self.entries { numbers += [Self.place(of: entry), UInt16(entry.weight)] }
    for entry in Self.entries { numbers += try Self.table(entry) }
    let expected = Data(numbers.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("assets/fonts/pairs/system.pairs")
    let known = try Data(contentsOf: file)
    if known != expected,
      ["all", "failed"].contains(ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"])
    {
      try expected.write(to: file, options: .atomic)
    }
    let isSame = known == expected
    #expect(
      isSame,
      "run SNAPSHOT_TESTING_RECORD=failed swift test --filter EmbeddedPairsTests, touch Sources/CStillFonts/fonts.S and commit the file"
    )
  }

  /// The first text of a process is put together from pairs, and is what HarfBuzz makes of it.
  @Test(arguments: entries) func theFirstTextIsKnown(_ entry: Entry) throws {
    let (face, untaught) = (try entry.face(), try entry.untaught())
    for word in [
      "Overview", "Sign out", "AVATAR Toy", "Wi-Fi 12", "a/b, c.", "fjord & Co", "Search…",
      "Don’t “go”", "schön für", "– 5 × 3 €",
    ] {
      let text = Array(word.utf16)
      let known = face.knownShape(of: text, features: EmbeddedPairs.features)
      let shaped = Self.shape(text, untaught)
      #expect(known?.glyphs == shaped.glyphs, "\(word)")
      #expect(known?.prefix == shaped.prefix && known?.boundaries == shaped.boundaries, "\(word)")
    }
  }

  /// What contexts, other scripts or other features could change is left to HarfBuzz.
  @Test func theRestIsLeftToHarfBuzz() throws {
    let face = try Self.entries[1].face()
    #expect(face.knownShape(of: Array("naïve".utf16), features: EmbeddedPairs.features) == nil)
    #expect(face.knownShape(of: Array("10:45".utf16), features: EmbeddedPairs.features) == nil)
    #expect(face.knownShape(of: [], features: EmbeddedPairs.features) == nil)
    #expect(face.knownShape(of: Array("abc".utf16), features: [.monospacedDigits]) == nil)
  }

  /// A weight between two, an italic face and a family that text names have no embedded pairs.
  @Test func otherFacesLearnTheirPairs() {
    #expect(
      EmbeddedPairs(face: 26, weight: 450) == nil && EmbeddedPairs(face: 7, weight: 400) == nil)
    let named = FontDescriptor(family: .named("Inter"), size: 17)
    let face = EmbeddedTextSystem().font(for: named).face
    #expect(face.knownShape(of: Array("abc".utf16), features: EmbeddedPairs.features) == nil)
  }
}
