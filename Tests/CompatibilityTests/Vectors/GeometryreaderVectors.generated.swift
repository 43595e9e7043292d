// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: geometryreader") struct GeometryreaderVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "geometryreader-in-vstack", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [100.0, 100.0],
      frames: ["a": [40.0, 0.0, 20.0, 20.0], "g": [0.0, 20.0, 100.0, 80.0], "in": [0.0, 20.0, 10.0, 10.0]]
    ) { Vector_geometryreader_in_vstack.Tree() },
    LayoutVector(
      "geometryreader-background-size", basis: "documentation, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [33.0, 21.0],
      frames: ["a": [0.0, 0.0, 33.0, 21.0], "g": [0.0, 0.0, 33.0, 21.0], "in": [0.0, 0.0, 33.0, 21.0]]
    ) { Vector_geometryreader_background_size.Tree() },
  ]
}

private enum Vector_geometryreader_in_vstack {
  struct Tree: View {
    var body: some View {
      VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20).probe("a")
          GeometryReader { _ in
              Color.red.frame(width: 10, height: 10).probe("in")
          }.probe("g")
      }
    }
  }
}

private enum Vector_geometryreader_background_size {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 33, height: 21).probe("a").background {
          GeometryReader { _ in
              Color.red.probe("in")
          }.probe("g")
      }
    }
  }
}
