import SwiftUI

extension View {
  /// Writes the view's width on it.
  func widthShown() -> some View {
    overlay {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width))")
          .font(.footnote.monospacedDigit())
          .foregroundStyle(.white)
          .frame(width: proxy.size.width, height: proxy.size.height)
      }
    }
  }
}

/// Stacks that share their width among views of several limits, each with its width on it.
struct MeasuredStacks: View {
  var body: some View {
    VStack(spacing: 18) {
      HStack(spacing: 0) {
        Rectangle().fill(Color.red).widthShown()
          .accessibilityIdentifier("third")
        Rectangle().fill(Color.green).widthShown()
          .accessibilityIdentifier("third")
        Rectangle().fill(Color.blue).widthShown()
          .accessibilityIdentifier("third")
      }
      .frame(width: 300, height: 40)
      .border(Color.primary)

      HStack(spacing: 0) {
        Rectangle().fill(Color.red).frame(maxWidth: 100).widthShown()
          .accessibilityIdentifier("max-100")
        Rectangle().fill(Color.green).frame(minWidth: 100).widthShown()
          .accessibilityIdentifier("min-100")
      }
      .frame(width: 150, height: 40)
      .border(Color.primary)

      HStack(spacing: 0) {
        Rectangle().fill(Color.green).frame(minWidth: 100).widthShown()
          .accessibilityIdentifier("min-100")
        Rectangle().fill(Color.red).frame(maxWidth: 100).widthShown()
          .accessibilityIdentifier("max-100")
      }
      .frame(width: 150, height: 40)
      .border(Color.primary)

      HStack(spacing: 0) {
        Rectangle().fill(Color.red).frame(maxWidth: 100).widthShown()
          .accessibilityIdentifier("max-100")
        Rectangle().fill(Color.green).frame(minWidth: 90, maxWidth: 200).widthShown()
          .accessibilityIdentifier("min-90")
      }
      .frame(width: 150, height: 40)
      .border(Color.primary)
    }
    .padding()
  }
}

extension GalleryScene {
  static let measuredStacks = GalleryScene(
    "measured-stacks", title: "How rows share their width, measured",
    size: CGSize(width: 340, height: 270)
  ) {
    MeasuredStacks()
  }
}
