package import Foundation

/// The columns that a lazy grid's items come to in a given width (rules L5.2–L5.4); of a grid that grows
/// sideways, the rows in a height.
package struct GridTracks: Equatable {
  /// One column.
  package struct Track: Equatable {
    /// Where it starts, in points from the grid's edge.
    package var start: CGFloat
    /// Points.
    package var length: CGFloat
    package var alignment: Alignment?
  }

  package private(set) var tracks: [Track] = []
  /// From the first column's start to the last one's end, in points; more or less than was proposed
  /// where limits say so.
  package private(set) var length: CGFloat = 0

  /// More columns than this are never made of one adaptive item.
  private static let mostOfOneItem = 1_000

  /// Distributes `proposed` points; nil: what the items need at least (rule L5.9).
  ///
  /// - Complexity: linear in the number of columns.
  package init(_ items: [GridItem], in proposed: CGFloat?) {
    let gaps = items.map { ($0.spacing ?? .nan).finite(or: ViewSpacing.platformDefault) }
    var remaining = (proposed ?? 0).or(0) - gaps.dropLast().reduce(0, +)
    var sharers = 0
    for item in items {
      switch item.size {
      case .fixed(let length): remaining -= max(length.finite(or: 0), 0)
      case .flexible, .adaptive: sharers += 1
      }
    }
    /// Of endless room, endless room is left.
    func take(_ length: CGFloat) {
      remaining = (remaining - length).or(.infinity)
      sharers -= 1
    }
    var position: CGFloat = 0
    for (item, gap) in zip(items, gaps) {
      let share = proposed.map { _ in max(remaining / CGFloat(sharers), 0) }
      switch item.size {
      case .fixed(let length):
        append(max(length.finite(or: 0), 0), item, &position)
      case .flexible(let minimum, let maximum):
        let least = max(minimum.finite(or: 0), 0)
        let length = min(max(share ?? least, least), max(maximum.or(.infinity), least))
        append(length, item, &position)
        take(length)
      case .adaptive(let minimum, let maximum):
        let least = max(minimum.finite(or: 0), 0)
        appendAdaptive(share ?? least, least, maximum.or(.infinity), gap, item, &position)
        take(share ?? 0)
      }
      length = position
      position += gap
    }
  }

  private mutating func append(_ length: CGFloat, _ item: GridItem, _ position: inout CGFloat) {
    tracks.append(Track(start: position, length: length, alignment: item.alignment))
    position += length
  }

  /// As many columns as fit; one at least, narrower than its minimum where there is no more room (rule L5.3).
  private mutating func appendAdaptive(
    _ share: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, _ gap: CGFloat, _ item: GridItem,
    _ position: inout CGFloat
  ) {
    let fitting = ((share + gap) / (minimum + gap)).rounded(.down)
    let count = fitting.isFinite ? Int(max(1, min(fitting, CGFloat(Self.mostOfOneItem)))) : 1
    let even = (share - CGFloat(count - 1) * gap) / CGFloat(count)
    let length = max(min(maximum, even), 0)
    for index in 0..<count {
      if index > 0 { position += gap }
      append(length, item, &position)
    }
  }
}

extension CGFloat {
  /// Returns the number itself, or another where it is none.
  fileprivate func or(_ other: CGFloat) -> CGFloat { isNaN ? other : self }

  /// Returns the number itself, or another where it is no length at all.
  fileprivate func finite(or other: CGFloat) -> CGFloat { isFinite ? self : other }
}
