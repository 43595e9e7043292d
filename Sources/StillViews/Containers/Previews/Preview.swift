public import Foundation
public import StillViewGraph

/// A view to be shown while it is written, with its name and traits.
public struct Preview {
  /// Nil when it has none.
  public let name: String?
  /// In the order written.
  public let traits: [PreviewTrait<ViewTraits>]
  private let content: @MainActor () -> any View
  /// The pictures of the preview: one, unless it is of a widget, which has one an entry.
  package let parts: [PreviewPart]?

  /// The type that `PreviewTrait` is generic over in previews of views.
  public enum ViewTraits {}

  /// A view with a name; the closure is called on the main actor, each time that the preview is shown.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, allTraits: traits, body: body)
  }

  /// - Parameter traits: in the order written.
  init(
    _ name: String?, allTraits traits: [PreviewTrait<ViewTraits>],
    body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    content = body
    parts = nil
  }

  /// A preview with several pictures.
  package init(_ name: String?, parts: [PreviewPart]) {
    self.name = name
    traits = []
    content = { EmptyView() }
    self.parts = parts
  }

  /// Returns the view with the modifiers of its traits.
  @MainActor public func makeView() -> AnyView {
    traits.reduce(AnyView(erasing: content())) { $1.modify($0) }
  }
}

/// The location of a `#Preview` and the function that makes it. The expansion of `#Preview` conforms to it, so that all
/// previews of a program are found by their conformances.
public protocol PreviewRegistry {
  /// Module and file: "App/Card.swift".
  static var fileID: String { get }
  /// The line of the file that `#Preview` stands on, from 1.
  static var line: Int { get }
  /// The column of the line that `#Preview` stands at, from 1.
  static var column: Int { get }

  /// Makes the preview; throws the errors of its closure.
  @MainActor static func makePreview() throws -> Preview
}

/// Something that a program does before its previews are made, found by its conformance: descriptions of models.
public protocol _ProgramStart {
  /// Called once, after the program is loaded.
  static func start()
}

/// A type that older previews ask for without naming it, found by its conformance: widgets.
public protocol _NotedType: SendableMetatype {
  /// Called once, after the program is loaded.
  static func _note()
}

/// Something that a preview is shown with.
public struct PreviewTrait<T> {
  /// The settings of the trait.
  public let settings: PreviewSettings
  let modify: @MainActor (AnyView) -> AnyView

  init(
    _ settings: PreviewSettings = PreviewSettings(),
    modify: @escaping @MainActor (AnyView) -> AnyView = { $0 }
  ) {
    self.settings = settings
    self.modify = modify
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// On the whole of a device.
  public static var defaultLayout: Self { .init(.init(layout: .device)) }

  /// At the size that the view takes when it is offered that of the device.
  public static var sizeThatFitsLayout: Self { .init(.init(layout: .sizeThatFits)) }

  /// Sets a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    .init(.init(layout: .fixed(width: width, height: height)))
  }

  /// The device is held upright.
  public static var portrait: Self { .init(.init(orientation: .portrait)) }
  /// The device is held upside down; shown upright.
  public static var portraitUpsideDown: Self { .init(.init(orientation: .portraitUpsideDown)) }
  /// The device is held on its side, turned to the left.
  public static var landscapeLeft: Self { .init(.init(orientation: .landscapeLeft)) }
  /// The device is held on its side, turned to the right; shown as `landscapeLeft`.
  public static var landscapeRight: Self { .init(.init(orientation: .landscapeRight)) }

  /// As assistive access shows it.
  public static var assistiveAccess: Self { .init() }

  /// Wraps the preview in a modifier.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self
  where M.Context == Void {
    let carried = Carried(modifier: modifier)
    return .init {
      AnyView(carried.modifier.body(content: PreviewModifierContent(base: $0), context: ()))
    }
  }

  /// Wraps the preview in a modifier, whose shared context is made when the preview is.
  @_disfavoredOverload
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self {
    let carried = Carried(modifier: modifier)
    return .init { content in
      switch SharedContext.make(M.self) {
      case .success(let context):
        AnyView(
          carried.modifier.body(content: PreviewModifierContent(base: content), context: context))
      case .failure(let error):
        AnyView(
          content.warns([
            "is shown without \(M.self): makeSharedContext() of the modifier failed: \(error)"
          ]))
      }
    }
  }
}

/// A modifier on its way to the main actor. Unchecked because the trait is all that holds it.
private struct Carried<M: PreviewModifier>: @unchecked Sendable {
  let modifier: M
}

/// The view that a `PreviewModifier` modifies.
nonisolated public struct PreviewModifierContent: View {
  let base: AnyView

  @MainActor public var body: some View { base }
}

/// Puts something around previews, such as data that they all need.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The value that all previews with the modifier share.
  associatedtype Context = Void
  /// The type of the modified preview.
  associatedtype Body: View
  /// The preview inside.
  typealias Content = PreviewModifierContent

  /// Makes the value that all previews with the modifier share.
  static func makeSharedContext() async throws -> Context

  /// Puts something around a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Shares nothing.
  public static func makeSharedContext() async throws {}
}

extension AnyView {
  /// The same view, its type hidden.
  @MainActor init(erasing view: any View) {
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = open(view)
  }
}
