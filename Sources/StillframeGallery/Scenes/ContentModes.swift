import SwiftUI

/// One photograph in six frames of the same size, each filled in another way.
struct ContentModes: View {
  private let photograph = Image("dusk", bundle: .module)

  var body: some View {
    Grid(horizontalSpacing: 14, verticalSpacing: 14) {
      GridRow {
        tile("as it is") { photograph }
        tile("stretched") { photograph.resizable() }
        tile("scaledToFit") { photograph.resizable().scaledToFit() }
      }
      GridRow {
        tile("scaledToFill") { photograph.resizable().scaledToFill() }
        tile("tiles") {
          Rectangle().fill(.image(photograph, scale: 0.11))
        }
        tile("template") {
          Image("boat", bundle: .module).renderingMode(.template).resizable().scaledToFit()
            .padding(14)
            .foregroundStyle(.indigo.gradient)
        }
      }
    }
    .padding(18)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.95))
  }

  private func tile<Content: View>(
    _ name: String, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(spacing: 6) {
      content()
        .frame(width: 120, height: 104)
        .background(Color(white: 0.88))
        .clipShape(RoundedRectangle(cornerRadius: 10))
      Text(name)
        .font(.system(size: 10, weight: .medium))
        .foregroundStyle(.secondary)
    }
  }
}

extension GalleryScene {
  static let contentModes = GalleryScene(
    "content-modes", title: "An image in six frames, each filled in another way",
    size: CGSize(width: 430, height: 310)
  ) {
    ContentModes()
  }
}
