// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: rtl") struct RtlVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "rtl-hstack", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 50.0,
      size: [58.0, 10.0],
      frames: ["a": [38.0, 0.0, 20.0, 10.0], "b": [0.0, 0.0, 30.0, 10.0]]
    ) { Vector_rtl_hstack.Tree() },
    LayoutVector(
      "rtl-hstack-flex", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 20.0,
      size: [100.0, 20.0],
      frames: ["a": [30.0, 0.0, 70.0, 20.0], "b": [0.0, 5.0, 30.0, 10.0]]
    ) { Vector_rtl_hstack_flex.Tree() },
    LayoutVector(
      "rtl-vstack-leading", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 50.0,
      size: [50.0, 20.0],
      frames: ["a": [30.0, 0.0, 20.0, 10.0], "b": [0.0, 10.0, 50.0, 10.0]]
    ) { Vector_rtl_vstack_leading.Tree() },
    LayoutVector(
      "rtl-zstack-topleading", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 200.0,
      size: [50.0, 50.0],
      frames: ["a": [0.0, 0.0, 50.0, 50.0], "b": [30.0, 0.0, 20.0, 20.0]]
    ) { Vector_rtl_zstack_topleading.Tree() },
    LayoutVector(
      "rtl-frame-leading", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 200.0,
      size: [100.0, 40.0],
      frames: ["a": [80.0, 10.0, 20.0, 20.0]]
    ) { Vector_rtl_frame_leading.Tree() },
    LayoutVector(
      "rtl-padding-leading", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 200.0,
      size: [35.0, 20.0],
      frames: ["a": [0.0, 0.0, 20.0, 20.0], "p": [0.0, 0.0, 35.0, 20.0]]
    ) { Vector_rtl_padding_leading.Tree() },
  ]
}

private enum Vector_rtl_hstack {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.frame(width: 20, height: 10).probe("a")
          Color.red.frame(width: 30, height: 10).probe("b")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }
}

private enum Vector_rtl_hstack_flex {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.probe("a")
          Color.red.frame(width: 30, height: 10).probe("b")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }
}

private enum Vector_rtl_vstack_leading {
  struct Tree: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 20, height: 10).probe("a")
          Color.red.frame(width: 50, height: 10).probe("b")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }
}

private enum Vector_rtl_zstack_topleading {
  struct Tree: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
          Color.red.frame(width: 50, height: 50).probe("a")
          Color.red.frame(width: 20, height: 20).probe("b")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }
}

private enum Vector_rtl_frame_leading {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 20, height: 20).probe("a").frame(width: 100, height: 40, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft)
    }
  }
}

private enum Vector_rtl_padding_leading {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 20, height: 20).probe("a").padding(.leading, 15).probe("p")
      .environment(\.layoutDirection, .rightToLeft)
    }
  }
}
