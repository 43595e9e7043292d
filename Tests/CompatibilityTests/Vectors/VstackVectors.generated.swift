// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: vstack") struct VstackVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "vstack-min100-max100", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 150.0,
      size: [100.0, 150.0],
      frames: ["a": [0.0, -12.5, 100.0, 75.0], "b": [0.0, 62.5, 100.0, 100.0]]
    ) { Vector_vstack_min100_max100.Tree() },
    LayoutVector(
      "vstack-edge-min-sum", basis: "asserted-number, verified-by-test", tolerance: 0.01,
      width: 50.0, height: 85.0,
      size: [50.0, 122.5],
      frames: ["a": [0.0, 0.0, 50.0, 42.5], "b": [0.0, 42.5, 50.0, 80.0]]
    ) { Vector_vstack_edge_min_sum.Tree() },
    LayoutVector(
      "vstack-skip-spacers", basis: "asserted-number, verified-by-test", tolerance: 0.01,
      width: 12.0, height: 12.0,
      size: [12.0, 12.0],
      frames: ["a": [0.0, 0.0, 12.0, 2.0], "b": [0.0, 10.0, 12.0, 2.0]]
    ) { Vector_vstack_skip_spacers.Tree() },
    LayoutVector(
      "vstack-os-zindex", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 200.0, height: 200.0,
      size: [200.0, 200.0],
      frames: ["bottom": [50.0, 104.0, 100.0, 100.0], "top": [50.0, -4.0, 100.0, 100.0]]
    ) { Vector_vstack_os_zindex.Tree() },
    LayoutVector(
      "vstack-os-hv", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 150.0, height: 150.0,
      size: [150.0, 150.0],
      frames: ["blue": [55.0, 55.0, 40.0, 40.0], "green": [31.0, 103.0, 40.0, 40.0], "red": [55.0, 7.0, 40.0, 40.0], "row": [31.0, 103.0, 88.0, 40.0], "yellow": [79.0, 103.0, 40.0, 40.0]]
    ) { Vector_vstack_os_hv.Tree() },
    LayoutVector(
      "vstack-os-hv-spacing", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 400.0, height: 400.0,
      size: [110.0, 160.0],
      frames: ["blue": [35.0, 60.0, 40.0, 40.0], "green": [0.0, 120.0, 40.0, 40.0], "red": [35.0, 0.0, 40.0, 40.0], "yellow": [70.0, 120.0, 40.0, 40.0]]
    ) { Vector_vstack_os_hv_spacing.Tree() },
    LayoutVector(
      "vstack-os-stack-frame", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 150.0, height: 150.0,
      size: [150.0, 150.0],
      frames: ["blue": [50.0, 79.0, 50.0, 50.0], "red": [50.0, 21.0, 50.0, 50.0]]
    ) { Vector_vstack_os_stack_frame.Tree() },
    LayoutVector(
      "vstack-os-flexframes", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [136.0, 184.0],
      frames: ["b1": [43.0, 96.0, 30.0, 30.0], "b2": [106.0, 134.0, 30.0, 30.0], "g1": [43.0, 58.0, 40.0, 30.0], "g2": [58.0, 134.0, 40.0, 30.0], "r1": [43.0, 0.0, 50.0, 50.0], "r2": [0.0, 134.0, 50.0, 50.0]]
    ) { Vector_vstack_os_flexframes.Tree() },
    LayoutVector(
      "vstack-tok-two-rects", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [500.0, 500.0],
      frames: ["a": [0.0, 0.0, 500.0, 246.0], "b": [0.0, 254.0, 500.0, 246.0]]
    ) { Vector_vstack_tok_two_rects.Tree() },
    LayoutVector(
      "vstack-tok-spacing0", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [500.0, 500.0],
      frames: ["a": [0.0, 0.0, 500.0, 250.0], "b": [0.0, 250.0, 500.0, 250.0]]
    ) { Vector_vstack_tok_spacing0.Tree() },
  ]
}

private enum Vector_vstack_min100_max100 {
  struct Tree: View {
    var body: some View {
      VStack(spacing: 0) {
          Color.red.frame(maxHeight: 100).probe("a")
          Color.red.frame(minHeight: 100).probe("b")
      }.frame(width: 100, height: 150)
    }
  }
}

private enum Vector_vstack_edge_min_sum {
  struct Tree: View {
    var body: some View {
      VStack(spacing: 0) {
          Color.red.frame(minHeight: 5, maxHeight: 100).probe("a")
          Color.red.frame(minHeight: 80).probe("b")
      }
    }
  }
}

private enum Vector_vstack_skip_spacers {
  struct Tree: View {
    var body: some View {
      VStack {
          Spacer()
          Color.red.frame(height: 2).probe("a")
          Spacer()
          Color.red.frame(height: 2).probe("b")
          Spacer()
      }.frame(width: 12, height: 12)
    }
  }
}

private enum Vector_vstack_os_zindex {
  struct Tree: View {
    var body: some View {
      VStack {
          Color.yellow.frame(width: 100, height: 100).probe("top").zIndex(1)
          Color.red.frame(width: 100, height: 100).probe("bottom")
      }.frame(width: 200, height: 200)
    }
  }
}

private enum Vector_vstack_os_hv {
  struct Tree: View {
    var body: some View {
      VStack {
          Color.red.frame(width: 40, height: 40).probe("red")
          Color.red.frame(width: 40, height: 40).probe("blue")
          HStack {
              Color.red.frame(width: 40, height: 40).probe("green")
              Color.red.frame(width: 40, height: 40).probe("yellow")
          }.probe("row")
      }.frame(width: 150, height: 150)
    }
  }
}

private enum Vector_vstack_os_hv_spacing {
  struct Tree: View {
    var body: some View {
      VStack(spacing: 20) {
          Color.red.frame(width: 40, height: 40).probe("red")
          Color.red.frame(width: 40, height: 40).probe("blue")
          HStack(spacing: 30) {
              Color.red.frame(width: 40, height: 40).probe("green")
              Color.red.frame(width: 40, height: 40).probe("yellow")
          }
      }
    }
  }
}

private enum Vector_vstack_os_stack_frame {
  struct Tree: View {
    var body: some View {
      VStack {
          Color.red.frame(width: 50, height: 50).probe("red")
          Color.red.frame(width: 50, height: 50).probe("blue")
      }.frame(width: 150, height: 150)
    }
  }
}

private enum Vector_vstack_os_flexframes {
  struct Tree: View {
    var body: some View {
      VStack {
          VStack(alignment: .leading) {
              Color.red.frame(maxWidth: 50, maxHeight: 50).probe("r1")
              Color.red.frame(maxWidth: 40, maxHeight: 30).probe("g1")
              Color.red.frame(maxWidth: 30, maxHeight: 30).probe("b1")
          }
          HStack(alignment: .top) {
              Color.red.frame(maxWidth: 50, maxHeight: 50).probe("r2")
              Color.red.frame(maxWidth: 40, maxHeight: 30).probe("g2")
              Color.red.frame(maxWidth: 30, maxHeight: 30).probe("b2")
          }
      }
    }
  }
}

private enum Vector_vstack_tok_two_rects {
  struct Tree: View {
    var body: some View {
      VStack {
          Color.red.probe("a")
          Color.red.probe("b")
      }
    }
  }
}

private enum Vector_vstack_tok_spacing0 {
  struct Tree: View {
    var body: some View {
      VStack(spacing: 0) {
          Color.red.probe("a")
          Color.red.probe("b")
      }
    }
  }
}
