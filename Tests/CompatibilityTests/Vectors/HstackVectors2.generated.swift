// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: hstack") struct HstackVectors2 {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "hstack-three-minmax-240", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 240.0, height: 100.0,
      size: [240.0, 100.0],
      frames: ["a": [0.0, 0.0, 50.0, 100.0], "b": [50.0, 0.0, 100.0, 100.0], "c": [150.0, 0.0, 90.0, 100.0]]
    ) { Vector_hstack_three_minmax_240.Tree() },
    LayoutVector(
      "hstack-two-max-unequal-240", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 240.0, height: 100.0,
      size: [190.0, 100.0],
      frames: ["a": [0.0, 0.0, 40.0, 100.0], "b": [40.0, 0.0, 150.0, 100.0]]
    ) { Vector_hstack_two_max_unequal_240.Tree() },
    LayoutVector(
      "hstack-tie-larger-min-first", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [200.0, 100.0],
      frames: ["a": [0.0, 0.0, 80.0, 100.0], "b": [80.0, 0.0, 120.0, 100.0]]
    ) { Vector_hstack_tie_larger_min_first.Tree() },
    LayoutVector(
      "hstack-proposal-nil", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: 100.0,
      size: [110.0, 100.0],
      frames: ["a": [0.0, 0.0, 10.0, 100.0], "b": [10.0, 0.0, 100.0, 100.0]]
    ) { Vector_hstack_proposal_nil.Tree() },
    LayoutVector(
      "hstack-proposal-nil-nil", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: nil,
      size: [51.0, 60.0],
      frames: ["a": [0.0, 15.0, 20.0, 30.0], "b": [28.0, 0.0, 10.0, 60.0], "c": [46.0, 0.0, 5.0, 60.0]]
    ) { Vector_hstack_proposal_nil_nil.Tree() },
    LayoutVector(
      "hstack-proposal-zero", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 0.0, height: 0.0,
      size: [100.0, 0.0],
      frames: ["a": [0.0, 0.0, 0.0, 0.0], "b": [0.0, 0.0, 100.0, 0.0], "c": [100.0, 0.0, 0.0, 0.0]]
    ) { Vector_hstack_proposal_zero.Tree() },
    LayoutVector(
      "hstack-proposal-inf", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: .infinity, height: 50.0,
      size: [140.0, 50.0],
      frames: [:]
    ) { Vector_hstack_proposal_inf.Tree() },
    LayoutVector(
      "hstack-empty", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [0.0, 0.0],
      frames: [:]
    ) { Vector_hstack_empty.Tree() },
    LayoutVector(
      "hstack-empty-padding", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [20.0, 20.0],
      frames: ["p": [0.0, 0.0, 20.0, 20.0]]
    ) { Vector_hstack_empty_padding.Tree() },
    LayoutVector(
      "hstack-single-flex", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 90.0, height: 33.0,
      size: [90.0, 33.0],
      frames: ["a": [0.0, 0.0, 90.0, 33.0]]
    ) { Vector_hstack_single_flex.Tree() },
    LayoutVector(
      "hstack-cross-overflow", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 50.0,
      size: [40.0, 80.0],
      frames: ["a": [0.0, 0.0, 20.0, 80.0], "b": [20.0, 25.0, 20.0, 30.0]]
    ) { Vector_hstack_cross_overflow.Tree() },
    LayoutVector(
      "hstack-foreach", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 20.0,
      size: [200.0, 20.0],
      frames: ["i0": [0.0, 0.0, 50.0, 20.0], "i1": [50.0, 0.0, 50.0, 20.0], "i2": [100.0, 0.0, 50.0, 20.0], "i3": [150.0, 0.0, 50.0, 20.0]]
    ) { Vector_hstack_foreach.Tree() },
    LayoutVector(
      "hstack-nested", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 20.0,
      size: [200.0, 20.0],
      frames: ["a": [0.0, 0.0, 96.0, 20.0], "b": [104.0, 0.0, 44.0, 20.0], "c": [156.0, 0.0, 44.0, 20.0]]
    ) { Vector_hstack_nested.Tree() },
    LayoutVector(
      "hstack-skip-spacers", basis: "asserted-number, verified-by-test", tolerance: 0.01,
      width: 12.0, height: 12.0,
      size: [12.0, 12.0],
      frames: ["a": [0.0, 0.0, 2.0, 12.0], "b": [10.0, 0.0, 2.0, 12.0]]
    ) { Vector_hstack_skip_spacers.Tree() },
    LayoutVector(
      "hstack-os-stack-frame", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 150.0, height: 150.0,
      size: [150.0, 150.0],
      frames: ["blue": [79.0, 50.0, 50.0, 50.0], "red": [21.0, 50.0, 50.0, 50.0]]
    ) { Vector_hstack_os_stack_frame.Tree() },
  ]
}

private enum Vector_hstack_three_minmax_240 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(minWidth: 10, maxWidth: 50).probe("a")
          Color.red.frame(minWidth: 40, maxWidth: 200).probe("b")
          Color.red.frame(minWidth: 30, maxWidth: 90).probe("c")
      }
    }
  }
}

private enum Vector_hstack_two_max_unequal_240 {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(maxWidth: 40).probe("a")
          Color.red.frame(maxWidth: 150).probe("b")
      }
    }
  }
}

private enum Vector_hstack_tie_larger_min_first {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(minWidth: 10).probe("a")
          Color.red.frame(minWidth: 120).probe("b")
      }
    }
  }
}

private enum Vector_hstack_proposal_nil {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(maxWidth: 100).probe("a")
          Color.red.frame(minWidth: 100).probe("b")
      }
    }
  }
}

private enum Vector_hstack_proposal_nil_nil {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.frame(width: 20, height: 30).probe("a")
          Color.red.probe("b")
          Color.red.frame(width: 5, height: 60).probe("c")
      }
    }
  }
}

private enum Vector_hstack_proposal_zero {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(maxWidth: 100).probe("a")
          Color.red.frame(minWidth: 100).probe("b")
          Color.red.probe("c")
      }
    }
  }
}

private enum Vector_hstack_proposal_inf {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(maxWidth: 100).probe("a")
          Color.red.frame(width: 40).probe("b")
      }
    }
  }
}

private enum Vector_hstack_empty {
  struct Tree: View {
    var body: some View {
      HStack {
          EmptyView()
      }
    }
  }
}

private enum Vector_hstack_empty_padding {
  struct Tree: View {
    var body: some View {
      HStack {
          EmptyView()
      }
      .padding(10)
      .probe("p")
    }
  }
}

private enum Vector_hstack_single_flex {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.probe("a")
      }
    }
  }
}

private enum Vector_hstack_cross_overflow {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 80).probe("a")
          Color.red.frame(width: 20, height: 30).probe("b")
      }
    }
  }
}

private enum Vector_hstack_foreach {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { i in
              Color.red.probe("i\(i)")
          }
      }
    }
  }
}

private enum Vector_hstack_nested {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.probe("a")
          HStack {
              Color.red.probe("b")
              Color.red.probe("c")
          }
      }
    }
  }
}

private enum Vector_hstack_skip_spacers {
  struct Tree: View {
    var body: some View {
      HStack {
          Spacer()
          Color.red.frame(width: 2).probe("a")
          Spacer()
          Color.red.frame(width: 2).probe("b")
          Spacer()
      }.frame(width: 12, height: 12)
    }
  }
}

private enum Vector_hstack_os_stack_frame {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.frame(width: 50, height: 50).probe("red")
          Color.red.frame(width: 50, height: 50).probe("blue")
      }.frame(width: 150, height: 150)
    }
  }
}
