// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-blend") struct PaintBlendVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "blend-normal-multiply", basis: "documentation, follows-from-specification",
      width: 32.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [204, 102, 51, 255], within: 2.0),
        .init(12, 4, [120, 151, 135, 235], within: 3.0),
        .init(20, 4, [41, 61, 41, 255], within: 2.0),
        .init(28, 4, [98, 66, 87, 235], within: 3.0),
      ]
    ) { Vector_blend_normal_multiply.Tree() },
    PaintingVector(
      "blend-screen-overlay", basis: "documentation, follows-from-specification",
      width: 32.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [214, 194, 214, 255], within: 2.0),
        .init(12, 4, [168, 156, 157, 235], within: 3.0),
        .init(20, 4, [82, 133, 173, 255], within: 2.0),
        .init(28, 4, [136, 87, 119, 235], within: 3.0),
      ]
    ) { Vector_blend_screen_overlay.Tree() },
    PaintingVector(
      "blend-darken-lighten", basis: "documentation, follows-from-specification",
      width: 32.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [51, 102, 51, 255], within: 2.0),
        .init(12, 4, [120, 71, 109, 235], within: 3.0),
        .init(20, 4, [204, 153, 204, 255], within: 2.0),
        .init(28, 4, [146, 151, 135, 235], within: 3.0),
      ]
    ) { Vector_blend_darken_lighten.Tree() },
    PaintingVector(
      "blend-colorDodge-colorBurn", basis: "documentation, follows-from-specification",
      width: 32.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [255, 255, 255, 255], within: 2.0),
        .init(12, 4, [200, 177, 188, 235], within: 3.0),
        .init(20, 4, [0, 0, 0, 255], within: 2.0),
        .init(28, 4, [67, 44, 55, 235], within: 3.0),
      ]
    ) { Vector_blend_colorDodge_colorBurn.Tree() },
    PaintingVector(
      "blend-softLight-hardLight", basis: "documentation, follows-from-specification",
      width: 32.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [89, 141, 180, 255], within: 2.0),
        .init(12, 4, [140, 91, 115, 235], within: 3.0),
        .init(20, 4, [173, 122, 82, 255], within: 2.0),
        .init(28, 4, [130, 135, 125, 235], within: 3.0),
      ]
    ) { Vector_blend_softLight_hardLight.Tree() },
    PaintingVector(
      "blend-difference-exclusion", basis: "documentation, follows-from-specification",
      width: 32.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [153, 51, 153, 255], within: 2.0),
        .init(12, 4, [93, 124, 82, 235], within: 3.0),
        .init(20, 4, [173, 133, 173, 255], within: 2.0),
        .init(28, 4, [136, 135, 125, 235], within: 3.0),
      ]
    ) { Vector_blend_difference_exclusion.Tree() },
    PaintingVector(
      "blend-hue-saturation", basis: "documentation, follows-from-specification",
      width: 32.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [205, 103, 52, 255], within: 2.0),
        .init(12, 4, [78, 109, 93, 235], within: 3.0),
        .init(20, 4, [51, 153, 204, 255], within: 2.0),
        .init(28, 4, [146, 71, 109, 235], within: 3.0),
      ]
    ) { Vector_blend_hue_saturation.Tree() },
    PaintingVector(
      "blend-color-luminosity", basis: "documentation, follows-from-specification",
      width: 32.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [205, 103, 52, 255], within: 2.0),
        .init(12, 4, [78, 109, 93, 235], within: 3.0),
        .init(20, 4, [50, 152, 203, 255], within: 2.0),
        .init(28, 4, [188, 113, 151, 235], within: 3.0),
      ]
    ) { Vector_blend_color_luminosity.Tree() },
    PaintingVector(
      "blend-sourceAtop-destinationOver", basis: "documentation, follows-from-specification",
      width: 32.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [204, 102, 51, 255], within: 2.0),
        .init(12, 4, [122, 143, 133, 204], within: 3.0),
        .init(20, 4, [51, 153, 204, 255], within: 2.0),
        .init(28, 4, [146, 71, 109, 235], within: 3.0),
      ]
    ) { Vector_blend_sourceAtop_destinationOver.Tree() },
    PaintingVector(
      "blend-destinationOut-plusDarker", basis: "documentation, follows-from-specification",
      width: 24.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [0, 0, 0, 0], within: 2.0),
        .init(12, 4, [153, 51, 102, 82], within: 3.0),
        .init(20, 4, [0, 0, 0, 255], within: 2.0),
      ]
    ) { Vector_blend_destinationOut_plusDarker.Tree() },
    PaintingVector(
      "blend-plusLighter", basis: "documentation, follows-from-specification",
      width: 16.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(4, 4, [255, 255, 255, 255], within: 2.0),
        .init(12, 4, [184, 163, 173, 255], within: 3.0),
      ]
    ) { Vector_blend_plusLighter.Tree() },
    PaintingVector(
      "blend-group-destination-out", basis: "documentation, stated-by-Apple",
      width: 16.0, height: 16.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(8, 8, [112, 82, 143, 255], within: 2.0),
        .init(1, 1, [204, 51, 51, 255], within: 2.0),
      ]
    ) { Vector_blend_group_destination_out.Tree() },
    PaintingVector(
      "blend-reaches-through-stack", basis: "rule, follows-from-verified-rule",
      width: 16.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(2, 4, [51, 102, 204, 255], within: 2.0),
        .init(12, 4, [20, 82, 122, 255], within: 2.0),
      ]
    ) { Vector_blend_reaches_through_stack.Tree() },
    PaintingVector(
      "blend-isolated-by-group", basis: "documentation, stated-by-Apple",
      width: 16.0, height: 8.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(2, 4, [51, 102, 204, 255], within: 2.0),
        .init(12, 4, [102, 204, 153, 255], within: 2.0),
      ]
    ) { Vector_blend_isolated_by_group.Tree() },
  ]
}

private enum Vector_blend_normal_multiply {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.normal)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.normal)
        }
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.multiply)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.multiply)
        }
      }
    }
  }
}

private enum Vector_blend_screen_overlay {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.screen)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.screen)
        }
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.overlay)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.overlay)
        }
      }
    }
  }
}

private enum Vector_blend_darken_lighten {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.darken)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.darken)
        }
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.lighten)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.lighten)
        }
      }
    }
  }
}

private enum Vector_blend_colorDodge_colorBurn {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.colorDodge)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.colorDodge)
        }
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.colorBurn)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.colorBurn)
        }
      }
    }
  }
}

private enum Vector_blend_softLight_hardLight {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.softLight)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.softLight)
        }
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.hardLight)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.hardLight)
        }
      }
    }
  }
}

private enum Vector_blend_difference_exclusion {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.difference)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.difference)
        }
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.exclusion)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.exclusion)
        }
      }
    }
  }
}

private enum Vector_blend_hue_saturation {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.hue)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.hue)
        }
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.saturation)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.saturation)
        }
      }
    }
  }
}

private enum Vector_blend_color_luminosity {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.color)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.color)
        }
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.luminosity)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.luminosity)
        }
      }
    }
  }
}

private enum Vector_blend_sourceAtop_destinationOver {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.sourceAtop)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.sourceAtop)
        }
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.destinationOver)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.destinationOver)
        }
      }
    }
  }
}

private enum Vector_blend_destinationOut_plusDarker {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.destinationOut)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.destinationOut)
        }
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.plusDarker)
        }
      }
    }
  }
}

private enum Vector_blend_plusLighter {

  struct Tree: View {
    var body: some View {
      HStack(spacing: 0) {
        ZStack {
          Color(red: 0.2, green: 0.6, blue: 0.8)
          Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(.plusLighter)
        }
        ZStack {
          Color(red: 0.6, green: 0.2, blue: 0.4, opacity: 0.8)
          Color(red: 0.4, green: 0.8, blue: 0.6, opacity: 0.6).blendMode(.plusLighter)
        }
      }
    }
  }
}

private enum Vector_blend_group_destination_out {

  struct Tree: View {
    var body: some View {
      ZStack {
        Color(red: 0.2, green: 0.4, blue: 0.8)
        ZStack {
          Color(red: 0.8, green: 0.2, blue: 0.2)
          Color(red: 0, green: 0, blue: 0, opacity: 0.6).frame(width: 8, height: 8).blendMode(.destinationOut)
        }
        .compositingGroup()
      }
    }
  }
}

private enum Vector_blend_reaches_through_stack {

  struct Tree: View {
    var body: some View {
      ZStack {
        Color(red: 0.2, green: 0.4, blue: 0.8)
        HStack(spacing: 0) {
          Color.clear
          Color(red: 0.4, green: 0.8, blue: 0.6).blendMode(.multiply)
        }
      }
    }
  }
}

private enum Vector_blend_isolated_by_group {

  struct Tree: View {
    var body: some View {
      ZStack {
        Color(red: 0.2, green: 0.4, blue: 0.8)
        HStack(spacing: 0) {
          Color.clear
          Color(red: 0.4, green: 0.8, blue: 0.6).blendMode(.multiply)
        }
        .compositingGroup()
      }
    }
  }
}
