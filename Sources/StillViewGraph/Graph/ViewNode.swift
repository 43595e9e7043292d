public import Foundation
public import StillGeometry
public import StillLayout

/// A place in the tree of views: what lives on while view values come and go.
///
/// Some nodes are elements, measured, placed and drawn; others (tuples, conditions, `ForEach`, views with
/// a body) only hold elements and hand them on to the container around them.
public class _ViewNode: _LayoutElement {
  /// The tree that the node belongs to. It owns the nodes, so it outlives them.
  private final unowned(unsafe) let owner: ViewGraph
  /// Whether the container around builds its content piece by piece.
  private final let isMadeLazily: Bool
  /// Distance from the root; trees beyond `ViewGraph.depthLimit` are refused.
  package final let depth: Int
  /// The node that made this one. It outlives it.
  private final unowned(unsafe) let creator: _ViewNode?
  /// The closest node with a body among those that made this one, each the next. It outlives it.
  private final unowned(unsafe) let bodyOwner: _ViewNode?
  private final unowned(unsafe) var encloser: _ViewNode?
  /// What `encloser` is, to be compared with another even when it is gone.
  private final var encloserIdentity: ObjectIdentifier?
  // Checks of exclusive access are off for what every pass over the tree reads; it is never borrowed while
  // other code runs.
  @exclusivity(unchecked) private final var shownFrame = PresentedFrame()
  @exclusivity(unchecked) private final var comingOrGoing: Presence?
  /// Where the element is drawn, now and on its way.
  package final var presented: PresentedFrame {
    get { unsafe shownFrame }
    set { unsafe shownFrame = newValue }
  }
  /// How the element comes or goes; nil: it has been there from the start.
  package final var presence: Presence? {
    get { unsafe comingOrGoing }
    set { unsafe comingOrGoing = newValue }
  }

  package init(graph: ViewGraph, parent: _ViewNode?) {
    unsafe owner = graph
    unsafe creator = parent
    unsafe bodyOwner = parent.flatMap { $0.asBody ?? $0.bodyAround }
    depth = (parent?.depth ?? 0) + 1
    isMadeLazily = parent?.isBuiltLazily ?? false
    super.init()
    graph.nodeWasMade(self)
  }

  /// The tree that the node belongs to.
  package final var graph: ViewGraph { unsafe owner }

  /// The node that made this one.
  package final var parent: _ViewNode? {
    countOutwardStep()
    return unsafe creator
  }

  /// The closest node with a body among those that made this one, each the next.
  final var bodyAround: _ViewNode? { unsafe bodyOwner }

  /// The node itself, where it evaluates a body.
  package var asBody: (any BodyEvaluator)? { nil }

  /// Whoever looks far out at every level of a deep tree takes time with the square of its depth: tests look at how often.
  @inline(__always)
  private final func countOutwardStep() {
    #if DEBUG
      unsafe owner.countOutwardStep()
    #endif
  }

  /// The element in which this one is measured and placed. It outlives it, or is replaced by another.
  package final var enclosing: _ViewNode? {
    get {
      countOutwardStep()
      return unsafe encloser
    }
    set {
      let identity = newValue.map { ObjectIdentifier($0) }
      if let encloserIdentity, encloserIdentity != identity { graph.enclosureChanged() }
      encloserIdentity = identity
      unsafe encloser = newValue
    }
  }

  /// True once the node has left the tree, though it may still be drawn on its way out.
  package final var isRetired = false
  /// True once the node was taken out of the tree, while a transition still shows it, and afterwards.
  package final var isLeaving = false
  /// Whether the node is among those that gather their elements before the next layout.
  final var isToBeGathered = false
  /// Whether the clock tells the node of the next moment.
  final var isTicking = false

  /// Whether this element or one inside sets a preference, as far as was collected.
  package final var leadsToPreferences = false
  /// Whether preferences may have changed here or inside; it is so for all elements around, too.
  package final var preferencesAreStale = false

  /// The nodes that this one has made and keeps alive.
  package var parts: [_ViewNode] { [] }

  /// Appends the elements that this node stands for, in order.
  package func collect(into elements: inout [_ViewNode]) {
    elements.append(self)
  }

  /// Whether the node only hands on the elements of its parts, in their order.
  package var handsOnParts: Bool { false }

  /// Whether what is inside is built piece by piece; nil: as the node around says.
  package var buildsContentLazily: Bool? { nil }

  /// Whether what is inside is built piece by piece: by this node, or by the container around.
  final var isBuiltLazily: Bool { buildsContentLazily ?? isMadeLazily }

  /// Appends what a lazy container can build by itself.
  package func appendRuns(to runs: inout [LazyRun]) {
    if handsOnParts {
      appendRunsOfParts(to: &runs)
    } else {
      runs.append(LazyRun(source: self, count: 1))
    }
  }

  /// Appends the elements of one unit of a run, built where they were not.
  package func collectUnit(_ unit: Int, into elements: inout [_ViewNode]) {
    collect(into: &elements)
  }

  /// Elements directly inside this one, in drawing order, those on their way out included.
  package var innerElements: [_ViewNode] { [] }

  /// Elements directly inside this one that layout has placed.
  package var placedElements: [_ViewNode] { innerElements }

  /// Elements directly inside this one that are shown: those that layout has placed, and those that are leaving.
  package var committedElements: [_ViewNode] { placedElements }

  /// Whether the element itself sets a preference.
  package var setsPreference: Bool { false }

  /// What the element hands up for a key; nil when neither it nor one inside sets it.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { innerPreference(key) }

  /// Looks for changed preferences in this element and inside.
  package func collectPreferences() { collectInnerPreferences() }

  /// What effects of the element's own do to its coordinates; nil: nothing.
  package var ownTransform: CGAffineTransform? { nil }

  /// The environment that the node was made or modified in; nil: that of the nodes around.
  package var ownEnvironment: EnvironmentValues? { nil }

  /// What a warning calls the view.
  package var warningName: String? { reportName }

  /// Updates from the view at hand, in new surroundings.
  package func refresh(_ inputs: _ViewInputs) {}

  /// What the report calls the view; nil leaves the element out and shows those inside.
  package var reportName: String? { nil }

  /// Fills in what the report says beyond name and frame.
  package func describe(_ node: inout LayoutReport.Node) {}

  /// The guides by which the element lines up what is inside.
  package var alignmentKeys: [AlignmentKey] { [] }

  /// With what numbers the element arranges what is inside, as a user writes them.
  package var layoutArguments: String? { nil }

  /// What the element is set in, as a user writes it.
  package var explainedSettings: [LayoutExplanation.Setting] { [] }

  /// The priority that this element gives to what is inside; nil when it leaves it alone.
  package var givenPriority: Double? { nil }

  /// Forgets sizes and everything worked out from them, so that they are asked for again.
  package func forgetAnswers() { forgetLayout() }

  /// Draws the element itself; `DrawingPass` draws what is inside between the two.
  package func draw(_ pass: inout DrawingPass) {
    drawInner(&pass)
  }

  /// Takes over the frames that layout decided. `commitInner` goes on inside.
  package func commit(_ pass: inout CommitPass) {
    commitInner(&pass)
  }

  /// Sizes inside have changed, so this element's may have too.
  package func contentLayoutChanged() {}

  /// From the element's own drawing to its surroundings, for effects that move pixels only.
  package func effectTransform(at time: TimeInterval) -> CGAffineTransform? { nil }

  /// Brings what moves by itself (animated layouts) to the graph's time.
  package func tick() {}

  override public func _warn(_ message: String) {
    graph.warn(message, at: self)
  }

  override public func _countMeasurement() -> Bool {
    graph.countMeasurement()
  }

  override public func _recordMeasurement(_ proposal: ProposedViewSize, _ size: CGSize) {
    graph.recorder?.record(proposal, size, of: self)
  }

  override public var _isCaching: Bool { graph.isCaching }
}

extension _ViewNode {
  package final func drawInner(_ pass: inout DrawingPass) {
    for element in innerElements { pass.draw(element) }
  }

  package final func commitInner(_ pass: inout CommitPass) {
    for element in committedElements { pass.commit(element) }
  }

  /// The elements under this node have changed in number or order: the element that holds them collects
  /// them anew before the next layout.
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

  /// This element's sizes may have changed: whoever measured it forgets what it knew.
  ///
  /// Where an element around has told nobody anything since it last forgot, those around it have nothing to forget either.
  package final func layoutChanged() {
    forgetLayout()
    var node = enclosing
    while let outer = node, outer.hasAnswered {
      outer.forgetLayout()
      outer.contentLayoutChanged()
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
      if let environment = current.ownEnvironment { return environment }
      node = current.parent
    }
    return EnvironmentValues()
  }

  /// Where things lie inside may have changed, though no size has.
  ///
  /// Whoever was to be placed anew already has told those around.
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

/// A node that gathers the elements below it: containers, overlays, the root.
package protocol ElementHolder: _ViewNode {
  /// What is inside.
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
public class _TypedNode<V: View>: _ViewNode {
  /// The view at hand.
  package final var view: V

  package init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(graph: inputs.graph, parent: inputs.parent)
  }

  /// Takes over a new value of the view.
  package func update(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
  }

  override package final func refresh(_ inputs: _ViewInputs) {
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
  return CallStack.ensured { V._makeNode(view, inputs) }
}
