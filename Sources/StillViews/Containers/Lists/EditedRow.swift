import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Arranges the content of a row that can be edited, and what stands beside it while its list is edited: the same content moves aside.
///
/// What is before the content and behind it is told by `editPlace`; without either the content has all the room.
nonisolated struct EditedRow: Layout {
  enum Place: Sendable {
    case before, content, behind
  }

  fileprivate struct PlaceKey: LayoutValueKey {
    static var defaultValue: Place { .content }
  }

  private static let gap: CGFloat = 12

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let arranged = arrange(subviews, proposal)
    let width = arranged.last.map { $0.x + $0.size.width } ?? 0
    let height = arranged.map(\.size.height).max() ?? 0
    let hasHandle = arranged.contains { $0.view[PlaceKey.self] == .behind }
    return CGSize(width: hasHandle ? max(proposal.width ?? width, width) : width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for part in arrange(subviews, ProposedViewSize(width: bounds.width, height: proposal.height)) {
      let isBehind = part.view[PlaceKey.self] == .behind
      part.view.place(
        at: CGPoint(
          x: isBehind ? bounds.maxX - part.size.width : bounds.minX + part.x, y: bounds.midY),
        anchor: .leading,
        // A handle fills the row's height.
        proposal: isBehind ? ProposedViewSize(width: nil, height: bounds.height) : part.proposal)
    }
  }

  private typealias Part = (
    view: LayoutSubview, x: CGFloat, size: CGSize, proposal: ProposedViewSize
  )

  private func arrange(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [Part] {
    var taken: CGFloat = 0
    for view in subviews where view[PlaceKey.self] != .content {
      let isBehind = view[PlaceKey.self] == .behind
      // Behind the content is room that may vanish, with a gap on both sides.
      taken += view.sizeThatFits(.unspecified).width + Self.gap * (isBehind ? 2 : 1)
    }
    var x: CGFloat = 0
    return subviews.map { view in
      let offer =
        view[PlaceKey.self] == .content
        ? ProposedViewSize(
          width: proposal.width.map { max($0 - taken, 0) }, height: proposal.height)
        : .unspecified
      let size = view.sizeThatFits(offer)
      defer { x += size.width + Self.gap }
      return (view, x, size, offer)
    }
  }
}

extension View {
  /// Tells where in an `EditedRow` the view stands.
  nonisolated func editPlace(_ place: EditedRow.Place) -> some View {
    layoutValue(key: EditedRow.PlaceKey.self, value: place)
  }
}
