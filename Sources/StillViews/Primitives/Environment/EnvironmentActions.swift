// Initialisers that are not public are written out so that none is made by mistake.
// swift-format-ignore-file: UseSynthesizedInitializer

public import Foundation
import StillLayout
public import StillViewGraph

/// Dismisses the presentation that the view is in, or pops its page; elsewhere it has no effect.
nonisolated public struct DismissAction {
  private let dismissal: PresentationDismissal?

  init(_ dismissal: PresentationDismissal?) {
    self.dismissal = dismissal
  }

  /// Goes away: calls the closest presentation's or page's way out, on the main actor.
  @MainActor @preconcurrency public func callAsFunction() { dismissal?.action() }
}

extension DismissAction: ComparedValue {
  package func isSame(as other: DismissAction) -> Bool { dismissal == other.dismissal }
}

/// Opens a URL. Nothing is opened unless an ancestor sets an action.
public struct OpenURLAction {
  private let handler: ((URL) -> Result)?

  /// The outcome of opening a URL.
  public struct Result: Sendable {
    fileprivate let isAccepted: Bool

    /// The action has taken care of it.
    public static let handled = Result(isAccepted: true)
    /// It was thrown away.
    public static let discarded = Result(isAccepted: false)
    /// The system should open it; in a picture it is not opened.
    public static let systemAction = Result(isAccepted: true)

    /// Returns the outcome by which the system should open another URL.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  /// An action that handles URLs with a closure, which returns the outcome of each.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  init() {
    handler = nil
  }

  /// Opens a URL as `callAsFunction(_:)` does, on the thread that handles touches.
  func open(_ url: URL) {
    _ = handler?(url)
  }

  /// Hands an address to the closure; without one nothing happens.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
    _ = handler?(url)
  }

  /// Hands an address to the closure, and then tells `completion` whether it was accepted: never where there is no
  /// closure.
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {
    completion(handler?(url).isAccepted ?? false)
  }
}

/// Reloads the content of a view, with the closure of `refreshable(action:)`.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) {
    self.action = action
  }

  /// Runs the closure of `refreshable(action:)` and returns when it has.
  public func callAsFunction() async { await action() }
}

/// Opens a window. In a picture it does nothing.
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated init() {}

  /// No effect: no window is opened.
  public func callAsFunction(id: String) {}
  /// No effect: no window is opened.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// No effect: no window is opened.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window. In a picture it does nothing.
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated init() {}

  /// No effect: no window is closed.
  public func callAsFunction() {}
  /// No effect: no window is closed.
  public func callAsFunction(id: String) {}
  /// No effect: no window is closed.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// No effect: no window is closed.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the settings. In a picture it does nothing.
@MainActor @preconcurrency public struct OpenSettingsAction {
  nonisolated init() {}

  /// No effect: no settings are opened.
  public func callAsFunction() {}
}

/// Begins to rename. In a picture it does nothing.
@MainActor @preconcurrency public struct RenameAction {
  nonisolated init() {}

  /// No effect: nothing can be renamed.
  public func callAsFunction() {}
}

extension OpenURLAction: ComparedValue {
  package func isSame(as other: OpenURLAction) -> Bool { sameValue(handler, other.handler) }
}

/// Moves the focus to its default place. In a picture it does nothing.
public struct ResetFocusAction: Sendable {
  /// No effect: the focus is not moved.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Whether a view is presented, and the older way to take it away.
public struct PresentationMode {
  /// Whether the view is in a presentation, or on a pushed page.
  public let isPresented: Bool
  private let dismissal: PresentationDismissal?

  init(_ dismissal: PresentationDismissal?) {
    isPresented = dismissal != nil
    self.dismissal = dismissal
  }

  /// Goes away, as `DismissAction` does.
  public mutating func dismiss() { dismissal?.action() }
}

extension PresentationMode: ComparedValue {
  package func isSame(as other: PresentationMode) -> Bool { dismissal == other.dismissal }
}

/// Where in its life a scene is: a picture shows one that is active.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not seen, seen without being used, or in use.
  case background, inactive, active
}

private let openURLEntry = EnvironmentEntry(OpenURLAction())
private let isFocusedEntry = EnvironmentEntry(false)
private let refreshEntry = EnvironmentEntry<RefreshAction?>(nil)
private let scenePhaseEntry = EnvironmentEntry(ScenePhase.active)

extension EnvironmentValues {
  /// Takes away the presentation that the view is in, or goes back.
  public var dismiss: DismissAction { DismissAction(dismissPresentation) }
  /// Whether the view is in a presentation, or on a pushed page.
  public var isPresented: Bool { dismissPresentation != nil }
  /// Opens windows, which there are none of: does nothing.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// No effect: there are no further windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// No effect: there is no window for settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Always nil: nothing here can be renamed.
  public var rename: RenameAction? { nil }
  /// No effect: there is no default focus.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// Always false: a picture is of one window.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the closest field or `focusable()` view around has the focus.
  public internal(set) var isFocused: Bool {
    get { self[isFocusedEntry] }
    set { self[isFocusedEntry] = newValue }
  }

  /// The older way to dismiss.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismissPresentation))
  }

  /// The action that opens URLs: the one that an ancestor sets (default: nothing is opened).
  public var openURL: OpenURLAction {
    get { self[openURLEntry] }
    set { self[openURLEntry] = newValue }
  }

  /// The action of `refreshable(action:)` around the view (default: nil).
  public var refresh: RefreshAction? {
    get { self[refreshEntry] }
    set { self[refreshEntry] = newValue }
  }

  /// Where in its life the scene is: `active` unless set.
  public var scenePhase: ScenePhase {
    get { self[scenePhaseEntry] }
    set { self[scenePhaseEntry] = newValue }
  }
}
