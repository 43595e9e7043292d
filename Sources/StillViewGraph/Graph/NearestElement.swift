/// The closest element of a kind around another one, remembered with what that depends on.
///
/// Of a thousand elements in each other that all look for one of that kind, each asks the next one around that knows,
/// instead of looking at everything around it.
package struct NearestElement {
  /// `ViewGraph.enclosureNumber` when it was looked for.
  private let number: Int
  /// nil: there is none.
  package private(set) weak var element: _ViewNode?
  /// Whether the search went as far as it had to: to one of the kind, or to the outermost element.
  private let isWhole: Bool

  /// Looks around an element.
  ///
  /// - Parameters:
  ///   - isWanted: Whether an element is of the kind.
  ///   - known: Returns the closest element of the kind that an element already knows.
  init(
    around start: _ViewNode, where isWanted: (_ViewNode) -> Bool,
    known: (_ViewNode) -> NearestElement?
  ) {
    let graph = start.graph
    number = graph.enclosureNumber
    var outermost = start
    while let outer = outermost.enclosing {
      if isWanted(outer) {
        element = outer
        isWhole = true
        return
      }
      if let known = known(outer), known.isValid(in: graph) {
        element = known.element
        isWhole = true
        return
      }
      outermost = outer
    }
    isWhole = outermost === graph.root
  }

  /// Whether another search would find the same.
  func isValid(in graph: ViewGraph) -> Bool { isWhole && number == graph.enclosureNumber }
}
