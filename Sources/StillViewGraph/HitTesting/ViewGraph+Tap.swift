import Foundation

/// Why a tap did nothing.
package enum TapFailure: Error, Equatable {
  /// No view has the identifier; the known ones are listed.
  case noSuchView([String])
  /// Neither the view nor one inside or around it reacts to taps.
  case notTappable
}

extension ViewGraph {
  /// Taps the first view with an identifier: the first element inside that reacts, else the nearest one
  /// around it. Call `update` before and after.
  package func tap(_ identifier: String) throws(TapFailure) {
    var known: [String] = []
    var target: _ViewNode?
    walk { element in
      guard let identified = element as? IdentifierElement else { return true }
      known.append(identified.identifier)
      if identified.identifier == identifier { target = element }
      return target == nil
    }
    guard let target else { throw .noSuchView(known) }
    if let action = action(in: target) ?? action(around: target) {
      action()
      return
    }
    throw .notTappable
  }

  /// Visits elements that are in the tree, depth first, until `visit` says no.
  private func walk(_ visit: (_ViewNode) -> Bool) {
    guard let root else { return }
    var open = [root]
    while let element = open.popLast() {
      if element.presence?.isLeaving == true { continue }
      if !visit(element) { return }
      open += element.innerElements.reversed()
    }
  }

  private func action(in element: _ViewNode) -> (() -> Void)? {
    var open = [element]
    while let next = open.popLast() {
      if let action = next.tapAction { return action }
      open += next.innerElements.reversed()
    }
    return nil
  }

  private func action(around element: _ViewNode) -> (() -> Void)? {
    var node = element.enclosing
    while let next = node {
      if let action = next.tapAction { return action }
      node = next.enclosing
    }
    return nil
  }
}
