// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-color") struct PaintColorVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "color-display-p3", basis: "asserted-number, verified-by-test",
      width: 32.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [99, 130, 180, 255], within: 2.0),
        .init(12, 4, [255, 0, 0, 255], within: 2.0),
        .init(20, 4, [77, 76, 76, 255], within: 2.0),
        .init(28, 4, [0, 255, 0, 255], within: 2.0),
      ]
    ) { Vector_color_display_p3.Tree() },
    PaintingVector(
      "color-linear", basis: "asserted-number, verified-by-test",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [149, 149, 149, 255], within: 1.0),
        .init(12, 4, [172, 189, 216, 255], within: 1.0),
        .init(20, 4, [25, 39, 48, 255], within: 1.0),
      ]
    ) { Vector_color_linear.Tree() },
    PaintingVector(
      "color-hsb", basis: "asserted-number, verified-by-test",
      width: 32.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [0, 128, 0, 255], within: 1.0),
        .init(12, 4, [92, 188, 230, 255], within: 1.0),
        .init(20, 4, [255, 0, 0, 255], within: 1.0),
        .init(28, 4, [204, 184, 153, 255], within: 1.0),
      ]
    ) { Vector_color_hsb.Tree() },
    PaintingVector(
      "color-mix-device", basis: "documentation, stated-by-Apple",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [166, 64, 89, 255], within: 2.0),
        .init(12, 4, [128, 77, 128, 255], within: 2.0),
        .init(20, 4, [89, 89, 166, 255], within: 2.0),
      ]
    ) { Vector_color_mix_device.Tree() },
    PaintingVector(
      "color-mix-perceptual", basis: "rule, inferred",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [174, 79, 98, 255], within: 3.0),
        .init(12, 4, [141, 94, 136, 255], within: 3.0),
        .init(20, 4, [103, 101, 170, 255], within: 3.0),
      ]
    ) { Vector_color_mix_perceptual.Tree() },
    PaintingVector(
      "color-out-of-range", basis: "asserted-number, verified-by-test",
      width: 16.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [255, 51, 0, 255], within: 1.0),
        .init(12, 4, [51, 102, 204, 102], within: 1.0),
      ]
    ) { Vector_color_out_of_range.Tree() },
  ]
}

private enum Vector_color_display_p3 {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(.displayP3, red: 0.412, green: 0.508, blue: 0.69)
        Color(.displayP3, red: 1, green: 0, blue: 0)
        Color(.displayP3, red: 0.3, green: 0.3, blue: 0.3)
        Color(.displayP3, red: 0, green: 1, blue: 0)
      }
    }
  }
}

private enum Vector_color_linear {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(.sRGBLinear, red: 0.3, green: 0.3, blue: 0.3)
        Color(.sRGBLinear, red: 0.412, green: 0.508, blue: 0.69)
        Color(.sRGBLinear, red: 0.01, green: 0.02, blue: 0.03)
      }
    }
  }
}

private enum Vector_color_hsb {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(hue: 0.333333, saturation: 1, brightness: 0.5)
        Color(hue: 0.55, saturation: 0.6, brightness: 0.9)
        Color(hue: 1, saturation: 1, brightness: 1)
        Color(hue: 0.1, saturation: 0.25, brightness: 0.8)
      }
    }
  }
}

private enum Vector_color_mix_device {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 0.8, green: 0.2, blue: 0.2).mix(with: Color(red: 0.2, green: 0.4, blue: 0.8), by: 0.25, in: .device)
        Color(red: 0.8, green: 0.2, blue: 0.2).mix(with: Color(red: 0.2, green: 0.4, blue: 0.8), by: 0.5, in: .device)
        Color(red: 0.8, green: 0.2, blue: 0.2).mix(with: Color(red: 0.2, green: 0.4, blue: 0.8), by: 0.75, in: .device)
      }
    }
  }
}

private enum Vector_color_mix_perceptual {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 0.8, green: 0.2, blue: 0.2).mix(with: Color(red: 0.2, green: 0.4, blue: 0.8), by: 0.25)
        Color(red: 0.8, green: 0.2, blue: 0.2).mix(with: Color(red: 0.2, green: 0.4, blue: 0.8), by: 0.5)
        Color(red: 0.8, green: 0.2, blue: 0.2).mix(with: Color(red: 0.2, green: 0.4, blue: 0.8), by: 0.75)
      }
    }
  }
}

private enum Vector_color_out_of_range {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 1.4, green: 0.2, blue: -0.3)
        Color(red: 0.2, green: 0.4, blue: 0.8).opacity(0.8).opacity(0.5)
      }
    }
  }
}
