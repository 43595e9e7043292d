import Charts
import Foundation
import StillGoldens
import SwiftUI
import Testing

/// What a failing picture says about marks: they are named by their data.
@Suite struct ChangedMarkTests {
  private func words(_ chart: (Double) -> some View) throws -> [String] {
    func report(_ value: Double) throws -> LayoutReport {
      let view = chart(value).frame(width: 200, height: 100)
      return StoredReport.normalized(try ImageRenderer(content: view).layoutReport(explain: true))
    }
    return try report(8).changes(since: report(6)).sentences
  }

  private func bars(_ value: Double) -> some View {
    Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Walks", 3))
      BarMark(x: .value("Day", "Tue"), y: .value("Walks", value))
    }
    .chartYScale(domain: 0...10).bare()
  }

  @Test func theBarThatGrewIsNamed() throws {
    #expect(
      try words(bars).joined(separator: " ")
        == "BarMark \"Day: Tue, Walks: 8\" moved 20 up and grew by 0 × 20: its words were "
        + "\"Day: Tue, Walks: 6\". Everything else is where it was.")
  }

  @Test func theWrongValueOfARuleIsNamed() throws {
    let words = try words { value in
      Chart { RuleMark(y: .value("Limit", value)) }.chartYScale(domain: 0...10).bare()
    }
    #expect(
      words.first?.hasPrefix("RuleMark \"Limit: 8\" moved 20 up") == true, "\(words)")
  }
}
