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
