// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-stroke") struct PaintStrokeVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "stroke-cap-butt", basis: "documentation, stated-by-Apple",
      width: 44.0, height: 20.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(12, 10, [51, 102, 153, 255], within: 2.0),
        .init(31, 10, [51, 102, 153, 255], within: 2.0),
        .init(20, 6, [51, 102, 153, 255], within: 2.0),
        .init(20, 5, [0, 0, 0, 0], within: 2.0),
        .init(10, 10, [0, 0, 0, 0], within: 2.0),
        .init(33, 10, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_stroke_cap_butt.Tree() },
    PaintingVector(
      "stroke-cap-round", basis: "documentation, stated-by-Apple",
      width: 44.0, height: 20.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(12, 10, [51, 102, 153, 255], within: 2.0),
        .init(31, 10, [51, 102, 153, 255], within: 2.0),
        .init(20, 6, [51, 102, 153, 255], within: 2.0),
        .init(20, 5, [0, 0, 0, 0], within: 2.0),
        .init(9, 10, [51, 102, 153, 255], within: 2.0),
        .init(8, 6, [0, 0, 0, 0], within: 2.0),
        .init(6, 10, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_stroke_cap_round.Tree() },
    PaintingVector(
      "stroke-cap-square", basis: "documentation, stated-by-Apple",
      width: 44.0, height: 20.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(12, 10, [51, 102, 153, 255], within: 2.0),
        .init(31, 10, [51, 102, 153, 255], within: 2.0),
        .init(20, 6, [51, 102, 153, 255], within: 2.0),
        .init(20, 5, [0, 0, 0, 0], within: 2.0),
        .init(8, 6, [51, 102, 153, 255], within: 2.0),
        .init(35, 13, [51, 102, 153, 255], within: 2.0),
        .init(6, 10, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_stroke_cap_square.Tree() },
    PaintingVector(
      "stroke-join-miter", basis: "documentation, stated-by-Apple",
      width: 44.0, height: 44.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(12, 30, [51, 102, 153, 255], within: 2.0),
        .init(30, 12, [51, 102, 153, 255], within: 2.0),
        .init(8, 22, [51, 102, 153, 255], within: 2.0),
        .init(11, 11, [51, 102, 153, 255], within: 2.0),
        .init(8, 8, [51, 102, 153, 255], within: 2.0),
      ]
    ) { Vector_stroke_join_miter.Tree() },
    PaintingVector(
      "stroke-join-round", basis: "documentation, stated-by-Apple",
      width: 44.0, height: 44.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(12, 30, [51, 102, 153, 255], within: 2.0),
        .init(30, 12, [51, 102, 153, 255], within: 2.0),
        .init(8, 22, [51, 102, 153, 255], within: 2.0),
        .init(11, 11, [51, 102, 153, 255], within: 2.0),
        .init(8, 8, [0, 0, 0, 0], within: 2.0),
        .init(10, 10, [51, 102, 153, 255], within: 2.0),
      ]
    ) { Vector_stroke_join_round.Tree() },
    PaintingVector(
      "stroke-join-bevel", basis: "documentation, stated-by-Apple",
      width: 44.0, height: 44.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(12, 30, [51, 102, 153, 255], within: 2.0),
        .init(30, 12, [51, 102, 153, 255], within: 2.0),
        .init(8, 22, [51, 102, 153, 255], within: 2.0),
        .init(11, 11, [51, 102, 153, 255], within: 2.0),
        .init(8, 8, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_stroke_join_bevel.Tree() },
    PaintingVector(
      "stroke-miter-limit", basis: "documentation, stated-by-Apple",
      width: 44.0, height: 44.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(8, 8, [0, 0, 0, 0], within: 2.0),
        .init(11, 11, [51, 102, 153, 255], within: 2.0),
        .init(30, 12, [51, 102, 153, 255], within: 2.0),
      ]
    ) { Vector_stroke_miter_limit.Tree() },
    PaintingVector(
      "stroke-dash", basis: "documentation, stated-by-Apple",
      width: 64.0, height: 12.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 6, [51, 102, 153, 255], within: 2.0),
        .init(6, 6, [51, 102, 153, 255], within: 2.0),
        .init(8, 6, [51, 102, 153, 255], within: 2.0),
        .init(12, 6, [0, 0, 0, 0], within: 2.0),
        .init(14, 6, [0, 0, 0, 0], within: 2.0),
        .init(18, 6, [51, 102, 153, 255], within: 2.0),
        .init(20, 6, [51, 102, 153, 255], within: 2.0),
        .init(22, 6, [51, 102, 153, 255], within: 2.0),
        .init(24, 6, [51, 102, 153, 255], within: 2.0),
        .init(28, 6, [0, 0, 0, 0], within: 2.0),
        .init(32, 6, [51, 102, 153, 255], within: 2.0),
        .init(34, 6, [51, 102, 153, 255], within: 2.0),
        .init(36, 6, [51, 102, 153, 255], within: 2.0),
        .init(38, 6, [51, 102, 153, 255], within: 2.0),
        .init(42, 6, [0, 0, 0, 0], within: 2.0),
        .init(44, 6, [0, 0, 0, 0], within: 2.0),
        .init(48, 6, [51, 102, 153, 255], within: 2.0),
        .init(50, 6, [51, 102, 153, 255], within: 2.0),
        .init(52, 6, [51, 102, 153, 255], within: 2.0),
        .init(54, 6, [51, 102, 153, 255], within: 2.0),
        .init(58, 6, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_stroke_dash.Tree() },
    PaintingVector(
      "stroke-border", basis: "documentation, stated-by-Apple",
      width: 30.0, height: 30.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(0, 15, [51, 102, 153, 255], within: 2.0),
        .init(7, 15, [51, 102, 153, 255], within: 2.0),
        .init(8, 15, [0, 0, 0, 0], within: 2.0),
        .init(15, 29, [51, 102, 153, 255], within: 2.0),
        .init(15, 15, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_stroke_border.Tree() },
    PaintingVector(
      "stroke-centered", basis: "documentation, stated-by-Apple",
      width: 44.0, height: 44.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(6, 22, [51, 102, 153, 255], within: 2.0),
        .init(5, 22, [0, 0, 0, 0], within: 2.0),
        .init(13, 22, [51, 102, 153, 255], within: 2.0),
        .init(14, 22, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_stroke_centered.Tree() },
    PaintingVector(
      "stroke-view-border", basis: "documentation, stated-by-Apple",
      width: 20.0, height: 20.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(0, 0, [51, 102, 153, 255], within: 2.0),
        .init(2, 10, [51, 102, 153, 255], within: 2.0),
        .init(3, 10, [255, 255, 255, 255], within: 2.0),
        .init(10, 19, [51, 102, 153, 255], within: 2.0),
        .init(10, 16, [255, 255, 255, 255], within: 2.0),
      ]
    ) { Vector_stroke_view_border.Tree() },
  ]
}

private enum Vector_stroke_cap_butt {

  struct Tree: View {
    var body: some View {
      Path { p in
        p.move(to: CGPoint(x: 12, y: 10))
        p.addLine(to: CGPoint(x: 32, y: 10))
      }.stroke(Color(red: 0.2, green: 0.4, blue: 0.6), style: StrokeStyle(lineWidth: 8, lineCap: .butt))
    }
  }
}

private enum Vector_stroke_cap_round {

  struct Tree: View {
    var body: some View {
      Path { p in
        p.move(to: CGPoint(x: 12, y: 10))
        p.addLine(to: CGPoint(x: 32, y: 10))
      }.stroke(Color(red: 0.2, green: 0.4, blue: 0.6), style: StrokeStyle(lineWidth: 8, lineCap: .round))
    }
  }
}

private enum Vector_stroke_cap_square {

  struct Tree: View {
    var body: some View {
      Path { p in
        p.move(to: CGPoint(x: 12, y: 10))
        p.addLine(to: CGPoint(x: 32, y: 10))
      }.stroke(Color(red: 0.2, green: 0.4, blue: 0.6), style: StrokeStyle(lineWidth: 8, lineCap: .square))
    }
  }
}

private enum Vector_stroke_join_miter {

  struct Tree: View {
    var body: some View {
      Path { p in
        p.move(to: CGPoint(x: 12, y: 40))
        p.addLine(to: CGPoint(x: 12, y: 12))
        p.addLine(to: CGPoint(x: 40, y: 12))
      }.stroke(Color(red: 0.2, green: 0.4, blue: 0.6), style: StrokeStyle(lineWidth: 8, lineJoin: .miter))
    }
  }
}

private enum Vector_stroke_join_round {

  struct Tree: View {
    var body: some View {
      Path { p in
        p.move(to: CGPoint(x: 12, y: 40))
        p.addLine(to: CGPoint(x: 12, y: 12))
        p.addLine(to: CGPoint(x: 40, y: 12))
      }.stroke(Color(red: 0.2, green: 0.4, blue: 0.6), style: StrokeStyle(lineWidth: 8, lineJoin: .round))
    }
  }
}

private enum Vector_stroke_join_bevel {

  struct Tree: View {
    var body: some View {
      Path { p in
        p.move(to: CGPoint(x: 12, y: 40))
        p.addLine(to: CGPoint(x: 12, y: 12))
        p.addLine(to: CGPoint(x: 40, y: 12))
      }.stroke(Color(red: 0.2, green: 0.4, blue: 0.6), style: StrokeStyle(lineWidth: 8, lineJoin: .bevel))
    }
  }
}

private enum Vector_stroke_miter_limit {

  struct Tree: View {
    var body: some View {
      Path { p in
        p.move(to: CGPoint(x: 12, y: 40))
        p.addLine(to: CGPoint(x: 12, y: 12))
        p.addLine(to: CGPoint(x: 40, y: 12))
      }.stroke(Color(red: 0.2, green: 0.4, blue: 0.6), style: StrokeStyle(lineWidth: 8, lineJoin: .miter, miterLimit: 1.2))
    }
  }
}

private enum Vector_stroke_dash {

  struct Tree: View {
    var body: some View {
      Path { p in
        p.move(to: CGPoint(x: 4, y: 6))
        p.addLine(to: CGPoint(x: 60, y: 6))
      }.stroke(Color(red: 0.2, green: 0.4, blue: 0.6), style: StrokeStyle(lineWidth: 4, dash: [10, 5], dashPhase: 3))
    }
  }
}

private enum Vector_stroke_border {

  struct Tree: View {
    var body: some View {
      Rectangle().strokeBorder(Color(red: 0.2, green: 0.4, blue: 0.6), lineWidth: 8)
    }
  }
}

private enum Vector_stroke_centered {

  struct Tree: View {
    var body: some View {
      Rectangle().stroke(Color(red: 0.2, green: 0.4, blue: 0.6), lineWidth: 8).padding(10)
    }
  }
}

private enum Vector_stroke_view_border {

  struct Tree: View {
    var body: some View {
      Color.white.border(Color(red: 0.2, green: 0.4, blue: 0.6), width: 3)
    }
  }
}
