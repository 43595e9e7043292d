import SwiftUI
import Testing

/// Markdown with blocks, as Foundation has it: no sign in the text, an attribute for each part.
@Suite struct BlockMarkdownTests {
  /// Parts of a text, each with the blocks around it, the innermost first.
  private func parts(_ markdown: String) throws -> [String] {
    let string = try AttributedString(markdown: markdown)
    return string.runs[\.presentationIntent].map { intent, range in
      let kinds = (intent?.components ?? []).map { component in
        switch component.kind {
        case .paragraph: "p"
        case .header(let level): "h\(level)"
        case .orderedList: "ol"
        case .unorderedList: "ul"
        case .listItem(let ordinal): "li\(ordinal)"
        case .codeBlock(let language): "code \(language ?? "-")"
        case .blockQuote: "quote"
        case .thematicBreak: "line"
        case .table(let columns): "table \(columns.map { "\($0.alignment)" })"
        case .tableHeaderRow: "header"
        case .tableRow(let index): "row\(index)"
        case .tableCell(let index): "cell\(index)"
        }
      }
      return String(string[range].characters) + ": " + kinds.joined(separator: " < ")
    }
  }

  @Test(arguments: [
    ("plain words", ["plain words: p"]),
    ("one\n\ntwo", ["one: p", "two: p"]),
    ("# Title\n\nwords", ["Title: h1", "words: p"]),
    ("- a\n- b\n  - c", ["a: p < li1 < ul", "b: p < li2 < ul", "c: p < li1 < ul < li2 < ul"]),
    ("3. a\n4. b", ["a: p < li3 < ol", "b: p < li4 < ol"]),
    ("> a\n> b", ["a b: p < quote"]),
    ("```swift\nlet a = 1\n```", ["let a = 1\n: code swift"]),
    ("    code", ["code\n: code -"]),
    ("a\n\n---\n\nb", ["a: p", "\u{2E3B}: line", "b: p"]),
    (
      "|a|b|\n|:-:|-:|\n|c|d|",
      [
        "a: cell0 < header < table [\"center\", \"right\"]",
        "b: cell1 < header < table [\"center\", \"right\"]",
        "c: cell0 < row1 < table [\"center\", \"right\"]",
        "d: cell1 < row1 < table [\"center\", \"right\"]",
      ]
    ),
    ("", []),
  ])
  func blocks(_ markdown: String, _ expected: [String]) throws {
    #expect(try parts(markdown) == expected)
  }

  @Test func marksInsideBlocks() throws {
    let string = try AttributedString(
      markdown: "# A *b*\n\n[c `d`](/e) ~~f~~ ![g](h.png) <br>\ni  \nj https://k.org",
      baseURL: URL(string: "https://a.org/"))
    #expect(String(string.characters) == "A bc d f g <br> i\nj https://k.org")
    func run(_ text: String) -> AttributedString.Runs.Run? {
      string.runs.first { String(string[$0.range].characters) == text }
    }
    #expect(run("b")?.inlinePresentationIntent == .emphasized)
    #expect(run("c ")?.link?.absoluteString == "https://a.org/e")
    #expect(run("d")?.inlinePresentationIntent == .code && run("d")?.link != nil)
    #expect(run("f")?.inlinePresentationIntent == .strikethrough)
    #expect(run("g")?.imageURL?.absoluteString == "https://a.org/h.png")
    #expect(run("<br>")?.inlinePresentationIntent == .inlineHTML)
    #expect(run("\n")?.inlinePresentationIntent == .lineBreak)
    #expect(run("https://k.org")?.link?.host() == "k.org")
  }

  @Test func textsFromTablesHaveInlineMarkdown() {
    let count = 3
    let string = AttributedString(localized: "**\(count)** parts\n# left")
    #expect(String(string.characters) == "3 parts\n# left")
    #expect(string.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    let resource = LocalizedStringResource("_a_ b")
    #expect(String(AttributedString(localized: resource).characters) == "a b")
  }

  @Test func intentsCompare() throws {
    let list = PresentationIntent(.unorderedList, identity: 1)
    let item = PresentationIntent(.listItem(ordinal: 2), identity: 2, parent: list)
    let paragraph = PresentationIntent(.paragraph, identity: 3, parent: item)
    #expect(list.components == [PresentationIntent.IntentType(kind: .unorderedList, identity: 1)])
    typealias Attribute = AttributeScopes.FoundationAttributes.PresentationIntentAttribute
    var words = AttributedString("a")
    words[Attribute.self] = paragraph
    #expect(words.runs.first?.presentationIntent == paragraph)
    #expect(paragraph.count == 3 && paragraph.indentationLevel == 1)
    let other = PresentationIntent(
      types: paragraph.components.map { .init(kind: $0.kind, identity: 9) })
    #expect(paragraph != other && paragraph.isEquivalent(to: other))
    let string = try AttributedString(markdown: "a\n\nb")
    #expect(Set(string.runs.compactMap(\.presentationIntent)).count == 2)
  }

  /// The library keeps what extensions look for in variables of the process.
  @Test func threadsDoNotDisturbEachOther() async throws {
    let markdown = "~~a~~ www.b.org\n\n|c|\n|-|\n|d|"
    let expected = try AttributedString(markdown: markdown)
    let areEqual = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<100).allSatisfy { _ in (try? AttributedString(markdown: markdown)) == expected }
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(areEqual)
  }

  @Test(arguments: [
    ">", "- ", "*", "[", "![", "`", "|", "<", "www.", "a@", "~~", "\\", "# a\n", "1. ",
  ])
  func hostileTextEnds(_ piece: String) throws {
    let string = try AttributedString(markdown: String(repeating: piece, count: 5_000) + "x\ny")
    #expect(string.characters.contains("y"))
  }
}
