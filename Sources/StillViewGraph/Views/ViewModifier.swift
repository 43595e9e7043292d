public import StillGeometry

/// A change made to a view, as a value of its own.
///
/// ```swift
/// struct Framed: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding(8).border(.gray)
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol ViewModifier: SendableMetatype {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view; `content` is the view before modification.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Makes the node of a modified view. Only modifiers without a body implement it.
  nonisolated static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>>
}

/// A modifier that animates; the same as one that is ``Animatable`` too.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier {
  nonisolated public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    ModifierBodyNode(view, inputs)
  }
}

/// A modifier that the engine applies itself.
public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the engine and has no body")
  }
}

/// A view with a modifier around it (rule L10.10).
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view inside, or the modifier that comes first.
  public var content: Content
  /// The modifier around.
  public var modifier: Modifier

  /// Puts a modifier around a view, as `modifier(_:)` does.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never {
    preconditionFailure("a modified view is handled by the engine and has no body")
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    Modifier._makeModifiedNode(view, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(
    content: _ViewModifier_Content<Self>
  ) -> ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier> {
    ModifiedContent<_, _>(
      content: ModifiedContent<_, _>(content: content, modifier: self.content), modifier: modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// This modifier inside, another around it.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that does nothing.
nonisolated public struct EmptyModifier: _PrimitiveModifier, Sendable {
  /// The only value of the type.
  public static let identity = EmptyModifier()

  /// Makes the modifier; it changes nothing.
  public init() {}

  public static func _makeModifiedNode<Modified: View>(
    _ view: ModifiedContent<Modified, EmptyModifier>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<Modified, EmptyModifier>> {
    PassThroughNode(view, inputs, \.content)
  }
}

/// The modified view, as a modifier's body sees it (rule L10.23).
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  let source: ModifierContentSource?
  /// Differs after each other value of the modified view, so that containers that compare what they hold see it.
  let version: Int

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    ModifierContentNode(view, inputs)
  }
}

/// The modified view of one `ModifierBodyNode`, its type erased.
class ModifierContentSource {
  /// Changes with every value of the view that differs from the one before.
  var version = 0

  func makeNode(_ inputs: _ViewInputs) -> _ViewNode? { nil }
  func update(_ node: _ViewNode, _ inputs: _ViewInputs) {}
}

private final class TypedModifierContentSource<V: View>: ModifierContentSource {
  var view: V

  init(_ view: V) {
    self.view = view
  }

  override func makeNode(_ inputs: _ViewInputs) -> _ViewNode? { makeChild(view, inputs) }

  override func update(_ node: _ViewNode, _ inputs: _ViewInputs) {
    (node as? _TypedNode<V>)?.renew(view, inputs)
  }
}

/// The node of a modifier with a body: the body is the content, with the modified view somewhere inside.
private final class ModifierBodyNode<Modified: View, Modifier: ViewModifier>:
  PassingNode<ModifiedContent<Modified, Modifier>, _TypedNode<ModifierBody<Modifier>>>
{
  private let source: TypedModifierContentSource<Modified>

  override init(_ view: ModifiedContent<Modified, Modifier>, _ inputs: _ViewInputs) {
    source = TypedModifierContentSource(view.content)
    super.init(view, inputs)
    child = makeChild(
      ModifierBody(modifier: view.modifier, source: source, version: 0), inputs.inside(self))
  }

  override func update(_ view: ModifiedContent<Modified, Modifier>, _ inputs: _ViewInputs) {
    self.view = view
    // A body that is evaluated without need may hand up closures that count as new, and so on without end.
    if !FieldComparison.areSame(source.view, view.content) { source.version += 1 }
    source.view = view.content
    child?.renew(
      ModifierBody(modifier: view.modifier, source: source, version: source.version),
      inputs.inside(self))
  }

  /// Both are as they were: the body is evaluated again only if what it reads has changed.
  override func refresh(_ inputs: _ViewInputs) { child?.refresh(inputs.inside(self)) }
}

/// Evaluates a modifier's body as that of a view, so that its state and environment work alike.
nonisolated private struct ModifierBody<Modifier: ViewModifier>: View {
  var modifier: Modifier
  let source: ModifierContentSource
  let version: Int

  @MainActor var body: some View {
    modifier.body(content: _ViewModifier_Content(source: source, version: version))
  }
}

extension ModifierBody: ModifierBodyView {
  static var modifier: any Any.Type { Modifier.self }
}

/// A view that evaluates the body of a modifier, whose name messages have in its place.
protocol ModifierBodyView {
  /// The type of the modifier.
  static var modifier: any Any.Type { get }
}

extension ModifierBody: Animatable where Modifier: Animatable {
  var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

private final class ModifierContentNode<Modifier: ViewModifier>:
  PassingNode<_ViewModifier_Content<Modifier>, _ViewNode>
{

  override init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = view.source?.makeNode(inputs.inside(self))
  }

  override func update(_ view: _ViewModifier_Content<Modifier>, _ inputs: _ViewInputs) {
    self.view = view
    if let child { view.source?.update(child, inputs.inside(self)) }
  }
}
