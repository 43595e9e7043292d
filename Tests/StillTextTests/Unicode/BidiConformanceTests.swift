import StillText
import Testing

@testable import StillTextEngine

/// Levels and visual order, against every line of Unicode's `BidiCharacterTest.txt`.
struct BidiConformanceTests {
  /// A line: characters; direction; level of the paragraph; levels, "x" for what is removed; order.
  private struct Case {
    var text: [UInt16] = []
    /// Offset of each character in `text`.
    var starts: [Int] = []
    var direction: BaseDirection = .leftToRight
    var base = 0
    /// nil for characters that take no part in the order.
    var levels: [Int?] = []
    /// Indices of characters from left to right.
    var order: [Int] = []

    init(_ line: ArraySlice<UInt8>) {
      var field = 0
      var number: UInt32?
      var isRemoved = false
      func finishWord() {
        defer {
          number = nil
          isRemoved = false
        }
        guard number != nil || isRemoved else { return }
        let value = Int(number ?? 0)
        switch field {
        case 0:
          starts.append(text.count)
          text += Unicode.Scalar(UInt32(value)).map { Array($0.utf16) } ?? []
        case 1: direction = [.leftToRight, .rightToLeft, .firstStrong(fallback: 0)][value]
        case 2: base = value
        case 3: levels.append(isRemoved ? nil : value)
        default: order.append(value)
        }
      }
      for byte in line {
        switch byte {
        case 0x20: finishWord()
        case 0x3B:
          finishWord()
          field += 1
        case 0x78: isRemoved = true
        default:
          let digit = UInt32(byte < 0x3A ? byte - 0x30 : byte - 0x41 + 10)
          number = (number ?? 0) * (field == 0 ? 16 : 10) + digit
        }
      }
      finishWord()
    }

    /// What ICU does not do as Unicode says, if anything of that is in the text.
    var exception: Exception? {
      if text.contains(where: { (0x202A...0x202E).contains($0) }) { return .embeddings }
      if text.contains(where: { (0x331...0x333).contains($0) || $0 == 0x20D6 }) { return .marks }
      return text.count { $0 == 0x28 } > 63 ? .nesting : nil
    }
  }

  /// Where ICU's levels are others, with the number of lines.
  private enum Exception: Int, CaseIterable {
    /// ICU takes an embedding and the next of the same level behind it for one, though removed controls stand between,
    /// and brackets or isolates there for parts of it; an embedding of one letter may get the level around it.
    case embeddings = 21
    /// A mark behind a closing bracket does not follow it when the bracket's direction changed.
    case marks = 9
    /// Brackets stay unpaired from the 64th open one on; ICU goes on.
    case nesting = 1
  }

  @Test func levelsAndOrderAreUnicodes() throws {
    var count = 0
    var differing: [Exception: Int] = [:]
    for line in try UnicodeData.bytes(of: "BidiCharacterTest.txt").split(separator: 0x0A)
    where line.first != 0x23 {
      let test = Case(line)
      count += 1
      let found = BidiAlgorithm.levels(of: test.text, direction: test.direction)
      var kept: [Int] = []
      var isRight = found.paragraphs.map { Int($0.level) } == [test.base]
      for (index, level) in test.levels.enumerated() {
        guard let level else { continue }
        kept.append(index)
        if Int(found.levels[test.starts[index]]) != level { isRight = false }
      }
      let levels = kept.map { found.levels[test.starts[$0]] }
      if visualOrder(of: levels).map({ kept[$0] }) != test.order { isRight = false }
      if isRight { continue }
      if let exception = test.exception {
        differing[exception, default: 0] += 1
      } else {
        Issue.record("\(String(decoding: line, as: UTF8.self)): \(found.levels)")
      }
    }
    #expect(count == 91_707)
    for exception in Exception.allCases { #expect(differing[exception] == exception.rawValue) }
  }

  @Test func everyParagraphHasItsOwnDirection() {
    let text = Array("a\n\u{5D0}\n1".utf16)
    let found = EmbeddedTextSystem.shared.bidiLevels(of: text, isRightToLeft: true)
    #expect(found.paragraphs.map(\.level) == [0, 1, 1])
    #expect(found.paragraphs.map(\.end) == [2, 4, 5])
    #expect((0..<6).map(found.base(at:)) == [0, 0, 1, 1, 1, 1])
  }
}
