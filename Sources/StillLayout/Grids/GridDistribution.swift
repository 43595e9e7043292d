import Foundation

/// Shares a length among columns, or rows, as a stack would (rules 4.4 and 4.5).
///
/// Each track answers what it takes of an offer: the most that any of its cells takes. Tracks that give way least
/// are asked first, within the highest priority; what they leave goes to the others in equal shares.
struct GridDistribution {
  let priorities: [Double]
  /// What a track takes of an offer, in points; nil asks for its ideal length.
  let length: (_ track: Int, _ offer: CGFloat?) -> CGFloat

  /// The lengths of all tracks for what there is without gaps; nil: each its ideal length.
  ///
  /// - Complexity: at most three measurements of each cell.
  func lengths(in available: CGFloat?) -> [CGFloat] {
    guard let available else { return priorities.indices.map { length($0, nil) } }
    // With nothing or everything to share, what others take makes no difference.
    if available <= 0 { return priorities.indices.map { length($0, 0) } }
    if available == .infinity { return priorities.indices.map { length($0, .infinity) } }
    var result = Array(repeating: CGFloat.zero, count: priorities.count)
    var remaining = available
    let levels = levels
    let reserved = levels.map { $0.reduce(0) { $0 + minimum($1, of: levels.count) } }
    for minimum in reserved.dropFirst() { remaining -= minimum }
    for (number, level) in levels.enumerated() {
      if number > 0 { remaining += reserved[number] }
      let order = level.count > 1 ? byFlexibility(level) : level
      for (position, track) in order.enumerated() {
        let share = max(remaining / CGFloat(order.count - position), 0)
        let taken = length(track, share)
        result[track] = taken
        let rest = remaining - taken
        if !rest.isNaN { remaining = rest }
      }
    }
    return result
  }

  private func minimum(_ track: Int, of levels: Int) -> CGFloat {
    levels > 1 ? length(track, 0) : 0
  }

  /// Tracks of one priority together, the highest first.
  private var levels: [[Int]] {
    let sorted = priorities.indices.sorted {
      (priorities[$1], $0) < (priorities[$0], $1)
    }
    var levels: [[Int]] = []
    for track in sorted {
      if let last = levels.last?.first, priorities[last] == priorities[track] {
        levels[levels.count - 1].append(track)
      } else {
        levels.append([track])
      }
    }
    return levels
  }

  private func byFlexibility(_ tracks: [Int]) -> [Int] {
    let keys = tracks.map { track -> (range: CGFloat, minimum: CGFloat) in
      let minimum = length(track, 0)
      let range = length(track, .infinity) - minimum
      return (range.isNaN ? 0 : range, minimum)
    }
    let order = keys.indices.sorted { a, b in
      if keys[a].range != keys[b].range { return keys[a].range < keys[b].range }
      if keys[a].range == .infinity, keys[a].minimum != keys[b].minimum {
        return keys[a].minimum > keys[b].minimum
      }
      return a < b
    }
    return order.map { tracks[$0] }
  }
}
