import Foundation
import StillGeometry
import StillLayout

/// The lengths that a view of a `UIStackView` has, and how it gives way along each axis.
nonisolated struct StackPart: Sendable {
  /// The limits of one length, in points, and the priorities of keeping the natural one.
  struct Length: Sendable {
    /// The length that a constraint states; nil: none does.
    var fixed: CGFloat?
    /// A share of the stack's length; nil: no constraint states one.
    var share: CGFloat?
    /// The length as a multiple of the one across; nil: no constraint states one.
    var ratio: CGFloat?
    var least: CGFloat = 0
    var most = CGFloat.infinity
    /// Resistance to being longer; 0 for a view without a natural length.
    var hugging: Float = 250
    /// Resistance to being shorter.
    var resistance: Float = 750
    /// Whether the view has a natural length.
    var isNatural = true
    /// The natural length; nil: that which is measured.
    var natural: CGFloat?
  }

  var width = Length()
  var height = Length()

  subscript(isVertical: Bool) -> Length { isVertical ? height : width }
}

/// Arranges the views of a `UIStackView` as constraints do.
///
/// Room that is left goes to the first of the views that hug least, as on a Mac (I for iOS).
nonisolated struct UIStackLayout: Layout {
  let isVertical: Bool
  let alignment: UIStackView.Alignment
  let distribution: UIStackView.Distribution
  let parts: [StackPart]
  /// The points after each view; the last ones do not count.
  let gaps: [CGFloat]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let along = isVertical ? proposal.height : proposal.width
    let across = isVertical ? proposal.width : proposal.height
    if let along, let across { return size(along, across) }
    let natural = naturalLengths(subviews, across: across)
    let whole = along ?? wholeLength(natural)
    guard across == nil else { return size(whole, across ?? 0) }
    let lengths = along == nil ? natural : stretch(natural, to: whole)
    let offsets = frames(subviews, lengths, across: nil)
    return size(whole, offsets.map { $0.place + $0.length }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let whole = isVertical ? bounds.height : bounds.width
    let across = isVertical ? bounds.width : bounds.height
    let lengths = stretch(naturalLengths(subviews, across: across, whole: whole), to: whole)
    let starts = starts(lengths, in: whole)
    let sides = frames(subviews, lengths, across: across)
    for (index, subview) in subviews.enumerated() {
      let side = sides[index]
      subview.place(
        at: isVertical
          ? CGPoint(x: bounds.minX + side.place, y: bounds.minY + starts[index])
          : CGPoint(x: bounds.minX + starts[index], y: bounds.minY + side.place),
        proposal: ProposedViewSize(size(lengths[index], side.length)))
    }
  }

  private func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  /// The points between views, without those after the last one.
  private var allGaps: CGFloat { gaps.dropLast().reduce(0, +) }

  /// Returns the length of all views in their natural lengths.
  private func wholeLength(_ natural: [CGFloat]) -> CGFloat {
    let sum =
      distribution == .fillEqually
      ? (natural.max() ?? 0) * CGFloat(natural.count) : natural.reduce(0, +)
    return sum + allGaps
  }

  // MARK: Lengths along the axis

  /// Returns the lengths along the axis that the views have by themselves or by their own constraints.
  private func naturalLengths(
    _ subviews: Subviews, across: CGFloat?, whole: CGFloat? = nil
  ) -> [CGFloat] {
    subviews.enumerated().map { index, subview in
      let part = parts[index][isVertical]
      if let fixed = part.fixed { return fixed }
      if let share = part.share, let whole { return max(whole * share, 0) }
      if let ratio = part.ratio {
        return max(ratio * side(subview, parts[index], across: across, length: nil), 0)
      }
      guard part.isNatural else { return limited(0, part) }
      if let natural = part.natural { return limited(natural, part) }
      // The width that a view fills decides how high its words are.
      let width =
        isVertical ? side(subview, parts[index], across: across, length: nil) : nil
      let own = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      return limited(isVertical ? own.height : own.width, part)
    }
  }

  private func limited(_ length: CGFloat, _ part: StackPart.Length) -> CGFloat {
    let length = length.isFinite ? length : 0
    return max(min(length, part.most), part.least, 0)
  }

  /// Returns lengths that fill the stack, as far as its distribution fills it.
  private func stretch(_ natural: [CGFloat], to whole: CGFloat) -> [CGFloat] {
    let room = max(whole - allGaps, 0)
    let sum = natural.reduce(0, +)
    switch distribution {
    case .fillEqually:
      return natural.map { _ in room / CGFloat(natural.count) }
    case .fillProportionally where sum > 0:
      return natural.map { $0 * room / sum }
    case .equalSpacing where sum <= room, .equalCentering where sum <= room:
      return natural
    case .fill, .fillProportionally, .equalSpacing, .equalCentering:
      return sum < room ? lengthened(natural, by: room - sum) : shortened(natural, by: sum - room)
    }
  }

  /// Gives the room that is left to the first of the views that hug their content least, up to its limit, then to the next.
  private func lengthened(_ natural: [CGFloat], by extra: CGFloat) -> [CGFloat] {
    var (lengths, extra) = (natural, extra)
    let order = lengths.indices.filter { !isFixed($0) }.sorted {
      (parts[$0][isVertical].hugging, $0) < (parts[$1][isVertical].hugging, $1)
    }
    for index in order where extra > 0 {
      let added = min(extra, max(parts[index][isVertical].most - lengths[index], 0))
      lengths[index] += added
      extra -= added
    }
    return lengths
  }

  /// Takes what does not fit from the views that resist least; of equal ones, from the longest.
  private func shortened(_ natural: [CGFloat], by excess: CGFloat) -> [CGFloat] {
    var (lengths, excess) = (natural, excess)
    let order = lengths.indices.filter { !isFixed($0) }.sorted {
      let (first, second) = (parts[$0][isVertical].resistance, parts[$1][isVertical].resistance)
      return first == second ? natural[$0] > natural[$1] : first < second
    }
    for index in order where excess > 0 {
      let taken = min(excess, max(lengths[index] - parts[index][isVertical].least, 0))
      lengths[index] -= taken
      excess -= taken
    }
    return lengths
  }

  private func isFixed(_ index: Int) -> Bool {
    let part = parts[index][isVertical]
    return part.fixed != nil || part.share != nil || part.ratio != nil
  }

  /// Returns where each view begins along the axis.
  private func starts(_ lengths: [CGFloat], in whole: CGFloat) -> [CGFloat] {
    let count = lengths.count
    let rest = whole - lengths.reduce(0, +) - allGaps
    if distribution == .equalCentering, count > 1, rest > 0 {
      let (first, last) = (lengths[0] / 2, whole - lengths[count - 1] / 2)
      let step = (last - first) / CGFloat(count - 1)
      return lengths.indices.map { first + step * CGFloat($0) - lengths[$0] / 2 }
    }
    let more = distribution == .equalSpacing && count > 1 ? max(rest, 0) / CGFloat(count - 1) : 0
    var start: CGFloat = 0
    return lengths.indices.map { index in
      defer { start += lengths[index] + gaps[index] + more }
      return start
    }
  }

  // MARK: Lengths across the axis

  /// Returns the length of a view across the axis.
  private func side(
    _ subview: LayoutSubview, _ part: StackPart, across: CGFloat?, length: CGFloat?
  ) -> CGFloat {
    let own = part[!isVertical]
    if let fixed = own.fixed { return fixed }
    if let share = own.share, let across { return max(across * share, 0) }
    if let ratio = own.ratio, let length { return max(ratio * length, 0) }
    if alignment == .fill, let across { return max(min(across, own.most), own.least) }
    guard own.isNatural else { return limited(across ?? 0, own) }
    let offer =
      isVertical
      ? ProposedViewSize(width: nil, height: nil) : ProposedViewSize(width: length, height: nil)
    let measured = own.natural == nil ? subview.sizeThatFits(offer) : .zero
    let side = limited(own.natural ?? (isVertical ? measured.width : measured.height), own)
    return across.map { min(side, max($0, own.least)) } ?? side
  }

  /// Returns where each view begins across the axis, and its length there.
  private func frames(
    _ subviews: Subviews, _ lengths: [CGFloat], across: CGFloat?
  ) -> [(place: CGFloat, length: CGFloat)] {
    let sides = subviews.enumerated().map { index, subview in
      side(subview, parts[index], across: across, length: lengths[index])
    }
    let whole = across ?? sides.max() ?? 0
    let isOnBaselines =
      !isVertical && (alignment == .firstBaseline || alignment == .lastBaseline)
    guard isOnBaselines else {
      return sides.map { side in
        let place: CGFloat =
          switch alignment {
          case .center: (whole - side) / 2
          case .trailing: whole - side
          default: 0
          }
        return (place, side)
      }
    }
    let isFirst = alignment == .firstBaseline
    let lines = subviews.enumerated().map { index, subview in
      let size = subview.dimensions(in: ProposedViewSize(size(lengths[index], sides[index])))
      return size[isFirst ? VerticalAlignment.firstTextBaseline : .lastTextBaseline]
    }
    let below = zip(sides, lines).map { $0 - $1 }.max() ?? 0
    let line = isFirst || across == nil ? lines.max() ?? 0 : whole - below
    return zip(sides, lines).map { side, own in (line - own, side) }
  }
}
