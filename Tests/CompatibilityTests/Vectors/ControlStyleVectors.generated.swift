// Made by scripts/generate-vector-tests from controls.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: control-style") struct ControlStyleVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "control-toggle-custom-style", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 200.0,
      size: [76.0, 48.0],
      frames: ["off": [26.0, 26.0, 40.0, 20.0], "on": [36.0, 2.0, 40.0, 20.0]]
    ) { Vector_control_toggle_custom_style.Tree() },
    LayoutVector(
      "control-toggle-style-around-style", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 300.0, height: 200.0,
      size: [300.0, 51.0],
      frames: ["l": [10.0, 15.5, 40.0, 20.0]]
    ) { Vector_control_toggle_style_around_style.Tree() },
    LayoutVector(
      "control-gauge-custom-style", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 100.0,
      size: [120.0, 8.0],
      frames: ["done": [0.0, 0.0, 60.0, 8.0]]
    ) { Vector_control_gauge_custom_style.Tree() },
    LayoutVector(
      "control-groupbox-custom-style", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 200.0,
      size: [140.0, 96.0],
      frames: ["c": [10.0, 36.0, 120.0, 50.0], "l": [10.0, 10.0, 40.0, 20.0]]
    ) { Vector_control_groupbox_custom_style.Tree() },
    LayoutVector(
      "control-disclosure-custom-open", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 300.0, height: 200.0,
      size: [80.0, 55.0],
      frames: ["c": [0.0, 25.0, 80.0, 30.0], "l": [0.0, 0.0, 40.0, 20.0]]
    ) { Vector_control_disclosure_custom_open.Tree() },
  ]
}

private enum Vector_control_toggle_custom_style {
  struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 6) {
        Color.green.frame(width: configuration.isOn ? 30 : 10, height: 24)
        configuration.label
      }
    }
  }
  struct Tree: View {
    var body: some View {
      VStack(spacing: 0) {
          Toggle(isOn: .constant(true)) {
              Color.red.frame(width: 40, height: 20).probe("on")
          }
          Toggle(isOn: .constant(false)) {
              Color.red.frame(width: 40, height: 20).probe("off")
          }
      }.toggleStyle(Check())
    }
  }
}

private enum Vector_control_toggle_style_around_style {
  struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(10) }
  }
  struct Tree: View {
    var body: some View {
      Toggle(isOn: .constant(true)) {
          Color.red.frame(width: 40, height: 20).probe("l")
      }.toggleStyle(Framed())
    }
  }
}

private enum Vector_control_gauge_custom_style {
  struct Bar: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.blue.frame(width: configuration.value * 120, height: 8).probe("done")
        .frame(width: 120, alignment: .leading)
    }
  }
  struct Tree: View {
    var body: some View {
      Gauge(value: 30.0, in: 10.0...50.0) {
          EmptyView()
      }.gaugeStyle(Bar())
    }
  }
}

private enum Vector_control_groupbox_custom_style {
  struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 6) {
        configuration.label
        configuration.content
      }
      .padding(10)
    }
  }
  struct Tree: View {
    var body: some View {
      GroupBox {
          Color.blue.frame(width: 120, height: 50).probe("c")
      } label: {
          Color.red.frame(width: 40, height: 20).probe("l")
      }.groupBoxStyle(Card())
    }
  }
}

private enum Vector_control_disclosure_custom_open {
  struct Fold: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 5) {
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }
  struct Tree: View {
    var body: some View {
      DisclosureGroup(isExpanded: .constant(true)) {
          Color.blue.frame(width: 80, height: 30).probe("c")
      } label: {
          Color.red.frame(width: 40, height: 20).probe("l")
      }.disclosureGroupStyle(Fold())
    }
  }
}
