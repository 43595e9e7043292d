import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A slider for each component.
nonisolated struct ColorSliders: View {
  let color: Binding<Color.Resolved>

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      ColorComponentSlider(title: "Red", value: color.red, whole: 255)
      ColorComponentSlider(title: "Green", value: color.green, whole: 255)
      ColorComponentSlider(title: "Blue", value: color.blue, whole: 255)
      Spacer(minLength: 0)
    }
    .frame(height: 300)
  }
}

/// A slider below its title, with its number behind it.
nonisolated struct ColorComponentSlider: View {
  let title: String
  /// From 0 to 1.
  let value: Binding<Float>
  /// The number for 1.
  let whole: Float
  var unit = ""

  @MainActor var body: some View {
    let number = Int((value.wrappedValue * whole).rounded())
    VStack(alignment: .leading, spacing: 6) {
      Text(title.uppercased()).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
      HStack(spacing: 16) {
        Slider(value: value) { Text(title) }
        Text("\(number)\(unit)").monospacedDigit()
          .frame(width: 76, height: 36)
          .background(ControlColor.tertiaryFill, in: RoundedRectangle(cornerRadius: 8))
      }
    }
  }
}
