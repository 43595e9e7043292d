import Foundation
import StillGeometry
import StillLayout
import StillViewGraph
import Synchronization

/// All tabs, of which one is shown; a tab keeps its state once it has been shown.
nonisolated struct TabContents: View {
  let tabs: [TabViewStyleConfiguration.Tab]

  @MainActor var body: some View {
    ZStack {
      ForEach(tabs) { tab in
        _KeptView(isShown: tab.isSelected, content: WindowContent(tab.content))
          .environment(\.tabAccessory, nil)
      }
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
  }
}

/// The selected tab above the bar of tabs (rule C6.13).
nonisolated struct TabPages: View {
  let configuration: TabViewStyleConfiguration
  /// Whether the bar of a wide window has the button of a sidebar.
  let hasSidebarButton: Bool
  @State private var settings = BarSettings()
  @State private var overlap = BarOverlap()
  @State private var way = TabBarWay()
  /// Whether the list of the tabs that the bar has no room for is shown.
  @State private var isListOpen = false
  @Environment(\.tabAccessory) private var accessory
  @Environment(\.horizontalSizeClass) private var horizontalClass
  @Environment(\.verticalSizeClass) private var verticalClass
  @Environment(\.systemMotion) private var isMoved

  init(configuration: TabViewStyleConfiguration, hasSidebarButton: Bool = false) {
    self.configuration = configuration
    self.hasSidebarButton = hasSidebarButton
  }

  /// Whether the bar is at the top: in a window that is regular both ways.
  private var isOnTop: Bool { horizontalClass == .regular && verticalClass == .regular }

  /// Whether there is a bar.
  private var hasBar: Bool {
    !settings.hidesTabBar && !UIAppearanceValues.current.tabs.isHidden
      && !configuration.tabs.isEmpty
  }

  /// The tabs that the bar has no room for: all from the fifth on where there are more than five (rule C6.13).
  private var hidden: ArraySlice<TabViewStyleConfiguration.Tab> {
    let tabs = configuration.tabs
    guard tabs.count > MoreTabs.most, horizontalClass != .regular else { return [] }
    return tabs.dropFirst(MoreTabs.most - 1)
  }

  /// Takes the settings of the pages. The bar goes with the page that covers the one it belongs to, and comes back with that (rule SM2.17).
  private func adopt(_ new: BarSettings) {
    if new.hidesTabBar != settings.hidesTabBar {
      way.goesWithPage = max(new.pagesBelowHiding, settings.pagesBelowHiding) > 0
      way.change = ViewGraph.current?.changeNumber
    }
    if new.depth != settings.depth { way.step = ViewGraph.current?.changeNumber }
    settings = new
  }

  /// Takes how far content runs under the bar, whose background fades in and out with a push or a pop (rule SM2.25).
  private func adopt(_ new: BarOverlap) {
    let tab = configuration.tabs.first(where: \.isSelected)?.id
    let isOtherPage = tab == way.tab && way.step == ViewGraph.current?.changeNumber
    way.tab = tab
    if isOtherPage, isMoved, Transaction.actionsMoveSystem {
      withAnimation(SystemMotion.carriage) { overlap = new }
    } else {
      overlap = new
    }
  }

  private var passage: Passage? { isMoved ? way.passage : nil }

  private var route: PassageRoute {
    var route = PassageRoute(SystemMotion.carriage)
    route.isQuiet = { [way] in
      !way.goesWithPage || way.change != ViewGraph.current?.changeNumber
    }
    return route
  }

  @MainActor var body: some View {
    let hidden = hidden
    let (passage, route) = (passage, route)
    let isListShown = isListOpen && !hidden.isEmpty
    let more =
      hidden.isEmpty
      ? nil
      : MoreTabs.tab(isSelected: isListShown || hidden.contains(where: \.isSelected)) {
        isListOpen = true
      }
    let shown = configuration.tabs.dropLast(hidden.count).map { tab in
      tab.with(isSelected: tab.isSelected && !isListShown) {
        isListOpen = false
        tab.select()
      }
    }
    TabContents(tabs: configuration.tabs)
      .environment(\.tabBarRow, isOnTop && hasBar ? TopTabBar.row : 0)
      .opacity(isListShown ? 0 : 1)
      .overlay {
        if isListShown {
          MoreTabs(
            tabs: hidden.map { tab in
              tab.with(isSelected: tab.isSelected) {
                isListOpen = false
                tab.select()
              }
            })
        }
      }
      .onSettingsChange(BarSettingsKey.self, perform: adopt)
      .onBarOverlap(adopt)
      .onPageGround()
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if hasBar, !isOnTop || accessory != nil {
          VStack(spacing: 0) {
            if let accessory { TabAccessory(content: accessory.view) }
            if !isOnTop {
              TabBar(
                tabs: shown + (more.map { [$0] } ?? []), ground: settings[.tabs],
                isOverContent: overlap.below > 0)
            }
          }
          .moves(with: passage, PresentationMotion.fading)
          .passes(passage, route)
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if hasBar, isOnTop {
          TopTabBar(tabs: configuration.tabs, hasSidebarButton: hasSidebarButton)
        }
      }
  }
}

/// How the bar of tabs comes and goes.
nonisolated private final class TabBarWay {
  let passage = Passage()
  /// Whether it came or went last with a page of a stack.
  var goesWithPage = false
  /// The change in which it did (`ViewGraph.changeNumber`).
  var change: Int?
  /// The change in which a stack last pushed or popped a page (`ViewGraph.changeNumber`); nil: none has.
  var step: Int?
  /// The tab whose page ran under the bar last.
  var tab: Int?
}

/// The bar of tabs at the bottom: 49 points, 32 in a low window.
nonisolated private struct TabBar: View {
  let tabs: [TabViewStyleConfiguration.Tab]
  let ground: BarBackgroundStyle
  let isOverContent: Bool
  @Environment(\.verticalSizeClass) private var verticalClass

  init(tabs: [TabViewStyleConfiguration.Tab], ground: BarBackgroundStyle, isOverContent: Bool) {
    self.tabs = tabs
    self.ground = ground
    self.isOverContent = isOverContent
  }

  private var height: CGFloat { verticalClass == .compact ? 32 : 49 }

  @MainActor var body: some View {
    let count = tabs.count
    return HStack(spacing: 0) {
      ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
        TabButton(tab: tab)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .modifier(TabControl(tab: tab, index: index, count: count))
      }
    }
    .modifier(TabBarAccessibility())
    .frame(height: height)
    .background {
      BarBackground(
        style: ground.style(isOverContent: isOverContent, look: UIAppearanceValues.current.tabs),
        edge: .bottom)
    }
    .environment(\.isListRow, false)
    .modifier(BarScheme(scheme: ground.scheme(isOverContent: isOverContent)))
  }
}

/// A tab in a bar, which a tap selects.
nonisolated struct TabControl: ViewModifier {
  let tab: TabViewStyleConfiguration.Tab
  let index: Int
  let count: Int

  @MainActor func body(content: Content) -> some View {
    let (tab, index, count) = (tab, index, count)
    content
      .modifier(_TapModifier { tab.select() })
      .accessibleControl(
        named: .view(tab.label ?? AnyView(EmptyView())),
        tab.isSelected ? [.button, .tab, .selected] : [.button, .tab], hasSystemSize: true,
        hasSystemType: true,
        activate: ControlTouch { tab.select() }
      ) { properties, environment in
        let place = environment.spokenTerms.place(index + 1, of: count)
        let badge = tab.badge?.spokenWords(in: environment)
        properties.value = [badge, place].compactMap(\.self).joined(separator: ", ")
      }
  }
}

/// Unavailable: a view with actions is no value to send.
@available(*, unavailable) extension TabControl: Sendable {}

/// Makes a bar of tabs one container for assistive technologies.
nonisolated struct TabBarAccessibility: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.accessibilityElements { scope in
      var bar = AccessibilityItem(
        .container, of: scope.modified(), frame: scope.frame, node: scope.element)
      bar.properties.traits = .tabBar
      bar.properties.label = "Tab Bar"
      scope.items = [bar]
    }
  }
}

/// The badge of a tab.
nonisolated struct TabBadge: View {
  let words: Text

  @MainActor var body: some View {
    words
      .font(.system(size: 13))
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18, maxHeight: 18)
      .background(Color.red, in: Capsule())
      .fixedSize()
  }
}

/// An icon above a title, in a low window before it, in the tint when the tab is selected.
nonisolated private struct TabButton: View {
  let tab: TabViewStyleConfiguration.Tab
  @Environment(\.tintColor) private var tint
  @Environment(\.verticalSizeClass) private var verticalClass

  init(tab: TabViewStyleConfiguration.Tab) {
    self.tab = tab
  }

  /// A tint that was chosen for these views comes before that of the program's bars.
  private var style: AnyShapeStyle {
    let look = UIAppearanceValues.current.tabs
    let bar = look.overContent ?? look.atEdge
    if tab.isSelected { return AnyShapeStyle(tint ?? bar?.selectedItem ?? .accentColor) }
    return (bar?.plainItem ?? look.plainItem).style(or: ControlColor.tabLabel)
  }

  @MainActor var body: some View {
    let parts = tab.parts
    let isLow = verticalClass == .compact
    Group {
      if isLow {
        HStack(spacing: LowTabLabelStyle.gap) {
          ForEach(parts) { $0.view.labelStyle(LowTabLabelStyle()) }
        }
      } else {
        VStack(spacing: 2) {
          ForEach(Array(parts.enumerated()), id: \.element.id) { index, part in
            part.view.labelStyle(TabLabelStyle())
              .frame(minHeight: index == 0 && parts.count > 1 ? TabLabelStyle.iconHeight : nil)
          }
        }
      }
    }
    .font(.system(size: isLow ? 13 : 10, weight: .medium))
    .environment(\.symbolFont, isLow ? LowTabLabelStyle.iconFont : TabLabelStyle.iconFont)
    .lineLimit(1)
    .symbolVariant(.fill)
    .foregroundStyle(style)
    .overlay(alignment: isLow ? .topLeading : .top) {
      if let badge = tab.badge {
        // Wide badges begin where others do.
        TabBadge(words: badge)
          .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 5 }
          .offset(x: isLow ? 11 : 0, y: isLow ? -7 : -3)
      }
    }
  }
}

/// The icon, as large as bars have it, above the title.
nonisolated private struct TabLabelStyle: LabelStyle {
  static let iconFont = Font.system(size: 21)
  static let iconHeight: CGFloat = 25

  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
        .font(Self.iconFont)
        .frame(height: Self.iconHeight)
      configuration.title
    }
  }
}

/// The icon, smaller, before the title: in a low window.
nonisolated private struct LowTabLabelStyle: LabelStyle {
  static let iconFont = Font.system(size: 17)
  /// Between icon and title, in points.
  static let gap: CGFloat = 6

  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: Self.gap) {
      configuration.icon.font(Self.iconFont)
      configuration.title
    }
  }
}

/// A dot a page: 8 points across, 17 from one to the next, 26 high (rule C6.13).
nonisolated struct PageDots: View {
  let tabs: [TabViewStyleConfiguration.Tab]
  @Environment(\.pageDotsHaveGround) private var hasGround
  @Environment(\.colorScheme) private var scheme
  @Environment(\.systemMotion) private var isMoved

  init(tabs: [TabViewStyleConfiguration.Tab]) {
    self.tabs = tabs
  }

  @MainActor var body: some View {
    let look = UIAppearanceValues.current
    let tabs = tabs
    return HStack(spacing: 9) {
      ForEach(tabs) { tab in
        Circle()
          .fill(tab.isSelected ? look.dot ?? .white : look.otherDot ?? .white.opacity(0.3))
          .frame(width: 8, height: 8)
          .modifier(_TapModifier { tab.select() })
      }
    }
    .systemAnimation(isMoved ? SystemMotion.dot : nil, value: tabs.firstIndex(where: \.isSelected))
    .padding(.horizontal, 10)
    .frame(height: 26)
    .background {
      if hasGround {
        Capsule().fill(scheme == .dark ? Color.white.opacity(0.25) : Color.black.opacity(0.3))
      }
    }
    .accessibleControl(named: nil, .adjustable, hasSystemSize: true, hasSystemType: true) {
      properties, environment in
      let index = tabs.firstIndex(where: \.isSelected) ?? 0
      let place = environment.spokenTerms.place(index + 1, of: tabs.count)
      properties.value = "Page \(place)"
      if index + 1 < tabs.count {
        properties.setAction(AccessibilityActionEntry(.increment) { tabs[index + 1].select() })
      }
      if index > 0 {
        properties.setAction(AccessibilityActionEntry(.decrement) { tabs[index - 1].select() })
      }
    }
  }
}
