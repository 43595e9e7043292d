// Made by scripts/generate-vector-tests from controls.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: control-labelled") struct ControlLabelledVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "control-labelled-at-both-edges", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [200.0, 30.0],
      frames: ["c": [170.0, 0.0, 30.0, 30.0], "l": [0.0, 5.0, 40.0, 20.0]]
    ) { Vector_control_labelled_at_both_edges.Tree() },
    LayoutVector(
      "control-labelled-too-narrow", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 0.0, height: 100.0,
      size: [68.0, 40.0],
      frames: ["c": [33.0, 0.0, 35.0, 40.0], "l": [0.0, 10.0, 25.0, 20.0]]
    ) { Vector_control_labelled_too_narrow.Tree() },
    LayoutVector(
      "control-labelled-flexible-content", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [200.0, 30.0],
      frames: ["c": [48.0, 0.0, 152.0, 30.0], "l": [0.0, 5.0, 40.0, 20.0]]
    ) { Vector_control_labelled_flexible_content.Tree() },
    LayoutVector(
      "control-labelled-content-row", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [200.0, 20.0],
      frames: ["a": [142.0, 0.0, 20.0, 20.0], "b": [170.0, 5.0, 30.0, 10.0], "l": [0.0, 0.0, 40.0, 20.0]]
    ) { Vector_control_labelled_content_row.Tree() },
    LayoutVector(
      "control-labelled-labels-hidden", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [30.0, 20.0],
      frames: ["c": [0.0, 0.0, 30.0, 20.0]]
    ) { Vector_control_labelled_labels_hidden.Tree() },
    LayoutVector(
      "control-labelled-beside-spacer", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [300.0, 30.0],
      frames: ["c": [250.0, 0.0, 30.0, 30.0], "e": [280.0, 10.0, 20.0, 10.0], "l": [0.0, 5.0, 40.0, 20.0]]
    ) { Vector_control_labelled_beside_spacer.Tree() },
    LayoutVector(
      "control-stepper-tall-label", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 200.0,
      size: [300.0, 60.0],
      frames: ["l": [0.0, 0.0, 40.0, 60.0]]
    ) { Vector_control_stepper_tall_label.Tree() },
  ]
}

private enum Vector_control_labelled_at_both_edges {
  struct Tree: View {
    var body: some View {
      LabeledContent {
          Color.blue.frame(width: 30, height: 30).probe("c")
      } label: {
          Color.red.frame(width: 40, height: 20).probe("l")
      }
    }
  }
}

private enum Vector_control_labelled_too_narrow {
  struct Tree: View {
    var body: some View {
      LabeledContent {
          Color.blue.frame(width: 35, height: 40).probe("c")
      } label: {
          Color.red.frame(width: 25, height: 20).probe("l")
      }
    }
  }
}

private enum Vector_control_labelled_flexible_content {
  struct Tree: View {
    var body: some View {
      LabeledContent {
          Color.blue.frame(height: 30).probe("c")
      } label: {
          Color.red.frame(width: 40, height: 20).probe("l")
      }
    }
  }
}

private enum Vector_control_labelled_content_row {
  struct Tree: View {
    var body: some View {
      LabeledContent {
          Color.blue.frame(width: 20, height: 20).probe("a")
          Color.green.frame(width: 30, height: 10).probe("b")
      } label: {
          Color.red.frame(width: 40, height: 20).probe("l")
      }
    }
  }
}

private enum Vector_control_labelled_labels_hidden {
  struct Tree: View {
    var body: some View {
      LabeledContent {
          Color.blue.frame(width: 30, height: 20).probe("c")
      } label: {
          Color.red.frame(width: 60, height: 60).probe("l")
      }.labelsHidden()
    }
  }
}

private enum Vector_control_labelled_beside_spacer {
  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
          LabeledContent {
              Color.blue.frame(width: 30, height: 30).probe("c")
          } label: {
              Color.red.frame(width: 40, height: 20).probe("l")
          }
          Spacer(minLength: 0)
          Color.green.frame(width: 20, height: 10).probe("e")
      }
    }
  }
}

private enum Vector_control_stepper_tall_label {
  struct Tree: View {
    var body: some View {
      Stepper(value: .constant(3), in: 0...10) {
          Color.red.frame(width: 40, height: 60).probe("l")
      }
    }
  }
}
