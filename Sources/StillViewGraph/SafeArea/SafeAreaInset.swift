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

  /// The accessory is asked for its ideal length along the axis.
  private func accessoryOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  private func gap(_ accessory: _ViewNode) -> CGFloat {
    if let spacing = modifier.spacing { return spacing.isFinite ? spacing : 0 }
    return isBefore
      ? accessory.spacing.distance(to: inner.spacing, along: axis)
      : inner.spacing.distance(to: accessory.spacing, along: axis)
  }

  private func room(for accessory: _ViewNode, _ proposal: ProposedViewSize) -> CGFloat {
    let length = accessory.size(for: accessoryOffer(proposal))[axis] + gap(accessory)
    return length.isFinite ? max(length, 0) : 0
  }

  private func contentOffer(_ proposal: ProposedViewSize, _ room: CGFloat) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = proposal[axis].map { max($0 - room, 0) }
    return offer
  }

  override package func _measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let accessory else { return inner.size(for: proposal) }
    let room = room(for: accessory, proposal)
    var size = inner.size(for: contentOffer(proposal, room))
    size[axis] += room
    return size
  }

  override package func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let accessory else { return }
    let room = room(for: accessory, proposal)
    taken = room
    let contentOffer = contentOffer(proposal, room)
    let start = isBefore ? room : 0
    place(
      inner,
      PendingPlacement(
        position: CGPoint(
          axis, bounds.origin[axis] + start, bounds.origin[axis.cross]), anchor: .topLeading,
        proposal: contentOffer),
      in: bounds)
    var offer = accessoryOffer(proposal)
    offer[axis.cross] = bounds.size[axis.cross]
    let own = accessory.dimensions(for: offer)
    let frame = ViewDimensions(size: bounds.size, element: nil, proposal: offer)
    let position = isBefore ? 0 : bounds.size[axis] - own.size[axis]
    place(
      accessory,
      PendingPlacement(
        position: CGPoint(
          axis, bounds.origin[axis] + position,
          bounds.origin[axis.cross] + frame[modifier.alignment] - own[modifier.alignment]),
        anchor: .topLeading, proposal: offer),
      in: bounds)
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
