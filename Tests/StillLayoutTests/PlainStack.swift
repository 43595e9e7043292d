import Foundation

/// A child of a `PlainStack`: how it answers, as plain numbers.
struct PlainChild {
  /// How one length follows from what is proposed for it.
  enum Length {
    case fixed(Double)
    /// Takes the proposal between limits; the ideal for none.
    case between(Double, Double, ideal: Double)
    /// As much room as needed for an area, given the other length.
    case area(Double)
  }

  var width: Length
  var height: Length
  var priority: Double
  /// Whether it wants no room around it.
  var isTight: Bool
  /// An explicit guide across the stack: this share of its length there, and an amount.
  var guide: (share: Double, amount: Double)?

  func size(_ width: Double?, _ height: Double?) -> (width: Double, height: Double) {
    func take(_ length: Length, _ proposed: Double?) -> Double? {
      switch length {
      case .fixed(let length): return length
      case .between(let least, let most, let ideal):
        return Swift.min(Swift.max(proposed ?? ideal, least), most)
      case .area: return nil
      }
    }
    let known = (take(self.width, width), take(self.height, height))
    func other(_ length: Length, _ side: Double) -> Double {
      guard case .area(let area) = length else { return 0 }
      return area / Swift.max(side, 1)
    }
    switch known {
    case (let width?, let height?): return (width, height)
    case (let width?, nil): return (width, other(self.height, width))
    case (nil, let height?): return (other(self.width, height), height)
    case (nil, nil): return (0, 0)
    }
  }
}

/// The stack rules L2.4–L2.13 once more, in the plainest way: no sorting, no memory, nothing shared with the
/// engine. Slow, and easy to compare with the rules by eye.
struct PlainStack {
  enum Across { case start, middle, end }

  var isHorizontal: Bool
  var across: Across
  /// Nil: 8 between children, none beside a tight one.
  var gap: Double?
  var children: [PlainChild]

  struct Frame: Equatable {
    var along: Double
    var across: Double
    var length: Double
    var thickness: Double
  }

  private func answer(_ child: PlainChild, _ along: Double?, _ across: Double?) -> (Double, Double)
  {
    let size = isHorizontal ? child.size(along, across) : child.size(across, along)
    return isHorizontal ? (size.width, size.height) : (size.height, size.width)
  }

  private var gaps: [Double] {
    zip(children, children.dropFirst()).map { before, after in
      gap ?? (before.isTight || after.isTight ? 0 : 8)
    }
  }

  /// What is left of an amount; infinity less infinity changes nothing (1.16).
  private func minus(_ amount: Double, _ part: Double) -> Double {
    amount.isInfinite && part.isInfinite && amount.sign == part.sign ? amount : amount - part
  }

  /// Rules L2.5 and L2.6: what each child is offered along the stack.
  private func offers(_ along: Double?, _ across: Double?) -> [Double?] {
    guard let along else { return children.map { _ in nil } }
    var result = [Double?](repeating: nil, count: children.count)
    var left = minus(along, gaps.reduce(0, +))
    let levels = Set(children.map(\.priority)).sorted(by: >)
    func members(_ level: Double) -> [Int] {
      children.indices.filter { children[$0].priority == level }
    }
    func minimum(_ level: Double) -> Double {
      members(level).map { answer(children[$0], 0, across).0 }.reduce(0, +)
    }
    for level in levels.dropFirst() { left = minus(left, minimum(level)) }
    for (number, level) in levels.enumerated() {
      if number > 0 { left = minus(left, -minimum(level)) }
      var waiting = members(level)
      while let first = waiting.first {
        var next = first
        for candidate in waiting.dropFirst() where isServed(candidate, before: next, across) {
          next = candidate
        }
        let offer = Swift.max(0, left / Double(waiting.count))
        result[next] = offer
        left = minus(left, answer(children[next], offer, across).0)
        waiting.removeAll { $0 == next }
      }
    }
    return result
  }

  /// Less flexible ones first; of two without a most, that with the larger least.
  private func isServed(_ one: Int, before other: Int, _ across: Double?) -> Bool {
    func limits(_ index: Int) -> (least: Double, flexibility: Double) {
      let least = answer(children[index], 0, across).0
      let most = answer(children[index], .infinity, across).0
      return (least, most - least)
    }
    let (a, b) = (limits(one), limits(other))
    if a.flexibility.isInfinite && b.flexibility.isInfinite { return a.least > b.least }
    return a.flexibility < b.flexibility
  }

  private func guide(_ child: PlainChild, _ thickness: Double) -> Double {
    if let guide = child.guide { return guide.share * thickness + guide.amount }
    switch across {
    case .start: return 0
    case .middle: return thickness / 2
    case .end: return thickness
    }
  }

  /// Rule L2.11: the union of the children's ranges about the guide, and of 0…0.
  private func span(_ sizes: [(Double, Double)]) -> (low: Double, high: Double) {
    var low = 0.0
    var high = 0.0
    for (child, size) in zip(children, sizes) {
      let guide = guide(child, size.1)
      low = Swift.min(low, -guide)
      high = Swift.max(high, size.1 - guide)
    }
    return (low, high)
  }

  private func sizes(_ along: Double?, _ across: Double?) -> [(Double, Double)] {
    zip(children, offers(along, across)).map { answer($0, $1, across) }
  }

  /// Its length along and across the axis.
  func size(_ along: Double?, _ across: Double?) -> (along: Double, across: Double) {
    if children.isEmpty { return (0, 0) }
    let sizes = sizes(along, across)
    let range = span(sizes)
    return (
      Swift.max(sizes.map(\.0).reduce(0, +) + gaps.reduce(0, +), 0), range.high - range.low
    )
  }

  /// Rule L2.13: the same again, with its own length across where none was proposed.
  func frames(_ along: Double?, _ across: Double?) -> [Frame] {
    let across = across ?? size(along, nil).across
    let sizes = sizes(along, across)
    let range = span(sizes)
    var pen = 0.0
    var frames: [Frame] = []
    for (index, child) in children.enumerated() {
      if index > 0 { pen += gaps[index - 1] }
      let (length, thickness) = sizes[index]
      frames.append(
        Frame(
          along: pen, across: -range.low - guide(child, thickness), length: length,
          thickness: thickness))
      pen += length
    }
    return frames
  }
}
