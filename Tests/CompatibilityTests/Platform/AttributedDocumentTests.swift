import Foundation
import SwiftUI
import Testing

/// Pages of the web as strings with attributes.
@Suite struct AttributedDocumentTests {
  private func page(_ text: String) throws -> NSAttributedString {
    try unsafe NSAttributedString(
      data: Data(text.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private func attributes(
    _ string: NSAttributedString, _ word: String
  ) -> [NSAttributedString.Key: Any] {
    let range = (string.string as NSString).range(of: word)
    return range.length == 0
      ? [:] : unsafe string.attributes(at: range.location, effectiveRange: nil)
  }

  @Test func wordsAndParagraphsAreRead() throws {
    #expect(
      try page("<p>One   <b>two</b>\n three</p><p>Four</p>").string == "One two three\nFour\n")
    #expect(try page("A &amp; B &lt;3&#8364;&#x41;&nope;<br/>C").string == "A & B <3€A&nope;\nC")
    #expect(try page("<style>p {}</style><!-- no --><p>Yes").string == "Yes")
    #expect(
      try page("<ul><li>a<li>b</ul><ol start=3><li>c</li></ol>").string
        == "\t•\ta\n\t•\tb\n\t3.\tc\n")
    #expect(try page("1 < 2 <unknown>x</unknown> <").string == "1 < 2 x <")
    #expect(try page("<pre>a\n  b</pre>").string == "a\n  b\n")
  }

  @Test func looksAreAttributes() throws {
    let string = try page(
      "<h1>Head</h1><b>bold</b> <i>it</i> <u>under</u> <s>gone</s> "
        + "<a href=\"https://example.org/?a=1&amp;b=2\">link</a> "
        + "<span style='color: #ff0000; font-size: 20px'>red</span> plain")
    func font(_ word: String) -> UIFont? { attributes(string, word)[.font] as? UIFont }
    #expect(font("Head") == .boldSystemFont(ofSize: 24))
    #expect(font("bold") == .boldSystemFont(ofSize: 12))
    #expect(font("it") == .italicSystemFont(ofSize: 12))
    #expect(font("red")?.pointSize == 20)
    #expect(font("plain") == .systemFont(ofSize: 12))
    #expect(attributes(string, "under")[.underlineStyle] as? Int == 1)
    #expect(attributes(string, "gone")[.strikethroughStyle] as? Int == 1)
    #expect((attributes(string, "link")[.link] as? URL)?.query == "a=1&b=2")
    #expect(attributes(string, "plain")[.link] == nil)
    #expect(attributes(string, "red")[.foregroundColor] != nil)
  }

  @Test func otherDocumentsAreLetters() throws {
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.plain,
      .defaultAttributes: [NSAttributedString.Key.kern: 2],
    ]
    let plain = try unsafe NSAttributedString(
      data: Data("<b>".utf8), options: options, documentAttributes: nil)
    #expect(plain.string == "<b>" && attributes(plain, "b")[.kern] as? Int == 2)
    #expect(throws: CocoaError.self) {
      try unsafe NSAttributedString(data: Data([0xFF, 0xFE, 0x80]), documentAttributes: nil)
    }
    #expect(throws: (any Error).self) {
      try unsafe NSAttributedString(
        url: URL(fileURLWithPath: "/no such file"), options: [.baseURL: 1],
        documentAttributes: nil)
    }
    let kind: [NSAttributedString.DocumentAttributeKey: Any] = [
      .documentType: NSAttributedString.DocumentType.rtf, .characterEncoding: 4,
    ]
    #expect(
      try plain.data(from: NSRange(location: 0, length: 2), documentAttributes: kind)
        == Data("<b".utf8))
    #expect(throws: CocoaError.self) { try plain.data(from: NSRange(location: 2, length: 5)) }
    #expect(NSAttributedString.DocumentType.rtfd.rawValue == "NSRTFD")
  }

  @Test func stringsOfFoundationBecomeThoseOfSwift() throws {
    let string = AttributedString(
      try page("<b>bold</b> <a href='https://example.org'>link</a> <s>gone</s>"))
    #expect(String(string.characters) == "bold link gone")
    let runs = Array(string.runs)
    #expect(runs.first?.font == Font(UIFont.boldSystemFont(ofSize: 12)))
    #expect(runs.contains { $0.link?.host == "example.org" && $0.underlineStyle == .single })
    #expect(runs.last?.strikethroughStyle == .single)
    let again = try AttributedString(
      NSAttributedString(string: "a", attributes: [.kern: 2, .backgroundColor: UIColor.red]),
      including: \.swiftUI)
    #expect(again.runs.first?.kern == 2 && again.runs.first?.backgroundColor != nil)
  }

  /// Elements far inside others, and tags that do not end.
  @Test func badPagesEnd() throws {
    let deep = String(repeating: "<div><b>", count: 20_000) + "x"
    #expect(try page(deep).string.hasSuffix("x"))
    #expect(try page("<a href=\"unfinished>x").string == "x")
    #expect(try page("</b></p><li>x<ol start=9223372036854775807><li>y").string.contains("y"))
    #expect(try page("&#55296;&#x110000;&").string == "&#55296;&#x110000;&")
  }
}
