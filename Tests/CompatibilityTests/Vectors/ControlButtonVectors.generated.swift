// Made by scripts/generate-vector-tests from controls.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: control-button") struct ControlButtonVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "control-button-plain", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [40.0, 20.0],
      frames: ["b": [0.0, 0.0, 40.0, 20.0], "l": [0.0, 0.0, 40.0, 20.0]]
    ) { Vector_control_button_plain.Tree() },
    LayoutVector(
      "control-button-borderless", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [70.0, 33.0],
      frames: ["b": [0.0, 0.0, 70.0, 33.0], "l": [0.0, 0.0, 70.0, 33.0]]
    ) { Vector_control_button_borderless.Tree() },
    LayoutVector(
      "control-button-framed-outside", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [200.0, 20.0],
      frames: ["b": [80.0, 0.0, 40.0, 20.0], "l": [80.0, 0.0, 40.0, 20.0]]
    ) { Vector_control_button_framed_outside.Tree() },
    LayoutVector(
      "control-button-custom-padding", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [64.0, 32.0],
      frames: ["b": [0.0, 0.0, 64.0, 32.0], "l": [12.0, 6.0, 40.0, 20.0]]
    ) { Vector_control_button_custom_padding.Tree() },
    LayoutVector(
      "control-button-custom-greedy-label", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 200.0, height: 100.0,
      size: [200.0, 28.0],
      frames: ["l": [15.0, 4.0, 170.0, 20.0]]
    ) { Vector_control_button_custom_greedy_label.Tree() },
    LayoutVector(
      "control-button-innermost-style", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [60.0, 66.0],
      frames: ["a": [10.0, 3.0, 40.0, 20.0], "b": [10.0, 36.0, 40.0, 20.0]]
    ) { Vector_control_button_innermost_style.Tree() },
    LayoutVector(
      "control-button-control-size-in-style", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [80.0, 128.0],
      frames: ["large": [20.0, 88.0, 40.0, 20.0], "regular": [20.0, 38.0, 40.0, 20.0], "small": [20.0, 4.0, 40.0, 20.0]]
    ) { Vector_control_button_control_size_in_style.Tree() },
    LayoutVector(
      "control-button-disabled-in-style", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 300.0,
      size: [60.0, 88.0],
      frames: ["a": [10.0, 10.0, 40.0, 20.0], "b": [10.0, 42.0, 40.0, 20.0], "c": [10.0, 66.0, 40.0, 20.0]]
    ) { Vector_control_button_disabled_in_style.Tree() },
    LayoutVector(
      "control-button-style-around-style", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [68.0, 48.0],
      frames: ["l": [14.0, 14.0, 40.0, 20.0]]
    ) { Vector_control_button_style_around_style.Tree() },
  ]
}

private enum Vector_control_button_plain {
  struct Tree: View {
    var body: some View {
      Button { } label: {
          Color.red.frame(width: 40, height: 20).probe("l")
      }.buttonStyle(.plain).probe("b")
    }
  }
}

private enum Vector_control_button_borderless {
  struct Tree: View {
    var body: some View {
      Button { } label: {
          Color.red.frame(width: 70, height: 33).probe("l")
      }.buttonStyle(.borderless).probe("b")
    }
  }
}

private enum Vector_control_button_framed_outside {
  struct Tree: View {
    var body: some View {
      Button { } label: {
          Color.red.frame(width: 40, height: 20).probe("l")
      }.buttonStyle(.plain).probe("b").frame(maxWidth: .infinity)
    }
  }
}

private enum Vector_control_button_custom_padding {
  struct Padded: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(.horizontal, 12).padding(.vertical, 6)
    }
  }
  struct Tree: View {
    var body: some View {
      Button { } label: {
          Color.red.frame(width: 40, height: 20).probe("l")
      }.buttonStyle(Padded()).probe("b")
    }
  }
}

private enum Vector_control_button_custom_greedy_label {
  struct Padded: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(.horizontal, 15).padding(.vertical, 4)
    }
  }
  struct Tree: View {
    var body: some View {
      Button { } label: {
          Color.red.frame(height: 20).probe("l")
      }.buttonStyle(Padded())
    }
  }
}

private enum Vector_control_button_innermost_style {
  struct Inner: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(.horizontal, 3).padding(.vertical, 3)
    }
  }
  struct Outer: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(.horizontal, 10).padding(.vertical, 10)
    }
  }
  struct Tree: View {
    var body: some View {
      VStack(spacing: 0) {
          Button { } label: {
              Color.red.frame(width: 40, height: 20).probe("a")
          }.buttonStyle(Inner())
          Button { } label: {
              Color.red.frame(width: 40, height: 20).probe("b")
          }
      }.buttonStyle(Outer())
    }
  }
}

private enum Vector_control_button_control_size_in_style {
  struct Face: View {
    let label: ButtonStyleConfiguration.Label
    @Environment(\.controlSize) private var value
    var body: some View { label.padding(value == .small ? 4 : value == .large ? 20 : 10) }
  }
  struct Faced: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Face(label: configuration.label) }
  }
  struct Tree: View {
    var body: some View {
      VStack(spacing: 0) {
          Button { } label: {
              Color.red.frame(width: 40, height: 20).probe("small")
          }.controlSize(.small)
          Button { } label: {
              Color.red.frame(width: 40, height: 20).probe("regular")
          }.controlSize(.regular)
          Button { } label: {
              Color.red.frame(width: 40, height: 20).probe("large")
          }.controlSize(.large)
      }.buttonStyle(Faced())
    }
  }
}

private enum Vector_control_button_disabled_in_style {
  struct Face: View {
    let label: ButtonStyleConfiguration.Label
    @Environment(\.isEnabled) private var value
    var body: some View { label.padding(value ? 10 : 2) }
  }
  struct Faced: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Face(label: configuration.label) }
  }
  struct Tree: View {
    var body: some View {
      VStack(spacing: 0) {
          Button { } label: {
              Color.red.frame(width: 40, height: 20).probe("a")
          }
          Button { } label: {
              Color.red.frame(width: 40, height: 20).probe("b")
          }.disabled(true)
          HStack(spacing: 0) {
              Button { } label: {
                  Color.red.frame(width: 40, height: 20).probe("c")
              }.disabled(false)
          }.disabled(true)
      }.buttonStyle(Faced())
    }
  }
}

private enum Vector_control_button_style_around_style {
  struct Padded: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(.horizontal, 9).padding(.vertical, 9)
    }
  }
  struct Around: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(5) }
  }
  struct Tree: View {
    var body: some View {
      Button { } label: {
          Color.red.frame(width: 40, height: 20).probe("l")
      }.buttonStyle(Around()).buttonStyle(Padded())
    }
  }
}
