public import Foundation
public import StillGeometry
public import StillLayout

/// `safeAreaInset`: a view at an edge, with the safe area of the other one beside it (rule L3.58).
nonisolated public struct _SafeAreaInsetModifier<Accessory: View>: ElementModifier {
  package typealias Element = SafeAreaInsetElement<Accessory>

  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let accessory: Accessory
}

/// The accessory's views: several lie on top of each other.
nonisolated private struct Accessories<Content: View>: ContainerView {
  let content: Content
  var arrangement: ZStackLayout { ZStackLayout() }
  var reportName: String { "ZStack" }
  static var place: ImpliedArrangement? { .layered }
}

/// Gives the accessory the length that it wants, and the content the rest.
package final class SafeAreaInsetElement<Accessory: View>:
  SizingElement<_SafeAreaInsetModifier<Accessory>>, SafeAreaElement, CommittedElement,
  ReportedElement
{
  private var committed: CommittedSafeArea?

  override package var asCommitted: (any CommittedElement)? { self }
  override var asSafeArea: (any SafeAreaElement)? { self }

  package func commit(_ pass: inout CommitPass) { pass.commitInner(self, known: &committed) }

  private var accessory: _TypedNode<Accessories<Accessory>>?
  /// The length of the accessory when this was last placed, with the gap, in points.
  private var taken: CGFloat = 0

  deinit { accessory.map { endEnclosure(of: $0) } }

  override package func modifierChanged(
    from old: _SafeAreaInsetModifier<Accessory>?, _ transaction: Transaction
  ) {
    isRightToLeft = environment.layoutDirection == .rightToLeft
    var environment = environment
    if environment.stackOrientation != nil { environment.stackOrientation = nil }
    let inputs = _ViewInputs(
      parent: self, environment: environment, transaction: transaction)
    if let spacing = modifier.spacing, !spacing.isFinite {
      _warn("a spacing of \(spacing) is no length; it counts as 0")
    }
    let view = Accessories(content: modifier.accessory)
    if let accessory {
      accessory.renew(view, inputs)
      if old?.edge != modifier.edge || old?.spacing != modifier.spacing
        || old?.alignment != modifier.alignment
      {
        layoutChanged()
      }
    } else {
      let node = makeChild(view, inputs)
      node.enclosing = self
      accessory = node
    }
  }

  private var axis: Axis {
    modifier.edge == .top || modifier.edge == .bottom ? .vertical : .horizontal
  }

  private var isBefore: Bool { modifier.edge == .top || modifier.edge == .leading }

  /// The distance from the content to the accessory, in this order at every edge.
  private func gap(_ accessory: _ViewNode) -> CGFloat {
    if let spacing = modifier.spacing { return spacing.isFinite ? spacing : 0 }
    return inner.spacing.distance(to: accessory.spacing, along: axis)
  }

  /// The accessory is offered what the least length of the content leaves of the proposal.
  private func accessoryOffer(
    _ proposal: ProposedViewSize, gap: CGFloat
  ) -> ProposedViewSize {
    var offer = proposal
    guard let length = proposal[axis] else { return offer }
    offer[axis] = 0
    let least = inner.size(for: offer)[axis]
    offer[axis] = max(length - gap - (least.isFinite ? least : 0), 0)
    return offer
  }

  private func contentOffer(_ proposal: ProposedViewSize, _ room: CGFloat) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = proposal[axis].map { max($0 - room, 0) }
    return offer
  }

  /// How the room is divided.
  private struct Division {
    var accessoryOffer: ProposedViewSize
    var accessorySize: CGSize
    /// The length of the accessory and the gap; 0 for one without end.
    var room: CGFloat
    var contentOffer: ProposedViewSize
  }

  private func division(_ proposal: ProposedViewSize, _ accessory: _ViewNode) -> Division {
    let gap = gap(accessory)
    let offer = accessoryOffer(proposal, gap: gap)
    let size = accessory.size(for: offer)
    let room = size[axis] + gap
    let finite = room.isFinite ? room : 0
    return Division(
      accessoryOffer: offer, accessorySize: size, room: finite,
      contentOffer: contentOffer(proposal, finite))
  }

  override package func _measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let accessory else { return inner.size(for: proposal) }
    let division = division(proposal, accessory)
    let size = inner.size(for: division.contentOffer)
    let across = axis.cross
    return CGSize(
      axis, max(size[axis] + division.room, 0),
      max(size[across], division.accessorySize[across]))
  }

  override package func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let accessory else { return }
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
    let division = division(proposal, accessory)
    let actual = ProposedViewSize(bounds.size)
    taken = max(
      proposal == actual ? division.room : self.division(actual, accessory).room, 0)
    let content = inner.dimensions(for: division.contentOffer)
    let own = accessory.dimensions(for: division.accessoryOffer)
    // The content lies at the opposite edge, in the middle across; the accessory is aligned to it.
    let across = (bounds.size[axis.cross] - content.size[axis.cross]) / 2
    put(
      inner, at: isBefore ? bounds.size[axis] - content.size[axis] : 0, across: across,
      division.contentOffer, in: bounds)
    put(
      accessory, at: isBefore ? 0 : bounds.size[axis] - own.size[axis],
      across: across + content[modifier.alignment] - own[modifier.alignment],
      division.accessoryOffer, in: bounds)
  }

  /// Puts a view at an offset from the bounds' start along the axis, and across.
  private func put(
    _ view: _ViewNode, at start: CGFloat, across: CGFloat, _ offer: ProposedViewSize,
    in bounds: CGRect
  ) {
    let position = CGPoint(
      axis, bounds.origin[axis] + start, bounds.origin[axis.cross] + across)
    place(
      view, PendingPlacement(position: position, anchor: .topLeading, proposal: offer), in: bounds)
  }

  var extendsOutward: Bool { true }

  var unsafeInsets: EdgeInsets {
    var insets = EdgeInsets()
    switch modifier.edge {
    case .top: insets.top = taken
    case .bottom: insets.bottom = taken
    case .leading: if isRightToLeft { insets.trailing = taken } else { insets.leading = taken }
    case .trailing: if isRightToLeft { insets.leading = taken } else { insets.trailing = taken }
    }
    return insets
  }

  override package var innerElements: [_ViewNode] { [inner] + (accessory.map { [$0] } ?? []) }
  override package var parts: [_ViewNode] { accessory.map { [$0] } ?? [] }
  package var reportName: String? { "SafeAreaInset" }
}

extension View {
  /// Puts a view at the top or bottom edge, and makes the safe area of this one smaller by it.
  ///
  /// - Parameter spacing: The gap between the two in points; nil: what they prefer.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing,
        accessory: content()))
  }

  /// Puts a view at the leading or trailing edge, and makes the safe area of this one smaller by it.
  ///
  /// - Parameter spacing: The gap between the two in points; nil: what they prefer.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
        spacing: spacing, accessory: content()))
  }
}
