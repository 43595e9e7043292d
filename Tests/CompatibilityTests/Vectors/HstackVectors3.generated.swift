// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: hstack") struct HstackVectors3 {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "hstack-tok-two-rects", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [500.0, 500.0],
      frames: ["a": [0.0, 0.0, 246.0, 500.0], "b": [254.0, 0.0, 246.0, 500.0]]
    ) { Vector_hstack_tok_two_rects.Tree() },
    LayoutVector(
      "hstack-tok-spacing0", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [500.0, 500.0],
      frames: ["a": [0.0, 0.0, 250.0, 500.0], "b": [250.0, 0.0, 250.0, 500.0]]
    ) { Vector_hstack_tok_spacing0.Tree() },
  ]
}

private enum Vector_hstack_tok_two_rects {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.probe("a")
          Color.red.probe("b")
      }
    }
  }
}

private enum Vector_hstack_tok_spacing0 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.probe("a")
          Color.red.probe("b")
      }
    }
  }
}
