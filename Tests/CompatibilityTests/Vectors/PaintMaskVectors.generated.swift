// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-mask") struct PaintMaskVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "mask-gradient", basis: "documentation, stated-by-Apple",
      width: 32.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(2, 4, [204, 51, 102, 235], within: 2.0),
        .init(8, 4, [204, 51, 102, 187], within: 2.0),
        .init(16, 4, [204, 51, 102, 124], within: 2.0),
        .init(26, 4, [204, 51, 102, 44], within: 2.0),
      ]
    ) { Vector_mask_gradient.Tree() },
    PaintingVector(
      "mask-translucent-and-empty", basis: "documentation, stated-by-Apple",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [204, 51, 102, 255], within: 2.0),
        .init(12, 4, [204, 51, 102, 102], within: 2.0),
        .init(20, 4, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_mask_translucent_and_empty.Tree() },
    PaintingVector(
      "mask-aligned", basis: "documentation, stated-by-Apple",
      width: 20.0, height: 20.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(11, 17, [0, 0, 0, 0], within: 2.0),
        .init(13, 15, [204, 51, 102, 255], within: 2.0),
        .init(19, 19, [204, 51, 102, 255], within: 2.0),
        .init(13, 13, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_mask_aligned.Tree() },
    PaintingVector(
      "clip-shape-circle", basis: "documentation, stated-by-Apple",
      width: 20.0, height: 20.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(10, 10, [204, 51, 102, 255], within: 2.0),
        .init(1, 1, [0, 0, 0, 0], within: 2.0),
        .init(18, 1, [0, 0, 0, 0], within: 2.0),
        .init(10, 1, [204, 51, 102, 255], within: 2.0),
      ]
    ) { Vector_clip_shape_circle.Tree() },
    PaintingVector(
      "clipped-to-frame", basis: "documentation, stated-by-Apple",
      width: 20.0, height: 20.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(10, 10, [204, 51, 102, 255], within: 2.0),
        .init(3, 10, [0, 0, 0, 0], within: 2.0),
        .init(16, 10, [0, 0, 0, 0], within: 2.0),
        .init(10, 6, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_clipped_to_frame.Tree() },
  ]
}

private enum Vector_mask_gradient {

  struct Tree: View {
    var body: some View {
      Color(red: 0.8, green: 0.2, blue: 0.4).mask {
        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
      }
    }
  }
}

private enum Vector_mask_translucent_and_empty {

  struct Tree: View {
    var body: some View {
      Color(red: 0.8, green: 0.2, blue: 0.4).mask {
        HStack(spacing: 0) {
          Color.white
          Color.black.opacity(0.4)
          Color.clear
        }
      }
    }
  }
}

private enum Vector_mask_aligned {

  struct Tree: View {
    var body: some View {
      Color(red: 0.8, green: 0.2, blue: 0.4).mask(alignment: .bottomTrailing) {
        Rectangle().frame(width: 8, height: 6)
      }
    }
  }
}

private enum Vector_clip_shape_circle {

  struct Tree: View {
    var body: some View {
      Color(red: 0.8, green: 0.2, blue: 0.4).clipShape(Circle())
    }
  }
}

private enum Vector_clipped_to_frame {

  struct Tree: View {
    var body: some View {
      Color(red: 0.8, green: 0.2, blue: 0.4).frame(width: 40, height: 6).frame(width: 10, height: 10).clipped()
    }
  }
}
