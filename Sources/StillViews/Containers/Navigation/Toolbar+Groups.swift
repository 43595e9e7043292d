import Foundation
public import StillViewGraph

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Entries of bars that are treated as one in the code.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(parts: content())
  }

  nonisolated public func _entries() -> [_ToolbarEntries] { content._entries() }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// Entries of a group with a label. The label is for bars that are too narrow for them.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content

  @MainActor public var body: some View { content }
}

extension ToolbarItemGroup {
  /// Entries of a bar that stand together, with a label for bars that have no room for all of them; here there is always room.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) {
      LabeledToolbarItemGroupContent<C, L>(content: content())
    }
  }
}

/// How wide a gap in a bar is.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  let isFixed: Bool

  /// As wide as there is room.
  public static let flexible = SpacerSizing(isFixed: false)
  /// A fixed width.
  public static let fixed = SpacerSizing(isFixed: true)
}

/// A gap between the entries of a bar: of fixed width, or in a bar below a page as wide as the room allows.
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// A gap among the entries of a bar.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  public func _entries() -> [_ToolbarEntries] {
    let isFixed = sizing.isFixed || placement.place != .bottom
    let gap = Spacer(minLength: 0).frame(width: isFixed ? 8 : nil)
    return [_ToolbarEntries(entry: ToolbarEntry(placement: placement, content: AnyView(gap)))]
  }
}

/// The menu that a tap on the page's title opens if the title is in the bar, marked by a symbol beside it. A large title
/// has none.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent,
  CustomizableToolbarContent
{
  public typealias Body = Never

  private let content: Content?

  /// The entries that the system has: here none, and so no mark either.
  public init() where Content == EmptyView {
    content = nil
  }

  /// A menu with custom entries.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func _entries() -> [_ToolbarEntries] {
    content.map { [_ToolbarEntries(entry: .titleMenu($0))] } ?? []
  }
}

/// Entries that bars have by default.
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// An entry that bars have by themselves, in another place. No effect: it stays where it is.
nonisolated public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  /// No effect: the entry stays where it is.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  public func _entries() -> [_ToolbarEntries] { [] }
}

extension View {
  /// Takes an entry that bars have by themselves out of the page's: of those, its title and the button of a split view's
  /// sidebar are drawn here. The button goes from all columns.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    barSettings { if defaultItemKind == .title { $0.removesTitle = true } }
      .transformPreference(ColumnContentsKey.self) {
        if defaultItemKind == .sidebarToggle { $0.removesToggle = true }
      }
  }
}
