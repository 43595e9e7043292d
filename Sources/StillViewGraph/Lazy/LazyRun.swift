import StillLayout

/// A stretch of a lazy container's content that is built piece by piece.
///
/// A `ForEach` in a lazy container is one run of as many units as it has data; any other view is a run of
/// one unit.
package struct LazyRun {
  /// What the views of a run are to their section.
  package enum Role {
    case rows, header, footer
  }

  /// Builds the units.
  package let source: _ViewNode
  package var count: Int
  package var role = Role.rows
  /// The section's node; nil outside sections.
  package var section: ObjectIdentifier?
  /// Modifiers around the source, from the inside out.
  package var wrappers: [any UnitWrapper] = []

  package init(source: _ViewNode, count: Int) {
    self.source = source
    self.count = count
  }

  /// The elements of one unit, built where they were not.
  package func elements(of unit: Int) -> [_ViewNode] {
    var elements: [_ViewNode] = []
    CallStack.ensured { source.collectUnit(unit, into: &elements) }
    for wrapper in wrappers { elements = wrapper.wrapUnit(elements) }
    return elements
  }
}

/// A modifier's node, which puts an element of its own around each element of a unit.
package protocol UnitWrapper: _ViewNode {
  func wrapUnit(_ inner: [_ViewNode]) -> [_ViewNode]
}

/// Views that are told apart by identities, among which a scroll view looks for its target.
package protocol IdentifiedViews: _ViewNode {
  /// The place of the view with an identity.
  func index(of identity: AnyHashable) -> Int?
  /// The node of the view at a place, if it is built.
  func builtNode(at index: Int) -> _ViewNode?
  /// The identities of the views that are built, in their order, with their places.
  var builtIdentities: [(identity: AnyHashable, index: Int)] { get }
}

extension _ViewNode {
  /// Appends the runs of nodes that only hand on what is below them.
  package final func appendRunsOfParts(to runs: inout [LazyRun]) {
    for part in parts { CallStack.ensured { part.appendRuns(to: &runs) } }
  }
}

extension UnitWrapper {
  /// Appends the runs of the modified view, each wrapped by this modifier.
  package func appendWrappedRuns(of child: _ViewNode?, to runs: inout [LazyRun]) {
    let start = runs.count
    if let child { CallStack.ensured { child.appendRuns(to: &runs) } }
    for index in start..<runs.count { runs[index].wrappers.append(self) }
  }
}
