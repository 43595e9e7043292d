import StillLayout
import StillRuntime

/// A stretch of a lazy container's content that is built piece by piece.
///
/// A `ForEach` in a lazy container is one run of as many units as it has data; any other view is a run of
/// one unit.
package struct LazyRun {
  /// The role of a run's views in their section.
  package enum Role {
    case rows, header, footer
  }

  /// The node that the units belong to.
  package let source: _ViewNode
  /// The source that builds them; nil if the node builds them all.
  private let units: (any UnitSource)?
  package var count: Int
  package var role = Role.rows
  /// The section's node; nil outside sections.
  package var section: ObjectIdentifier?
  /// Modifiers around the source, from the inside out.
  package var wrappers: [any UnitWrapper] = []

  /// A run of one unit: the elements of a node.
  package init(_ source: _ViewNode) {
    self.source = source
    units = nil
    count = 1
  }

  /// A run of units that are built one by one.
  package init(_ source: any UnitSource, count: Int) {
    self.source = source
    units = source
    self.count = count
  }

  /// Returns the elements of one unit, built where they were not.
  package func elements(of unit: Int) -> [_ViewNode] {
    var elements: [_ViewNode] = []
    CallStack.ensured {
      if let units {
        units.collectUnit(unit, into: &elements)
      } else {
        source.collect(into: &elements)
      }
    }
    for wrapper in wrappers { elements = wrapper.wrapUnit(elements) }
    return elements
  }
}

/// A node that knows of more runs than one, or of other ones. To a lazy container any other node is one unit.
package protocol RunSource: _ViewNode {
  /// Appends what a lazy container can build by itself.
  func appendRuns(to runs: inout [LazyRun])
}

/// A node that only hands on the elements of its parts, in their order.
package protocol PartHolder: RunSource {}

/// A node that builds its elements one unit after the other, as they are asked for.
package protocol UnitSource: RunSource {
  /// Appends the elements of one unit, built where they were not.
  func collectUnit(_ unit: Int, into elements: inout [_ViewNode])
}

/// A modifier's node, which puts an element of its own around each element of a unit.
package protocol UnitWrapper: RunSource {
  func wrapUnit(_ inner: [_ViewNode]) -> [_ViewNode]
}

/// Views that are told apart by identities, among which a scroll view looks for its target.
package protocol IdentifiedViews: _ViewNode {
  /// Returns the place of the view with an identity.
  func index(of identity: AnyHashable) -> Int?
  /// Returns the place of the view that holds a view with an identity: by `id(_:)`, or in a collection inside.
  func index(holding identity: AnyHashable) -> Int?
  /// Returns the node of the view at a place, if it is built.
  func builtNode(at index: Int) -> _ViewNode?
  /// The identities of the views that are built, in their order, with their places.
  var builtIdentities: [(identity: AnyHashable, index: Int)] { get }
}

extension PartHolder {
  package func appendRuns(to runs: inout [LazyRun]) {
    for part in parts { CallStack.ensured { part.appendLazyRuns(to: &runs) } }
  }
}

extension _ViewNode {
  /// Appends the runs that the node stands for in a lazy container.
  package final func appendLazyRuns(to runs: inout [LazyRun]) {
    if let source = self as? any RunSource {
      source.appendRuns(to: &runs)
    } else {
      runs.append(LazyRun(self))
    }
  }
}
