// Made by scripts/generate-vector-tests from controls.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: control-label") struct ControlLabelVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "control-label-icon-and-title", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [98.0, 20.0],
      frames: ["icon": [0.0, 0.0, 30.0, 20.0], "title": [38.0, 0.0, 60.0, 20.0]]
    ) { Vector_control_label_icon_and_title.Tree() },
    LayoutVector(
      "control-label-iconOnly", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [30.0, 34.0],
      frames: ["icon": [0.0, 0.0, 30.0, 34.0]]
    ) { Vector_control_label_iconOnly.Tree() },
    LayoutVector(
      "control-label-custom-style", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 200.0,
      size: [72.0, 70.0],
      frames: ["icon": [21.0, 6.0, 30.0, 34.0], "title": [6.0, 44.0, 60.0, 20.0]]
    ) { Vector_control_label_custom_style.Tree() },
    LayoutVector(
      "control-label-style-around-style", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [120.0, 30.0],
      frames: ["icon": [5.0, 5.0, 32.0, 20.0], "title": [45.0, 5.0, 70.0, 20.0]]
    ) { Vector_control_label_style_around_style.Tree() },
  ]
}

private enum Vector_control_label_icon_and_title {
  struct Tree: View {
    var body: some View {
      Label {
          Color.red.frame(width: 60, height: 20).probe("title")
      } icon: {
          Color.blue.frame(width: 30, height: 20).probe("icon")
      }
    }
  }
}

private enum Vector_control_label_iconOnly {
  struct Tree: View {
    var body: some View {
      Label {
          Color.red.frame(width: 60, height: 20).probe("title")
      } icon: {
          Color.blue.frame(width: 30, height: 34).probe("icon")
      }.labelStyle(.iconOnly)
    }
  }
}

private enum Vector_control_label_custom_style {
  struct Column: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 4) {
        configuration.icon
        configuration.title
      }
      .padding(6)
    }
  }
  struct Tree: View {
    var body: some View {
      Label {
          Color.red.frame(width: 60, height: 20).probe("title")
      } icon: {
          Color.blue.frame(width: 30, height: 34).probe("icon")
      }.labelStyle(Column())
    }
  }
}

private enum Vector_control_label_style_around_style {
  struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(5) }
  }
  struct Tree: View {
    var body: some View {
      Label {
          Color.red.frame(width: 70, height: 20).probe("title")
      } icon: {
          Color.blue.frame(width: 32, height: 20).probe("icon")
      }.labelStyle(Framed())
    }
  }
}
