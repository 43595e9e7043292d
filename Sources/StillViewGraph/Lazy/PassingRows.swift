import Foundation
import StillGeometry
import StillLayout

/// The rows of a lazy container that an animated change moves into sight or out of it: they slide along with their
/// neighbours (rule L3.69).
///
/// A class, so that its container's storage is not held while rows below are committed: Swift looks through all that is
/// held at each access, and nested containers would cost the square of their depth.
final class PassingRows {
  /// Rows that came into sight without having been inserted, since the last commit.
  private var arriving: Set<ObjectIdentifier> = []
  /// Rows out of sight that are placed and drawn until they rest.
  private(set) var departing: [_ViewNode] = []
  /// Where rows were before the current placement, in the container.
  private var former: [(row: _ViewNode, frame: CGRect)] = []
  /// The last update of which departing rows have been committed: no others depart in it.
  private var committedUpdate = -1

  /// Takes note of rows that come into sight, and keeps those that are moved out of it.
  ///
  /// - Parameter isAnimated: Whether the current update may move rows.
  func take(
    _ rows: [_ViewNode], from list: ElementList, in holder: _ViewNode, isAnimated: Bool
  ) {
    departing.removeAll { $0.isRetired }
    guard isAnimated || !departing.isEmpty else {
      arriving = []
      former = []
      return
    }
    let graph = holder.graph
    let isOpen = isAnimated && committedUpdate != graph.updateNumber
    let kept = Set(rows.map { ObjectIdentifier($0) })
    former = list.elements.filter { !$0.isRetired }.map { ($0, $0.frame) }
    departing = list.elements.filter { row in
      !kept.contains(ObjectIdentifier(row)) && !row.isRetired && row.presented.isKnown
        && graph.presence.removal(of: row, in: holder) == nil
        && (isOpen && row.presence == nil || isUnderWay(row, at: graph.time))
    }
    guard isAnimated, !list.elements.isEmpty else { return }
    let known = Set(list.elements.map { ObjectIdentifier($0) })
    for row in rows
    where !known.contains(ObjectIdentifier(row)) && !row.presented.isKnown
      && graph.presence.welcome(of: row, in: holder) == nil
    {
      arriving.insert(ObjectIdentifier(row))
    }
  }

  /// Places the rows that depart as far from their places as their nearest neighbours in sight have moved.
  func placeDeparting(along axis: Axis) {
    defer { former = [] }
    guard !departing.isEmpty else { return }
    let gone = Set(departing.map { ObjectIdentifier($0) })
    for (index, entry) in former.enumerated() where gone.contains(ObjectIdentifier(entry.row)) {
      let row = entry.row
      var origin = entry.frame.origin
      if let neighbour = nearest(to: index, { !gone.contains(ObjectIdentifier($0)) }) {
        let distance = neighbour.row.frame.origin[axis] - neighbour.frame.origin[axis]
        if axis == .vertical { origin.y += distance } else { origin.x += distance }
      }
      let proposal = row.placedProposal
      row.place(at: origin, size: row.size(for: proposal), proposal: proposal)
    }
  }

  /// Whether a row has not reached the end of its motion. By that end alone: a spring may be all but settled there.
  private func isUnderWay(_ row: _ViewNode, at time: TimeInterval) -> Bool {
    row.presented.end(after: time) > time + 1e-9
  }

  private func nearest(
    to index: Int, _ isUsable: (_ViewNode) -> Bool
  ) -> (row: _ViewNode, frame: CGRect)? {
    for distance in 1..<max(former.count, 2) {
      for place in [index - distance, index + distance]
      where former.indices.contains(place) && isUsable(former[place].row) {
        return former[place]
      }
    }
    return nil
  }

  /// Commits the rows; those that arrive start as far from their places as their nearest neighbours.
  func commit(_ elements: [_ViewNode], _ pass: inout CommitPass, along axis: Axis?) {
    let isAnimated = pass.transaction.animation != nil
    var shifts: [CGVector?] = []
    if isAnimated, !arriving.isEmpty {
      shifts = elements.map { element in
        guard element.isPresented, element.presence == nil else { return nil }
        let old = element.presentedTarget.origin
        let new = pass.place(of: element)
        return CGVector(dx: new.x - old.x, dy: new.y - old.y)
      }
    }
    for (index, element) in elements.enumerated() {
      guard !shifts.isEmpty, arriving.contains(ObjectIdentifier(element)),
        var shift = Self.nearest(to: index, shifts)
      else {
        pass.commit(element)
        continue
      }
      if axis == .vertical { shift.dx = 0 }
      if axis == .horizontal { shift.dy = 0 }
      pass.commit(element, displacedBy: shift)
    }
    arriving = []
    if !departing.isEmpty { committedUpdate = pass.graph.updateNumber }
  }

  private static func nearest(to index: Int, _ shifts: [CGVector?]) -> CGVector? {
    for distance in 1..<max(shifts.count, 2) {
      for place in [index - distance, index + distance] where shifts.indices.contains(place) {
        if let shift = shifts[place] { return shift }
      }
    }
    return nil
  }

  /// Returns when the rows that depart rest: `time` if some do already; nil if none departs.
  func end(after time: TimeInterval) -> TimeInterval? {
    departing.map { $0.presented.end(after: time) }.min()
  }
}
