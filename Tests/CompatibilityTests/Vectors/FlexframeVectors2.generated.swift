// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: flexframe") struct FlexframeVectors2 {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "flexframe-ideal70-color-40-nil", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 40.0, height: nil,
      size: [40.0, 25.0],
      frames: ["a": [0.0, 0.0, 40.0, 25.0], "f": [0.0, 0.0, 40.0, 25.0]]
    ) { Vector_flexframe_ideal70_color_40_nil.Tree() },
    LayoutVector(
      "flexframe-minmax-color-nil-30", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: 30.0,
      size: [20.0, 30.0],
      frames: ["a": [0.0, 0.0, 20.0, 30.0], "f": [0.0, 0.0, 20.0, 30.0]]
    ) { Vector_flexframe_minmax_color_nil_30.Tree() },
    LayoutVector(
      "flexframe-minmax-color-0-30", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 0.0, height: 30.0,
      size: [20.0, 30.0],
      frames: ["a": [0.0, 0.0, 20.0, 30.0], "f": [0.0, 0.0, 20.0, 30.0]]
    ) { Vector_flexframe_minmax_color_0_30.Tree() },
    LayoutVector(
      "flexframe-max-smaller-than-child", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 50.0,
      size: [60.0, 20.0],
      frames: ["a": [-20.0, 0.0, 100.0, 20.0], "f": [0.0, 0.0, 60.0, 20.0]]
    ) { Vector_flexframe_max_smaller_than_child.Tree() },
    LayoutVector(
      "flexframe-minmax-ignores-child", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 90.0, height: 70.0,
      size: [90.0, 70.0],
      frames: ["a": [80.0, 60.0, 10.0, 10.0], "f": [0.0, 0.0, 90.0, 70.0]]
    ) { Vector_flexframe_minmax_ignores_child.Tree() },
    LayoutVector(
      "flexframe-minmax-smaller-than-child", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 60.0, height: 20.0,
      size: [60.0, 10.0],
      frames: ["a": [-20.0, 0.0, 100.0, 10.0], "f": [0.0, 0.0, 60.0, 10.0]]
    ) { Vector_flexframe_minmax_smaller_than_child.Tree() },
    LayoutVector(
      "flexframe-maxinf-larger-child", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 60.0, height: 20.0,
      size: [100.0, 10.0],
      frames: ["a": [0.0, 0.0, 100.0, 10.0], "f": [0.0, 0.0, 100.0, 10.0]]
    ) { Vector_flexframe_maxinf_larger_child.Tree() },
    LayoutVector(
      "flexframe-ideal-below-min", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: 30.0,
      size: [20.0, 30.0],
      frames: ["a": [0.0, 0.0, 20.0, 30.0], "f": [0.0, 0.0, 20.0, 30.0]]
    ) { Vector_flexframe_ideal_below_min.Tree() },
  ]
}

private enum Vector_flexframe_ideal70_color_40_nil {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(idealWidth: 70, idealHeight: 25).probe("f")
    }
  }
}

private enum Vector_flexframe_minmax_color_nil_30 {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(minWidth: 20, maxWidth: 60).probe("f")
    }
  }
}

private enum Vector_flexframe_minmax_color_0_30 {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(minWidth: 20, maxWidth: 60).probe("f")
    }
  }
}

private enum Vector_flexframe_max_smaller_than_child {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 100, height: 20).probe("a").frame(maxWidth: 60).probe("f")
    }
  }
}

private enum Vector_flexframe_minmax_ignores_child {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 10, height: 10).probe("a").frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .bottomTrailing).probe("f")
    }
  }
}

private enum Vector_flexframe_minmax_smaller_than_child {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 100, height: 10).probe("a").frame(minWidth: 0, maxWidth: .infinity).probe("f")
    }
  }
}

private enum Vector_flexframe_maxinf_larger_child {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 100, height: 10).probe("a").frame(maxWidth: .infinity).probe("f")
    }
  }
}

private enum Vector_flexframe_ideal_below_min {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(minWidth: 20, idealWidth: 10).probe("f")
    }
  }
}
