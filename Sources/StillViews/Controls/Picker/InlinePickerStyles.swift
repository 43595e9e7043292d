import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// In a list one row an option, with a mark at the chosen one; elsewhere a wheel (rule C3.9).
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
  /// The style that `.inline` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    InlinePicker(configuration: configuration)
  }
}

nonisolated private struct InlinePicker: View {
  let configuration: PickerStyleConfiguration
  @Environment(\.isListRow) private var isListRow
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.menuContext) private var menuContext

  init(configuration: PickerStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    if menuContext != nil {
      OptionRows(configuration: configuration)
    } else if isListRow {
      SubRows {
        if !hidesLabels {
          configuration.label.frame(maxWidth: .infinity, alignment: .leading)
        }
        ForEach(configuration.options) { option in
          CheckedRow(option: option)
        }
      }
    } else {
      WheelPickerStyle().makeBody(configuration: configuration)
    }
  }
}

/// An option in a separate row, with a checkmark if chosen.
nonisolated struct CheckedRow: View {
  let option: PickerStyleConfiguration.Option
  @Environment(\.tintColor) private var tint

  init(option: PickerStyleConfiguration.Option) {
    self.option = option
  }

  @MainActor var body: some View {
    HStack {
      option.label
      Spacer()
      if option.isSelected {
        Image(systemName: "checkmark")
          .fontWeight(.semibold)
          .foregroundStyle(tint ?? .accentColor)
      }
    }
    .modifier(_TapModifier { option.select() })
    .accessibleOption(option, hasSystemSize: false)
  }
}

/// A row of symbols, the chosen one on a ground (rule C3.9).
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
  /// The style that `.palette` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PalettePicker(configuration: configuration)
  }
}

nonisolated private struct PalettePicker: View {
  let configuration: PickerStyleConfiguration
  @Environment(\.menuContext) private var menuContext
  @Environment(\.paletteSelectionEffect) private var effect

  init(configuration: PickerStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    if menuContext == nil {
      // Outside menus it is drawn as segments.
      SegmentedPickerStyle().makeBody(configuration: configuration)
    } else {
      symbols
    }
  }

  @MainActor private var symbols: some View {
    let count = configuration.options.count
    return HStack(spacing: 8) {
      ForEach(Array(configuration.options.enumerated()), id: \.element.id) { index, option in
        option.label
          .labelStyle(.iconOnly)
          .symbolVariant(option.isSelected ? effect.variant ?? .none : .none)
          .frame(width: 34, height: 34)
          .background(
            option.isSelected && effect.hasGround
              ? AnyShapeStyle(ControlColor.secondaryFill) : AnyShapeStyle(.clear),
            in: RoundedRectangle(cornerRadius: 8)
          )
          .modifier(_TapModifier { option.select() })
          .accessibleOption(option, index: index, of: count)
      }
    }
    .accessibleOptions(of: configuration)
  }
}

/// All options with a ring before each, the chosen one filled.
nonisolated public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// The style that `.radioGroup` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top) {
      configuration.label
      VStack(alignment: .leading) {
        ForEach(configuration.options) { option in
          HStack(spacing: 6) {
            Image(systemName: option.isSelected ? "largecircle.fill.circle" : "circle")
              .foregroundStyle(
                option.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            option.label
          }
          .modifier(_TapModifier { option.select() })
          .accessibleOption(option)
        }
      }
    }
  }
}
