import Foundation
import StillViewGraph

/// The list of the tabs that a bar of five has no room for (rule C6.13).
nonisolated struct MoreTabs: View {
  /// The most tabs in the bar of a narrow window.
  static let most = 5

  let tabs: [TabViewStyleConfiguration.Tab]

  @MainActor var body: some View {
    NavigationStack {
      List {
        ForEach(tabs) { tab in
          Button {
            tab.select()
          } label: {
            HStack {
              tab.label ?? AnyView(EmptyView())
              Spacer(minLength: 8)
              Image(systemName: "chevron.forward")
                .font(.footnote.weight(.semibold))
                .foregroundStyle(.tertiary)
            }
            .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
        }
      }
      .listStyle(.plain)
      .navigationTitle("More")
    }
  }

  /// Returns the last tab of the bar, which opens the list.
  @MainActor static func tab(
    isSelected: Bool, select: @escaping () -> Void
  ) -> TabViewStyleConfiguration.Tab {
    TabViewStyleConfiguration.Tab(
      id: -1, content: AnyView(EmptyView()),
      label: AnyView(Label("More", systemImage: "ellipsis")), badge: nil, isSelected: isSelected,
      select: select)
  }
}

extension TabViewStyleConfiguration.Tab {
  /// Returns the tab with another selection and action.
  func with(isSelected: Bool, select: @escaping () -> Void) -> Self {
    Self(
      id: id, content: content, label: label, badge: badge, isSelected: isSelected, select: select,
      section: section, isSearch: isSearch)
  }

  /// Returns the tab as the entry of its section.
  func with(label: AnyView, isSelected: Bool, select: @escaping () -> Void) -> Self {
    Self(
      id: id, content: content, label: label, badge: nil, isSelected: isSelected, select: select,
      section: section)
  }
}
