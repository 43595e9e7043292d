import Foundation
import Stillframe
import Testing

/// Fields and editors: rules C4.1 to C4.5.
@MainActor @Suite struct TextInputRuleTests {
  @Test("C4.1 (inferred): a field takes its width and is 22 high, whatever it says") func plain()
    throws
  {
    for words in ["", "Ada", String(repeating: "long ", count: 40)] {
      let probe = try RuleProbe(180, 300, scale: 3) { TextField("Name", text: .constant(words)) }
      #expect(probe.size == CGSize(width: 180, height: 22))
    }
    let large = try RuleProbe(180, 300) {
      TextField("Name", text: .constant("a")).dynamicTypeSize(.accessibility5)
    }
    #expect(large.size.height > 50)
  }

  @Test(
    "C4.1 (inferred): a field has the line of its font in whole points, and one more",
    arguments: [(12.0, 16.0), (14, 18), (17, 22), (20, 25), (34, 42)])
  func heights(_ size: Double, _ height: Double) throws {
    for words in ["", "Ada"] {
      let probe = try RuleProbe(180, 300, scale: 3) {
        TextField("Name", text: .constant(words)).font(.system(size: size))
      }
      #expect(probe.size == CGSize(width: 180, height: height))
    }
  }

  @Test("C1.6 (picture): a disabled field keeps a chosen colour, and without one has tertiary text")
  func disabled() throws {
    func picture(_ color: Color?, isOff: Bool) throws -> Bitmap {
      let renderer = ImageRenderer(
        content: TextField("", text: .constant("Trains")).foregroundColor(color).disabled(isOff))
      renderer.proposedSize = ProposedViewSize(width: 80, height: 22)
      return try renderer.bitmap()
    }
    let grey = Color(red: 0.46, green: 0.46, blue: 0.46)
    #expect(try picture(grey, isOff: true) == picture(grey, isOff: false))
    #expect(try picture(nil, isOff: true) != picture(nil, isOff: false))
  }

  @Test("C4.2 (inferred): a border makes it 34 high, with 7 at the sides") func bordered() throws {
    let probe = try RuleProbe(180, 300) {
      TextField(text: .constant("")) { Tile("l", nil, 10) }.textFieldStyle(.roundedBorder)
    }
    #expect(probe.size == CGSize(width: 180, height: 34))
    #expect(probe["l"].minX == 7 && probe["l"].maxX == 173)
  }

  @Test("C4.3: a field that grows does so by its lines, as many as it may have") func growing()
    throws
  {
    func height(_ lines: Int, _ limit: some RangeExpression<Int>) throws -> CGFloat {
      let words = Array(repeating: "a", count: lines).joined(separator: "\n")
      return try RuleProbe(180, 900, scale: 3) {
        if let limit = limit as? ClosedRange<Int> {
          TextField("A", text: .constant(words), axis: .vertical).lineLimit(limit)
        } else {
          TextField("A", text: .constant(words), axis: .vertical)
        }
      }.size.height
    }
    let one = try height(1, 0...)
    let two = try height(2, 0...)
    let three = try height(3, 0...)
    #expect(one.isClose(to: 22) && two > one + 15 && (three - two).isClose(to: 22, within: 0.4))
    #expect(try height(1, 3...5).isClose(to: three))
    #expect(try height(9, 1...3).isClose(to: three))
  }

  /// A text that can be typed at the end of.
  private struct Typed: View {
    @State var text: String
    /// Nil: an editor.
    let limit: ClosedRange<Int>?

    var body: some View {
      if let limit {
        TextField("A", text: $text, axis: .vertical).lineLimit(limit)
          .accessibilityIdentifier("field").frame(width: 180)
      } else {
        TextEditor(text: $text).accessibilityIdentifier("field").frame(width: 180, height: 60)
      }
    }
  }

  /// How far the text of a field reaches beyond the field, above and below.
  private func hidden(_ stage: Stage) throws -> (above: CGFloat, below: CGFloat) {
    let report = try stage.layoutReport()
    let field = try #require(report.frame(of: "field"))
    let text = try #require(report.nodes(where: { $0.text != nil }).last).frame
    return (max(field.minY - text.minY, 0), max(text.maxY - field.maxY, 0))
  }

  private static let lines = (1...9).map { "line \($0)" }.joined(separator: "\n")

  @Test("C4.3, C4.4: a field with lines shows their start, and their end once it is typed into")
  func typingScrolls() throws {
    for limit in [1...3, 3...3, nil] as [ClosedRange<Int>?] {
      let stage = Stage(size: CGSize(width: 200, height: 200)) {
        Typed(text: Self.lines, limit: limit)
      }
      #expect(try hidden(stage).above == 0 && hidden(stage).below > 60)
      try stage.tap("field")
      #expect(try hidden(stage).above == 0)
      try stage.type(" and more", into: "field")
      #expect(try hidden(stage).below == 0 && hidden(stage).above > 60)
      // It can be moved by hand, and follows what is typed again.
      try stage.scroll("field", by: CGSize(width: 0, height: -40))
      #expect(try hidden(stage).below > 20)
      try stage.type(" still", into: "field")
      #expect(try hidden(stage).below == 0)
    }
  }

  @Test("C4.3, C4.4: a field whose text has room stays where it is while it is typed into")
  func typingWithRoom() throws {
    for limit in [1...3, nil] as [ClosedRange<Int>?] {
      let stage = Stage(size: CGSize(width: 200, height: 200)) { Typed(text: "", limit: limit) }
      try stage.type("one", into: "field")
      #expect(try hidden(stage) == (0, 0))
      let line = try #require(try stage.layoutReport().nodes(saying: "one").last).frame
      try stage.type("\u{8}", into: "field")
      let shorter = try #require(try stage.layoutReport().nodes(saying: "on").last).frame
      #expect(shorter.minY == line.minY)
    }
  }

  @Test("C4.3: hidden words take the room of as many dots") func secure() throws {
    let probe = try RuleProbe(180, 300) { SecureField("A", text: .constant("secret")) }
    #expect(probe.size == CGSize(width: 180, height: 22))
  }

  @Test("C4.4 (inferred): an editor takes all, its text is 8 from above and 5 from the side")
  func editor() throws {
    #expect(
      try RuleProbe(200, 90) { TextEditor(text: .constant("a")) }.size
        == CGSize(width: 200, height: 90))
    #expect(
      try RuleProbe(31, 7) { TextEditor(text: .constant("long text in here")) }.size
        == CGSize(width: 31, height: 7))
  }

  @Test("C4.4 (inferred): lines of an editor stand where the text alignment says")
  func editorAlignment() throws {
    for (alignment, expected) in [(TextAlignment.leading, 5), (.center, 100), (.trailing, 195)]
      as [(TextAlignment, CGFloat)]
    {
      let stage = Stage(size: CGSize(width: 200, height: 90)) {
        TextEditor(text: .constant("word")).multilineTextAlignment(alignment)
      }
      let word = try #require(stage.layoutReport().nodes(saying: "word").last).frame
      let edge = [word.minX, word.midX, word.maxX]
      #expect(edge.contains { $0.isClose(to: expected, within: 1) }, "\(word)")
    }
  }

  @Test("C4.4 (inferred): an editor without room for its text cuts it off, and leaves no word out")
  func editorsAreCutOff() throws {
    func picture(_ text: String) throws -> Bitmap {
      let renderer = ImageRenderer(
        content: TextEditor(text: .constant(text)).frame(width: 120, height: 40))
      return try renderer.bitmap()
    }
    // One line and a part of the next: what follows is not to be seen.
    #expect(try picture("One two\nThree four\nFive") == picture("One two\nThree four\nSix"))
    #expect(try picture("One two\nThree four") != picture("One two"))
    #expect(try picture("One two\nThree four\nFive") == picture("One two\nThree four"))
  }

  @Test("C4.5: focus changes no pixel") func focus() throws {
    func picture(_ isFocused: Bool) throws -> Bitmap {
      let stage = Stage(size: CGSize(width: 120, height: 40)) {
        TextField("Name", text: .constant("Ada")).accessibilityIdentifier("f")
      }
      if isFocused { try stage.tap("f") }
      return try stage.bitmap()
    }
    #expect(try picture(true) == picture(false))
  }

  @Test("C4.5 (inferred): a search is a field of 36, 16 from the sides, 52 in all")
  func searchField()
    throws
  {
    func top(_ isSearched: Bool) throws -> CGFloat {
      try RuleProbe(390, 600) {
        NavigationStack {
          if isSearched {
            Tile("a").navigationTitle("A").searchable(text: .constant(""))
          } else {
            Tile("a").navigationTitle("A")
          }
        }
      }["a"].minY
    }
    #expect(try top(false) == 96)
    #expect(try top(true) == 148)
  }
}
