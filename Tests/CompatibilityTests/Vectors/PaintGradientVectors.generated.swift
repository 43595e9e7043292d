// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-gradient") struct PaintGradientVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "gradient-linear", basis: "documentation, stated-by-Apple",
      width: 60.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(0, 4, [203, 55, 105, 255], within: 5.0),
        .init(12, 4, [165, 109, 166, 255], within: 5.0),
        .init(30, 4, [57, 154, 253, 255], within: 5.0),
        .init(45, 4, [167, 187, 179, 255], within: 5.0),
        .init(59, 4, [252, 204, 61, 255], within: 5.0),
      ]
    ) { Vector_gradient_linear.Tree() },
    PaintingVector(
      "gradient-linear-diagonal", basis: "documentation, follows-from-verified-rule",
      width: 60.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(7, 5, [193, 75, 122, 255], within: 2.0),
        .init(30, 20, [155, 117, 180, 255], within: 2.0),
        .init(57, 3, [129, 132, 207, 255], within: 2.0),
        .init(3, 37, [175, 100, 153, 255], within: 2.0),
        .init(53, 30, [99, 144, 232, 255], within: 2.0),
      ]
    ) { Vector_gradient_linear_diagonal.Tree() },
    PaintingVector(
      "gradient-linear-inner-points", basis: "documentation, stated-by-Apple",
      width: 60.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(0, 1, [204, 51, 102, 255], within: 2.0),
        .init(20, 20, [181, 93, 144, 255], within: 2.0),
        .init(30, 13, [156, 117, 179, 255], within: 2.0),
        .init(59, 39, [51, 153, 255, 255], within: 2.0),
      ]
    ) { Vector_gradient_linear_inner_points.Tree() },
    PaintingVector(
      "gradient-repeated-stops", basis: "documentation, stated-by-Apple",
      width: 60.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(1, 4, [204, 51, 102, 255], within: 2.0),
        .init(16, 4, [204, 51, 102, 255], within: 2.0),
        .init(20, 4, [51, 153, 255, 255], within: 2.0),
        .init(34, 4, [51, 153, 255, 255], within: 2.0),
        .init(38, 4, [255, 204, 51, 255], within: 2.0),
        .init(58, 4, [255, 204, 51, 255], within: 2.0),
      ]
    ) { Vector_gradient_repeated_stops.Tree() },
    PaintingVector(
      "gradient-unsorted-stops", basis: "rule, inferred",
      width: 60.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(1, 4, [51, 153, 255, 255], within: 2.0),
        .init(30, 4, [157, 115, 176, 255], within: 2.0),
        .init(58, 4, [204, 51, 102, 255], within: 2.0),
      ]
    ) { Vector_gradient_unsorted_stops.Tree() },
    PaintingVector(
      "gradient-fading", basis: "documentation, stated-by-Apple",
      width: 60.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(1, 4, [204, 51, 102, 200], within: 2.0),
        .init(30, 4, [204, 51, 102, 126], within: 2.0),
        .init(58, 4, [204, 51, 102, 55], within: 2.0),
      ]
    ) { Vector_gradient_fading.Tree() },
    PaintingVector(
      "gradient-radial", basis: "documentation, stated-by-Apple",
      width: 60.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(30, 20, [204, 51, 102, 255], within: 2.0),
        .init(36, 20, [186, 86, 135, 255], within: 2.0),
        .init(30, 30, [150, 120, 185, 255], within: 2.0),
        .init(40, 23, [144, 124, 192, 255], within: 2.0),
        .init(1, 1, [51, 153, 255, 255], within: 2.0),
      ]
    ) { Vector_gradient_radial.Tree() },
    PaintingVector(
      "gradient-elliptical", basis: "documentation, stated-by-Apple",
      width: 60.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(30, 20, [202, 58, 107, 255], within: 2.0),
        .init(15, 20, [158, 115, 176, 255], within: 2.0),
        .init(30, 10, [159, 114, 175, 255], within: 2.0),
        .init(20, 13, [161, 112, 172, 255], within: 2.0),
        .init(0, 0, [51, 153, 255, 255], within: 2.0),
      ]
    ) { Vector_gradient_elliptical.Tree() },
    PaintingVector(
      "gradient-angular", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(36, 26, [199, 63, 111, 255], within: 3.0),
        .init(15, 36, [178, 96, 147, 255], within: 3.0),
        .init(3, 14, [149, 121, 186, 255], within: 3.0),
        .init(26, 3, [108, 141, 226, 255], within: 3.0),
        .init(11, 28, [170, 105, 160, 255], within: 3.0),
      ]
    ) { Vector_gradient_angular.Tree() },
    PaintingVector(
      "gradient-angular-part", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(29, 22, [197, 67, 115, 255], within: 3.0),
        .init(22, 30, [164, 110, 167, 255], within: 3.0),
        .init(11, 17, [51, 153, 255, 255], within: 3.0),
        .init(12, 25, [110, 140, 224, 255], within: 3.0),
        .init(25, 10, [204, 51, 102, 255], within: 3.0),
        .init(18, 10, [51, 153, 255, 255], within: 3.0),
      ]
    ) { Vector_gradient_angular_part.Tree() },
    PaintingVector(
      "gradient-perceptual", basis: "rule, inferred",
      width: 60.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(1, 4, [202, 56, 106, 255], within: 3.0),
        .init(15, 4, [182, 92, 142, 255], within: 3.0),
        .init(30, 4, [155, 117, 180, 255], within: 3.0),
        .init(45, 4, [118, 137, 218, 255], within: 3.0),
      ]
    ) { Vector_gradient_perceptual.Tree() },
    PaintingVector(
      "gradient-any-device", basis: "documentation, stated-by-Apple",
      width: 60.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(1, 4, [200, 54, 106, 255], within: 2.0),
        .init(30, 4, [126, 103, 180, 255], within: 2.0),
        .init(58, 4, [55, 150, 251, 255], within: 2.0),
      ]
    ) { Vector_gradient_any_device.Tree() },
    PaintingVector(
      "gradient-mesh-bilinear", basis: "documentation, inferred",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(1, 1, [200, 60, 106, 255], within: 3.0),
        .init(20, 20, [185, 135, 121, 255], within: 3.0),
        .init(10, 30, [228, 159, 78, 255], within: 3.0),
        .init(38, 2, [68, 148, 238, 255], within: 3.0),
      ]
    ) { Vector_gradient_mesh_bilinear.Tree() },
  ]
}

private enum Vector_gradient_linear {

  struct Tree: View {
    var body: some View {
      LinearGradient(colors: [Color(red: 0.8, green: 0.2, blue: 0.4), Color(red: 0.2, green: 0.6, blue: 1), Color(red: 1, green: 0.8, blue: 0.2)], startPoint: .leading, endPoint: .trailing)
    }
  }
}

private enum Vector_gradient_linear_diagonal {

  struct Tree: View {
    var body: some View {
      LinearGradient(colors: [Color(red: 0.8, green: 0.2, blue: 0.4), Color(red: 0.2, green: 0.6, blue: 1)], startPoint: .topLeading, endPoint: .bottomTrailing)
    }
  }
}

private enum Vector_gradient_linear_inner_points {

  struct Tree: View {
    var body: some View {
      LinearGradient(colors: [Color(red: 0.8, green: 0.2, blue: 0.4), Color(red: 0.2, green: 0.6, blue: 1)], startPoint: UnitPoint(x: 0.25, y: 0.25), endPoint: UnitPoint(x: 0.75, y: 0.5))
    }
  }
}

private enum Vector_gradient_repeated_stops {

  struct Tree: View {
    var body: some View {
      LinearGradient(stops: [.init(color: Color(red: 0.8, green: 0.2, blue: 0.4), location: 0), .init(color: Color(red: 0.8, green: 0.2, blue: 0.4), location: 0.3), .init(color: Color(red: 0.2, green: 0.6, blue: 1), location: 0.3), .init(color: Color(red: 0.2, green: 0.6, blue: 1), location: 0.6), .init(color: Color(red: 1, green: 0.8, blue: 0.2), location: 0.6), .init(color: Color(red: 1, green: 0.8, blue: 0.2), location: 1)], startPoint: .leading, endPoint: .trailing)
    }
  }
}

private enum Vector_gradient_unsorted_stops {

  struct Tree: View {
    var body: some View {
      LinearGradient(stops: [.init(color: Color(red: 0.8, green: 0.2, blue: 0.4), location: 0.8), .init(color: Color(red: 0.2, green: 0.6, blue: 1), location: 0.2)], startPoint: .leading, endPoint: .trailing)
    }
  }
}

private enum Vector_gradient_fading {

  struct Tree: View {
    var body: some View {
      LinearGradient(colors: [Color(red: 0.8, green: 0.2, blue: 0.4, opacity: 0.8), Color(red: 0.8, green: 0.2, blue: 0.4, opacity: 0.2)], startPoint: .leading, endPoint: .trailing)
    }
  }
}

private enum Vector_gradient_radial {

  struct Tree: View {
    var body: some View {
      RadialGradient(colors: [Color(red: 0.8, green: 0.2, blue: 0.4), Color(red: 0.2, green: 0.6, blue: 1)], center: .center, startRadius: 4, endRadius: 16)
    }
  }
}

private enum Vector_gradient_elliptical {

  struct Tree: View {
    var body: some View {
      EllipticalGradient(colors: [Color(red: 0.8, green: 0.2, blue: 0.4), Color(red: 0.2, green: 0.6, blue: 1)])
    }
  }
}

private enum Vector_gradient_angular {

  struct Tree: View {
    var body: some View {
      AngularGradient(colors: [Color(red: 0.8, green: 0.2, blue: 0.4), Color(red: 0.2, green: 0.6, blue: 1)], center: .center, angle: .degrees(0))
    }
  }
}

private enum Vector_gradient_angular_part {

  struct Tree: View {
    var body: some View {
      AngularGradient(colors: [Color(red: 0.8, green: 0.2, blue: 0.4), Color(red: 0.2, green: 0.6, blue: 1)], center: .center, startAngle: .degrees(0), endAngle: .degrees(180))
    }
  }
}

private enum Vector_gradient_perceptual {

  struct Tree: View {
    var body: some View {
      Rectangle().fill(.linearGradient(Gradient(colors: [Color(red: 0.8, green: 0.2, blue: 0.4), Color(red: 0.2, green: 0.6, blue: 1)]).colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
    }
  }
}

private enum Vector_gradient_any_device {

  struct Tree: View {
    var body: some View {
      Rectangle().fill(.linearGradient(Gradient(colors: [Color(red: 0.8, green: 0.2, blue: 0.4), Color(red: 0.2, green: 0.6, blue: 1)]).colorSpace(.device), startPoint: .leading, endPoint: .trailing))
    }
  }
}

private enum Vector_gradient_mesh_bilinear {

  struct Tree: View {
    var body: some View {
      MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [Color(red: 0.8, green: 0.2, blue: 0.4), Color(red: 0.2, green: 0.6, blue: 1), Color(red: 1, green: 0.8, blue: 0.2), Color(red: 0.9, green: 0.5, blue: 0.3)], smoothsColors: false)
    }
  }
}
