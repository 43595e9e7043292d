import Foundation
import StillGeometry
import StillViewGraph

/// The title and the buttons of a page of a navigation controller, in the bar of the stack that draws it.
nonisolated struct ControllerBar: ViewModifier {
  let controller: UIViewController

  @MainActor func body(content: Content) -> some View {
    if let navigation = controller.parent as? UINavigationController {
      let item = controller.navigationItem
      let look = navigation.ground(of: item)
      content
        .navigationTitle(Text(verbatim: item.title ?? controller.title ?? ""))
        .navigationBarTitleDisplayMode(navigation.isLarge(controller) ? .large : .inline)
        .navigationBarBackButtonHidden(item.hidesBackButton)
        .toolbar(navigation.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
        .toolbar(
          hidesTabs(in: navigation) ? .hidden : .automatic, for: .tabBar
        )
        .toolbarBackground(
          look.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.bar), for: .navigationBar
        )
        .toolbarBackground(look == nil ? .automatic : .visible, for: .navigationBar)
        .toolbar { items(item, navigation) }
        .modifier(ControllerSearch(controller: item.searchController))
    } else {
      content
    }
  }

  @MainActor private func hidesTabs(in navigation: UINavigationController) -> Bool {
    navigation.children.dropFirst().contains { $0.hidesBottomBarWhenPushed }
      && controller !== navigation.children.first
  }

  @MainActor @ToolbarContentBuilder private func items(
    _ item: UINavigationItem, _ navigation: UINavigationController
  ) -> some ToolbarContent {
    let tint = navigation.navigationBar.tintColor.map(Color.init(uiColor:))
    ToolbarItemGroup(placement: .topBarLeading) {
      ForEach(Array((item.leftBarButtonItems ?? []).enumerated()), id: \.offset) {
        BarButton(item: $0.element, tint: tint)
      }
    }
    if let view = item.titleView {
      ToolbarItem(placement: .principal) { UIViewPicture(arranged: view) }
    }
    // The first button of a bar is the outermost one.
    ToolbarItemGroup(placement: .topBarTrailing) {
      ForEach(Array((item.rightBarButtonItems ?? []).reversed().enumerated()), id: \.offset) {
        BarButton(item: $0.element, tint: tint)
      }
    }
    ToolbarItemGroup(placement: .bottomBar) {
      if !navigation.isToolbarHidden {
        ForEach(Array((controller.toolbarItems ?? []).enumerated()), id: \.offset) {
          BarButton(item: $0.element, tint: tint)
        }
      }
    }
  }
}

/// A button of a bar, drawn as a button of a toolbar.
nonisolated private struct BarButton: View {
  let item: UIBarButtonItem
  /// The color of the bar's buttons; nil: that around.
  let tint: Color?

  @MainActor var body: some View {
    let item = item
    let color = item.tintColor.map(Color.init(uiColor:)) ?? tint
    if let view = item.customView {
      UIViewPicture(arranged: view)
    } else if item.systemItem == .flexibleSpace {
      Spacer()
    } else if item.systemItem == .fixedSpace {
      Color.clear.frame(width: max(item.width, 0), height: 1)
    } else {
      Group {
        if let menu = item.menu, item.primaryAction == nil {
          Menu {
            MenuElements(menu: menu)
          } label: {
            label
          }
        } else {
          Button {
            item.primaryAction?.act()
          } label: {
            label
          }
        }
      }
      .disabled(!item.isEnabled)
      .tint(color)
    }
  }

  @MainActor @ViewBuilder private var label: some View {
    if let picture = item.drawnPicture {
      picture
    } else if let symbol = item.systemItem?.symbol {
      Image(systemName: symbol)
    } else {
      let words = Text(verbatim: item.title ?? item.systemItem?.title ?? "")
      item.isDone ? words.fontWeight(.semibold) : words
    }
  }
}

/// The search field of a page.
nonisolated private struct ControllerSearch: ViewModifier {
  let controller: UISearchController?

  @MainActor func body(content: Content) -> some View {
    if let controller {
      let bar = controller.searchBar
      content.searchable(
        text: Binding(
          get: { MainActor.assumeIsolated { bar.text ?? "" } },
          set: { text in
            MainActor.assumeIsolated {
              bar.text = text
              bar.delegate?.searchBar(bar, textDidChange: text)
              controller.searchResultsUpdater?.updateSearchResults(for: controller)
            }
          }),
        prompt: bar.placeholder.map { Text(verbatim: $0) })
    } else {
      content
    }
  }
}

extension UIBarButtonItem {
  /// Whether its words are strong.
  fileprivate final var isDone: Bool {
    style == .done || systemItem == .done || systemItem == .save
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words of the button; nil where it has a symbol.
  nonisolated fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The symbol of the button; nil where it has words.
  nonisolated fileprivate var symbol: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .pageCurl: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    }
  }
}

extension UINavigationController {
  /// Whether the title of a page is large: as it says, and otherwise as that of the page before.
  final func isLarge(_ page: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    var isLarge = true
    for child in children {
      switch child.navigationItem.largeTitleDisplayMode {
      case .automatic: break
      case .always: isLarge = true
      case .never: isLarge = false
      }
      if child === page { break }
    }
    return isLarge
  }

  /// The color that the program gives the bar of a page; nil: the system's ground.
  final func ground(of item: UINavigationItem) -> Color? {
    let look =
      item.scrollEdgeAppearance ?? item.standardAppearance ?? navigationBar.scrollEdgeAppearance
      ?? (navigationBar.isStandardSet ? navigationBar.standardAppearance : nil)
    let color = look?.backgroundColor ?? navigationBar.barTintColor ?? navigationBar.backgroundColor
    return color.map(Color.init(uiColor:))
  }
}
