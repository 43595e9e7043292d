public import StillViewGraph

/// The changes that users may make to an entry of a bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It can be put into the bar at any time.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// How far users may change where an entry of a bar stands.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// The entry may be changed as the system allows.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// The entry may be moved, and not taken away.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// The entry stays where it is.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

extension CustomizableToolbarContent {
  /// Hides the entry if it is not in the bar until users add it.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _ToolbarList(entries: defaultVisibility == .hidden ? [] : _entries())
  }

  /// No effect: nobody changes a toolbar.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }
}

extension ToolbarContent {
  /// Takes the entry out of the bar while the condition holds.
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarList(entries: hidden ? [] : _entries())
  }

  /// No effect: the entries of a bar have one background.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }

  /// No effect: pages are pushed.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}
