// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-shadow") struct PaintShadowVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "shadow-sharp", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(20, 20, [51, 153, 204, 255], within: 2.0),
        .init(32, 30, [0, 0, 0, 255], within: 2.0),
        .init(13, 13, [51, 153, 204, 255], within: 2.0),
        .init(35, 20, [0, 0, 0, 0], within: 2.0),
        .init(11, 20, [0, 0, 0, 0], within: 2.0),
      ]
    ) { Vector_shadow_sharp.Tree() },
    PaintingVector(
      "shadow-blurred", basis: "snapshot, verified-by-test",
      width: 102.0, height: 102.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(51, 79, [0, 0, 0, 138], within: 2.0),
        .init(51, 81, [0, 0, 0, 96], within: 2.0),
        .init(51, 85, [0, 0, 0, 31], within: 2.0),
        .init(51, 90, [0, 0, 0, 3], within: 2.0),
        .init(84, 51, [0, 0, 0, 76], within: 2.0),
        .init(51, 51, [51, 153, 204, 255], within: 2.0),
      ]
    ) { Vector_shadow_blurred.Tree() },
    PaintingVector(
      "shadow-default-color", basis: "documentation, stated-by-Apple",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(32, 20, [0, 0, 0, 84], within: 1.0),
        .init(20, 20, [51, 153, 204, 255], within: 1.0),
      ]
    ) { Vector_shadow_default_color.Tree() },
    PaintingVector(
      "shadow-of-translucent", basis: "rule, inferred",
      width: 40.0, height: 40.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(32, 30, [0, 0, 0, 153], within: 2.0),
        .init(20, 20, [36, 109, 146, 214], within: 2.0),
        .init(13, 13, [51, 153, 204, 153], within: 2.0),
      ]
    ) { Vector_shadow_of_translucent.Tree() },
    PaintingVector(
      "shadow-of-group", basis: "documentation, verified-by-test",
      width: 40.0, height: 24.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(14, 8, [255, 255, 255, 255], within: 2.0),
        .init(21, 8, [51, 153, 204, 255], within: 2.0),
        .init(22, 16, [51, 153, 204, 255], within: 2.0),
        .init(29, 12, [0, 0, 0, 255], within: 2.0),
      ]
    ) { Vector_shadow_of_group.Tree() },
    PaintingVector(
      "shadow-reaches-leaves", basis: "snapshot, verified-by-test",
      width: 40.0, height: 24.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(14, 8, [255, 255, 255, 255], within: 2.0),
        .init(21, 8, [0, 0, 0, 255], within: 2.0),
        .init(22, 16, [51, 153, 204, 255], within: 2.0),
        .init(29, 12, [0, 0, 0, 255], within: 2.0),
      ]
    ) { Vector_shadow_reaches_leaves.Tree() },
    PaintingVector(
      "shadow-inner-sharp", basis: "documentation, stated-by-Apple",
      width: 24.0, height: 24.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(5, 12, [0, 0, 0, 255], within: 2.0),
        .init(12, 3, [0, 0, 0, 255], within: 2.0),
        .init(7, 5, [51, 153, 204, 255], within: 2.0),
        .init(22, 22, [51, 153, 204, 255], within: 2.0),
      ]
    ) { Vector_shadow_inner_sharp.Tree() },
    PaintingVector(
      "shadow-inner-blurred", basis: "rule, inferred",
      width: 60.0, height: 60.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(0, 30, [28, 83, 110, 255], within: 2.0),
        .init(2, 30, [35, 106, 141, 255], within: 2.0),
        .init(5, 30, [44, 132, 176, 255], within: 2.0),
        .init(10, 30, [50, 150, 200, 255], within: 2.0),
        .init(30, 30, [51, 153, 204, 255], within: 2.0),
      ]
    ) { Vector_shadow_inner_blurred.Tree() },
  ]
}

private enum Vector_shadow_sharp {

  struct Tree: View {
    var body: some View {
      Color(red: 0.2, green: 0.6, blue: 0.8).frame(width: 16, height: 16).shadow(color: Color(red: 0, green: 0, blue: 0), radius: 0, x: 6, y: 4)
    }
  }
}

private enum Vector_shadow_blurred {

  struct Tree: View {
    var body: some View {
      Color(red: 0.2, green: 0.6, blue: 0.8).frame(width: 50, height: 50).shadow(color: Color(red: 0, green: 0, blue: 0), radius: 5, x: 6, y: 4)
    }
  }
}

private enum Vector_shadow_default_color {

  struct Tree: View {
    var body: some View {
      Color(red: 0.2, green: 0.6, blue: 0.8).frame(width: 16, height: 16).shadow(radius: 0, x: 8, y: 0)
    }
  }
}

private enum Vector_shadow_of_translucent {

  struct Tree: View {
    var body: some View {
      Color(red: 0.2, green: 0.6, blue: 0.8, opacity: 0.6).frame(width: 16, height: 16).shadow(color: Color(red: 0, green: 0, blue: 0), radius: 0, x: 6, y: 4)
    }
  }
}

private enum Vector_shadow_of_group {

  struct Tree: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color(red: 0.2, green: 0.6, blue: 0.8).frame(width: 16, height: 16)
        Color.white.frame(width: 8, height: 8)
      }
      .compositingGroup()
      .shadow(color: Color(red: 0, green: 0, blue: 0), radius: 0, x: 4, y: 0)
    }
  }
}

private enum Vector_shadow_reaches_leaves {

  struct Tree: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color(red: 0.2, green: 0.6, blue: 0.8).frame(width: 16, height: 16)
        Color.white.frame(width: 8, height: 8)
      }
      .shadow(color: Color(red: 0, green: 0, blue: 0), radius: 0, x: 4, y: 0)
    }
  }
}

private enum Vector_shadow_inner_sharp {

  struct Tree: View {
    var body: some View {
      Rectangle().fill(Color(red: 0.2, green: 0.6, blue: 0.8).shadow(.inner(color: Color(red: 0, green: 0, blue: 0), radius: 0, x: 6, y: 4)))
    }
  }
}

private enum Vector_shadow_inner_blurred {

  struct Tree: View {
    var body: some View {
      Rectangle().fill(Color(red: 0.2, green: 0.6, blue: 0.8).shadow(.inner(color: Color(red: 0, green: 0, blue: 0), radius: 5)))
    }
  }
}
