import Foundation
import StillReport

/// The pairs of the same view in two reports.
struct ReportMatching {
  /// For each view of the earlier report its place in the later one; nil: it went.
  private(set) var later: [Int?]
  /// For each view of the later report its place in the earlier one; nil: it came.
  private(set) var earlier: [Int?]

  /// The most pairs that are weighed; with more, only what is called the same is the same.
  private static let mostPairs = 600_000

  init(_ before: ReportTree, _ now: ReportTree) {
    later = Array(repeating: nil, count: before.count)
    earlier = Array(repeating: nil, count: now.count)

    // A common beginning and a common end are matched directly.
    func same(_ a: Int, _ b: Int) -> Bool {
      Self.key(before[a]) == Self.key(now[b]) && before[a].depth == now[b].depth
    }
    var start = 0
    while start < min(before.count, now.count), same(start, start) {
      pair(start, start)
      start += 1
    }
    var (oldEnd, newEnd) = (before.count, now.count)
    while oldEnd > start, newEnd > start, same(oldEnd - 1, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
      pair(oldEnd, newEnd)
    }
    let (old, new) = (Array(start..<oldEnd), Array(start..<newEnd))
    if old.count * new.count <= Self.mostPairs {
      align(old, new, before, now)
    } else {
      alignByName(old, new, before, now)
    }
    pairLeftovers(before, now)
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    later[old] = new
    earlier[new] = old
  }

  /// Returns the identity of a view, as far as a report tells.
  private static func key(_ item: ReportTree.Item) -> [String?] {
    [item.node.view, item.node.identifier, item.node.text]
  }

  /// Returns how well two views go together; 0: not at all.
  private static func likeness(_ a: ReportTree.Item, _ b: ReportTree.Item) -> Int {
    let (old, new) = (a.node, b.node)
    var likeness: Int
    if let first = old.identifier, let second = new.identifier {
      if first == second {
        likeness = old.view == new.view ? 28 : 20
      } else {
        guard old.view == new.view, old.text != nil, old.text == new.text else { return 0 }
        likeness = 6
      }
    } else if old.view == new.view {
      if a.isModifier {
        likeness = a.explanation.arguments == b.explanation.arguments ? 8 : 6
      } else if old.text != nil || new.text != nil {
        likeness = old.text == new.text ? 16 : 4
      } else {
        likeness = a.explanation.settings == b.explanation.settings ? 8 : 5
      }
    } else {
      return 0
    }
    if a.depth == b.depth { likeness += 2 }
    if old.frame.size == new.frame.size { likeness += 1 }
    return likeness
  }

  /// The pairs, in the order of both lists, that go together best in all.
  private mutating func align(
    _ old: [Int], _ new: [Int], _ before: ReportTree, _ now: ReportTree
  ) {
    guard !old.isEmpty, !new.isEmpty else { return }
    let width = new.count + 1
    var best = [Int32](repeating: 0, count: (old.count + 1) * width)
    var score = [Int32](repeating: 0, count: old.count * new.count)
    for i in old.indices.reversed() {
      let item = before[old[i]]
      for j in new.indices.reversed() {
        let likeness = Int32(Self.likeness(item, now[new[j]]))
        score[i * new.count + j] = likeness
        let skipping = max(best[(i + 1) * width + j], best[i * width + j + 1])
        best[i * width + j] =
          likeness > 0 ? max(skipping, best[(i + 1) * width + j + 1] + likeness) : skipping
      }
    }
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      let likeness = score[i * new.count + j]
      if likeness > 0, best[i * width + j] == best[(i + 1) * width + j + 1] + likeness {
        pair(old[i], new[j])
        (i, j) = (i + 1, j + 1)
      } else if best[i * width + j] == best[(i + 1) * width + j] {
        i += 1
      } else {
        j += 1
      }
    }
  }

  /// The same where there are too many to weigh.
  private mutating func alignByName(
    _ old: [Int], _ new: [Int], _ before: ReportTree, _ now: ReportTree
  ) {
    let (first, second) = (old.map { Self.key(before[$0]) }, new.map { Self.key(now[$0]) })
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in second.difference(from: first) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = old.indices.filter { !removed.contains($0) }
    for (i, j) in zip(kept, new.indices.filter { !inserted.contains($0) }) { pair(old[i], new[j]) }
  }

  /// Pairs what has changed places: by identifier, or by words that only one has on either side.
  private mutating func pairLeftovers(_ before: ReportTree, _ now: ReportTree) {
    func named(_ tree: ReportTree, _ partners: [Int?]) -> [String: [Int]] {
      var places: [String: [Int]] = [:]
      for place in partners.indices where partners[place] == nil {
        let node = tree[place].node
        guard node.identifier != nil || node.text != nil else { continue }
        places["\(node.view)|\(node.identifier ?? "")|\(node.text ?? "")", default: []]
          .append(place)
      }
      return places
    }
    let (gone, come) = (named(before, later), named(now, earlier))
    for (name, old) in gone {
      if let new = come[name], old.count == 1, new.count == 1 { pair(old[0], new[0]) }
    }
  }
}
