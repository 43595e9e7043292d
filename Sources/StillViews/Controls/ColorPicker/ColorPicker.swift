import Foundation
public import StillGeometry
import StillLayout
public import StillViewGraph

/// A colour to be chosen: a label and a well, which opens a sheet with colours (rule C3.12).
nonisolated public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
  @State private var isOpen = false

  /// The well shows the selection. The sheet has a slider for the opacity if that can be chosen.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  @MainActor public var body: some View {
    let (selection, supportsOpacity) = (selection, supportsOpacity)
    let color = selection.wrappedValue
    let isOpen = $isOpen
    return LabelledRow {
      ColorWell(color: color)
        .modifier(
          PresentingModifier(.popover, isOpen) {
            ColorChooser(selection: selection, supportsOpacity: supportsOpacity) {
              isOpen.wrappedValue = false
            }
          })
    } label: {
      label
    }
    .modifier(_TapModifier { isOpen.wrappedValue = true })
    .accessibleControl(
      named: SpokenPart(label), .button, hasSystemSize: true,
      activate: ControlTouch { isOpen.wrappedValue = true }
    ) { properties, _ in
      properties.value = color.spokenName
    }
  }
}

extension ColorPicker where Label == Text {
  /// A colour with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A colour with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// A colour of Core Graphics with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A colour of Core Graphics with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker {
  /// A colour of Core Graphics with a label.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let color = Binding {
      Color(cgColor: selection.wrappedValue)
    } set: { color in
      // A colour that varies with the environment stands for none of Core Graphics.
      if let new = color.cgColor { selection.wrappedValue = new }
    }
    self.init(selection: color, supportsOpacity: supportsOpacity, label: label)
  }
}

/// A disc of the colour inside a ring of all colours, 28 points across.
nonisolated private struct ColorWell: View {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  init(color: Color) {
    self.color = color
  }

  private static var hues: [Color] {
    stride(from: 0, through: 6, by: 1).map { step in
      Color(hue: 1 - Double(step) / 6, saturation: 0.85, brightness: 1)
    }
  }

  @MainActor var body: some View {
    Circle()
      .strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: 3)
      .background(Circle().fill(color).padding(5))
      .frame(width: 28, height: 28)
      .opacity(isEnabled ? 1 : 0.5)
  }
}
