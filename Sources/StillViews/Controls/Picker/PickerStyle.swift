public import StillViewGraph

/// How a choice is shown.
@MainActor @preconcurrency public protocol PickerStyle: _ControlStyle
where _Configuration == PickerStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = PickerStyleConfiguration
}

/// The values that a style shows.
nonisolated public struct PickerStyleConfiguration {
  /// The label that a picker was given.
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// One of the views to choose from.
  public struct Option: Identifiable {
    /// The unchanged view.
    nonisolated public struct Label: View {
      let content: AnyView
      @MainActor public var body: some View { content }
    }

    /// Tells options of one picker apart.
    public let id: AnyHashable
    /// The label of the option.
    public let label: Label
    /// Whether the picker's selection is this one.
    public let isSelected: Bool
    /// Whether a divider or the beginning of a section is before the option, which a menu shows as a gap.
    var startsGroup = false
    /// The header of the section that begins with the option; nil: there is none.
    var heading: AnyView?
    let choose: () -> Void

    package init(id: UnitID, label: Label, isSelected: Bool, choose: @escaping () -> Void) {
      self.id = AnyHashable(id)
      self.label = label
      self.isSelected = isSelected
      self.choose = choose
    }

    /// Makes this the selection.
    public func select() { choose() }
  }

  /// The label of the picker. Not every style shows it.
  public let label: Label
  /// The options, in order.
  public let options: [Option]

  /// Options without a divider or the beginning of a section between them.
  struct Group: Identifiable {
    let id: Int
    let heading: AnyView?
    var options: [Option]
  }

  /// The options in groups, as dividers and sections part them.
  var groups: [Group] {
    var groups: [Group] = []
    for option in options {
      if groups.isEmpty || option.startsGroup {
        groups.append(Group(id: groups.count, heading: option.heading, options: []))
      }
      groups[groups.count - 1].options.append(option)
    }
    return groups
  }

  /// The chosen option; nil if there is none.
  public var selected: Option? { options.first(where: \.isSelected) }
}

private let pickerStylesEntry = EnvironmentEntry(
  StyleStack<PickerStyleConfiguration>(DefaultPickerStyle()))

extension EnvironmentValues {
  /// How choices are shown.
  package var pickerStyles: StyleStack<PickerStyleConfiguration> {
    get { self[pickerStylesEntry] }
    set { self[pickerStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how pickers inside are shown.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    self.style(\.pickerStyles, style)
  }
}
