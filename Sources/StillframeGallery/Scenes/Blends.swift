import SwiftUI

/// All ways in which a disc of light meets a disc of paint.
struct Blends: View {
  private let modes: [(name: String, mode: BlendMode)] = [
    ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
    ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn),
    ("softLight", .softLight), ("hardLight", .hardLight), ("difference", .difference),
    ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color),
    ("luminosity", .luminosity), ("sourceAtop", .sourceAtop), ("plusDarker", .plusDarker),
    ("plusLighter", .plusLighter), ("destinationOver", .destinationOver),
    ("destinationOut", .destinationOut),
  ]

  var body: some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      ForEach(0..<4) { row in
        GridRow {
          ForEach(0..<5) { column in tile(modes[row * 5 + column]) }
        }
      }
    }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.93))
  }

  private func tile(_ entry: (name: String, mode: BlendMode)) -> some View {
    VStack(spacing: 4) {
      ZStack {
        Circle().fill(Color(red: 0.95, green: 0.55, blue: 0.2)).frame(width: 34, height: 34)
          .offset(x: -9)
        Circle().fill(Color(red: 0.2, green: 0.45, blue: 0.85)).frame(width: 34, height: 34)
          .offset(x: 9)
          .blendMode(entry.mode)
      }
      .frame(width: 62, height: 42)
      .compositingGroup()
      Text(entry.name)
        .font(.system(size: 8, weight: .medium))
        .foregroundStyle(Color(white: 0.25))
    }
    .padding(4)
    .background(.white, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GalleryScene {
  static let blends = GalleryScene(
    "blends", title: "Blend modes, each in a group of its own",
    size: CGSize(width: 430, height: 330)
  ) {
    Blends()
  }
}
