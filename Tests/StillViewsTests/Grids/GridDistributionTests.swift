import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillReport
import StillViewGraph
import StillViews
import StillViewsTestSupport
import Testing

/// How grids give their width to columns and their height to rows, where no conformance vector says so.
@Suite struct GridDistributionTests {
  static let cases: [GridCase] = [
    GridCase(
      "4.3 fixed cells alone never stretch the grid", 300, 300, is: (60, 30),
      ["a": (0, 0, 40, 30), "b": (40, 10, 20, 10)]
    ) {
      tight {
        GridRow {
          box("a", 40, 30)
          box("b", 20, 10)
        }
      }
    },
    GridCase(
      "4.4 flexible rows share the height that fixed ones leave", 100, 110, is: (100, 110),
      ["a": (40, 0, 20, 10), "b": (0, 10, 100, 50), "c": (0, 60, 100, 50)]
    ) {
      tight {
        GridRow { box("a", 20, 10) }
        GridRow { Color.red.named("b") }
        GridRow { Color.red.named("c") }
      }
    },
    GridCase(
      "4.4 six columns, the first of 30, gaps of 1, in 185", 185, 10, is: (185, 10),
      ["a": (0, 0, 30, 10), "b": (31, 0, 30, 10), "f": (155, 0, 30, 10)]
    ) {
      Grid(horizontalSpacing: 1) {
        GridRow {
          box("a", 30, 10)
          bar("b", 10)
          ForEach(0..<3) { _ in Color.red.frame(height: 10) }
          bar("f", 10)
        }
      }
    },
    GridCase(
      "4.4 a fixed cell keeps its flexible column from being narrower", 100, 20, is: (100, 20),
      ["a": (0, 0, 80, 10), "b": (80, 0, 20, 10), "c": (0, 10, 80, 10)]
    ) {
      tight {
        GridRow {
          box("a", 80, 10)
          bar("b", 10)
        }
        GridRow {
          bar("c", 10)
          bar("d", 10)
        }
      }
    },
    GridCase(
      "4.5 a text wider than the grid is offered an even share where a height is proposed", 340,
      500,
      is: (247, 30), ["a": (0, 10, 103, 10), "b": (103, 0, 144, 30)]
    ) {
      tight {
        GridRow {
          words(103, 103).named("a")
          words(371, 226, 144).named("b")
        }
      }
    },
    GridCase(
      "4.5 what fills has the rest beside such a text", 340, 500,
      is: (340, 20), ["a": (0, 0, 100, 20), "b": (100, 0, 240, 20)]
    ) {
      tight {
        GridRow {
          words(900, 100).named("a")
          Color.red.frame(height: 20).named("b")
        }
      }
    },
    GridCase(
      "4.5 a text that fits has more than an even share beside what fills", 184, 100,
      is: (184, 20), ["a": (0, 5, 72, 10), "b": (72, 0, 92, 20)]
    ) {
      tight {
        GridRow {
          words(72).named("a")
          Color.red.frame(height: 20).named("b")
          words(20)
        }
      }
    },
    GridCase(
      "4.5 with no height proposed, what columns that fit leave goes to the others", 340, nil,
      is: (329, 20), ["a": (0, 5, 103, 10), "b": (103, 0, 226, 20)]
    ) {
      tight {
        GridRow {
          words(103, 103).named("a")
          words(371, 226, 144).named("b")
        }
      }
    },
    GridCase(
      "4.5 nor have the last of several texts what the others leave", 338, nil,
      is: (292, 20), ["a": (0, 0, 79, 20), "d": (213, 0, 79, 20)]
    ) {
      tight {
        GridRow {
          words(94, 79).named("a")
          words(94, 67)
          words(94, 67)
          words(94, 79).named("d")
        }
      }
    },
    GridCase(
      "4.5 a column that fits leaves one that fills its least", 150, 10, is: (150, 10),
      ["a": (0, 0, 50, 10), "b": (50, 0, 100, 10)]
    ) {
      tight {
        GridRow {
          Color.red.frame(maxWidth: 100, maxHeight: 10).named("a")
          Color.red.frame(minWidth: 100, maxHeight: 10).named("b")
        }
      }
    },
    GridCase(
      "4.5 the least flexible of columns that fit is served first, with an equal share", 150, 10,
      is: (150, 10), ["a": (0, 0, 80, 10), "b": (80, 0, 70, 10)]
    ) {
      tight {
        GridRow {
          Color.red.frame(minWidth: 80, maxWidth: 90, maxHeight: 10).named("a")
          Color.red.frame(maxWidth: 100, maxHeight: 10).named("b")
        }
      }
    },
    GridCase(
      "4.5 a column that fits has more than its share, a filling one what is left", 150, 10,
      is: (150, 10), ["a": (0, 0, 10, 10), "b": (10, 0, 140, 10)]
    ) {
      tight {
        GridRow {
          bar("a", 10).layoutPriority(1)
          Color.red.frame(maxWidth: 140, maxHeight: 10).named("b")
        }
      }
    },
    GridCase(
      "4.5 columns that together fit have the most that they want", 150, 10, is: (130, 10),
      ["a": (0, 0, 90, 10), "b": (90, 0, 40, 10)]
    ) {
      tight {
        GridRow {
          Color.red.frame(maxWidth: 90, maxHeight: 10).named("a")
          Color.red.frame(maxWidth: 40, maxHeight: 10).named("b")
        }
      }
    },
    GridCase(
      "4.5 a higher priority leaves lower ones their least", 200, 10, is: (200, 10),
      ["a": (0, 0, 30, 10), "b": (30, 0, 170, 10)]
    ) {
      tight {
        GridRow {
          Color.red.frame(minWidth: 30, maxHeight: 10).named("a")
          bar("b", 10).layoutPriority(1)
        }
      }
    },
    GridCase(
      "4.5 a column has the highest priority of its cells", 200, 20, is: (200, 20),
      ["a": (0, 0, 200, 10), "b": (200, 0, 0, 10), "c": (0, 10, 200, 10)]
    ) {
      tight {
        GridRow {
          bar("a", 10)
          bar("b", 10)
        }
        GridRow {
          bar("c", 10).layoutPriority(1)
          bar("d", 10)
        }
      }
    },
    GridCase(
      "4.5 rows have priorities too", 10, 200, is: (10, 200),
      ["a": (0, 0, 10, 30), "b": (0, 30, 10, 170)]
    ) {
      tight {
        GridRow { Color.red.frame(minHeight: 30).named("a") }
        GridRow { Color.red.layoutPriority(1).named("b") }
      }
    },
    GridCase(
      "4.14 without a proposal every column and row has its ideal length", nil, nil,
      is: (50, 25),
      [
        "a": (0, 0, 10, 10), "b": (10, 2.5, 40, 5), "c": (0, 10, 10, 15), "d": (10, 10, 40, 15),
      ]
    ) {
      tight {
        GridRow {
          Color.red.named("a")
          box("b", 40, 5)
        }
        GridRow {
          Color.red.named("c")
          Color.red.frame(idealHeight: 15).layoutPriority(1).named("d")
        }
      }
    },
    GridCase(
      "4.14 a length that is not proposed is ideal, the other one distributed", 100, nil,
      is: (100, 10), ["a": (0, 0, 50, 10), "b": (50, 0, 50, 10)]
    ) {
      tight {
        GridRow {
          Color.red.named("a")
          Color.red.named("b")
        }
      }
    },
    GridCase(
      "4.2 a grid without cells is empty", 100, 100, is: (0, 0), [:]
    ) {
      Grid {
        EmptyView()
        GridRow {}
      }
    },
    GridCase(
      "4.2 a row without cells is no row and makes no gap", 100, 100, is: (20, 30),
      ["a": (0, 0, 20, 10), "b": (0, 20, 20, 10)]
    ) {
      Grid(verticalSpacing: 10) {
        GridRow { box("a", 20, 10) }
        GridRow {}
        GridRow { EmptyView() }
        GridRow { box("b", 20, 10) }
      }
    },
    GridCase(
      "4.12 gaps are 8 points, between texts as well", nil, nil, is: (28, 28),
      ["b": (18, 18, 10, 10)]
    ) {
      Grid {
        GridRow {
          Text("").frame(width: 10, height: 10)
          Text("").frame(width: 10, height: 10)
        }
        GridRow {
          Text("").frame(width: 10, height: 10)
          Text("").frame(width: 10, height: 10).named("b")
        }
      }
    },
    GridCase(
      "2.4 negative gaps overlap", 100, 100, is: (30, 10),
      ["a": (0, 0, 20, 10), "b": (10, 0, 20, 10)]
    ) {
      Grid(horizontalSpacing: -10, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10)
          box("b", 20, 10)
        }
      }
    },
  ]

  @Test(arguments: cases) func rule(_ example: GridCase) throws { try example.check() }

  /// Two rows are as far apart as a stack's views would be (rule L4.12): labels as in `compoundIcon` of the suite compound.
  @Test func rowsAreApartAsTheirCellsPrefer() throws {
    func gap(_ first: some View, _ second: some View) throws -> CGFloat {
      let report = try LayoutProbe(
        content: Grid {
          GridRow {
            Color.red.frame(width: 24, height: 24).named("over")
            first
          }
          GridRow {
            Color.red.frame(width: 24, height: 24).named("under")
            second
          }
        }
        .environment(\.displayScale, 2)
      ).layoutReport()
      let over = try #require(report.frame(of: "over"))
      let under = try #require(report.frame(of: "under"))
      return under.minY - over.maxY
    }
    let words = Text("words")
    #expect(try gap(Color.red, Color.red) == 8)
    // Rows stand on whole pixels, the distances are not rounded.
    func isNear(_ gap: CGFloat, _ seen: CGFloat) -> Bool { abs(gap - seen) < 0.25 }
    #expect(try isNear(gap(words.font(.system(size: 17)), words), 11))
    #expect(try isNear(gap(words.font(.system(size: 14)), words), 9))
    #expect(try isNear(gap(words.font(.system(size: 17)), Color.red), 11))
  }

  @Test func rowsOfTextAloneAreAsCloseAsInAStack() throws {
    func gap(_ view: some View) throws -> CGFloat {
      let report = try LayoutProbe(content: view).layoutReport()
      let over = try #require(report.frame(of: "over"))
      let under = try #require(report.frame(of: "under"))
      return under.minY - over.maxY
    }
    let inGrid = try gap(
      Grid {
        GridRow { Text("over").named("over") }
        GridRow { Text("under").named("under") }
      })
    let inStack = try gap(
      VStack {
        Text("over").named("over")
        Text("under").named("under")
      })
    #expect(inGrid == inStack && inGrid < 8)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func aSpacingThatIsNoLengthIsTheDefaultWithAWarning(_ spacing: CGFloat) throws {
    func check(_ view: some View, _ name: String) throws {
      let report = try LayoutProbe(content: view).layoutReport()
      #expect(report.size == CGSize(width: 28, height: 10), "\(name)")
      #expect(report.warnings.count == 1)
      #expect(report.warnings.first?.path.contains(name) == true)
    }
    let row = GridRow {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10)
    }
    try check(Grid(horizontalSpacing: spacing) { row }, "Grid")
    try check(GridLayout(verticalSpacing: spacing) { row }, "GridLayout")
    try check(AnyLayout(GridLayout(horizontalSpacing: spacing)) { row }, "AnyLayout")
  }

  @Test func endlessProposalsMakeEndlessGridsWithoutAWarning() throws {
    var renderer = LayoutProbe(
      content: Grid {
        GridRow {
          Color.red
          Color.red
        }
        Color.red
      })
    renderer.proposedSize = ProposedViewSize(width: .infinity, height: .infinity)
    let report = try renderer.layoutReport()
    #expect(report.size == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(report.warnings == [])
  }
}

/// Text that has lines of one of several widths, the widest that fits, each line 10 high and one more for each step down; as narrow as proposed
/// below all of them.
nonisolated private struct Words: Layout {
  let widths: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offer = proposal.width ?? .infinity
    let step = widths.firstIndex { $0 <= offer } ?? widths.count
    let width = step < widths.count ? widths[step] : offer
    return CGSize(width: width, height: 10 * CGFloat(step + 1))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

nonisolated private func words(_ widths: CGFloat...) -> some View {
  // With a child, as a layout without any comes after all others.
  Words(widths: widths) { Color.clear }
}
