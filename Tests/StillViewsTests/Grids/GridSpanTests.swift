import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillReport
import StillViewGraph
import StillViews
import StillViewsTestSupport
import Testing

/// Cells of several columns and views outside rows.
@Suite struct GridSpanTests {
  static let cases: [GridCase] = [
    GridCase(
      "4.15 a flexible view across fixed columns widens them equally", 300, 20, is: (300, 20),
      ["a": (57.5, 0, 40, 10), "b": (222.5, 0, 20, 10), "line": (0, 10, 300, 10)]
    ) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 40, 10)
          box("b", 20, 10)
        }
        bar("line", 10)
      }
    },
    GridCase(
      "4.15 a fixed view wider than its columns widens them equally", 300, 20, is: (100, 20),
      ["a": (0, 0, 40, 10), "b": (60, 0, 20, 10), "line": (0, 10, 100, 10)]
    ) {
      tight(.leading) {
        GridRow {
          box("a", 40, 10)
          box("b", 20, 10)
        }
        box("line", 100, 10)
      }
    },
    GridCase(
      "4.15 the same without a proposal", nil, nil, is: (100, 20),
      ["b": (60, 0, 20, 10), "line": (0, 10, 100, 10)]
    ) {
      tight(.leading) {
        GridRow {
          box("a", 40, 10)
          box("b", 20, 10)
        }
        box("line", 100, 10)
      }
    },
    GridCase(
      "4.15 what a span needs is kept free before flexible columns are served", 300, 20,
      is: (300, 20),
      ["b": (60, 0, 20, 10), "c": (100, 0, 200, 10), "wide": (0, 10, 100, 10)]
    ) {
      tight(.leading) {
        GridRow {
          box("a", 40, 10)
          box("b", 20, 10)
          bar("c", 10)
        }
        GridRow { box("wide", 100, 10).gridCellColumns(2) }
      }
    },
    GridCase(
      "4.15 a column that can grow bears a span's need before a fixed one", 100, 20,
      is: (150, 20), ["a": (0, 0, 40, 10), "b": (40, 0, 60, 10), "c": (100, 0, 50, 10)]
    ) {
      tight(.leading) {
        GridRow {
          box("a", 40, 10)
          bar("b", 10)
          box("c", 50, 10)
        }
        GridRow { box("wide", 100, 10).gridCellColumns(2) }
      }
    },
    GridCase(
      "4.10 a flexible view across a flexible column leaves fixed ones as they are", 300, 12,
      is: (300, 12),
      ["a": (0, 0, 40, 10), "b": (40, 0, 240, 10), "c": (280, 0, 20, 10), "l": (0, 10, 300, 2)]
    ) {
      tight {
        GridRow {
          box("a", 40, 10)
          bar("b", 10)
          box("c", 20, 10)
        }
        bar("l", 2)
      }
    },
    GridCase(
      "4.1 views outside rows alone are a column", 100, 100, is: (30, 30),
      ["a": (5, 0, 20, 10), "b": (0, 10, 30, 20)]
    ) {
      tight {
        box("a", 20, 10)
        box("b", 30, 20)
      }
    },
    GridCase(
      "4.9 a span's width has the gaps between its columns", 100, 100, is: (65, 20),
      ["c": (20, 10, 45, 10)]
    ) {
      Grid(horizontalSpacing: 5, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 15, height: 10)
          box("a", 20, 10)
          box("b", 20, 10)
        }
        GridRow {
          Color.red.frame(width: 15, height: 10)
          bar("c", 10).gridCellColumns(2)
            .gridCellUnsizedAxes(.horizontal)
        }
      }
    },
    GridCase(
      "4.9 a span is aligned by the unit point of the grid's alignment", 100, 100, is: (60, 20),
      ["m": (50, 10, 10, 10)]
    ) {
      tight(.bottomTrailing) {
        GridRow {
          box("a", 30, 10)
          box("b", 30, 10)
        }
        GridRow { box("m", 10, 10).gridCellColumns(2) }
      }
    },
    GridCase(
      "4.2 a span beyond other rows' columns makes columns, with their gaps", 100, 100,
      is: (55, 20), ["a": (0, 0, 20, 10), "b": (25, 0, 20, 10), "c": (0, 10, 40, 10)]
    ) {
      Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10)
          box("b", 20, 10)
        }
        GridRow { box("c", 40, 10).gridCellColumns(4) }
      }
    },
  ]

  @Test(arguments: cases) func rule(_ example: GridCase) throws { try example.check() }

  @Test(arguments: [0, -3, Int.min])
  func aSpanBelowOneIsOneWithAWarning(_ span: Int) throws {
    let report = try LayoutProbe(
      content: tight {
        GridRow {
          box("a", 20, 10).gridCellColumns(span)
          box("b", 20, 10)
        }
      }
    ).layoutReport()
    #expect(report.size == CGSize(width: 40, height: 10))
    #expect(report.warnings.count == 1)
    #expect(report.warnings.first?.path.contains("Grid") == true)
  }

  @Test(arguments: [5, 100_000, Int.max])
  func aSpanBeyondTheGridIsReported(_ span: Int) throws {
    var renderer = LayoutProbe(
      content: tight {
        GridRow {
          box("a", 20, 10)
          box("b", 20, 10)
        }
        GridRow { box("c", 30, 10).gridCellColumns(span) }
        Divider()
      })
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    let report = try renderer.layoutReport()
    #expect(abs(report.size.width - 100) < 1e-6)
    #expect(report.warnings.count == 1)
    #expect(report.warnings.first?.path.contains("Grid") == true)
  }

  @Test func severalHugeSpansInARowDoNotTrap() throws {
    let report = try LayoutProbe(
      content: tight {
        GridRow {
          ForEach(0..<3) { _ in Color.red.frame(width: 1, height: 1).gridCellColumns(.max) }
        }
      }
    ).layoutReport()
    #expect(abs(report.size.width - 3) < 1e-6)
  }
}
