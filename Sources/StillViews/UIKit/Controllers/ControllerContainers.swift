import Foundation
import StillGeometry
import StillViewGraph

/// The pages of a navigation controller, drawn as a stack of views with the bar of the page at the top.
nonisolated struct NavigationControllerView: View {
  let navigation: UINavigationController
  /// A stamp that differs in every value.
  private let stamp = NSObject()
  @State private var changes = 0

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  @MainActor var body: some View {
    let (navigation, count) = (navigation, $changes)
    let _ = changes
    let pages = navigation.children.map(ControllerPage.init)
    NavigationStack(
      path: Binding(
        get: { Array(pages.dropFirst()) },
        set: { rest in
          MainActor.assumeIsolated {
            navigation.keepPages(1 + rest.count)
            count.wrappedValue += 1
          }
        })
    ) {
      Group {
        if let first = pages.first {
          ControllerView(first.controller, isPage: true)
        } else {
          Color.clear
        }
      }
      .navigationDestination(for: ControllerPage.self) {
        ControllerView($0.controller, isPage: true)
      }
    }
    .modifier(WindowEdges())
  }
}

/// A page of a navigation controller; pages are equal where their controllers are the same.
nonisolated private struct ControllerPage: Hashable {
  let controller: UIViewController

  static func == (a: Self, b: Self) -> Bool { a.controller === b.controller }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}

/// The tabs of a controller, drawn as a tab view.
nonisolated struct TabControllerView: View {
  let tabs: UITabBarController
  /// A stamp that differs in every value.
  private let stamp = NSObject()
  @State private var changes = 0

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
  }

  @MainActor var body: some View {
    let (tabs, count) = (tabs, $changes)
    let _ = changes
    let pages = Array((tabs.viewControllers ?? []).enumerated())
    TabView(
      selection: Binding(
        get: { MainActor.assumeIsolated { tabs.selectedIndex } },
        set: { index in
          MainActor.assumeIsolated {
            tabs.choose(index)
            count.wrappedValue += 1
          }
        })
    ) {
      ForEach(pages, id: \.offset) { index, page in
        let item = page.shownTab
        ControllerView(page, isPage: true)
          .tabItem {
            TabOfController(item: item, isSelected: index == tabs.selectedIndex)
          }
          .tag(index)
          .badge(item.badgeValue.map { Text(verbatim: $0) })
      }
    }
    .tint(tabs.tabBar.tintColor.map(Color.init(uiColor:)))
    .modifier(WindowEdges())
  }
}

/// The words and the picture of a tab.
nonisolated private struct TabOfController: View {
  let item: UITabBarItem
  let isSelected: Bool

  @MainActor var body: some View {
    Label {
      Text(verbatim: item.title ?? "")
    } icon: {
      isSelected ? item.drawnSelectedPicture ?? item.drawnPicture : item.drawnPicture
    }
    .environment(\.symbolVariants, .none)
  }
}

extension UIViewController {
  /// The tab of the controller; where it has none, that of the first page of a stack.
  fileprivate final var shownTab: UITabBarItem {
    let own: UITabBarItem = tabBarItem
    guard own.title == nil, own.drawnPicture == nil, let first = children.first,
      self is UINavigationController
    else { return own }
    return first.shownTab
  }
}
