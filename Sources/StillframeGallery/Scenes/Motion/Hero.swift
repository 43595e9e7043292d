import SwiftUI

/// A place on a map of places, which opens into a page and goes back to its cell.
struct Hero: View {
  @State private var opened: Place?
  @Namespace private var space

  fileprivate struct Place: Identifiable, Equatable {
    let id: String
    let icon: String
    let top: Color
    let bottom: Color
  }

  private let places = [
    Place(id: "Dunes", icon: "sun.max.fill", top: .yellow, bottom: .orange),
    Place(id: "Forest", icon: "leaf.fill", top: .mint, bottom: .green),
    Place(id: "Harbour", icon: "drop.fill", top: .cyan, bottom: .blue),
    Place(id: "Summit", icon: "snowflake", top: .indigo, bottom: .purple),
  ]

  var body: some View {
    ZStack {
      LazyVGrid(columns: [GridItem(spacing: 12), GridItem(spacing: 12)], spacing: 12) {
        ForEach(places) { place in
          if opened == place {
            Color.clear.frame(height: 110)
          } else {
            card(place)
              .frame(height: 110)
              .transition(.scale(scale: 1))
              .opacity(opened == nil ? 1 : 0)
              .onTapGesture { open(place) }
              .accessibilityIdentifier(place.id.lowercased())
          }
        }
      }
      .padding(16)
      if let opened {
        VStack(alignment: .leading, spacing: 12) {
          card(opened)
            .frame(height: 170)
            .transition(.scale(scale: 1))
            .onTapGesture { open(nil) }
            .accessibilityIdentifier("page")
          VStack(alignment: .leading, spacing: 8) {
            Text("About the \(opened.id.lowercased())").font(.headline)
            Text("Best seen early, before the path fills with people.")
              .foregroundStyle(.secondary)
          }
          .padding(.horizontal, 16)
          .transition(.opacity)
          Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .zIndex(1)
      }
    }
  }

  private func open(_ place: Place?) {
    withAnimation(.spring(duration: 0.6, bounce: 0.2)) { opened = place }
  }

  private func card(_ place: Place) -> some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(
        LinearGradient(
          colors: [place.top, place.bottom], startPoint: .top, endPoint: .bottom)
      )
      .overlay(alignment: .bottomLeading) {
        Label(place.id, systemImage: place.icon)
          .font(.headline)
          .foregroundStyle(.white)
          .padding(14)
      }
      .matchedGeometryEffect(id: place.id, in: space)
  }
}

extension GalleryScene {
  static let hero = GalleryScene(
    "hero", title: "A cell becomes a page", size: CGSize(width: 300, height: 320)
  ) {
    Hero()
  }
  .film(duration: 2.2, events: [.tap("forest", at: 0.2), .tap("page", at: 1.2)])
}
