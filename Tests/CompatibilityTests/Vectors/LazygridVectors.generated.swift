// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: lazygrid") struct LazygridVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "lazyvgrid-quiz-1", basis: "asserted-number, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [200.0, 20.0],
      frames: ["a": [0.0, 0.0, 70.0, 20.0], "b": [78.0, 0.0, 57.0, 20.0], "c": [143.0, 0.0, 57.0, 20.0], "grid": [0.0, 0.0, 200.0, 20.0]]
    ) { Vector_lazyvgrid_quiz_1.Tree() },
    LayoutVector(
      "lazyvgrid-quiz-2", basis: "asserted-number, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [200.0, 20.0],
      frames: ["a": [0.0, 0.0, 140.0, 20.0], "b": [148.0, 0.0, 52.0, 20.0], "grid": [0.0, 0.0, 200.0, 20.0]]
    ) { Vector_lazyvgrid_quiz_2.Tree() },
    LayoutVector(
      "lazyvgrid-quiz-3", basis: "asserted-number, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [200.0, 20.0],
      frames: ["a": [-12.0, 0.0, 108.0, 20.0], "b": [104.0, 0.0, 120.0, 20.0], "grid": [-12.0, 0.0, 224.0, 20.0]]
    ) { Vector_lazyvgrid_quiz_3.Tree() },
    LayoutVector(
      "lazyvgrid-two-flexible", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 208.0, height: 300.0,
      size: [208.0, 68.0],
      frames: ["i0": [0.0, 0.0, 100.0, 20.0], "i1": [108.0, 0.0, 100.0, 20.0], "i2": [0.0, 24.0, 100.0, 20.0], "i3": [108.0, 24.0, 100.0, 20.0], "i4": [0.0, 48.0, 100.0, 20.0]]
    ) { Vector_lazyvgrid_two_flexible.Tree() },
    LayoutVector(
      "lazyvgrid-fixed-pair", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [126.0, 45.0],
      frames: ["i0": [0.0, 0.0, 50.0, 20.0], "i1": [56.0, 0.0, 70.0, 20.0], "i2": [0.0, 25.0, 50.0, 20.0]]
    ) { Vector_lazyvgrid_fixed_pair.Tree() },
    LayoutVector(
      "lazyvgrid-flexible-max", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [200.0, 20.0],
      frames: ["a": [0.0, 0.0, 60.0, 20.0], "b": [60.0, 0.0, 140.0, 20.0]]
    ) { Vector_lazyvgrid_flexible_max.Tree() },
    LayoutVector(
      "lazyvgrid-adaptive", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 320.0, height: 300.0,
      size: [320.0, 22.0],
      frames: ["i0": [0.0, 0.0, 101.3333, 10.0], "i1": [109.3333, 0.0, 101.3333, 10.0], "i2": [218.6667, 0.0, 101.3333, 10.0], "i3": [0.0, 12.0, 101.3333, 10.0]]
    ) { Vector_lazyvgrid_adaptive.Tree() },
    LayoutVector(
      "lazyvgrid-adaptive-too-narrow", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 60.0, height: 300.0,
      size: [60.0, 22.0],
      frames: ["i0": [0.0, 0.0, 60.0, 10.0], "i1": [0.0, 12.0, 60.0, 10.0]]
    ) { Vector_lazyvgrid_adaptive_too_narrow.Tree() },
    LayoutVector(
      "lazyvgrid-fixed-flexible-adaptive", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 250.0, height: 300.0,
      size: [250.0, 10.0],
      frames: ["i0": [0.0, 0.0, 50.0, 10.0], "i1": [58.0, 0.0, 92.0, 10.0], "i2": [158.0, 0.0, 42.0, 10.0], "i3": [208.0, 0.0, 42.0, 10.0]]
    ) { Vector_lazyvgrid_fixed_flexible_adaptive.Tree() },
    LayoutVector(
      "lazyhgrid-two-flexible", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 108.0,
      size: [44.0, 108.0],
      frames: ["i0": [0.0, 0.0, 20.0, 50.0], "i1": [0.0, 58.0, 20.0, 50.0], "i2": [24.0, 0.0, 20.0, 50.0], "i3": [24.0, 58.0, 20.0, 50.0]]
    ) { Vector_lazyhgrid_two_flexible.Tree() },
  ]
}

private enum Vector_lazyvgrid_quiz_1 {
  struct Tree: View {
    var body: some View {
      LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
          Color.red.frame(height: 20).probe("a")
          Color.red.frame(height: 20).probe("b")
          Color.red.frame(height: 20).probe("c")
      }.probe("grid").frame(width: 200)
    }
  }
}

private enum Vector_lazyvgrid_quiz_2 {
  struct Tree: View {
    var body: some View {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))]) {
          Color.red.frame(height: 20).probe("a")
          Color.red.frame(height: 20).probe("b")
      }.probe("grid").frame(width: 200)
    }
  }
}

private enum Vector_lazyvgrid_quiz_3 {
  struct Tree: View {
    var body: some View {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
          Color.red.frame(height: 20).probe("a")
          Color.red.frame(height: 20).probe("b")
      }.probe("grid").frame(width: 200)
    }
  }
}

private enum Vector_lazyvgrid_two_flexible {
  struct Tree: View {
    var body: some View {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 4) {
          Color.red.frame(height: 20).probe("i0")
          Color.red.frame(height: 20).probe("i1")
          Color.red.frame(height: 20).probe("i2")
          Color.red.frame(height: 20).probe("i3")
          Color.red.frame(height: 20).probe("i4")
      }
    }
  }
}

private enum Vector_lazyvgrid_fixed_pair {
  struct Tree: View {
    var body: some View {
      LazyVGrid(columns: [GridItem(.fixed(50), spacing: 6), GridItem(.fixed(70), spacing: 6)], spacing: 5) {
          Color.red.frame(height: 20).probe("i0")
          Color.red.frame(height: 20).probe("i1")
          Color.red.frame(height: 20).probe("i2")
      }.frame(width: 126)
    }
  }
}

private enum Vector_lazyvgrid_flexible_max {
  struct Tree: View {
    var body: some View {
      LazyVGrid(columns: [GridItem(.flexible(maximum: 60), spacing: 0), GridItem(.flexible(), spacing: 0)]) {
          Color.red.frame(height: 20).probe("a")
          Color.red.frame(height: 20).probe("b")
      }.frame(width: 200)
    }
  }
}

private enum Vector_lazyvgrid_adaptive {
  struct Tree: View {
    var body: some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 2) {
          Color.red.frame(height: 10).probe("i0")
          Color.red.frame(height: 10).probe("i1")
          Color.red.frame(height: 10).probe("i2")
          Color.red.frame(height: 10).probe("i3")
      }
    }
  }
}

private enum Vector_lazyvgrid_adaptive_too_narrow {
  struct Tree: View {
    var body: some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 2) {
          Color.red.frame(height: 10).probe("i0")
          Color.red.frame(height: 10).probe("i1")
      }
    }
  }
}

private enum Vector_lazyvgrid_fixed_flexible_adaptive {
  struct Tree: View {
    var body: some View {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible()), GridItem(.adaptive(minimum: 30))], spacing: 2) {
          Color.red.frame(height: 10).probe("i0")
          Color.red.frame(height: 10).probe("i1")
          Color.red.frame(height: 10).probe("i2")
          Color.red.frame(height: 10).probe("i3")
      }
    }
  }
}

private enum Vector_lazyhgrid_two_flexible {
  struct Tree: View {
    var body: some View {
      LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())], spacing: 4) {
          Color.red.frame(width: 20).probe("i0")
          Color.red.frame(width: 20).probe("i1")
          Color.red.frame(width: 20).probe("i2")
          Color.red.frame(width: 20).probe("i3")
      }
    }
  }
}
