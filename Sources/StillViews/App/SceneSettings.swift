public import Foundation
public import StillGeometry
public import StillViewGraph

// No scene is opened, so these take what they are given and change nothing.
extension Scene {
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    self
  }
  public func windowToolbarLabelStyle(_ style: ToolbarLabelStyle) -> some Scene { self }
  public func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene { self }
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// Whether a scene comes back as it was left.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SceneRestorationBehavior(name: "automatic")
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a scene is shown when a program starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SceneLaunchBehavior(name: "automatic")
  public static let presented = SceneLaunchBehavior(name: "presented")
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// How far in front a window stands.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowLevel(name: "automatic")
  public static let normal = WindowLevel(name: "normal")
  public static let floating = WindowLevel(name: "floating")
  public static let desktop = WindowLevel(name: "desktop")
}

/// What a window is among the others.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowManagerRole(name: "automatic")
  public static let principal = WindowManagerRole(name: "principal")
  public static let associated = WindowManagerRole(name: "associated")
}

/// How large a window is best.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowIdealSize(name: "automatic")
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  public static let maximum = WindowIdealSize(name: "maximum")
}

/// Whether a window can be moved, closed or resized by hand.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = WindowInteractionBehavior(name: "automatic")
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// What the entries of a toolbar show.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarLabelStyle(name: "automatic")
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

/// The content of a window that is about to be placed.
public struct WindowLayoutRoot: Sendable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// The screen on which a window is about to be placed.
public struct WindowPlacementContext: Sendable {
  public struct Display: Sendable {
    public let bounds: CGRect
    public let visibleRect: CGRect
  }

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

  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
    self.init(position, width: size?.width, height: size?.height)
  }

  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    (self.position, self.width, self.height) = (position, width, height)
  }

  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// Work that a program does while nobody looks.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
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
  public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: PullDownMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: WindowMenuBarExtraStyle { .init() }
}

/// A button that opens the settings.
nonisolated public struct SettingsLink<Label: View>: View {
  let label: Label

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
  public init() {
    self.init { DefaultSettingsLinkLabel() }
  }
}
