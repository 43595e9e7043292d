// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: overlay") struct OverlayVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "overlay-tok-topLeading", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["box": [0.0, 0.0, 100.0, 100.0], "inner": [0.0, 0.0, 50.0, 50.0]]
    ) { Vector_overlay_tok_topLeading.Tree() },
    LayoutVector(
      "overlay-tok-top", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["box": [0.0, 0.0, 100.0, 100.0], "inner": [25.0, 0.0, 50.0, 50.0]]
    ) { Vector_overlay_tok_top.Tree() },
    LayoutVector(
      "overlay-tok-leading", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["box": [0.0, 0.0, 100.0, 100.0], "inner": [0.0, 25.0, 50.0, 50.0]]
    ) { Vector_overlay_tok_leading.Tree() },
    LayoutVector(
      "background-tok-bottomLeading", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 500.0, height: 500.0,
      size: [100.0, 100.0],
      frames: ["box": [0.0, 0.0, 100.0, 100.0], "inner": [0.0, 50.0, 50.0, 50.0]]
    ) { Vector_background_tok_bottomLeading.Tree() },
    LayoutVector(
      "overlay-flex-takes-base", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [40.0, 30.0],
      frames: ["base": [0.0, 0.0, 40.0, 30.0], "o": [0.0, 0.0, 40.0, 30.0]]
    ) { Vector_overlay_flex_takes_base.Tree() },
    LayoutVector(
      "background-flex-on-stack", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [80.0, 52.0],
      frames: ["a": [6.0, 16.0, 30.0, 20.0], "b": [44.0, 6.0, 30.0, 40.0], "bg": [0.0, 0.0, 80.0, 52.0]]
    ) { Vector_background_flex_on_stack.Tree() },
    LayoutVector(
      "overlay-multiple-zstack", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      disputed: "Apple's pictures show the views centered on each other and the alignment placing them as a whole",
      width: 300.0, height: 300.0,
      size: [100.0, 60.0],
      frames: ["base": [0.0, 0.0, 100.0, 60.0], "x": [60.0, 20.0, 40.0, 40.0], "y": [80.0, 40.0, 20.0, 20.0]]
    ) { Vector_overlay_multiple_zstack.Tree() },
  ]
}

private enum Vector_overlay_tok_topLeading {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 100, height: 100).probe("box").overlay(alignment: .topLeading) {
          Color.red.frame(width: 50, height: 50).probe("inner")
      }
    }
  }
}

private enum Vector_overlay_tok_top {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 100, height: 100).probe("box").overlay(alignment: .top) {
          Color.red.frame(width: 50, height: 50).probe("inner")
      }
    }
  }
}

private enum Vector_overlay_tok_leading {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 100, height: 100).probe("box").overlay(alignment: .leading) {
          Color.red.frame(width: 50, height: 50).probe("inner")
      }
    }
  }
}

private enum Vector_background_tok_bottomLeading {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 100, height: 100).probe("box").background(alignment: .bottomLeading) {
          Color.red.frame(width: 50, height: 50).probe("inner")
      }
    }
  }
}

private enum Vector_overlay_flex_takes_base {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 40, height: 30).probe("base").overlay {
          Color.blue.probe("o")
      }
    }
  }
}

private enum Vector_background_flex_on_stack {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.frame(width: 30, height: 20).probe("a")
          Color.red.frame(width: 30, height: 40).probe("b")
      }.padding(6).background {
          Color.gray.probe("bg")
      }
    }
  }
}

private enum Vector_overlay_multiple_zstack {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 100, height: 60).probe("base").overlay(alignment: .bottomTrailing) {
          Color.red.frame(width: 40, height: 40).probe("x")
          Color.red.frame(width: 20, height: 20).probe("y")
      }
    }
  }
}
