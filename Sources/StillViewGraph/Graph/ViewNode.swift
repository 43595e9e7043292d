public import Foundation
public import StillGeometry
public import StillLayout
import StillRuntime

/// A place in the tree of views: what lives on while view values come and go.
///
/// Some nodes are elements, measured, placed and drawn; others (tuples, conditions, `ForEach`, views with
/// a body) only hold elements and hand them on to the container around them.
public class _ViewNode: _LayoutElement, UncountedTarget {
  // Small fields stand together, before and after the large ones: every view has them.

  /// Whether what is inside is built piece by piece: by this node, or by the container around.
  package final var buildsContentLazily: Bool
  /// Whether the node stands alone or among others.
  final var place: ViewPlace
  /// True once the node has left the tree, though it may still be drawn on its way out.
  package final var isRetired = false
  /// True once the node was taken out of the tree, while a transition still shows it, and afterwards.
  package final var isLeaving = false
  /// Whether the node itself was taken out, and not only with a node around it.
  final var isRemoved = false
  /// Whether the node is among those that gather their elements before the next layout.
  final var isToBeGathered = false
  /// Whether the clock tells the node of the next moment.
  final var isTicking = false
  /// Whether the element has ever lain in another one.
  private(set) final var hasBeenEnclosed = false
  /// Whether the element itself sets a preference.
  final var writesPreference = false
  /// Whether this element or one inside sets a preference, as far as was collected.
  package final var leadsToPreferences = false
  /// Whether preferences may have changed here or inside; it is so for all elements around, too.
  package final var preferencesAreStale = false
  private final let level: Int32
  /// Counts how often preferences were found that may have changed here or inside.
  final var preferenceVersion: UInt32 = 0

  // References outward, none of which is counted: `UncountedReference` says why each is good as long as it is used.

  /// The tree that the node belongs to.
  private final let owner: UncountedReference<ViewGraph>
  /// The node that made this one.
  private final let creator: UncountedReference<_ViewNode>?
  /// The closest node with a body among those that made this one, each the next.
  private final let bodyOwner: UncountedReference<_ViewNode>?
  /// The element around this one.
  private final var encloser: UncountedReference<_ViewNode>?
  #if DEBUG
    final let life: ObjectLife
  #endif
  // Checks of exclusive access are off for what every pass over the tree reads; it is never borrowed while
  // other code runs.
  @exclusivity(unchecked) private final var comingOrGoing: TransitionState?
  @exclusivity(unchecked) private final var shownFrame = PresentedFrame()

  /// Distance from the root; trees beyond `ViewGraph.depthLimit` are refused.
  package final var depth: Int { Int(level) }
  /// The presented frame of the element.
  package final var presented: PresentedFrame {
    get { unsafe shownFrame }
    set { unsafe shownFrame = newValue }
  }
  /// The frame in the picture that layout decided last, and whether it has decided.
  final var presentedTarget: CGRect { unsafe shownFrame.target }
  final var isPresented: Bool { unsafe shownFrame.isKnown }
  /// The transition state of the element; nil: it has existed from the start.
  package final var presence: TransitionState? {
    get { unsafe comingOrGoing }
    set { unsafe comingOrGoing = newValue }
  }

  package init(graph: ViewGraph, parent: _ViewNode?) {
    owner = UncountedReference(graph)
    creator = parent.map { UncountedReference($0) }
    bodyOwner = parent.flatMap { $0.asBody ?? $0.bodyAround }.map { UncountedReference($0) }
    level = (parent?.level ?? 0) + 1
    buildsContentLazily = parent?.buildsContentLazily ?? false
    place = parent?.place ?? .amongOthers
    #if DEBUG
      life = ObjectLife(Self.self)
    #endif
    super.init()
    graph.nodeWasMade(self)
  }

  #if DEBUG
    deinit {
      if let encloser { encloser.endCounting() }
      life.end()
    }
  #endif

  /// The tree that the node belongs to.
  package final var graph: ViewGraph { owner.target }

  /// The node that made this one.
  package final var parent: _ViewNode? {
    countOutwardStep()
    return creator?.target
  }

  /// The closest node with a body among those that made this one, each the next.
  final var bodyAround: _ViewNode? { bodyOwner?.target }

  /// Counts a step outward. A search outward at every level of a deep tree takes time with the square of its depth;
  /// tests check the count.
  @inline(__always)
  private final func countOutwardStep() {
    #if DEBUG
      owner.ask { $0.countOutwardStep() }
    #endif
  }

  /// The element in which this one is measured and placed. The element that sets it calls `endEnclosure(of:)` before it goes
  /// or lets go of this one, unless the element lies in another one by then.
  package final var enclosing: _ViewNode? {
    get {
      countOutwardStep()
      return encloser?.target
    }
    set {
      let new = newValue.map { UncountedReference($0) }
      if encloser == new { return }
      if hasBeenEnclosed { owner.ask { $0.enclosureChanged() } }
      hasBeenEnclosed = true
      put(in: new)
      // What changed inside before now leads to a reader further out.
      if preferencesAreStale, let newValue { graph.preferences.elementsChanged(in: newValue) }
    }
  }

  private final func put(in new: UncountedReference<_ViewNode>?) {
    #if DEBUG
      encloser?.endCounting()
      new?.count()
    #endif
    encloser = new
  }

  /// This node goes, or lets go of an element: that lies in it no more, if it still did. The graph may be gone already.
  package final func endEnclosure(of element: _ViewNode) {
    if element.encloser == UncountedReference(self) { element.put(in: nil) }
  }

  /// This node has left the tree: it lies in no element but those that left together with it.
  final func leaveEnclosure(unlessIn together: Set<ObjectIdentifier>) {
    if let encloser, !encloser.ask({ together.contains(ObjectIdentifier($0)) }) { put(in: nil) }
  }

  // MARK: What kinds of nodes answer

  // All else that only some nodes do is a role: a small protocol that those adopt, beside the part of the engine that
  // asks for it. Most are found by casting. A cast takes three times as long as a call, so the four roles that
  // building, committing, drawing and reading ask every node for are told by the node itself.

  /// The node itself, where it evaluates a body.
  package var asBody: (any BodyEvaluator)? { nil }

  /// The node itself, where it draws something or in a way of its own.
  package var asDrawn: (any DrawnElement)? { nil }

  /// The node itself, where it takes over frames in a way of its own.
  package var asCommitted: (any CommittedElement)? { nil }

  /// The node itself, where it makes room that belongs to no safe area.
  var asSafeArea: (any SafeAreaElement)? { nil }

  /// The axes along which it scrolls what is inside (default: none).
  var scrolledAxes: Axis.Set { [] }

  /// The node itself, where it adds to the accessibility tree or changes what is inside adds.
  package var asAccessible: (any AccessibleElement)? { nil }

  /// The nodes that this one has made and keeps alive.
  package var parts: [_ViewNode] { [] }

  /// Appends the elements that this node stands for, in order.
  package func collect(into elements: inout [_ViewNode]) {
    elements.append(self)
  }

  /// Elements directly inside this one, in drawing order, those on their way out included.
  package var innerElements: [_ViewNode] { [] }

  /// Elements directly inside this one that layout has placed.
  package var placedElements: [_ViewNode] { innerElements }

  /// Elements directly inside this one that are shown: those that layout has placed, and those that are leaving.
  package var committedElements: [_ViewNode] { placedElements }

  // MARK: What layout asks for

  override public func _warn(_ message: String) {
    graph.warn(message, at: self)
  }

  override public func _countMeasurement() -> Bool {
    owner.ask { $0.countMeasurement() }
  }

  override public func _recordMeasurement(_ proposal: ProposedViewSize, _ size: CGSize) {
    graph.recorder?.record(proposal, size, of: self)
  }

  override public var _isCaching: Bool { graph.isCaching }
}

extension _ViewNode {
  /// Notes that the elements under this node have changed in number or order: the element that holds them collects
  /// them again before the next layout.
  package final func structureChanged() {
    var node = parent
    while let holder = node {
      if let holder = holder as? any ElementHolder {
        graph.needsCollection(holder)
        return
      }
      node = holder.parent
    }
  }

  /// Notes that this element's sizes may have changed, and discards the sizes cached by its parents.
  ///
  /// Where an element around has told nobody anything since it last forgot, those around it have nothing to forget either.
  package final func layoutChanged() {
    forgetLayout()
    var node = enclosing
    while let outer = node, outer.hasAnswered {
      outer.forgetAnswers()
      node = outer.enclosing
    }
    graph.layoutBecameStale(self)
  }
}

extension _ViewNode {
  /// The environment around: that of the nearest node that knows its own.
  final var environmentAround: EnvironmentValues {
    var node: _ViewNode? = self
    while let current = node {
      if let holder = current as? any EnvironmentHolder { return holder.ownEnvironment }
      node = current.parent
    }
    return EnvironmentValues()
  }

  /// Notes that positions inside may have changed, though no size has.
  ///
  /// An element that was already to be placed again has notified its parents.
  package final func placementChanged() {
    isPlaced = false
    var node = enclosing
    while let element = node, element.isPlaced {
      element.isPlaced = false
      node = element.enclosing
    }
    graph.layoutBecameStale(self)
  }
}

/// A node that knows the environment that it was made or modified in.
package protocol EnvironmentHolder: _ViewNode {
  var ownEnvironment: EnvironmentValues { get }
}

/// A node that gathers the elements below it: containers, overlays, the root.
package protocol ElementHolder: _ViewNode {
  /// The elements inside.
  var list: ElementList { get set }
  /// Gathers the elements again.
  func gatherElements()
}

extension ElementHolder {
  /// Lets all be gone that are leaving.
  func abandonLeavers() {
    if list.hasLeavers { list.abandonLeavers(of: self) }
  }

  /// Lets go of elements that have left by `time`.
  func removeDeparted(by time: TimeInterval) {
    _ = list.removeDeparted(by: time, from: self)
  }
}

/// The node of a view of one type.
public class _TypedNode<V>: _ViewNode {
  /// The current view.
  package final var view: V

  package init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(graph: inputs.graph, parent: inputs.parent)
  }

  /// Takes over a new value of the view.
  package func update(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
  }

  /// Updates from the current view with new inputs.
  package func refresh(_ inputs: _ViewInputs) {
    update(view, inputs)
  }

  /// Takes over a new value, with room for recursion.
  package final func renew(_ view: V, _ inputs: _ViewInputs) {
    CallStack.ensured { update(view, inputs) }
  }
}

/// Makes the node of a view, or an empty one where the tree has become too deep.
package func makeChild<V: View>(_ view: V, _ inputs: _ViewInputs) -> _TypedNode<V> {
  if inputs.parent.depth >= ViewGraph.depthLimit {
    inputs.graph.isTooDeep = true
    return AbsentNode(view, inputs)
  }
  if CallStack.isAmple { return V._makeNode(view, inputs) }
  return CallStack.fresh { V._makeNode(view, inputs) }
}
