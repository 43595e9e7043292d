// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: spacer") struct SpacerVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "spacer-hstack-basic", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 200.0, height: 80.0,
      size: [200.0, 80.0],
      frames: ["blue": [150.0, 15.0, 50.0, 50.0], "red": [0.0, 15.0, 50.0, 50.0], "s": [50.0, 40.0, 100.0, 0.0]]
    ) { Vector_spacer_hstack_basic.Tree() },
    LayoutVector(
      "spacer-hstack-two", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 250.0, height: 80.0,
      size: [250.0, 80.0],
      frames: ["blue": [105.0, 15.0, 40.0, 50.0], "green": [210.0, 15.0, 40.0, 50.0], "red": [0.0, 15.0, 40.0, 50.0], "s1": [40.0, 40.0, 65.0, 0.0], "s2": [145.0, 40.0, 65.0, 0.0]]
    ) { Vector_spacer_hstack_two.Tree() },
    LayoutVector(
      "spacer-vstack-two", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 80.0, height: 250.0,
      size: [80.0, 250.0],
      frames: ["blue": [15.0, 105.0, 50.0, 40.0], "green": [15.0, 210.0, 50.0, 40.0], "red": [15.0, 0.0, 50.0, 40.0]]
    ) { Vector_spacer_vstack_two.Tree() },
    LayoutVector(
      "spacer-minlength-h", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 180.0, height: 80.0,
      size: [180.0, 80.0],
      frames: ["blue": [130.0, 15.0, 50.0, 50.0], "red": [0.0, 15.0, 50.0, 50.0], "s": [50.0, 40.0, 80.0, 0.0]]
    ) { Vector_spacer_minlength_h.Tree() },
    LayoutVector(
      "spacer-minlength-v", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 80.0, height: 160.0,
      size: [80.0, 160.0],
      frames: ["blue": [15.0, 110.0, 50.0, 50.0], "red": [15.0, 0.0, 50.0, 50.0], "s": [40.0, 50.0, 0.0, 60.0]]
    ) { Vector_spacer_minlength_v.Tree() },
    LayoutVector(
      "spacer-start", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 200.0, height: 80.0,
      size: [200.0, 80.0],
      frames: ["blue": [150.0, 15.0, 50.0, 50.0], "red": [92.0, 15.0, 50.0, 50.0]]
    ) { Vector_spacer_start.Tree() },
    LayoutVector(
      "spacer-minlength-overflow", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 180.0, height: 80.0,
      size: [180.0, 80.0],
      frames: ["blue": [150.0, 15.0, 50.0, 50.0], "red": [-20.0, 15.0, 50.0, 50.0], "s": [30.0, 40.0, 120.0, 0.0], "st": [-20.0, 15.0, 220.0, 50.0]]
    ) { Vector_spacer_minlength_overflow.Tree() },
    LayoutVector(
      "spacer-explicit-spacing", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 20.0,
      size: [100.0, 10.0],
      frames: ["a": [0.0, 0.0, 10.0, 10.0], "b": [90.0, 0.0, 10.0, 10.0], "s": [15.0, 5.0, 70.0, 0.0]]
    ) { Vector_spacer_explicit_spacing.Tree() },
    LayoutVector(
      "spacer-cross-size-zero", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 40.0, height: 60.0,
      size: [0.0, 60.0],
      frames: ["s": [0.0, 0.0, 0.0, 60.0]]
    ) { Vector_spacer_cross_size_zero.Tree() },
    LayoutVector(
      "spacer-framed", basis: "rule, inferred", tolerance: 0.01,
      width: 100.0, height: 20.0,
      size: [40.0, 10.0],
      frames: ["a": [0.0, 0.0, 10.0, 10.0], "b": [30.0, 0.0, 10.0, 10.0], "s": [10.0, 5.0, 20.0, 0.0]]
    ) { Vector_spacer_framed.Tree() },
    LayoutVector(
      "spacer-in-zstack", basis: "rule, inferred", tolerance: 0.01,
      width: 60.0, height: 40.0,
      size: [10.0, 10.0],
      frames: ["a": [0.0, 0.0, 10.0, 10.0], "s": [0.0, 0.0, 10.0, 10.0]]
    ) { Vector_spacer_in_zstack.Tree() },
  ]
}

private enum Vector_spacer_hstack_basic {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.frame(width: 50, height: 50).probe("red")
          Spacer().probe("s")
          Color.red.frame(width: 50, height: 50).probe("blue")
      }.frame(width: 200, height: 80)
    }
  }
}

private enum Vector_spacer_hstack_two {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.frame(width: 40, height: 50).probe("red")
          Spacer().probe("s1")
          Color.red.frame(width: 40, height: 50).probe("blue")
          Spacer().probe("s2")
          Color.red.frame(width: 40, height: 50).probe("green")
      }.frame(width: 250, height: 80)
    }
  }
}

private enum Vector_spacer_vstack_two {
  struct Tree: View {
    var body: some View {
      VStack {
          Color.red.frame(width: 50, height: 40).probe("red")
          Spacer()
          Color.red.frame(width: 50, height: 40).probe("blue")
          Spacer()
          Color.red.frame(width: 50, height: 40).probe("green")
      }.frame(width: 80, height: 250)
    }
  }
}

private enum Vector_spacer_minlength_h {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.frame(width: 50, height: 50).probe("red")
          Spacer(minLength: 50).probe("s")
          Color.red.frame(width: 50, height: 50).probe("blue")
      }.frame(width: 180, height: 80)
    }
  }
}

private enum Vector_spacer_minlength_v {
  struct Tree: View {
    var body: some View {
      VStack {
          Color.red.frame(width: 50, height: 50).probe("red")
          Spacer(minLength: 30).probe("s")
          Color.red.frame(width: 50, height: 50).probe("blue")
      }.frame(width: 80, height: 160)
    }
  }
}

private enum Vector_spacer_start {
  struct Tree: View {
    var body: some View {
      HStack {
          Spacer()
          Color.red.frame(width: 50, height: 50).probe("red")
          Color.red.frame(width: 50, height: 50).probe("blue")
      }.frame(width: 200, height: 80)
    }
  }
}

private enum Vector_spacer_minlength_overflow {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.frame(width: 50, height: 50).probe("red")
          Spacer(minLength: 120).probe("s")
          Color.red.frame(width: 50, height: 50).probe("blue")
      }.probe("st").frame(width: 180, height: 80)
    }
  }
}

private enum Vector_spacer_explicit_spacing {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 5) {
          Color.red.frame(width: 10, height: 10).probe("a")
          Spacer().probe("s")
          Color.red.frame(width: 10, height: 10).probe("b")
      }
    }
  }
}

private enum Vector_spacer_cross_size_zero {
  struct Tree: View {
    var body: some View {
      VStack {
          Spacer().probe("s")
      }
    }
  }
}

private enum Vector_spacer_framed {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.frame(width: 10, height: 10).probe("a")
          Spacer().frame(width: 20).probe("s")
          Color.red.frame(width: 10, height: 10).probe("b")
      }
    }
  }
}

private enum Vector_spacer_in_zstack {
  struct Tree: View {
    var body: some View {
      ZStack {
          Color.red.frame(width: 10, height: 10).probe("a")
          Spacer().probe("s")
      }
    }
  }
}
