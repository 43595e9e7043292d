import StillText
import StillTextEngine
import Testing

/// Where lines may end, against every line of Unicode's `LineBreakTest.txt`.
///
/// The file is of Unicode 15.0, while the toolchain's ICU follows a later edition of UAX #14 that decides some places otherwise. Each such
/// rule is listed with the number of places, so that a change of either is noticed.
struct LineBreakConformanceTests {
  /// "÷" and the rule of 15.0 where only 15.0 has a break, "×" where only ICU has one.
  private static let exceptions: [String: (count: Int, reason: String)] = [
    "×15.0": (6, "UAX #14 of 15.1 dropped LB15: a quotation mark, spaces and a bracket may part"),
    "×21.1": (
      1, "from 15.1 on LB21a keeps a Hebrew letter and a hyphen only from what is not Hebrew"
    ),
    "×13.02": (1, "LB15c of 16.0: a line may end between a space and a decimal point with digits"),
    "÷18.0": (
      4, "LB15a and LB15b of 15.1 keep initial and final quotation marks with what they quote"
    ),
    "÷999.0": (
      86,
      """
      22: LB25 of 16.0 spells numbers out: a comma stays with its digit, a bracket behind one parts not; 64: \
      letters of Japanese stay together in a phrase (rule L3.71)
      """
    ),
  ]

  @Test func linesEndWhereUnicodeSays() throws {
    var differences: [String: Int] = [:]
    let lines = try UnicodeData.lines(of: "LineBreakTest.txt")
    #expect(lines.count == 7654)
    for line in lines {
      let test = BreakCase(line)
      let found = Set(EmbeddedTextSystem.shared.lineBreaks(in: test.text).map(\.offset))
      for place in test.places where place.offset > 0 {
        if found.contains(place.offset) == place.isBreak { continue }
        let rule = "\(place.isBreak ? "÷" : "×")\(place.rule)"
        differences[rule, default: 0] += 1
        if Self.exceptions[rule] == nil { Issue.record("\(rule): \(line)") }
      }
    }
    for (rule, exception) in Self.exceptions {
      #expect(differences[rule] == exception.count, "\(rule): \(exception.reason)")
    }
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func linesMustEndAtLineBreaks(lineBreak: String) {
    let text = Array("a\(lineBreak)b".utf16)
    let found = EmbeddedTextSystem.shared.lineBreaks(in: text)
    #expect(found.map(\.offset) == [text.count - 1, text.count])
    #expect(found.map(\.isMandatory) == [true, false])
  }
}
