// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-path") struct PaintPathVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "path-union", basis: "documentation, stated-by-Apple",
      width: 36.0, height: 36.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [51, 153, 102, 255], within: 2.0),
        .init(15, 15, [51, 153, 102, 255], within: 2.0),
        .init(29, 29, [51, 153, 102, 255], within: 2.0),
        .init(4, 29, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_path_union.Tree() },
    PaintingVector(
      "path-intersection", basis: "documentation, stated-by-Apple",
      width: 36.0, height: 36.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [0, 0, 0, 0], within: 2.0),
        .init(15, 15, [51, 153, 102, 255], within: 2.0),
        .init(29, 29, [0, 0, 0, 0], within: 2.0),
        .init(4, 29, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_path_intersection.Tree() },
    PaintingVector(
      "path-subtracting", basis: "documentation, stated-by-Apple",
      width: 36.0, height: 36.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [51, 153, 102, 255], within: 2.0),
        .init(15, 15, [0, 0, 0, 0], within: 2.0),
        .init(29, 29, [0, 0, 0, 0], within: 2.0),
        .init(4, 29, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_path_subtracting.Tree() },
    PaintingVector(
      "path-symmetric-difference", basis: "documentation, stated-by-Apple",
      width: 36.0, height: 36.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [51, 153, 102, 255], within: 2.0),
        .init(15, 15, [0, 0, 0, 0], within: 2.0),
        .init(29, 29, [51, 153, 102, 255], within: 2.0),
        .init(4, 29, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_path_symmetric_difference.Tree() },
    PaintingVector(
      "path-even-odd", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 20.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(1, 1, [51, 153, 102, 255], within: 2.0),
        .init(10, 10, [0, 0, 0, 0], within: 2.0),
        .init(21, 1, [51, 153, 102, 255], within: 2.0),
        .init(30, 10, [51, 153, 102, 255], within: 2.0),
      ]
    ) { Vector_path_even_odd.Tree() },
    PaintingVector(
      "path-stroked", basis: "documentation, stated-by-Apple",
      width: 36.0, height: 36.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(1, 8, [51, 153, 102, 255], within: 2.0),
        .init(3, 8, [51, 153, 102, 255], within: 2.0),
        .init(6, 8, [0, 0, 0, 0], within: 2.0),
        .init(12, 12, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_path_stroked.Tree() },
    PaintingVector(
      "path-arc-direction", basis: "documentation, stated-by-Apple",
      width: 80.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(29, 29, [51, 153, 102, 255], within: 2.0),
        .init(10, 10, [0, 0, 0, 0], within: 2.0),
        .init(29, 10, [0, 0, 0, 0], within: 2.0),
        .init(50, 10, [51, 153, 102, 255], within: 2.0),
        .init(69, 10, [51, 153, 102, 255], within: 2.0),
        .init(69, 29, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_path_arc_direction.Tree() },
    PaintingVector(
      "path-relative-arc", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(10, 10, [51, 153, 102, 255], within: 2.0),
        .init(29, 29, [0, 0, 0, 0], within: 2.0),
        .init(10, 29, [0, 0, 0, 0], within: 2.0),
        .init(29, 10, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_path_relative_arc.Tree() },
    PaintingVector(
      "path-tangent-arc", basis: "documentation, stated-by-Apple",
      width: 44.0, height: 44.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(6, 30, [51, 153, 102, 255], within: 2.0),
        .init(30, 6, [51, 153, 102, 255], within: 2.0),
        .init(6, 6, [0, 0, 0, 0], within: 2.0),
        .init(10, 10, [51, 153, 102, 255], within: 2.0),
      ]
    ) { Vector_path_tangent_arc.Tree() },
    PaintingVector(
      "path-values", basis: "asserted-number, verified-by-test",
      width: 40.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [0, 255, 0, 255], within: 0.0),
        .init(12, 4, [0, 255, 0, 255], within: 0.0),
        .init(20, 4, [0, 255, 0, 255], within: 0.0),
        .init(28, 4, [0, 255, 0, 255], within: 0.0),
        .init(36, 4, [0, 255, 0, 255], within: 0.0),
      ]
    ) { Vector_path_values.Tree() },
  ]
}

private enum Vector_path_union {

  struct Tree: View {
    var body: some View {
      Path(CGRect(x: 2, y: 2, width: 20, height: 20)).union(Path(CGRect(x: 12, y: 12, width: 20, height: 20))).fill(Color(red: 0.2, green: 0.6, blue: 0.4))
    }
  }
}

private enum Vector_path_intersection {

  struct Tree: View {
    var body: some View {
      Path(CGRect(x: 2, y: 2, width: 20, height: 20)).intersection(Path(CGRect(x: 12, y: 12, width: 20, height: 20))).fill(Color(red: 0.2, green: 0.6, blue: 0.4))
    }
  }
}

private enum Vector_path_subtracting {

  struct Tree: View {
    var body: some View {
      Path(CGRect(x: 2, y: 2, width: 20, height: 20)).subtracting(Path(CGRect(x: 12, y: 12, width: 20, height: 20))).fill(Color(red: 0.2, green: 0.6, blue: 0.4))
    }
  }
}

private enum Vector_path_symmetric_difference {

  struct Tree: View {
    var body: some View {
      Path(CGRect(x: 2, y: 2, width: 20, height: 20)).symmetricDifference(Path(CGRect(x: 12, y: 12, width: 20, height: 20))).fill(Color(red: 0.2, green: 0.6, blue: 0.4))
    }
  }
}

private enum Vector_path_even_odd {

  struct Tree: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        Path { p in
          p.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
          p.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        }.fill(Color(red: 0.2, green: 0.6, blue: 0.4), style: FillStyle(eoFill: true))
        Path { p in
          p.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
          p.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        }.fill(Color(red: 0.2, green: 0.6, blue: 0.4)).offset(x: 20)
      }
    }
  }
}

private enum Vector_path_stroked {

  struct Tree: View {
    var body: some View {
      Path(CGRect(x: 2, y: 2, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 4)).fill(Color(red: 0.2, green: 0.6, blue: 0.4))
    }
  }
}

private enum Vector_path_arc_direction {

  struct Tree: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        Path { $0.addArc(center: CGPoint(x: 20, y: 20), radius: 14, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false) }.stroke(Color(red: 0.2, green: 0.6, blue: 0.4), lineWidth: 4)
        Path { $0.addArc(center: CGPoint(x: 60, y: 20), radius: 14, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true) }.stroke(Color(red: 0.2, green: 0.6, blue: 0.4), lineWidth: 4)
      }
    }
  }
}

private enum Vector_path_relative_arc {

  struct Tree: View {
    var body: some View {
      Path { $0.addRelativeArc(center: CGPoint(x: 20, y: 20), radius: 14, startAngle: .degrees(180), delta: .degrees(90)) }.stroke(Color(red: 0.2, green: 0.6, blue: 0.4), lineWidth: 4)
    }
  }
}

private enum Vector_path_tangent_arc {

  struct Tree: View {
    var body: some View {
      Path { p in
        p.move(to: CGPoint(x: 6, y: 38))
        p.addArc(tangent1End: CGPoint(x: 6, y: 6), tangent2End: CGPoint(x: 38, y: 6), radius: 16)
        p.addLine(to: CGPoint(x: 38, y: 6))
      }.stroke(Color(red: 0.2, green: 0.6, blue: 0.4), lineWidth: 4)
    }
  }
}

private enum Vector_path_values {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        (Path(CGRect(x: 1, y: 2, width: 20, height: 5)).description.trimmingCharacters(in: .whitespaces) == "1 2 m 21 2 l 21 7 l 1 7 l h") ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0)
        (Path("0 0 m 20 0 l 20 20 l h").map { $0.contains(CGPoint(x: 18, y: 2)) && !$0.contains(CGPoint(x: 2, y: 18)) } == true) ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0)
        (Path("1 2 x") == nil && Path("0 0 z") == nil) ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0)
        (abs(Path { $0.move(to: .zero); $0.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20)) }.boundingRect.height - 10.0) < 0.01) ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0)
        (Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).contains(CGPoint(x: 10.0, y: 1)) && !Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).contains(CGPoint(x: 1, y: 1))) ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0)
      }
    }
  }
}
