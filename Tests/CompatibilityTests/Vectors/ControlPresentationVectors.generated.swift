// Made by scripts/generate-vector-tests from controls.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: control-presentation") struct ControlPresentationVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "control-sheet-no-layout", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 200.0,
      size: [40.0, 30.0],
      frames: ["a": [0.0, 0.0, 40.0, 20.0], "b": [0.0, 20.0, 40.0, 10.0]]
    ) { Vector_control_sheet_no_layout.Tree() },
    LayoutVector(
      "control-badge-no-layout", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 200.0,
      size: [40.0, 34.0],
      frames: ["a": [0.0, 0.0, 40.0, 24.0], "b": [0.0, 24.0, 40.0, 10.0]]
    ) { Vector_control_badge_no_layout.Tree() },
  ]
}

private enum Vector_control_sheet_no_layout {
  struct Tree: View {
    var body: some View {
      VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 20).probe("a").sheet(isPresented: .constant(false)) { Color.green.frame(height: 500) }
          Color.blue.frame(width: 40, height: 10).probe("b")
      }
    }
  }
}

private enum Vector_control_badge_no_layout {
  struct Tree: View {
    var body: some View {
      VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 24).probe("a").badge(5)
          Color.blue.frame(width: 40, height: 10).probe("b")
      }
    }
  }
}
