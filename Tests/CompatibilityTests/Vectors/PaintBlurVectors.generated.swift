// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-blur") struct PaintBlurVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "blur-edge", basis: "rule, follows-from-verified-rule",
      width: 108.0, height: 98.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(12, 49, [51, 102, 204, 7], within: 2.0),
        .init(18, 49, [51, 102, 204, 46], within: 2.0),
        .init(23, 49, [51, 102, 204, 119], within: 2.0),
        .init(24, 49, [51, 102, 204, 136], within: 2.0),
        .init(30, 49, [51, 102, 204, 219], within: 2.0),
        .init(36, 49, [51, 102, 204, 250], within: 2.0),
      ]
    ) { Vector_blur_edge.Tree() },
    PaintingVector(
      "blur-corner", basis: "rule, follows-from-verified-rule",
      width: 108.0, height: 98.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(24, 24, [51, 102, 204, 72], within: 2.0),
        .init(30, 24, [51, 102, 204, 117], within: 2.0),
        .init(30, 30, [51, 102, 204, 189], within: 2.0),
        .init(18, 30, [51, 102, 204, 39], within: 2.0),
      ]
    ) { Vector_blur_corner.Tree() },
    PaintingVector(
      "blur-at-2x", basis: "rule, follows-from-verified-rule",
      width: 70.0, height: 70.0, scale: 2.0, isOpaque: false,
      pixels: [
        .init(32, 70, [51, 102, 204, 44], within: 2.0),
        .init(38, 70, [51, 102, 204, 109], within: 2.0),
        .init(40, 70, [51, 102, 204, 134], within: 2.0),
        .init(44, 70, [51, 102, 204, 182], within: 2.0),
        .init(52, 70, [51, 102, 204, 240], within: 2.0),
      ]
    ) { Vector_blur_at_2x.Tree() },
    PaintingVector(
      "blur-opaque", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(9, 20, [51, 102, 204, 255], within: 2.0),
        .init(20, 20, [51, 102, 204, 255], within: 2.0),
        .init(30, 30, [51, 102, 204, 255], within: 2.0),
      ]
    ) { Vector_blur_opaque.Tree() },
    PaintingVector(
      "blur-zero", basis: "rule, follows-from-verified-rule",
      width: 16.0, height: 16.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [51, 102, 204, 255], within: 2.0),
        .init(3, 8, [0, 0, 0, 0], within: 2.0),
        .init(11, 11, [51, 102, 204, 255], within: 2.0),
        .init(12, 12, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_blur_zero.Tree() },
  ]
}

private enum Vector_blur_edge {

  struct Tree: View {
    var body: some View {
      Color(red: 0.2, green: 0.4, blue: 0.8).frame(width: 60, height: 50).blur(radius: 6)
    }
  }
}

private enum Vector_blur_corner {

  struct Tree: View {
    var body: some View {
      Color(red: 0.2, green: 0.4, blue: 0.8).frame(width: 60, height: 50).blur(radius: 6)
    }
  }
}

private enum Vector_blur_at_2x {

  struct Tree: View {
    var body: some View {
      Color(red: 0.2, green: 0.4, blue: 0.8).frame(width: 30, height: 30).blur(radius: 4)
    }
  }
}

private enum Vector_blur_opaque {

  struct Tree: View {
    var body: some View {
      Color(red: 0.2, green: 0.4, blue: 0.8).frame(width: 24, height: 24).blur(radius: 6, opaque: true)
    }
  }
}

private enum Vector_blur_zero {

  struct Tree: View {
    var body: some View {
      Color(red: 0.2, green: 0.4, blue: 0.8).frame(width: 8, height: 8).blur(radius: 0)
    }
  }
}
