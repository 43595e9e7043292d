import Foundation
import Stillframe
import Testing

private let start = Date(timeIntervalSince1970: 1_000_000_000)

/// A text that counts from the clock, on a stage whose clock begins at `start`.
private func ticking(_ text: @escaping @MainActor @Sendable () -> Text) -> Stage {
  Stage(size: CGSize(width: 300, height: 40)) { text().simulatedDate(start) }
}

extension Stage {
  /// What the only text says.
  fileprivate func words() throws -> String? {
    func first(_ node: LayoutReport.Node) -> String? {
      node.text ?? node.children.lazy.compactMap(first).first
    }
    return first(try layoutReport().root)
  }
}

@Suite struct TickingTextTests {
  @Test func aTimerCountsDownWithTheClock() throws {
    let stage = ticking { Text(start.addingTimeInterval(61), style: .timer) }
    var said: [String?] = []
    for _ in 0..<5 {
      said.append(try stage.words())
      stage.advance(by: 0.5)
    }
    #expect(said == ["1:01", "1:00", "1:00", "0:59", "0:59"])
  }

  @Test func aTimerGoesThroughZeroAndCountsUp() throws {
    let stage = ticking { Text(start.addingTimeInterval(1), style: .timer) }
    var said: [String?] = []
    for _ in 0..<7 {
      said.append(try stage.words())
      stage.advance(by: 0.5)
    }
    #expect(said == ["0:01", "0:00", "0:00", "0:00", "0:01", "0:01", "0:02"])
  }

  @Test func aTimerInAStringTicksToo() throws {
    let stage = ticking { Text("in \(start.addingTimeInterval(10), style: .timer)") }
    stage.advance(by: 3)
    #expect(try stage.words() == "in 0:07")
  }

  @Test func aTimerOfAnIntervalStopsAtItsEnd() throws {
    let stage = ticking {
      Text(timerInterval: start...start.addingTimeInterval(2), countsDown: false)
    }
    stage.advance(by: 1.5)
    #expect(try stage.words() == "0:01")
    stage.advance(by: 5)
    #expect(try stage.words() == "0:02")
  }

  @Test func relativeWordsFollow() throws {
    let stage = ticking { Text(start.addingTimeInterval(-58), style: .relative) }
    #expect(try stage.words() == "58 sec")
    stage.advance(by: 2)
    #expect(try stage.words() == "1 min")
  }

  @Test func framesComeInAnyOrder() throws {
    let film = FrameSequence(size: CGSize(width: 300, height: 40), fps: 10, duration: 3) {
      Text(start.addingTimeInterval(9), style: .timer).simulatedDate(start)
    }
    func words(_ frame: Int) throws -> String? {
      func first(_ node: LayoutReport.Node) -> String? {
        node.text ?? node.children.lazy.compactMap(first).first
      }
      return first(try film.frame(at: frame).layout.root)
    }
    #expect(try words(25) == "0:06")
    #expect(try words(5) == "0:08")
    #expect(try words(15) == "0:07")
  }

  @Test func aDateThatStandsStillDoesNotTick() throws {
    let stage = ticking { Text(start, style: .date) }
    _ = try stage.layoutReport()
    let counted = stage.counters.measurements
    stage.advance(by: 100)
    _ = try stage.layoutReport()
    #expect(stage.counters.measurements == counted)
  }
}
