import SwiftUI

/// A poster to print: what a page keeps as shapes and text, and one shadow, which it cannot.
struct Poster: View {
  private var sky: some View {
    LinearGradient(
      stops: [
        .init(color: .indigo, location: 0), .init(color: .pink, location: 0.6),
        .init(color: .orange, location: 1),
      ], startPoint: .top, endPoint: .bottom)
  }

  private var hills: some View {
    ZStack(alignment: .bottom) {
      Ellipse().fill(.indigo.opacity(0.6)).frame(width: 420, height: 190).offset(x: -90, y: 90)
      Ellipse().fill(Color(red: 0.16, green: 0.1, blue: 0.36)).frame(width: 460, height: 170)
        .offset(x: 110, y: 104)
    }
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      sky
      Circle()
        .fill(
          RadialGradient(
            colors: [.white, .yellow], center: .center, startRadius: 4, endRadius: 60)
        )
        .frame(width: 120, height: 120)
        .offset(y: -120)
      Color.clear.overlay(alignment: .bottom) { hills }
      VStack(spacing: 6) {
        Text("Midsummer").font(.system(size: 46, weight: .black, design: .serif))
          .foregroundStyle(
            .linearGradient(colors: [.white, .yellow], startPoint: .top, endPoint: .bottom))
        Text("Songs by the lake, until the sun is back").font(.callout)
        Divider().frame(width: 120).padding(.vertical, 4)
        Label("21 June, 21:00", systemImage: "music.note").font(.headline)
      }
      .foregroundStyle(.white)
      .padding(.top, 36)
      .frame(maxHeight: .infinity, alignment: .top)
      HStack {
        Text("Free").font(.title3.bold()).padding(.horizontal, 14).padding(.vertical, 6)
          .background(.white, in: .capsule)
          .foregroundStyle(.indigo)
          .rotationEffect(.degrees(-8))
          .shadow(color: .black.opacity(0.4), radius: 4, y: 2)
        Spacer()
        Text("stillwater.example").font(.caption).foregroundStyle(.white.opacity(0.8))
      }
      .padding(20)
    }
    .overlay { Rectangle().strokeBorder(.white.opacity(0.7), lineWidth: 2).padding(8) }
    .clipped()
  }
}

extension GalleryScene {
  static let poster = GalleryScene(
    "poster", title: "A poster to print: as PNG, PDF and SVG", size: CGSize(width: 320, height: 440)
  ) {
    Poster()
  }
}
