import Foundation
import StillGeometry

/// The sizes that an element answered, by proposal (rule L1.6).
///
/// Stacks ask for nil, 0, infinity and a share on each axis, so a handful of entries makes nested
/// containers linear; past `capacity` the oldest answer gives way. The first three, all that most leaves
/// are ever asked, lie in the element itself. A cache belongs to one element: copies would share what lies elsewhere.
package struct MeasurementCache: ~Copyable {
  /// Three proposals an axis, squared, and a few of a parent's own.
  package static let capacity = 16

  /// A proposal with nil told apart from every number by its bits.
  struct Key: Equatable {
    var width: UInt64
    var height: UInt64

    @inline(__always)
    init(_ proposal: ProposedViewSize) {
      width = Self.bits(proposal.width)
      height = Self.bits(proposal.height)
    }

    /// A proposal of no room at all.
    init() {
      width = 0
      height = 0
    }

    /// The proposal of the key.
    var proposal: ProposedViewSize {
      func length(_ bits: UInt64) -> CGFloat? {
        bits == UInt64.max ? nil : CGFloat(Double(bitPattern: bits))
      }
      return ProposedViewSize(width: length(width), height: length(height))
    }

    @inline(__always)
    private static func bits(_ length: CGFloat?) -> UInt64 {
      guard let length else { return UInt64.max }
      // Adding zero makes -0 equal to 0.
      return (Double(length) + 0).bitPattern
    }
  }

  private struct Entry {
    var key = Key()
    var size = CGSize.zero
  }

  /// The value of a guide beside the proposal that it belongs to.
  private struct Guide {
    var key: Key
    var guide: AlignmentKey
    var value: CGFloat?
  }

  /// The part of the cache that is not stored in the element itself.
  private final class More {
    /// All answers but the first three.
    var others: [Entry] = []
    /// The first guide stands apart, so that remembering one, as most do, is one piece of memory.
    var guide: Guide?
    var guides: [Guide] = []
  }

  private var first = Entry()
  private var second = Entry()
  private var third = Entry()
  /// Made when it is first needed, as most views never do.
  private var more: More?
  /// How many proposals are remembered. A byte, as every view has a cache.
  private var count: UInt8 = 0
  /// The entry that gives way next.
  private var next: UInt8 = 0

  package init() {}

  /// Returns the size that was answered to a proposal.
  @inline(__always)
  func size(for key: Key) -> CGSize? {
    if count > 0, first.key == key { return first.size }
    if count > 1, second.key == key { return second.size }
    if count > 2, third.key == key { return third.size }
    return count > 3 ? otherSize(for: key) : nil
  }

  @inline(never)
  private func otherSize(for key: Key) -> CGSize? {
    guard let more else { return nil }
    for entry in more.others where entry.key == key { return entry.size }
    return nil
  }

  /// The size that was remembered first; to be asked for only when there is one.
  var firstSize: CGSize {
    @inline(__always) get { first.size }
  }

  /// Everything that is remembered, for those who check it.
  var answers: [(proposal: ProposedViewSize, size: CGSize)] {
    let entries = Array([first, second, third].prefix(Int(count))) + (more?.others ?? [])
    return entries.map { ($0.key.proposal, $0.size) }
  }

  mutating func insert(_ size: CGSize, for key: Key) {
    let entry = Entry(key: key, size: size)
    switch count {
    case 0: first = entry
    case 1: second = entry
    case 2: third = entry
    case ..<UInt8(Self.capacity): furtherMemory().others.append(entry)
    default:
      replaceOldest(entry)
      return
    }
    count += 1
  }

  /// Remembers a size that is the answer to every proposal.
  mutating func insertOnly(_ size: CGSize, for key: Key) {
    first = Entry(key: key, size: size)
    count = 1
  }

  private mutating func replaceOldest(_ entry: Entry) {
    switch next {
    case 0: first = entry
    case 1: second = entry
    case 2: third = entry
    default: more?.others[Int(next) - 3] = entry
    }
    next = (next + 1) % UInt8(Self.capacity)
  }

  /// Returns the cached value of a guide: nil if there is none, a nil inside if the guide is not set.
  func guide(_ guide: AlignmentKey, for key: Key) -> CGFloat?? {
    guard let more else { return nil }
    if let first = more.guide, first.key == key, first.guide == guide { return .some(first.value) }
    for known in more.guides where known.key == key && known.guide == guide {
      return .some(known.value)
    }
    return nil
  }

  /// Remembers a guide's value.
  mutating func insert(_ value: CGFloat?, guide: AlignmentKey, for key: Key) {
    let more = furtherMemory()
    let known = Guide(key: key, guide: guide, value: value)
    guard more.guide != nil else {
      more.guide = known
      return
    }
    if more.guides.count >= 4 * Self.capacity { more.guides.removeAll(keepingCapacity: true) }
    more.guides.append(known)
  }

  private mutating func furtherMemory() -> More {
    if let more { return more }
    let made = More()
    more = made
    return made
  }

  package mutating func removeAll() {
    count = 0
    next = 0
    guard let more else { return }
    if !more.others.isEmpty { more.others.removeAll(keepingCapacity: true) }
    more.guide = nil
    if !more.guides.isEmpty { more.guides.removeAll(keepingCapacity: true) }
  }
}
