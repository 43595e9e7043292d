// Made by scripts/generate-vector-tests from controls.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: control-section") struct ControlSectionVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "control-section-outside-list", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [50.0, 80.0],
      frames: ["a": [0.0, 14.0, 30.0, 20.0], "b": [0.0, 38.0, 40.0, 30.0], "f": [0.0, 72.0, 50.0, 8.0], "h": [0.0, 0.0, 20.0, 10.0]]
    ) { Vector_control_section_outside_list.Tree() },
  ]
}

private enum Vector_control_section_outside_list {
  struct Tree: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
          Section {
              Color.red.frame(width: 30, height: 20).probe("a")
              Color.red.frame(width: 40, height: 30).probe("b")
          } header: {
              Color.blue.frame(width: 20, height: 10).probe("h")
          } footer: {
              Color.green.frame(width: 50, height: 8).probe("f")
          }
      }
    }
  }
}
