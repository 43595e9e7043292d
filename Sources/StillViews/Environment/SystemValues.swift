public import StillViewGraph

private let undoEntry = EnvironmentEntry<UndoManager?>(nil)
private let menuOrderEntry = EnvironmentEntry(MenuOrder.automatic)
private let keyboardModeEntry = EnvironmentEntry(ScrollDismissesKeyboardMode.automatic)
private let animationsEntry = EnvironmentEntry(true)

/// Undoes and redoes: nothing in a picture, where nothing is done.
public final class UndoManager: Sendable {
  public init() {}

  public var canUndo: Bool { false }
  public var canRedo: Bool { false }
  public func undo() {}
  public func redo() {}
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {}
  public func setActionName(_ actionName: String) {}
}

extension EnvironmentValues {
  /// Undoes and redoes; nil unless set.
  public var undoManager: UndoManager? {
    get { self[undoEntry] }
    set { self[undoEntry] = newValue }
  }

  /// Whether a view that has the focus shows it.
  public var isFocusEffectEnabled: Bool {
    get { self[animationsEntry] }
    set { self[animationsEntry] = newValue }
  }

  /// Whether views change under a pointer.
  public var isHoverEffectEnabled: Bool {
    get { self[animationsEntry] }
    set { self[animationsEntry] = newValue }
  }

  /// Whether the view stands inside a tab bar that can be a sidebar.
  public var tabBarPlacement: TabBarPlacement? { nil }

  /// Whether the window is the one that is used.
  public var appearsActive: Bool { true }

  /// How the window is used.
  public var controlActiveState: ControlActiveState { .key }

  /// The keys of the control around.
  public var keyboardShortcut: KeyboardShortcut? { nil }

  /// How scroll views inside show their indicators along each axis.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }

  /// How strong the ground behind the view is.
  public var backgroundProminence: BackgroundProminence {
    get { self[backgroundProminenceEntry] }
    set { self[backgroundProminenceEntry] = newValue }
  }

  /// How much badges inside stand out.
  public var badgeProminence: BadgeProminence {
    get { self[badgeProminenceEntry] }
    set { self[badgeProminenceEntry] = newValue }
  }
}

private let backgroundProminenceEntry = EnvironmentEntry<BackgroundProminence>(.standard)
private let badgeProminenceEntry = EnvironmentEntry<BadgeProminence>(.standard)

/// Where the bar of tabs around stands.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let topBar = TabBarPlacement(name: "topBar")
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  public static let pageStrip = TabBarPlacement(name: "pageStrip")
  public static let ornament = TabBarPlacement(name: "ornament")
}

/// How a window is used.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  case key, active, inactive
}

/// How strong the ground of a view is.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

extension EnvironmentValues {
  /// In which order menus show their items.
  public var menuOrder: MenuOrder {
    get { self[menuOrderEntry] }
    set { self[menuOrderEntry] = newValue }
  }

  /// How scrolling puts a keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[keyboardModeEntry] }
    set { self[keyboardModeEntry] = newValue }
  }
}
