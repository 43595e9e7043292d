// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-align") struct PaintAlignVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "align-path-coverage", basis: "rule, follows-from-verified-rule",
      width: 16.0, height: 12.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(3, 6, [51, 51, 51, 191], within: 4.0),
        .init(4, 6, [51, 51, 51, 255], within: 2.0),
        .init(9, 6, [51, 51, 51, 191], within: 4.0),
        .init(2, 6, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_align_path_coverage.Tree() },
    PaintingVector(
      "align-leaf-rounding", basis: "rule, follows-from-verified-rule",
      width: 20.0, height: 12.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(6, 6, [51, 51, 51, 255], within: 2.0),
        .init(5, 6, [0, 0, 0, 0], within: 2.0),
        .init(13, 6, [51, 51, 51, 255], within: 2.0),
        .init(14, 6, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_align_leaf_rounding.Tree() },
    PaintingVector(
      "align-abutting", basis: "rule, follows-from-verified-rule",
      width: 21.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(9, 4, [51, 51, 51, 255], within: 2.0),
        .init(10, 4, [51, 51, 51, 255], within: 2.0),
        .init(11, 4, [51, 51, 51, 255], within: 2.0),
      ]
    ) { Vector_align_abutting.Tree() },
  ]
}

private enum Vector_align_path_coverage {

  struct Tree: View {
    var body: some View {
      Path { $0.addRect(CGRect(x: 3.25, y: 2, width: 6.5, height: 8)) }.fill(Color(red: 0.2, green: 0.2, blue: 0.2))
    }
  }
}

private enum Vector_align_leaf_rounding {

  struct Tree: View {
    var body: some View {
      Color(red: 0.2, green: 0.2, blue: 0.2).frame(width: 8, height: 6).offset(x: 0.4)
    }
  }
}

private enum Vector_align_abutting {

  struct Tree: View {
    var body: some View {
      ZStack {
        Color.white
        HStack(spacing: 0) {
          Color(red: 0.2, green: 0.2, blue: 0.2)
          Color(red: 0.2, green: 0.2, blue: 0.2)
        }
      }
    }
  }
}
