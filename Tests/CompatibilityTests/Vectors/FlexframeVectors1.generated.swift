// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: flexframe") struct FlexframeVectors1 {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "flexframe-maxinf-fixed40-200-100", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [200.0, 20.0],
      frames: ["a": [80.0, 0.0, 40.0, 20.0], "f": [0.0, 0.0, 200.0, 20.0]]
    ) { Vector_flexframe_maxinf_fixed40_200_100.Tree() },
    LayoutVector(
      "flexframe-maxinf-fixed40-nil-nil", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: nil,
      size: [40.0, 20.0],
      frames: ["a": [0.0, 0.0, 40.0, 20.0], "f": [0.0, 0.0, 40.0, 20.0]]
    ) { Vector_flexframe_maxinf_fixed40_nil_nil.Tree() },
    LayoutVector(
      "flexframe-maxinf-fixed40-20-20", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 20.0, height: 20.0,
      size: [40.0, 20.0],
      frames: ["a": [0.0, 0.0, 40.0, 20.0], "f": [0.0, 0.0, 40.0, 20.0]]
    ) { Vector_flexframe_maxinf_fixed40_20_20.Tree() },
    LayoutVector(
      "flexframe-min80-fixed40-200-100", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [80.0, 20.0],
      frames: ["a": [20.0, 0.0, 40.0, 20.0], "f": [0.0, 0.0, 80.0, 20.0]]
    ) { Vector_flexframe_min80_fixed40_200_100.Tree() },
    LayoutVector(
      "flexframe-min80-fixed40-50-100", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 50.0, height: 100.0,
      size: [80.0, 20.0],
      frames: ["a": [20.0, 0.0, 40.0, 20.0], "f": [0.0, 0.0, 80.0, 20.0]]
    ) { Vector_flexframe_min80_fixed40_50_100.Tree() },
    LayoutVector(
      "flexframe-min80-fixed40-nil-nil", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: nil,
      size: [80.0, 20.0],
      frames: ["a": [20.0, 0.0, 40.0, 20.0], "f": [0.0, 0.0, 80.0, 20.0]]
    ) { Vector_flexframe_min80_fixed40_nil_nil.Tree() },
    LayoutVector(
      "flexframe-max30-fixed40-200-100", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [30.0, 20.0],
      frames: ["a": [-5.0, 0.0, 40.0, 20.0], "f": [0.0, 0.0, 30.0, 20.0]]
    ) { Vector_flexframe_max30_fixed40_200_100.Tree() },
    LayoutVector(
      "flexframe-minmax-fixed40-90-100", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 90.0, height: 100.0,
      size: [90.0, 20.0],
      frames: ["a": [25.0, 0.0, 40.0, 20.0], "f": [0.0, 0.0, 90.0, 20.0]]
    ) { Vector_flexframe_minmax_fixed40_90_100.Tree() },
    LayoutVector(
      "flexframe-minmax-fixed40-10-100", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 10.0, height: 100.0,
      size: [60.0, 20.0],
      frames: ["a": [10.0, 0.0, 40.0, 20.0], "f": [0.0, 0.0, 60.0, 20.0]]
    ) { Vector_flexframe_minmax_fixed40_10_100.Tree() },
    LayoutVector(
      "flexframe-minmax-fixed40-nil-nil", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: nil,
      size: [60.0, 20.0],
      frames: ["a": [10.0, 0.0, 40.0, 20.0], "f": [0.0, 0.0, 60.0, 20.0]]
    ) { Vector_flexframe_minmax_fixed40_nil_nil.Tree() },
    LayoutVector(
      "flexframe-ideal70-fixed40-200-100", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [40.0, 20.0],
      frames: ["a": [0.0, 0.0, 40.0, 20.0], "f": [0.0, 0.0, 40.0, 20.0]]
    ) { Vector_flexframe_ideal70_fixed40_200_100.Tree() },
    LayoutVector(
      "flexframe-ideal70-fixed40-nil-nil", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: nil,
      size: [70.0, 20.0],
      frames: ["a": [15.0, 0.0, 40.0, 20.0], "f": [0.0, 0.0, 70.0, 20.0]]
    ) { Vector_flexframe_ideal70_fixed40_nil_nil.Tree() },
    LayoutVector(
      "flexframe-min60ideal80max120-fixed40-100-nil", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: nil,
      size: [100.0, 20.0],
      frames: ["a": [30.0, 0.0, 40.0, 20.0], "f": [0.0, 0.0, 100.0, 20.0]]
    ) { Vector_flexframe_min60ideal80max120_fixed40_100_nil.Tree() },
    LayoutVector(
      "flexframe-maxinf-color-150-30", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 150.0, height: 30.0,
      size: [150.0, 30.0],
      frames: ["a": [0.0, 0.0, 150.0, 30.0], "f": [0.0, 0.0, 150.0, 30.0]]
    ) { Vector_flexframe_maxinf_color_150_30.Tree() },
    LayoutVector(
      "flexframe-min80-color-nil-30", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: 30.0,
      size: [80.0, 30.0],
      frames: ["a": [0.0, 0.0, 80.0, 30.0], "f": [0.0, 0.0, 80.0, 30.0]]
    ) { Vector_flexframe_min80_color_nil_30.Tree() },
    LayoutVector(
      "flexframe-min80-color-inf-30", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: .infinity, height: 30.0,
      size: [.infinity, 30.0],
      frames: [:]
    ) { Vector_flexframe_min80_color_inf_30.Tree() },
    LayoutVector(
      "flexframe-max30-color-nil-30", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: 30.0,
      size: [10.0, 30.0],
      frames: ["a": [0.0, 0.0, 10.0, 30.0], "f": [0.0, 0.0, 10.0, 30.0]]
    ) { Vector_flexframe_max30_color_nil_30.Tree() },
    LayoutVector(
      "flexframe-max30-color-100-30", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 30.0,
      size: [30.0, 30.0],
      frames: ["a": [0.0, 0.0, 30.0, 30.0], "f": [0.0, 0.0, 30.0, 30.0]]
    ) { Vector_flexframe_max30_color_100_30.Tree() },
    LayoutVector(
      "flexframe-max30-color-inf-30", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: .infinity, height: 30.0,
      size: [30.0, 30.0],
      frames: [:]
    ) { Vector_flexframe_max30_color_inf_30.Tree() },
    LayoutVector(
      "flexframe-ideal70-color-nil-nil", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: nil,
      size: [70.0, 25.0],
      frames: ["a": [0.0, 0.0, 70.0, 25.0], "f": [0.0, 0.0, 70.0, 25.0]]
    ) { Vector_flexframe_ideal70_color_nil_nil.Tree() },
  ]
}

private enum Vector_flexframe_maxinf_fixed40_200_100 {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20).probe("a").frame(maxWidth: .infinity).probe("f")
    }
  }
}

private enum Vector_flexframe_maxinf_fixed40_nil_nil {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20).probe("a").frame(maxWidth: .infinity).probe("f")
    }
  }
}

private enum Vector_flexframe_maxinf_fixed40_20_20 {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20).probe("a").frame(maxWidth: .infinity).probe("f")
    }
  }
}

private enum Vector_flexframe_min80_fixed40_200_100 {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20).probe("a").frame(minWidth: 80).probe("f")
    }
  }
}

private enum Vector_flexframe_min80_fixed40_50_100 {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20).probe("a").frame(minWidth: 80).probe("f")
    }
  }
}

private enum Vector_flexframe_min80_fixed40_nil_nil {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20).probe("a").frame(minWidth: 80).probe("f")
    }
  }
}

private enum Vector_flexframe_max30_fixed40_200_100 {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20).probe("a").frame(maxWidth: 30).probe("f")
    }
  }
}

private enum Vector_flexframe_minmax_fixed40_90_100 {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20).probe("a").frame(minWidth: 60, maxWidth: 120).probe("f")
    }
  }
}

private enum Vector_flexframe_minmax_fixed40_10_100 {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20).probe("a").frame(minWidth: 60, maxWidth: 120).probe("f")
    }
  }
}

private enum Vector_flexframe_minmax_fixed40_nil_nil {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20).probe("a").frame(minWidth: 60, maxWidth: 120).probe("f")
    }
  }
}

private enum Vector_flexframe_ideal70_fixed40_200_100 {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20).probe("a").frame(idealWidth: 70).probe("f")
    }
  }
}

private enum Vector_flexframe_ideal70_fixed40_nil_nil {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20).probe("a").frame(idealWidth: 70).probe("f")
    }
  }
}

private enum Vector_flexframe_min60ideal80max120_fixed40_100_nil {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20).probe("a").frame(minWidth: 60, idealWidth: 80, maxWidth: 120).probe("f")
    }
  }
}

private enum Vector_flexframe_maxinf_color_150_30 {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(maxWidth: .infinity).probe("f")
    }
  }
}

private enum Vector_flexframe_min80_color_nil_30 {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(minWidth: 80).probe("f")
    }
  }
}

private enum Vector_flexframe_min80_color_inf_30 {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(minWidth: 80).probe("f")
    }
  }
}

private enum Vector_flexframe_max30_color_nil_30 {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(maxWidth: 30).probe("f")
    }
  }
}

private enum Vector_flexframe_max30_color_100_30 {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(maxWidth: 30).probe("f")
    }
  }
}

private enum Vector_flexframe_max30_color_inf_30 {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(maxWidth: 30).probe("f")
    }
  }
}

private enum Vector_flexframe_ideal70_color_nil_nil {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(idealWidth: 70, idealHeight: 25).probe("f")
    }
  }
}
