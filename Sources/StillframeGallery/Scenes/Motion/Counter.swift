import SwiftUI

/// Numbers whose digits make way for others.
struct Counter: View {
  @State private var steps = 8_947

  var body: some View {
    VStack(spacing: 14) {
      Text("Steps today").font(.subheadline).foregroundStyle(.secondary)
      Text("\(steps)")
        .font(.system(size: 56, weight: .bold, design: .rounded).monospacedDigit())
        .contentTransition(.numericText(value: Double(steps)))
      HStack(spacing: 10) {
        ProgressView(value: min(Double(steps) / 10_000, 1)).tint(.green)
        Image(systemName: steps >= 10_000 ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(.green)
          .contentTransition(.symbolEffect(.replace))
      }
      Button("Walk") { withAnimation(.smooth(duration: 0.9)) { steps += 1_108 } }
        .buttonStyle(.borderedProminent)
        .tint(.green)
        .accessibilityIdentifier("walk")
    }
    .padding(24)
  }
}

extension GalleryScene {
  static let counter = GalleryScene(
    "counter", title: "Digits that roll", size: CGSize(width: 280, height: 230)
  ) {
    Counter()
  }
  .film(duration: 1.4, events: [.tap("walk", at: 0.2)])
}
