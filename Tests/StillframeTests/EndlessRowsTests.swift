import Foundation
import Stillframe
import Testing

/// Lazy containers keep nothing of rows that were never shown, however many there are.
@Suite struct EndlessRowsTests {
  private static let counts = [10_000_000, Int.max]

  private struct Rows: View {
    let kind: Int
    let count: Int

    var body: some View {
      switch kind {
      case 0: ScrollView { LazyVStack(spacing: 0) { rows } }
      case 1: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
      case 2: ScrollView(.horizontal) { LazyHStack { rows } }
      default: ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { rows } }
      }
    }

    private var rows: some View {
      ForEach(0..<count) { number in
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("row \(number)")
      }
    }
  }

  @Test(arguments: 0..<4, counts)
  func onlyRowsInSightAreBuilt(kind: Int, count: Int) throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Rows(kind: kind, count: count) }
    let report = try stage.layoutReport()
    #expect(report.frame(of: "row 0") != nil)
    #expect(report.frame(of: "row 20") == nil)
  }

  private struct Jumping: View {
    let count: Int
    let target: Int

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count) { number in
              Color.red.frame(width: 40, height: 20).accessibilityIdentifier("row \(number)")
            }
          }
        }
        .onAppear { proxy.scrollTo(target, anchor: .top) }
      }
    }
  }

  @Test func theMiddleOfTenMillionRowsIsReachedWithoutThoseBetween() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Jumping(count: 10_000_000, target: 5_000_000)
    }
    let report = try stage.layoutReport()
    #expect(report.frame(of: "row 5000000")?.minY == 0)
    #expect(report.frame(of: "row 4999990") == nil)
    #expect(report.frame(of: "row 5000010") == nil)
  }
}
