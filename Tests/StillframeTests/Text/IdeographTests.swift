import Foundation
import Stillframe
import Testing

/// Ideographs have the forms of the locale's country where nothing in the text tells.
@MainActor
struct IdeographTests {
  /// Characters that differ in shape between Japan, China and Taiwan.
  private func picture(_ text: String, _ locale: String) throws -> Bitmap {
    let text = Text(text).font(.system(size: 40)).environment(\.locale, Locale(identifier: locale))
    return try ImageRenderer(content: text).bitmap()
  }

  @Test(arguments: [
    ["ja", "ja_JP"], ["en_US", "zh_CN", "zh", "zh-Hans_TW", "de"], ["zh_TW", "zh-Hant", "zh_HK"],
  ])
  func localesOfOneWritingLookAlike(_ locales: [String]) throws {
    let pictures = try locales.map { try picture("\u{76F4}\u{9AA8}", $0) }
    for other in pictures { #expect(other == pictures[0]) }
  }

  @Test func localesOfDifferentWritingsDiffer() throws {
    let pictures = try ["ja", "zh_CN", "zh_TW"].map { try picture("\u{76F4}\u{9AA8}", $0) }
    #expect(pictures[0] != pictures[1])
    #expect(pictures[1] != pictures[2])
    #expect(pictures[0] != pictures[2])
  }

  @Test func theTextItselfHasTheLastWord() throws {
    let japanese = "\u{76F4}\u{306E}"
    #expect(try picture(japanese, "ja") == picture(japanese, "zh_CN"))
  }
}
