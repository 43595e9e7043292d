public import Foundation
public import StillGeometry
public import StillViewGraph

// A picture shows the content of a window, so that these modifiers have no effect.
extension Scene {
  /// No effect: a picture shows no menus.
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  /// No effect: a picture shows no menus.
  public func commandsRemoved() -> some Scene { self }
  /// No effect: a picture shows no menus.
  public func commandsReplaced<C: Commands>(
    @CommandsBuilder content: () -> C
  ) -> some Scene { self }
  /// No effect: a picture shows no windows.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  /// No effect: a picture shows no windows.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  /// No effect: the renderer sets the size.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// No effect: the renderer sets the size.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// No effect: the renderer sets the size.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// No effect: a picture shows no windows.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// No effect: no external events arrive.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
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
  /// As the platform has it.
  public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a bar for the title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a bar for the title.
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
  /// A toolbar beside the title, or in its place.
  public nonisolated init(showsTitle: Bool = true) {}
}

/// A low toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// A low toolbar beside the title, or in its place.
  public nonisolated init(showsTitle: Bool = true) {}
}

/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The style that `.expanded` names.
  public nonisolated init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As the platform has it.
  public static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { .init() }
  /// Returns the style of a toolbar beside the title, or in its place.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A low toolbar beside the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
  /// Returns the style of a low toolbar beside the title, or in its place.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    .init()
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

/// How far a window's size follows its content.
public struct WindowResizability: Sendable {
  private let name: String

  /// The size follows as the scene has it.
  public static let automatic = WindowResizability(name: "automatic")
  /// The window is as large as its content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// The window is no smaller than its content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Entries of a program's menus. There are none in a picture.
@MainActor @preconcurrency public protocol Commands: SendableMetatype {
  /// The type of the commands inside.
  associatedtype Body: Commands

  /// The commands inside.
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
  /// Accepts one group of commands.
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  /// Returns no commands.
  public static func buildBlock() -> EmptyCommands { .init() }
  /// Returns a single group unchanged.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// Returns no commands, as no menu is shown.
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    EmptyCommands()
  }
  /// Commands that may be missing.
  public static func buildOptional(_ content: (any Commands)?) -> some Commands { EmptyCommands() }
  /// Returns no commands, as no menu is shown.
  public static func buildEither(first: any Commands) -> EmptyCommands { EmptyCommands() }
  /// Returns no commands, as no menu is shown.
  public static func buildEither(second: any Commands) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: _PrimitiveCommands {
  /// Makes no entries.
  public nonisolated init() {}
}

/// Several commands in one place.
extension Group: Commands where Content: Commands {
  /// Several commands in one place.
  public init(@CommandsBuilder content: () -> Content) {
    self.init(parts: content())
  }
}

extension Group: _PrimitiveCommands where Content: Commands {}

/// A menu.
public struct CommandMenu<Content: View>: _PrimitiveCommands {
  /// A menu with a name, looked up in the tables of strings. The content is never asked for.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A menu with a name. The content is never asked for.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  /// A menu with a name. The content is never asked for.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Entries among those that a program has anyway.
public struct CommandGroup<Content: View>: _PrimitiveCommands {
  /// Entries before a group. They are never asked for.
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Entries after a group. They are never asked for.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Entries in the place of a group. They are never asked for.
  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// The standard entries of sidebars.
public struct SidebarCommands: _PrimitiveCommands {
  /// Entries that show and hide the sidebar.
  public nonisolated init() {}
}

/// The standard entries of toolbars.
public struct ToolbarCommands: _PrimitiveCommands {
  /// Entries that show, hide and change the toolbar.
  public nonisolated init() {}
}

/// The standard entries of text editing.
public struct TextEditingCommands: _PrimitiveCommands {
  /// Entries that find, replace, spell and the like.
  public nonisolated init() {}
}

/// The standard entries of formatted text.
public struct TextFormattingCommands: _PrimitiveCommands {
  /// Entries that set fonts, styles and alignment.
  public nonisolated init() {}
}

/// The standard entries of inspectors.
public struct InspectorCommands: _PrimitiveCommands {
  /// Entries that show and hide the inspector.
  public nonisolated init() {}
}

/// The standard entries for pictures from devices nearby.
public struct ImportFromDevicesCommands: _PrimitiveCommands {
  /// Entries that take a picture or scan a page with a device nearby.
  public nonisolated init() {}
}

/// Where among a program's menus.
public struct CommandGroupPlacement: Sendable {
  private let name: String

  /// Beside the commands about the program.
  public static let appInfo = Self(name: "appInfo")
  /// Beside the command for the program's settings.
  public static let appSettings = Self(name: "appSettings")
  /// Beside the command that ends the program.
  public static let appTermination = Self(name: "appTermination")
  /// Beside the commands that hide the program and others.
  public static let appVisibility = Self(name: "appVisibility")
  /// In the menu that helps.
  public static let help = Self(name: "help")
  /// Beside the commands that import and export files.
  public static let importExport = Self(name: "importExport")
  /// Beside the commands that create and open documents.
  public static let newItem = Self(name: "newItem")
  /// Beside the commands that cut, copy and paste.
  public static let pasteboard = Self(name: "pasteboard")
  /// Beside the command that prints.
  public static let printItem = Self(name: "printItem")
  /// Beside the commands that close and save documents.
  public static let saveItem = Self(name: "saveItem")
  /// Beside the command that shows and hides the sidebar.
  public static let sidebar = Self(name: "sidebar")
  /// Beside the windows of which there is one each.
  public static let singleWindowList = Self(name: "singleWindowList")
  /// Beside the commands of other programs.
  public static let systemServices = Self(name: "systemServices")
  /// Beside the commands for finding, replacing and spelling.
  public static let textEditing = Self(name: "textEditing")
  /// Beside the commands for fonts, styles and alignment.
  public static let textFormatting = Self(name: "textFormatting")
  /// Beside the commands for the toolbar.
  public static let toolbar = Self(name: "toolbar")
  /// Beside the commands that undo and redo.
  public static let undoRedo = Self(name: "undoRedo")
  /// Beside the commands that arrange windows.
  public static let windowArrangement = Self(name: "windowArrangement")
  /// Beside the list of open windows.
  public static let windowList = Self(name: "windowList")
  /// Beside the commands for the window's size.
  public static let windowSize = Self(name: "windowSize")
}
