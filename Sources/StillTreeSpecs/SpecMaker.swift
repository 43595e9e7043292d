package import Foundation

/// Numbers that follow from a seed (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(_ seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
    // Neighbouring seeds would give the same numbers, one step apart.
    state = next() ^ (next() << 1)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
  package mutating func chance(_ one: Int) -> Bool { below(one) == 0 }
  package mutating func length(_ most: Int = 40) -> CGFloat { CGFloat(below(most * 2)) / 2 }
}

/// Makes trees, and changes them.
package struct SpecMaker {
  package var numbers: SeededNumbers
  private var made = 0
  /// Whether all that is made can be turned about: nothing that is written or read along one axis.
  private let isSymmetric: Bool
  /// Whether trees have controls, hidden types, overlays and transitions as well.
  let isRich: Bool
  /// Whether scroll views take the room that they are given, in rich trees.
  let opensScrolls: Bool
  /// Items that were taken out, and may come back.
  private var removed: [Spec.Item] = []

  package init(
    seed: Int, isSymmetric: Bool = false, isRich: Bool = false, opensScrolls: Bool = false
  ) {
    numbers = SeededNumbers(seed)
    self.isSymmetric = isSymmetric
    self.isRich = isRich
    self.opensScrolls = opensScrolls
  }

  package mutating func tree() -> Spec { spec(3) }

  private mutating func item(_ depth: Int) -> Spec.Item {
    made += 1
    return Spec.Item(id: made, spec: spec(depth))
  }

  mutating func items(_ depth: Int, upTo most: Int = 4) -> [Spec.Item] {
    (0..<numbers.below(most + 1)).map { _ in item(depth) }
  }

  /// One that was never there, or one that was taken out.
  private mutating func newItem(_ depth: Int, besides items: [Spec.Item]) -> Spec.Item {
    if !removed.isEmpty, numbers.chance(2) {
      let item = removed.remove(at: numbers.below(removed.count))
      if !items.contains(where: { $0.id == item.id }) { return item }
    }
    return item(depth)
  }

  private mutating func leaf() -> Spec {
    switch numbers.below(8) {
    case 0, 1, 2:
      .block(hue: numbers.below(6), width: numbers.length(), height: numbers.length(24))
    case 3: .flexible(hue: numbers.below(6))
    case 4 where !isSymmetric, 5 where !isSymmetric:
      .text(["a", "Row", "of words", "Two\nlines", ""][numbers.below(5)])
    case 5, 6: .spacer
    // A line outside of any stack lies flat.
    default: isSymmetric ? .spacer : .divider
    }
  }

  mutating func spec(_ depth: Int) -> Spec {
    if isRich, numbers.chance(2) { return .rich(rich(depth)) }
    guard depth > 0 else { return leaf() }
    switch numbers.below(14) {
    case 0, 1: return leaf()
    case 2, 3, 4, 5:
      return .stack(
        .allCases[numbers.below(Spec.Kind.allCases.count - (isSymmetric ? 1 : 0))],
        spacing: numbers.chance(3) ? nil : numbers.length(8),
        alignment: numbers.below(isSymmetric ? 3 : 12),
        items(depth - 1))
    case 6 where !isSymmetric:
      return .grid((0..<1 + numbers.below(3)).map { _ in items(depth - 1, upTo: 3) })
    case 7 where opensScrolls: return .rich(open(depth))
    case 7: return .list(isVertical: !numbers.chance(3), items(depth - 1, upTo: 7))
    case 6, 8:
      return .lazyGrid(
        isVertical: !numbers.chance(3), tracks: 1 + numbers.below(3), items(depth - 1, upTo: 7))
    case 9: return .either(numbers.chance(2), spec(depth - 1), spec(depth - 1))
    case 10: return .maybe(numbers.chance(2), spec(depth - 1))
    case 11: return .fits(items(depth - 1, upTo: 3))
    case 12 where !isSymmetric: return .reading(spec(depth - 1))
    default: return .modified(change(), spec(depth - 1))
    }
  }

  private mutating func change() -> Spec.Change {
    switch numbers.below(15) {
    case 0: .padding(numbers.length(8))
    case 1:
      .frame(
        numbers.chance(2) ? nil : numbers.length(60), numbers.chance(2) ? nil : numbers.length(40))
    case 2: .wideFrame(numbers.length(30))
    case 3: .offset(numbers.length(10), numbers.length(4))
    case 4: .opacity(Double(numbers.below(5)) / 4)
    case 5: .scale(CGFloat(1 + numbers.below(4)) / 2)
    case 6: .background(hue: numbers.below(6))
    case 7: .corners(numbers.length(8))
    case 8: .fixed
    case 9 where !isSymmetric: .font(8 + numbers.below(12))
    case 10: .priority(Double(numbers.below(3)))
    case 11: .identity(numbers.below(4))
    case 9, 13: .tallFrame(numbers.length(30))
    case 12: .aspect(CGFloat(1 + numbers.below(4)) / 2)
    default: .shadow(numbers.length(4))
    }
  }

  // MARK: Changes

  /// The tree with one thing changed, wherever chance leads.
  package mutating func changed(_ spec: Spec, _ depth: Int = 3) -> Spec {
    if numbers.chance(9) { return self.spec(max(depth, 0)) }
    if numbers.chance(9) { return .modified(change(), spec) }
    switch spec {
    case .block, .flexible, .text, .spacer, .divider: return leaf()
    case .stack(let kind, let spacing, let alignment, let items):
      switch numbers.below(4) {
      case 0: return .stack(kind, spacing: numbers.length(8), alignment: alignment, items)
      case 1: return .stack(kind, spacing: spacing, alignment: alignment + 1, items)
      default:
        return .stack(kind, spacing: spacing, alignment: alignment, changed(items, depth))
      }
    case .grid(var rows):
      let row = numbers.below(rows.count + 1)
      if row == rows.count {
        if rows.count < 4 { rows.append(items(depth - 1, upTo: 3)) } else { rows.removeLast() }
      } else {
        rows[row] = changed(rows[row], depth)
      }
      return .grid(rows)
    case .list(let isVertical, let items):
      return .list(
        isVertical: numbers.chance(5) ? !isVertical : isVertical, changed(items, depth))
    case .lazyGrid(let isVertical, let tracks, let items):
      return .lazyGrid(
        isVertical: numbers.chance(5) ? !isVertical : isVertical,
        tracks: numbers.chance(4) ? 1 + numbers.below(3) : tracks, changed(items, depth))
    case .either(let first, let a, let b):
      if numbers.chance(2) { return .either(!first, a, b) }
      return first
        ? .either(first, changed(a, depth - 1), b) : .either(first, a, changed(b, depth - 1))
    case .maybe(let isThere, let inner):
      return numbers.chance(2)
        ? .maybe(!isThere, inner) : .maybe(isThere, changed(inner, depth - 1))
    case .fits(let items): return .fits(changed(items, depth))
    case .reading(let inner): return .reading(changed(inner, depth - 1))
    case .modified(let modifier, let inner):
      switch numbers.below(3) {
      case 0: return inner
      case 1: return .modified(change(), inner)
      default: return .modified(modifier, changed(inner, depth - 1))
      }
    case .rich(let rich): return .rich(changed(rich, depth))
    }
  }

  /// Takes an item out, which may come back.
  mutating func remove(_ items: inout [Spec.Item]) {
    removed.append(items.remove(at: numbers.below(items.count)))
  }

  mutating func changed(_ items: [Spec.Item], _ depth: Int) -> [Spec.Item] {
    var items = items
    switch numbers.below(6) {
    case 0 where items.count < 12:
      items.insert(newItem(depth - 1, besides: items), at: numbers.below(items.count + 1))
    case 1 where !items.isEmpty:
      let item = items.remove(at: numbers.below(items.count))
      if isRich { removed.append(item) }
    case 2: items.shuffle(using: &numbers)
    default:
      guard !items.isEmpty else { return [item(depth - 1)] }
      let index = numbers.below(items.count)
      items[index].spec = changed(items[index].spec, depth - 1)
    }
    return items
  }
}
