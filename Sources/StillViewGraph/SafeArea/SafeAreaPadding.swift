public import Foundation
public import StillGeometry
package import StillLayout

/// `safeAreaPadding`, and `simulatedSafeArea`: a safe area that is smaller than what is around.
nonisolated public struct _SafeAreaPaddingModifier: ElementModifier {
  package typealias Element = SafeAreaPaddingElement

  let insets: EdgeInsets
  /// Whether this is a window: it takes all it is proposed, and nothing outside is unsafe.
  let isWindow: Bool
}

/// Places its content in a smaller safe area.
package final class SafeAreaPaddingElement: SizingElement<_SafeAreaPaddingModifier>,
  SafeAreaElement, CommittedElement, ReportedElement
{
  private var committed: CommittedSafeArea?

  override package var asCommitted: (any CommittedElement)? { self }
  override var asSafeArea: (any SafeAreaElement)? { self }

  package func commit(_ pass: inout CommitPass) { pass.commitInner(self, known: &committed) }

  override package func modifierChanged(
    from old: _SafeAreaPaddingModifier?, _ transaction: Transaction
  ) {
    isRightToLeft = environment.layoutDirection == .rightToLeft
    let numbers = [
      modifier.insets.top, modifier.insets.leading, modifier.insets.bottom,
      modifier.insets.trailing,
    ]
    if let bad = numbers.first(where: { !$0.isFinite || $0 < 0 }) {
      _warn("a safe area inset of \(bad) is no length; it counts as 0")
    }
    if let old, old.insets != modifier.insets { layoutChanged() }
  }

  private var insets: EdgeInsets {
    let insets = modifier.insets.madeSafe
    return EdgeInsets(
      top: max(insets.top, 0), leading: max(insets.leading, 0), bottom: max(insets.bottom, 0),
      trailing: max(insets.trailing, 0))
  }

  var extendsOutward: Bool { !modifier.isWindow }

  var unsafeInsets: EdgeInsets {
    let insets = insets
    guard isRightToLeft else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets
    return ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  override package func _measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let content = inner.size(for: offer(proposal))
    let size = CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
    guard modifier.isWindow else { return size }
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override package func _placeContent(in bounds: CGRect, proposal: ProposedViewSize) {
    let insets = insets
    let offer = offer(proposal)
    let size = inner.size(for: offer)
    let room = CGSize(
      width: bounds.width - insets.leading - insets.trailing,
      height: bounds.height - insets.top - insets.bottom)
    place(
      inner,
      at: CGPoint(
        x: bounds.minX + insets.leading + (room.width - size.width) / 2,
        y: bounds.minY + insets.top + (room.height - size.height) / 2),
      size: size, proposal: offer, in: bounds)
  }

  override package func _explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let offer = offer(proposal)
    let inset = key.isVertical ? insets.top : insets.leading
    return inner.explicitGuide(key, size: inner.size(for: offer), proposal: offer)
      .map { $0 + inset }
  }

  package var reportName: String? { modifier.isWindow ? "Window" : "SafeAreaPadding" }
}

extension View {
  /// Makes the safe area of what is inside smaller, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets, isWindow: false))
  }

  /// Makes the safe area of what is inside smaller on some edges, in points; nil: 16.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let amount = length ?? PaddingLayout.standardAmount
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? amount : 0, leading: edges.contains(.leading) ? amount : 0,
        bottom: edges.contains(.bottom) ? amount : 0,
        trailing: edges.contains(.trailing) ? amount : 0))
  }

  /// Makes the safe area of what is inside smaller on all edges, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Stands for a window whose edges are covered, by a status bar or a notch for example: takes all it is proposed, and
  /// lays the view out in what the insets leave. No part of SwiftUI, where devices have such edges by nature.
  nonisolated public func simulatedSafeArea(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets, isWindow: true))
  }
}
