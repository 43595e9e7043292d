// Made by scripts/generate-vector-tests from controls.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: control-menu") struct ControlMenuVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "control-menu-label", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 200.0,
      size: [60.0, 24.0],
      frames: ["l": [0.0, 0.0, 60.0, 24.0]]
    ) { Vector_control_menu_label.Tree() },
    LayoutVector(
      "control-link-label", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 200.0,
      size: [50.0, 20.0],
      frames: ["l": [0.0, 0.0, 50.0, 20.0]]
    ) { Vector_control_link_label.Tree() },
    LayoutVector(
      "control-menu-in-button-style", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [68.0, 30.0],
      frames: ["l": [14.0, 5.0, 40.0, 20.0]]
    ) { Vector_control_menu_in_button_style.Tree() },
  ]
}

private enum Vector_control_menu_label {
  struct Tree: View {
    var body: some View {
      Menu {
          Button("One") { }
          Divider()
          Button("Two") { }
      } label: {
          Color.red.frame(width: 60, height: 24).probe("l")
      }
    }
  }
}

private enum Vector_control_link_label {
  struct Tree: View {
    var body: some View {
      Link(destination: URL(string: "https://example.com")!) {
          Color.red.frame(width: 50, height: 20).probe("l")
      }
    }
  }
}

private enum Vector_control_menu_in_button_style {
  struct Padded: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(.horizontal, 14).padding(.vertical, 5)
    }
  }
  struct Tree: View {
    var body: some View {
      Menu {
          Button("One") { }
      } label: {
          Color.red.frame(width: 40, height: 20).probe("l")
      }.menuStyle(.button).buttonStyle(Padded())
    }
  }
}
