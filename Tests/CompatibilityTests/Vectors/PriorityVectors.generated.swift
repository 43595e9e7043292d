// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: priority") struct PriorityVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "vstack-tok-priority", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [500.0, 500.0],
      frames: ["a": [0.0, 0.0, 500.0, 50.0], "b": [0.0, 58.0, 500.0, 442.0]]
    ) { Vector_vstack_tok_priority.Tree() },
    LayoutVector(
      "hstack-tok-priority", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [500.0, 500.0],
      frames: ["a": [0.0, 0.0, 0.0, 500.0], "b": [8.0, 0.0, 492.0, 500.0]]
    ) { Vector_hstack_tok_priority.Tree() },
    LayoutVector(
      "priority-min-reserved", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 20.0,
      size: [200.0, 20.0],
      frames: ["a": [0.0, 0.0, 120.0, 20.0], "b": [120.0, 0.0, 60.0, 20.0], "c": [180.0, 0.0, 20.0, 20.0]]
    ) { Vector_priority_min_reserved.Tree() },
    LayoutVector(
      "priority-overflow", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 150.0, height: 20.0,
      size: [180.0, 20.0],
      frames: ["a": [0.0, 0.0, 120.0, 20.0], "b": [120.0, 0.0, 60.0, 20.0]]
    ) { Vector_priority_overflow.Tree() },
    LayoutVector(
      "priority-same-level-shares", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 240.0, height: 20.0,
      size: [240.0, 20.0],
      frames: ["a": [0.0, 0.0, 100.0, 20.0], "b": [100.0, 0.0, 100.0, 20.0], "c": [200.0, 0.0, 40.0, 20.0]]
    ) { Vector_priority_same_level_shares.Tree() },
    LayoutVector(
      "priority-nil-proposal", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: 20.0,
      size: [45.0, 20.0],
      frames: ["a": [0.0, 0.0, 10.0, 20.0], "b": [10.0, 0.0, 35.0, 20.0]]
    ) { Vector_priority_nil_proposal.Tree() },
    LayoutVector(
      "priority-vertical", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 20.0, height: 200.0,
      size: [20.0, 200.0],
      frames: ["a": [0.0, 0.0, 20.0, 90.0], "b": [0.0, 90.0, 20.0, 55.0], "c": [0.0, 145.0, 20.0, 55.0]]
    ) { Vector_priority_vertical.Tree() },
    LayoutVector(
      "priority-reset-by-frame", basis: "rule, inferred", tolerance: 0.01,
      width: 200.0, height: 20.0,
      size: [200.0, 20.0],
      frames: ["a": [0.0, 0.0, 100.0, 20.0], "b": [100.0, 0.0, 100.0, 20.0]]
    ) { Vector_priority_reset_by_frame.Tree() },
    LayoutVector(
      "overlay-priority-through", basis: "rule, inferred", tolerance: 0.01,
      width: 200.0, height: 20.0,
      size: [200.0, 20.0],
      frames: ["a": [0.0, 0.0, 200.0, 20.0], "b": [200.0, 0.0, 0.0, 20.0], "o": [98.0, 8.0, 4.0, 4.0]]
    ) { Vector_overlay_priority_through.Tree() },
  ]
}

private enum Vector_vstack_tok_priority {
  struct Tree: View {
    var body: some View {
      VStack {
          Color.red.frame(minHeight: 50).probe("a")
          Color.red.layoutPriority(1).probe("b")
      }
    }
  }
}

private enum Vector_hstack_tok_priority {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.frame(minHeight: 50).probe("a")
          Color.red.layoutPriority(1).probe("b")
      }
    }
  }
}

private enum Vector_priority_min_reserved {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.layoutPriority(1).probe("a")
          Color.red.frame(minWidth: 60).probe("b")
          Color.red.frame(width: 20).probe("c")
      }
    }
  }
}

private enum Vector_priority_overflow {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(minWidth: 120).layoutPriority(1).probe("a")
          Color.red.frame(minWidth: 60).probe("b")
      }
    }
  }
}

private enum Vector_priority_same_level_shares {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.layoutPriority(1).probe("a")
          Color.red.layoutPriority(1).probe("b")
          Color.red.frame(minWidth: 40).probe("c")
      }
    }
  }
}

private enum Vector_priority_nil_proposal {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.layoutPriority(1).probe("a")
          Color.red.frame(idealWidth: 35).probe("b")
      }
    }
  }
}

private enum Vector_priority_vertical {
  struct Tree: View {
    var body: some View {
      VStack(spacing: 0) {
          Color.red.frame(maxHeight: 90).layoutPriority(1).probe("a")
          Color.red.probe("b")
          Color.red.frame(minHeight: 20).probe("c")
      }
    }
  }
}

private enum Vector_priority_reset_by_frame {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.layoutPriority(1).frame(maxWidth: .infinity).probe("a")
          Color.red.probe("b")
      }
    }
  }
}

private enum Vector_overlay_priority_through {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.layoutPriority(1).overlay {
              Color.red.frame(width: 4, height: 4).probe("o")
          }.probe("a")
          Color.red.probe("b")
      }
    }
  }
}
