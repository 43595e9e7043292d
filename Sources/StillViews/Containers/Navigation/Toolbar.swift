import StillLayout
public import StillViewGraph

/// The content of a page's bars.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content inside.
  associatedtype Body: ToolbarContent

  /// The content inside.
  @ToolbarContentBuilder var body: Body { get }

  /// Returns the entries of the bars; only items themselves implement it.
  nonisolated func _entries() -> [_ToolbarEntries]
}

/// The content of bars that users can customize.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

/// Entries of bars, as the engine has them.
nonisolated public struct _ToolbarEntries {
  private enum Kind {
    case entry(ToolbarEntry)
    /// Content whose properties get their values where the bar's modifier is evaluated.
    case content(any ToolbarContent)
  }

  private let kind: Kind

  init(entry: ToolbarEntry) { kind = .entry(entry) }

  fileprivate init(content: any ToolbarContent) { kind = .content(content) }

  /// Returns the entries in the body that is being evaluated.
  func shown(_ values: ConnectedValues, in environment: EnvironmentValues) -> [ToolbarEntry] {
    switch kind {
    case .entry(let entry): return [entry]
    case .content(let content): return Self.shown(content, values, in: environment)
    }
  }

  private static func shown<Content: ToolbarContent>(
    _ content: Content, _ values: ConnectedValues, in environment: EnvironmentValues
  ) -> [ToolbarEntry] {
    guard let content = values.connected(content, in: environment) else { return [] }
    let body: @MainActor (Content) -> Content.Body = { $0.body }
    return callIsolated(body, with: content)._entries().flatMap {
      $0.shown(values, in: environment)
    }
  }
}

extension _ToolbarEntries: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    switch (a.kind, b.kind) {
    case (.entry(let a), .entry(let b)): a == b
    default: false
    }
  }
}

/// One entry of a bar.
nonisolated struct ToolbarEntry: Equatable {
  let placement: ToolbarItemPlacement
  let content: AnyView
  /// That of the view whose bar this is; nil: the bar's own.
  var environment: EnvironmentValues?

  /// Whether it stands in the bar below a page.
  var isBelow: Bool { placement.place == .bottom || placement.place == .status }

  static func == (a: ToolbarEntry, b: ToolbarEntry) -> Bool {
    a.placement == b.placement && a.content.isSame(as: b.content)
      && BarItemEnvironment(outside: a.environment).gives(sameAs: b.environment)
  }
}

extension ToolbarContent {
  nonisolated public func _entries() -> [_ToolbarEntries] {
    if ConnectedValues.areNeeded(for: Self.self) { return [_ToolbarEntries(content: self)] }
    let body: @MainActor (Self) -> Self.Body = { $0.body }
    return callIsolated(body, with: self)._entries()
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is an entry of a bar and has no body")
  }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
  nonisolated public func _entries() -> [_ToolbarEntries] {
    switch self {}
  }
}

/// Builds the content of bars from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  /// Accepts one entry, or entries of any type.
  public static func buildExpression<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  /// Returns no entries.
  public static func buildBlock() -> _ToolbarList { _ToolbarList(entries: []) }

  /// Joins several entries in order.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarList {
    var entries: [_ToolbarEntries] = []
    for content in repeat each content { entries += content._entries() }
    return _ToolbarList(entries: entries)
  }

  /// Entries that may be missing.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds the first of two alternatives.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarList {
    _ToolbarList(entries: first._entries())
  }

  /// Builds the second of two alternatives.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarList {
    _ToolbarList(entries: second._entries())
  }

  /// Entries that only newer systems have.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarList {
    _ToolbarList(entries: content._entries())
  }
}

/// Entries that may not be there.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  nonisolated public func _entries() -> [_ToolbarEntries] { map { $0._entries() } ?? [] }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// Several entries.
nonisolated public struct _ToolbarList: ToolbarContent, CustomizableToolbarContent {
  let entries: [_ToolbarEntries]

  public func _entries() -> [_ToolbarEntries] { entries }
}

/// Where in the bars an entry stands (rule C6.12).
nonisolated public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable {
    case leading, title, titleMenu, trailing, secondary, bottom, keyboard, status
  }

  let place: Place
  var isStrong = false

  /// Where the platform has actions: at the trailing edge of the bar above.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the middle of the bar above, in the place of the title.
  public static let principal = ToolbarItemPlacement(place: .title)
  /// In the place of the title.
  public static let title = ToolbarItemPlacement(place: .title)
  /// At the leading edge of the bar above.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// At the trailing edge of the bar above.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// In a menu at the trailing edge of the bar above; in a wide window and the editor's role in the middle of the bar.
  public static let secondaryAction = ToolbarItemPlacement(place: .secondary)
  /// In the middle of the bar below.
  public static let status = ToolbarItemPlacement(place: .status)
  /// The action that confirms: bold, at the trailing edge of the bar above.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isStrong: true)
  /// The action that cancels: at the leading edge of the bar above.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// The action that cannot be undone: at the trailing edge of the bar above.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Above the keyboard. Not drawn: a picture has none.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// In the bar below.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// At the leading edge of the bar above.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing edge of the bar above.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
}

/// An entry of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  /// Whether the item is not in the bar until users add it.
  var isHidden = false

  public func _entries() -> [_ToolbarEntries] {
    if isHidden { return [] }
    return [_ToolbarEntries(entry: ToolbarEntry(placement: placement, content: AnyView(content)))]
  }
}

extension ToolbarItem where ID == () {
  /// A view in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// A view in a bar that users could move; here they do not.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// An entry that users may put into the bar, or take out of it.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
    isHidden = !showsByDefault
  }
}

/// Entries of a bar that stand together.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  /// Several views in one place of a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public func _entries() -> [_ToolbarEntries] {
    separateUnits(content).flattened.map {
      _ToolbarEntries(entry: ToolbarEntry(placement: placement, content: $0.view))
    }
  }
}

/// The bars that a setting is for.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Hashable {
    case navigation, tabs, bottom, other
  }

  let bar: Bar

  /// The bar above a page.
  public static let automatic = ToolbarPlacement(bar: .navigation)
  /// The bar above a page.
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(bar: .tabs)
  /// The bar below a page.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  /// The bar of a window, which a picture does not show.
  public static let windowToolbar = ToolbarPlacement(bar: .other)
}

/// The purpose of bars.
nonisolated public struct ToolbarRole: Hashable, Sendable {
  private let number: Int

  /// As the system has it. All but the editor's are drawn alike.
  public static let automatic = ToolbarRole(number: 0)
  /// Pages on top of each other.
  public static let navigationStack = ToolbarRole(number: 1)
  /// Pages that one goes through to and fro.
  public static let browser = ToolbarRole(number: 2)
  /// A page on which a document is edited.
  public static let editor = ToolbarRole(number: 3)
}

extension View {
  /// Puts entries into the bars of the page.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(BarItems(entries: content()._entries()))
  }

  /// Puts entries into the bars of the page.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(BarItems(entries: content()._entries()))
  }

  /// Shows or hides bars of the page.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barSettings { settings in
      if bars.contains(where: { $0.bar == .navigation }) {
        settings.hidesBar = visibility == .hidden
      }
      if bars.contains(where: { $0.bar == .tabs }) {
        settings.hidesTabBar = visibility == .hidden
      }
    }
  }

  /// Shows or hides bars of the page.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barSettings { settings in
      if bars.contains(where: { $0.bar == .navigation }) {
        settings.hidesBar = visibility == .hidden
      }
      if bars.contains(where: { $0.bar == .tabs }) {
        settings.hidesTabBar = visibility == .hidden
      }
    }
  }

  /// Sets the background of bars of the page.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    barGround(bars) { $0.style = AnyShapeStyle(style) }
  }

  /// Shows or hides the background of bars of the page.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barGround(bars) { $0.visibility = visibility }
  }

  /// Shows or hides the background of bars of the page.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barGround(bars) { $0.visibility = visibility }
  }

  /// Sets the colour scheme of bars of the page.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barGround(bars) { $0.scheme = colorScheme }
  }

  /// Sets the role of the page's bar. In a wide window that of an editor has the title at the leading edge and secondary
  /// actions in the middle; the other roles look the same.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    barSettings { $0.role = role }
  }

  /// Sets the menu that a tap on the title opens if the title is in the bar, marked by a symbol beside it. A large title
  /// has none.
  nonisolated public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    modifier(BarItems(entries: [.titleMenu(content())]))
  }
}

extension View {
  /// Puts views into the bar of the page.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      BarItems(
        entries: separateUnits(content()).flattened.map {
          ToolbarEntry(placement: .automatic, content: $0.view)
        }))
  }
}
