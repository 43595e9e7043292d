// Made by scripts/generate-vector-tests from controls.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: control-safearea") struct ControlSafeareaVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "control-inset-toggle-bar-bottom", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 200.0,
      size: [300.0, 200.0],
      frames: ["a": [0.0, 0.0, 300.0, 149.0], "bar": [0.0, 149.0, 300.0, 51.0], "l": [10.0, 164.5, 40.0, 20.0]]
    ) { Vector_control_inset_toggle_bar_bottom.Tree() },
    LayoutVector(
      "control-inset-ignored-by-background", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 200.0,
      size: [300.0, 200.0],
      frames: ["b": [24.0, 0.0, 276.0, 160.0], "bar": [24.0, 160.0, 276.0, 40.0], "ground": [0.0, 0.0, 300.0, 200.0]]
    ) { Vector_control_inset_ignored_by_background.Tree() },
  ]
}

private enum Vector_control_inset_toggle_bar_bottom {
  struct Tree: View {
    var body: some View {
      Color.red.probe("a").safeAreaInset(edge: .bottom, spacing: 0) {
          Toggle(isOn: .constant(true)) {
              Color.blue.frame(width: 40, height: 20).probe("l")
          }.padding(10).probe("bar")
      }
    }
  }
}

private enum Vector_control_inset_ignored_by_background {
  struct Tree: View {
    var body: some View {
      ZStack {
          Color.blue.probe("ground").ignoresSafeArea()
          Button { } label: {
              Color.red.probe("b")
          }.buttonStyle(.plain)
      }.safeAreaInset(edge: .bottom, spacing: 0) {
          Color.green.frame(height: 40).probe("bar")
      }.safeAreaPadding(.leading, 24)
    }
  }
}
