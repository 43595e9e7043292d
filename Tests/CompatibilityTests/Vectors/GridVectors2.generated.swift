// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: grid") struct GridVectors2 {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "grid-row-outside", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [32.0, 10.0],
      frames: ["a": [0.0, 0.0, 10.0, 10.0], "b": [12.0, 0.0, 20.0, 10.0]]
    ) { Vector_grid_row_outside.Tree() },
    LayoutVector(
      "grid-emptyview-no-cell", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [80.0, 20.0],
      frames: ["a": [10.0, 0.0, 20.0, 10.0], "b": [45.0, 0.0, 30.0, 10.0], "c": [0.0, 10.0, 40.0, 10.0], "d": [40.0, 10.0, 40.0, 10.0]]
    ) { Vector_grid_emptyview_no_cell.Tree() },
  ]
}

private enum Vector_grid_row_outside {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 2) {
          GridRow {
              Color.red.frame(width: 10, height: 10).probe("a")
              Color.red.frame(width: 20, height: 10).probe("b")
          }
      }
    }
  }
}

private enum Vector_grid_emptyview_no_cell {
  struct Tree: View {
    var body: some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
              EmptyView()
              Color.red.frame(width: 20, height: 10).probe("a")
              Color.red.frame(width: 30, height: 10).probe("b")
          }
          GridRow {
              Color.red.frame(width: 40, height: 10).probe("c")
              Color.red.frame(width: 40, height: 10).probe("d")
          }
      }
    }
  }
}
