import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The sheet of a color picker: a grid of colors, a spectrum or sliders, and the opacity (rule C3.12).
nonisolated struct ColorChooser: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let close: @MainActor () -> Void
  @State private var part: ColorChooserPart
  @Environment(\.self) private var environment

  init(
    selection: Binding<Color>, supportsOpacity: Bool, close: @escaping @MainActor () -> Void
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.close = close
    _part = State(wrappedValue: .grid)
  }

  /// Of the sheet, in points.
  static var height: CGFloat { 620 }

  /// The chosen color, in sRGB.
  private var color: Binding<Color.Resolved> {
    let (selection, environment) = (selection, environment)
    return Binding {
      selection.wrappedValue.resolve(in: environment)
    } set: { new in
      selection.wrappedValue = Color(
        .sRGB, red: Double(new.red), green: Double(new.green), blue: Double(new.blue),
        opacity: Double(new.opacity))
    }
  }

  @MainActor var body: some View {
    let (color, close) = (color, close)
    VStack(alignment: .leading, spacing: 20) {
      ZStack(alignment: .trailing) {
        Text("Colors").font(.headline).frame(maxWidth: .infinity)
          .accessibilityAddTraits(.isHeader)
        Button(action: close) {
          Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
        }
        .accessibilityLabel("Close")
      }
      Picker("Colors", selection: $part) {
        ForEach(ColorChooserPart.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      switch part {
      case .grid: ColorGrid(color: color)
      case .spectrum: ColorSpectrum(color: color)
      case .sliders: ColorSliders(color: color)
      }
      if supportsOpacity {
        ColorComponentSlider(title: "Opacity", value: color.opacity, whole: 100, unit: "%")
        Divider()
      }
      RoundedRectangle(cornerRadius: 10).fill(selection.wrappedValue).frame(width: 74, height: 74)
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(idealWidth: 375)
    .environment(\.isListRow, false)
    .foregroundStyle(.primary)
    .font(.body)
    .presentationDetents([.height(Self.height)])
  }
}

/// Unavailable: a view with state is no value to send.
@available(*, unavailable) extension ColorChooser: Sendable {}

/// The ways to choose a color.
nonisolated private enum ColorChooserPart: String, CaseIterable, Hashable {
  case grid = "Grid"
  case spectrum = "Spectrum"
  case sliders = "Sliders"
}

/// Shades of gray above twelve hues from dark to pale.
nonisolated private struct ColorGrid: View {
  let color: Binding<Color.Resolved>

  private static let columns = 12
  private static let rows = 10
  /// In degrees.
  private static let hues: [Double] = [194, 217, 255, 285, 335, 4, 18, 36, 46, 58, 70, 95]

  /// Returns the color of a cell; its opacity is 1.
  static func cell(row: Int, column: Int) -> Color.Resolved {
    let hue = hues[column] / 360
    let color =
      switch row {
      case 0: Color(white: 1 - Double(column) / Double(columns - 1))
      case 1...5: Color(hue: hue, saturation: 1, brightness: 0.3 + 0.7 * Double(row - 1) / 4)
      default: Color(hue: hue, saturation: 0.8 - 0.2 * Double(row - 6), brightness: 1)
      }
    return color.resolve(in: EnvironmentValues())
  }

  @MainActor var body: some View {
    let color = color
    let now = color.wrappedValue
    VStack(spacing: 0) {
      ForEach(0..<Self.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<Self.columns, id: \.self) { column in
            let cell = Self.cell(row: row, column: column)
            Rectangle().fill(cell)
              .overlay {
                if cell.hasHue(of: now) {
                  Rectangle().strokeBorder(row == 0 && column == 0 ? .black : .white, lineWidth: 3)
                }
              }
              .modifier(_TapModifier { color.wrappedValue = cell.with(opacity: now.opacity) })
              .accessibilityLabel(Color(cell).spokenName)
              .accessibilityAddTraits(.isButton)
          }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    .frame(height: 300)
  }
}

/// All hues across, from white at the top to black at the bottom.
nonisolated private struct ColorSpectrum: View {
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

/// A slider for each component.
nonisolated private struct ColorSliders: View {
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
nonisolated private struct ColorComponentSlider: View {
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

extension Color.Resolved {
  fileprivate func with(opacity: Float) -> Color.Resolved {
    var result = self
    result.opacity = opacity
    return result
  }

  /// Whether the components other than the opacity are those of another color, as far as bytes tell.
  fileprivate func hasHue(of other: Color.Resolved) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue)]
      .allSatisfy { abs($0.0 - $0.1) < 0.5 / 255 }
  }
}
