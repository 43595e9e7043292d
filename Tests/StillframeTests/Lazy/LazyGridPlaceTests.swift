import Foundation
import Stillframe
import Testing

/// Lazy grids show in a scroll view what they show without one: the same cells at the same places.
struct LazyGridPlaceTests {
  private struct Cells: View {
    let columns: [GridItem]
    let spacing: CGFloat
    let count: Int
    let size: CGSize
    /// Whether cells take the width of their columns.
    let isFlexible: Bool

    var body: some View {
      LazyVGrid(columns: columns, spacing: spacing) {
        ForEach(0..<count, id: \.self) { number in
          Color.red
            .frame(width: isFlexible ? nil : size.width, height: size.height)
            .accessibilityIdentifier("cell-\(number)")
        }
      }
      .accessibilityIdentifier("grid")
    }
  }

  private func frames(_ report: LayoutReport, _ count: Int) -> [Int: CGRect] {
    let origin = report.frame(of: "grid")?.origin ?? .zero
    var frames: [Int: CGRect] = [:]
    for number in 0..<count {
      frames[number] = report.frame(of: "cell-\(number)")?.offsetBy(dx: -origin.x, dy: -origin.y)
    }
    return frames
  }

  /// Asks what scrolls for several widths, and gives it one of 110 × 60 points.
  private struct Asking: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      for width in [CGFloat.infinity, 0, 36, 58, 72, 110] {
        _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      return CGSize(width: 110, height: 60)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  /// Rows that were measured for the width that is shown are remembered, whatever else is asked; the length swung between estimates.
  @Test func askingForOtherWidthsForgetsNothing() throws {
    let stage = Stage(size: CGSize(width: 110, height: 60)) {
      Asking {
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 8) {
            ForEach(0..<4, id: \.self) { number in
              Color.red.frame(height: number < 3 ? 66 : 19)
                .accessibilityIdentifier("cell-\(number)")
            }
          }
          .accessibilityIdentifier("grid")
        }
        .accessibilityIdentifier("scroll")
      }
    }
    #expect(try stage.layoutReport().frame(of: "grid")?.height == 140)
    try stage.scroll("scroll", by: CGSize(width: 0, height: 79))
    for _ in 0..<3 {
      stage.advance(by: 0.1)
      let report = try stage.layoutReport()
      #expect(report.frame(of: "grid") == CGRect(x: 0, y: -33, width: 110, height: 93))
      #expect(report.frame(of: "cell-3")?.maxY == 60)
    }
  }

  /// Columns narrower than the proposal lie in the middle of it (rule L5.4).
  @Test func fixedColumnsInAWiderScrollViewShowTheirFirstRow() throws {
    let stage = Stage(size: CGSize(width: 360, height: 200)) {
      ScrollView {
        Cells(
          columns: Array(repeating: GridItem(.fixed(100), spacing: 20), count: 3), spacing: 20,
          count: 5, size: CGSize(width: 100, height: 50), isFlexible: false)
      }
    }
    let report = try stage.layoutReport()
    #expect(report.frame(of: "grid") == CGRect(x: 0, y: 0, width: 360, height: 120))
    for number in 0..<5 {
      #expect(
        report.frame(of: "cell-\(number)")
          == CGRect(
            x: 10 + CGFloat(number % 3) * 120, y: CGFloat(number / 3) * 70, width: 100, height: 50),
        "\(number)")
    }
  }

  @Test(
    "a lazy grid takes the width that it is proposed and aligns its columns in it",
    arguments: [(HorizontalAlignment.leading, 0), (.center, 56), (.trailing, 112)])
  func narrowColumnsAreAligned(alignment: HorizontalAlignment, start: CGFloat) throws {
    let grid = LazyVGrid(
      columns: [GridItem(.fixed(30)), GridItem(.flexible(maximum: 50))], alignment: alignment
    ) {
      Color.red.frame(height: 10).accessibilityIdentifier("a")
      Color.red.frame(height: 10).accessibilityIdentifier("b")
    }
    .accessibilityIdentifier("grid")
    let renderer = ImageRenderer(content: GeometryReader { _ in ScrollView { grid } })
    renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
    let report = try renderer.layoutReport()
    #expect(report.frame(of: "grid") == CGRect(x: 0, y: 0, width: 200, height: 10))
    #expect(report.frame(of: "a") == CGRect(x: start, y: 0, width: 30, height: 10))
    #expect(report.frame(of: "b") == CGRect(x: start + 38, y: 0, width: 50, height: 10))
    let unbounded = ImageRenderer(content: grid)
    unbounded.proposedSize = ProposedViewSize(width: .infinity, height: nil)
    #expect(try unbounded.layoutReport().frame(of: "grid")?.width == 88)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func lazyShowsWhatEagerDoes(seed: UInt64) throws {
    var random = Random(seed: seed)
    for _ in 0..<16 {
      let columns = (0...random.below(4)).map { _ in
        let length = CGFloat(10 + random.below(12) * 10)
        let size: GridItem.Size =
          switch random.below(4) {
          case 0: .flexible(minimum: length / 2, maximum: length)
          case 1: .adaptive(minimum: length / 2, maximum: length)
          default: .fixed(length)
          }
        return GridItem(size, spacing: CGFloat(random.below(3) * 10))
      }
      let count = 1 + random.below(30)
      let viewport = CGSize(width: 40 + random.below(40) * 10, height: 20 + random.below(30) * 10)
      let cells = Cells(
        columns: columns, spacing: CGFloat(random.below(3) * 10), count: count,
        size: CGSize(width: 5 + random.below(60), height: 5 + random.below(60)),
        isFlexible: random.below(2) == 0)
      let lazy = try Stage(size: viewport) { ScrollView { cells } }.layoutReport()
      let renderer = ImageRenderer(content: cells)
      renderer.proposedSize = ProposedViewSize(width: viewport.width, height: nil)
      let eager = try renderer.layoutReport()
      let (shown, all) = (frames(lazy, count), frames(eager, count))
      #expect(all.count == count)
      #expect(
        lazy.frame(of: "grid")?.size == eager.frame(of: "grid")?.size, "\(columns) \(viewport)")
      for (number, frame) in all where frame.minY < viewport.height {
        let other = shown[number] ?? .null
        #expect(
          near(other.minX, frame.minX, 1e-6) && near(other.minY, frame.minY, 1e-6)
            && near(other.width, frame.width, 1e-6) && near(other.height, frame.height, 1e-6),
          "\(number) of \(count), \(columns), \(viewport)")
      }
    }
  }

  /// Numbers that are the same everywhere.
  private struct Random {
    var state: UInt64

    init(seed: UInt64) { state = seed &+ 1 }

    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }
}
