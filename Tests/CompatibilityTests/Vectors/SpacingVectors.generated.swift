// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: spacing") struct SpacingVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "spacing-default-v", basis: "snapshot, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [20.0, 48.0],
      frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [0.0, 28.0, 20.0, 20.0]]
    ) { Vector_spacing_default_v.Tree() },
    LayoutVector(
      "spacing-explicit", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [66.0, 20.0],
      frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [23.0, 0.0, 20.0, 20.0], "c": [46.0, 0.0, 20.0, 20.0]]
    ) { Vector_spacing_explicit.Tree() },
    LayoutVector(
      "spacing-negative-flex", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 90.0, height: 20.0,
      size: [90.0, 20.0],
      frames: ["a": [0.0, 0.0, 50.0, 20.0], "b": [40.0, 0.0, 50.0, 20.0]]
    ) { Vector_spacing_negative_flex.Tree() },
    LayoutVector(
      "spacing-empty-stack-between", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 50.0,
      size: [20.0, 10.0],
      frames: ["a": [0.0, 0.0, 10.0, 10.0], "b": [10.0, 0.0, 10.0, 10.0], "e": [10.0, 5.0, 0.0, 0.0]]
    ) { Vector_spacing_empty_stack_between.Tree() },
    LayoutVector(
      "spacing-nested-one-child", basis: "rule, inferred", tolerance: 0.01,
      width: 100.0, height: 50.0,
      size: [36.0, 50.0],
      frames: ["a": [0.0, 20.0, 10.0, 10.0], "b": [26.0, 20.0, 10.0, 10.0], "v": [18.0, 0.0, 0.0, 50.0]]
    ) { Vector_spacing_nested_one_child.Tree() },
  ]
}

private enum Vector_spacing_default_v {
  struct Tree: View {
    var body: some View {
      VStack {
          Color.red.frame(width: 20, height: 20).probe("a")
          Color.red.frame(width: 20, height: 20).probe("b")
      }
    }
  }
}

private enum Vector_spacing_explicit {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 3) {
          Color.red.frame(width: 20, height: 20).probe("a")
          Color.red.frame(width: 20, height: 20).probe("b")
          Color.red.frame(width: 20, height: 20).probe("c")
      }
    }
  }
}

private enum Vector_spacing_negative_flex {
  struct Tree: View {
    var body: some View {
      HStack(spacing: -10) {
          Color.red.probe("a")
          Color.red.probe("b")
      }
    }
  }
}

private enum Vector_spacing_empty_stack_between {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.frame(width: 10, height: 10).probe("a")
          HStack { EmptyView() }.probe("e")
          Color.red.frame(width: 10, height: 10).probe("b")
      }
    }
  }
}

private enum Vector_spacing_nested_one_child {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.frame(width: 10, height: 10).probe("a")
          VStack {
              Spacer(minLength: 3)
          }.probe("v")
          Color.red.frame(width: 10, height: 10).probe("b")
      }
    }
  }
}
