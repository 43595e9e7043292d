import StillframeTesting
import Testing

/// The comparison of texts.
@Suite struct LineDifferenceTests {
  @Test func equalTextsHaveNone() {
    #expect(LineDifference(reference: "a\nb", actual: "a\nb") == nil)
    #expect(LineDifference(reference: "", actual: "") == nil)
  }

  @Test func everyByteCounts() {
    #expect(LineDifference(reference: "a", actual: "a\n") != nil)
    #expect(LineDifference(reference: "a", actual: "a ") != nil)
    #expect(LineDifference(reference: "\u{E9}", actual: "e\u{301}") != nil)
  }

  @Test func changesAreShownWithTwoLinesAround() throws {
    let reference = (1...12).map { "line \($0)" }.joined(separator: "\n")
    let actual = reference.replacingOccurrences("line 6", with: "row 6")
    let difference = try #require(LineDifference(reference: reference, actual: actual))
    #expect(
      difference.description == """
        2 lines differ (- golden, + actual):
          …
            line 4
            line 5
          - line 6
          + row 6
            line 7
            line 8
          …
        """)
  }

  @Test func oneAddedLineIsOneChange() throws {
    let difference = try #require(LineDifference(reference: "a\nb", actual: "a\nb\nc"))
    #expect(
      difference.description == """
        1 line differs (- golden, + actual):
            a
            b
          + c
        """)
  }
}

extension String {
  fileprivate func replacingOccurrences(_ target: String, with replacement: String) -> String {
    split(separator: "\n").map { $0 == target ? replacement : String($0) }.joined(separator: "\n")
  }
}
