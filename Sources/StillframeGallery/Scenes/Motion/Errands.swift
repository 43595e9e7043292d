import SwiftUI

/// A list whose rows come and go, each by a transition of its own.
struct Errands: View {
  @State private var isLong = false

  private struct Errand: Identifiable {
    let id: String
    let icon: String
    let color: Color
    let transition: AnyTransition
    let isLate: Bool
  }

  private static let all = [
    Errand(
      id: "Fade", icon: "cloud.fill", color: .blue, transition: .opacity, isLate: false),
    Errand(
      id: "Slide", icon: "arrow.right", color: .orange, transition: .slide, isLate: true),
    Errand(
      id: "Scale", icon: "circle.fill", color: .pink,
      transition: .scale(scale: 0.2).combined(with: .opacity), isLate: true),
    Errand(
      id: "Move", icon: "arrow.up", color: .green,
      transition: .move(edge: .trailing).combined(with: .opacity), isLate: false),
    Errand(
      id: "Push", icon: "arrow.left", color: .purple, transition: .push(from: .leading),
      isLate: true),
    Errand(
      id: "Blur", icon: "drop.fill", color: .teal,
      transition: AnyTransition(.blurReplace), isLate: true),
  ]

  private var shown: [Errand] {
    Self.all.filter { isLong ? $0.isLate || $0.id == "Fade" : !$0.isLate || $0.id == "Slide" }
  }

  var body: some View {
    VStack(spacing: 10) {
      HStack {
        Text("Ways to come and go").font(.headline)
        Spacer()
        Button(isLong ? "Fewer" : "More") {
          withAnimation(.smooth(duration: 0.8)) { isLong.toggle() }
        }
        .buttonStyle(.bordered)
        .controlSize(.small)
        .accessibilityIdentifier("toggle")
      }
      ForEach(shown) { errand in
        HStack(spacing: 12) {
          Image(systemName: errand.icon).foregroundStyle(.white)
            .frame(width: 30, height: 30)
            .background(errand.color.gradient, in: RoundedRectangle(cornerRadius: 8))
          Text(errand.id)
          Spacer()
        }
        .padding(8)
        .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 12))
        .transition(errand.transition)
      }
    }
    .padding(18)
    .frame(maxHeight: .infinity, alignment: .top)
    .clipped()
  }
}

extension GalleryScene {
  static let errands = GalleryScene(
    "transitions", title: "Rows that come and go", size: CGSize(width: 300, height: 340)
  ) {
    Errands()
  }
  .film(duration: 2.4, events: [.tap("toggle", at: 0.2), .tap("toggle", at: 1.3)])
}
