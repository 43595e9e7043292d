// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: viewthatfits") struct ViewthatfitsVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "viewthatfits-250", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 250.0, height: 100.0,
      size: [200.0, 20.0],
      frames: ["wide": [0.0, 0.0, 200.0, 20.0]]
    ) { Vector_viewthatfits_250.Tree() },
    LayoutVector(
      "viewthatfits-150", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 150.0, height: 100.0,
      size: [100.0, 20.0],
      frames: ["mid": [0.0, 0.0, 100.0, 20.0]]
    ) { Vector_viewthatfits_150.Tree() },
    LayoutVector(
      "viewthatfits-60", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 60.0, height: 100.0,
      size: [50.0, 20.0],
      frames: ["narrow": [0.0, 0.0, 50.0, 20.0]]
    ) { Vector_viewthatfits_60.Tree() },
    LayoutVector(
      "viewthatfits-10", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 10.0, height: 100.0,
      size: [50.0, 20.0],
      frames: ["narrow": [0.0, 0.0, 50.0, 20.0]]
    ) { Vector_viewthatfits_10.Tree() },
    LayoutVector(
      "viewthatfits-height-fails", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [50.0, 20.0],
      frames: ["short": [0.0, 0.0, 50.0, 20.0]]
    ) { Vector_viewthatfits_height_fails.Tree() },
    LayoutVector(
      "viewthatfits-horizontal-only", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [50.0, 200.0],
      frames: ["tall": [0.0, 0.0, 50.0, 200.0]]
    ) { Vector_viewthatfits_horizontal_only.Tree() },
    LayoutVector(
      "viewthatfits-vertical-only", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [500.0, 20.0],
      frames: ["wide": [0.0, 0.0, 500.0, 20.0]]
    ) { Vector_viewthatfits_vertical_only.Tree() },
    LayoutVector(
      "viewthatfits-flex-uses-ideal", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 40.0,
      size: [100.0, 40.0],
      frames: ["small": [0.0, 0.0, 100.0, 40.0]]
    ) { Vector_viewthatfits_flex_uses_ideal.Tree() },
  ]
}

private enum Vector_viewthatfits_250 {
  struct Tree: View {
    var body: some View {
      ViewThatFits {
          Color.red.frame(width: 200, height: 20).probe("wide")
          Color.red.frame(width: 100, height: 20).probe("mid")
          Color.red.frame(width: 50, height: 20).probe("narrow")
      }
    }
  }
}

private enum Vector_viewthatfits_150 {
  struct Tree: View {
    var body: some View {
      ViewThatFits {
          Color.red.frame(width: 200, height: 20).probe("wide")
          Color.red.frame(width: 100, height: 20).probe("mid")
          Color.red.frame(width: 50, height: 20).probe("narrow")
      }
    }
  }
}

private enum Vector_viewthatfits_60 {
  struct Tree: View {
    var body: some View {
      ViewThatFits {
          Color.red.frame(width: 200, height: 20).probe("wide")
          Color.red.frame(width: 100, height: 20).probe("mid")
          Color.red.frame(width: 50, height: 20).probe("narrow")
      }
    }
  }
}

private enum Vector_viewthatfits_10 {
  struct Tree: View {
    var body: some View {
      ViewThatFits {
          Color.red.frame(width: 200, height: 20).probe("wide")
          Color.red.frame(width: 100, height: 20).probe("mid")
          Color.red.frame(width: 50, height: 20).probe("narrow")
      }
    }
  }
}

private enum Vector_viewthatfits_height_fails {
  struct Tree: View {
    var body: some View {
      ViewThatFits {
          Color.red.frame(width: 50, height: 200).probe("tall")
          Color.red.frame(width: 50, height: 20).probe("short")
      }
    }
  }
}

private enum Vector_viewthatfits_horizontal_only {
  struct Tree: View {
    var body: some View {
      ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 50, height: 200).probe("tall")
          Color.red.frame(width: 50, height: 20).probe("short")
      }
    }
  }
}

private enum Vector_viewthatfits_vertical_only {
  struct Tree: View {
    var body: some View {
      ViewThatFits(in: .vertical) {
          Color.red.frame(width: 500, height: 20).probe("wide")
          Color.red.frame(width: 50, height: 20).probe("narrow")
      }
    }
  }
}

private enum Vector_viewthatfits_flex_uses_ideal {
  struct Tree: View {
    var body: some View {
      ViewThatFits {
          Color.red.frame(minWidth: 10, idealWidth: 150, maxWidth: .infinity).probe("big")
          Color.red.probe("small")
      }
    }
  }
}
