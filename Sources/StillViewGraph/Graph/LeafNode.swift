package import Foundation
import StillDrawing
package import StillGeometry
package import StillLayout
package import StillReport

/// A view that draws something itself and has nothing inside.
nonisolated package protocol LeafView: _PrimitiveView {
  associatedtype Leaf: LeafContent

  /// Returns the leaf to measure and draw, with every value of the environment resolved.
  func leaf(in environment: EnvironmentValues) -> Leaf

  /// Returns the settings of the leaf, for explanations, as a user writes them.
  func explainedSettings(in environment: EnvironmentValues) -> [LayoutExplanation.Setting]

  /// Returns the leaf's accessibility element; nil without one.
  func accessibility(
    of leaf: Leaf, in environment: EnvironmentValues
  ) -> AccessibilityProperties?
  /// Whether leaves of this kind may be read.
  static var isAccessible: Bool { get }
  /// Returns the facts that audits check of a text; the pass sets the frame. Nil for other leaves.
  func evidence(
    of leaf: Leaf, in environment: EnvironmentValues, size: CGSize, proposal: ProposedViewSize
  ) -> AccessibilityEvidence.ShownText?

  /// Whether what is drawn depends on the clock.
  var readsClock: Bool { get }
  /// Returns when the clock next changes what is drawn, seen from the date in `environment`; nil: never.
  func nextChange(in environment: EnvironmentValues) -> Date?
}

extension LeafView {
  package func explainedSettings(
    in environment: EnvironmentValues
  ) -> [LayoutExplanation.Setting] { [] }
  package func accessibility(
    of leaf: Leaf, in environment: EnvironmentValues
  ) -> AccessibilityProperties? { nil }
  package static var isAccessible: Bool { false }
  package func evidence(
    of leaf: Leaf, in environment: EnvironmentValues, size: CGSize, proposal: ProposedViewSize
  ) -> AccessibilityEvidence.ShownText? { nil }
  package var readsClock: Bool { false }
  package func nextChange(in environment: EnvironmentValues) -> Date? { nil }
}

/// A leaf with everything resolved.
package protocol LeafContent: Animatable {
  /// The leaf's name in reports.
  var reportName: String { get }
  /// The words of a text.
  var reportText: String? { get }
  func size(_ proposal: ProposedViewSize) -> CGSize
  /// Whether every proposal is answered alike.
  var isRigid: Bool { get }
  /// Whether the other one answers every proposal alike.
  func measuresLike(_ other: Self) -> Bool
  /// Returns where a baseline lies, or a guide of a user's; not asked for edges and centres.
  func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
  var spacing: ViewSpacing { get }
  var layoutPriority: Double { get }
  /// Whether the size is interpolated with the place; that of text is not (rule L8.3).
  var interpolatesSize: Bool { get }
  /// Warnings about parts that were replaced in order to draw it.
  var warnings: [String] { get }
  /// Whether a touch at a point is one on what is drawn in a frame, both in the same coordinates (rule C12.9).
  func isHit(_ point: CGPoint, in frame: CGRect) -> Bool
  /// Whether parts of it do something when they are tapped.
  var hasTargets: Bool { get }
  /// Returns the action of a tap at a point, relative to the frame's corner; nil: none. `proposal` is that of the
  /// placement.
  func target(at point: CGPoint, proposal: ProposedViewSize) -> (() -> Void)?
  /// Draws in a frame in the picture's coordinates; `proposal` is that of the placement.
  func draw(in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass)
  /// Whether a change with an animation from another content to this one shows both for a while (C10.17).
  func replaces(_ other: Self) -> Bool
  /// Draws while the content before gives way to this one.
  func draw(
    in frame: CGRect, proposal: ProposedViewSize, replacing former: FormerContent<Self>,
    _ pass: inout DrawingPass)
}

extension LeafContent {
  package var reportText: String? { nil }
  package var isRigid: Bool { false }
  package func guide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
  package var spacing: ViewSpacing { ViewSpacing() }
  package var layoutPriority: Double { 0 }
  package var interpolatesSize: Bool { true }
  package var warnings: [String] { [] }
  package func isHit(_ point: CGPoint, in frame: CGRect) -> Bool { frame.holds(point) }
  package var hasTargets: Bool { false }
  package func target(
    at point: CGPoint, proposal: ProposedViewSize
  ) -> (() -> Void)? { nil }
  package func replaces(_ other: Self) -> Bool { false }
  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, replacing former: FormerContent<Self>,
    _ pass: inout DrawingPass
  ) {
    draw(in: frame, proposal: proposal, &pass)
  }
}

extension LeafView {
  nonisolated public static func _makeNode(
    _ view: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    LeafNode(view, inputs)
  }
}

/// Measures and draws a leaf.
private final class LeafNode<V: LeafView>: _TypedNode<V>, HitRegion, EnvironmentHolder,
  DrawnElement, ReportedElement, ExplainedElement, TouchResponder, AccessibleElement
{
  /// Written by `update` only, never while it is asked something: checks of exclusive access would cost
  /// more than most answers do.
  @exclusivity(unchecked) private var attribute: AnimatedAttribute<V.Leaf>
  // Two answers that every layout asks for, computed when the leaf is set: reading the stored leaf would copy it
  // first.
  private var leafIsRigid: Bool
  /// Whether the leaf's priority is the ordinary one, 0.
  private var leafHasOrdinaryPriority: Bool
  private var environment: EnvironmentValues
  /// Storage that only some leaves need; nil for most.
  private var extras: Extras?

  private final class Extras {
    /// The running change of one content into another; nil: none.
    var change: ContentChange<V.Leaf>?
    /// With the clock, for a view that depends on it.
    var appointment = 0
    /// The host of gestures on parts of the leaf.
    var host: _GestureHost?
    var recognizer: _Recognizer?
  }

  private func madeExtras() -> Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  private var leaf: V.Leaf { unsafe attribute.model }

  override init(_ view: V, _ inputs: _ViewInputs) {
    let leaf = view.leaf(in: inputs.graph.environmentNow(inputs.environment, for: view))
    unsafe attribute = AnimatedAttribute(leaf)
    leafIsRigid = leaf.isRigid
    leafHasOrdinaryPriority = leaf.layoutPriority == 0
    environment = inputs.environment
    super.init(view, inputs)
    for warning in leaf.warnings { _warn(warning) }
    if view.readsClock { awaitChange() }
  }

  override func update(_ view: V, _ inputs: _ViewInputs) {
    if environment.isIdentical(to: inputs.environment),
      FieldComparison.areSame(self.view, view)
    {
      return
    }
    self.view = view
    environment = inputs.environment
    extras?.host?.environment = environment
    takeLeaf(inputs.transaction)
    if view.readsClock { awaitChange() }
  }

  private func takeLeaf(_ transaction: Transaction) {
    let old = leaf
    let leaf = view.leaf(in: graph.environmentNow(environment, for: view))
    changeContent(from: old, to: leaf, transaction)
    unsafe attribute.set(leaf, transaction, on: self)
    leafIsRigid = leaf.isRigid
    leafHasOrdinaryPriority = leaf.layoutPriority == 0
    for warning in leaf.warnings { _warn(warning) }
    if !old.measuresLike(leaf) { layoutChanged() }
  }

  private func changeContent(from old: V.Leaf, to leaf: V.Leaf, _ transaction: Transaction) {
    guard leaf.replaces(old) else { return }
    guard transaction.animation != nil, presented.isKnown else {
      extras?.change = nil
      return
    }
    let former = FormerContent(
      leaf: old, size: presented.target.size, proposal: placedProposal, progress: 0)
    // Back to what was there before: as much of it is seen as there still is.
    let start = extras?.change.flatMap { change in
      change.isUndone(by: leaf) ? change.former(at: graph.time).map { 1 - $0.progress } : nil
    }
    madeExtras().change = ContentChange(
      from: former, start: min(max(start ?? 0, 0), 1), transaction, on: self)
  }

  /// Lets the clock change what is drawn when it is time.
  private func awaitChange() {
    let extras = madeExtras()
    graph.clock.cancel(extras.appointment)
    let now = graph.environmentNow(environment, for: view)
    guard let next = view.nextChange(in: now) else { return }
    let time = next.timeIntervalSince(graph.dateAtStart(in: environment))
    guard time > graph.time else { return }
    extras.appointment = graph.clock.schedule(at: time, repeats: true) { [weak self] in
      guard let self, !isRetired else { return }
      takeLeaf(Transaction())
      awaitChange()
    }
  }

  override func _measure(_ proposal: ProposedViewSize) -> CGSize { leaf.size(proposal) }

  override var _isRigid: Bool { leafIsRigid }

  /// Leaves set baselines at most.
  override func _surelyLacksGuide(_ key: AlignmentKey) -> Bool { key.isFrameGuide }

  override func _explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    leaf.guide(key, size: size, proposal: proposal)
  }

  override func _preferredSpacing() -> ViewSpacing {
    var spacing = leaf.spacing
    spacing.layoutDirection = environment.layoutDirection
    return spacing
  }

  override var _layoutPriority: Double { leafHasOrdinaryPriority ? 0 : leaf.layoutPriority }
  package var reportName: String? { leaf.reportName }

  package func describe(_ node: inout LayoutReport.Node) {
    node.text = leaf.reportText
  }

  package var explainedSettings: [LayoutExplanation.Setting] {
    view.explainedSettings(in: environment)
  }

  func isHit(_ touch: HitPoint) -> Bool {
    var frame = touch.frame
    if !leaf.interpolatesSize { frame.size = presented.target.size }
    guard frame.isFinite else { return false }
    let shown = unsafe attribute.value(at: touch.time)
    return shown.isHit(touch.point, in: frame)
  }

  /// Only where a tap does something is the leaf one of those that follow it.
  func follows(touchAt point: CGPoint) -> Bool {
    leaf.hasTargets && leaf.target(at: shownPoint(point), proposal: placedProposal) != nil
  }

  var recognizer: _Recognizer {
    let extras = madeExtras()
    if let known = extras.recognizer { return known }
    let host = _GestureHost(self, environment)
    let tap = SpatialTapGesture().onEnded { [weak self] tap in
      guard let self else { return }
      leaf.target(at: tap.location, proposal: placedProposal)?()
    }
    let new = Self.recognizer(of: tap, host)
    extras.host = host
    extras.recognizer = new
    return new
  }

  private static func recognizer<Added: Gesture>(
    of gesture: Added, _ host: _GestureHost
  ) -> _Recognizer {
    Added._makeRecognizer(gesture, host)
  }

  var gesturePriority: GesturePriority { .normal }
  var mask: GestureMask { .all }
  var isEnabled: Bool { environment.isEnabled }
  /// A tap that ends nowhere is nothing to be told of.
  func warnIfTouched() {}

  override var asDrawn: (any DrawnElement)? { self }

  package func draw(_ pass: inout DrawingPass) {
    var frame = pass.frame(of: self)
    if !leaf.interpolatesSize { frame.size = presented.target.size }
    guard frame.isFinite else { return }
    let shown = unsafe attribute.value(at: pass.time)
    pass.leaf { pass in
      if let former = extras?.change?.former(at: pass.time) {
        shown.draw(in: frame, proposal: placedProposal, replacing: former, &pass)
      } else {
        shown.draw(in: frame, proposal: placedProposal, &pass)
      }
    }
  }

  package var ownEnvironment: EnvironmentValues { environment }

  override var asAccessible: (any AccessibleElement)? { V.isAccessible ? self : nil }

  package func addAccessibility(
    _ pass: inout AccessibilityPass, to items: inout [AccessibilityItem]
  ) {
    let leaf = leaf
    let now = graph.environmentNow(environment, for: view)
    if pass.evidence != nil, !pass.isUnshown,
      var text = view.evidence(
        of: leaf, in: now, size: presented.target.size, proposal: placedProposal)
    {
      text.frame = pass.frame(of: self)
      text.clip = pass.clip
      text.isInSystemControl = pass.isInSystemControl
      pass.evidence?.texts.append(text)
    }
    guard let properties = view.accessibility(of: leaf, in: now) else { return }
    items.append(
      AccessibilityItem(
        properties, frame: pass.frame(of: self), node: self,
        isRightToLeft: environment.layoutDirection == .rightToLeft))
  }
}

extension ViewGraph {
  /// Returns an environment with the date that the clock shows, for a view that depends on it.
  fileprivate func environmentNow(
    _ environment: EnvironmentValues, for view: some LeafView
  ) -> EnvironmentValues {
    guard view.readsClock else { return environment }
    var environment = environment
    environment.simulatedDate = date(in: environment)
    return environment
  }
}
