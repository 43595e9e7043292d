import SwiftUI

/// One small landscape, looked at in twelve ways.
struct Filters: View {
  var body: some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        tile("as it is") { Landscape() }
        tile("blur") { Landscape().compositingGroup().blur(radius: 2.5) }
        tile("brightness") { Landscape().brightness(0.2) }
        tile("contrast") { Landscape().contrast(1.6) }
      }
      GridRow {
        tile("saturation") { Landscape().saturation(2) }
        tile("grayscale") { Landscape().grayscale(0.9) }
        tile("hueRotation") { Landscape().hueRotation(.degrees(150)) }
        tile("colorInvert") { Landscape().colorInvert() }
      }
      GridRow {
        tile("colorMultiply") { Landscape().colorMultiply(Color(red: 1, green: 0.75, blue: 0.5)) }
        tile("luminanceToAlpha") { Landscape().compositingGroup().luminanceToAlpha() }
        tile("rotation3DEffect") {
          Landscape().scaleEffect(0.75).rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
        }
        tile("shadow of a group") {
          Landscape().scaleEffect(0.8).compositingGroup()
            .shadow(color: .black.opacity(0.45), radius: 4, y: 3)
        }
      }
    }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white)
  }

  private func tile(_ name: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(spacing: 4) {
      content().frame(width: 84, height: 60)
      Text(name).font(.system(size: 8, weight: .medium)).foregroundStyle(Color(white: 0.3))
    }
  }
}

/// A sun behind two hills.
private struct Landscape: View {
  var body: some View {
    ZStack {
      Rectangle().fill(Color(red: 0.55, green: 0.78, blue: 0.95))
      Circle().fill(Color(red: 1, green: 0.8, blue: 0.25)).frame(width: 24, height: 24)
        .offset(x: 16, y: -10)
      Ellipse().fill(Color(red: 0.25, green: 0.6, blue: 0.4)).frame(width: 90, height: 50)
        .offset(x: -18, y: 28)
      Ellipse().fill(Color(red: 0.15, green: 0.45, blue: 0.35)).frame(width: 90, height: 44)
        .offset(x: 26, y: 32)
    }
    .frame(width: 84, height: 60)
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

extension GalleryScene {
  static let filters = GalleryScene(
    "filters", title: "Blurs, colour filters, a turn in space, the shadow of a group",
    size: CGSize(width: 400, height: 280)
  ) {
    Filters()
  }
}
