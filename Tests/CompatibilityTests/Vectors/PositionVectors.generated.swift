// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: position") struct PositionVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "position-os-0-0", basis: "snapshot, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 200.0,
      size: [100.0, 100.0],
      frames: ["a": [-25.0, -25.0, 50.0, 50.0], "p": [0.0, 0.0, 100.0, 100.0]]
    ) { Vector_position_os_0_0.Tree() },
    LayoutVector(
      "position-os-50-0", basis: "snapshot, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 200.0,
      size: [100.0, 100.0],
      frames: ["a": [25.0, -25.0, 50.0, 50.0], "p": [0.0, 0.0, 100.0, 100.0]]
    ) { Vector_position_os_50_0.Tree() },
    LayoutVector(
      "position-os-0-50", basis: "snapshot, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 200.0,
      size: [100.0, 100.0],
      frames: ["a": [-25.0, 25.0, 50.0, 50.0], "p": [0.0, 0.0, 100.0, 100.0]]
    ) { Vector_position_os_0_50.Tree() },
    LayoutVector(
      "position-nil", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: nil,
      size: [20.0, 30.0],
      frames: ["a": [-5.0, -10.0, 20.0, 30.0], "p": [0.0, 0.0, 20.0, 30.0]]
    ) { Vector_position_nil.Tree() },
    LayoutVector(
      "position-in-hstack", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 60.0,
      size: [100.0, 60.0],
      frames: ["a": [30.0, 0.0, 20.0, 20.0], "b": [0.0, 15.0, 30.0, 30.0], "p": [30.0, 0.0, 70.0, 60.0]]
    ) { Vector_position_in_hstack.Tree() },
  ]
}

private enum Vector_position_os_0_0 {
  struct Tree: View {
    var body: some View {
      ZStack {
          Color.red.frame(width: 50, height: 50).probe("a").position(x: 0, y: 0).probe("p")
      }.frame(width: 100, height: 100)
    }
  }
}

private enum Vector_position_os_50_0 {
  struct Tree: View {
    var body: some View {
      ZStack {
          Color.red.frame(width: 50, height: 50).probe("a").position(x: 50, y: 0).probe("p")
      }.frame(width: 100, height: 100)
    }
  }
}

private enum Vector_position_os_0_50 {
  struct Tree: View {
    var body: some View {
      ZStack {
          Color.red.frame(width: 50, height: 50).probe("a").position(x: 0, y: 50).probe("p")
      }.frame(width: 100, height: 100)
    }
  }
}

private enum Vector_position_nil {
  struct Tree: View {
    var body: some View {
      Color.red.frame(width: 20, height: 30).probe("a").position(x: 5, y: 5).probe("p")
    }
  }
}

private enum Vector_position_in_hstack {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          Color.red.frame(width: 30, height: 30).probe("b")
          Color.red.frame(width: 20, height: 20).probe("a").position(x: 10, y: 10).probe("p")
      }
    }
  }
}
