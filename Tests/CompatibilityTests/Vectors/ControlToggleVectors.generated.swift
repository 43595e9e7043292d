// Made by scripts/generate-vector-tests from controls.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: control-toggle") struct ControlToggleVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "control-toggle-labels-hidden-room", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [51.0, 31.0],
      frames: ["t": [0.0, 0.0, 51.0, 31.0]]
    ) { Vector_control_toggle_labels_hidden_room.Tree() },
    LayoutVector(
      "control-toggle-low-label", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [300.0, 31.0],
      frames: ["l": [0.0, 5.5, 40.0, 20.0]]
    ) { Vector_control_toggle_low_label.Tree() },
    LayoutVector(
      "control-toggle-tall-label", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 240.0, height: 100.0,
      size: [240.0, 60.0],
      frames: ["l": [0.0, 0.0, 50.0, 60.0]]
    ) { Vector_control_toggle_tall_label.Tree() },
    LayoutVector(
      "control-toggle-ideal-width", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: nil, height: nil,
      size: [99.0, 31.0],
      frames: ["l": [0.0, 5.5, 40.0, 20.0]]
    ) { Vector_control_toggle_ideal_width.Tree() },
    LayoutVector(
      "control-toggle-too-narrow", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 80.0, height: 100.0,
      size: [99.0, 31.0],
      frames: ["l": [0.0, 5.5, 40.0, 20.0]]
    ) { Vector_control_toggle_too_narrow.Tree() },
    LayoutVector(
      "control-toggle-disabled", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [300.0, 31.0],
      frames: ["l": [0.0, 3.5, 40.0, 24.0]]
    ) { Vector_control_toggle_disabled.Tree() },
    LayoutVector(
      "control-toggle-flexible-label", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [200.0, 31.0],
      frames: ["l": [0.0, 5.5, 141.0, 20.0]]
    ) { Vector_control_toggle_flexible_label.Tree() },
    LayoutVector(
      "control-toggle-label-column", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [300.0, 38.0],
      frames: ["a": [0.0, 0.0, 40.0, 10.0], "b": [0.0, 18.0, 60.0, 20.0]]
    ) { Vector_control_toggle_label_column.Tree() },
    LayoutVector(
      "control-toggle-right-to-left", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [300.0, 31.0],
      frames: ["l": [260.0, 5.5, 40.0, 20.0]]
    ) { Vector_control_toggle_right_to_left.Tree() },
  ]
}

private enum Vector_control_toggle_labels_hidden_room {
  struct Tree: View {
    var body: some View {
      Toggle(isOn: .constant(true)) {
          Color.red.frame(width: 80, height: 50).probe("l")
      }.labelsHidden().probe("t")
    }
  }
}

private enum Vector_control_toggle_low_label {
  struct Tree: View {
    var body: some View {
      Toggle(isOn: .constant(true)) {
          Color.red.frame(width: 40, height: 20).probe("l")
      }
    }
  }
}

private enum Vector_control_toggle_tall_label {
  struct Tree: View {
    var body: some View {
      Toggle(isOn: .constant(true)) {
          Color.red.frame(width: 50, height: 60).probe("l")
      }
    }
  }
}

private enum Vector_control_toggle_ideal_width {
  struct Tree: View {
    var body: some View {
      Toggle(isOn: .constant(true)) {
          Color.red.frame(width: 40, height: 20).probe("l")
      }
    }
  }
}

private enum Vector_control_toggle_too_narrow {
  struct Tree: View {
    var body: some View {
      Toggle(isOn: .constant(true)) {
          Color.red.frame(width: 40, height: 20).probe("l")
      }
    }
  }
}

private enum Vector_control_toggle_disabled {
  struct Tree: View {
    var body: some View {
      Toggle(isOn: .constant(true)) {
          Color.red.frame(width: 40, height: 24).probe("l")
      }.disabled(true)
    }
  }
}

private enum Vector_control_toggle_flexible_label {
  struct Tree: View {
    var body: some View {
      Toggle(isOn: .constant(true)) {
          Color.red.frame(height: 20).probe("l")
      }
    }
  }
}

private enum Vector_control_toggle_label_column {
  struct Tree: View {
    var body: some View {
      Toggle(isOn: .constant(true)) {
          Color.red.frame(width: 40, height: 10).probe("a")
          Color.blue.frame(width: 60, height: 20).probe("b")
      }
    }
  }
}

private enum Vector_control_toggle_right_to_left {
  struct Tree: View {
    var body: some View {
      Toggle(isOn: .constant(true)) {
          Color.red.frame(width: 40, height: 20).probe("l")
      }.environment(\.layoutDirection, .rightToLeft)
    }
  }
}
