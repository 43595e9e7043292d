import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// One page of a stack below its bar (rule C6.10).
nonisolated struct NavigationPage: View {
  let depth: Int
  let navigator: Navigator
  /// The column that the stack fills.
  let host: SplitColumn?
  /// Leads back, where that is not by taking the page from the stack.
  let back: (() -> Void)?
  /// How far the page has come; nil: it is there at once.
  let passage: Passage?
  let content: AnyView
  @State private var contents = ColumnContents()
  @State private var settings = BarSettings()
  @State private var overlap = BarOverlap()
  @State private var phase = SearchPhase()
  /// Whether the page grows out of another view.
  @State private var zooms = false
  @Environment(\.searchSubmitActions) private var searchSubmits
  @Environment(\.layoutDirection) private var direction
  @Environment(\.accessibilityReduceMotion) private var isReduced
  @Environment(\.systemMotion) private var isMoved

  init(
    depth: Int, navigator: Navigator, column: SplitColumn? = nil, back: (() -> Void)? = nil,
    passage: Passage? = nil, content: AnyView
  ) {
    self.depth = depth
    self.navigator = navigator
    host = column
    self.back = back ?? column?.back
    self.passage = passage
    self.content = content
  }

  @MainActor var body: some View {
    let navigator = navigator
    let depth = depth
    let search = search
    let suggestions = search?.suggestions
    let drawer = navigator.drawer(ofPageAt: depth)
    let motion = PageMotion(
      passage: passage, isRightToLeft: direction == .rightToLeft, isReduced: isReduced
    ) { position in
      // A page below the one that zooms stays where it is.
      navigator.zoomFrame(
        at: position < 0 ? max(navigator.tops.before, navigator.tops.now) : depth)
    } pull: {
      navigator.pull?.depth == depth ? navigator.pull : nil
    }
    ZStack {
      WindowContent(content)
      if let suggestions { List { suggestions }.listStyle(.plain) }
    }
    // Content that is too large for the page moves no bar.
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .keepsEditMode()
    .environment(\.searchSession, search)
    .modifier(DrawerEnvironment(drawer: settings.hidesBar ? nil : drawer))
    .environment(\.pageDepth, depth)
    .environment(\.navigator, navigator)
    .environment(
      \.dismissPresentation,
      backAction.map { back in
        PresentationDismissal(owner: ObjectIdentifier(navigator), level: depth, action: back)
      }
    )
    .onSettingsChange(
      BarSettingsKey.self, where: { $1.moves(from: $0) },
      perform: {
        settings = $0
        navigator.titles[depth] = $0.shownTitle
        if depth == 0 { host?.title = $0.shownTitle }
      }
    )
    .barSettings { $0 = $0.outside(ofPageAt: depth) }
    .onPreferenceChange(ColumnContentsKey.self) { contents = $0 }
    .onBarOverlap { overlap = $0 }
    .onPreferenceChange(ZoomSourceKey.self) {
      navigator.zooms[depth] = $0
      zooms = $0 != nil
    }
    .preference(key: ZoomSourceKey.self, value: nil)
    .modifier(MovingPage(motion: motion))
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if !isBarOfStackInside, settings.items.contains(where: \.isBelow) {
        BottomBar(settings: settings, isOverContent: overlap.below > 0, motion: motion)
          .drawnLast(during: passage)
      }
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      if !settings.hidesBar, !isBarOfStackInside {
        NavigationBar(
          settings: settings, search: search, depth: depth, back: backAction,
          titleBefore: depth > 0
            ? navigator.title(ofPageAbove: depth - 1) : host?.before?.title,
          scrolled: overlap.above, pull: overlap.pull, motion: motion, drawerHeight: drawer
        )
        .drawnLast(during: passage)
      }
    }
    .modifier(
      SwipeBack(
        depth: depth, navigator: navigator, column: depth == 0 ? host : nil,
        isEnabled: canSwipeBack && !settings.hidesBackButton,
        isPulled: depth > 0 && back == nil && zooms)
    )
    .accessibilityGroup(escape: backAction)
    .systemAnimation(isMoved ? SystemMotion.search : nil, value: search?.isActive == true)
  }

  /// Whether a stack inside has the bar: one in a column, or in a first page without a title, items and a
  /// search (rule C6.21).
  private var isBarOfStackInside: Bool {
    contents.isStack
      && (host != nil || depth == 0 && settings.isBare)
  }

  private var backAction: (() -> Void)? {
    let (navigator, depth) = (navigator, depth)
    return back ?? (depth > 0 ? { navigator.pop(to: depth - 1) } : nil)
  }

  private var canSwipeBack: Bool {
    depth > 0 ? back == nil : host?.back != nil
  }

  private var search: SearchSession? {
    settings.search.map { field in
      SearchSession(
        field: field, aids: settings.searchAids, phase: $phase, outerSubmits: searchSubmits)
    }
  }
}

/// Tells scroll views inside how much of the bar scrolls away with them.
nonisolated private struct DrawerEnvironment: EnvironmentModifier {
  let drawer: BarDrawer?

  func change(_ environment: inout EnvironmentValues) { environment.barDrawer = drawer }

  func isSame(as other: Self) -> Bool { drawer === other.drawer }
}

/// The bar of a page: 44 points, 56 in a sheet, 52 more for a large title, 52 more for a field (rules C4.5, C6.10, C6.12).
nonisolated private struct NavigationBar: View {
  let settings: BarSettings
  let search: SearchSession?
  let depth: Int
  /// Leads to the page before; nil where there is none.
  let back: (() -> Void)?
  let titleBefore: Text?
  /// How far content has gone beyond the bar's lower edge, in points.
  let scrolled: CGFloat
  /// How far content is pulled below its start, in points: the title and the field go with it.
  let pull: CGFloat
  let motion: PageMotion
  /// Takes how much scrolls away with the content.
  let drawerHeight: BarDrawer
  /// How high the large title is, in points: higher than its least height where type is large.
  @State private var titleHeight = BarMetrics.largeTitle
  @Environment(\.windowMargin) private var windowMargin
  @Environment(\.barMargin) private var barMargin
  @Environment(\.allowsLargeTitles) private var allowsLargeTitles
  @Environment(\.horizontalSizeClass) private var horizontalClass
  @Environment(\.verticalSizeClass) private var verticalClass
  @Environment(\.isElevated) private var isElevated
  @Environment(\.isInPopover) private var isInPopover
  @Environment(\.sidebarToggle) private var sidebarToggle
  @Environment(\.sideColumn) private var sideColumn
  @Environment(\.tabBarRow) private var tabBarRow
  @Environment(\.dynamicTypeSize) private var typeSize

  init(
    settings: BarSettings, search: SearchSession?, depth: Int, back: (() -> Void)?,
    titleBefore: Text?, scrolled: CGFloat, pull: CGFloat, motion: PageMotion,
    drawerHeight: BarDrawer
  ) {
    self.settings = settings
    self.search = search
    self.depth = depth
    self.back = back
    self.titleBefore = titleBefore
    self.scrolled = scrolled
    self.pull = pull
    self.motion = motion
    self.drawerHeight = drawerHeight
  }

  private var margin: CGFloat { barMargin ?? windowMargin }

  private var metrics: BarMetrics {
    BarMetrics(horizontalClass, verticalClass, isInSheet: isElevated && !isInPopover)
  }

  /// Whether the window is wide and high, as on a tablet.
  private var isLarge: Bool { horizontalClass == .regular && verticalClass == .regular }

  /// Whether the bar of a document has its title at the leading edge and secondary actions in the middle.
  private var isEditor: Bool { isLarge && settings.role == .editor }

  /// Whether the title is at the leading edge: that of an editor, and where the bar of tabs is in the middle of the row.
  private var titleLeads: Bool { isEditor || tabBarRow > 0 }

  /// Whether the search field is in the bar, at its trailing edge: in a wide window, except in side columns and sheets.
  private var hasFieldInBar: Bool {
    search != nil && isLarge && sideColumn == nil && !isElevated
  }

  private var hasLargeTitle: Bool {
    guard settings.shownTitle != nil, metrics.allowsLargeTitle, allowsLargeTitles else {
      return false
    }
    switch settings.displayMode {
    case .automatic: return depth == 0
    case .inline: return false
    case .large: return true
    }
  }

  /// Whether an active search hides the title.
  private var isFieldAlone: Bool {
    guard let search, !hasFieldInBar else { return false }
    return search.isActive && !search.aids.keepsTitle
  }

  /// The height of the large title and the search field below the bar, in points. They scroll with the content; a field
  /// in use stays.
  private var drawer: CGFloat {
    (hasLargeTitle ? titleHeight : 0) + fieldRoom
  }

  /// The height of the search field's part of it.
  private var fieldRoom: CGFloat { search == nil || hasFieldInBar ? 0 : BarMetrics.search }

  /// How far the large title and the field are moved down, in points (rule SM5.11).
  private var drawerPull: CGFloat { search?.isActive == true || drawer == 0 ? 0 : pull }

  private var titleGrowth: PassageAppearance {
    PassageAppearance(
      scale: BarMetrics.growth(pulledBy: drawerPull),
      anchor: motion.isRightToLeft ? .trailing : .leading)
  }

  @MainActor var body: some View {
    let most = search?.isActive == true ? 0 : drawer
    let collapse = min(scrolled, most)
    let _ = drawerHeight.take(most)
    // The field gets lower first, then the title goes up (rule C6.10).
    let squeeze = min(collapse, fieldRoom)
    VStack(alignment: .leading, spacing: 0) {
      // The bar of tabs is in the same row, which the safe area has already.
      if !isFieldAlone {
        row.padding(.top, -tabBarRow)
          .transition(.offset(y: -metrics.height).combined(with: .opacity))
      }
      hanging(squeeze)
        .offset(y: squeeze - collapse)
        .frame(maxWidth: .infinity)
        .clipped()
        .looks(PassageAppearance(offset: CGSize(width: 0, height: drawerPull)))
        .moves(with: motion.passage, search == nil ? motion.largeTitle : motion.drawer)
    }
    .frame(maxWidth: .infinity)
    .accessibilityGroup(hasSystemSize: true)
    .background(alignment: .top) {
      // The background is lower by the height that has scrolled away.
      BarBackground(style: ground, edge: .top).padding(.bottom, collapse - drawerPull)
        .moves(with: motion.passage, motion.barGround)
    }
    .environment(\.isListRow, false)
    .modifier(BarScheme(scheme: settings[.navigation].scheme(isOverContent: isOverContent)))
  }

  /// The bar itself, whose items have a fixed size, as UIKit draws them (rule C1.9).
  @MainActor private var row: some View {
    BarLayout(limitsLeading: back != nil, lead: back != nil ? margin / 2 : 0) {
      HStack(spacing: 16) {
        if let sidebarToggle { SidebarButton(toggle: sidebarToggle) }
        if let back, !settings.hidesBackButton { backButton(back) }
        items(.leading).moves(with: motion.passage, motion.items)
        if titleLeads { middle.moves(with: motion.passage, motion.title) }
      }
      if !titleLeads {
        middle.moves(with: motion.passage, motion.title)
      } else if isEditor {
        HStack(spacing: 16) { items(.secondary) }.moves(with: motion.passage, motion.items)
      }
      HStack(spacing: 16) {
        items(.trailing)
        if !isEditor { secondaryMenu }
        if hasFieldInBar, let search {
          SearchBar(session: search, showsScopes: false).frame(width: BarMetrics.fieldInBar)
        }
      }
      .moves(with: motion.passage, motion.items)
    }
    .padding(.leading, back != nil && sidebarToggle == nil ? margin / 2 : margin)
    .padding(.trailing, margin)
    .frame(height: metrics.height)
    .dynamicTypeSize(.large)
  }

  /// - Parameter squeeze: The part of the field's room that has scrolled away, in points.
  @MainActor @ViewBuilder private func hanging(_ squeeze: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasLargeTitle, !isFieldAlone {
        title(isLarge: true)?
          .lineLimit(1)
          .accessibilityAddTraits(.isHeader)
          .looks(titleGrowth)
          // A search that takes it away does not show it again, and one that ends does not show it on its way.
          .opacity(isTitleScrolledAway ? 0 : 1)
          .transaction(value: isTitleScrolledAway) { $0.animation = nil }
          .offset(y: BarMetrics.largeTitleRise)
          .frame(maxWidth: .infinity, minHeight: BarMetrics.largeTitle, alignment: .leading)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            titleHeight = $0
          }
          .padding(.horizontal, margin)
          // It stays above the field on its way.
          .transition(.offset(y: -titleHeight - metrics.height).combined(with: .opacity))
      }
      if let search, hasFieldInBar {
        if search.showsScopes, let scopes = search.aids.scopes {
          scopes.padding(.horizontal, margin).padding(.bottom, 8)
        }
      } else if let search {
        SearchBar(session: search, squeeze: squeeze)
          .padding(.horizontal, margin)
          .padding(.top, isFieldAlone ? 8 : 1)
          .padding(.bottom, isFieldAlone ? 8 : 15)
      }
    }
  }

  /// The background of the bar. A page that is scrolled to its top has none unless one is set.
  private var ground: AnyShapeStyle? {
    settings[.navigation].style(
      isOverContent: isOverContent, look: UIAppearanceValues.current.navigation)
  }

  /// Whether content is under the bar.
  private var isOverContent: Bool { scrolled > (search?.isActive == true ? 0 : drawer) }

  /// Returns the title in the text style that the program sets for all bars.
  private func title(isLarge: Bool) -> Text? {
    let words = UIAppearanceValues.current.navigation.words(isLarge: isLarge)
    let text = settings.shownTitle?.font(words.font ?? (isLarge ? .largeTitle.bold() : .headline))
    return words.color.map { text?.foregroundColor($0) } ?? text
  }

  @MainActor @ViewBuilder private var middle: some View {
    if let item = settings.items.first(where: { $0.placement.place == .title }) {
      item.view
    } else if !hasLargeTitle {
      inlineTitle.dynamicTypeSize(inlineSize)
    } else {
      // The large title has gone up under the bar.
      inlineTitle.dynamicTypeSize(inlineSize)
        .opacity(isTitleScrolledAway ? 1 : 0)
    }
  }

  /// Whether the large title has gone up under the bar.
  private var isTitleScrolledAway: Bool { scrolled >= fieldRoom + titleHeight - 8 }

  /// The type size of the inline title, which grows a little (rule C6.22).
  private var inlineSize: DynamicTypeSize { min(max(typeSize, .large), .xxLarge) }

  /// The title between the buttons, with the menu that a tap on it opens.
  @MainActor @ViewBuilder private var inlineTitle: some View {
    if let words = title(isLarge: false) {
      if let menu = settings.items.first(where: { $0.placement.place == .titleMenu }) {
        Menu {
          menu.view
        } label: {
          HStack(spacing: 4) {
            words.lineLimit(1)
            Image(systemName: "chevron.down.circle.fill")
              .symbolRenderingMode(.hierarchical)
              .font(.subheadline.weight(.semibold))
              .foregroundStyle(.secondary)
          }
        }
        .buttonStyle(.plain)
      } else {
        words.lineLimit(1).accessibilityAddTraits(.isHeader)
      }
    }
  }

  @MainActor private func backButton(_ back: @escaping () -> Void) -> some View {
    HStack(spacing: 5) {
      Image(systemName: "chevron.backward").font(.title3.weight(.semibold))
        .moves(with: motion.passage, motion.items)
      // The title of the previous page, if it fits.
      Group {
        if let titleBefore {
          ViewThatFits(in: .horizontal) {
            titleBefore.font(.body).lineLimit(1)
            Text("Back").lineLimit(1).fixedSize()
          }
        } else {
          Text("Back")
        }
      }
      .moves(with: motion.passage, motion.back)
    }
    .foregroundStyle(.tint)
    .modifier(ButtonTouch(look: .borderless) { back() })
    .accessibleControl(
      named: titleBefore.map { .text($0) } ?? .text(Text("Back")), [.button, .backButton],
      hasSystemSize: true, hasSystemType: true, activate: ControlTouch(back))
  }

  /// The menu of secondary actions, where they are not in the bar itself (rule C6.12).
  @MainActor @ViewBuilder private var secondaryMenu: some View {
    let entries = settings.items.filter { $0.placement.place == .secondary }
    if !entries.isEmpty {
      Menu {
        ForEach(Array(entries.enumerated()), id: \.offset) { $0.element.view }
      } label: {
        Label("More", systemImage: "ellipsis.circle").labelStyle(.iconOnly).imageScale(.large)
      }
    }
  }

  /// The items of a place, whose symbols are those of buttons in bars: at the large scale (rule C6.12).
  @MainActor private func items(_ place: ToolbarItemPlacement.Place) -> some View {
    let entries = settings.items.filter { $0.placement.place == place }
    return ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
      entry.view
        .labelStyle(.iconOnly)
        .imageScale(.large)
        .fontWeight(entry.placement.isStrong ? .semibold : nil)
    }
  }
}
