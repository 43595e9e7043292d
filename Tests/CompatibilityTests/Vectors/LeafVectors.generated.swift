// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: leaf") struct LeafVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "leaf-color-nil", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: nil,
      size: [10.0, 10.0],
      frames: ["a": [0.0, 0.0, 10.0, 10.0]]
    ) { Vector_leaf_color_nil.Tree() },
    LayoutVector(
      "leaf-color-inf", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: .infinity, height: .infinity,
      size: [.infinity, .infinity],
      frames: [:]
    ) { Vector_leaf_color_inf.Tree() },
    LayoutVector(
      "leaf-color-mixed", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: 45.0,
      size: [10.0, 45.0],
      frames: ["a": [0.0, 0.0, 10.0, 45.0]]
    ) { Vector_leaf_color_mixed.Tree() },
    LayoutVector(
      "leaf-circle-nil", basis: "rule, inferred", tolerance: 0.01,
      width: nil, height: nil,
      size: [10.0, 10.0],
      frames: ["a": [0.0, 0.0, 10.0, 10.0]]
    ) { Vector_leaf_circle_nil.Tree() },
    LayoutVector(
      "leaf-spacer-alone", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 50.0,
      size: [100.0, 50.0],
      frames: ["s": [0.0, 0.0, 100.0, 50.0]]
    ) { Vector_leaf_spacer_alone.Tree() },
    LayoutVector(
      "leaf-spacer-alone-nil", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: nil,
      size: [8.0, 8.0],
      frames: ["s": [0.0, 0.0, 8.0, 8.0]]
    ) { Vector_leaf_spacer_alone_nil.Tree() },
    LayoutVector(
      "leaf-spacer-min0-nil", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: nil,
      size: [0.0, 0.0],
      frames: ["s": [0.0, 0.0, 0.0, 0.0]]
    ) { Vector_leaf_spacer_min0_nil.Tree() },
    LayoutVector(
      "leaf-spacer-min20-small", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 5.0, height: 50.0,
      size: [20.0, 50.0],
      frames: ["s": [0.0, 0.0, 20.0, 50.0]]
    ) { Vector_leaf_spacer_min20_small.Tree() },
    LayoutVector(
      "leaf-geometryreader-nil", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: nil,
      size: [10.0, 10.0],
      frames: ["a": [0.0, 0.0, 4.0, 6.0], "g": [0.0, 0.0, 10.0, 10.0]]
    ) { Vector_leaf_geometryreader_nil.Tree() },
    LayoutVector(
      "leaf-geometryreader-topleading", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 80.0,
      size: [100.0, 80.0],
      frames: ["a": [0.0, 0.0, 20.0, 30.0], "g": [0.0, 0.0, 100.0, 80.0]]
    ) { Vector_leaf_geometryreader_topleading.Tree() },
  ]
}

private enum Vector_leaf_color_nil {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a")
    }
  }
}

private enum Vector_leaf_color_inf {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a")
    }
  }
}

private enum Vector_leaf_color_mixed {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a")
    }
  }
}

private enum Vector_leaf_circle_nil {
  struct Tree: View {
    var body: some View {
      Circle().probe("a")
    }
  }
}

private enum Vector_leaf_spacer_alone {
  struct Tree: View {
    var body: some View {
      ZStack {
          Spacer().probe("s")
      }
    }
  }
}

private enum Vector_leaf_spacer_alone_nil {
  struct Tree: View {
    var body: some View {
      ZStack {
          Spacer().probe("s")
      }
    }
  }
}

private enum Vector_leaf_spacer_min0_nil {
  struct Tree: View {
    var body: some View {
      ZStack {
          Spacer(minLength: 0).probe("s")
      }
    }
  }
}

private enum Vector_leaf_spacer_min20_small {
  struct Tree: View {
    var body: some View {
      ZStack {
          Spacer(minLength: 20).probe("s")
      }
    }
  }
}

private enum Vector_leaf_geometryreader_nil {
  struct Tree: View {
    var body: some View {
      GeometryReader { _ in
          Color.red.frame(width: 4, height: 6).probe("a")
      }.probe("g")
    }
  }
}

private enum Vector_leaf_geometryreader_topleading {
  struct Tree: View {
    var body: some View {
      GeometryReader { _ in
          Color.red.frame(width: 20, height: 30).probe("a")
      }.probe("g")
    }
  }
}
