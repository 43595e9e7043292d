import Foundation
import StillGeometry

extension StackAlgorithm {
  /// Decides what each child is offered along the axis and reads its answer (rules L2.5 and L2.6).
  ///
  /// - Complexity: O(n log n) comparisons and at most three measurements a child.
  func distribute(
    _ proposal: ProposedViewSize, _ children: [_LayoutElement], _ cache: inout Cache
  ) {
    let key = MeasurementCache.Key(proposal)
    if cache.solved == key { return }
    cache.solved = nil
    cache.span = nil
    let minor = proposal[axis.cross]
    cache.asksForIdeals = proposal[axis] == nil
    guard let major = proposal[axis] else {
      for index in children.indices { offer(nil, minor, to: children, index, &cache) }
      cache.solved = key
      return
    }

    var available = major
    subtract(cache.totalGap, from: &available)
    if cache.levels.isEmpty {
      serve(flexibilities(of: children, minor), &available, minor, children, &cache)
    } else {
      // Minimums of the levels still to come, kept free for them.
      let reserved = cache.levels.map { level in
        level.reduce(0) { $0 + length(of: children[$1], offered: 0, minor) }
      }
      for minimum in reserved.dropFirst() { subtract(minimum, from: &available) }
      for (number, level) in cache.levels.enumerated() {
        if number > 0 { add(reserved[number], to: &available) }
        let members = level.map { children[$0] }
        let order = flexibilities(of: members, minor).map { $0.map { level[$0] } } ?? level
        serve(order, &available, minor, children, &cache)
      }
    }
    cache.solved = key
  }

  /// Offers each child an equal share of what is left, in an order; nil: as they come.
  private func serve(
    _ order: [Int]?, _ available: inout CGFloat, _ minor: CGFloat?, _ children: [_LayoutElement],
    _ cache: inout Cache
  ) {
    let count = order?.count ?? children.count
    for position in 0..<count {
      let index = order?[position] ?? position
      let share = max(available / CGFloat(count - position), 0)
      offer(share, minor, to: children, index, &cache)
      subtract(cache.children[index].size[axis], from: &available)
    }
  }

  @inline(__always)
  private func offer(
    _ length: CGFloat?, _ minor: CGFloat?, to children: [_LayoutElement], _ index: Int,
    _ cache: inout Cache
  ) {
    if let length { cache.children[index].offer = length }
    cache.children[index].size = children.borrow(index) {
      $0.size(for: ProposedViewSize(axis, length, minor))
    }
  }

  @inline(__always)
  private func length(
    of child: _LayoutElement, offered offer: CGFloat, _ minor: CGFloat?
  ) -> CGFloat {
    child.size(for: ProposedViewSize(axis, offer, minor))[axis]
  }

  /// How much a child's length can change, and its least length.
  private struct Flexibility {
    var range: CGFloat
    var minimum: CGFloat

    /// Least flexible first; of two unlimited ones that with the larger minimum (rule L2.6, 3 and 4).
    func precedes(_ other: Flexibility) -> Bool {
      if range != other.range { return range < other.range }
      return range == .infinity && minimum > other.minimum
    }
  }

  /// Returns the positions of children by their flexibility, stable; nil when they already are in that order.
  private func flexibilities(of children: [_LayoutElement], _ minor: CGFloat?) -> [Int]? {
    guard children.count > 1 else { return nil }
    // Those of one size for every proposal are all equally flexible, and first.
    guard let start = children.indices.first(where: { !children.borrow($0) { $0.isRigid } })
    else { return nil }
    var keys: [Flexibility] = []
    var last: Flexibility? = start > 0 ? Flexibility(range: 0, minimum: 0) : nil
    // As long as no child precedes the one before it, nothing has to be remembered of them.
    for index in start..<children.count {
      let key = children.borrow(index) { flexibility(of: $0, minor) }
      if keys.isEmpty, let last, key.precedes(last) {
        keys.reserveCapacity(children.count)
        for earlier in 0..<index { keys.append(flexibility(of: children[earlier], minor)) }
      }
      if !keys.isEmpty { keys.append(key) }
      last = key
    }
    guard !keys.isEmpty else { return nil }
    return keys.indices.sorted { a, b in
      if keys[a].precedes(keys[b]) { return true }
      return a < b && !keys[b].precedes(keys[a])
    }
  }

  private func flexibility(of child: _LayoutElement, _ minor: CGFloat?) -> Flexibility {
    if child.isRigid { return Flexibility(range: 0, minimum: 0) }
    let most = length(of: child, offered: .infinity, minor)
    let least = length(of: child, offered: 0, minor)
    let range = most - least
    return Flexibility(range: range.isNaN ? 0 : range, minimum: least)
  }

  /// Arithmetic in which ∞ − ∞ and not-a-number leave the running value as it is (rule L1.16).
  private func subtract(_ length: CGFloat, from available: inout CGFloat) {
    let result = available - length
    if !result.isNaN { available = result }
  }

  private func add(_ length: CGFloat, to available: inout CGFloat) {
    let result = available + length
    if !result.isNaN { available = result }
  }
}
