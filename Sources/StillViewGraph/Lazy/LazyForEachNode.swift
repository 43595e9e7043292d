import StillLayout
import StillRuntime

/// Builds the view of an element of its collection when a lazy container asks for it, and keeps it, found
/// again by identity.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _TypedNode<ForEach<Data, ID, Content>>, IdentifiedViews, UnitSource
{
  /// A view that was built.
  private struct Built {
    let identity: ID
    /// Its element's place in the collection.
    var index: Int
    let node: _TypedNode<Content>
  }

  private var built: [Built] = []
  /// Where in `built` an identity is found.
  private var places: [ID: Int] = [:]
  /// Views of elements whose identity an earlier one has, by place in the collection.
  private var duplicates: [(index: Int, node: _TypedNode<Content>)] = []
  private var environment: EnvironmentValues
  /// The current change, and the update that it belongs to.
  private var change: (update: Int, transaction: Transaction)?
  /// The collection before the current change, and its identities once they are needed.
  private var former: (view: ForEach<Data, ID, Content>, identities: Set<ID>?)?
  /// Whether the elements' views are sections, which the container must know all of.
  private var holdsSections: Bool?

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    environment = inputs.environment
    super.init(view, inputs)
  }

  private var inputs: _ViewInputs {
    var transaction = Transaction()
    if let change, change.update == graph.updateNumber { transaction = change.transaction }
    return _ViewInputs(
      parent: self, environment: environment, transaction: transaction)
  }

  private func element(_ index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    let oldCount = self.view.data.count
    former = inputs.transaction.animation == nil ? nil : (self.view, nil)
    self.view = view
    environment = inputs.environment
    change = (graph.updateNumber, inputs.transaction)
    let inputs = self.inputs
    let count = view.data.count
    var lost: Set<ID> = []
    for entry in built {
      if entry.index < count, view.identify(element(entry.index)) == entry.identity {
        entry.node.renew(
          inBodyScope(as: entry.identity) { view.content(element(entry.index)) }, inputs)
      } else {
        lost.insert(entry.identity)
      }
    }
    if !lost.isEmpty { find(&lost, inputs) }
    for duplicate in duplicates { graph.presence.remove(duplicate.node, inputs.transaction) }
    if !lost.isEmpty || oldCount != count || !duplicates.isEmpty || holdsSections == true {
      duplicates = []
      structureChanged()
    }
  }

  /// Looks for elements that are no longer where they were, and lets go of those that are gone. What is
  /// left in `lost` has moved or gone.
  ///
  /// - Complexity: linear in the collection.
  private func find(_ lost: inout Set<ID>, _ inputs: _ViewInputs) {
    var open = lost
    func found(_ index: Int, _ element: Data.Element, _ identity: ID) {
      guard open.remove(identity) != nil, let place = places[identity] else { return }
      built[place].index = index
      built[place].node.renew(inBodyScope(as: identity) { view.content(element) }, inputs)
    }
    var needsSearch = false
    for identity in lost {
      switch view.place(of: identity) {
      case .at(let index):
        let element = element(index)
        if view.identify(element) == identity { found(index, element, identity) }
      case .nowhere: break
      case .unknown: needsSearch = true
      }
    }
    if needsSearch {
      for (index, element) in view.data.enumerated() {
        if open.isEmpty { break }
        found(index, element, view.identify(element))
      }
    }
    guard !open.isEmpty else { return }
    for entry in built where open.contains(entry.identity) {
      forgetBodyScope(entry.identity)
      graph.presence.remove(entry.node, inputs.transaction)
    }
    built.removeAll { open.contains($0.identity) }
    places = [:]
    for (place, entry) in built.enumerated() { places[entry.identity] = place }
  }

  /// Returns the view of one element.
  private func node(at index: Int) -> _TypedNode<Content> {
    let element = element(index)
    let identity = view.identify(element)
    if let place = places[identity] {
      if built[place].index == index { return built[place].node }
      return duplicate(of: element, at: index)
    }
    let node = make(element)
    places[identity] = built.count
    built.append(Built(identity: identity, index: index, node: node))
    return node
  }

  private func duplicate(of element: Data.Element, at index: Int) -> _TypedNode<Content> {
    if let known = duplicates.first(where: { $0.index == index }) { return known.node }
    _warn(sharedIdentityWarning(view.identify(element)))
    let node = make(element)
    duplicates.append((index, node))
    return node
  }

  private func make(_ element: Data.Element) -> _TypedNode<Content> {
    let inputs = inputs
    let content = inBodyScope(as: view.identify(element)) { view.content(element) }
    return insideBody {
      let node = makeChild(content, inputs)
      if inputs.transaction.animation != nil, isInserted(element) {
        graph.presence.welcome(node, inputs.transaction)
      }
      return node
    }
  }

  /// Returns whether the current change has inserted an element. Others were out of sight before.
  ///
  /// - Complexity: linear in the former collection for the first element of a change, unless it knows where its elements are.
  private func isInserted(_ element: Data.Element) -> Bool {
    guard let former else { return true }
    let identity = view.identify(element)
    switch former.view.place(of: identity) {
    case .at: return false
    case .nowhere: return true
    case .unknown: break
    }
    let identities = former.identities ?? Set(former.view.data.map { former.view.identify($0) })
    self.former?.identities = identities
    return !identities.contains(identity)
  }

  // MARK: What the container asks

  package func appendRuns(to runs: inout [LazyRun]) {
    let count = view.data.count
    guard count > 0 else { return }
    if holdsSections == nil {
      var first: [LazyRun] = []
      CallStack.ensured { node(at: 0).appendLazyRuns(to: &first) }
      holdsSections = first.contains { $0.section != nil }
    }
    if holdsSections == true {
      for index in 0..<count { CallStack.ensured { node(at: index).appendLazyRuns(to: &runs) } }
    } else {
      runs.append(LazyRun(self, count: count))
    }
  }

  package func collectUnit(_ unit: Int, into elements: inout [_ViewNode]) {
    guard unit >= 0, unit < view.data.count else { return }
    node(at: unit).collect(into: &elements)
  }

  override func collect(into elements: inout [_ViewNode]) {
    for index in 0..<view.data.count { node(at: index).collect(into: &elements) }
  }

  func index(of identity: AnyHashable) -> Int? {
    (identity.base as? ID).flatMap(index(ofElement:))
  }

  func index(holding identity: AnyHashable) -> Int? { view.place(ofViewWith: identity) }

  private func index(ofElement identity: ID) -> Int? {
    if let place = places[identity] { return built[place].index }
    switch view.place(of: identity) {
    case .at(let index): return index
    case .nowhere: return nil
    case .unknown:
      return view.data.enumerated().first { view.identify($0.element) == identity }?.offset
    }
  }

  func builtNode(at index: Int) -> _ViewNode? {
    if let entry = built.first(where: { $0.index == index }) { return entry.node }
    return duplicates.first { $0.index == index }?.node
  }

  var builtIdentities: [(identity: AnyHashable, index: Int)] {
    built.sorted { $0.index < $1.index }.map { (AnyHashable($0.identity), $0.index) }
  }

  override var parts: [_ViewNode] { built.map(\.node) + duplicates.map(\.node) }
}
