import Testing

@testable import StillReport

/// Lines that were printed are remembered within a bound.
@Suite struct PrintedLinesTests {
  @Test func warningsWithoutEndAreForgotten() {
    var lines = PrintedLines()
    let isNew = lines.insert("warning: one\n")
    let isNewAgain = lines.insert("warning: one\n")
    #expect(isNew && !isNewAgain)
    for number in 0..<100_000 {
      let isNew = lines.insert("warning: \(number)\n")
      #expect(isNew)
    }
    #expect(lines.byteCount <= PrintedLines.mostBytes)
    let long = String(repeating: "a", count: 2 << 20)
    let isPrinted = (lines.insert(long), lines.insert(long))
    #expect(isPrinted == (true, true))
    #expect(lines.byteCount <= PrintedLines.mostBytes)
  }
}
