public import Combine
public import Foundation
public import Observation
public import StillGeometry
public import StillViewGraph

// No scene is opened, so these take what they are given and change nothing.
extension Scene {
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  public func commandsRemoved() -> some Scene { self }
  public func commandsReplaced<C: Commands>(
    @CommandsBuilder content: () -> C
  ) -> some Scene { self }
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }

  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { self }
}

/// How a window looks around its content.
@MainActor @preconcurrency public protocol WindowStyle {}

/// The look of windows that the system chooses.
public struct DefaultWindowStyle: WindowStyle {
  /// The style that `.automatic` names.
  public nonisolated init() {}
}

/// Windows without the words and the line of a title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The style that `.hiddenTitleBar` names.
  public nonisolated init() {}
}

/// Windows with a title.
public struct TitleBarWindowStyle: WindowStyle {
  /// The style that `.titleBar` names.
  public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { .init() }
}

/// How a window's toolbar looks.
@MainActor @preconcurrency public protocol WindowToolbarStyle {}

/// The look of toolbars that the system chooses.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// The style that `.automatic` names.
  public nonisolated init() {}
}

/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated init(showsTitle: Bool = true) {}
}

/// A low toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated init(showsTitle: Bool = true) {}
}

/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The style that `.expanded` names.
  public nonisolated init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { .init() }
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    .init()
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

/// How far a window's size follows its content.
public struct WindowResizability: Sendable {
  private let name: String

  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Entries of a program's menus. There are none in a picture.
@MainActor @preconcurrency public protocol Commands: SendableMetatype {
  associatedtype Body: Commands

  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands that this library knows itself.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

/// Puts commands together.
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyCommands { .init() }
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    EmptyCommands()
  }
  public static func buildOptional(_ content: (any Commands)?) -> some Commands { EmptyCommands() }
  public static func buildEither(first: any Commands) -> EmptyCommands { EmptyCommands() }
  public static func buildEither(second: any Commands) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: _PrimitiveCommands {
  public nonisolated init() {}
}

/// Several commands in one place.
extension Group: Commands where Content: Commands {
  public init(@CommandsBuilder content: () -> Content) {
    self.init(parts: content())
  }
}

extension Group: _PrimitiveCommands where Content: Commands {}

/// A menu.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Entries among those that a program has anyway.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// The standard entries of sidebars.
public struct SidebarCommands: _PrimitiveCommands {
  public nonisolated init() {}
}

/// The standard entries of toolbars.
public struct ToolbarCommands: _PrimitiveCommands {
  public nonisolated init() {}
}

/// The standard entries of text editing.
public struct TextEditingCommands: _PrimitiveCommands {
  public nonisolated init() {}
}

/// The standard entries of formatted text.
public struct TextFormattingCommands: _PrimitiveCommands {
  public nonisolated init() {}
}

/// The standard entries of inspectors.
public struct InspectorCommands: _PrimitiveCommands {
  public nonisolated init() {}
}

/// The standard entries for pictures from devices nearby.
public struct ImportFromDevicesCommands: _PrimitiveCommands {
  public nonisolated init() {}
}

/// Where among a program's menus.
public struct CommandGroupPlacement: Sendable {
  private let name: String

  public static let appInfo = Self(name: "appInfo")
  public static let appSettings = Self(name: "appSettings")
  public static let appTermination = Self(name: "appTermination")
  public static let appVisibility = Self(name: "appVisibility")
  public static let help = Self(name: "help")
  public static let importExport = Self(name: "importExport")
  public static let newItem = Self(name: "newItem")
  public static let pasteboard = Self(name: "pasteboard")
  public static let printItem = Self(name: "printItem")
  public static let saveItem = Self(name: "saveItem")
  public static let sidebar = Self(name: "sidebar")
  public static let singleWindowList = Self(name: "singleWindowList")
  public static let systemServices = Self(name: "systemServices")
  public static let textEditing = Self(name: "textEditing")
  public static let textFormatting = Self(name: "textFormatting")
  public static let toolbar = Self(name: "toolbar")
  public static let undoRedo = Self(name: "undoRedo")
  public static let windowArrangement = Self(name: "windowArrangement")
  public static let windowList = Self(name: "windowList")
  public static let windowSize = Self(name: "windowSize")
}
