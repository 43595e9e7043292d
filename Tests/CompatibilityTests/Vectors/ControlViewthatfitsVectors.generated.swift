// Made by scripts/generate-vector-tests from controls.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: control-viewthatfits") struct ControlViewthatfitsVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "control-fits-toggle-bare", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 158.0, height: 100.0,
      size: [51.0, 31.0],
      frames: ["bare": [0.0, 0.0, 51.0, 31.0]]
    ) { Vector_control_fits_toggle_bare.Tree() },
    LayoutVector(
      "control-fits-buttons-row", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 170.0, height: 400.0,
      size: [170.0, 30.0],
      frames: ["a": [5.0, 5.0, 40.0, 20.0], "b": [65.0, 5.0, 40.0, 20.0], "c": [125.0, 5.0, 40.0, 20.0]]
    ) { Vector_control_fits_buttons_row.Tree() },
    LayoutVector(
      "control-fits-labelled-first", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 78.0, height: 100.0,
      size: [78.0, 30.0],
      frames: ["c": [48.0, 0.0, 30.0, 30.0], "l": [0.0, 5.0, 40.0, 20.0]]
    ) { Vector_control_fits_labelled_first.Tree() },
  ]
}

private enum Vector_control_fits_toggle_bare {
  struct Tree: View {
    var body: some View {
      ViewThatFits(in: .horizontal) {
          Toggle(isOn: .constant(true)) {
              Color.red.frame(width: 100, height: 20).probe("l")
          }
          Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden().probe("bare")
      }
    }
  }
}

private enum Vector_control_fits_buttons_row {
  struct Padded: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(.horizontal, 5).padding(.vertical, 5)
    }
  }
  struct Tree: View {
    var body: some View {
      ViewThatFits {
          HStack(spacing: 10) {
              Button { } label: {
                  Color.red.frame(width: 40, height: 20).probe("a")
              }
              Button { } label: {
                  Color.red.frame(width: 40, height: 20).probe("b")
              }
              Button { } label: {
                  Color.red.frame(width: 40, height: 20).probe("c")
              }
          }
          VStack(spacing: 10) {
              Button { } label: {
                  Color.red.frame(width: 40, height: 20).probe("a")
              }
              Button { } label: {
                  Color.red.frame(width: 40, height: 20).probe("b")
              }
              Button { } label: {
                  Color.red.frame(width: 40, height: 20).probe("c")
              }
          }
      }.buttonStyle(Padded())
    }
  }
}

private enum Vector_control_fits_labelled_first {
  struct Tree: View {
    var body: some View {
      ViewThatFits(in: .horizontal) {
          LabeledContent {
              Color.blue.frame(width: 30, height: 30).probe("c")
          } label: {
              Color.red.frame(width: 40, height: 20).probe("l")
          }
          Color.green.frame(width: 20, height: 20).probe("last")
      }
    }
  }
}
