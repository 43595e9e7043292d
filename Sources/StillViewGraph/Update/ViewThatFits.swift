import Foundation
public import StillGeometry
import StillLayout

/// The first of several views that has room (rules L3.60–L3.63).
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Compares along `axes`.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public static func _makeNode(
    _ view: ViewThatFits<Content>, _ inputs: _ViewInputs
  ) -> _TypedNode<ViewThatFits<Content>> {
    FittingNode(view, inputs)
  }
}

/// Measures its candidates in order, and places the first that fits.
///
/// All candidates are built once, to be measured. Only the placed one is among the inner elements, so the others
/// appear nowhere, set no preferences and run nothing. When another one is to be placed, all are built again, so that
/// the one that leaves keeps no state (rule L3.63).
private final class FittingNode<Content: View>: HoldingNode<
  ViewThatFits<Content>, _TypedNode<Content>
>,
ReportedElement
{
  private var candidates: [_ViewNode] = []
  /// The candidate that is placed, with the number that it had when it was.
  private var chosen: (node: _ViewNode, number: Int)?
  /// Whether nothing was placed yet.
  private var isFirst = true
  private var environment: EnvironmentValues
  private var change: (update: Int, transaction: Transaction)?

  override init(_ view: ViewThatFits<Content>, _ inputs: _ViewInputs) {
    environment = inputs.environment
    super.init(view, inputs)
    isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    child = makeChild(view.content, inputs.inside(self))
    collectCandidates()
  }

  override func update(_ view: ViewThatFits<Content>, _ inputs: _ViewInputs) {
    if self.view.axes != view.axes { layoutChanged() }
    self.view = view
    environment = inputs.environment
    isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    change = (graph.updateNumber, inputs.transaction)
    child?.renew(view.content, inputs.inside(self))
  }

  deinit {
    for candidate in candidates { endEnclosure(of: candidate) }
  }

  private func collectCandidates() {
    let old = candidates
    candidates = childElements
    // The one that is placed may be on its way out.
    for candidate in old where !list.holds(candidate) { endEnclosure(of: candidate) }
    for candidate in candidates { candidate.enclosing = self }
  }

  override package func gatherElements() {
    collectCandidates()
    layoutChanged()
  }

  // MARK: Choice

  /// Returns the first candidate whose ideal size is no larger than the proposal; otherwise the last one.
  ///
  /// Along an axis that is not compared, candidates are measured with what is proposed there: text that may
  /// be as wide as this is compared by the height that it then has. Nothing proposed is room enough. The
  /// rule book leaves both open.
  private func choice(for proposal: ProposedViewSize) -> Int? {
    let axes = view.axes
    let offer = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    func fits(_ length: CGFloat, _ room: CGFloat?) -> Bool {
      length <= (room ?? .infinity) + 1e-6
    }
    for (index, candidate) in candidates.enumerated().dropLast() {
      let ideal = candidate.size(for: offer)
      if (!axes.contains(.horizontal) || fits(ideal.width, proposal.width))
        && (!axes.contains(.vertical) || fits(ideal.height, proposal.height))
      {
        return index
      }
    }
    return candidates.isEmpty ? nil : candidates.count - 1
  }

  private func candidate(for proposal: ProposedViewSize) -> _ViewNode? {
    choice(for: proposal).map { candidates[$0] }
  }

  override func _measure(_ proposal: ProposedViewSize) -> CGSize {
    graph.counters.layoutRuns += 1
    return candidate(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    graph.counters.placements += 1
    let choice = choice(for: proposal)
    let isAnother = chosen.map { number(of: $0) != choice } ?? false
    if isAnother { startAnew() }
    let placed = choice.flatMap { candidates.indices.contains($0) ? candidates[$0] : nil }
    _ = list.take(placed.map { [$0] } ?? [], holder: self, isInitial: isFirst)
    isFirst = false
    chosen = placed.flatMap { placed in choice.map { (placed, $0) } }
    list.placeLeavers()
    guard let placed else { return }
    // Candidates that were built again may have another size.
    if isAnother { layoutChanged() }
    place(
      placed,
      PendingPlacement(position: bounds.origin, anchor: .topLeading, proposal: proposal),
      in: bounds)
  }

  /// Returns the number that a candidate has now: others may have come before it. Of one whose element was exchanged it is that
  /// which it had, as its state may be there still.
  private func number(of chosen: (node: _ViewNode, number: Int)) -> Int {
    candidates.firstIndex { $0 === chosen.node } ?? chosen.number
  }

  /// Builds all candidates again.
  private func startAnew() {
    var transaction = Transaction()
    if let change, change.update == graph.updateNumber { transaction = change.transaction }
    if let child { graph.presence.remove(child, transaction) }
    let inputs = _ViewInputs(
      parent: self, environment: environment, transaction: transaction)
    let node = insideBody { makeChild(view.content, inputs) }
    graph.presence.welcome(node, transaction)
    child = node
    collectCandidates()
  }

  // MARK: What shows outside

  override func _explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    candidate(for: proposal)?.explicitGuide(key, size: size, proposal: proposal)
  }

  /// Neighbours are asked for before anything is proposed, so that the first candidate answers, whichever is chosen; a
  /// priority would be that of none of them. So does SwiftUI, as OpenSwiftUI has it; the rule book is silent.
  override func _preferredSpacing() -> ViewSpacing { candidates.first?.spacing ?? .zero }
  package var reportName: String? { "ViewThatFits" }
}
