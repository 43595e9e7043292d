public import Foundation
public import StillViewGraph

/// Which of the built-in looks a list has.
nonisolated enum ListAppearance: Hashable, Sendable {
  case plain, grouped, insetGrouped, sidebar
  /// A sidebar beside its detail: rows on the list's background, the chosen one a rounded rectangle.
  case column
  /// The middle column of three: plain rows, the chosen one a rounded rectangle.
  case middle

  var isPlain: Bool { self == .plain || self == .middle }
  var isGrouped: Bool { !isPlain }
  var isInset: Bool { self == .insetGrouped || isSidebar }
  var isSidebar: Bool { self == .sidebar || self == .column }
  /// Of groups, in points.
  var cornerRadius: CGFloat { isInset ? 10 : 0 }

  /// Returns the distance of rows from the list's edges, in points.
  func inset(_ margin: CGFloat) -> CGFloat { isInset ? contentInset(margin) : 0 }

  /// Returns the distance of content from the edges of its row, in points.
  func contentInset(_ margin: CGFloat) -> CGFloat {
    switch self {
    case .plain, .middle, .grouped: 20
    case .insetGrouped, .sidebar: margin
    case .column: 16
    }
  }

  /// Returns the gap above the first group, in points.
  var firstGap: CGFloat { self == .column ? 0 : ListMetrics.sectionGap }

  var ground: ControlColor {
    switch self {
    case .plain, .middle: .ground
    case .grouped, .insetGrouped, .sidebar: .groupedGround
    case .column: .secondaryGround
    }
  }

  /// The background of rows (nil: the list's).
  var rowGround: ControlColor? {
    switch self {
    case .column: nil
    case .plain, .middle: .ground
    case .grouped, .insetGrouped, .sidebar: .groupedRow
    }
  }
}

private let barMarginEntry = EnvironmentEntry<CGFloat?>(nil)
private let allowsLargeTitlesEntry = EnvironmentEntry<Bool>(true)
private let windowMarginEntry = EnvironmentEntry<CGFloat>(16)
private let defaultMinListRowHeightEntry = EnvironmentEntry<CGFloat>(44)
private let defaultMinListHeaderHeightEntry = EnvironmentEntry<CGFloat?>(nil)
private let headerProminenceEntry = EnvironmentEntry<Prominence>(.standard)
private let listSectionSpacingEntry = EnvironmentEntry<CGFloat?>(nil)
private let listRowSpacingEntry = EnvironmentEntry<CGFloat?>(nil)

/// How much something stands out.
nonisolated public enum Prominence: Hashable, Sendable {
  /// As the list has it, or more than that.
  case standard, increased
}

extension EnvironmentValues {
  /// The margin of the window: 16 points, 20 on devices from 414 points wide.
  package var windowMargin: CGFloat {
    get { self[windowMarginEntry] }
    set { self[windowMarginEntry] = newValue }
  }

  /// The margin of bars where it is another than that of lists; nil: `windowMargin`.
  ///
  /// A view controller's lists have the margin of the device's window, bars that of their own width (pictures of views 450 wide
  /// on a narrower phone: lists 16, titles 20).
  package var barMargin: CGFloat? {
    get { self[barMarginEntry] }
    set { self[barMarginEntry] = newValue }
  }

  /// Whether the window is high enough for large titles (rule C6.10).
  package var allowsLargeTitles: Bool {
    get { self[allowsLargeTitlesEntry] }
    set { self[allowsLargeTitlesEntry] = newValue }
  }

  /// The least height of a row of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[defaultMinListRowHeightEntry] }
    set { self[defaultMinListRowHeightEntry] = newValue }
  }

  /// The least height of a header of a list, in points; nil: that of its text.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[defaultMinListHeaderHeightEntry] }
    set { self[defaultMinListHeaderHeightEntry] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[headerProminenceEntry] }
    set { self[headerProminenceEntry] = newValue }
  }

  /// The gap between rows of a list, in points; nil: none.
  package var listRowSpacing: CGFloat? {
    get { self[listRowSpacingEntry] }
    set { self[listRowSpacingEntry] = newValue }
  }

  /// The gap between groups of a list, in points; nil: the look's own.
  package var listSectionSpacing: CGFloat? {
    get { self[listSectionSpacingEntry] }
    set { self[listSectionSpacingEntry] = newValue }
  }
}

/// The gap between the sections of a list.
nonisolated public struct ListSectionSpacing: Sendable {
  let points: CGFloat?

  /// The look's own.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A smaller one.
  public static let compact = ListSectionSpacing(points: 17.5)

  /// Returns a spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}
