import SwiftUI
import Testing

/// Sizes of strings, as code beside views asks for them.
@Suite struct StringDrawingTests {
  @Test func stringsAreMeasured() {
    let font = UIFont.systemFont(ofSize: 17)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let bounds = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
    let height = "a text of some words".boundingRect(
      with: bounds, options: options, attributes: [.font: font], context: NSStringDrawingContext()
    ).height
    #expect(height > font.lineHeight * 1.5)
    #expect(NSString(string: "A").size(withAttributes: [.font: font]).height == font.lineHeight)
  }
}
