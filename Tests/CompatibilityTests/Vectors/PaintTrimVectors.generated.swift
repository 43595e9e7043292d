// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-trim") struct PaintTrimVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "trim-circle-quarter", basis: "documentation, follows-from-verified-rule",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(30, 30, [204, 51, 51, 255], within: 2.0),
        .init(34, 22, [204, 51, 51, 255], within: 2.0),
        .init(22, 34, [204, 51, 51, 255], within: 2.0),
        .init(9, 9, [0, 0, 0, 0], within: 2.0),
        .init(30, 9, [0, 0, 0, 0], within: 2.0),
        .init(9, 30, [0, 0, 0, 0], within: 2.0),
        .init(17, 34, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_trim_circle_quarter.Tree() },
    PaintingVector(
      "trim-rectangle-end", basis: "rule, follows-from-verified-rule",
      width: 48.0, height: 28.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(6, 4, [204, 51, 51, 255], within: 2.0),
        .init(26, 4, [204, 51, 51, 255], within: 2.0),
        .init(29, 4, [0, 0, 0, 0], within: 2.0),
        .init(43, 14, [0, 0, 0, 0], within: 2.0),
        .init(4, 14, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_trim_rectangle_end.Tree() },
    PaintingVector(
      "trim-rectangle-middle", basis: "rule, follows-from-verified-rule",
      width: 48.0, height: 28.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(44, 14, [204, 51, 51, 255], within: 2.0),
        .init(44, 10, [0, 0, 0, 0], within: 2.0),
        .init(22, 24, [204, 51, 51, 255], within: 2.0),
        .init(18, 24, [0, 0, 0, 0], within: 2.0),
        .init(20, 4, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_trim_rectangle_middle.Tree() },
  ]
}

private enum Vector_trim_circle_quarter {

  struct Tree: View {
    var body: some View {
      Circle().inset(by: 5).trim(from: 0, to: 0.25).stroke(Color(red: 0.8, green: 0.2, blue: 0.2), lineWidth: 6)
    }
  }
}

private enum Vector_trim_rectangle_end {

  struct Tree: View {
    var body: some View {
      Rectangle().trim(from: 0, to: 0.2).stroke(Color(red: 0.8, green: 0.2, blue: 0.2), lineWidth: 4).frame(width: 40, height: 20)
    }
  }
}

private enum Vector_trim_rectangle_middle {

  struct Tree: View {
    var body: some View {
      Rectangle().trim(from: 0.4, to: 0.7).stroke(Color(red: 0.8, green: 0.2, blue: 0.2), lineWidth: 4).frame(width: 40, height: 20)
    }
  }
}
