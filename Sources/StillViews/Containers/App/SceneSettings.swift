public import Foundation
public import StillGeometry
public import StillViewGraph

// No scene is opened, so these modifiers have no effect.
extension Scene {
  /// No effect: the scene is never opened.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// No effect: the scene is never opened.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  /// No effect: a picture shows no windows.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// No effect: a picture shows no windows.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  /// No effect: the renderer sets the size.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
  /// No effect: windows are not dragged.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    self
  }
  /// No effect: a picture shows no toolbars of windows.
  public func windowToolbarLabelStyle(_ style: ToolbarLabelStyle) -> some Scene { self }
  /// No effect: a picture shows no toolbars of windows.
  public func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene { self }
  /// No effect: a picture shows no menu bar.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  /// No effect: no key is pressed.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
  /// No effect: no key is pressed.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  /// No effect: no system overlays a picture.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
  /// No effect: the closure is never called.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
  /// No effect: the closure is never called.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// Whether a scene restores its state.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// The scene comes back where the system has it so.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// The scene starts without restored state.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a scene is shown when a program starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// The scene is shown where the system has it so.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// The scene is shown.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// The scene is not shown.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// How far in front a window stands.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  /// The window stands where its scene has it.
  public static let automatic = WindowLevel(name: "automatic")
  /// The window stands among the others.
  public static let normal = WindowLevel(name: "normal")
  /// The window stands in front of the others.
  public static let floating = WindowLevel(name: "floating")
  /// The window stands behind the others.
  public static let desktop = WindowLevel(name: "desktop")
}

/// The role of a window among the others.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String

  /// The role that its scene gives the window.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// The window is one that is worked in.
  public static let principal = WindowManagerRole(name: "principal")
  /// The window belongs to another one.
  public static let associated = WindowManagerRole(name: "associated")
}

/// How large a window is best.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String

  /// The size that the system takes.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// The size of the content.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// The largest size there is room for.
  public static let maximum = WindowIdealSize(name: "maximum")
}

/// Whether a window can be moved, closed or resized by hand.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// The window can where its style has it so.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The window can.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The window cannot.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// The label style of a toolbar's entries.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String

  /// The toolbar's default.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// A title and an icon.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// A title alone.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// An icon alone.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

/// The content of a window that is about to be placed.
public struct WindowLayoutRoot: Sendable {
  /// Returns the proposal, with 10 points for each unspecified dimension; the content is not measured here.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// The screen on which a window is about to be placed.
public struct WindowPlacementContext: Sendable {
  /// A screen, as far as windows are placed on it.
  public struct Display: Sendable {
    /// All of it, in points.
    public let bounds: CGRect
    /// The area that windows may fill, in points.
    public let visibleRect: CGRect
  }

  /// The screen that a window would open on.
  public let defaultDisplay: Display
}

/// Where a window is placed, and how large it is.
public struct WindowPlacement: Sendable {
  /// In shares of the room beside the window; nil: where the system places it.
  public var position: UnitPoint?
  /// How far to the right of the screen's left edge, in points; nil: as `position` says.
  public var x: CGFloat?
  /// How far below the screen's upper edge, in points; nil: as `position` says.
  public var y: CGFloat?
  /// In points; nil: as wide as the content.
  public var width: CGFloat?
  /// In points; nil: as high as the content.
  public var height: CGFloat?

  /// A position in fractions of the screen, and a size in points; the system chooses nil values.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
    self.init(position, width: size?.width, height: size?.height)
  }

  /// A position in fractions of the screen, and a size in points; the system chooses nil values.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    (self.position, self.width, self.height) = (position, width, height)
  }

  /// A position and a size, both in points; the system chooses nil values.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// Work that a program does in the background.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  /// Returns a task that refreshes the content at times the system chooses.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
  /// Returns a task that runs when a background download ends.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// A task that runs when a watch or a phone sends something.
  public static var watchConnectivity: BackgroundTask { .init() }
  /// A task that runs when a picture of the program is taken.
  public static var snapshot: BackgroundTask { .init() }
  /// A task that runs when an intent is asked for.
  public static var relevantShortcut: BackgroundTask { .init() }
}

/// How a menu among those of the system looks.
@MainActor @preconcurrency public protocol MenuBarExtraStyle {}

/// The look that the system chooses.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style that `.automatic` names.
  public nonisolated init() {}
}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style that `.menu` names.
  public nonisolated init() {}
}

/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style that `.window` names.
  public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// As the system has it: a menu.
  public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu that opens downwards.
  public static var menu: PullDownMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window like a panel.
  public static var window: WindowMenuBarExtraStyle { .init() }
}

/// A button that opens the settings.
nonisolated public struct SettingsLink<Label: View>: View {
  let label: Label

  /// A custom label. A tap opens nothing, as there is no settings window.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// The label of such a button, unless another one is given.
nonisolated public struct DefaultSettingsLinkLabel: View {
  @MainActor public var body: some View { Label("Settings…", systemImage: "gear") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Says "Settings…". A tap opens nothing, as there is no window of settings.
  public init() {
    self.init { DefaultSettingsLinkLabel() }
  }
}
