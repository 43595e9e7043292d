import Foundation
import StillText
import StillTextEngine
import StillTextTestSupport
import Testing

/// How wide digits and signs of the system's design stand (rules L9.13 and L9.14).
struct SystemDigitTests {
  private func layout(_ text: String, _ attributes: TextAttributes) -> ParagraphLayout {
    EmbeddedTextSystem.shared.paragraph([TextRun(text, attributes: attributes)], style: .init())
      .layout(width: nil, height: nil)
  }

  private func width(_ text: String, _ font: FontDescriptor) -> CGFloat {
    layout(text, TextAttributes(font: font)).lines[0].width
  }

  private func sum(_ text: String, _ font: FontDescriptor) -> CGFloat {
    text.reduce(0) { $0 + width(String($1), font) }
  }

  private func system(_ size: CGFloat, weight: CGFloat = 400) -> FontDescriptor {
    FontDescriptor(family: .system(.default), size: size, weight: weight)
  }

  /// The advances behind the steps between the left edges of "50%" in Apple's picture, 0.602 and 0.656 of an em of 32 points: less
  /// 0.014 between the edges of 5 and 0, and 0.025 between those of 0 and %.
  @Test(arguments: [("5", 0.616), ("0", 0.631)] as [(String, CGFloat)])
  func largeDigitsStandAsInApplesPicture(_ digit: String, _ expected: CGFloat) {
    #expect(abs(width(digit, system(32, weight: 600)) / 32 - expected) < 0.01)
  }

  /// Rule L9.15: 24 characters of code at 15 points stand 6 points wider than at 0.6 em in Apple's picture.
  @Test(arguments: ["W", "i", "0", " ", "\u{E9}", "\u{2500}"])
  func charactersOfCodeAreOfOneWidth(_ character: String) {
    let font = FontDescriptor(family: .system(.monospaced), size: 15)
    #expect(abs(width(character, font) - 0.618 * 15) < 0.02)
    #expect(abs(width("let x", font) - 5 * 0.618 * 15) < 0.1)
  }

  /// The ink of a number in Apple's picture reaches from 17.5 to 177.5 points; half a point stands on both sides of it.
  @Test func commasStandCloseToDigitsOfBoldTitles() {
    #expect(abs(width("1,000,000,000", system(22, weight: 800)) - 161.5) < 1)
    let font = system(22, weight: 800)
    #expect(abs(width("0.", font) - sum("0.", font) + 1.1) < 0.05)
    #expect(abs(width("0,", system(17)) - sum("0,", system(17))) < 0.01)
  }

  /// How many points wider than Inter's own apostrophe Apple's is in words of Hymns-iOS, at 15 points.
  @Test(arguments: [("that’s", 2.2), ("we’ll", 1.5)] as [(String, CGFloat)])
  func apostrophesHaveRoom(_ word: String, _ more: CGFloat) {
    let font = system(15)
    let drawn = FontDescriptor(family: .named("Inter"), size: 15)
    let tracked = width(word, font) - width(word.replacing("’", with: ""), font)
    let untracked = width(word, drawn) - width(word.replacing("’", with: ""), drawn)
    #expect(abs(tracked - untracked - more) < 0.35)
  }

  /// A counter of Apple's picture: 19.36 pixels from nine to nine at 10 points and 3 pixels a point.
  @Test func smallDigitsAreSanFranciscos() {
    let font = system(10)
    let step = (width("999999999999999", font) - width("9", font)) / 14 * 3
    #expect(abs(step - 19.36) < 0.05)
  }

  /// The distances between the letters' left edges in Apple's picture of a telephone number at 18 points.
  @Test func signsStandAsOnAScreen() {
    let found = width("+7 (123) 456-78-90", system(18)) * 3
    // From the first edge to the last one, and the last digit: at most 2 % off.
    #expect(abs(found - (456 + 33)) < 10)
  }

  @Test(arguments: ["12.12.2012", "(1-7)", "$1.50", "4.711,00", "7/7-1:1", "100%"])
  func digitsAndSignsKeepTheirDistance(_ text: String) {
    for size in [12, 17] as [CGFloat] {
      #expect(abs(width(text, system(size)) - sum(text, system(size))) < 1e-6)
    }
    let drawn = FontDescriptor(family: .named("Inter"), size: 17)
    #expect(width("7.1", drawn) < sum("7.1", drawn) - 0.5)
  }

  @Test func lettersAreKerned() {
    #expect(width("AVAT", system(17)) < sum("AVAT", system(17)) - 1)
    #expect(width("AVAT", system(40)) < sum("AVAT", system(40)) - 2)
  }

  @Test func digitsOfOneWidthStaySo() {
    for size in [12, 19, 25, 40] as [CGFloat] {
      var font = system(size)
      font.usesMonospacedDigits = true
      let widths = Set("0123456789".map { (width(String($0), font) * 1000).rounded() })
      #expect(widths.count == 1)
    }
  }

  /// A text's first layout is HarfBuzz's; after many of them pairs are known.
  @Test func knownPairsStandAsBefore() {
    let font = system(40)
    let texts = (0..<400).map { "\($0 * 7919 % 10_000).\($0 % 10)-\($0 % 7)" }
    let first = texts.map { layout($0, TextAttributes(font: font)).lines[0].width }
    for _ in 0..<4 {
      for (text, width) in zip(texts, first) {
        #expect(layout(text, TextAttributes(font: font)).lines[0].width == width)
      }
    }
  }

  /// As high as in Apple's pictures of notes and bars without words.
  @Test func aTextWithoutCharactersHasNoFont() {
    for size in [8, 17, 60] as [CGFloat] {
      let line = layout("", TextAttributes(font: system(size))).lines[0]
      #expect(abs(line.ascent + line.descent - 13.8) < 1e-9 && line.width == 0)
    }
  }
}
