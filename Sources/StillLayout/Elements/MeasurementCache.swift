import Foundation
import StillGeometry

/// The sizes that an element answered, by proposal (rule 1.6).
///
/// Stacks ask for nil, 0, infinity and a share on each axis, so a handful of entries makes nested
/// containers linear; past `capacity` the oldest answer gives way.
package struct MeasurementCache {
  /// Three proposals an axis, squared, and a few of a parent's own.
  package static let capacity = 16

  /// A proposal with nil told apart from every number by its bits.
  struct Key: Equatable {
    var width: UInt64
    var height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = Self.bits(proposal.width)
      height = Self.bits(proposal.height)
    }

    private static func bits(_ length: CGFloat?) -> UInt64 {
      guard let length else { return UInt64.max }
      // Adding zero makes -0 equal to 0.
      return (Double(length) + 0).bitPattern
    }
  }

  struct Entry {
    var key: Key
    var size: CGSize
    var guides: [(key: AlignmentKey, value: CGFloat?)] = []
  }

  private var entries: [Entry] = []
  private var next = 0

  package init() {}

  func index(of key: Key) -> Int? {
    var index = entries.count - 1
    while index >= 0 {
      if entries[index].key == key { return index }
      index -= 1
    }
    return nil
  }

  subscript(index: Int) -> CGSize { entries[index].size }

  mutating func insert(_ size: CGSize, for key: Key) {
    if entries.count < Self.capacity {
      if entries.isEmpty { entries.reserveCapacity(4) }
      entries.append(Entry(key: key, size: size))
    } else {
      entries[next] = Entry(key: key, size: size)
      next = (next + 1) % Self.capacity
    }
  }

  func guide(_ guide: AlignmentKey, for key: Key) -> CGFloat?? {
    guard let index = index(of: key) else { return nil }
    for known in entries[index].guides where known.key == guide { return .some(known.value) }
    return nil
  }

  mutating func insert(_ value: CGFloat?, guide: AlignmentKey, for key: Key) {
    guard let index = index(of: key) else { return }
    entries[index].guides.append((guide, value))
  }

  /// How many proposals are remembered.
  package var count: Int { entries.count }

  package mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    next = 0
  }
}
