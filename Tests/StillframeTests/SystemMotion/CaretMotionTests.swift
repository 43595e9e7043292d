import Foundation
import Stillframe
import Testing

/// The caret of a field that has the focus (rule SM4.11).
@Suite struct CaretMotionTests {
  private struct Field: View {
    var text = "Hi"
    var isEditor = false
    @State private var words = ""
    @FocusState private var isFocused: Bool

    init(text: String = "Hi", isEditor: Bool = false) {
      self.text = text
      self.isEditor = isEditor
      _words = State(initialValue: text)
    }

    var body: some View {
      Group {
        if isEditor {
          TextEditor(text: $words)
        } else {
          TextField("", text: $words)
        }
      }
      .accessibilityIdentifier("field")
      .tint(Color(red: 1, green: 0, blue: 0))
    }
  }

  private static let size = CGSize(width: 100, height: 40)

  private func film(
    _ events: [FrameSequence.Event], text: String = "Hi", isEditor: Bool = false,
    duration: TimeInterval = 2.5, systemMotion: Bool = true
  ) -> FrameSequence {
    FrameSequence(
      size: Self.size, duration: duration, events: events, systemMotion: systemMotion
    ) { Field(text: text, isEditor: isEditor) }
  }

  /// The columns in which there is pure red, and the rows, with the strongest red that is there, from 0 to 255.
  private func caret(
    _ film: FrameSequence, _ index: Int
  ) throws -> (x: ClosedRange<Int>, height: Int, strength: Int)? {
    let bitmap = try film.frame(at: index).bitmap()
    var columns: [Int] = []
    var rows: Set<Int> = []
    var strength = 0
    for x in 0..<bitmap.width {
      for y in 0..<bitmap.height {
        let pixel = bitmap[x, y]
        let red = Int(pixel.red) - Int(pixel.green)
        guard red > 20 else { continue }
        strength = max(strength, red)
        if columns.last != x { columns.append(x) }
        rows.insert(y)
      }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return (first...last, rows.count, strength)
  }

  @Test func caretStandsBehindTheTextOfAFieldThatIsTapped() throws {
    let film = film([.tap("field", at: 0.1)])
    #expect(try caret(film, 5) == nil)
    let bar = try #require(try caret(film, 6))
    #expect(bar.x.count <= 3)
    #expect(bar.height >= 17 && bar.height <= 24)
    // Behind "Hi" of 17 points.
    #expect(bar.x.lowerBound > 12 && bar.x.lowerBound < 20)
    // Stills and stages of tests have none.
    let still = self.film([.tap("field", at: 0.1)], systemMotion: false)
    #expect(try caret(still, 6) == nil)
  }

  @Test func caretBlinksOnceASecond() throws {
    let film = film([.tap("field", at: 0)])
    func strength(_ time: Double) throws -> Int {
      try caret(film, Int((time * 60).rounded()))?.strength ?? 0
    }
    #expect(try strength(0) > 240)
    #expect(try strength(0.45) > 240)
    let half = try strength(0.6)
    #expect(half > 90 && half < 160)
    #expect(try strength(0.75) == 0)
    #expect(try strength(1.2) > 240)
    #expect(try strength(1.75) == 0)
  }

  @Test func caretIsSolidAgainWhenSomethingIsTyped() throws {
    let film = film([.tap("field", at: 0), .type("W", into: "field", at: 0.7)])
    let before = try #require(try caret(film, 10))
    let after = try #require(try caret(film, 45))
    #expect(after.strength > 240)
    #expect(after.x.lowerBound > before.x.lowerBound + 8)
  }

  @Test func caretStandsInAnEmptyFieldAndBehindSpaces() throws {
    let empty = try #require(try caret(film([.tap("field", at: 0)], text: ""), 6))
    #expect(empty.x.lowerBound <= 1)
    #expect(empty.height >= 17)
    let words = try #require(try caret(film([.tap("field", at: 0)], text: "Hi"), 6))
    let spaced = try #require(try caret(film([.tap("field", at: 0)], text: "Hi  "), 6))
    #expect(spaced.x.lowerBound > words.x.lowerBound + 6)
  }

  @Test func caretOfAnEditorStandsOnTheLastLine() throws {
    let one = film([.tap("field", at: 0)], isEditor: true)
    let bar = try #require(try caret(one, 6))
    #expect(bar.x.lowerBound > 16 && bar.x.lowerBound < 26)
  }

  @Test func textMovesNothingWhenItGetsACaret() throws {
    let film = film([.tap("field", at: 0.1)])
    let frames = try [0, 10].map {
      try film.frame(at: $0).layout.nodes(named: nil).first { $0.text == "Hi" }?.frame
    }
    #expect(frames[0] != nil && frames[0] == frames[1])
  }

  @Test func blinkingIsNoMotionThatAFilmWaitsFor() throws {
    let rested = try film([.tap("field", at: 0.1)], duration: 5).endingAtRest()
    #expect(rested.duration < 1)
  }
}
