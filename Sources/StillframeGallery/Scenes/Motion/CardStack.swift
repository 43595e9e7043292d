import SwiftUI

/// A stack of cards: one is dragged away, the next comes up.
struct CardStack: View {
  @State private var names = ["Pear", "Plum", "Fig", "Lime"]
  @State private var drag = CGSize.zero

  private func color(_ name: String) -> Color {
    switch name {
    case "Pear": .green
    case "Plum": .purple
    case "Fig": .indigo
    default: .yellow
    }
  }

  var body: some View {
    ZStack {
      ForEach(Array(names.enumerated()).reversed(), id: \.element) { index, name in
        let isTop = index == 0
        RoundedRectangle(cornerRadius: 22)
          .fill(color(name).gradient)
          .overlay(alignment: .bottomLeading) {
            VStack(alignment: .leading) {
              Text(name).font(.title.bold())
              Text(isTop ? "Swipe me away" : "Wait for it").font(.subheadline)
            }
            .foregroundStyle(.white)
            .padding(18)
          }
          .shadow(color: .black.opacity(0.15), radius: 5, y: 3)
          .frame(width: 190, height: 230)
          .scaleEffect(1 - CGFloat(index) * 0.06)
          .offset(y: CGFloat(index) * -18)
          .offset(isTop ? drag : .zero)
          .rotationEffect(.degrees(isTop ? drag.width / 14 : 0), anchor: .bottom)
          .zIndex(Double(names.count - index))
          .gesture(
            DragGesture()
              .onChanged { if isTop { drag = $0.translation } }
              .onEnded { value in
                withAnimation(.spring(duration: 0.6, bounce: 0.25)) {
                  if abs(value.translation.width) > 90 {
                    names.append(names.removeFirst())
                  }
                  drag = .zero
                }
              }
          )
          .accessibilityIdentifier(name.lowercased())
      }
    }
    .padding(.top, 54)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension GalleryScene {
  static let cardStack = GalleryScene(
    "cards", title: "A stack of cards, swiped", size: CGSize(width: 320, height: 330)
  ) {
    CardStack()
  }
  .film(
    duration: 2,
    events: [
      .drag("pear", at: 0.2, by: CGSize(width: 150, height: -10), duration: 0.5)
    ])
}
