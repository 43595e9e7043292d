import Foundation
import StillAnimation
import StillGeometry
package import StillLayout
import StillReport

/// A view that arranges other views by a layout.
nonisolated package protocol ContainerView: _PrimitiveView {
  associatedtype Arrangement: Layout
  associatedtype Content: View

  var arrangement: Arrangement { get }
  var content: Content { get }
  /// The container's name in reports.
  var reportName: String { get }
  /// Whether a single view inside takes its bearings from the layout too.
  var orientsSingleView: Bool { get }
  /// Whether a report names it also around a single view.
  var isReportedAroundSingleView: Bool { get }
  /// Whether nobody wrote it: it arranges the views of a body or a background.
  var isImplied: Bool { get }
  /// The stack of several views where one belongs; nil: the content's views stand among others.
  static var place: ImpliedArrangement? { get }
}

extension ContainerView {
  package var isImplied: Bool { false }
  package static var place: ImpliedArrangement? { nil }
  package var orientsSingleView: Bool { true }
  package var isReportedAroundSingleView: Bool { true }
}

extension ContainerView {
  nonisolated public static func _makeNode(
    _ view: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    ContainerNode(view, inputs)
  }
}

/// Arranges the elements of its content.
///
/// The content's type is a parameter of its own: named as `V.Content` in the class around, each new type would be searched for in the
/// tables of the whole process.
private final class ContainerNode<V: ContainerView, Content>:
  HoldingNode<V, _TypedNode<Content>>, EnvironmentHolder, TickingNode, ReportedElement,
  ExplainedElement
where V.Content == Content {
  private let adapter: TypedLayoutAdapter<V.Arrangement>
  private var arrangement: AnimatedAttribute<V.Arrangement>
  private var outerEnvironment: EnvironmentValues
  private var innerEnvironment: EnvironmentValues
  /// Whether the layout behaves as its only child (rule L2.3), which every answer of the container depends on.
  private var standsForChild = false
  /// Whether nothing is inside.
  private var isEmpty = true

  override package init(_ view: V, _ inputs: _ViewInputs) {
    let mirrored = inputs.environment.layoutDirection == .rightToLeft
    adapter = TypedLayoutAdapter(view.arrangement, children: [], rightToLeft: mirrored)
    arrangement = AnimatedAttribute(view.arrangement, moving: .owner)
    outerEnvironment = inputs.environment
    innerEnvironment = inputs.environment
    super.init(view, inputs)
    if let arrangement = V.place { place = .alone(arrangement) }
    isRightToLeft = mirrored
    orient()
    warnOfArrangement()
    child = makeChild(view.content, inputs.inside(self).with(innerEnvironment))
    gather(isInitial: true)
    reorient(inputs)
  }

  package var ownEnvironment: EnvironmentValues { outerEnvironment }

  private func warnOfArrangement() {
    guard let warning = view.arrangement.known?.warning else { return }
    _warn(warning)
  }

  /// Spacers and dividers inside take their bearings from this layout (rule L2.30).
  private func orient() {
    innerEnvironment = outerEnvironment
    let counts = view.orientsSingleView || list.elements.count > 1
    let orientation = counts ? adapter.stackOrientation : nil
    if outerEnvironment.stackOrientation != orientation {
      innerEnvironment.stackOrientation = orientation
    }
    if list.elements.count > 1, outerEnvironment.isRowContent {
      innerEnvironment.isRowContent = false
    }
  }

  override package func update(_ view: V, _ inputs: _ViewInputs) {
    let old = self.view.arrangement
    self.view = view
    let new = view.arrangement
    let oldOrientation = adapter.stackOrientation
    let mirrored = inputs.environment.layoutDirection == .rightToLeft
    if !sameValue(old, new) || mirrored != isRightToLeft {
      isRightToLeft = mirrored
      warnOfArrangement()
      arrangement.set(new, transaction(from: old, to: new, inputs), on: self)
      adapter.setLayout(arrangement.value(at: graph.time))
      adapter.setChildren(list.elements.asElements, rightToLeft: mirrored)
      childOrLayoutChanged()
      layoutChanged()
    }
    if !outerEnvironment.isIdentical(to: inputs.environment)
      || oldOrientation != adapter.stackOrientation
    {
      outerEnvironment = inputs.environment
      orient()
    }
    child?.renew(view.content, inputs.inside(self).with(innerEnvironment))
  }

  /// Tells the views inside when their number has made a stack of the container, or none.
  private func reorient(_ inputs: _ViewInputs) {
    guard !view.orientsSingleView || outerEnvironment.isRowContent else { return }
    let before = innerEnvironment
    orient()
    if innerEnvironment.stackOrientation != before.stackOrientation
      || innerEnvironment.isRowContent != before.isRowContent
    {
      child?.renew(view.content, inputs.inside(self).with(innerEnvironment))
    }
  }

  /// Layouts of different types do not mix (rule L7.24).
  private func transaction(
    from old: V.Arrangement, to new: V.Arrangement, _ inputs: _ViewInputs
  ) -> Transaction {
    var transaction = inputs.transaction
    if let old = old as? AnyLayout, let new = new as? AnyLayout, !old.isSameType(as: new) {
      transaction.animation = nil
    }
    return transaction
  }

  /// Lays out as the layout is at this moment: on its way when it has animatable data (rule L7.17).
  package func tick() {
    guard arrangement.isMoving else { return }
    arrangement.tick(on: self)
    adapter.setLayout(arrangement.value(at: graph.time))
    childOrLayoutChanged()
    layoutChanged()
  }

  private func childOrLayoutChanged() {
    let count = list.elements.count
    isEmpty = count == 0
    standsForChild = count == 1 && adapter.isTransparentForOneChild
  }

  override package func gatherElements() {
    gather(isInitial: false)
    reorient(
      _ViewInputs(
        parent: self, environment: outerEnvironment, transaction: Transaction()))
  }

  private func gather(isInitial: Bool) {
    let elements = childElements
    if list.take(elements, holder: self, isInitial: isInitial) || isInitial {
      adapter.setChildren(elements.asElements, rightToLeft: isRightToLeft)
      childOrLayoutChanged()
      layoutChanged()
    }
  }

  override public func _contentChanged() {
    adapter.childrenChanged()
  }

  package var layoutArguments: String? { adapter.arguments }

  package var alignmentKeys: [AlignmentKey] {
    onlyChild == nil ? adapter.alignmentKeys : []
  }

  /// Rule L2.3: the only child, if the layout behaves as it in every respect.
  private var onlyChild: _ViewNode? {
    standsForChild ? list.elements[0] : nil
  }

  override public var _transparentContent: _LayoutElement? { onlyChild }

  override public func _measure(_ proposal: ProposedViewSize) -> CGSize {
    graph.counters.layoutRuns += 1
    let size = adapter.measure(proposal)
    if size.width < 0 || size.height < 0 {
      _warn("answered the size \(size.width) × \(size.height); negative lengths count as 0")
    }
    return size
  }

  override public var _isRigid: Bool { adapter.isRigid }

  override public func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    defer { list.placeLeavers() }
    if let onlyChild {
      onlyChild.place(at: .zero, size: bounds.size, proposal: proposal)
      return
    }
    graph.counters.placements += 1
    adapter.place(self, in: bounds, proposal: proposal)
    if !bounds.width.isFinite || !bounds.height.isFinite {
      warnOfEndlessness(bounds.size, proposal)
    }
  }

  /// A layout may be endless when it was proposed so, or when a view inside is.
  private func warnOfEndlessness(_ size: CGSize, _ proposal: ProposedViewSize) {
    func isOwn(_ length: CGFloat, _ proposed: CGFloat?, _ inner: (CGSize) -> CGFloat) -> Bool {
      length == .infinity && proposed != .infinity
        && !list.elements.contains { inner($0.frame.size) == .infinity }
    }
    guard
      isOwn(size.width, proposal.width, \.width)
        || isOwn(size.height, proposal.height, \.height)
    else { return }
    _warn("answered the size \(size.width) × \(size.height), infinite without such a proposal")
  }

  /// Rule L3.52: the guides of a frame do not travel through stacks.
  override public func _surelyLacksGuide(_ key: AlignmentKey) -> Bool {
    key.isFrameGuide && adapter.isStack && onlyChild == nil
  }

  override public func _explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let onlyChild { return onlyChild.explicitGuide(key, size: size, proposal: proposal) }
    if list.elements.isEmpty { return nil }
    return adapter.explicitGuide(
      key, in: CGRect(origin: .zero, size: size), proposal: proposal)
  }

  override public func _preferredSpacing() -> ViewSpacing {
    var spacing = onlyChild?.spacing ?? adapter.preferredSpacing()
    spacing.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    return spacing
  }

  override public var _layoutPriority: Double {
    if isEmpty { return -.infinity }
    return onlyChild?.priority ?? 0
  }

  package var reportName: String? {
    view.isReportedAroundSingleView || list.elements.count > 1 ? view.reportName : nil
  }

  package func describe(_ node: inout LayoutReport.Node) {
    if view.isImplied { node.role = .implied }
  }
}
