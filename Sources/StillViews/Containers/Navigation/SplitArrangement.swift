import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The columns of a split view that a wide window shows (rule C6.11).
nonisolated struct SplitArrangement: Equatable {
  let hasSidebar: Bool
  /// Whether the middle column of three is shown.
  let hasMiddle: Bool
  /// Whether the columns before the last one lie over it, and it is dimmed.
  let isOver: Bool

  init(
    _ visibility: NavigationSplitViewVisibility, _ look: NavigationSplitViewLook,
    isPortrait: Bool, hasThree: Bool
  ) {
    let isOver = look == .prominentDetail || look == .automatic && isPortrait
    switch visibility {
    case .all: (hasSidebar, hasMiddle) = (true, hasThree)
    case .doubleColumn: (hasSidebar, hasMiddle) = (!hasThree, hasThree)
    case .detailOnly: (hasSidebar, hasMiddle) = (false, false)
    default:
      let isShown = !isPortrait && look != .prominentDetail
      (hasSidebar, hasMiddle) = (isShown && !hasThree, isShown && hasThree)
    }
    self.isOver = isOver
  }

  /// Whether a column before the last one is shown.
  var hasLeading: Bool { hasSidebar || hasMiddle }

  /// Returns the visibility that a tap on the sidebar's button asks for.
  func toggled(hasThree: Bool) -> NavigationSplitViewVisibility {
    if hasSidebar { return hasThree && !isOver ? .doubleColumn : .detailOnly }
    return hasThree && !hasMiddle ? .doubleColumn : .all
  }
}

/// The button of a split view that shows or hides its sidebar, for the bar of the column that has it.
nonisolated struct SidebarToggle: Equatable {
  let owner: ObjectIdentifier
  /// Whether a tap hides the sidebar.
  let hides: Bool
  let target: NavigationSplitViewVisibility
  let set: (NavigationSplitViewVisibility) -> Void

  static func == (a: SidebarToggle, b: SidebarToggle) -> Bool {
    a.owner == b.owner && a.hides == b.hides && a.target == b.target
  }
}

/// The button at the leading edge of a bar that shows or hides the sidebar.
nonisolated struct SidebarButton: View {
  let toggle: SidebarToggle

  @MainActor var body: some View {
    let toggle = toggle
    Button {
      toggle.set(toggle.target)
    } label: {
      Label(toggle.hides ? "Hide Sidebar" : "Show Sidebar", systemImage: "sidebar.leading")
    }
    .labelStyle(.iconOnly)
    .imageScale(.large)
  }
}

private let sidebarToggleEntry = EnvironmentEntry<SidebarToggle?>(nil)
private let sideColumnEntry = EnvironmentEntry<Int?>(nil)
private let isTallWindowEntry = EnvironmentEntry(false)

extension EnvironmentValues {
  /// The button that shows or hides the sidebar; nil in columns that have none, and outside of split views.
  var sidebarToggle: SidebarToggle? {
    get { self[sidebarToggleEntry] }
    set { self[sidebarToggleEntry] = newValue }
  }

  /// The column of a wide split view that the view is in: 0 for the sidebar, 1 for the middle one of three (default: nil).
  var sideColumn: Int? {
    get { self[sideColumnEntry] }
    set { self[sideColumnEntry] = newValue }
  }

  /// Whether a window without a device is higher than wide.
  package var isTallWindow: Bool {
    get { self[isTallWindowEntry] }
    set { self[isTallWindowEntry] = newValue }
  }
}

/// The columns of a split view in a wide window (rule C6.11).
nonisolated struct WideSplitView<Sidebar: View, Middle: View, Detail: View>: View {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let look: NavigationSplitViewLook
  let hasThree: Bool
  /// Identifies the split view.
  let owner: ObjectIdentifier
  let hasToggle: Bool
  /// The widths of the columns before the last one, in points.
  let widths: [CGFloat]
  let sidebar: Sidebar
  let middle: Middle
  let detail: Detail
  /// The visibility where the program keeps none.
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @Environment(\.deviceSize) private var deviceSize
  @Environment(\.isTallWindow) private var isTallWindow
  @Environment(\.systemMotion) private var isMoved
  @Environment(\.accessibilityReduceMotion) private var isReduced

  init(
    visibility: Binding<NavigationSplitViewVisibility>?, look: NavigationSplitViewLook,
    hasThree: Bool, owner: ObjectIdentifier, hasToggle: Bool, widths: [CGFloat],
    sidebar: Sidebar, middle: Middle, detail: Detail
  ) {
    self.visibility = visibility
    self.look = look
    self.hasThree = hasThree
    self.owner = owner
    self.hasToggle = hasToggle
    self.widths = widths
    self.sidebar = sidebar
    self.middle = middle
    self.detail = detail
  }

  @MainActor var body: some View {
    let visibility = visibility ?? $ownVisibility
    let arrangement = SplitArrangement(
      visibility.wrappedValue, look,
      isPortrait: deviceSize.map { $0.height > $0.width } ?? isTallWindow, hasThree: hasThree)
    let set = { (new: NavigationSplitViewVisibility) in visibility.wrappedValue = new }
    let toggle =
      hasToggle
      ? SidebarToggle(
        owner: owner, hides: arrangement.hasSidebar,
        target: arrangement.toggled(hasThree: hasThree), set: set)
      : nil
    ZStack(alignment: .leading) {
      HStack(spacing: 0) {
        if !arrangement.isOver { leadingColumns(arrangement, toggle) }
        detail
          .environment(\.sidebarToggle, arrangement.hasLeading ? nil : toggle)
          .environment(\.sideColumn, nil)
      }
      if arrangement.isOver, arrangement.hasLeading {
        Rectangle().fill(ControlColor.shade).ignoresSafeArea()
          .modifier(_TapModifier { set(.detailOnly) })
          .transition(.opacity)
        HStack(spacing: 0) { leadingColumns(arrangement, toggle) }.background(ControlColor.ground)
          .transition(columnTransition)
      }
    }
    .systemAnimation(isMoved ? SystemMotion.carriage : nil, value: arrangement)
  }

  /// Columns slide in at the leading edge; with Reduce Motion they fade (rules SM2.14 and SM1.6).
  private var columnTransition: AnyTransition {
    isReduced ? .opacity : .move(edge: .leading)
  }

  /// The columns before the last one that are shown.
  @MainActor @ViewBuilder private func leadingColumns(
    _ arrangement: SplitArrangement, _ toggle: SidebarToggle?
  ) -> some View {
    if arrangement.hasSidebar {
      sidebar
        .environment(\.sidebarToggle, toggle)
        .environment(\.sideColumn, 0)
        .frame(width: widths[0])
        .transition(columnTransition)
      Divider().ignoresSafeArea().transition(.opacity)
    }
    if arrangement.hasMiddle {
      middle
        .environment(\.sidebarToggle, arrangement.hasSidebar ? nil : toggle)
        .environment(\.sideColumn, 1)
        .frame(width: widths[1])
        .transition(columnTransition)
      Divider().ignoresSafeArea().transition(.opacity)
    }
  }
}
