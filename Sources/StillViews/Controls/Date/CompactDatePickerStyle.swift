import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// The label, and one chip a component, which opens a card to choose in (rule C3.11).
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// The style that `.compact` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

nonisolated private struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  /// The part whose card is open.
  @State private var open: DatePart?

  init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  @MainActor var body: some View {
    let (parts, date) = (configuration.displayedComponents, configuration.selection)
    let open = $open
    return LabelledRow {
      DateChips(configuration: configuration, open: open)
    } label: {
      configuration.label
    }
    .accessibleControl(
      named: .view(AnyView(configuration.label)), .button, hasSystemSize: true, hasSystemType: true,
      activate: ControlTouch { open.wrappedValue = parts.contains(.date) ? .date : .time }
    ) { properties, environment in
      var words: [String] = []
      if parts.contains(.date) {
        words.append(
          Text(date, format: .dateTime.day().month(.wide).year()).spokenWords(in: environment))
      }
      if parts.contains(.hourAndMinute) {
        words.append(Text(date, format: .dateTime.hour().minute()).spokenWords(in: environment))
      }
      properties.value = words.joined(separator: ", ")
    }
  }
}

/// The chips beside each other; where large type leaves no room for that, below each other.
nonisolated private struct DateChips: View {
  let configuration: DatePickerStyleConfiguration
  let open: Binding<DatePart?>
  @Environment(\.dynamicTypeSize) private var typeSize

  init(configuration: DatePickerStyleConfiguration, open: Binding<DatePart?>) {
    self.configuration = configuration
    self.open = open
  }

  @MainActor var body: some View {
    if typeSize.isAccessibilitySize {
      ViewThatFits(in: .horizontal) {
        HStack { chips }
        VStack(alignment: .leading) { chips }
      }
    } else {
      // Words of a date are never cut off: the label wraps.
      Group { chips }.fixedSize(horizontal: true, vertical: false)
    }
  }

  @MainActor @ViewBuilder private var chips: some View {
    if configuration.displayedComponents.contains(.date) { chip(.date) }
    if configuration.displayedComponents.contains(.hourAndMinute) { chip(.time) }
  }

  @MainActor private func chip(_ part: DatePart) -> some View {
    let open = open
    return DateChip(
      configuration: configuration, part: part,
      isOpen: Binding {
        open.wrappedValue == part
      } set: { isOpen in
        if isOpen || open.wrappedValue == part { open.wrappedValue = isOpen ? part : nil }
      })
  }
}

/// A part of a moment that is chosen by itself.
nonisolated enum DatePart {
  case date, time
}

/// A part of a date in words on a rounded ground. A tap opens a card to choose it in.
nonisolated struct DateChip: View {
  let configuration: DatePickerStyleConfiguration
  let part: DatePart
  let isOpen: Binding<Bool>
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint

  init(configuration: DatePickerStyleConfiguration, part: DatePart, isOpen: Binding<Bool>) {
    self.configuration = configuration
    self.part = part
    self.isOpen = isOpen
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(ControlColor.tertiaryLabel) }
    return isOpen.wrappedValue ? AnyShapeStyle(tint ?? .accentColor) : AnyShapeStyle(.primary)
  }

  @MainActor var body: some View {
    let (configuration, part, isOpen) = (configuration, part, isOpen)
    return Group {
      switch part {
      case .date:
        Text(configuration.selection, format: .dateTime.day().month(.abbreviated).year())
      case .time: Text(configuration.selection, format: .dateTime.hour().minute())
      }
    }
    .lineLimit(1)
    .foregroundStyle(color)
    .padding(.horizontal, 12)
    .padding(.vertical, 7)
    .background(ControlColor.tertiaryFill, in: RoundedRectangle(cornerRadius: 8))
    .modifier(_TapModifier { isOpen.wrappedValue = true })
    .modifier(
      PresentingModifier(.menu, isOpen) { DateCard(configuration: configuration, part: part) })
  }
}

/// The card of a chip: a month, or wheels for the hour and the minute.
nonisolated private struct DateCard: View {
  let configuration: DatePickerStyleConfiguration
  let part: DatePart

  @MainActor var body: some View {
    Group {
      switch part {
      case .date: GraphicalMonth(configuration: configuration).padding(8).frame(width: 336)
      case .time: DateWheels(configuration: configuration.showing(.hourAndMinute)).fixedSize()
      }
    }
    .background(ControlColor.raised)
    .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
    .shadow(color: .black.opacity(0.2), radius: 32, x: 0, y: 10)
    .environment(\.isListRow, false)
    .foregroundStyle(.primary)
    .font(.body)
  }
}

extension DatePickerStyleConfiguration {
  /// Returns the same for other components.
  fileprivate func showing(_ components: DatePickerComponents) -> DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: label, selection: $selection, minimumDate: minimumDate, maximumDate: maximumDate,
      displayedComponents: components)
  }
}
