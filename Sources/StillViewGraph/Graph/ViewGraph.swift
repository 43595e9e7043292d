package import Foundation
import StillAnimation
package import StillDrawing
package import StillGeometry
package import StillLayout

/// A live tree of views with its clock: what `ImageRenderer` and `Stage` hold.
///
/// Used by one thread at a time. A change of state, a new moment or a new proposal makes parts of it stale;
/// `update` brings everything up to date in rounds: bodies, then structure, then layout, then what is
/// shown, until nothing is stale.
package final class ViewGraph {
  /// The deepest tree that is built; what lies deeper is left out and reported.
  package static let depthLimit = 50_000
  /// How often one update may lay out again because laying out changed something.
  package static let roundLimit = 8
  /// How often one update may start over because of what actions changed that ran after layout (`onAppear`,
  /// `onDisappear`, `onChange`).
  package static let turnLimit = 32

  /// What was done so far.
  package var counters: Counters {
    get {
      var counters = otherCounters
      counters.measurements = unsafe measurements
      return counters
    }
    set {
      otherCounters = newValue
      unsafe measurements = newValue.measurements
    }
  }
  private var otherCounters = Counters()
  /// As in `counters`. By itself and unchecked because it is counted for every element, while nothing else
  /// looks at it.
  @exclusivity(unchecked) private var measurements = 0
  /// Off only to prove that remembering sizes changes nothing.
  package var isCaching: Bool {
    get { unsafe isRemembering }
    set {
      unsafe isRemembering = newValue
      unsafe isOrdinary = newValue && recorder == nil
    }
  }
  @exclusivity(unchecked) private var isRemembering = true
  /// Takes down what views are asked; nil unless layout is to be explained.
  var recorder: LayoutRecorder? {
    didSet { unsafe isOrdinary = isCaching && recorder == nil }
  }
  /// Whether measurements are remembered and nothing else. The one thing asked after each, so that neither
  /// recording nor doing without memory costs anything when off.
  @exclusivity(unchecked) private var isOrdinary = true
  /// The moment shown, in seconds; moves only by `advance`.
  package private(set) var time: TimeInterval = 0
  /// Pixels per point, at which frames are rounded.
  package var grid: PixelGrid
  /// True when the tree was deeper than `depthLimit`.
  package internal(set) var isTooDeep = false
  package private(set) var warnings: [LayoutWarning] = []

  private(set) var root: _ViewNode?
  private var deepest = 0
  private var stale: [any BodyEvaluator] = []
  /// What observable objects report.
  let inbox = ObservationInbox()
  private var holders: [any ElementHolder] = []
  private var ticking: [_ViewNode] = []
  private var departing: [any ElementHolder] = []
  private var retired: [ObjectIdentifier: Transaction] = [:]
  private var retiredNodes: [_ViewNode] = []
  private var welcomed: [ObjectIdentifier: Transaction] = [:]
  private(set) var pendingAnimation: Animation?
  /// Counts updates, so that what is meant for one of them is not taken for the next.
  private(set) var updateNumber = 0
  var layoutIsStale = true
  /// Whether any frame was ever to move by itself. Until then, what layout did not touch needs no look.
  var hasMoved = false
  /// Elements that look at every layout.
  private var observers: [any LayoutObserver] = []
  /// What is to be run when layout is decided.
  private var actions: [(node: _ViewNode, run: () -> Void)] = []
  /// Whether an effect may move what observers read, though layout stays as it is.
  private var observesEffects = false
  /// What views hand up.
  let preferences = PreferenceCollector()
  /// The rounds of the update at hand.
  private var rounds = 0
  /// The node that last kept an update from settling.
  private var restless: _ViewNode?
  private var leaving: [Leaving] = []
  /// Actions of elements that have left, with the transition that they wait for.
  private var farewells: [(lifecycle: Lifecycle?, action: () -> Void)] = []

  /// An element that has left in the update at hand.
  private struct Leaving {
    let element: AppearanceElement
    let action: () -> Void
  }

  private var proposal: ProposedViewSize = .unspecified
  /// The size to centre the content in; nil: the content's own.
  private var stageSize: CGSize?
  private var holder: RootNode?

  /// An empty tree at time 0, to be shown at `scale` pixels per point; `setContent` fills it.
  package init(scale: CGFloat) {
    grid = PixelGrid(scale: scale)
  }

  deinit {
    // Deep trees are freed on a stack of their own.
    if deepest > 200 {
      StackRoom.fresh {
        root = nil
        holder = nil
        retiredNodes = []
        observers = []
      }
    }
  }

  /// Sets the outermost view; its place is kept when there was one of the same type.
  package func setContent<V: View>(
    _ view: V, environment: EnvironmentValues, transaction: Transaction = Transaction()
  ) {
    BorrowedMainActor.during { renewContent(RootView(content: view), environment, transaction) }
  }

  private func renewContent<V: View>(
    _ content: RootView<V>, _ environment: EnvironmentValues, _ transaction: Transaction
  ) {
    if let holder, let root = root as? _TypedNode<RootView<V>> {
      stateWasSet(transaction)
      root.renew(
        content,
        _ViewInputs(
          graph: self, parent: holder, environment: environment, transaction: transaction))
    } else {
      let holder = RootNode(graph: self, parent: nil)
      holder.make(content, environment)
      root = holder.node
      self.holder = holder
      layoutIsStale = true
    }
  }

  /// Sets what the content is proposed, and the size that it is centred in (rule 1.14).
  package func setProposal(_ proposal: ProposedViewSize, stageSize: CGSize?) {
    let safe = proposal.madeSafe
    guard safe != self.proposal || stageSize != self.stageSize else { return }
    self.proposal = safe
    self.stageSize = stageSize
    layoutIsStale = true
  }

  /// What the outermost view is given: a stage's size, or what is proposed.
  var window: ProposedViewSize { stageSize.map { ProposedViewSize($0) } ?? proposal }

  /// The content's own answer to the proposal, in points, once updated.
  package var contentSize: CGSize { root?.frame.size ?? .zero }

  /// True while something moves by itself.
  package var isAnimating: Bool { !ticking.isEmpty || !departing.isEmpty }

  /// Moves the clock. It never runs backwards.
  package func advance(to time: TimeInterval) {
    guard time > self.time else { return }
    self.time = time
    departing = departing.filter { $0.removeDeparted(by: time) }
    let nodes = ticking
    ticking = []
    BorrowedMainActor.during {
      for node in nodes where !node.isRetired { node.tick() }
    }
  }

  // MARK: What nodes report

  /// Counts one measurement, and tells whether its result is to be remembered and nothing else.
  func countMeasurement() -> Bool {
    unsafe measurements += 1
    return unsafe isOrdinary
  }

  func nodeWasMade(_ node: _ViewNode) {
    counters.nodes += 1
    deepest = max(deepest, node.depth)
    recorder?.begin(node)
  }

  package func warn(_ message: String, at node: _ViewNode) {
    // A modifier without a name of its own speaks for the view that it modifies.
    var named = node
    while named.warningName == nil, let wrapper = named as? ElementWrapper { named = wrapper.inner }
    var names: [String] = []
    var current: _ViewNode? = named
    while let element = current, names.count < 64 {
      if let name = element === named ? element.warningName : element.reportName {
        names.append(name)
      }
      current = element.enclosing ?? element.parent
    }
    let warning = LayoutWarning(
      path: names.reversed().joined(separator: "/"), message: message)
    if warnings.count < 100, !warnings.contains(warning) { warnings.append(warning) }
  }

  func needsEvaluation(_ node: any BodyEvaluator) {
    if !node.isRetired { stale.append(node) }
  }

  func stateWasSet(_ transaction: Transaction) {
    if let animation = transaction.animation { pendingAnimation = animation }
  }

  func needsCollection(_ holder: any ElementHolder) {
    if !holders.contains(where: { $0 === holder }) { holders.append(holder) }
  }

  func ticks(_ node: _ViewNode) {
    if !ticking.contains(where: { $0 === node }) { ticking.append(node) }
  }

  func hasDepartures(_ holder: _ViewNode) {
    guard let holder = holder as? any ElementHolder,
      !departing.contains(where: { $0 === holder })
    else { return }
    departing.append(holder)
  }

  // MARK: Coming and going

  /// A node has left the tree by a change with this transaction.
  func retire(_ node: _ViewNode, _ transaction: Transaction) {
    retired[ObjectIdentifier(node)] = transaction
    retire(node)
  }

  /// A node has left the tree along with what it was around.
  func retire(_ node: _ViewNode) {
    retiredNodes.append(node)
    var open = [node]
    while let next = open.popLast() {
      if next.isRetired { continue }
      next.isRetired = true
      next.wasRetired()
      open += next.parts
    }
  }

  /// A node has entered the tree by a change with this transaction.
  func welcome(_ node: _ViewNode, _ transaction: Transaction) {
    welcomed[ObjectIdentifier(node)] = transaction
  }

  func retirement(of element: _ViewNode, in holder: _ViewNode) -> Transaction? {
    find(element, holder, retired)
  }

  func welcome(of element: _ViewNode, in holder: _ViewNode) -> Transaction? {
    find(element, holder, welcomed)
  }

  private func find(
    _ element: _ViewNode, _ holder: _ViewNode, _ table: [ObjectIdentifier: Transaction]
  ) -> Transaction? {
    var node: _ViewNode? = element
    while let current = node, current !== holder {
      if let transaction = table[ObjectIdentifier(current)] { return transaction }
      node = current.parent
    }
    return nil
  }

  // MARK: The update cycle

  /// Brings everything up to date. The driver is the table of contents: each round evaluates bodies,
  /// gathers elements, lays out, commits and lets observers look; what they change makes another round.
  /// Actions that wait for the end of layout run once it has settled, and may make a further turn.
  package func update() {
    BorrowedMainActor.during {
      var turns = 0
      repeat {
        inbox.deliver()
        settle()
        pendingAnimation = nil
        updateNumber += 1
        retired = [:]
        welcomed = [:]
        turns += 1
      } while runActions(mayRun: turns < Self.turnLimit)
    }
    releaseRetired()
  }

  private var isStale: Bool {
    !stale.isEmpty || !holders.isEmpty || layoutIsStale || preferences.hasChanges
  }

  private func settle() {
    rounds = 0
    restless = nil
    while isStale {
      let isLast = rounds == Self.roundLimit
      if isLast { warnUnsettled() }
      rounds += 1
      recorder?.round = rounds
      evaluateBodies()
      gatherElements()
      let laysOut = layoutIsStale
      if laysOut {
        layOut()
        commit()
      }
      if isLast {
        leaveUnsettled()
        break
      }
      observe(afterLayout: laysOut)
      inbox.deliver()
    }
    restless = nil
  }

  /// Names the view that keeps the tree from settling.
  private func warnUnsettled() {
    guard let culprit = stale.last ?? restless ?? root else { return }
    warn(
      "was still changing after \(Self.roundLimit) rounds of layout, and is left as it is",
      at: culprit)
  }

  /// Leaves the tree as its state now says; the next change starts anew.
  private func leaveUnsettled() {
    for node in stale { node.forgetStaleness() }
    stale = []
    holders = []
    layoutIsStale = false
    preferences.leaveUnsettled()
  }

  /// Tells elements of the layout, from the inside out.
  private func observe(afterLayout: Bool) {
    let hasCollected = root.map { preferences.collect(from: $0) } ?? false
    defer { observesEffects = false }
    guard !observers.isEmpty, afterLayout || hasCollected || observesEffects else { return }
    observers.removeAll { $0.isRetired }
    for observer in observers.sorted(by: { $0.depth > $1.depth })
    where observer.presented.isKnown {
      observer.observeLayout()
    }
  }

  /// Runs what waits for the end of layout; true when anything did.
  private func runActions(mayRun: Bool) -> Bool {
    let farewells = dueFarewells()
    let due = actions
    actions = []
    guard !due.isEmpty || !farewells.isEmpty else { return false }
    guard mayRun else {
      if let last = due.last?.node {
        warn(
          "was still changing after \(Self.turnLimit) turns of actions, each caused by the one before",
          at: last.nearestBody ?? last)
      }
      return false
    }
    for farewell in farewells { farewell() }
    for action in due { action.run() }
    return true
  }

  // MARK: What elements ask for

  /// Tells an element of every layout, as long as it is in the tree.
  func observes(_ observer: any LayoutObserver) {
    observers.append(observer)
  }

  /// An effect has changed; where things are drawn may have, too.
  func effectsChanged() {
    observesEffects = true
  }

  /// Runs a node's action once layout has settled.
  func afterLayout(_ node: _ViewNode, _ action: @escaping () -> Void) {
    actions.append((node, action))
  }

  /// Runs an action once an element that has left is no longer shown.
  func leaves(_ element: AppearanceElement, _ action: @escaping () -> Void) {
    leaving.append(Leaving(element: element, action: action))
  }

  /// Layout is to be decided again because of a node.
  func layoutBecameStale(_ node: _ViewNode) {
    layoutIsStale = true
    if rounds > Self.roundLimit / 2 { restless = node }
  }

  /// The actions of elements that went without a transition, or whose transition has ended.
  private func dueFarewells() -> [() -> Void] {
    guard !leaving.isEmpty || !farewells.isEmpty else { return [] }
    for left in leaving { farewells.append((left.element.departure, left.action)) }
    leaving = []
    let due = farewells.filter { $0.lifecycle?.hasEnded(by: time) ?? true }
    farewells.removeAll { $0.lifecycle?.hasEnded(by: time) ?? true }
    return due.map(\.action)
  }

  /// Evaluates what is stale now; what that makes stale is left to the next round.
  private func evaluateBodies() {
    let nodes = stale.sorted { $0.depth < $1.depth }
    stale = []
    for node in nodes where !node.isRetired { node.evaluateIfNeeded() }
  }

  private func gatherElements() {
    // Inner holders first, so that outer ones see their final elements.
    let nodes = holders.sorted { $0.depth > $1.depth }
    holders = []
    for node in nodes where !node.isRetired { node.gatherElements() }
  }

  private func layOut() {
    layoutIsStale = false
    guard let root else { return }
    let size = root.size(for: proposal)
    var origin = CGPoint.zero
    if let stageSize {
      origin = CGPoint(
        x: (stageSize.width - size.width) / 2, y: (stageSize.height - size.height) / 2)
      if !origin.x.isFinite { origin.x = 0 }
      if !origin.y.isFinite { origin.y = 0 }
    }
    root.place(at: origin, size: size, proposal: proposal)
  }

  private func commit() {
    guard let root else { return }
    var pass = CommitPass(graph: self, grid: grid, animation: pendingAnimation, origin: .zero)
    pass.commit(root)
  }

  private func releaseRetired() {
    guard !retiredNodes.isEmpty else { return }
    if deepest > 200 {
      StackRoom.fresh { retiredNodes = [] }
    } else {
      retiredNodes = []
    }
  }

  /// What is shown at the graph's time, from back to front. Call `update` first.
  package func displayList(size: CGSize) -> DisplayList {
    var pass = DrawingPass(time: time, grid: grid)
    if let root { BorrowedMainActor.during { pass.draw(root) } }
    return DisplayList(size: size, commands: pass.commands)
  }
}
