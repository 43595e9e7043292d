// Made by scripts/generate-vector-tests from controls.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: control-list") struct ControlListVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "control-list-two-sections", basis: "rule, follows-from-verified-rule", tolerance: 0.02,
      width: 300.0, height: 400.0,
      size: [300.0, 400.0],
      frames: ["a": [32.0, 50.6667, 236.0, 20.0], "b": [32.0, 130.0, 236.0, 20.0]]
    ) { Vector_control_list_two_sections.Tree() },
    LayoutVector(
      "control-list-foreach-rows", basis: "rule, follows-from-verified-rule", tolerance: 0.02,
      width: 300.0, height: 500.0,
      size: [300.0, 500.0],
      frames: ["r0": [32.0, 50.6667, 236.0, 20.0], "r1": [32.0, 94.6667, 236.0, 20.0], "r2": [32.0, 138.6667, 236.0, 20.0]]
    ) { Vector_control_list_foreach_rows.Tree() },
    LayoutVector(
      "control-list-flattened-rows", basis: "rule, follows-from-verified-rule", tolerance: 0.02,
      width: 350.0, height: 500.0,
      size: [350.0, 500.0],
      frames: ["a": [32.0, 49.6667, 286.0, 22.0], "b": [32.0, 93.6667, 286.0, 22.0], "c": [32.0, 137.6667, 286.0, 22.0], "d": [32.0, 217.0, 286.0, 22.0]]
    ) { Vector_control_list_flattened_rows.Tree() },
    LayoutVector(
      "control-list-two-headers", basis: "rule, follows-from-verified-rule", tolerance: 0.02,
      width: 300.0, height: 500.0,
      size: [300.0, 500.0],
      frames: ["a": [32.0, 48.6667, 236.0, 24.0], "b": [32.0, 149.0, 236.0, 24.0]]
    ) { Vector_control_list_two_headers.Tree() },
    LayoutVector(
      "control-list-row-insets", basis: "rule, follows-from-verified-rule", tolerance: 0.02,
      width: 300.0, height: 500.0,
      size: [300.0, 500.0],
      frames: ["a": [23.0, 43.6667, 250.0, 60.0], "b": [32.0, 124.6667, 236.0, 20.0]]
    ) { Vector_control_list_row_insets.Tree() },
    LayoutVector(
      "control-list-row-minimum-raised", basis: "rule, follows-from-verified-rule", tolerance: 0.02,
      width: 300.0, height: 500.0,
      size: [300.0, 500.0],
      frames: ["r0": [32.0, 58.6667, 236.0, 20.0], "r1": [32.0, 118.6667, 236.0, 20.0]]
    ) { Vector_control_list_row_minimum_raised.Tree() },
    LayoutVector(
      "control-list-row-minimum-lowered", basis: "rule, follows-from-verified-rule", tolerance: 0.02,
      width: 300.0, height: 500.0,
      size: [300.0, 500.0],
      frames: ["r0": [16.0, 38.6667, 268.0, 24.0], "r1": [16.0, 62.6667, 268.0, 24.0]]
    ) { Vector_control_list_row_minimum_lowered.Tree() },
    LayoutVector(
      "control-form-labelled-row", basis: "rule, follows-from-verified-rule", tolerance: 0.02,
      width: 300.0, height: 400.0,
      size: [300.0, 400.0],
      frames: ["c": [254.0, 45.6667, 30.0, 30.0], "l": [16.0, 50.6667, 40.0, 20.0]]
    ) { Vector_control_form_labelled_row.Tree() },
    LayoutVector(
      "control-form-toggle-row", basis: "rule, follows-from-verified-rule", tolerance: 0.02,
      width: 300.0, height: 400.0,
      size: [300.0, 400.0],
      frames: ["l": [16.0, 50.6667, 40.0, 20.0], "n": [32.0, 130.0, 236.0, 20.0]]
    ) { Vector_control_form_toggle_row.Tree() },
  ]
}

private enum Vector_control_list_two_sections {
  struct Tree: View {
    var body: some View {
      List {
          Section("Fruit") {
              Color.red.frame(height: 20).probe("a")
          }
          Section {
              Color.red.frame(height: 20).probe("b")
          }
      }.listStyle(.insetGrouped).environment(\.displayScale, 3).frame(width: 300, height: 400)
    }
  }
}

private enum Vector_control_list_foreach_rows {
  struct Tree: View {
    var body: some View {
      List {
          Section("Rows") {
              ForEach(0..<3) { i in
                  Color.red.frame(height: 20).probe("r\(i)")
              }
          }
      }.listStyle(.insetGrouped).environment(\.displayScale, 3).frame(width: 300, height: 500)
    }
  }
}

private enum Vector_control_list_flattened_rows {
  struct Tree: View {
    var body: some View {
      List {
          Section("Rows") {
              Group {
                  Color.red.frame(height: 22).probe("a")
                  Color.red.frame(height: 22).probe("b")
              }
              if true {
                  Color.red.frame(height: 22).probe("c")
              }
          }
          Section {
              Color.red.frame(height: 22).probe("d")
          }
      }.listStyle(.insetGrouped).environment(\.displayScale, 3).frame(width: 350, height: 500)
    }
  }
}

private enum Vector_control_list_two_headers {
  struct Tree: View {
    var body: some View {
      List {
          Section("One") {
              Color.red.frame(height: 24).probe("a")
          }
          Section("Two") {
              Color.red.frame(height: 24).probe("b")
          }
      }.listStyle(.insetGrouped).environment(\.displayScale, 3).frame(width: 300, height: 500)
    }
  }
}

private enum Vector_control_list_row_insets {
  struct Tree: View {
    var body: some View {
      List {
          Section("Rows") {
              Color.red.frame(height: 60).probe("a").listRowInsets(EdgeInsets(top: 5, leading: 7, bottom: 9, trailing: 11))
              Color.red.frame(height: 20).probe("b")
          }
      }.listStyle(.insetGrouped).environment(\.displayScale, 3).frame(width: 300, height: 500)
    }
  }
}

private enum Vector_control_list_row_minimum_raised {
  struct Tree: View {
    var body: some View {
      List {
          Section("Rows") {
              ForEach(0..<2) { i in
                  Color.red.frame(height: 20).probe("r\(i)")
              }
          }
      }.listStyle(.insetGrouped).environment(\.defaultMinListRowHeight, 60).environment(\.displayScale, 3).frame(width: 300, height: 500)
    }
  }
}

private enum Vector_control_list_row_minimum_lowered {
  struct Tree: View {
    var body: some View {
      List {
          Section("Rows") {
              ForEach(0..<2) { i in
                  Color.red.frame(height: 24).probe("r\(i)").listRowInsets(EdgeInsets())
              }
          }
      }.listStyle(.insetGrouped).environment(\.defaultMinListRowHeight, 10).environment(\.displayScale, 3).frame(width: 300, height: 500)
    }
  }
}

private enum Vector_control_form_labelled_row {
  struct Tree: View {
    var body: some View {
      Form {
          Section("Settings") {
              LabeledContent {
                  Color.blue.frame(width: 30, height: 30).probe("c")
              } label: {
                  Color.red.frame(width: 40, height: 20).probe("l")
              }.listRowInsets(EdgeInsets())
          }
      }.environment(\.displayScale, 3).frame(width: 300, height: 400)
    }
  }
}

private enum Vector_control_form_toggle_row {
  struct Tree: View {
    var body: some View {
      Form {
          Section("Settings") {
              Toggle(isOn: .constant(true)) {
                  Color.red.frame(width: 40, height: 20).probe("l")
              }.listRowInsets(EdgeInsets())
          }
          Section {
              Color.red.frame(height: 20).probe("n")
          }
      }.environment(\.displayScale, 3).frame(width: 300, height: 400)
    }
  }
}
