import Foundation
import StillTestSupport
import StillTextTestSupport
import Testing

@testable import StillText
@testable import StillTextEngine

/// Text put together from what is known of its pairs is what HarfBuzz makes of it.
struct PairTableTests {
  struct Case: CustomTestStringConvertible {
    var family: FontFamily
    var weight: CGFloat = 400
    var width: CGFloat = 100
    var isItalic = false
    var features: FontFeatures = []
    /// Of 600 texts, at least so many are to be known; some features replace every letter.
    var least = 60

    var testDescription: String { "\(family) \(weight) \(isItalic) \(features.flags)" }

    /// In a system of its own: what other tests have taught must not help here.
    var face: any FontFace {
      let descriptor = FontDescriptor(
        family: family, size: 17, weight: weight, width: width, isItalic: isItalic)
      return EmbeddedTextSystem().font(for: descriptor).face
    }
  }

  static let cases: [Case] =
    FontDesign.allCases.flatMap { design in
      [false, true].map { Case(family: .system(design), weight: $0 ? 550 : 400, isItalic: $0) }
    }
    + [
      Case(family: .system(.default), width: 75),
      Case(family: .system(.default), features: [.keepsCharacters]),
      Case(family: .system(.default), features: [.keepsCharacters, .monospacedDigits]),
      Case(family: .system(.default), features: [.noLigatures]),
      Case(family: .system(.default), features: [.lowercaseSmallCaps]),
      Case(
        family: .system(.default),
        features: FontFeatures(settings: [FeatureSetting("ss03", value: 1)].compactMap(\.self))),
      Case(family: .system(.serif), features: [.noLigatures]),
      Case(
        family: .system(.serif), features: [.lowercaseSmallCaps, .uppercaseSmallCaps], least: 1),
      Case(family: .system(.monospaced), features: [.noContextualAlternates]),
    ]

  /// Every pair there is, in texts that stand alone.
  private static func teach(_ face: any FontFace, _ features: FontFeatures) {
    func shape(_ text: [UInt16]) {
      _ = face.shape(text, script: .latin, features: features, isRightToLeft: false)
    }
    shape([UInt16](repeating: 0x61, count: LearnedPairs.patience + 1))
    shape([0x61])
    for first in UInt16(0x20)...0x7E {
      for second in UInt16(0x20)...0x7E { shape([first, second]) }
    }
  }

  @Test(arguments: cases)
  func knownShapesAreThoseOfHarfBuzz(_ entry: Case) {
    let face = entry.face
    Self.teach(face, entry.features)
    var dice = Dice(seed: 5)
    var known = 0
    let words = "The quick brown fox jumps over 13 lazy dogs, A/B (9x9) 10:45 -> fi ffl To. AV"
      .utf16
      .split(separator: 0x20).map(Array.init)
    for round in 0..<600 {
      var text: [UInt16] = []
      if round.isMultiple(of: 2) {
        for _ in 0..<Int.random(in: 1...5, using: &dice) {
          text += words[Int.random(in: 0..<words.count, using: &dice)] + [0x20]
        }
      } else {
        for _ in 0..<Int.random(in: 1...12, using: &dice) {
          text.append(UInt16.random(in: 0x20...0x7E, using: &dice))
        }
      }
      guard let shape = face.knownShape(of: text, features: entry.features) else { continue }
      known += 1
      let whole = face.shape(text, script: .latin, features: entry.features, isRightToLeft: false)
      let isSame =
        shape.glyphs == whole.glyphs && shape.prefix == whole.prefix
        && shape.boundaries == whole.boundaries
      #expect(isSame, "\(String(decoding: text, as: UTF16.self))")
    }
    #expect(known >= entry.least, "only \(known) texts were known")
  }

  @Test
  func aFaceLearnsOnlyAfterSomeText() {
    let face = Case(family: .system(.default)).face
    let text = Array("label".utf16)
    for _ in 0...LearnedPairs.patience / text.count {
      #expect(face.knownShape(of: text, features: []) == nil)
      _ = face.shape(text, script: .latin, features: [], isRightToLeft: false)
    }
    // The first text after that is the first to be learned from.
    _ = face.shape(text, script: .latin, features: [], isRightToLeft: false)
    #expect(face.knownShape(of: text, features: []) != nil)
    #expect(face.knownShape(of: Array("labels".utf16), features: []) == nil, "ls was never seen")
    #expect(face.knownShape(of: text, features: [.monospacedDigits]) == nil)
  }

  @Test(arguments: ["(A)", "2x3", "->", "caf\u{E9}", "a\tb", "", "\u{1F600}", "a\u{301}"])
  func textsThatRulesMayChangeAreLeftToHarfBuzz(_ string: String) {
    let face = Case(family: .system(.default)).face
    Self.teach(face, [])
    #expect(face.knownShape(of: Array(string.utf16), features: []) == nil)
  }

  @Test(arguments: ["office", "fin", "Thy"])
  func ligaturesAreLeftToHarfBuzz(_ string: String) {
    let face = Case(family: .system(.serif)).face
    Self.teach(face, [])
    let text = Array(string.utf16)
    let whole = face.shape(text, script: .latin, features: [], isRightToLeft: false)
    #expect((face.knownShape(of: text, features: []) == nil) == (whole.glyphs.count < text.count))
  }

  /// Some threads teach while others use what is known, and while weights come and go.
  @Test func threadsThatLearnTogetherAgree() async {
    let shared = EmbeddedTextSystem()
    let cache = ShapeCache(capacity: 4096)
    await withTaskGroup(of: [String].self) { group in
      for task in 0..<4 {
        group.addTask {
          var dice = Dice(seed: UInt64(task))
          var wrong: [String] = []
          for round in 0..<600 {
            let weight = CGFloat(300 + 100 * (round % 3))
            let font = FontDescriptor(family: .system(.serif), size: 17, weight: weight)
            let face = shared.font(for: font).face
            let text = (0..<Int.random(in: 1...20, using: &dice)).map { _ in
              UInt16.random(in: 0x61...0x68, using: &dice)
            }
            let found = cache.shape(text, face: face, script: .latin, features: [])
            let whole = face.shape(text, script: .latin, features: [], isRightToLeft: false)
            if found.glyphs != whole.glyphs || found.boundaries != whole.boundaries {
              wrong.append(String(decoding: text, as: UTF16.self))
            }
          }
          return wrong
        }
      }
      for await wrong in group { #expect(wrong.isEmpty) }
    }
    let face = shared.font(for: FontDescriptor(family: .system(.serif), size: 17, weight: 300)).face
    #expect(face.knownShape(of: Array("abba".utf16), features: []) != nil)
  }

  @Test
  func theSameTextIsMeasuredTheSameBeforeAndAfter() {
    let system = EmbeddedTextSystem()
    let run = TextRun(
      String(repeating: "Layouts, painted on any thread. ", count: 60),
      attributes: TextAttributes(font: FontDescriptor(size: 15)))
    var sizes: Set<[CGFloat]> = []
    for _ in 0..<3 {
      let cache = ShapeCache()
      let paragraph = Paragraph([run], style: ParagraphStyle(), engine: system, cache: cache)
      sizes.insert(
        stride(from: 60, to: 300, by: 7.5).flatMap { width in
          let size = paragraph.size(width: width, height: nil)
          return [size.width, size.height]
        })
    }
    #expect(sizes.count == 1)
  }
}
