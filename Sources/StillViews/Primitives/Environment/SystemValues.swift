public import StillViewGraph

private let undoEntry = EnvironmentEntry<UndoManager?>(nil)
private let keyboardModeEntry = EnvironmentEntry(ScrollDismissesKeyboardMode.automatic)
private let animationsEntry = EnvironmentEntry(true)

/// An undo manager without effect: nothing is undone in a picture.
public final class UndoManager: Sendable {
  /// Makes one that undoes nothing.
  public init() {}

  /// False: nothing is kept that could be undone.
  public var canUndo: Bool { false }
  /// False: nothing was undone.
  public var canRedo: Bool { false }
  /// Does nothing: nothing is kept that could be undone.
  public func undo() {}
  /// Does nothing: nothing was undone.
  public func redo() {}
  /// No effect: the handler is neither kept nor called.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {}
  /// No effect: no view shows the name.
  public func setActionName(_ actionName: String) {}
  /// No effect: nothing is kept.
  public func disableUndoRegistration() {}
  /// No effect: nothing is kept.
  public func enableUndoRegistration() {}
  /// False: nothing is kept.
  public var isUndoRegistrationEnabled: Bool { false }
  /// No effect: nothing is kept.
  public func beginUndoGrouping() {}
  /// No effect: nothing is kept.
  public func endUndoGrouping() {}
  /// No effect: nothing is kept.
  public func removeAllActions() {}
  /// No effect: nothing is kept.
  public func removeAllActions(withTarget target: Any) {}
  /// False: nothing is being undone.
  public var isUndoing: Bool { false }
  /// False: nothing is being redone.
  public var isRedoing: Bool { false }
  /// Empty: nothing is kept.
  public var undoActionName: String { "" }
  /// Empty: nothing is kept.
  public var redoActionName: String { "" }
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
  /// The visibility of vertical scroll indicators: always `automatic`, as `scrollIndicators` does not distinguish the
  /// axes here.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }

  /// How strong the ground behind the view is.
  public var backgroundProminence: BackgroundProminence {
    get { self[backgroundProminenceEntry] }
    set { self[backgroundProminenceEntry] = newValue }
  }
}

private let backgroundProminenceEntry = EnvironmentEntry<BackgroundProminence>(.standard)

/// Where the bar of tabs around stands.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// In a bar above, as on an iPad.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In a bar below, as on an iPhone.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// In a list beside the content.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// In a row of dots, one a page.
  public static let pageStrip = TabBarPlacement(name: "pageStrip")
  /// In a bar beside the window.
  public static let ornament = TabBarPlacement(name: "ornament")
}

/// How a window is used.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// In front and typed into, in front, or behind another one. Pictures have no windows behind others.
  case key, active, inactive
}

/// How strong the ground of a view is.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// The ground of rows as they usually are.
  public static let standard = BackgroundProminence(name: "standard")
  /// A strong ground, as that of a row in the tint: text on it has to stand out.
  public static let increased = BackgroundProminence(name: "increased")
}

extension EnvironmentValues {
  /// How scrolling puts a keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[keyboardModeEntry] }
    set { self[keyboardModeEntry] = newValue }
  }
}
