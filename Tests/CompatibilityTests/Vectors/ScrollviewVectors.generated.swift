// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: scrollview") struct ScrollviewVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "scroll-vertical-content-size", basis: "documentation, inferred", tolerance: 0.01,
      width: 100.0, height: 80.0,
      size: [40.0, 80.0],
      frames: ["a": [5.0, 0.0, 30.0, 50.0], "b": [0.0, 50.0, 40.0, 60.0], "content": [0.0, 0.0, 40.0, 110.0], "sv": [0.0, 0.0, 40.0, 80.0]]
    ) { Vector_scroll_vertical_content_size.Tree() },
    LayoutVector(
      "scroll-vertical-flex-child", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 80.0,
      size: [100.0, 80.0],
      frames: ["a": [0.0, 0.0, 100.0, 50.0], "b": [0.0, 50.0, 100.0, 60.0], "sv": [0.0, 0.0, 100.0, 80.0]]
    ) { Vector_scroll_vertical_flex_child.Tree() },
    LayoutVector(
      "scroll-horizontal", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 40.0,
      size: [100.0, 40.0],
      frames: ["a": [0.0, 0.0, 50.0, 40.0], "b": [50.0, 0.0, 70.0, 40.0], "sv": [0.0, 0.0, 100.0, 40.0]]
    ) { Vector_scroll_horizontal.Tree() },
  ]
}

private enum Vector_scroll_vertical_content_size {
  struct Tree: View {
    var body: some View {
      ScrollView {
          VStack(spacing: 0) {
              Color.red.frame(width: 30, height: 50).probe("a")
              Color.red.frame(width: 40, height: 60).probe("b")
          }.probe("content")
      }.probe("sv")
    }
  }
}

private enum Vector_scroll_vertical_flex_child {
  struct Tree: View {
    var body: some View {
      ScrollView {
          VStack(spacing: 0) {
              Color.red.frame(height: 50).probe("a")
              Color.red.frame(height: 60).probe("b")
          }
      }.probe("sv")
    }
  }
}

private enum Vector_scroll_horizontal {
  struct Tree: View {
    var body: some View {
      ScrollView(.horizontal) {
          HStack(spacing: 0) {
              Color.red.frame(width: 50).probe("a")
              Color.red.frame(width: 70).probe("b")
          }
      }.probe("sv")
    }
  }
}
