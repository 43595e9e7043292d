import Foundation
import StillGeometry

extension StackAlgorithm {
  /// Decides what each child is offered along the axis and reads its answer (rules 2.5 and 2.6).
  ///
  /// - Complexity: O(n log n) comparisons and at most three measurements a child.
  func distribute(
    _ proposal: ProposedViewSize, _ children: [_LayoutElement], _ cache: inout Cache
  ) {
    let key = MeasurementCache.Key(proposal)
    if cache.solved == key { return }
    cache.solved = nil
    let minor = proposal[axis.cross]
    guard let major = proposal[axis] else {
      for index in children.indices { offer(nil, minor, to: children, index, &cache) }
      cache.solved = key
      return
    }

    var available = major
    subtract(cache.totalGap, from: &available)
    // Minimums of the levels still to come, kept free for them.
    var reserved: [CGFloat] = []
    if cache.levels.count > 1 {
      reserved = cache.levels.map { level in
        cache.byPriority[level].reduce(0) {
          $0 + children[$1].size(for: ProposedViewSize(axis, 0, minor))[axis]
        }
      }
      for minimum in reserved.dropFirst() { subtract(minimum, from: &available) }
    }
    for (number, level) in cache.levels.enumerated() {
      if number > 0 { add(reserved[number], to: &available) }
      var order = Array(cache.byPriority[level])
      sortByFlexibility(&order, children, minor)
      var left = order.count
      for index in order {
        let share = max(available / CGFloat(left), 0)
        offer(share, minor, to: children, index, &cache)
        subtract(cache.sizes[index][axis], from: &available)
        left -= 1
      }
    }
    cache.solved = key
  }

  private func offer(
    _ length: CGFloat?, _ minor: CGFloat?, to children: [_LayoutElement], _ index: Int,
    _ cache: inout Cache
  ) {
    cache.offers[index] = length
    cache.sizes[index] = children[index].size(for: ProposedViewSize(axis, length, minor))
  }

  /// Least flexible first; of two unlimited ones that with the larger minimum (rule 2.6, 3 and 4).
  private func sortByFlexibility(
    _ order: inout [Int], _ children: [_LayoutElement], _ minor: CGFloat?
  ) {
    guard order.count > 1 else { return }
    var keys: [(flexibility: CGFloat, minimum: CGFloat, index: Int)] = []
    keys.reserveCapacity(order.count)
    for index in order {
      let most = children[index].size(for: ProposedViewSize(axis, .infinity, minor))[axis]
      let least = children[index].size(for: ProposedViewSize(axis, 0, minor))[axis]
      let flexibility = most - least
      keys.append((flexibility.isNaN ? 0 : flexibility, least, index))
    }
    func precedes(
      _ a: (flexibility: CGFloat, minimum: CGFloat, index: Int),
      _ b: (flexibility: CGFloat, minimum: CGFloat, index: Int)
    ) -> Bool {
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
      return a.index < b.index
    }
    var isSorted = true
    for position in 1..<keys.count where precedes(keys[position], keys[position - 1]) {
      isSorted = false
      break
    }
    guard !isSorted else { return }
    keys.sort(by: precedes)
    for position in keys.indices { order[position] = keys[position].index }
  }

  /// Arithmetic in which ∞ − ∞ and not-a-number leave the running value as it is (rule 1.16).
  private func subtract(_ length: CGFloat, from available: inout CGFloat) {
    let result = available - length
    if !result.isNaN { available = result }
  }

  private func add(_ length: CGFloat, to available: inout CGFloat) {
    let result = available + length
    if !result.isNaN { available = result }
  }
}
