// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: padding") struct PaddingVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "padding-default", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [82.0, 62.0],
      frames: ["a": [16.0, 16.0, 50.0, 30.0], "bg": [0.0, 0.0, 82.0, 62.0]]
    ) { Vector_padding_default.Tree() },
    LayoutVector(
      "padding-20", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [90.0, 70.0],
      frames: ["a": [20.0, 20.0, 50.0, 30.0], "bg": [0.0, 0.0, 90.0, 70.0]]
    ) { Vector_padding_20.Tree() },
    LayoutVector(
      "padding-top30", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [50.0, 60.0],
      frames: ["a": [0.0, 30.0, 50.0, 30.0], "bg": [0.0, 0.0, 50.0, 60.0]]
    ) { Vector_padding_top30.Tree() },
    LayoutVector(
      "padding-top-trailing25", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [75.0, 55.0],
      frames: ["a": [0.0, 25.0, 50.0, 30.0], "bg": [0.0, 0.0, 75.0, 55.0]]
    ) { Vector_padding_top_trailing25.Tree() },
    LayoutVector(
      "padding-edgeinsets", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [85.0, 70.0],
      frames: ["a": [20.0, 10.0, 50.0, 30.0], "bg": [0.0, 0.0, 85.0, 70.0]]
    ) { Vector_padding_edgeinsets.Tree() },
    LayoutVector(
      "padding-nested", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [110.0, 90.0],
      frames: ["a": [30.0, 30.0, 50.0, 30.0], "bg1": [20.0, 20.0, 70.0, 50.0], "bg2": [0.0, 0.0, 110.0, 90.0]]
    ) { Vector_padding_nested.Tree() },
    LayoutVector(
      "padding-vstack", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 120.0, height: 300.0,
      size: [120.0, 95.0],
      frames: ["a": [0.0, 0.0, 120.0, 30.0], "b": [0.0, 65.0, 120.0, 30.0], "bgA": [0.0, 0.0, 120.0, 50.0], "bgB": [0.0, 50.0, 120.0, 45.0]]
    ) { Vector_padding_vstack.Tree() },
    LayoutVector(
      "padding-hstack", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 300.0, height: 120.0,
      size: [140.0, 120.0],
      frames: ["a": [0.0, 0.0, 50.0, 120.0], "b": [90.0, 0.0, 50.0, 120.0], "bgA": [0.0, 0.0, 75.0, 120.0], "bgB": [75.0, 0.0, 65.0, 120.0]]
    ) { Vector_padding_hstack.Tree() },
    LayoutVector(
      "padding-flex-concrete", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 60.0,
      size: [100.0, 60.0],
      frames: ["a": [10.0, 10.0, 80.0, 40.0]]
    ) { Vector_padding_flex_concrete.Tree() },
    LayoutVector(
      "padding-inf", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: .infinity, height: 60.0,
      size: [.infinity, 60.0],
      frames: [:]
    ) { Vector_padding_inf.Tree() },
    LayoutVector(
      "padding-default-edge", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [82.0, 30.0],
      frames: ["a": [16.0, 0.0, 50.0, 30.0], "bg": [0.0, 0.0, 82.0, 30.0]]
    ) { Vector_padding_default_edge.Tree() },
  ]
}

private enum Vector_padding_default {
  struct Tree: View {
    var body: some View {
      Color.blue.frame(width: 50, height: 30).probe("a").padding().background {
          Color.red.probe("bg")
      }
    }
  }
}

private enum Vector_padding_20 {
  struct Tree: View {
    var body: some View {
      Color.blue.frame(width: 50, height: 30).probe("a").padding(20).background {
          Color.red.probe("bg")
      }
    }
  }
}

private enum Vector_padding_top30 {
  struct Tree: View {
    var body: some View {
      Color.blue.frame(width: 50, height: 30).probe("a").padding(.top, 30).background {
          Color.red.probe("bg")
      }
    }
  }
}

private enum Vector_padding_top_trailing25 {
  struct Tree: View {
    var body: some View {
      Color.blue.frame(width: 50, height: 30).probe("a").padding([.top, .trailing], 25).background {
          Color.red.probe("bg")
      }
    }
  }
}

private enum Vector_padding_edgeinsets {
  struct Tree: View {
    var body: some View {
      Color.blue.frame(width: 50, height: 30).probe("a").padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15)).background {
          Color.red.probe("bg")
      }
    }
  }
}

private enum Vector_padding_nested {
  struct Tree: View {
    var body: some View {
      Color.blue.frame(width: 50, height: 30).probe("a").padding(10).background {
          Color.green.probe("bg1")
      }.padding(20).background {
          Color.red.probe("bg2")
      }
    }
  }
}

private enum Vector_padding_vstack {
  struct Tree: View {
    var body: some View {
      VStack(spacing: 0) {
          Color.blue.frame(height: 30).probe("a").padding(.bottom, 20).background {
              Color.red.probe("bgA")
          }
          Color.green.frame(height: 30).probe("b").padding(.top, 15).background {
              Color.red.probe("bgB")
          }
      }
    }
  }
}

private enum Vector_padding_hstack {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.blue.frame(width: 50).probe("a").padding(.trailing, 25).background {
              Color.red.probe("bgA")
          }
          Color.green.frame(width: 50).probe("b").padding(.leading, 15).background {
              Color.red.probe("bgB")
          }
      }
    }
  }
}

private enum Vector_padding_flex_concrete {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").padding(10)
    }
  }
}

private enum Vector_padding_inf {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").padding(10)
    }
  }
}

private enum Vector_padding_default_edge {
  struct Tree: View {
    var body: some View {
      Color.blue.frame(width: 50, height: 30).probe("a").padding(.horizontal).background {
          Color.red.probe("bg")
      }
    }
  }
}
