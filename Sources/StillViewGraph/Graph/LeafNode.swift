package import Foundation
import StillDrawing
package import StillGeometry
package import StillLayout

/// A view that draws something itself and has nothing inside.
nonisolated package protocol LeafView: _PrimitiveView {
  associatedtype Leaf: LeafContent

  /// What is to be measured and drawn, with every value of the environment worked in.
  func leaf(in environment: EnvironmentValues) -> Leaf
}

/// A leaf with everything resolved.
package protocol LeafContent: Animatable {
  /// What the report calls it.
  var reportName: String { get }
  /// The words of a text.
  var reportText: String? { get }
  func size(_ proposal: ProposedViewSize) -> CGSize
  /// Whether every proposal is answered alike.
  var isRigid: Bool { get }
  /// Whether the other one answers every proposal alike.
  func measuresLike(_ other: Self) -> Bool
  /// Where a baseline lies, or a guide of a user's; not asked for edges and centres.
  func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
  var spacing: ViewSpacing { get }
  var layoutPriority: Double { get }
  /// Whether the size is interpolated with the place; that of text is not (rule 8.3).
  var stretchesOnItsWay: Bool { get }
  /// What had to be replaced to draw it.
  var warnings: [String] { get }
  /// Whether a touch at a point is one on what is drawn in a frame, both in the same coordinates (rule C12.9).
  func isHit(_ point: CGPoint, in frame: CGRect) -> Bool
  /// Draws in a frame in the picture's coordinates; `proposal` is that of the placement.
  func draw(in frame: CGRect, proposal: ProposedViewSize, _ pass: inout DrawingPass)
}

extension LeafContent {
  package var reportText: String? { nil }
  package var isRigid: Bool { false }
  package func guide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
  package var spacing: ViewSpacing { ViewSpacing() }
  package var layoutPriority: Double { 0 }
  package var stretchesOnItsWay: Bool { true }
  package var warnings: [String] { [] }
  package func isHit(_ point: CGPoint, in frame: CGRect) -> Bool { frame.holds(point) }
}

extension LeafView {
  nonisolated public static func _makeNode(
    _ view: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    LeafNode(view, inputs)
  }
}

/// Measures and draws a leaf.
private final class LeafNode<V: LeafView>: _TypedNode<V>, HitRegion {
  /// Written by `update` only, never while it is asked something: checks of exclusive access would cost
  /// more than most answers do.
  @exclusivity(unchecked) private var attribute: AnimatedAttribute<V.Leaf>
  private var environment: EnvironmentValues

  private var leaf: V.Leaf { unsafe attribute.model }

  override init(_ view: V, _ inputs: _ViewInputs) {
    let leaf = view.leaf(in: inputs.environment)
    unsafe attribute = AnimatedAttribute(leaf)
    environment = inputs.environment
    super.init(view, inputs)
    for warning in leaf.warnings { _warn(warning) }
  }

  override func update(_ view: V, _ inputs: _ViewInputs) {
    if environment.isIdentical(to: inputs.environment), sameValue(self.view, view) { return }
    self.view = view
    environment = inputs.environment
    let old = leaf
    let leaf = view.leaf(in: inputs.environment)
    unsafe attribute.set(leaf, inputs.transaction, on: self)
    for warning in leaf.warnings { _warn(warning) }
    if !old.measuresLike(leaf) { layoutChanged() }
  }

  override func _measure(_ proposal: ProposedViewSize) -> CGSize { leaf.size(proposal) }

  override var _isRigid: Bool { leaf.isRigid }

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

  override var _layoutPriority: Double { leaf.layoutPriority }
  override var reportName: String? { leaf.reportName }

  override func describe(_ node: inout LayoutReport.Node) {
    node.text = leaf.reportText
  }

  func isHit(_ touch: HitPoint) -> Bool {
    var frame = touch.frame
    if !leaf.stretchesOnItsWay { frame.size = presented.target.size }
    guard frame.isFinite else { return false }
    let shown = unsafe attribute.value(at: touch.time)
    return shown.isHit(touch.point, in: frame)
  }

  override func draw(_ pass: inout DrawingPass) {
    var frame = pass.frame(of: self)
    if !leaf.stretchesOnItsWay { frame.size = presented.target.size }
    guard frame.isFinite else { return }
    let shown = unsafe attribute.value(at: pass.time)
    pass.leaf { shown.draw(in: frame, proposal: placedProposal, &$0) }
  }
}
