import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// All hues across, from white at the top to black at the bottom.
nonisolated struct ColorSpectrum: View {
  let color: Binding<Color.Resolved>
  @State private var size: CGSize

  init(color: Binding<Color.Resolved>) {
    self.color = color
    _size = State(wrappedValue: .zero)
  }

  private static let hues = (0...6).map { Color(hue: Double($0) / 6, saturation: 1, brightness: 1) }

  /// Returns the color at a place, in shares of the size.
  private static func color(x: Double, y: Double) -> Color {
    let (x, y) = (min(max(x, 0), 1), min(max(y, 0), 1))
    return Color(hue: x, saturation: min(2 * y, 1), brightness: min(2 - 2 * y, 1))
  }

  @MainActor var body: some View {
    let (color, size) = (color, size)
    Rectangle()
      .fill(LinearGradient(colors: Self.hues, startPoint: .leading, endPoint: .trailing))
      .overlay {
        LinearGradient(
          stops: [
            Gradient.Stop(color: .white, location: 0),
            Gradient.Stop(color: .white.opacity(0), location: 0.5),
            Gradient.Stop(color: .black.opacity(0), location: 0.5),
            Gradient.Stop(color: .black, location: 1),
          ], startPoint: .top, endPoint: .bottom)
      }
      .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      .frame(height: 300)
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        self.size = $0
      }
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { value in
          guard size.width > 0, size.height > 0 else { return }
          let place = Self.color(
            x: value.location.x / size.width, y: value.location.y / size.height)
          color.wrappedValue = place.resolve(in: EnvironmentValues())
            .with(opacity: color.wrappedValue.opacity)
        }
      )
      .accessibilityLabel("Color Spectrum")
  }
}

/// Unavailable: a view with state is no value to send.
@available(*, unavailable) extension ColorSpectrum: Sendable {}

extension Color.Resolved {
  /// Returns the color with another opacity, from 0 to 1.
  func with(opacity: Float) -> Color.Resolved {
    var result = self
    result.opacity = opacity
    return result
  }
}
