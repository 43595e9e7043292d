// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-group") struct PaintGroupVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "group-opacity-composited", basis: "documentation, stated-by-Apple",
      width: 18.0, height: 18.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(2, 2, [204, 51, 51, 153], within: 2.0),
        .init(9, 9, [51, 102, 255, 153], within: 2.0),
        .init(15, 15, [51, 102, 255, 153], within: 2.0),
        .init(15, 2, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_group_opacity_composited.Tree() },
    PaintingVector(
      "group-opacity-plain", basis: "snapshot, verified-by-test",
      width: 18.0, height: 18.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(2, 2, [204, 51, 51, 153], within: 2.0),
        .init(9, 9, [95, 87, 197, 214], within: 2.0),
        .init(15, 15, [51, 102, 255, 153], within: 2.0),
      ]
    ) { Vector_group_opacity_plain.Tree() },
    PaintingVector(
      "group-opacity-nested", basis: "documentation, stated-by-Apple",
      width: 8.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [204, 51, 51, 92], within: 2.0),
      ]
    ) { Vector_group_opacity_nested.Tree() },
    PaintingVector(
      "group-drawing-group", basis: "documentation, stated-by-Apple",
      width: 18.0, height: 18.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(9, 9, [51, 102, 255, 153], within: 2.0),
        .init(2, 2, [204, 51, 51, 153], within: 2.0),
      ]
    ) { Vector_group_drawing_group.Tree() },
  ]
}

private enum Vector_group_opacity_composited {

  struct Tree: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color(red: 0.8, green: 0.2, blue: 0.2).frame(width: 12, height: 12)
        Color(red: 0.2, green: 0.4, blue: 1).frame(width: 12, height: 12).offset(x: 6, y: 6)
      }
      .frame(width: 18, height: 18, alignment: .topLeading)
      .compositingGroup()
      .opacity(0.6)
    }
  }
}

private enum Vector_group_opacity_plain {

  struct Tree: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color(red: 0.8, green: 0.2, blue: 0.2).frame(width: 12, height: 12)
        Color(red: 0.2, green: 0.4, blue: 1).frame(width: 12, height: 12).offset(x: 6, y: 6)
      }
      .frame(width: 18, height: 18, alignment: .topLeading)
      .opacity(0.6)
    }
  }
}

private enum Vector_group_opacity_nested {

  struct Tree: View {
    var body: some View {
      Color(red: 0.8, green: 0.2, blue: 0.2).opacity(0.6).opacity(0.6)
    }
  }
}

private enum Vector_group_drawing_group {

  struct Tree: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color(red: 0.8, green: 0.2, blue: 0.2).frame(width: 12, height: 12)
        Color(red: 0.2, green: 0.4, blue: 1).frame(width: 12, height: 12).offset(x: 6, y: 6)
      }
      .frame(width: 18, height: 18, alignment: .topLeading)
      .drawingGroup()
      .opacity(0.6)
    }
  }
}
