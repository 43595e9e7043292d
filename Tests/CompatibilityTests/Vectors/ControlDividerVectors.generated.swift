// Made by scripts/generate-vector-tests from controls.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: control-divider") struct ControlDividerVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "control-divider-beside-toggle-ideal", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: nil,
      size: [80.0, 31.0],
      frames: ["b": [60.0, 5.5, 20.0, 20.0], "d": [55.0, 0.0, 1.0, 31.0], "t": [0.0, 0.0, 51.0, 31.0]]
    ) { Vector_control_divider_beside_toggle_ideal.Tree() },
    LayoutVector(
      "control-divider-between-rows", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 250.0, height: 300.0,
      size: [250.0, 83.0],
      frames: ["a": [0.0, 5.5, 40.0, 20.0], "b": [0.0, 42.0, 40.0, 41.0], "d": [0.0, 36.0, 250.0, 1.0]]
    ) { Vector_control_divider_between_rows.Tree() },
  ]
}

private enum Vector_control_divider_beside_toggle_ideal {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 4) {
          Toggle(isOn: .constant(false)) { EmptyView() }.labelsHidden().probe("t")
          Divider().probe("d")
          Color.red.frame(width: 20, height: 20).probe("b")
      }
    }
  }
}

private enum Vector_control_divider_between_rows {
  struct Tree: View {
    var body: some View {
      VStack(spacing: 5) {
          Toggle(isOn: .constant(true)) {
              Color.red.frame(width: 40, height: 20).probe("a")
          }
          Divider().probe("d")
          Toggle(isOn: .constant(true)) {
              Color.red.frame(width: 40, height: 41).probe("b")
          }
      }
    }
  }
}
