import Foundation

/// Gives a length to a grid's columns, or to its rows (rules L4.4 and L4.5).
///
/// The rule book leaves the distribution open; this one is a stack's, with columns in place of views:
/// 1. A column is as wide as its widest cell, whatever it is offered.
/// 2. When all can have the most that they want, they have it.
/// 3. Otherwise those come first that fit by themselves, as columns of text do, and then those that fill
///    whatever there is, both by priority. A level leaves room for the least of all later ones.
/// 4. In a level the least flexible comes first, and each is offered an equal share of what is left.
/// 5. What a column does not take goes to the later ones; what it takes too much overflows. Text that is content with less than
///    an even share has no more of it than `Evenness` says.
struct GridDistribution {
  /// A column or a row.
  struct Track {
    let priority: Double
    let isRigid: Bool
    /// Points, for the offers 0 and infinity; found only where they are needed.
    var least: CGFloat = 0
    var most: CGFloat = 0
    /// Points.
    var length: CGFloat = 0
    /// The offer that `length` answers; nil: the ideal length.
    var offer: CGFloat?

    /// Whether it takes all there is, or would if it could.
    fileprivate var isGreedy = false

    /// Grows on all counts.
    mutating func raise(by amount: CGFloat) {
      least += amount
      most = max(most, least)
    }
  }

  /// From when on tracks that do not fill an even share are offered no more than that, whatever earlier ones leave (rule L4.5).
  enum Evenness {
    /// Never: each is offered its share of what is left.
    case never
    /// The share of the first track that fits by itself and does not have the most it wants.
    case behindThoseServed
    /// That; and those that do not fit by themselves the share that all of their priority would have.
    case always
  }

  private(set) var tracks: [Track]

  init(_ lines: [GridPlan.Line]) {
    tracks = lines.map { Track(priority: $0.priority, isRigid: $0.isRigid) }
  }

  /// The sum of the lengths.
  var total: CGFloat { tracks.reduce(0) { $0 + $1.length } }

  /// Distributes a length, without gaps; nil: each track has its ideal length.
  ///
  /// - Parameters:
  ///   - evenness: Which share tracks are content with.
  ///   - raise: raises what tracks need at least; called before they are served one by one.
  ///   - measure: the length that a track takes of an offer.
  /// - Complexity: O(n log n) comparisons and at most four measurements a track.
  mutating func distribute(
    _ available: CGFloat?, evenness: Evenness = .never, raise: ((inout [Track]) -> Void)? = nil,
    measure: (Int, CGFloat?) -> CGFloat
  ) {
    guard let available else {
      for index in tracks.indices { take(nil, measure(index, nil), index) }
      return
    }
    var rigidLength: CGFloat = 0
    var flexible: [Int] = []
    for index in tracks.indices {
      guard tracks[index].isRigid else {
        flexible.append(index)
        continue
      }
      let length = measure(index, 0)
      tracks[index].least = length
      tracks[index].most = length
      take(0, length, index)
      rigidLength += length
    }
    if flexible.isEmpty, raise == nil { return }
    if flexible.count == 1, raise == nil {
      let rest = max(difference(available, rigidLength), 0)
      take(rest, measure(flexible[0], rest), flexible[0])
      return
    }
    var most = rigidLength
    for index in flexible {
      tracks[index].most = measure(index, .infinity)
      most += tracks[index].most
    }
    if most <= available {
      for index in flexible { take(.infinity, tracks[index].most, index) }
      return
    }
    for index in flexible { tracks[index].least = measure(index, 0) }
    raise?(&tracks)
    for index in tracks.indices { tracks[index].isGreedy = tracks[index].most > available }
    serve(available, evenness, measure)
  }

  private mutating func take(_ offer: CGFloat?, _ length: CGFloat, _ index: Int) {
    tracks[index].offer = offer
    tracks[index].length = length
  }

  /// Level by level, the least flexible first.
  private mutating func serve(
    _ available: CGFloat, _ evenness: Evenness, _ measure: (Int, CGFloat?) -> CGFloat
  ) {
    var available = available
    let tracks = tracks
    let order = tracks.indices.sorted { Self.precedes($0, $1, tracks) }
    var reserved = tracks.reduce(0) { $0 + $1.least }
    var position = 0
    let total = available
    while position < order.count {
      let first = tracks[order[position]]
      var end = position
      while end < order.count, tracks[order[end]].priority == first.priority,
        tracks[order[end]].isGreedy == first.isGreedy
      {
        reserved = difference(reserved, tracks[order[end]].least)
        end += 1
      }
      if end == order.count { reserved = 0 }
      // The minimum of later levels stays reserved for them.
      var room = difference(available, reserved)
      // Long texts among tracks that fill have no more than an even share.
      var limit =
        evenness == .always && first.isGreedy
        ? Self.evenShare(of: first.priority, tracks, total) : CGFloat.infinity
      for index in order[position..<end] {
        let share = max(room / CGFloat(end - position), 0)
        serve(index, share, limit, measure)
        if evenness != .never, tracks[index].most > share, !first.isGreedy {
          limit = min(limit, share)
        }
        room = difference(room, self.tracks[index].length)
        available = difference(available, self.tracks[index].length)
        position += 1
      }
    }
  }

  /// Gives a track its share, or what it takes of the limit if that does not fill it.
  private mutating func serve(
    _ index: Int, _ share: CGFloat, _ limit: CGFloat, _ measure: (Int, CGFloat?) -> CGFloat
  ) {
    let track = tracks[index]
    if limit < share, track.most > limit {
      let length = measure(index, limit)
      if length < limit - 1e-6, length >= track.least { return take(limit, length, index) }
    }
    if track.most <= share { return take(.infinity, track.most, index) }
    take(share, max(measure(index, share), track.least), index)
  }

  /// Returns the length that each track of a priority has if all that are not rigid have the same, others having the least that they want.
  private static func evenShare(
    of priority: Double, _ tracks: [Track], _ available: CGFloat
  ) -> CGFloat {
    var count: CGFloat = 0
    var rest = available
    for track in tracks {
      if !track.isRigid, track.priority == priority {
        count += 1
      } else {
        rest = rest - track.least
      }
    }
    let share = rest / count
    return share.isNaN ? .infinity : max(share, 0)
  }

  /// Returns those that fit first, then higher priorities, then less flexible ones, then of unlimited ones those
  /// that need more.
  private static func precedes(_ a: Int, _ b: Int, _ tracks: [Track]) -> Bool {
    let (first, second) = (tracks[a], tracks[b])
    if first.isGreedy != second.isGreedy { return second.isGreedy }
    if first.priority != second.priority { return first.priority > second.priority }
    let ranges = (first.most - first.least, second.most - second.least)
    let (range, other) = (ranges.0.isNaN ? 0 : ranges.0, ranges.1.isNaN ? 0 : ranges.1)
    if range != other { return range < other }
    if range == .infinity, first.least != second.least { return first.least > second.least }
    return a < b
  }

  /// a − b; where that is no number, a (rule L1.16).
  private func difference(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let result = a - b
    return result.isNaN ? a : result
  }

  /// Makes some tracks longer, equally (rule L4.15).
  mutating func grow(_ range: Range<Int>, by amount: CGFloat) {
    let share = amount / CGFloat(range.count)
    for index in range { tracks[index].length += share }
  }
}

extension [GridDistribution.Track] {
  /// Has some tracks need more, as something that spans them does: those that can grow come first, each up
  /// to its most, equally; what is then still missing all bear equally.
  mutating func raise(_ range: Range<Int>, by amount: CGFloat) {
    var missing = amount
    let growing = range.filter { self[$0].most > self[$0].least }
      .sorted { (self[$0].most - self[$0].least, $0) < (self[$1].most - self[$1].least, $1) }
    for (position, index) in growing.enumerated() {
      let share = missing / CGFloat(growing.count - position)
      let gift = Swift.min(self[index].most - self[index].least, share)
      self[index].raise(by: gift)
      missing -= gift
    }
    guard missing > 0 else { return }
    for index in range { self[index].raise(by: missing / CGFloat(range.count)) }
  }
}
