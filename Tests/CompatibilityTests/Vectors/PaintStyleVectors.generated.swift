// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-style") struct PaintStyleVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "style-levels-of-color", basis: "asserted-number, follows-from-verified-rule",
      width: 32.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [204, 51, 102, 255], within: 1.0),
        .init(12, 4, [204, 51, 102, 128], within: 1.0),
        .init(20, 4, [204, 51, 102, 64], within: 1.0),
        .init(28, 4, [204, 51, 102, 46], within: 1.0),
      ]
    ) { Vector_style_levels_of_color.Tree() },
    PaintingVector(
      "style-explicit-levels", basis: "rule, follows-from-verified-rule",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [204, 51, 102, 255], within: 1.0),
        .init(12, 4, [51, 102, 204, 255], within: 1.0),
        .init(20, 4, [51, 102, 204, 255], within: 1.0),
      ]
    ) { Vector_style_explicit_levels.Tree() },
    PaintingVector(
      "style-secondary-default", basis: "stated-number, stated-by-Apple",
      width: 8.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [60, 60, 67, 153], within: 1.0),
      ]
    ) { Vector_style_secondary_default.Tree() },
    PaintingVector(
      "style-opacity-and-tint", basis: "documentation, stated-by-Apple",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [204, 51, 102, 102], within: 1.0),
        .init(12, 4, [51, 102, 204, 255], within: 1.0),
        .init(20, 4, [51, 102, 204, 153], within: 1.0),
      ]
    ) { Vector_style_opacity_and_tint.Tree() },
    PaintingVector(
      "style-blend-mode", basis: "documentation, stated-by-Apple",
      width: 8.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [214, 133, 224, 255], within: 2.0),
      ]
    ) { Vector_style_blend_mode.Tree() },
    PaintingVector(
      "style-drop-shadow", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 24.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(20, 12, [204, 51, 102, 255], within: 2.0),
        .init(31, 18, [51, 102, 204, 255], within: 2.0),
        .init(13, 8, [204, 51, 102, 255], within: 2.0),
        .init(34, 12, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_style_drop_shadow.Tree() },
  ]
}

private enum Vector_style_levels_of_color {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.quaternary)
      }
      .foregroundStyle(Color(red: 0.8, green: 0.2, blue: 0.4))
    }
  }
}

private enum Vector_style_explicit_levels {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
      }
      .foregroundStyle(Color(red: 0.8, green: 0.2, blue: 0.4), Color(red: 0.2, green: 0.4, blue: 0.8))
    }
  }
}

private enum Vector_style_secondary_default {

  struct Tree: View {
    var body: some View {
      Rectangle().fill(.secondary)
    }
  }
}

private enum Vector_style_opacity_and_tint {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Rectangle().fill(Color(red: 0.8, green: 0.2, blue: 0.4).opacity(0.4))
        Rectangle().fill(.tint)
        Rectangle().fill(.tint.opacity(0.6))
      }
      .tint(Color(red: 0.2, green: 0.4, blue: 0.8))
    }
  }
}

private enum Vector_style_blend_mode {

  struct Tree: View {
    var body: some View {
      ZStack {
        Color(red: 0.8, green: 0.2, blue: 0.4)
        Rectangle().fill(Color(red: 0.2, green: 0.4, blue: 0.8).blendMode(.screen))
      }
    }
  }
}

private enum Vector_style_drop_shadow {

  struct Tree: View {
    var body: some View {
      Rectangle().fill(Color(red: 0.8, green: 0.2, blue: 0.4).shadow(.drop(color: Color(red: 0.2, green: 0.4, blue: 0.8), radius: 0, x: 5, y: 3))).frame(width: 16, height: 10)
    }
  }
}
