import SwiftUI
import Testing

/// Inline Markdown, by the rules of CommonMark 0.31 and GitHub's extensions; the examples are our own.
@Suite struct MarkdownTests {
  /// The stretches of a text with what Markdown says of each: `{b}` strong, `{i}` emphasis, `{c}` code,
  /// `{s}` struck, and a link's destination in round brackets.
  private func stretches(
    _ markdown: String,
    _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax =
      .inlineOnlyPreservingWhitespace
  ) throws -> String {
    let string = try AttributedString(
      markdown: markdown, options: .init(interpretedSyntax: syntax))
    return string.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let marks: [(InlinePresentationIntent, String)] = [
        (.stronglyEmphasized, "b"), (.emphasized, "i"), (.code, "c"), (.strikethrough, "s"),
      ]
      let flags = marks.filter { intent.contains($0.0) }.map(\.1).joined()
      return String(string[run.range].characters) + (flags.isEmpty ? "" : "{\(flags)}")
        + (run.link.map { "(\($0.absoluteString))" } ?? "")
    }.joined(separator: "|")
  }

  static let emphasis: [(String, String)] = [
    ("*red* fish", "red{i}| fish"),
    ("**red** fish", "red{b}| fish"),
    ("***both***", "both{bi}"),
    ("_red_ __blue__", "red{i}| |blue{b}"),
    ("un*believ*able", "un|believ{i}|able"),
    ("snake_case_name", "snake_case_name"),
    ("__init__.py", "init{b}|.py"),
    ("* no list *", "* no list *"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("*(*nested*)*", "(nested){i}"),
    ("**bold *both* bold**", "bold {b}|both{bi}| bold{b}"),
    ("*it **both** it*", "it {i}|both{bi}| it{i}"),
    ("*in**side**out*", "in{i}|side{bi}|out{i}"),
    ("*one**two*", "one**two{i}"),
    ("**left*", "*|left{i}"),
    ("*right**", "right{i}|*"),
    ("****four****", "four{b}"),
    ("***strong** in em*", "strong{bi}| in em{i}"),
    ("***em* in strong**", "em{bi}| in strong{b}"),
    ("*begin only", "*begin only"),
    ("end only*", "end only*"),
    ("a * b*", "a * b*"),
    ("*mixed_ up*", "mixed_ up{i}"),
    ("*cross _over* there_", "cross _over{i}| there_"),
    ("\"*quoted*\"", "\"|quoted{i}|\""),
    ("_(brackets)_.", "(brackets){i}|."),
    ("a_\"b\"_", "a_\"b\"_"),
    ("*\u{A0}space\u{A0}*", "*\u{A0}space\u{A0}*"),
    ("дом_сад_лес", "дом_сад_лес"),
    ("**日本語**です", "日本語{b}|です"),
    ("**two\nlines**", "two\nlines{b}"),
    ("** **", "** **"),
    ("", ""),
  ]

  @Test(arguments: emphasis)
  func delimitersPairByTheFlankingRules(_ markdown: String, _ expected: String) throws {
    #expect(try stretches(markdown) == expected)
  }

  static let others: [(String, String)] = [
    (#"\*not\* *em*"#, "*not* |em{i}"),
    (#"\a \\ \"#, #"\a \ \"#),
    ("`code *not*` *em*", "code *not*{c}| |em{i}"),
    ("``a `tick` b``", "a `tick` b{c}"),
    ("`` ` ``", "`{c}"),
    (#"`a\` b"#, #"a\{c}| b"#),
    ("*a `b*` c*", "a {i}|b*{ic}| c{i}"),
    ("`open *em*", "`open |em{i}"),
    ("~~gone~~ ~too~ ~~~not~~~", "gone{s}| |too{s}| ~~~not~~~"),
    ("~~a **b** c~~", "a {s}|b{bs}| c{s}"),
    ("~~odd~", "~~odd~"),
    ("&amp; &lt; &copy; &#8212; &#x2014; &hearts;", "& < © — — ♥"),
    ("&nope; &amp &#0; &#xFFFFFFF; R&D", "&nope; &amp \u{FFFD} &#xFFFFFFF; R&D"),
    ("&ast;no&ast;", "&ast;no&ast;"),
    ("&#42;no&#42;", "*no*"),
  ]

  @Test(arguments: others)
  func codeEscapesAndEntities(_ markdown: String, _ expected: String) throws {
    #expect(try stretches(markdown) == expected)
  }

  static let links: [(String, String)] = [
    ("[here](https://a.org/b)", "here(https://a.org/b)"),
    ("see [**the** docs](https://a.org 'T').", "see |the{b}(https://a.org)| docs(https://a.org)|."),
    ("**[in](/b) bold**", "in{b}(/b)| bold{b}"),
    ("[a [b](/c)](/d)", "[a |b(/c)|](/d)"),
    ("*[a*](/b)", "*|a*(/b)"),
    ("[no destination]", "[no destination]"),
    ("[open](", "[open]("),
    ("[a](b c)", "[a](b c)"),
    ("[a](/b \"open)", "[a](/b \"open)"),
    ("a]b[c", "a]b[c"),
    ("![a *cat*](cat.png) sits", "a |cat{i}| sits"),
    ("[![logo](l.png)](/home)", "logo(/home)"),
    ("[deep](/c_(d))", "deep(/c_(d))"),
    ("[escaped](/c\\)d)", "escaped(/c)d)"),
    ("[entity](/c?a&amp;b)", "entity(/c?a&b)"),
    ("[space](<https://a.org/c d>)", "space(https://a.org/c%20d)"),
    ("`[code](/b)`", "[code](/b){c}"),
    ("[`code`](/b)", "code{c}(/b)"),
    ("<https://a.org/*b*>", "https://a.org/*b*(https://a.org/*b*)"),
    ("<me@a.org> <br> a<b", "me@a.org(mailto:me@a.org)| <br> a<b"),
    ("at https://a.org/c_d_e?x=1.", "at |https://a.org/c_d_e?x=1(https://a.org/c_d_e?x=1)|."),
    ("(www.a.org)", "(|www.a.org(http://www.a.org)|)"),
    ("**https://a.org**", "https://a.org{b}(https://a.org)"),
    ("https://a.org/b_(c)", "https://a.org/b_(c)(https://a.org/b_(c))"),
    ("write me_too@a.org!", "write |me_too@a.org(mailto:me_too@a.org)|!"),
    ("me@home @you xhttps://a.org http:// www.", "me@home @you xhttps://a.org http:// www."),
  ]

  @Test(arguments: links)
  func linksAndAddresses(_ markdown: String, _ expected: String) throws {
    #expect(try stretches(markdown) == expected)
  }

  @Test func lineBreaksFoldUnlessTheyAreKept() throws {
    let text = " a\nb  \n  c\\\nd "
    #expect(try stretches(text, .inlineOnly) == "a b\nc\nd")
    #expect(String(try AttributedString(markdown: text).characters) == "a b\nc\nd")
    #expect(try stretches(text) == " a\nb  \n  c\nd ")
  }

  @Test func linksAreRelativeToABase() throws {
    let base = URL(string: "https://a.org/x/")
    let string = try AttributedString(markdown: Data("[b](c)".utf8), baseURL: base)
    #expect(string.link?.absoluteString == "https://a.org/x/c")
  }

  /// Quadratic time would take minutes for each of these.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "*", "_", "`", "[", "]", "![", "*a ", "a* ", "a**b", "*a_ ", "_a*", "[a](", "](", "[a](<b",
      "[a](b \"", "[a](/b)", "<a:", "<", "&", "&a", "a@", "a@b.", "~a", "~~a~ ", "\\",
      "https://a_b ",
      "(http://", "www.", "http://a.b)", "***a* ", "[*", "*]", "&lt;", "`a``b", "\n",
    ])
  func hostileTextTakesLinearTime(_ piece: String) throws {
    let count = (piece.utf8.count == 1 ? 100_000 : 20_000) / piece.utf8.count
    let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
    let string = try AttributedString(
      markdown: String(repeating: piece, count: count), options: inline)
    #expect(string.characters.isEmpty == (piece == "\n"))
    let nested = String(repeating: piece, count: 2_000) + "x"
    #expect(
      try !AttributedString(
        markdown: nested + String(repeating: "](/a)*_~", count: 2_000), options: inline
      ).characters.isEmpty)
  }

  @Test func backticksOfManyLengthsTakeLinearTime() throws {
    let markdown = (1...400).map { String(repeating: "`", count: $0) + "a" }.joined()
    let string = try AttributedString(
      markdown: markdown, options: .init(interpretedSyntax: .inlineOnly))
    #expect(string.characters.count == markdown.count)
  }
}
