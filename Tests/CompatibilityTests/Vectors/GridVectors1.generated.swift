// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: grid") struct GridVectors1 {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "grid-basic-center", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [118.0, 68.0],
      frames: ["a": [0.0, 0.0, 50.0, 20.0], "b": [73.0, 0.0, 30.0, 20.0], "c": [15.0, 28.0, 20.0, 40.0], "d": [58.0, 43.0, 60.0, 10.0]]
    ) { Vector_grid_basic_center.Tree() },
    LayoutVector(
      "grid-basic-rtl", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [118.0, 68.0],
      frames: ["a": [68.0, 0.0, 50.0, 20.0], "b": [30.0, 0.0, 30.0, 20.0], "c": [98.0, 28.0, 20.0, 40.0], "d": [0.0, 28.0, 60.0, 10.0]]
    ) { Vector_grid_basic_rtl.Tree() },
    LayoutVector(
      "grid-missing-cells", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [90.0, 25.0],
      frames: ["a": [10.0, 0.0, 20.0, 10.0], "b": [45.0, 0.0, 20.0, 10.0], "c": [70.0, 0.0, 20.0, 10.0], "d": [0.0, 15.0, 40.0, 10.0]]
    ) { Vector_grid_missing_cells.Tree() },
    LayoutVector(
      "grid-column-alignment", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [120.0, 30.0],
      frames: ["a": [0.0, 0.0, 60.0, 10.0], "b": [60.0, 0.0, 60.0, 10.0], "c": [40.0, 10.0, 20.0, 10.0], "d": [80.0, 10.0, 20.0, 10.0], "e": [30.0, 20.0, 30.0, 10.0], "f": [75.0, 20.0, 30.0, 10.0]]
    ) { Vector_grid_column_alignment.Tree() },
    LayoutVector(
      "grid-apple-anchor", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [121.0, 121.0],
      frames: ["a": [0.0, 0.0, 60.0, 60.0], "b": [61.0, 0.0, 60.0, 60.0], "c": [0.0, 61.0, 60.0, 60.0], "m": [73.5, 98.5, 10.0, 10.0]]
    ) { Vector_grid_apple_anchor.Tree() },
    LayoutVector(
      "grid-apple-anchor-toptrailing", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [121.0, 121.0],
      frames: ["a": [0.0, 0.0, 60.0, 60.0], "b": [61.0, 0.0, 60.0, 60.0], "c": [0.0, 61.0, 60.0, 60.0], "m": [111.0, 61.0, 10.0, 10.0]]
    ) { Vector_grid_apple_anchor_toptrailing.Tree() },
    LayoutVector(
      "grid-apple-merged", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [182.0, 121.0],
      frames: ["a": [0.0, 0.0, 60.0, 60.0], "b": [61.0, 0.0, 60.0, 60.0], "c": [122.0, 0.0, 60.0, 60.0], "d": [0.0, 61.0, 60.0, 60.0], "m": [116.5, 86.0, 10.0, 10.0]]
    ) { Vector_grid_apple_merged.Tree() },
    LayoutVector(
      "grid-spanning-view-fixed", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [90.0, 30.0],
      frames: ["a": [0.0, 0.0, 40.0, 10.0], "b": [50.0, 0.0, 40.0, 10.0], "c": [0.0, 20.0, 40.0, 10.0], "d": [50.0, 20.0, 40.0, 10.0], "wide": [30.0, 12.0, 30.0, 6.0]]
    ) { Vector_grid_spanning_view_fixed.Tree() },
    LayoutVector(
      "grid-unsized-axes", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [90.0, 28.0],
      frames: ["a": [0.0, 0.0, 40.0, 10.0], "b": [50.0, 0.0, 40.0, 10.0], "c": [0.0, 18.0, 40.0, 10.0], "d": [50.0, 18.0, 40.0, 10.0], "line": [0.0, 12.0, 90.0, 4.0]]
    ) { Vector_grid_unsized_axes.Tree() },
    LayoutVector(
      "grid-equal-colors", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 208.0, height: 108.0,
      size: [208.0, 108.0],
      frames: ["a": [0.0, 0.0, 100.0, 50.0], "b": [108.0, 0.0, 100.0, 50.0], "c": [0.0, 58.0, 100.0, 50.0], "d": [108.0, 58.0, 100.0, 50.0]]
    ) { Vector_grid_equal_colors.Tree() },
    LayoutVector(
      "grid-fixed-and-flexible-columns", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 256.0, height: 300.0,
      size: [256.0, 20.0],
      frames: ["a": [0.0, 0.0, 40.0, 20.0], "b": [48.0, 0.0, 100.0, 20.0], "c": [156.0, 0.0, 100.0, 20.0]]
    ) { Vector_grid_fixed_and_flexible_columns.Tree() },
    LayoutVector(
      "grid-row-modifier-distributes", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [64.0, 10.0],
      frames: ["a": [0.0, 0.0, 30.0, 10.0], "b": [34.0, 0.0, 30.0, 10.0]]
    ) { Vector_grid_row_modifier_distributes.Tree() },
  ]
}

private enum Vector_grid_basic_center {
  struct Tree: View {
    var body: some View {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
          GridRow {
              Color.red.frame(width: 50, height: 20).probe("a")
              Color.red.frame(width: 30, height: 20).probe("b")
          }
          GridRow {
              Color.red.frame(width: 20, height: 40).probe("c")
              Color.red.frame(width: 60, height: 10).probe("d")
          }
      }
    }
  }
}

private enum Vector_grid_basic_rtl {
  struct Tree: View {
    var body: some View {
      Grid(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 8) {
          GridRow {
              Color.red.frame(width: 50, height: 20).probe("a")
              Color.red.frame(width: 30, height: 20).probe("b")
          }
          GridRow {
              Color.red.frame(width: 20, height: 40).probe("c")
              Color.red.frame(width: 60, height: 10).probe("d")
          }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }
}

private enum Vector_grid_missing_cells {
  struct Tree: View {
    var body: some View {
      Grid(horizontalSpacing: 5, verticalSpacing: 5) {
          GridRow {
              Color.red.frame(width: 20, height: 10).probe("a")
              Color.red.frame(width: 20, height: 10).probe("b")
              Color.red.frame(width: 20, height: 10).probe("c")
          }
          GridRow {
              Color.red.frame(width: 40, height: 10).probe("d")
          }
      }
    }
  }
}

private enum Vector_grid_column_alignment {
  struct Tree: View {
    var body: some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
              Color.red.frame(width: 60, height: 10).probe("a")
              Color.red.frame(width: 60, height: 10).probe("b")
          }
          GridRow {
              Color.red.frame(width: 20, height: 10).probe("c").gridColumnAlignment(.trailing)
              Color.red.frame(width: 20, height: 10).probe("d")
          }
          GridRow {
              Color.red.frame(width: 30, height: 10).probe("e")
              Color.red.frame(width: 30, height: 10).probe("f")
          }
      }
    }
  }
}

private enum Vector_grid_apple_anchor {
  struct Tree: View {
    var body: some View {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
          GridRow {
              Color.red.frame(width: 60, height: 60).probe("a")
              Color.red.frame(width: 60, height: 60).probe("b")
          }
          GridRow {
              Color.red.frame(width: 60, height: 60).probe("c")
              Color.red.frame(width: 10, height: 10).probe("m").gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
          }
      }
    }
  }
}

private enum Vector_grid_apple_anchor_toptrailing {
  struct Tree: View {
    var body: some View {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
          GridRow {
              Color.red.frame(width: 60, height: 60).probe("a")
              Color.red.frame(width: 60, height: 60).probe("b")
          }
          GridRow {
              Color.red.frame(width: 60, height: 60).probe("c")
              Color.red.frame(width: 10, height: 10).probe("m").gridCellAnchor(.topTrailing)
          }
      }
    }
  }
}

private enum Vector_grid_apple_merged {
  struct Tree: View {
    var body: some View {
      Grid(alignment: .center, horizontalSpacing: 1, verticalSpacing: 1) {
          GridRow {
              Color.red.frame(width: 60, height: 60).probe("a")
              Color.red.frame(width: 60, height: 60).probe("b")
              Color.red.frame(width: 60, height: 60).probe("c")
          }
          GridRow {
              Color.red.frame(width: 60, height: 60).probe("d")
              Color.red.frame(width: 10, height: 10).probe("m").gridCellColumns(2)
          }
      }
    }
  }
}

private enum Vector_grid_spanning_view_fixed {
  struct Tree: View {
    var body: some View {
      Grid(horizontalSpacing: 10, verticalSpacing: 2) {
          GridRow {
              Color.red.frame(width: 40, height: 10).probe("a")
              Color.red.frame(width: 40, height: 10).probe("b")
          }
          Color.red.frame(width: 30, height: 6).probe("wide")
          GridRow {
              Color.red.frame(width: 40, height: 10).probe("c")
              Color.red.frame(width: 40, height: 10).probe("d")
          }
      }
    }
  }
}

private enum Vector_grid_unsized_axes {
  struct Tree: View {
    var body: some View {
      Grid(horizontalSpacing: 10, verticalSpacing: 2) {
          GridRow {
              Color.red.frame(width: 40, height: 10).probe("a")
              Color.red.frame(width: 40, height: 10).probe("b")
          }
          Color.blue.frame(height: 4).probe("line").gridCellUnsizedAxes(.horizontal)
          GridRow {
              Color.red.frame(width: 40, height: 10).probe("c")
              Color.red.frame(width: 40, height: 10).probe("d")
          }
      }
    }
  }
}

private enum Vector_grid_equal_colors {
  struct Tree: View {
    var body: some View {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
          GridRow {
              Color.red.probe("a")
              Color.green.probe("b")
          }
          GridRow {
              Color.blue.probe("c")
              Color.gray.probe("d")
          }
      }
    }
  }
}

private enum Vector_grid_fixed_and_flexible_columns {
  struct Tree: View {
    var body: some View {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
          GridRow {
              Color.red.frame(width: 40, height: 20).probe("a")
              Color.red.frame(height: 20).probe("b")
              Color.red.frame(height: 20).probe("c")
          }
      }
    }
  }
}

private enum Vector_grid_row_modifier_distributes {
  struct Tree: View {
    var body: some View {
      Grid(horizontalSpacing: 4, verticalSpacing: 0) {
          GridRow {
              Color.red.probe("a")
              Color.blue.probe("b")
          }
          .frame(width: 30, height: 10)
      }
    }
  }
}
