// Initialisers that are not public are written out so that none is made by mistake.
// swift-format-ignore-file: UseSynthesizedInitializer

/// Hands the views that a content consists of to a root, which arranges them: what `Group(subviews:)` came from.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias Children = _VariadicView_Children
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A root with its content.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// The container that arranges the views of a tree.
nonisolated public protocol _VariadicView_Root {}

/// A root that makes views of the views it is given.
nonisolated public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

extension _VariadicView_ViewRoot where Body == Never {
  public func body(children: _VariadicView.Children) -> Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

/// A root that makes one view.
nonisolated public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views for the container around it.
nonisolated public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a root arranges; as a view, all of them.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
  let units: [ViewUnit]

  public var startIndex: Int { 0 }
  public var endIndex: Int { units.count }
  public subscript(index: Int) -> Element { Element(unit: units[index]) }

  @MainActor public var body: some View {
    ForEach(units) { unit in unit.view }
  }

  /// One of the views.
  nonisolated public struct Element: View, Identifiable {
    var unit: ViewUnit

    public var id: AnyHashable { AnyHashable(unit.id) }

    /// Returns the identity that `ForEach` or `id` gave the view, where it is of a type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      (unit.id.dataIdentity?.base as? DataIdentity)?.id.base as? ID
    }

    /// The value that the view passes to its container.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { unit.traits.containerValues[ViewTraitValueKey<Trait>.self] }
      set { unit.traits.containerValues[ViewTraitValueKey<Trait>.self] = newValue }
    }

    @MainActor public var body: some View { unit.view }
  }
}

extension _VariadicView.Tree: View
where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor public var body: some View {
    root.body(children: _VariadicView_Children(units: separateUnits(content).flattened))
  }
}

/// The key of a value that a view carries for the root around it.
public protocol _ViewTraitKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// The same key among container values.
private enum ViewTraitValueKey<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}

extension View {
  /// Gives the view a value for the root around it to read.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    containerValue(\.[trait: _TraitPath<K>()], value)
  }
}

/// Names a trait in a key path.
public struct _TraitPath<K: _ViewTraitKey>: Hashable {
  init() {}
}

extension ContainerValues {
  /// The value of a trait.
  subscript<K: _ViewTraitKey>(trait path: _TraitPath<K>) -> K.Value {
    get { self[ViewTraitValueKey<K>.self] }
    set { self[ViewTraitValueKey<K>.self] = newValue }
  }
}
