// Made by scripts/generate-vector-tests from controls.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: control-progress") struct ControlProgressVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "control-progress-custom-fraction", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [200.0, 29.0],
      frames: ["done": [0.0, 23.0, 50.0, 6.0], "l": [0.0, 0.0, 40.0, 20.0]]
    ) { Vector_control_progress_custom_fraction.Tree() },
    LayoutVector(
      "control-progress-custom-indeterminate", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [100.0, 21.0],
      frames: ["done": [0.0, 15.0, 7.0, 6.0], "l": [0.0, 0.0, 50.0, 12.0]]
    ) { Vector_control_progress_custom_indeterminate.Tree() },
  ]
}

private enum Vector_control_progress_custom_fraction {
  struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 3) {
        configuration.label
        Color.blue.frame(width: configuration.fractionCompleted.map { $0 * 200 } ?? 7, height: 6).probe("done")
          .frame(width: 200, alignment: .leading)
      }
    }
  }
  struct Tree: View {
    var body: some View {
      ProgressView(value: 30.0, total: 120.0) {
          Color.red.frame(width: 40, height: 20).probe("l")
      }.progressViewStyle(Bar())
    }
  }
}

private enum Vector_control_progress_custom_indeterminate {
  struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 3) {
        configuration.label
        Color.blue.frame(width: configuration.fractionCompleted.map { $0 * 100 } ?? 7, height: 6).probe("done")
          .frame(width: 100, alignment: .leading)
      }
    }
  }
  struct Tree: View {
    var body: some View {
      ProgressView() {
          Color.red.frame(width: 50, height: 12).probe("l")
      }.progressViewStyle(Bar())
    }
  }
}
