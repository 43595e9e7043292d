// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: layout-protocol") struct LayoutProtocolVectors3 {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "layout-seed-bricks-h", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 400.0, height: 400.0,
      size: [340.0, 50.0],
      frames: ["i0": [0.0, 0.0, 50.0, 50.0], "i1": [58.0, 0.0, 50.0, 50.0], "i2": [116.0, 0.0, 50.0, 50.0], "i3": [174.0, 0.0, 50.0, 50.0], "i4": [232.0, 0.0, 50.0, 50.0], "i5": [290.0, 0.0, 50.0, 50.0]]
    ) { Vector_layout_seed_bricks_h.Tree() },
    LayoutVector(
      "layout-seed-bricks-v", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 400.0, height: 400.0,
      size: [50.0, 340.0],
      frames: ["i0": [0.0, 0.0, 50.0, 50.0], "i1": [0.0, 58.0, 50.0, 50.0], "i2": [0.0, 116.0, 50.0, 50.0], "i3": [0.0, 174.0, 50.0, 50.0], "i4": [0.0, 232.0, 50.0, 50.0], "i5": [0.0, 290.0, 50.0, 50.0]]
    ) { Vector_layout_seed_bricks_v.Tree() },
    LayoutVector(
      "layout-seed-bricks-z", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 400.0, height: 400.0,
      size: [50.0, 50.0],
      frames: ["i0": [0.0, 0.0, 50.0, 50.0], "i1": [0.0, 0.0, 50.0, 50.0], "i2": [0.0, 0.0, 50.0, 50.0], "i3": [0.0, 0.0, 50.0, 50.0], "i4": [0.0, 0.0, 50.0, 50.0], "i5": [0.0, 0.0, 50.0, 50.0]]
    ) { Vector_layout_seed_bricks_z.Tree() },
  ]
}

private enum Vector_layout_seed_bricks_h {
  struct Tree: View {
    var body: some View {
      AnyLayout(HStackLayout()) {
          ForEach(0..<6, id: \.self) { i in
              RoundedRectangle(cornerRadius: 5).fill(Color.green).frame(width: 50, height: 50).probe("i\(i)")
          }
      }
    }
  }
}

private enum Vector_layout_seed_bricks_v {
  struct Tree: View {
    var body: some View {
      AnyLayout(VStackLayout()) {
          ForEach(0..<6, id: \.self) { i in
              RoundedRectangle(cornerRadius: 5).fill(Color.green).frame(width: 50, height: 50).probe("i\(i)")
          }
      }
    }
  }
}

private enum Vector_layout_seed_bricks_z {
  struct Tree: View {
    var body: some View {
      AnyLayout(ZStackLayout()) {
          ForEach(0..<6, id: \.self) { i in
              RoundedRectangle(cornerRadius: 5).fill(Color.green).frame(width: 50, height: 50).probe("i\(i)")
          }
      }
    }
  }
}
