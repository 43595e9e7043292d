import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// One page of a stack below its bar (rule C6.10).
nonisolated struct NavigationPage: View {
  let depth: Int
  let navigator: Navigator
  let content: AnyView
  @State private var settings = BarSettings()

  init(depth: Int, navigator: Navigator, content: AnyView) {
    self.depth = depth
    self.navigator = navigator
    self.content = content
  }

  @MainActor var body: some View {
    let navigator = navigator
    let depth = depth
    ZStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.pageDepth, depth)
      .environment(\.navigator, navigator)
      .environment(
        \.dismissPresentation,
        depth > 0
          ? PresentationDismissal(owner: ObjectIdentifier(navigator), level: depth) {
            navigator.pop(to: depth - 1)
          } : nil
      )
      .onPreferenceChange(BarSettingsKey.self) { settings = $0 }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if settings.items.contains(where: { $0.placement.place == .bottom }) {
          BottomBar(items: settings.items)
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if !settings.hidesBar {
          NavigationBar(settings: settings, depth: depth, navigator: navigator)
        }
      }
  }
}

/// The bar of a page: 44 points, 52 more for a large title, 52 more for a field (rules C4.5, C6.10, C6.12).
nonisolated private struct NavigationBar: View {
  let settings: BarSettings
  let depth: Int
  let navigator: Navigator
  @Environment(\.windowMargin) private var margin

  init(settings: BarSettings, depth: Int, navigator: Navigator) {
    self.settings = settings
    self.depth = depth
    self.navigator = navigator
  }

  private var hasLargeTitle: Bool {
    guard settings.title != nil else { return false }
    switch settings.displayMode {
    case .automatic: return depth == 0
    case .inline: return false
    case .large: return true
    }
  }

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      BarLayout {
        HStack(spacing: 16) {
          if depth > 0, !settings.hidesBackButton { backButton }
          items(.leading)
        }
        middle
        HStack(spacing: 16) { items(.trailing) }
      }
      .padding(.horizontal, depth > 0 ? margin / 2 : margin)
      .frame(height: 44)
      if hasLargeTitle {
        settings.title?
          .font(.largeTitle.bold())
          .lineLimit(1)
          .minimumScaleFactor(0.6)
          .frame(maxWidth: .infinity, minHeight: 52, maxHeight: 52, alignment: .leading)
          .padding(.horizontal, margin)
      }
      if let search = settings.search {
        SearchBar(field: search)
          .padding(.horizontal, margin)
          .padding(.bottom, 16)
      }
    }
    .frame(maxWidth: .infinity)
    .background {
      if let ground { Rectangle().fill(ground).ignoresSafeArea(edges: [.top, .horizontal]) }
    }
    .environment(\.isListRow, false)
    .modifier(BarScheme(scheme: settings.colorScheme))
  }

  /// At its top, a page's bar has no ground of its own unless it is told to.
  private var ground: AnyShapeStyle? {
    guard settings.backgroundVisibility != .hidden else { return nil }
    if let own = settings.background { return own }
    return settings.backgroundVisibility == .visible ? AnyShapeStyle(ControlColor.bar) : nil
  }

  @MainActor @ViewBuilder private var middle: some View {
    if let item = settings.items.first(where: { $0.placement.place == .title }) {
      item.content
    } else if !hasLargeTitle {
      settings.title?.font(.headline).lineLimit(1)
    }
  }

  @MainActor private var backButton: some View {
    let navigator = navigator
    let depth = depth
    return HStack(spacing: 5) {
      Image(systemName: "chevron.backward").font(.title3.weight(.semibold))
      Text("Back")
    }
    .foregroundStyle(.tint)
    .modifier(_TapModifier { navigator.pop(to: depth - 1) })
  }

  @MainActor private func items(_ place: ToolbarItemPlacement.Place) -> some View {
    let entries = settings.items.filter { $0.placement.place == place }
    return ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
      entry.content
        .labelStyle(.iconOnly)
        .fontWeight(entry.placement.isStrong ? .semibold : nil)
    }
  }
}

/// The bar's own colour scheme, where it has one.
nonisolated private struct BarScheme: ViewModifier {
  let scheme: ColorScheme?

  @MainActor func body(content: Content) -> some View {
    content.transformEnvironment(\.colorScheme) { value in
      if let scheme { value = scheme }
    }
  }
}

/// Something at the leading edge, something in the middle as long as there is room, something at the trailing edge.
nonisolated private struct BarLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 44))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let first = subviews.first, let last = subviews.last, subviews.count > 1 else {
      return
    }
    let leading = first.sizeThatFits(.unspecified).width
    let trailing = last.sizeThatFits(.unspecified).width
    let gap: CGFloat = 8
    first.place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    last.place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
    guard subviews.count > 2 else { return }
    let middle = subviews[1]
    let room = max(bounds.width - leading - trailing - 2 * gap, 0)
    let size = middle.sizeThatFits(ProposedViewSize(width: room, height: bounds.height))
    let low = bounds.minX + leading + (leading > 0 ? gap : 0) + size.width / 2
    let high = bounds.maxX - trailing - (trailing > 0 ? gap : 0) - size.width / 2
    let center = low <= high ? min(max(bounds.midX, low), high) : (low + high) / 2
    middle.place(
      at: CGPoint(x: center, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: room, height: bounds.height))
  }
}

/// A field for what is looked for: 36 points high, corners of 10 (rule C4.5).
nonisolated struct SearchBar: View {
  let field: SearchField

  @MainActor var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
      TextField("", text: field.text, prompt: field.prompt ?? Text("Search"))
        .textFieldStyle(.plain)
    }
    .foregroundStyle(.secondary)
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(ControlColor.tertiaryFill, in: RoundedRectangle(cornerRadius: 10))
  }
}

/// The bar below a page (rule C6.12).
nonisolated private struct BottomBar: View {
  let items: [ToolbarEntry]
  @Environment(\.windowMargin) private var margin

  init(items: [ToolbarEntry]) {
    self.items = items
  }

  @MainActor var body: some View {
    let entries = items.filter { $0.placement.place == .bottom }
    HStack(spacing: 0) {
      ForEach(Array(entries.enumerated()), id: \.offset) { index, entry in
        if index > 0 { Spacer(minLength: 8) }
        entry.content.labelStyle(.iconOnly)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
    .padding(.horizontal, margin)
    .background {
      Rectangle().fill(ControlColor.bar)
        .overlay(alignment: .top) { Divider() }
        .ignoresSafeArea(edges: [.bottom, .horizontal])
    }
  }
}
