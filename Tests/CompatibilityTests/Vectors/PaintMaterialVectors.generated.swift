// Made by scripts/generate-vector-tests from painting.json: edit that, not this.
// swift-format-ignore-file

import SwiftUI
import Testing

@Suite("vectors: paint-material") struct PaintMaterialVectors {
  @Test(arguments: cases) func matches(_ vector: PaintingVector) {
    vector.expectMatch()
  }

  static let cases: [PaintingVector] = [
    PaintingVector(
      "material-ultraThin-light", basis: "stated-number, follows-from-verified-rule",
      width: 480.0, height: 480.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(240, 240, [170, 170, 170, 255], within: 3.0),
        .init(210, 270, [170, 170, 170, 255], within: 3.0),
        .init(20, 20, [128, 128, 128, 255], within: 2.0),
      ]
    ) { Vector_material_ultraThin_light.Tree() },
    PaintingVector(
      "material-thin-dark", basis: "stated-number, follows-from-verified-rule",
      width: 480.0, height: 480.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(240, 240, [114, 70, 38, 255], within: 3.0),
        .init(210, 270, [114, 70, 38, 255], within: 3.0),
        .init(20, 20, [200, 120, 60, 255], within: 2.0),
      ]
    ) { Vector_material_thin_dark.Tree() },
    PaintingVector(
      "material-regular-light", basis: "stated-number, follows-from-verified-rule",
      width: 480.0, height: 480.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(240, 240, [199, 229, 237, 255], within: 3.0),
        .init(210, 270, [199, 229, 237, 255], within: 3.0),
        .init(20, 20, [60, 140, 160, 255], within: 2.0),
      ]
    ) { Vector_material_regular_light.Tree() },
    PaintingVector(
      "material-thick-dark", basis: "stated-number, follows-from-verified-rule",
      width: 480.0, height: 480.0, scale: 1.0, isOpaque: false,
      pixels: [
        .init(240, 240, [75, 29, 29, 255], within: 3.0),
        .init(210, 270, [75, 29, 29, 255], within: 3.0),
        .init(20, 20, [255, 0, 0, 255], within: 2.0),
      ]
    ) { Vector_material_thick_dark.Tree() },
  ]
}

private enum Vector_material_ultraThin_light {

  struct Tree: View {
    var body: some View {
      ZStack {
        Color(red: 0.501961, green: 0.501961, blue: 0.501961)
        Rectangle().fill(.ultraThinMaterial).frame(width: 80, height: 80)
      }
    }
  }
}

private enum Vector_material_thin_dark {

  struct Tree: View {
    var body: some View {
      ZStack {
        Color(red: 0.784314, green: 0.470588, blue: 0.235294)
        Rectangle().fill(.thinMaterial).frame(width: 80, height: 80)
      }
      .environment(\.colorScheme, .dark)
    }
  }
}

private enum Vector_material_regular_light {

  struct Tree: View {
    var body: some View {
      ZStack {
        Color(red: 0.235294, green: 0.54902, blue: 0.627451)
        Rectangle().fill(.regularMaterial).frame(width: 80, height: 80)
      }
    }
  }
}

private enum Vector_material_thick_dark {

  struct Tree: View {
    var body: some View {
      ZStack {
        Color(red: 1, green: 0, blue: 0)
        Rectangle().fill(.thickMaterial).frame(width: 80, height: 80)
      }
      .environment(\.colorScheme, .dark)
    }
  }
}
