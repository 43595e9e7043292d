import Foundation
import Stillframe
import Testing

/// Lazy containers keep nothing of rows that were never shown, however many there are.
@Suite struct EndlessRowsTests {
  private static let counts = [10_000_000, 1_000_000_000, Int.max]

  private struct Seat: Identifiable {
    let id: Int
  }

  /// Elements that are made when they are asked for.
  private struct Seats: RandomAccessCollection {
    let endIndex: Int
    var startIndex: Int { 0 }
    subscript(position: Int) -> Seat { Seat(id: position) }
  }

  private enum Kind: CaseIterable {
    case stack, row, grid, sidewaysGrid, list, sections, table
  }

  private struct Rows: View {
    let kind: Kind
    let count: Int

    var body: some View {
      switch kind {
      case .stack: ScrollView { LazyVStack(spacing: 0) { rows } }
      case .row: ScrollView(.horizontal) { LazyHStack { rows } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
      case .sidewaysGrid:
        ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { rows } }
      case .list: List(0..<count, id: \.self) { row($0) }
      case .sections:
        List {
          Section("A") { rows }
          Section("B") { rows }
        }
      case .table: Table(Seats(endIndex: count)) { TableColumn("Seat") { row($0.id) } }
      }
    }

    private var rows: some View { ForEach(0..<count) { row($0) } }

    private func row(_ number: Int) -> some View {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("row \(number)")
    }
  }

  @Test(arguments: Kind.allCases, counts)
  private func onlyRowsInSightAreBuilt(kind: Kind, count: Int) throws {
    let stage = Stage(size: CGSize(width: 100, height: 160)) { Rows(kind: kind, count: count) }
    let report = try stage.layoutReport()
    #expect(report.frame(of: "row 0") != nil)
    #expect(report.frame(of: "row 40") == nil)
    #expect(stage.counters.nodes < 1_000)
  }

  private struct Jumping: View {
    let kind: Kind
    let count: Int
    let target: Int

    var body: some View {
      ScrollViewReader { proxy in
        Rows(kind: kind, count: count).onAppear { proxy.scrollTo(target, anchor: .top) }
      }
    }
  }

  @Test(arguments: [Kind.stack, .row, .grid, .sidewaysGrid, .list])
  private func theMiddleOfTenMillionRowsIsReachedWithoutThoseBetween(kind: Kind) throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Jumping(kind: kind, count: 10_000_000, target: 5_000_000)
    }
    let report = try stage.layoutReport()
    let frame = try #require(report.frame(of: "row 5000000"))
    #expect(CGRect(x: 0, y: 0, width: 100, height: 100).intersects(frame))
    #expect(report.frame(of: "row 4999900") == nil)
    #expect(report.frame(of: "row 5000100") == nil)
    #expect(stage.counters.nodes < 2_000)
  }

  private struct Shifting: View {
    @State private var first = 0

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(first..<Int.max, id: \.self) { number in
            Color.red.frame(width: 40, height: 20).accessibilityIdentifier("row \(number)")
          }
        }
      }
      .accessibilityIdentifier("list")
      .task {
        try? await Task.sleep(for: .seconds(1))
        first = 3
      }
    }
  }

  @Test func aRowThatMovesInAnEndlessRangeIsFoundWithoutASearch() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Shifting() }
    #expect(try stage.layoutReport().frame(of: "row 4")?.minY == 80)
    stage.advance(by: 2)
    let report = try stage.layoutReport()
    #expect(report.frame(of: "row 4")?.minY == 20)
    #expect(report.frame(of: "row 0") == nil)
  }

  @Test func theRowsBetweenTwoJumpsCountWithTheMeanLength() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Jumping(kind: .stack, count: 1_000_000_000, target: 999_999_999)
    }
    let report = try stage.layoutReport()
    #expect(report.frame(of: "row 999999999")?.maxY == 100)
  }
}
