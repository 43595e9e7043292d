import Foundation
import Stillframe
import Testing

/// Strings and fonts of UIKit measure as `Text` does.
@Suite @MainActor struct StringMeasurementTests {
  private let body = UIFont.systemFont(ofSize: 17)

  @Test func fontsHaveTheMeasuresOfTheSystems() {
    #expect(abs(body.lineHeight - 20.287109375) < 1e-6)
    #expect(abs(body.ascender - body.descender - body.lineHeight) < 1e-9)
    #expect(body.descender < 0 && body.leading == 0)
    #expect(body.capHeight > body.xHeight && body.xHeight > 0)
    #expect(UIFont.systemFont(ofSize: 34).lineHeight == body.lineHeight * 2)
  }

  @Test func aLineIsAsWideAsText() throws {
    let words = "Fjord, quickly"
    let report = try ImageRenderer(content: Text(words).accessibilityIdentifier("text"))
      .layoutReport()
    let text = try #require(report.frame(of: "text")).width
    let attributes: [NSAttributedString.Key: Any] = [.font: body]
    for size in [
      words.size(withAttributes: attributes),
      NSString(string: words).size(withAttributes: attributes),
      NSAttributedString(string: words, attributes: attributes).size(),
    ] {
      #expect(size.width <= text && size.width > text - 1)
      #expect(abs(size.height - body.lineHeight) < 0.01)
    }
    #expect(words.size(withAttributes: nil).width < text)
  }

  @Test func linesWrapWhereTheyMay() {
    let words = "one two three four five six seven"
    let size = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let attributes: [NSAttributedString.Key: Any] = [.font: body]
    let wrapped = words.boundingRect(
      with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes,
      context: nil)
    #expect(wrapped.origin == .zero && wrapped.width <= 100)
    #expect((wrapped.height / body.lineHeight).rounded() == 4)
    let line = words.boundingRect(
      with: size, options: [], attributes: attributes, context: NSStringDrawingContext())
    #expect(line.width > 200 && abs(line.minY - body.descender) < 1e-9)
    let attributed = NSAttributedString(string: words, attributes: attributes)
    #expect(
      attributed.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
        == wrapped)
    let two = words.boundingRect(
      with: CGSize(width: 100, height: 45),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes,
      context: nil)
    #expect((two.height / body.lineHeight).rounded() == 2)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 1e300])
  func badSizesAreAny(_ number: CGFloat) {
    let rect = "words".boundingRect(
      with: CGSize(width: number, height: number), options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: number)], context: nil)
    #expect(rect.width.isFinite && rect.height.isFinite)
    #expect("".size(withAttributes: [.font: body]).width == 0)
  }
}
