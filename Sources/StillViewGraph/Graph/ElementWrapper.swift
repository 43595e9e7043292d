package import Foundation
package import StillGeometry
package import StillLayout

/// An element around one other: a modifier's, once for each element that it modifies (rule L10.2).
///
/// It leaves size, place, guides, spacing and traits to what it wraps; those that do not say so.
package class ElementWrapper: _ViewNode {
  /// The modified element.
  package final let inner: _ViewNode

  package init(_ maker: _ViewNode, _ inner: _ViewNode) {
    self.inner = inner
    super.init(graph: maker.graph, parent: maker)
    inner.enclosing = self
  }

  deinit { endEnclosure(of: inner) }

  override package var innerElements: [_ViewNode] { [inner] }

  override package var _transparentContent: _LayoutElement? { inner }

  override package func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    inner.place(at: .zero, size: bounds.size, proposal: proposal)
  }

  override package func _explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    inner.explicitGuide(key, size: size, proposal: proposal)
  }

  override package func _preferredSpacing() -> ViewSpacing { inner.spacing }
  override package var _layoutPriority: Double { inner.priority }
  override package func _trait(_ key: ObjectIdentifier) -> Any? { inner.trait(key) }
}

/// A wrapper whose element was taken out, as long as something else keeps it.
private struct WrapperDeparture {
  weak var wrapper: ElementWrapper?
}

/// The wrappers that one modifier has made, matched to the elements that it modifies.
package struct WrapperList<Wrapper: ElementWrapper> {
  package private(set) var elements: [Wrapper] = []
  /// Those whose elements were taken out, as long as something shows them.
  private var departures: [WrapperDeparture] = []

  package init() {}

  // Making a wrapper may build as deep a tree as there is. So the list is never being written to meanwhile, and what is
  // made is handed back instead.

  /// Returns a wrapper for each element: the one that it had, or a new one. `renew` brings one up to date that was
  /// on its way out.
  package func wrapping(
    _ inner: [_ViewNode], renew: (Wrapper) -> Void = { _ in }, _ make: (_ViewNode) -> Wrapper
  ) -> Self {
    if inner.count == elements.count, zip(inner, elements).allSatisfy({ $0 === $1.inner }) {
      return self
    }
    if elements.isEmpty, departures.isEmpty {
      var list = Self()
      list.elements.reserveCapacity(inner.count)
      for element in inner { list.elements.append(make(element)) }
      return list
    }
    var known: [ObjectIdentifier: Wrapper] = [:]
    for wrapper in elements { known[ObjectIdentifier(wrapper.inner)] = wrapper }
    var list = Self()
    list.elements.reserveCapacity(inner.count)
    for element in inner {
      if let wrapper = known.removeValue(forKey: ObjectIdentifier(element)) {
        list.elements.append(wrapper)
      } else if let wrapper = returning(around: element) {
        renew(wrapper)
        list.elements.append(wrapper)
      } else {
        list.elements.append(make(element))
      }
    }
    list.departures = departures.filter { departure in
      guard let wrapper = departure.wrapper, !wrapper.isRetired else { return false }
      return !list.elements.contains { $0 === wrapper }
    }
    for wrapper in elements where known[ObjectIdentifier(wrapper.inner)] != nil {
      wrapper.graph.presence.removeWrapper(wrapper)
      list.departures.append(WrapperDeparture(wrapper: wrapper))
    }
    return list
  }

  /// Returns the wrapper of an element that comes back before it was gone.
  private func returning(around element: _ViewNode) -> Wrapper? {
    for departure in departures {
      guard let known = departure.wrapper as? Wrapper, known.inner === element, !known.isRetired
      else {
        continue
      }
      known.graph.presence.restoreWrapper(known)
      return known
    }
    return nil
  }

  /// Returns a wrapper for each element of one unit of a lazy container, and those among them that are new, to be
  /// added to the other units' wrappers.
  ///
  /// - Complexity: constant for each element.
  package static func wrapping(
    unit inner: [_ViewNode], _ make: (_ViewNode) -> Wrapper
  ) -> (all: [_ViewNode], new: [Wrapper]) {
    var new: [Wrapper] = []
    let all: [_ViewNode] = inner.map { element in
      if let known = element.enclosing as? Wrapper, known.inner === element { return known }
      let wrapper = make(element)
      new.append(wrapper)
      return wrapper
    }
    return (all, new)
  }

  /// Keeps the new wrappers of a unit.
  package mutating func add(_ new: [Wrapper]) { elements += new }

  /// Lets go of the wrappers of elements that have left the tree.
  package mutating func removeRetired() {
    for wrapper in elements where wrapper.inner.isRetired { wrapper.graph.presence.retire(wrapper) }
    elements.removeAll { $0.inner.isRetired }
  }
}
