import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// Where cells lie in their columns and rows.
@Suite struct GridAlignmentTests {
  static let cases: [GridCase] = [
    GridCase(
      "4.7 a row's alignment overrides the grid's, a column's too, an anchor both", 100, 100,
      is: (85, 60),
      [
        "a": (0, 0, 10, 10), "b": (70, 0, 10, 10), "c": (0, 50, 10, 10), "d": (70, 50, 10, 10),
        "e": (55, 40, 10, 10),
      ]
    ) {
      tight(.topLeading) {
        GridRow {
          box("a", 10, 10)
          Color.red.frame(width: 30, height: 30)
          box("b", 10, 10).gridColumnAlignment(.trailing)
        }
        GridRow(alignment: .bottom) {
          box("c", 10, 10)
          box("e", 10, 10).gridCellAnchor(UnitPoint(x: 1.25, y: 0.5))
          box("d", 10, 10)
          Color.red.frame(width: 5, height: 30)
        }
        GridRow {
          Color.red.frame(width: 30, height: 0)
          Color.red.frame(width: 30, height: 0)
          Color.red.frame(width: 20, height: 0)
        }
      }
    },
    GridCase(
      "4.6 guides set by hand line up a column and widen it", 100, 100, is: (40, 20),
      ["a": (0, 0, 20, 10), "b": (20, 10, 20, 10)]
    ) {
      tight(.leading) {
        GridRow { box("a", 20, 10) }
        GridRow { box("b", 20, 10).alignmentGuide(.leading) { _ in -20 } }
      }
    },
    GridCase(
      "4.6 guides set by hand line up a row and heighten it", 100, 100, is: (40, 25),
      ["a": (0, 0, 20, 20), "b": (20, 15, 20, 10)]
    ) {
      tight {
        GridRow(alignment: .bottom) {
          box("a", 20, 20)
          box("b", 20, 10).alignmentGuide(.bottom) { _ in 5 }
        }
      }
    },
    GridCase(
      "4.10 a view without a say on both axes fills its cell", 100, 100, is: (20, 10),
      ["a": (0, 0, 20, 10), "blank": (0, 10, 20, 0)]
    ) {
      tight {
        GridRow { box("a", 20, 10) }
        GridRow {
          Color.clear.named("blank").gridCellUnsizedAxes([.horizontal, .vertical])
        }
      }
    },
    GridCase(
      "4.10 a fixed view without a say overflows its cell, aligned", 100, 100, is: (20, 20),
      ["wide": (-10, 10, 40, 10)]
    ) {
      tight {
        GridRow { box("a", 20, 10) }
        GridRow { box("wide", 40, 10).gridCellUnsizedAxes(.horizontal) }
      }
    },
    GridCase(
      "4.1 Group, ForEach and conditions flatten among rows and among cells", 100, 100,
      is: (30, 42),
      ["a": (0, 0, 10, 10), "c": (20, 0, 10, 10), "f": (20, 32, 10, 10), "line": (0, 10, 30, 1)]
    ) {
      tight {
        Group {
          GridRow {
            Group {
              box("a", 10, 10)
              box("b", 10, 10)
            }
            box("c", 10, 10)
          }
          bar("line", 1).gridCellUnsizedAxes(.horizontal)
        }
        ForEach(0..<2) { number in
          GridRow {
            ForEach(0..<3) { column in
              box(number == 1 && column == 2 ? "f" : "", 10, 10)
            }
          }
          if number == 0 {
            Color.red.frame(width: 1, height: 11)
          } else {
            EmptyView()
          }
        }
      }
    },
    GridCase(
      "4.1 a row inside a row is part of it", 100, 100, is: (30, 10),
      ["a": (0, 0, 10, 10), "c": (20, 0, 10, 10)]
    ) {
      tight {
        GridRow {
          box("a", 10, 10)
          GridRow {
            box("b", 10, 10)
            box("c", 10, 10)
          }
        }
      }
    },
    GridCase(
      "1.15 spans, anchors and columns are mirrored right to left", 100, 100, is: (60, 30),
      ["a": (50, 0, 10, 10), "b": (0, 0, 20, 10), "m": (50, 20, 10, 10), "s": (35, 10, 10, 10)]
    ) {
      tight(.topLeading) {
        GridRow {
          box("a", 10, 10)
          Color.red.frame(width: 20, height: 10)
          box("b", 20, 10)
        }
        GridRow {
          Color.red.frame(width: 20, height: 10)
          box("s", 10, 10).gridCellColumns(1).gridCellAnchor(UnitPoint(x: -0.5, y: 0))
        }
        box("m", 10, 10)
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    GridCase(
      "2.30 a divider in a cell or outside rows is horizontal, whatever is around", 100, 50,
      is: (100, 50), ["cell": (0, 0, 100, 1), "line": (0, 11, 100, 1)]
    ) {
      HStack(alignment: .top, spacing: 0) {
        tight {
          GridRow { Divider().named("cell") }
          GridRow { Color.red.frame(height: 10) }
          Divider().named("line")
        }
        Color.red.frame(width: 0, height: 50)
      }
    },
  ]

  @Test(arguments: cases) func rule(_ example: GridCase) throws { try example.check() }

  @Test func baselinesOfARowAreLinedUpAndMakeItHigher() throws {
    let report = try ImageRenderer(
      content: tight(.leadingFirstTextBaseline) {
        GridRow {
          Text("large").font(.system(size: 40)).named("large")
          Text("small").font(.system(size: 10)).named("small")
          box("box", 10, 60)
        }
      }
    ).layoutReport()
    let large = try #require(report.frame(of: "large"))
    let small = try #require(report.frame(of: "small"))
    let tall = try #require(report.frame(of: "box"))
    #expect(small.minY > large.minY && small.maxY < large.maxY)
    // The box stands on the baseline, and the large text's descenders hang below it.
    #expect(tall == CGRect(x: tall.minX, y: 0, width: 10, height: 60))
    #expect(large.maxY == report.size.height && report.size.height > 60)
  }

  @Test(arguments: [UnitPoint(x: .nan, y: 0), UnitPoint(x: 0, y: .infinity)])
  func anAnchorThatIsNoPointIsLeftOutWithAWarning(_ anchor: UnitPoint) throws {
    let report = try ImageRenderer(
      content: tight {
        GridRow { box("a", 30, 30) }
        GridRow { box("b", 10, 10).gridCellAnchor(anchor) }
      }
    ).layoutReport()
    #expect(report.frame(of: "b") == CGRect(x: 10, y: 30, width: 10, height: 10))
    #expect(report.warnings.count == 1)
  }

  @Test func aGridInAnyLayoutKeepsItsViewsWhenItBecomesAStack() throws {
    struct Switching: View {
      @State private var isGrid = true
      var body: some View {
        let layout =
          isGrid
          ? AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))
          : AnyLayout(HStackLayout(spacing: 0))
        layout {
          GridRow {
            box("a", 10, 10).onTapGesture { isGrid.toggle() }
            box("b", 20, 10)
          }
          GridRow { box("c", 30, 10) }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 60, height: 20)) { Switching() }
    func frames() throws -> [CGRect?] {
      let report = try stage.layoutReport()
      return ["a", "b", "c"].map { report.frame(of: $0) }
    }
    let grid = try frames()
    #expect(
      grid == [
        CGRect(x: 15, y: 0, width: 10, height: 10), CGRect(x: 35, y: 0, width: 20, height: 10),
        CGRect(x: 5, y: 10, width: 30, height: 10),
      ])
    try stage.tap("a")
    #expect(
      try frames() == [
        CGRect(x: 0, y: 5, width: 10, height: 10), CGRect(x: 10, y: 5, width: 20, height: 10),
        CGRect(x: 30, y: 5, width: 30, height: 10),
      ])
    try stage.tap("a")
    #expect(try frames() == grid)
  }

  @Test func anotherLayoutMayCallAGridsMethodsInBoundsOfItsOwn() throws {
    struct Inset: Layout {
      private let grid = GridLayout(horizontalSpacing: 2, verticalSpacing: 3)
      func makeCache(subviews: Subviews) -> GridLayout.Cache { grid.makeCache(subviews: subviews) }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayout.Cache
      ) -> CGSize {
        let size = grid.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        return CGSize(width: size.width + 10, height: size.height + 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout GridLayout.Cache
      ) {
        grid.placeSubviews(
          in: bounds.insetBy(dx: 5, dy: 5), proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    let report = try ImageRenderer(
      content: Inset {
        GridRow {
          box("a", 10, 10)
          box("b", 20, 10)
        }
        box("c", 32, 10)
      }
    ).layoutReport()
    #expect(report.size == CGSize(width: 42, height: 33))
    #expect(report.frame(of: "b") == CGRect(x: 17, y: 5, width: 20, height: 10))
    #expect(report.frame(of: "c") == CGRect(x: 5, y: 18, width: 32, height: 10))
  }

  @Test func aCellThatChangesItsSpanMovesTheOthers() throws {
    struct Widening: View {
      @State private var span = 1
      var body: some View {
        tight(.leading) {
          GridRow {
            box("a", 10, 10).onTapGesture { span = 2 }.gridCellColumns(span)
            box("b", 10, 10)
          }
          GridRow {
            ForEach(0..<3) { _ in Color.red.frame(width: 20, height: 10) }
          }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 60, height: 20)) { Widening() }
    #expect(try stage.layoutReport().frame(of: "b")?.minX == 20)
    // The name is found outside the gesture.
    try stage.tap("a")
    #expect(try stage.layoutReport().frame(of: "b")?.minX == 40)
  }
}
