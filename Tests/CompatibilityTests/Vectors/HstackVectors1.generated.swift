// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: hstack") struct HstackVectors1 {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "hstack-seed-three-equal", basis: "asserted-number, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [300.0, 100.0],
      frames: ["a": [0.0, 0.0, 100.0, 100.0], "b": [100.0, 0.0, 100.0, 100.0], "c": [200.0, 0.0, 100.0, 100.0]]
    ) { Vector_hstack_seed_three_equal.Tree() },
    LayoutVector(
      "hstack-seed-max100-min100", basis: "asserted-number, verified-by-test", tolerance: 0.01,
      width: 150.0, height: 100.0,
      size: [150.0, 100.0],
      frames: ["green": [62.5, 0.0, 100.0, 100.0], "red": [-12.5, 0.0, 75.0, 100.0], "stack": [-12.5, 0.0, 175.0, 100.0]]
    ) { Vector_hstack_seed_max100_min100.Tree() },
    LayoutVector(
      "hstack-seed-min100-max100", basis: "asserted-number, verified-by-test", tolerance: 0.01,
      width: 150.0, height: 100.0,
      size: [150.0, 100.0],
      frames: ["green": [-12.5, 0.0, 100.0, 100.0], "red": [87.5, 0.0, 75.0, 100.0], "stack": [-12.5, 0.0, 175.0, 100.0]]
    ) { Vector_hstack_seed_min100_max100.Tree() },
    LayoutVector(
      "hstack-seed-max100-min90max200", basis: "asserted-number, verified-by-test", tolerance: 0.01,
      width: 150.0, height: 100.0,
      size: [150.0, 100.0],
      frames: ["green": [67.5, 0.0, 90.0, 100.0], "red": [-7.5, 0.0, 75.0, 100.0], "stack": [-7.5, 0.0, 165.0, 100.0]]
    ) { Vector_hstack_seed_max100_min90max200.Tree() },
    LayoutVector(
      "hstack-flex-fixed-flex-200", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [200.0, 100.0],
      frames: ["a": [0.0, 0.0, 75.0, 100.0], "b": [75.0, 0.0, 50.0, 100.0], "c": [125.0, 0.0, 75.0, 100.0]]
    ) { Vector_hstack_flex_fixed_flex_200.Tree() },
    LayoutVector(
      "hstack-flex-fixed-flex-40", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 40.0, height: 100.0,
      size: [50.0, 100.0],
      frames: ["a": [0.0, 0.0, 0.0, 100.0], "b": [0.0, 0.0, 50.0, 100.0], "c": [50.0, 0.0, 0.0, 100.0]]
    ) { Vector_hstack_flex_fixed_flex_40.Tree() },
    LayoutVector(
      "hstack-max60-flex-100", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [100.0, 100.0],
      frames: ["a": [0.0, 0.0, 50.0, 100.0], "b": [50.0, 0.0, 50.0, 100.0]]
    ) { Vector_hstack_max60_flex_100.Tree() },
    LayoutVector(
      "hstack-flex-max60-200", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [200.0, 100.0],
      frames: ["a": [0.0, 0.0, 140.0, 100.0], "b": [140.0, 0.0, 60.0, 100.0]]
    ) { Vector_hstack_flex_max60_200.Tree() },
    LayoutVector(
      "hstack-min80-flex-200", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [200.0, 100.0],
      frames: ["a": [0.0, 0.0, 100.0, 100.0], "b": [100.0, 0.0, 100.0, 100.0]]
    ) { Vector_hstack_min80_flex_200.Tree() },
    LayoutVector(
      "hstack-min80-flex-100", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [100.0, 100.0],
      frames: ["a": [0.0, 0.0, 80.0, 100.0], "b": [80.0, 0.0, 20.0, 100.0]]
    ) { Vector_hstack_min80_flex_100.Tree() },
    LayoutVector(
      "hstack-min80-flex-50", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 50.0, height: 100.0,
      size: [80.0, 100.0],
      frames: ["a": [0.0, 0.0, 80.0, 100.0], "b": [80.0, 0.0, 0.0, 100.0]]
    ) { Vector_hstack_min80_flex_50.Tree() },
    LayoutVector(
      "hstack-min80-max30-fixed40-300", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [300.0, 100.0],
      frames: ["a": [0.0, 0.0, 230.0, 100.0], "b": [230.0, 0.0, 30.0, 100.0], "c": [260.0, 0.0, 40.0, 100.0]]
    ) { Vector_hstack_min80_max30_fixed40_300.Tree() },
    LayoutVector(
      "hstack-min80-max30-fixed40-120", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 120.0, height: 100.0,
      size: [150.0, 100.0],
      frames: ["a": [0.0, 0.0, 80.0, 100.0], "b": [80.0, 0.0, 30.0, 100.0], "c": [110.0, 0.0, 40.0, 100.0]]
    ) { Vector_hstack_min80_max30_fixed40_120.Tree() },
    LayoutVector(
      "hstack-min80-max30-fixed40-60", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 60.0, height: 100.0,
      size: [130.0, 100.0],
      frames: ["a": [0.0, 0.0, 80.0, 100.0], "b": [80.0, 0.0, 10.0, 100.0], "c": [90.0, 0.0, 40.0, 100.0]]
    ) { Vector_hstack_min80_max30_fixed40_60.Tree() },
    LayoutVector(
      "hstack-minmax-minmax-150", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 150.0, height: 100.0,
      size: [150.0, 100.0],
      frames: ["a": [0.0, 0.0, 75.0, 100.0], "b": [75.0, 0.0, 75.0, 100.0]]
    ) { Vector_hstack_minmax_minmax_150.Tree() },
    LayoutVector(
      "hstack-minmax-minmax-300", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [220.0, 100.0],
      frames: ["a": [0.0, 0.0, 120.0, 100.0], "b": [120.0, 0.0, 100.0, 100.0]]
    ) { Vector_hstack_minmax_minmax_300.Tree() },
  ]
}

private enum Vector_hstack_seed_three_equal {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.probe("a")
          Color.green.probe("b")
          Color.blue.probe("c")
      }.frame(width: 300, height: 100)
    }
  }
}

private enum Vector_hstack_seed_max100_min100 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(maxWidth: 100).probe("red")
          Color.green.frame(minWidth: 100).probe("green")
      }.probe("stack").frame(width: 150, height: 100)
    }
  }
}

private enum Vector_hstack_seed_min100_max100 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.green.frame(minWidth: 100).probe("green")
          Color.red.frame(maxWidth: 100).probe("red")
      }.probe("stack").frame(width: 150, height: 100)
    }
  }
}

private enum Vector_hstack_seed_max100_min90max200 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(maxWidth: 100).probe("red")
          Color.green.frame(minWidth: 90, maxWidth: 200).probe("green")
      }.probe("stack").frame(width: 150, height: 100)
    }
  }
}

private enum Vector_hstack_flex_fixed_flex_200 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.probe("a")
          Color.red.frame(width: 50).probe("b")
          Color.red.probe("c")
      }
    }
  }
}

private enum Vector_hstack_flex_fixed_flex_40 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.probe("a")
          Color.red.frame(width: 50).probe("b")
          Color.red.probe("c")
      }
    }
  }
}

private enum Vector_hstack_max60_flex_100 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(maxWidth: 60).probe("a")
          Color.red.probe("b")
      }
    }
  }
}

private enum Vector_hstack_flex_max60_200 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.probe("a")
          Color.red.frame(maxWidth: 60).probe("b")
      }
    }
  }
}

private enum Vector_hstack_min80_flex_200 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(minWidth: 80).probe("a")
          Color.red.probe("b")
      }
    }
  }
}

private enum Vector_hstack_min80_flex_100 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(minWidth: 80).probe("a")
          Color.red.probe("b")
      }
    }
  }
}

private enum Vector_hstack_min80_flex_50 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(minWidth: 80).probe("a")
          Color.red.probe("b")
      }
    }
  }
}

private enum Vector_hstack_min80_max30_fixed40_300 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(minWidth: 80).probe("a")
          Color.red.frame(maxWidth: 30).probe("b")
          Color.red.frame(width: 40).probe("c")
      }
    }
  }
}

private enum Vector_hstack_min80_max30_fixed40_120 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(minWidth: 80).probe("a")
          Color.red.frame(maxWidth: 30).probe("b")
          Color.red.frame(width: 40).probe("c")
      }
    }
  }
}

private enum Vector_hstack_min80_max30_fixed40_60 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(minWidth: 80).probe("a")
          Color.red.frame(maxWidth: 30).probe("b")
          Color.red.frame(width: 40).probe("c")
      }
    }
  }
}

private enum Vector_hstack_minmax_minmax_150 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(minWidth: 20, maxWidth: 120).probe("a")
          Color.red.frame(minWidth: 60, maxWidth: 100).probe("b")
      }
    }
  }
}

private enum Vector_hstack_minmax_minmax_300 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(minWidth: 20, maxWidth: 120).probe("a")
          Color.red.frame(minWidth: 60, maxWidth: 100).probe("b")
      }
    }
  }
}
