// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-effect") struct PaintEffectVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "effect-brightness", basis: "asserted-number, verified-by-test",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [102, 204, 255, 255], within: 2.0),
        .init(12, 4, [255, 153, 102, 153], within: 2.0),
        .init(20, 4, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_effect_brightness.Tree() },
    PaintingVector(
      "effect-contrast", basis: "asserted-number, verified-by-test",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [20, 163, 235, 255], within: 3.0),
        .init(12, 4, [235, 92, 20, 153], within: 3.0),
        .init(20, 4, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_effect_contrast.Tree() },
    PaintingVector(
      "effect-saturation", basis: "asserted-number, follows-from-verified-rule",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [93, 144, 169, 255], within: 3.0),
        .init(12, 4, [162, 111, 86, 153], within: 3.0),
        .init(20, 4, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_effect_saturation.Tree() },
    PaintingVector(
      "effect-grayscale", basis: "asserted-number, follows-from-verified-rule",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [114, 139, 152, 255], within: 2.0),
        .init(12, 4, [141, 116, 103, 153], within: 2.0),
        .init(20, 4, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_effect_grayscale.Tree() },
    PaintingVector(
      "effect-hue-rotation", basis: "asserted-number, verified-by-test",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [204, 106, 219, 255], within: 3.0),
        .init(12, 4, [51, 149, 36, 153], within: 3.0),
        .init(20, 4, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_effect_hue_rotation.Tree() },
    PaintingVector(
      "effect-color-invert", basis: "asserted-number, verified-by-test",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [204, 102, 51, 255], within: 2.0),
        .init(12, 4, [51, 153, 204, 153], within: 2.0),
        .init(20, 4, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_effect_color_invert.Tree() },
    PaintingVector(
      "effect-color-multiply", basis: "asserted-number, verified-by-test",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [31, 122, 82, 204], within: 2.0),
        .init(12, 4, [122, 82, 20, 122], within: 2.0),
        .init(20, 4, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_effect_color_multiply.Tree() },
    PaintingVector(
      "effect-luminance-to-alpha", basis: "asserted-number, verified-by-test",
      width: 8.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [0, 0, 0, 135], within: 2.0),
      ]
    ) { Vector_effect_luminance_to_alpha.Tree() },
    PaintingVector(
      "effect-order", basis: "rule, follows-from-verified-rule",
      width: 8.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [92, 235, 255, 255], within: 3.0),
      ]
    ) { Vector_effect_order.Tree() },
  ]
}

private enum Vector_effect_brightness {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 0.2, green: 0.6, blue: 0.8)
        Color(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.6)
        Color.clear
      }
      .brightness(0.2)
    }
  }
}

private enum Vector_effect_contrast {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 0.2, green: 0.6, blue: 0.8)
        Color(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.6)
        Color.clear
      }
      .contrast(1.4)
    }
  }
}

private enum Vector_effect_saturation {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 0.2, green: 0.6, blue: 0.8)
        Color(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.6)
        Color.clear
      }
      .saturation(0.5)
    }
  }
}

private enum Vector_effect_grayscale {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 0.2, green: 0.6, blue: 0.8)
        Color(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.6)
        Color.clear
      }
      .grayscale(0.75)
    }
  }
}

private enum Vector_effect_hue_rotation {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 0.2, green: 0.6, blue: 0.8)
        Color(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.6)
        Color.clear
      }
      .hueRotation(.degrees(90))
    }
  }
}

private enum Vector_effect_color_invert {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 0.2, green: 0.6, blue: 0.8)
        Color(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.6)
        Color.clear
      }
      .colorInvert()
    }
  }
}

private enum Vector_effect_color_multiply {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 0.2, green: 0.6, blue: 0.8)
        Color(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.6)
        Color.clear
      }
      .colorMultiply(Color(red: 0.6, green: 0.8, blue: 0.4, opacity: 0.8))
    }
  }
}

private enum Vector_effect_luminance_to_alpha {

  struct Tree: View {
    var body: some View {
      Color(red: 0.2, green: 0.6, blue: 0.8).luminanceToAlpha()
    }
  }
}

private enum Vector_effect_order {

  struct Tree: View {
    var body: some View {
      Color(red: 0.2, green: 0.6, blue: 0.8).brightness(0.2).contrast(1.4)
    }
  }
}
