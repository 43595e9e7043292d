// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-transform") struct PaintTransformVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "transform-rotation3d-y", basis: "asserted-number, verified-by-test",
      width: 140.0, height: 120.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(33, 4, [0, 0, 0, 0], within: 2.0),
        .init(82, 41, [204, 102, 51, 255], within: 2.0),
        .init(85, 36, [0, 0, 0, 0], within: 2.0),
        .init(82, 78, [204, 102, 51, 255], within: 2.0),
        .init(85, 83, [0, 0, 0, 0], within: 2.0),
        .init(33, 115, [0, 0, 0, 0], within: 2.0),
        .init(60, 25, [204, 102, 51, 255], within: 2.0),
        .init(58, 20, [0, 0, 0, 0], within: 2.0),
        .init(80, 60, [204, 102, 51, 255], within: 2.0),
        .init(86, 60, [0, 0, 0, 0], within: 2.0),
        .init(60, 94, [204, 102, 51, 255], within: 2.0),
        .init(58, 99, [0, 0, 0, 0], within: 2.0),
        .init(37, 60, [204, 102, 51, 255], within: 2.0),
        .init(31, 60, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_transform_rotation3d_y.Tree() },
    PaintingVector(
      "transform-rotation3d-x", basis: "asserted-number, verified-by-test",
      width: 140.0, height: 120.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(36, 47, [0, 0, 0, 0], within: 2.0),
        .init(103, 47, [0, 0, 0, 0], within: 2.0),
        .init(132, 83, [0, 0, 0, 0], within: 2.0),
        .init(7, 83, [0, 0, 0, 0], within: 2.0),
        .init(70, 51, [204, 102, 51, 255], within: 2.0),
        .init(70, 45, [0, 0, 0, 0], within: 2.0),
        .init(111, 65, [204, 102, 51, 255], within: 2.0),
        .init(117, 65, [0, 0, 0, 0], within: 2.0),
        .init(70, 79, [204, 102, 51, 255], within: 2.0),
        .init(70, 85, [0, 0, 0, 0], within: 2.0),
        .init(28, 65, [204, 102, 51, 255], within: 2.0),
        .init(22, 65, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_transform_rotation3d_x.Tree() },
    PaintingVector(
      "transform-nested", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(18, 9, [204, 102, 51, 255], within: 2.0),
        .init(29, 22, [204, 102, 51, 255], within: 2.0),
        .init(16, 16, [0, 0, 0, 0], within: 2.0),
        .init(31, 16, [0, 0, 0, 0], within: 2.0),
        .init(24, 6, [0, 0, 0, 0], within: 2.0),
        .init(24, 25, [0, 0, 0, 0], within: 2.0),
        .init(18, 22, [204, 102, 51, 255], within: 2.0),
      ]
    ) { Vector_transform_nested.Tree() },
    PaintingVector(
      "transform-anchors", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(18, 18, [204, 102, 51, 255], within: 2.0),
        .init(21, 10, [0, 0, 0, 0], within: 2.0),
        .init(31, 25, [204, 102, 51, 255], within: 2.0),
        .init(32, 32, [204, 102, 51, 255], within: 2.0),
        .init(29, 26, [0, 0, 0, 0], within: 2.0),
        .init(35, 26, [0, 0, 0, 0], within: 2.0),
        .init(32, 22, [0, 0, 0, 0], within: 2.0),
        .init(32, 35, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_transform_anchors.Tree() },
    PaintingVector(
      "transform-effect", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 6, [204, 102, 51, 255], within: 2.0),
        .init(22, 9, [204, 102, 51, 255], within: 2.0),
        .init(24, 7, [0, 0, 0, 0], within: 2.0),
        .init(10, 11, [0, 0, 0, 0], within: 2.0),
        .init(2, 7, [0, 0, 0, 0], within: 2.0),
        .init(10, 4, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_transform_effect.Tree() },
    PaintingVector(
      "transform-projection", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(12, 7, [204, 102, 51, 255], within: 2.0),
        .init(21, 16, [204, 102, 51, 255], within: 2.0),
        .init(10, 12, [0, 0, 0, 0], within: 2.0),
        .init(23, 12, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_transform_projection.Tree() },
  ]
}

private enum Vector_transform_rotation3d_y {

  struct Tree: View {
    var body: some View {
      Color(red: 0.8, green: 0.4, blue: 0.2).frame(width: 80, height: 60).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
  }
}

private enum Vector_transform_rotation3d_x {

  struct Tree: View {
    var body: some View {
      Color(red: 0.8, green: 0.4, blue: 0.2).frame(width: 80, height: 60).rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0))
    }
  }
}

private enum Vector_transform_nested {

  struct Tree: View {
    var body: some View {
      Color(red: 0.8, green: 0.4, blue: 0.2).frame(width: 16, height: 6).rotationEffect(.degrees(90)).scaleEffect(x: 2, y: 1).offset(x: 4, y: -4)
    }
  }
}

private enum Vector_transform_anchors {

  struct Tree: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color(red: 0.8, green: 0.4, blue: 0.2).frame(width: 10, height: 10).scaleEffect(2, anchor: .topLeading)
        Color(red: 0.8, green: 0.4, blue: 0.2).frame(width: 10, height: 4).rotationEffect(.degrees(90), anchor: .bottomLeading).offset(x: 30, y: 20)
      }
      .frame(width: 40, height: 40, alignment: .topLeading)
    }
  }
}

private enum Vector_transform_effect {

  struct Tree: View {
    var body: some View {
      Color(red: 0.8, green: 0.4, blue: 0.2).frame(width: 10, height: 10).transformEffect(CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 3, ty: 5)).frame(width: 40, height: 40, alignment: .topLeading)
    }
  }
}

private enum Vector_transform_projection {

  struct Tree: View {
    var body: some View {
      Color(red: 0.8, green: 0.4, blue: 0.2).frame(width: 10, height: 10).projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 12, y: 7))).frame(width: 40, height: 40, alignment: .topLeading)
    }
  }
}
