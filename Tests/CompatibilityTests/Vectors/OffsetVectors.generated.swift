// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: offset") struct OffsetVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "offset-moves-only-drawing", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [40.0, 20.0],
      frames: ["b": [20.0, 0.0, 20.0, 20.0], "in": [5.0, 7.0, 20.0, 20.0], "out": [0.0, 0.0, 20.0, 20.0]]
    ) { Vector_offset_moves_only_drawing.Tree() },
    LayoutVector(
      "offset-background-order", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [20.0, 20.0],
      frames: ["a": [10.0, 0.0, 20.0, 20.0], "bg": [0.0, 0.0, 20.0, 20.0]]
    ) { Vector_offset_background_order.Tree() },
  ]
}

private enum Vector_offset_moves_only_drawing {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20).probe("in").offset(x: 5, y: 7).probe("out")
          Color.red.frame(width: 20, height: 20).probe("b")
      }
    }
  }
}

private enum Vector_offset_background_order {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 20, height: 20).probe("a").offset(x: 10, y: 0).background {
          Color.blue.probe("bg")
      }
    }
  }
}
