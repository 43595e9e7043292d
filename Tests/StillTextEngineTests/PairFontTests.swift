import Foundation
import StillTestSupport
import Testing

@testable import StillText
@testable import StillTextEngine

/// What pairs say of a text is what HarfBuzz makes of it, whatever font it is: those of the repository, and all
/// that the machine has.
struct PairFontTests {
  /// Every font file; of two by the same name one.
  static let files: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var known: Set<String> = []
    var files: [String] = []
    for folder in [root.path + "/assets/fonts", "/usr/share/fonts", "/usr/local/share/fonts"] {
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for name in names.sorted()
      where ["ttf", "otf", "ttc"].contains((name as NSString).pathExtension) {
        if known.insert((name as NSString).lastPathComponent).inserted {
          files.append(folder + "/" + name)
        }
      }
    }
    return files
  }()

  static let features: [FontFeatures] = [
    [],
    [.monospacedDigits, .noLigatures],
    [.lowercaseSmallCaps],
    FontFeatures(
      settings: [FeatureSetting("frac", value: 1), FeatureSetting("kern", value: 0)].compactMap(
        \.self)),
  ]

  private static let words = "Taxi office AVA 1/2 1st (x) fluffy Th To. f) ij Qu 10:30 -> 3x4 Wa y,"
    .split(separator: " ").map { Array($0.utf16) }

  /// Letters, digits and signs at random, or words.
  private static func text(_ dice: inout Dice, _ round: Int) -> [UInt16] {
    guard round.isMultiple(of: 3) else {
      return (0..<Int.random(in: 2...(round.isMultiple(of: 2) ? 4 : 12), using: &dice)).map { _ in
        UInt16.random(in: 0x20...0x7E, using: &dice)
      }
    }
    return (0..<3).flatMap { _ in words[Int.random(in: 0..<words.count, using: &dice)] + [0x20] }
  }

  @Test(arguments: files)
  func aTextIsTheSumOfItsPairs(_ file: String) throws {
    let bytes = try #require(FontBytes(mapping: file))
    guard let face = try? EngineFace(FontProgram(bytes: bytes), identifier: 1) else { return }
    var dice = Dice(seed: 11)
    var known = 0
    for features in Self.features {
      func shape(_ text: [UInt16]) -> ShapedText {
        face.shape(text, script: .latin, features: features, isRightToLeft: false)
      }
      _ = shape([UInt16](repeating: 0x61, count: LearnedPairs.patience + 1))
      _ = shape([0x61])
      for round in 0..<240 {
        let text = Self.text(&dice, round)
        for index in text.indices { _ = shape(Array(text[index...].prefix(2))) }
        guard let sum = face.knownShape(of: text, features: features) else { continue }
        known += 1
        let whole = shape(text)
        #expect(
          sum.glyphs == whole.glyphs && sum.prefix == whole.prefix
            && sum.boundaries == whole.boundaries,
          "\(String(decoding: text, as: UTF16.self)) \(features)")
      }
    }
    if file.hasSuffix("Inter-Regular.otf") { #expect(known > 100) }
  }
}
