public import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// Which columns of a split view are shown.
nonisolated public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let number: Int

  public static let automatic = NavigationSplitViewVisibility(number: 0)
  public static let all = NavigationSplitViewVisibility(number: 1)
  public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
  public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int

  public static let sidebar = NavigationSplitViewColumn(number: 0)
  public static let content = NavigationSplitViewColumn(number: 1)
  public static let detail = NavigationSplitViewColumn(number: 2)
}

/// Columns beside each other; in compact width one of them (rule C6.11).
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferred: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content,
    _ detail: Detail
  ) {
    self.visibility = visibility
    self.preferred = preferred
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Points.
  private static var sidebarWidth: CGFloat { 320 }

  @MainActor public var body: some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        if visibility?.wrappedValue != .detailOnly {
          NavigationStack { sidebar.listStyle(.sidebar) }.frame(width: Self.sidebarWidth)
          Divider().ignoresSafeArea()
        }
        if Content.self != EmptyView.self {
          NavigationStack { content }.frame(width: Self.sidebarWidth)
          Divider().ignoresSafeArea()
        }
        NavigationStack { detail }
      }
    } else {
      NavigationStack {
        switch preferred?.wrappedValue {
        case .detail: AnyView(detail)
        case .content: AnyView(content)
        default: AnyView(sidebar)
        }
      }
    }
  }
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}

/// How the columns of split views share the room: side by side.
nonisolated public struct NavigationSplitViewLook: Hashable, Sendable {
  private let number: Int

  public static let automatic = NavigationSplitViewLook(number: 0)
  public static let balanced = NavigationSplitViewLook(number: 1)
  public static let prominentDetail = NavigationSplitViewLook(number: 2)
}

extension View {
  /// How the columns of split views inside share the room.
  nonisolated public func navigationSplitViewStyle(
    _ style: NavigationSplitViewLook
  ) -> some View { self }

  /// The width of the column that the view is in: the system's here.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// The width of the column that the view is in: the system's here.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
