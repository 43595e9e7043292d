// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: structure") struct StructureVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "structure-if-false", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 50.0,
      size: [24.0, 10.0],
      frames: ["a": [0.0, 0.0, 10.0, 10.0], "b": [14.0, 0.0, 10.0, 10.0]]
    ) { Vector_structure_if_false.Tree() },
    LayoutVector(
      "structure-anyview-transparent", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 50.0,
      size: [100.0, 50.0],
      frames: ["a": [0.0, 20.0, 10.0, 10.0], "b": [14.0, 0.0, 86.0, 50.0]]
    ) { Vector_structure_anyview_transparent.Tree() },
    LayoutVector(
      "structure-implicit-vstack-root", basis: "rule, inferred", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [40.0, 28.0],
      frames: ["a": [10.0, 0.0, 20.0, 10.0], "b": [0.0, 18.0, 40.0, 10.0]]
    ) { Vector_structure_implicit_vstack_root.Tree() },
    LayoutVector(
      "structure-hidden-keeps-space", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 50.0,
      size: [22.0, 10.0],
      frames: ["a": [0.0, 0.0, 10.0, 10.0], "b": [12.0, 0.0, 10.0, 10.0]]
    ) { Vector_structure_hidden_keeps_space.Tree() },
    LayoutVector(
      "structure-effects-no-layout", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 50.0,
      size: [20.0, 10.0],
      frames: ["a": [0.0, 0.0, 10.0, 10.0], "b": [10.0, 0.0, 10.0, 10.0]]
    ) { Vector_structure_effects_no_layout.Tree() },
    LayoutVector(
      "structure-shape-stroke-no-layout", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 20.0,
      size: [100.0, 20.0],
      frames: ["a": [0.0, 0.0, 20.0, 20.0], "b": [20.0, 0.0, 80.0, 20.0]]
    ) { Vector_structure_shape_stroke_no_layout.Tree() },
  ]
}

private enum Vector_structure_if_false {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 4) {
          Color.red.frame(width: 10, height: 10).probe("a")
          if false { Color.red.frame(width: 10, height: 10).probe("x") }
          Color.red.frame(width: 10, height: 10).probe("b")
      }
    }
  }
}

private enum Vector_structure_anyview_transparent {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 4) {
          AnyView(Color.red.frame(width: 10, height: 10).probe("a"))
          AnyView(Color.red.probe("b"))
      }
    }
  }
}

private enum Vector_structure_implicit_vstack_root {
  struct Tree: View {
    var body: some View {
      Group {
          Color.red.frame(width: 20, height: 10).probe("a")
          Color.blue.frame(width: 40, height: 10).probe("b")
      }
    }
  }
}

private enum Vector_structure_hidden_keeps_space {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 2) {
          Color.red.frame(width: 10, height: 10).hidden().probe("a")
          Color.red.frame(width: 10, height: 10).probe("b")
      }
    }
  }
}

private enum Vector_structure_effects_no_layout {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).scaleEffect(3).rotationEffect(.degrees(45)).opacity(0).probe("a")
          Color.red.frame(width: 10, height: 10).probe("b")
      }
    }
  }
}

private enum Vector_structure_shape_stroke_no_layout {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Rectangle().stroke(Color.red, lineWidth: 10).frame(width: 20, height: 20).probe("a")
          Color.red.probe("b")
      }
    }
  }
}
