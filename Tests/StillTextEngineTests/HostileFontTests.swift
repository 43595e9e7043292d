import Foundation
import StillTestSupport
import StillText
import StillTextTestSupport
import Testing

@testable import StillTextEngine

/// Font files that are broken, by chance or on purpose, are refused with a `FontError` or used as far as they go.
struct HostileFontTests {
  /// The regular face, as it is embedded.
  private static func inter() throws -> [UInt8] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("assets/fonts/inter/Inter-Regular.otf")
    return [UInt8](try Data(contentsOf: file))
  }

  /// What became of a file.
  private enum Outcome: Hashable {
    case refused
    case used
  }

  /// Opens a font and does with it what text does.
  private func use(_ bytes: [UInt8], identifier: UInt32 = 1) -> Outcome {
    let face: EngineFace
    do throws(FontError) {
      face = try EngineFace(FontProgram(bytes: FontBytes(copying: bytes)), identifier: identifier)
    } catch {
      #expect(!error.description.isEmpty)
      return .refused
    }
    let text = Array("Hamburg fi AV e\u{301} 10:30 →".utf16)
    let source = face.source(size: 17)
    for isRightToLeft in [false, true] {
      let shaped = face.shape(
        text, script: .latin, features: [.monospacedDigits], isRightToLeft: isRightToLeft)
      #expect(shaped.prefix.count == text.count + 1)
      for glyph in shaped.glyphs {
        _ = source.outline(of: glyph.glyph)
        _ = source.coverage(of: glyph.glyph, scale: 2, phase: .zero)
      }
    }
    learn(face)
    _ = face.covers("A")
    #expect(face.metrics(size: 10).ascent.isFinite)
    return .used
  }

  /// Lets the face read its own rules, and compares what it knows then with what HarfBuzz says.
  private func learn(_ face: EngineFace) {
    let letters = Array("Hamburgefonstiv AVATAR fi (x) 2x3 -> ".utf16)
    let long = (0...LearnedPairs.patience / letters.count).flatMap { _ in letters }
    for text in [long, letters, letters, Array(letters.prefix(14))] {
      let known = face.knownShape(of: text, features: [])
      let shaped = face.shape(text, script: .latin, features: [], isRightToLeft: false)
      guard let known else { continue }
      #expect(known.glyphs == shaped.glyphs && known.boundaries == shaped.boundaries)
    }
    for word in [letters.prefix(14), letters.prefix(5), letters[16..<21]].map(Array.init) {
      for _ in 0..<2 {
        let shaped = face.shape(word, script: .latin, features: [], isRightToLeft: false)
        guard let known = face.knownShape(of: word, features: []) else { continue }
        #expect(known.glyphs == shaped.glyphs && known.boundaries == shaped.boundaries)
      }
    }
  }

  /// The places of the layout tables in a font file.
  private static func layoutTables(of font: [UInt8]) -> [Range<Int>] {
    func number(_ offset: Int) -> Int { font[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let count = number(4) >> 16
    return (0..<count).map { 12 + 16 * $0 }
      .filter { ["GSUB", "GPOS"].contains(String(decoding: font[$0..<$0 + 4], as: UTF8.self)) }
      .map { number($0 + 8)..<number($0 + 8) + number($0 + 12) }
  }

  @Test(arguments: [1, 10, 300])
  func fontsWithBrokenRulesDoNoHarm(_ flips: Int) throws {
    let font = try Self.inter()
    let tables = Self.layoutTables(of: font)
    #expect(tables.count == 2)
    var dice = Dice(seed: UInt64(flips))
    for round in 0..<25 {
      var broken = font
      for _ in 0..<flips {
        let table = tables[round % 2]
        // Most of what matters stands in front.
        let reach = Int.random(in: 1...4, using: &dice) == 1 ? table.count : 3000
        broken[table.lowerBound + Int.random(in: 0..<reach, using: &dice)] = .random(
          in: 0...255, using: &dice)
      }
      _ = use(broken)
    }
  }

  @Test func theFontItselfIsUsed() throws {
    #expect(use(try Self.inter()) == .used)
  }

  @Test func theCorpusDoesNoHarm() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("StillTextTests/Corpus/fonts")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count >= 3)
    for file in files { _ = use([UInt8](try Data(contentsOf: file))) }
  }

  @Test func noFontIsRefused() {
    #expect(use([]) == .refused)
    #expect(use(Array("This is no font at all.".utf8)) == .refused)
    #expect(use([UInt8](repeating: 0, count: 4096)) == .refused)
    #expect(use(Array("OTTO".utf8)) == .refused)
  }

  @Test func truncatedFontsDoNoHarm() throws {
    let whole = try Self.inter()
    var generator = SplitMix(state: 11)
    var outcomes: [Outcome: Int] = [:]
    for cut in 0..<60 {
      let length = cut < 20 ? cut * 16 : Int(generator.next() % UInt64(whole.count))
      outcomes[use(Array(whole.prefix(length))), default: 0] += 1
    }
    #expect(outcomes[.refused, default: 0] >= 20)
  }

  /// In the whole file, and in the directory of tables at its start, where every byte matters.
  @Test(arguments: [(1, false), (40, false), (4000, false), (1, true), (8, true)])
  func fontsWithFlippedBytesDoNoHarm(_ flips: Int, _ isInDirectory: Bool) throws {
    let whole = try Self.inter()
    var generator = SplitMix(state: UInt64(flips))
    for _ in 0..<24 {
      var bytes = whole
      let range = UInt64(isInDirectory ? 12 + 16 * Int(bytes[5]) : bytes.count)
      for _ in 0..<flips {
        bytes[Int(generator.next() % range)] ^= UInt8(truncatingIfNeeded: generator.next() | 1)
      }
      _ = use(bytes)
    }
  }

  @Test func randomBytesBehindAFontsHeadDoNoHarm() throws {
    let whole = try Self.inter()
    var generator = SplitMix(state: 5)
    for _ in 0..<16 {
      let kept = 12 + 16 * Int(whole[5])
      let bytes = whole[..<kept] + (kept..<60_000).map { _ in UInt8(generator.next() & 255) }
      _ = use(Array(bytes))
    }
  }

  @Test func aFontWithoutACharacterMapCoversNothing() throws {
    var bytes = try Self.inter()
    for entry in stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16)
    where bytes[entry..<entry + 4].elementsEqual("cmap".utf8) {
      bytes[entry] = UInt8(ascii: "x")
    }
    let face = try EngineFace(FontProgram(bytes: FontBytes(copying: bytes)), identifier: 1)
    #expect(!face.coversASCII && !face.covers("A"))
    let shaped = face.shape(Array("AB".utf16), script: .latin, features: [], isRightToLeft: false)
    #expect(shaped.glyphs.map(\.glyph) == [0, 0])
  }
}
