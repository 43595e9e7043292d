import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

extension Presentation.Attachment {
  /// Returns the part of a rectangle that the popover points at.
  func target(in rect: CGRect) -> CGRect {
    guard let point, point.x.isFinite, point.y.isFinite else { return rect }
    return CGRect(
      x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y,
      width: 0, height: 0)
  }
}

/// A card beside the view that presents it: with the arrow's edge at the view if it fits there (default: on the opposite
/// side).
nonisolated struct AnchoredFrame: View {
  let content: AnyView
  let anchor: CGRect?
  let arrowEdge: Edge
  /// The view that the arrow is a part of: a diamond behind the card, of which one half shows; nil for no arrow.
  let arrow: AnyView?
  @Environment(\.layoutDirection) private var direction

  init(content: AnyView, anchor: CGRect?, arrowEdge: Edge = .top, arrow: AnyView? = nil) {
    self.content = content
    self.anchor = anchor
    self.arrowEdge = arrowEdge
    self.arrow = arrow
  }

  @MainActor var body: some View {
    BesideLayout(
      anchor: anchor ?? .zero, arrowEdge: arrowEdge, isRightToLeft: direction == .rightToLeft,
      hasArrow: arrow != nil
    ) {
      if let arrow { arrow }
      content
    }
  }
}

/// A square on a corner, with corners that are slightly round.
nonisolated struct PopoverArrow: Shape {
  /// How far the arrow stands out of its card, in points; it is twice as wide.
  static let length: CGFloat = 13

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) / 2.squareRoot()
    let square = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
    return Path(roundedRect: square, cornerRadius: 2, style: .circular)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
      .offsetBy(dx: rect.midX, dy: rect.midY)
  }
}

/// Places a card near a rectangle, 8 points or the length of its arrow away from it, and 8 from the edges. With an arrow it has
/// the ideal size of its content, unless the window is smaller.
nonisolated private struct BesideLayout: Layout {
  let anchor: CGRect
  let arrowEdge: Edge
  let isRightToLeft: Bool
  let hasArrow: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let margin: CGFloat = 8
    let gap = hasArrow ? PopoverArrow.length : margin
    /// Returns whether a length fits on at least one side of the anchor.
    func fits(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ room: CGFloat) -> Bool {
      end + gap + length <= room - margin || start - gap - length >= margin
    }
    /// Returns the start of the card along the axis on which it is beside its anchor.
    func beside(
      _ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ room: CGFloat, isAfter: Bool
    ) -> CGFloat {
      let fitsAfter = end + gap + length <= room - margin
      let fitsBefore = start - gap - length >= margin
      let goesAfter = isAfter ? fitsAfter : fitsAfter && !fitsBefore
      return goesAfter ? end + gap : max(start - gap - length, margin)
    }
    /// Returns the start of the card along the other axis: centred on the anchor.
    func around(_ middle: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
      max(min(max(middle - length / 2, margin), room - margin - length), margin)
    }
    guard let card = subviews.last else { return }
    let room = CGSize(
      width: max(bounds.width - 2 * margin, 0), height: max(bounds.height - 2 * margin, 0))
    var offer = ProposedViewSize(width: room.width, height: nil)
    if hasArrow { offer.width = min(card.sizeThatFits(.unspecified).width, room.width) }
    var size = card.sizeThatFits(offer)
    if hasArrow { size.height = min(size.height, room.height) }
    let fitsVertically = fits(anchor.minY, anchor.maxY, size.height, bounds.height)
    let fitsHorizontally = fits(anchor.minX, anchor.maxX, size.width, bounds.width)
    // Where there is no room on the sides of one axis, those of the other are left.
    let isBelowOrAbove =
      arrowEdge == .top || arrowEdge == .bottom
      ? fitsVertically || !fitsHorizontally : fitsVertically && !fitsHorizontally
    let place =
      isBelowOrAbove
      ? CGPoint(
        x: around(anchor.midX, size.width, bounds.width),
        y: beside(
          anchor.minY, anchor.maxY, size.height, bounds.height, isAfter: arrowEdge != .bottom))
      : CGPoint(
        x: beside(
          anchor.minX, anchor.maxX, size.width, bounds.width,
          isAfter: (arrowEdge != .trailing) != isRightToLeft),
        y: around(anchor.midY, size.height, bounds.height))
    card.place(
      at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
      proposal: ProposedViewSize(size))
    guard hasArrow, let arrow = subviews.first else { return }
    let frame = CGRect(origin: place, size: size)
    // The arrow stays off the round corners of the card.
    func along(_ middle: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      let inset = min(PopoverArrow.length + 13, (end - start) / 2)
      return min(max(middle, start + inset), end - inset)
    }
    let tip =
      isBelowOrAbove
      ? CGPoint(
        x: along(anchor.midX, frame.minX, frame.maxX),
        y: frame.midY < anchor.midY ? frame.maxY : frame.minY)
      : CGPoint(
        x: frame.midX < anchor.midX ? frame.maxX : frame.minX,
        y: along(anchor.midY, frame.minY, frame.maxY))
    arrow.place(
      at: CGPoint(x: bounds.minX + tip.x, y: bounds.minY + tip.y), anchor: .center,
      proposal: ProposedViewSize(width: 2 * PopoverArrow.length, height: 2 * PopoverArrow.length))
  }
}

private let isInPopoverEntry = EnvironmentEntry(false)

extension EnvironmentValues {
  /// Whether the view is in a popover, whose bars are as high as a window's.
  var isInPopover: Bool {
    get { self[isInPopoverEntry] }
    set { self[isInPopoverEntry] = newValue }
  }
}
