// Made by scripts/generate-vector-tests from vectors.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: fixedsize") struct FixedsizeVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "fixedsize-color", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 100.0, height: 100.0,
      size: [10.0, 10.0],
      frames: ["a": [0.0, 0.0, 10.0, 10.0]]
    ) { Vector_fixedsize_color.Tree() },
    LayoutVector(
      "fixedsize-os-h", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 200.0, height: 200.0,
      size: [100.0, 100.0],
      frames: ["a": [45.0, 0.0, 10.0, 100.0]]
    ) { Vector_fixedsize_os_h.Tree() },
    LayoutVector(
      "fixedsize-os-v", basis: "snapshot, verified-by-test", tolerance: 0.01,
      width: 200.0, height: 200.0,
      size: [100.0, 100.0],
      frames: ["a": [0.0, 45.0, 100.0, 10.0]]
    ) { Vector_fixedsize_os_v.Tree() },
    LayoutVector(
      "fixedsize-ideal", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 20.0, height: 20.0,
      size: [70.0, 30.0],
      frames: ["a": [0.0, 0.0, 70.0, 30.0]]
    ) { Vector_fixedsize_ideal.Tree() },
    LayoutVector(
      "fixedsize-hstack", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [48.0, 40.0],
      frames: ["a": [0.0, 0.0, 10.0, 40.0], "b": [18.0, 0.0, 30.0, 40.0]]
    ) { Vector_fixedsize_hstack.Tree() },
  ]
}

private enum Vector_fixedsize_color {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").fixedSize()
    }
  }
}

private enum Vector_fixedsize_os_h {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").fixedSize(horizontal: true, vertical: false).frame(width: 100, height: 100)
    }
  }
}

private enum Vector_fixedsize_os_v {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 100)
    }
  }
}

private enum Vector_fixedsize_ideal {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").frame(idealWidth: 70, idealHeight: 30).fixedSize()
    }
  }
}

private enum Vector_fixedsize_hstack {
  struct Tree: View {
    var body: some View {
      HStack {
          Color.red.probe("a")
          Color.red.frame(width: 30, height: 40).probe("b")
      }.fixedSize()
    }
  }
}
