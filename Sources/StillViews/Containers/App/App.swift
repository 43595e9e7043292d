// Initialisers that are not public are written out so that none is made by mistake.
// swift-format-ignore-file: UseSynthesizedInitializer

import Foundation
public import StillViewGraph

/// A program with windows. Its scenes are described and never opened: its views are rendered one by one.
@MainActor @preconcurrency public protocol App: SendableMetatype {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes of the program.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the program; `@main` uses it.
  @MainActor @preconcurrency init()
}

extension App {
  /// Prints how to render the program's views, since there are no windows to open.
  public static func main() {
    let name = String(describing: Self.self)
    FileHandle.standardError.write(
      Data(
        """
        \(name) has no windows here: render one of its views with \
        ImageRenderer(content:).write(to:), or test it with assertSnapshot(of:as:).\n
        """.utf8))
  }
}

/// A part of a program: the content of one kind of window.
@MainActor @preconcurrency public protocol Scene: SendableMetatype {
  /// The type of the scenes inside.
  associatedtype Body: Scene

  /// The scenes inside.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that this library knows itself.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never {
    preconditionFailure("\(Self.self) is a scene without a body")
  }
}

/// Puts scenes together.
@resultBuilder public struct SceneBuilder {
  /// Accepts one scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Joins several scenes.
  public static func buildBlock<each S: Scene>(_ scenes: repeat each S) -> some Scene {
    var list: [any Scene] = []
    repeat list.append(each scenes)
    return _SceneList(scenes: list)
  }

  /// Builds a scene that may be missing.
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene {
    _SceneList(scenes: scene.map { [$0] } ?? [])
  }

  /// Builds a scene that only newer systems have.
  public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene {
    _SceneList(scenes: [scene])
  }

  /// Builds the first of two alternatives.
  public static func buildEither(first scene: any Scene) -> _SceneList {
    _SceneList(scenes: [scene])
  }

  /// Builds the second of two alternatives.
  public static func buildEither(second scene: any Scene) -> _SceneList {
    _SceneList(scenes: [scene])
  }
}

/// Several scenes, or none.
nonisolated public struct _SceneList: _PrimitiveScene {
  let scenes: [any Scene]

  init(scenes: [any Scene]) {
    self.scenes = scenes
  }
}

/// Windows that all show the same content.
public struct WindowGroup<Content: View>: _PrimitiveScene {
  /// The content of the window.
  public let content: Content

  /// Windows with the content of the closure.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Windows that `openWindow` would know by `id`.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Windows with a title, which pictures of their content do not show.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Windows with a title, which `openWindow` would know by `id`.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Windows with a title, which pictures of their content do not show.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Windows with a title, which `openWindow` would know by `id`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Windows with a title, which pictures of their content do not show.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Windows with a title, which `openWindow` would know by `id`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Windows for values.
  public init<D: Codable & Hashable, C: View>(
    id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content)
  }

  /// Windows for values, with the value that a new one has.
  public init<D: Codable & Hashable, C: View>(
    id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent { content(Binding($0, or: defaultValue())) }
  }
}

extension WindowGroup {
  /// Windows with a title for values.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content)
  }

  /// Windows with a title for values, with the value that a new one has.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent { content(Binding($0, or: defaultValue())) }
  }

  /// Windows with a title for values.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String = "", for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content)
  }

  /// Windows with a title for values, with the value that a new one has.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent { content(Binding($0, or: defaultValue())) }
  }

  /// Windows with a title for values.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String = "", for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content)
  }

  /// Windows with a title for values, with the value that a new one has.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent { content(Binding($0, or: defaultValue())) }
  }
}

extension Binding {
  /// A binding to an optional's value, or to a default while there is none.
  fileprivate init(_ base: Binding<Value?>, or fallback: @autoclosure @escaping () -> Value) {
    self.init(get: { base.wrappedValue ?? fallback() }, set: { base.wrappedValue = $0 })
  }
}

/// The content of a window for a value; in a picture the value is nil.
nonisolated public struct PresentedWindowContent<Data, Content: View>: View {
  @State private var data: Data?
  private let content: (Binding<Data?>) -> Content

  init(content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
  }

  @MainActor public var body: some View { content($data) }
}

/// One window.
public struct Window<Content: View>: _PrimitiveScene {
  /// The content.
  public let content: Content

  /// A window with a title, which `openWindow` would know by `id`.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with a title, which `openWindow` would know by `id`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with a title, which `openWindow` would know by `id`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A window of tools, beside those that they work on.
public struct UtilityWindow<Content: View>: _PrimitiveScene {
  /// The content.
  public let content: Content

  /// A window with a title, which `openWindow` would know by `id`.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with a title, which `openWindow` would know by `id`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with a title, which `openWindow` would know by `id`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The window of a program's settings.
public struct Settings<Content: View>: _PrimitiveScene {
  /// The content.
  public let content: Content

  /// A window with a content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A menu among those of the system.
public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  /// The content.
  public let content: Content

  /// A menu with a custom label, which is not drawn.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }
}

extension MenuBarExtra where Label == Text {
  /// A menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A menu with a title, while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// A menu with a title, while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension MenuBarExtra {
  /// A menu with a custom label, which is not drawn, while a binding is true.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
  }
}

extension MenuBarExtra where Label == StillViews.Label<Text, Image> {
  /// A menu with a title and a picture of the program's.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// A menu with a title and a picture of the program's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A menu with a title and a symbol, while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// A menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// A menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}
