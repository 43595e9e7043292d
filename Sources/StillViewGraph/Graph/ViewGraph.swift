package import Foundation
import StillAnimation
package import StillDrawing
package import StillGeometry
import StillLayout
import StillRuntime

/// A live tree of views with its clock: what `ImageRenderer` and `Stage` hold.
///
/// Used by one thread at a time. A change of state, a new moment or a new proposal makes parts of it stale;
/// `update` brings everything up to date. `Update/UpdateCycle.swift` is the table of contents.
package final class ViewGraph: UncountedTarget {
  /// The deepest tree that is built; what lies deeper is left out and reported.
  package static let depthLimit = 50_000
  /// The maximum number of layouts per update that are caused by layout itself.
  package static let roundLimit = 8
  /// How often one update may start over because of what actions changed that ran after layout (`onAppear`,
  /// `onDisappear`, `onChange`).
  package static let turnLimit = 32

  // MARK: What is shown

  /// Pixels per point, at which frames are rounded.
  package var grid: PixelGrid
  private(set) var root: _ViewNode?
  private var holder: RootNode?
  /// Noted for every node: unchecked, as nothing else looks at it meanwhile.
  @exclusivity(unchecked) private var deepest = 0
  var proposal: ProposedViewSize = .unspecified
  /// The size to centre the content in; nil: the content's own.
  var stageSize: CGSize?

  // MARK: What its parts keep

  /// The moment shown, and what is to happen at later ones.
  let clock = Clock()
  /// Changes of state that wait for an update.
  package let writes = WriteQueue()
  /// Work that views have started outside all updates.
  var work = OutsideWork()
  /// The stored values of `@AppStorage` and `@SceneStorage`.
  let settings = SettingsStore()
  /// How often actions of this tree have changed the settings of the program for all bars and controls.
  private lazy var programLooks = StateLocation(0, writes)
  /// Views that share their geometry, by name.
  var matchedGroups: [MatchedKey: MatchedGroup] = [:]
  /// The focused field.
  let focus = FocusStore()
  /// The focused values that views share.
  private(set) lazy var focusShare = FocusedValueStore(writes)
  /// The transition state of views that are inserted or removed.
  let presence = TransitionStateStore()
  /// The preferences of all views.
  let preferences = PreferenceCollector()
  /// The touches and their gestures.
  package private(set) lazy var touches = TouchRouter(self)
  /// Scroll views that fingers have moved since bindings were told.
  var scrolled: [any ScrollElement] = []
  /// The stale nodes, and the work that waits for the end of layout.
  var cycle = UpdateCycle()
  /// The light that the window is in.
  var light = WindowColorScheme()
  /// Whether changes show the ends of the system's motions at once (`UIView.setAnimationsEnabled(_:)`).
  package var disablesSystemMotion = false
  /// The number of modifiers that change transactions on their way down.
  var transactionEditors = 0

  // MARK: What is noted

  /// True when the tree was deeper than `depthLimit`.
  package internal(set) var isTooDeep = false
  /// The diagnostics so far.
  var findings = Diagnostics()
  /// The work done so far.
  package var counters: Counters {
    get { unsafe counted }
    _modify { yield unsafe &counted }
  }
  /// Unchecked because something is counted for every element, while nothing else looks at it.
  @exclusivity(unchecked) private var counted = Counters()
  /// Counts how often an element was put from one element around it into another or left the tree, or a scroll view got
  /// other axes. What was found around an element is so as long as this number stays.
  package private(set) var enclosureNumber = 0
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

  /// An empty tree at time 0, to be shown at `scale` pixels per point; `setContent` fills it.
  package init(scale: CGFloat) {
    grid = PixelGrid(scale: scale)
    _ = Self.drivesTimers
  }

  #if DEBUG
    let life = ObjectLife(ViewGraph.self)
  #endif

  deinit {
    // Deep trees are freed on a stack of their own. Nodes are freed before their graph, which they may still ask.
    if unsafe deepest > 200 {
      CallStack.fresh { releaseAll() }
    } else {
      releaseAll()
    }
    #if DEBUG
      life.end()
    #endif
  }

  private func releaseAll() {
    presence.releaseAll()
    cycle = UpdateCycle()
    root = nil
    holder = nil
  }

  /// Sets the outermost view; its place is kept when there was one of the same type, and the new value is
  /// taken over by the next update, as one with this transaction.
  package func setContent<V: View>(
    _ view: V, environment: EnvironmentValues, transaction: Transaction = Transaction()
  ) {
    let content = RootView(content: view)
    light.wasGiven(environment) { [unowned self] environment in
      setContent(view, environment: environment)
    }
    let environment = light.environment
    if let holder, let root = root as? _TypedNode<RootView<V>> {
      writes.add(transaction) { [unowned self] _ in
        root.renew(
          content,
          _ViewInputs(
            parent: holder, environment: environment,
            transaction: self.transaction))
      }
      return
    }
    MainActorAssumption.during {
      let holder = RootNode(graph: self, parent: nil)
      BodyScope.outside(self) { holder.make(content, environment) }
      root = holder.node
      self.holder = holder
      cycle.layoutIsStale = true
    }
  }

  /// Sets what the content is proposed, and the size that it is centred in (rule L1.14).
  package func setProposal(_ proposal: ProposedViewSize, stageSize: CGSize?) {
    let safe = proposal.madeSafe
    guard safe != self.proposal || stageSize != self.stageSize else { return }
    self.proposal = safe
    self.stageSize = stageSize
    cycle.layoutIsStale = true
  }

  /// The proposal to the outermost view: a stage's size, or the owner's proposal.
  var window: ProposedViewSize { stageSize.map { ProposedViewSize($0) } ?? proposal }

  /// The content's own answer to the proposal, in points, once updated.
  package var contentSize: CGSize { root?.frame.size ?? .zero }

  /// Returns the commands at the graph's time, from back to front. Call `update` first.
  package func displayList(size: CGSize) -> DisplayList {
    var pass = DrawingPass(time: time, grid: grid)
    if let root { MainActorAssumption.during { pass.draw(root) } }
    return DisplayList(size: size, commands: pass.commands).distributed()
  }

  // MARK: What nodes report

  /// Runs `body` without any trace in `counters`.
  func withoutCounting<Result>(_ body: () -> Result) -> Result {
    let before = counters
    defer { counters = before }
    return body()
  }

  /// Counts one measurement, and tells whether its result is to be remembered and nothing else.
  func countMeasurement() -> Bool {
    unsafe counted.measurements += 1
    return unsafe isOrdinary
  }

  func countOutwardStep() {
    unsafe counted.outwardSteps += 1
  }

  func enclosureChanged() {
    enclosureNumber += 1
  }

  func nodeWasMade(_ node: _ViewNode) {
    unsafe counted.nodes += 1
    unsafe deepest = max(deepest, node.depth)
    recorder?.begin(node)
  }

  /// The tree whose bodies or actions this thread runs; nil: none.
  package static var current: ViewGraph? { BodyScope.graph }

  /// The environment of the view whose body this thread evaluates, or of the tree whose actions it runs.
  package static var currentEnvironment: EnvironmentValues? { BodyScope.environment }

  /// Evaluates the body that reads the program's settings again when an action of the tree changes them.
  package static func readProgramLooks() {
    guard BodyScope.current != nil else { return }
    _ = current?.programLooks.value
  }

  /// Shows a change of the program's settings that an action of a tree has made.
  package static func changedProgramLooks() {
    guard BodyScope.current == nil, let looks = current?.programLooks else { return }
    looks.set(looks.value &+ 1, Transaction())
  }

  /// Lets go of nodes that have left the tree.
  func releaseGone() {
    guard presence.hasGone else { return }
    if unsafe deepest > 200 {
      CallStack.fresh { presence.releaseGone() }
    } else {
      presence.releaseGone()
    }
  }
}
