import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The bar of tabs of a window that is regular both ways: titles in a capsule at the top, in the row of the page's bar (rule C6.13).
nonisolated struct TopTabBar: View {
  /// The height of the row, in points: that of the page's bar.
  static let row: CGFloat = 50
  /// The heights of the capsule and of an entry, in points.
  static let height: CGFloat = 44
  static let entryHeight: CGFloat = 36

  let tabs: [TabViewStyleConfiguration.Tab]
  let hasSidebarButton: Bool

  @MainActor var body: some View {
    // More tabs than there is room for scroll.
    ViewThatFits(in: .horizontal) {
      row.fixedSize()
      ScrollView(.horizontal) { row }
        .scrollIndicators(.hidden)
        .clipShape(Capsule())
        .fixedSize(horizontal: false, vertical: true)
    }
    .background {
      Capsule().fill(.bar)
        .overlay { Capsule().fill(ControlColor.tertiaryFill) }
    }
    .environment(\.isListRow, false)
    .padding(.horizontal, 20)
    .frame(maxWidth: .infinity)
    .frame(height: Self.row)
  }

  @MainActor private var row: some View {
    let entries = Self.entries(tabs)
    return HStack(spacing: 0) {
      if hasSidebarButton {
        Image(systemName: "sidebar.leading")
          .font(.system(size: 17))
          .frame(width: Self.height, height: Self.entryHeight)
          .accessibilityLabel("Show Sidebar")
          .accessibilityAddTraits(.isButton)
          .accessibilityRemoveTraits(.isImage)
      }
      ForEach(Array(entries.enumerated()), id: \.element.id) { index, tab in
        TopTabButton(tab: tab).modifier(TabControl(tab: tab, index: index, count: entries.count))
      }
    }
    .modifier(TabBarAccessibility())
    .padding((Self.height - Self.entryHeight) / 2)
  }

  /// Returns the entries of the bar: a tab, or a section with a title. Search tabs are last, as symbols (rule C6.13).
  static func entries(
    _ tabs: [TabViewStyleConfiguration.Tab]
  ) -> [TabViewStyleConfiguration.Tab] {
    var result: [TabViewStyleConfiguration.Tab] = []
    var last: AnyHashable?
    for tab in tabs where !tab.isSearch {
      guard let section = tab.section, let label = section.label else {
        result.append(tab)
        last = nil
        continue
      }
      if section.id != last {
        result.append(tab.with(label: label, isSelected: tab.isSelected, select: tab.select))
      } else if tab.isSelected, let entry = result.popLast() {
        result.append(entry.with(label: label, isSelected: true, select: tab.select))
      }
      last = section.id
    }
    return result + tabs.filter(\.isSearch)
  }
}

/// The title of an entry, on a lighter capsule where it is the chosen one.
nonisolated private struct TopTabButton: View {
  let tab: TabViewStyleConfiguration.Tab
  @Environment(\.tintColor) private var tint
  @Environment(\.colorScheme) private var scheme

  init(tab: TabViewStyleConfiguration.Tab) {
    self.tab = tab
  }

  private var style: AnyShapeStyle {
    guard tab.isSelected else { return AnyShapeStyle(.primary) }
    let look = UIAppearanceValues.current.tabs
    let bar = look.overContent ?? look.atEdge
    return AnyShapeStyle(tint ?? bar?.selectedItem ?? .accentColor)
  }

  @MainActor var body: some View {
    let parts = tab.parts
    // Of a symbol and a title the title is shown.
    let shown = parts.count > 1 ? Array(parts.dropFirst()) : parts
    HStack(spacing: 4) {
      if tab.isSearch {
        ForEach(parts.prefix(1)) { $0.view.labelStyle(.iconOnly) }
      } else {
        ForEach(shown) { $0.view.labelStyle(.titleOnly) }
      }
    }
    .font(.system(size: 15, weight: tab.isSelected ? .semibold : .medium))
    .environment(\.isInTopTabBar, true)
    .lineLimit(1)
    .foregroundStyle(style)
    .padding(.horizontal, 16)
    .frame(height: TopTabBar.entryHeight)
    .background {
      if tab.isSelected { Capsule().fill(Color(white: scheme == .dark ? 0.3 : 1)) }
    }
    .overlay(alignment: .topTrailing) {
      if let badge = tab.badge { TabBadge(words: badge).offset(x: 2, y: -4) }
    }
  }
}

private let tabBarRowEntry = EnvironmentEntry<CGFloat>(0)
private let isInTopTabBarEntry = EnvironmentEntry(false)

extension EnvironmentValues {
  /// The height of the row above that a bar of tabs shares with the page's bar, in points (default: 0, there is none).
  var tabBarRow: CGFloat {
    get { self[tabBarRowEntry] }
    set { self[tabBarRowEntry] = newValue }
  }

  /// Whether the view is a label in the bar of tabs at the top of a window.
  var isInTopTabBar: Bool {
    get { self[isInTopTabBarEntry] }
    set { self[isInTopTabBarEntry] = newValue }
  }
}
