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
    #expect(one.isClose(to: 22) && two > one + 15 && (three - two).isClose(to: 20.33, within: 0.4))
    #expect(try height(1, 3...5).isClose(to: three))
    #expect(try height(9, 1...3).isClose(to: three))
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
