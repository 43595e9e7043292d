import StillGeometry
import StillViewGraph

extension View {
  /// Reads one of several choices: by its label, with its place among them (rule AX3.6).
  nonisolated func accessibleOption(
    _ option: PickerStyleConfiguration.Option, index: Int? = nil, of count: Int = 0,
    hasSystemSize: Bool = true
  ) -> some View {
    accessibleControl(
      named: .view(AnyView(option.label)), option.isSelected ? [.button, .selected] : .button,
      hasSystemSize: hasSystemSize, hasSystemType: hasSystemSize,
      activate: ControlTouch { option.select() }
    ) { properties, environment in
      if let index { properties.value = environment.spokenTerms.place(index + 1, of: count) }
    }
  }

  /// Reads choices in one go, as parts of a container with the picker's label.
  nonisolated func accessibleOptions(of configuration: PickerStyleConfiguration) -> some View {
    accessibilityElements(views: [AnyView(configuration.label)]) { scope in
      let label = scope.combinedUnshown(0).label
      var container = AccessibilityItem(
        .container, of: scope.modified(), frame: scope.frame, node: scope.element)
      container.properties.label = label
      scope.items = [container]
    }
  }

  /// Reads a wheel as one adjustable element: swipes choose the next option and the one before.
  nonisolated func accessibleWheel(
    named label: AnyView?, _ options: [PickerStyleConfiguration.Option]
  ) -> some View {
    let selected = options.firstIndex(where: \.isSelected)
    let shown = selected.map { AnyView(options[$0].label) }
    return accessibleControl(
      named: label.map { .view($0) }, value: shown.map { .view($0) }, .adjustable,
      hasSystemSize: true, hasSystemType: true
    ) { properties, _ in
      let index = selected ?? -1
      if index + 1 < options.count {
        properties.setAction(
          AccessibilityActionEntry(.increment) { options[index + 1].select() })
      }
      if index > 0 {
        properties.setAction(
          AccessibilityActionEntry(.decrement) { options[index - 1].select() })
      }
    }
  }
}
