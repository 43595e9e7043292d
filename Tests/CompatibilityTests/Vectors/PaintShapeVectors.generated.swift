// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-shape") struct PaintShapeVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "shape-continuous-corner", basis: "stated-number, follows-from-verified-rule",
      width: 200.0, height: 200.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(9, 25, [0, 0, 0, 0], within: 2.0),
        .init(9, 29, [51, 102, 204, 255], within: 2.0),
        .init(18, 14, [0, 0, 0, 0], within: 2.0),
        .init(18, 18, [51, 102, 204, 255], within: 2.0),
        .init(30, 6, [0, 0, 0, 0], within: 2.0),
        .init(30, 9, [51, 102, 204, 255], within: 2.0),
        .init(48, 0, [0, 0, 0, 0], within: 2.0),
        .init(48, 3, [51, 102, 204, 255], within: 2.0),
      ]
    ) { Vector_shape_continuous_corner.Tree() },
    PaintingVector(
      "shape-continuous-against-circle", basis: "stated-number, follows-from-verified-rule",
      width: 640.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(160, 5, [255, 255, 255, 255], within: 2.0),
        .init(160, 9, [0, 0, 0, 255], within: 2.0),
        .init(200, 0, [255, 255, 255, 255], within: 2.0),
        .init(200, 3, [0, 0, 0, 255], within: 2.0),
        .init(320, 0, [0, 0, 0, 255], within: 2.0),
      ]
    ) { Vector_shape_continuous_against_circle.Tree() },
    PaintingVector(
      "shape-circular-corner", basis: "documentation, stated-by-Apple",
      width: 200.0, height: 200.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(3, 21, [0, 0, 0, 0], within: 2.0),
        .init(3, 26, [51, 102, 204, 255], within: 2.0),
        .init(8, 13, [0, 0, 0, 0], within: 2.0),
        .init(8, 17, [51, 102, 204, 255], within: 2.0),
        .init(16, 5, [0, 0, 0, 0], within: 2.0),
        .init(16, 9, [51, 102, 204, 255], within: 2.0),
        .init(24, 1, [0, 0, 0, 0], within: 2.0),
        .init(24, 4, [51, 102, 204, 255], within: 2.0),
        .init(32, 2, [51, 102, 204, 255], within: 2.0),
      ]
    ) { Vector_shape_circular_corner.Tree() },
    PaintingVector(
      "shape-capsule", basis: "documentation, stated-by-Apple",
      width: 60.0, height: 24.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(1, 12, [51, 102, 204, 255], within: 2.0),
        .init(1, 3, [0, 0, 0, 0], within: 2.0),
        .init(4, 4, [51, 102, 204, 255], within: 2.0),
        .init(12, 0, [51, 102, 204, 255], within: 2.0),
        .init(58, 3, [0, 0, 0, 0], within: 2.0),
        .init(55, 4, [51, 102, 204, 255], within: 2.0),
      ]
    ) { Vector_shape_capsule.Tree() },
    PaintingVector(
      "shape-uneven", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(0, 0, [51, 102, 204, 255], within: 2.0),
        .init(2, 37, [0, 0, 0, 0], within: 2.0),
        .init(5, 34, [51, 102, 204, 255], within: 2.0),
        .init(39, 39, [0, 0, 0, 0], within: 2.0),
        .init(37, 37, [51, 102, 204, 255], within: 2.0),
        .init(38, 1, [0, 0, 0, 0], within: 2.0),
        .init(36, 3, [51, 102, 204, 255], within: 2.0),
      ]
    ) { Vector_shape_uneven.Tree() },
    PaintingVector(
      "shape-oversized-radius", basis: "rule, follows-from-verified-rule",
      width: 40.0, height: 20.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(1, 2, [0, 0, 0, 0], within: 2.0),
        .init(3, 4, [51, 102, 204, 255], within: 2.0),
        .init(20, 0, [51, 102, 204, 255], within: 2.0),
        .init(1, 10, [51, 102, 204, 255], within: 2.0),
        .init(38, 17, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_shape_oversized_radius.Tree() },
    PaintingVector(
      "shape-container-relative", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(3, 20, [0, 0, 0, 0], within: 2.0),
        .init(4, 20, [51, 102, 204, 255], within: 2.0),
        .init(5, 5, [0, 0, 0, 0], within: 2.0),
        .init(8, 8, [51, 102, 204, 255], within: 2.0),
        .init(35, 5, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_shape_container_relative.Tree() },
    PaintingVector(
      "shape-ellipse", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 20.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(20, 10, [51, 102, 204, 255], within: 2.0),
        .init(0, 10, [51, 102, 204, 255], within: 60.0),
        .init(2, 3, [0, 0, 0, 0], within: 2.0),
        .init(8, 4, [51, 102, 204, 255], within: 2.0),
        .init(37, 16, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_shape_ellipse.Tree() },
  ]
}

private enum Vector_shape_continuous_corner {

  struct Tree: View {
    var body: some View {
      RoundedRectangle(cornerRadius: 60).fill(Color(red: 0.2, green: 0.4, blue: 0.8))
    }
  }
}

private enum Vector_shape_continuous_against_circle {

  struct Tree: View {
    var body: some View {
      ZStack(alignment: .top) {
        Color.white
        RoundedRectangle(cornerRadius: 200, style: .continuous).fill(.black).frame(height: 640).frame(height: 40, alignment: .top)
      }
      .clipped()
    }
  }
}

private enum Vector_shape_circular_corner {

  struct Tree: View {
    var body: some View {
      RoundedRectangle(cornerRadius: 40, style: .circular).fill(Color(red: 0.2, green: 0.4, blue: 0.8))
    }
  }
}

private enum Vector_shape_capsule {

  struct Tree: View {
    var body: some View {
      Capsule(style: .circular).fill(Color(red: 0.2, green: 0.4, blue: 0.8))
    }
  }
}

private enum Vector_shape_uneven {

  struct Tree: View {
    var body: some View {
      UnevenRoundedRectangle(topLeadingRadius: 0, bottomLeadingRadius: 16, bottomTrailingRadius: 4, topTrailingRadius: 10, style: .circular).fill(Color(red: 0.2, green: 0.4, blue: 0.8))
    }
  }
}

private enum Vector_shape_oversized_radius {

  struct Tree: View {
    var body: some View {
      RoundedRectangle(cornerRadius: 100, style: .circular).fill(Color(red: 0.2, green: 0.4, blue: 0.8))
    }
  }
}

private enum Vector_shape_container_relative {

  struct Tree: View {
    var body: some View {
      ContainerRelativeShape().fill(Color(red: 0.2, green: 0.4, blue: 0.8)).padding(4).containerShape(RoundedRectangle(cornerRadius: 16, style: .circular))
    }
  }
}

private enum Vector_shape_ellipse {

  struct Tree: View {
    var body: some View {
      Ellipse().fill(Color(red: 0.2, green: 0.4, blue: 0.8))
    }
  }
}
