import Foundation
import Testing

@testable import Stillframe

/// Who reads a state, and when.
@MainActor @Suite struct StateReadingTests {
  private final class Log {
    var read: () -> Int = { 0 }
    var numbers: [Int] = []
  }

  /// A value whose comparison and whose end read the state that holds it.
  private final class Token: Equatable {
    let number: Int
    let log: Log

    init(_ number: Int, _ log: Log) { (self.number, self.log) = (number, log) }

    nonisolated static func == (a: Token, b: Token) -> Bool {
      a.log.numbers.append(a.log.read())
      return a.number == b.number
    }

    deinit { log.numbers.append(log.read()) }
  }

  private struct Holder: View {
    @State var token: Token
    let log: Log

    var body: some View {
      Color.red.frame(width: CGFloat(token.number), height: 10).accessibilityIdentifier("red")
        .onAppear { log.read = { token.number } }
        .onTapGesture { token = Token(token.number + 10, log) }
    }
  }

  @Test func aValueMayReadItsStateWhileItIsComparedAndReleased() throws {
    let log = Log()
    let stage = Stage(size: CGSize(width: 100, height: 40)) {
      Holder(token: Token(20, log), log: log)
    }
    _ = try stage.layoutReport()
    try stage.tap("red")
    stage.advance(by: 1)
    #expect(try stage.layoutReport().frame(of: "red")?.width == 30)
    try stage.tap("red")
    stage.advance(by: 1)
    #expect(try stage.layoutReport().frame(of: "red")?.width == 40)
    #expect(log.numbers.contains(30))
    log.read = { 0 }
  }

  private struct Row: View {
    @Binding var length: CGFloat
    let number: Int
    var body: some View {
      Color.red.frame(width: length, height: 1).accessibilityIdentifier("row \(number)")
    }
  }

  private struct Rows: View {
    @State var length: CGFloat = 10
    @State var count: Int
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Row(length: $length, number: $0) }
      }
      .onTapGesture {
        length += 10
        count /= 2
      }
      .accessibilityIdentifier("all")
    }
  }

  /// Every reader is told, those that come after others have gone too.
  @Test func manyBodiesReadOneState() throws {
    let stage = Stage(size: CGSize(width: 100, height: 2_000)) { Rows(count: 2_000) }
    #expect(try stage.layoutReport().frame(of: "row 1999")?.width == 10)
    for length: CGFloat in [20, 30] {
      try stage.tap("all")
      stage.advance(by: 1)
      let report = try stage.layoutReport()
      #expect(report.frame(of: "row 0")?.width == length)
      #expect(report.frame(of: "row 499")?.width == length)
    }
  }
}
