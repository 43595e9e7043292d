import Foundation

/// A view for each element of a collection, each with the element's identity (rule L10.5).
///
/// ```swift
/// ForEach(["Ada", "Grace"], id: \.self) { name in
///   Text(name)
/// }
/// ```
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements, in order.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  package let identify: (Data.Element) -> ID
}

extension ForEach {
  /// Creates rows whose content need not be a view: a row of a table is none.
  package init(
    rows data: Data, content: @escaping (Data.Element) -> Content,
    identify: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.identify = identify
  }
}

extension ForEach: View where Content: View {
  public var body: Never {
    preconditionFailure("ForEach is handled by the engine and has no body")
  }

  public static func _makeNode(
    _ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs
  ) -> _TypedNode<ForEach<Data, ID, Content>> {
    if let stack = inputs.impliedStack(of: view) { return stack }
    return inputs.parent.buildsContentLazily
      ? LazyForEachNode(view, inputs) : ForEachNode(view, inputs)
  }
}

extension ForEach where Content: View {
  /// A view for each element, told apart by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0[keyPath: id] }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// A view for each element, told apart by its own identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    identify = { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    identify = { $0 }
  }
}

extension ForEach where Content: View {
  /// A view for each element of a bound collection, which can change its element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let identities = data.wrappedValue
    self.data = identities.indices.lazy.map { ($0, identities[$0][keyPath: id]) }
    self.content = { content(data.element(at: $0.0)) }
    identify = { $0.1 }
  }

  /// A view for each element of a bound collection, which can change its element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

/// Keeps a child an element, found again by identity.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _TypedNode<ForEach<Data, ID, Content>>, IdentifiedViews
{
  private var identities: [ID] = []
  private var children: [_TypedNode<Content>] = []
  /// Views of elements that are on their way out, and may come back (C10.11).
  private var leaving: [(identity: ID, node: WeakNode<Content>)] = []

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    place = .amongOthers
    let inputs = inputs.inside(self)
    identities.reserveCapacity(view.data.count)
    children.reserveCapacity(view.data.count)
    for element in view.data {
      let identity = view.identify(element)
      identities.append(identity)
      children.append(makeChild(inBodyScope(as: identity) { view.content(element) }, inputs))
    }
    warnOfDuplicates()
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    self.view = view
    let inputs = inputs.inside(self)
    let new = view.data.map(view.identify)
    if new == identities {
      for (index, element) in view.data.enumerated() {
        children[index].renew(inBodyScope(as: new[index]) { view.content(element) }, inputs)
      }
      return
    }
    // Elements with one identity are taken in their order.
    var known: [ID: [Int]] = [:]
    for index in identities.indices.reversed() {
      known[identities[index], default: []].append(index)
    }
    var kept = Set<Int>()
    var nodes: [_TypedNode<Content>] = []
    nodes.reserveCapacity(new.count)
    for (identity, element) in zip(new, view.data) {
      if let index = known[identity]?.popLast() {
        kept.insert(index)
        children[index].renew(inBodyScope(as: identity) { view.content(element) }, inputs)
        nodes.append(children[index])
      } else {
        nodes.append(enter(view, element, identity, inputs))
      }
    }
    for index in children.indices where !kept.contains(index) {
      leaving.append((identities[index], WeakNode(node: children[index])))
      forgetBodyScope(identities[index])
      graph.presence.remove(children[index], inputs.transaction)
    }
    identities = new
    children = nodes
    warnOfDuplicates()
    structureChanged()
  }

  /// Returns the view of an element that was not there before: a new one, or the one on its way out.
  private func enter(
    _ view: ForEach<Data, ID, Content>, _ element: Data.Element, _ identity: ID,
    _ inputs: _ViewInputs
  ) -> _TypedNode<Content> {
    leaving.removeAll { $0.node.node?.isRetired ?? true }
    if let index = leaving.firstIndex(where: { $0.identity == identity }),
      let node = leaving.remove(at: index).node.node
    {
      graph.presence.reinstate(node, inputs.transaction)
      node.renew(inBodyScope(as: identity) { view.content(element) }, inputs)
      return node
    }
    let node = makeChild(inBodyScope(as: identity) { view.content(element) }, inputs)
    graph.presence.welcome(node, inputs.transaction)
    return node
  }

  private func warnOfDuplicates() {
    guard Set(identities).count != identities.count else { return }
    var seen = Set<ID>()
    for identity in identities where !seen.insert(identity).inserted {
      _warn(sharedIdentityWarning(identity))
      return
    }
  }

  func index(of identity: AnyHashable) -> Int? {
    guard let identity = identity.base as? ID else { return nil }
    return identities.firstIndex(of: identity)
  }

  /// Nil: all views inside are built, and found there.
  func index(holding identity: AnyHashable) -> Int? { nil }

  func builtNode(at index: Int) -> _ViewNode? { children[index] }

  var builtIdentities: [(identity: AnyHashable, index: Int)] {
    identities.enumerated().map { (AnyHashable($0.element), $0.offset) }
  }

  override var parts: [_ViewNode] { children }

  override func collect(into elements: inout [_ViewNode]) {
    // Most views are one element each, so this is all the room that is needed.
    if elements.isEmpty { elements.reserveCapacity(children.count) }
    for child in children { child.collect(into: &elements) }
  }
}

/// A node that others keep alive.
private struct WeakNode<V: View> {
  weak var node: _TypedNode<V>?
}

/// Returns the warning about elements of a `ForEach` that share an identity.
func sharedIdentityWarning(_ identity: some Hashable) -> String {
  "a ForEach inside has several elements with the identity \(identity); they are told apart by their "
    + "order"
}
