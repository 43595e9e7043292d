public import StillViewGraph

/// The appearance of lists.
@MainActor @preconcurrency public protocol ListStyle: _ControlStyle
where _Configuration == ListStyleConfiguration {
  /// The values that `makeBody(configuration:)` shows.
  typealias Configuration = ListStyleConfiguration
}

/// The values that a list style shows.
nonisolated public struct ListStyleConfiguration {
  let sections: ListSections
  let selection: ListSelection?
  let isForm: Bool

  /// Returns the rows in the look of a built-in style.
  @MainActor func rows(_ look: ListAppearance) -> some View {
    ListRows(sections: sections, selection: selection, look: look)
  }
}

private let listStylesEntry = EnvironmentEntry(
  StyleStack<ListStyleConfiguration>(DefaultListStyle()))

extension EnvironmentValues {
  /// How lists look.
  package var listStyles: StyleStack<ListStyleConfiguration> {
    get { self[listStylesEntry] }
    set { self[listStylesEntry] = newValue }
  }
}

extension View {
  /// Sets how lists inside look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    self.style(\.listStyles, style)
  }
}

/// The rows in the look of the column around; in compact windows a sidebar's rows are in groups (rule C6.1).
nonisolated private struct ColumnRows: View {
  let configuration: ListStyleConfiguration
  /// Whether the list is a sidebar wherever it is.
  let isSidebar: Bool
  @Environment(\.sideColumn) private var column
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(configuration: ListStyleConfiguration, isSidebar: Bool) {
    self.configuration = configuration
    self.isSidebar = isSidebar
  }

  private var look: ListAppearance {
    if isSidebar { return sizeClass == .regular ? .column : .sidebar }
    guard let column, !configuration.isForm else { return .insetGrouped }
    return column == 0 ? .column : .middle
  }

  @MainActor var body: some View { configuration.rows(look) }
}

/// The look that fits the surroundings: groups with round corners, a sidebar in the first column of a wide split view, and plain
/// rows in the middle one of three.
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
  /// The style that `.automatic` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ColumnRows(configuration: configuration, isSidebar: false)
  }
}

/// Rows from edge to edge.
nonisolated public struct PlainListStyle: ListStyle, Sendable {
  /// The style that `.plain` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.rows(.plain)
  }
}

/// Rows from edge to edge.
nonisolated public struct InsetListStyle: ListStyle, Sendable {
  /// The style that `.inset` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.rows(.plain)
  }
}

/// Groups from edge to edge.
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
  /// The style that `.grouped` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.rows(.grouped)
  }
}

/// Groups with round corners.
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// The style that `.insetGrouped` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.rows(.insetGrouped)
  }
}

/// Rows in a sidebar, beside their destination.
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
  /// The style that `.sidebar` names.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ColumnRows(configuration: configuration, isSidebar: true)
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look that fits the surroundings: groups with round corners.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups from edge to edge.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups with round corners.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows in a sidebar, beside their destination.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
