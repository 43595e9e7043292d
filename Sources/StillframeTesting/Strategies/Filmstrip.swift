import Foundation
import StillGeometry
import StillRaster
import StillViews
import Stillframe

/// Pictures beside each other with words below.
struct Filmstrip {
  let pictures: [Bitmap]
  let times: [String]

  /// - Throws: `RenderError` where it would be too large, or there is nothing to show.
  func bitmap() throws(RenderError) -> Bitmap {
    let renderer = ImageRenderer(content: Strip(film: self))
    renderer.scale = pictures.first?.scale ?? 1
    return try renderer.bitmap()
  }

  private struct Strip: View {
    let film: Filmstrip

    var body: some View {
      HStack(alignment: .top, spacing: 4) {
        ForEach(film.pictures.indices, id: \.self) { index in
          VStack(spacing: 2) {
            Image(bitmap: film.pictures[index]).interpolation(.none)
            Text("\(film.times[index]) s").font(.system(size: 9)).foregroundStyle(.black)
          }
        }
      }
      .padding(4)
      .background(Color(white: 0.8))
    }
  }
}
