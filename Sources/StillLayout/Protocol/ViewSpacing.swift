public import Foundation
public import StillGeometry

/// The space that a view prefers around it (rules L6.1–L6.9).
///
/// Values are kept by edge and category: two neighbours use the values of the categories that both
/// name on the edges where they touch, then the general values, then the platform's 8 points.
public struct ViewSpacing: Sendable {
  /// The kind of neighbour that a value is for.
  package enum Category: UInt8, Sendable {
    case general, textToText, aboveText, belowText, leftOfText, rightOfText
  }

  /// A physical edge.
  package enum Side: UInt8, Sendable {
    case top, left, bottom, right
  }

  package struct Entry: Sendable, Equatable {
    package var side: Side
    package var category: Category
    /// Points: a distance, or the leading of a text's lines.
    package var value: CGFloat
    /// The height of a text's lines with their leading, in points; nil: the value is a distance.
    package var line: CGFloat?

    package init(side: Side, category: Category, value: CGFloat, line: CGFloat? = nil) {
      self.side = side
      self.category = category
      self.value = value
      self.line = line
    }

    /// Returns the distance to an entry of the following view: distances add, one beside a text counts alone, and of two
    /// texts the following one's leading counts (rule L6.10).
    func distance(to next: Entry) -> CGFloat {
      switch (line, next.line) {
      case (nil, nil): value + next.value
      case (nil, _): value
      default: next.value
      }
    }

    /// Whether the other entry counts more in a union: a text more than a distance, of two texts that of the higher lines
    /// (rule L6.7).
    func yields(to other: Entry) -> Bool {
      switch (line, other.line) {
      case (nil, nil): value < other.value
      case (let own?, let other?): own < other
      case (let own, _): own == nil
      }
    }
  }

  package private(set) var entries: [Entry] {
    didSet { isOrdinary = false }
  }
  /// Whether these surely are the preferences of an ordinary view; false says nothing.
  private(set) var isOrdinary = false
  /// Whether these are a spacer's, which frames leave alone.
  private var isSpacer = false
  /// The direction in which neighbours follow each other horizontally.
  package var layoutDirection: LayoutDirection = .leftToRight

  /// The preferences of an ordinary view (rule L6.2).
  public init() {
    entries = Self.ordinary
    isOrdinary = true
  }

  package init(entries: [Entry]) {
    self.entries = entries
  }

  /// No room on any edge.
  public static let zero = ViewSpacing(entries: [
    Entry(side: .top, category: .general, value: 0),
    Entry(side: .left, category: .general, value: 0),
    Entry(side: .bottom, category: .general, value: 0),
    Entry(side: .right, category: .general, value: 0),
  ])

  /// The distance where two neighbours say nothing, in points.
  package static let platformDefault: CGFloat = 8

  /// Zeros that let a neighbouring text's wish win over the default.
  private static let ordinary: [Entry] = [
    Entry(side: .top, category: .belowText, value: 0),
    Entry(side: .left, category: .rightOfText, value: 0),
    Entry(side: .bottom, category: .aboveText, value: 0),
    Entry(side: .right, category: .leftOfText, value: 0),
  ]

  /// Returns the distance that this view wants to the view that follows it on the axis, in points (6.3).
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    distance(to: next, along: axis, in: layoutDirection)
  }

  /// Returns the same where neighbours follow each other in a direction.
  func distance(
    to next: ViewSpacing, along axis: Axis, in direction: LayoutDirection
  ) -> CGFloat {
    if isOrdinary, next.isOrdinary { return Self.platformDefault }
    let (from, to): (Side, Side) =
      switch (axis, direction) {
      case (.vertical, _): (.bottom, .top)
      case (.horizontal, .leftToRight): (.right, .left)
      case (.horizontal, .rightToLeft): (.left, .right)
      }
    var matched: CGFloat?
    var general: CGFloat?
    for a in entries where a.side == from {
      if a.category == .general {
        general = max(general ?? a.value, a.value)
        continue
      }
      for b in next.entries where b.side == to && b.category == a.category {
        let distance = a.distance(to: b)
        matched = max(matched ?? distance, distance)
      }
    }
    if let matched { return matched }
    for b in next.entries where b.side == to && b.category == .general {
      general = max(general ?? b.value, b.value)
    }
    return general ?? Self.platformDefault
  }

  /// Keeps for each edge and category the larger of both values (6.7).
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    isSpacer = false
    for entry in other.entries where edges.contains(side: entry.side, in: layoutDirection) {
      if let index = entries.firstIndex(where: {
        $0.side == entry.side && $0.category == entry.category
      }) {
        if entries[index].yields(to: entry) { entries[index] = entry }
      } else {
        entries.append(entry)
      }
    }
  }

  /// Returns the union with another view's preferences on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Gives some edges the preferences of an ordinary view (rule L6.12).
  package func resetting(_ sides: [Side]) -> ViewSpacing {
    var result = self
    result.isSpacer = false
    guard !sides.isEmpty else { return result }
    result.entries.removeAll { sides.contains($0.side) }
    result.entries += Self.ordinary.filter { sides.contains($0.side) }
    return result
  }

  /// Gives the edges on framed axes the preferences of an ordinary view; a spacer keeps its own (rule L2.29).
  package func framed(_ sides: [Side]) -> ViewSpacing {
    resetting(isSpacer ? [] : sides)
  }

  /// No preference at all: what a union starts from.
  package static let none = ViewSpacing(entries: [])
}

extension Edge.Set {
  /// Whether the set names the logical edge that lies on a physical side.
  fileprivate func contains(side: ViewSpacing.Side, in direction: LayoutDirection) -> Bool {
    switch side {
    case .top: contains(.top)
    case .bottom: contains(.bottom)
    case .left: contains(direction == .leftToRight ? .leading : .trailing)
    case .right: contains(direction == .leftToRight ? .trailing : .leading)
    }
  }
}

extension ViewSpacing {
  /// Returns the preferences of a text, in points: distances to neighbours without text above and below, the leading and
  /// the height of its lines with that (rule L6.10).
  package static func text(
    above: CGFloat, below: CGFloat, leading: CGFloat, line: CGFloat
  ) -> ViewSpacing {
    ViewSpacing(entries: [
      Entry(side: .top, category: .aboveText, value: above),
      Entry(side: .top, category: .textToText, value: leading, line: line),
      Entry(side: .bottom, category: .belowText, value: below),
      Entry(side: .bottom, category: .textToText, value: leading, line: line),
    ])
  }

  /// Returns the preferences of a symbol, in points: nothing to texts and symbols, distances to other neighbours (rule
  /// L6.15).
  package static func symbol(above: CGFloat, below: CGFloat) -> ViewSpacing {
    ViewSpacing(entries: [
      Entry(side: .top, category: .aboveText, value: above),
      Entry(side: .top, category: .textToText, value: 0),
      Entry(side: .bottom, category: .belowText, value: below),
      Entry(side: .bottom, category: .textToText, value: 0),
    ])
  }

  /// No room at the ends of an axis and no preference beside it: a spacer's (rule L2.27).
  package static func spacer(_ axis: Axis?) -> ViewSpacing {
    let sides: [Side] =
      switch axis {
      case nil: [.top, .left, .bottom, .right]
      case .horizontal?: [.left, .right]
      case .vertical?: [.top, .bottom]
      }
    var spacing = ViewSpacing(entries: zero.entries.filter { sides.contains($0.side) })
    spacing.isSpacer = true
    return spacing
  }
}
