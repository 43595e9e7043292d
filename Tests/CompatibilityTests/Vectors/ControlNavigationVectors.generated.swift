// Made by scripts/generate-vector-tests from controls.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: control-navigation") struct ControlNavigationVectors {
  @Test(arguments: cases) func matches(_ vector: LayoutVector) {
    vector.expectMatch()
  }

  static let cases: [LayoutVector] = [
    LayoutVector(
      "control-navigation-inline-title", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 390.0, height: 600.0,
      size: [390.0, 600.0],
      frames: ["a": [0.0, 44.0, 390.0, 556.0]]
    ) { Vector_control_navigation_inline_title.Tree() },
    LayoutVector(
      "control-navigation-large-title", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 375.0, height: 700.0,
      size: [375.0, 700.0],
      frames: ["a": [0.0, 96.0, 375.0, 604.0]]
    ) { Vector_control_navigation_large_title.Tree() },
    LayoutVector(
      "control-navigation-safe-area", basis: "rule, follows-from-verified-rule", tolerance: 0.01,
      width: 390.0, height: 500.0,
      size: [390.0, 500.0],
      frames: ["g": [0.0, 44.0, 390.0, 456.0], "l": [0.0, 44.0, 44.0, 12.0]]
    ) { Vector_control_navigation_safe_area.Tree() },
    LayoutVector(
      "control-tabview-selection", basis: "documentation, stated-by-Apple", tolerance: 0.01,
      width: 320.0, height: 480.0,
      size: [320.0, 480.0],
      frames: ["a": [0.0, 0.0, 30.0, 60.0]]
    ) { Vector_control_tabview_selection.Tree() },
  ]
}

private enum Vector_control_navigation_inline_title {
  struct Tree: View {
    var body: some View {
      NavigationStack {
          Color.red.probe("a")
              .navigationTitle("Title")
              .navigationBarTitleDisplayMode(.inline)
      }.frame(width: 390, height: 600)
    }
  }
}

private enum Vector_control_navigation_large_title {
  struct Tree: View {
    var body: some View {
      NavigationStack {
          Color.red.probe("a")
              .navigationTitle("Title")
              .navigationBarTitleDisplayMode(.large)
      }.frame(width: 375, height: 700)
    }
  }
}

private enum Vector_control_navigation_safe_area {
  struct Tree: View {
    var body: some View {
      NavigationStack {
          GeometryReader { proxy in
              NavigationLink {
                  Color.blue
              } label: {
                  Color.red.frame(width: proxy.safeAreaInsets.top, height: 12).probe("l")
              }
          }.probe("g")
              .navigationTitle("Title")
              .navigationBarTitleDisplayMode(.inline)
      }.frame(width: 390, height: 500)
    }
  }
}

private enum Vector_control_tabview_selection {
  struct Tree: View {
    var body: some View {
      TabView(selection: .constant(2)) {
          GeometryReader { _ in
              Color.red.frame(width: 30, height: 60).probe("other")
          }.tabItem { Text("One") }.tag(1)
          GeometryReader { _ in
              Color.blue.frame(width: 30, height: 60).probe("a")
          }.tabItem { Text("Two") }.tag(2)
      }.frame(width: 320, height: 480)
    }
  }
}
