import Foundation
import StillGeometry
import StillLayout

/// The statement of a constraint: one place is another one times a factor, and some points.
nonisolated struct PlaceEquation: Hashable, Sendable {
  enum Kind: Int, Sendable { case start, end, middle, length }

  /// An edge, a middle or a length of a view inside, or of the one around, which has the index -1.
  struct Place: Hashable, Sendable {
    var index: Int
    var kind: Kind
    var isVertical: Bool
  }

  let left: Place
  let right: Place?
  let factor: CGFloat
  let points: CGFloat

  init(_ left: Place, _ right: Place?, _ factor: CGFloat, _ points: CGFloat) {
    (self.left, self.right, self.factor, self.points) = (left, right, factor, points)
  }
}

/// Places views where equations say, each from what is known of others already. Linear in the equations for each view.
nonisolated struct ConstrainedLayout: Layout {
  let equations: [PlaceEquation]
  /// Where the content stands, if it scrolls.
  var scroll: ScrollPlace?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions(by: .zero)
    }
    // Where nothing is offered, as much as the views inside and the distances between them take.
    guard scroll == nil else { return proposal.replacingUnspecifiedDimensions(by: .zero) }
    return KnownPlaces.fitting(proposal, subviews, equations)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    var known = KnownPlaces(bounds.size, subviews, equations)
    known.solve()
    let frames = subviews.indices.map { known.frame($0) }
    let reach = frames.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
    }
    let offset = scroll?.offset(reach: reach, in: bounds.size) ?? .zero
    for (subview, frame) in zip(subviews, frames) {
      let proposal = ProposedViewSize(frame.size)
      let size = subview.dimensions(in: proposal)
      // What is larger than its frame stands in the middle of it.
      let (x, y) = (max(size.width - frame.width, 0), max(size.height - frame.height, 0))
      subview.place(
        at: CGPoint(
          x: bounds.minX + frame.minX - offset.x - x / 2,
          y: bounds.minY + frame.minY - offset.y - y / 2),
        anchor: .topLeading, proposal: proposal)
    }
  }
}

/// The places that are known so far.
nonisolated private struct KnownPlaces {
  private typealias Place = PlaceEquation.Place
  private let size: CGSize
  private let subviews: LayoutSubviews
  private let equations: [PlaceEquation]
  private var values: [Place: CGFloat] = [:]

  init(_ size: CGSize, _ subviews: LayoutSubviews, _ equations: [PlaceEquation]) {
    (self.size, self.subviews, self.equations) = (size, subviews, equations)
    for (isVertical, length) in [(false, size.width), (true, size.height)] {
      set(Place(index: -1, kind: .start, isVertical: isVertical), 0)
      set(Place(index: -1, kind: .length, isVertical: isVertical), length)
      complete(-1, isVertical)
    }
  }

  /// Knows the start of the view around, and its lengths as far as they are proposed.
  private init(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ equations: [PlaceEquation]
  ) {
    (self.size, self.subviews) = (proposal.replacingUnspecifiedDimensions(by: .zero), subviews)
    // What states the end of the view around is read when the rest is known: the farthest one counts.
    self.equations = equations.filter { equation in
      ![equation.left, equation.right].contains { place in
        guard let place, place.index == -1, place.kind != .start else { return false }
        return (place.isVertical ? proposal.height : proposal.width) == nil
      }
    }
    for (isVertical, length) in [(false, proposal.width), (true, proposal.height)] {
      set(Place(index: -1, kind: .start, isVertical: isVertical), 0)
      if let length { set(Place(index: -1, kind: .length, isVertical: isVertical), length) }
      complete(-1, isVertical)
    }
  }

  /// Returns the least size that holds the views inside with the distances that equations state.
  static func fitting(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ equations: [PlaceEquation]
  ) -> CGSize {
    // Widths first: they decide how high words are.
    var width = proposal.width
    if width == nil {
      let room = ProposedViewSize(width: nil, height: proposal.height)
      var known = KnownPlaces(room, subviews, equations)
      known.solve(onlyWidths: true)
      width = known.reach(isVertical: false, of: equations)
    }
    var height = proposal.height
    if height == nil {
      let room = ProposedViewSize(width: width, height: nil)
      var known = KnownPlaces(room, subviews, equations)
      known.solve()
      height = known.reach(isVertical: true, of: equations)
    }
    return CGSize(width: width ?? 0, height: height ?? 0)
  }

  /// Returns the length of the view around that the places of the views inside ask for.
  private func reach(isVertical: Bool, of equations: [PlaceEquation]) -> CGFloat {
    var length: CGFloat = 0
    for equation in equations {
      let places = [equation.left, equation.right].compactMap { $0 }
      guard let around = places.first(where: { $0.index == -1 && $0.isVertical == isVertical }),
        around.kind != .start
      else { continue }
      if around.kind == .middle {
        for place in places where place.index >= 0 && place.index < subviews.count {
          let own = subviews[place.index].sizeThatFits(.unspecified)
          let known = values[Place(index: place.index, kind: .length, isVertical: isVertical)]
          let middle = known ?? (isVertical ? own.height : own.width)
          if middle.isFinite { length = max(length, middle + 2 * abs(equation.points)) }
        }
      } else if equation.left == around {
        guard let right = equation.right else {
          length = max(length, equation.points)
          continue
        }
        if let value = values[right] {
          length = max(length, value * equation.factor + equation.points)
        }
      } else if equation.factor != 0, let value = values[equation.left] {
        length = max(length, (value - equation.points) / equation.factor)
      }
    }
    return length.isFinite ? length : 0
  }

  /// Takes over what equations say until they say nothing more; then lets a view have its own length, and goes on.
  mutating func solve(onlyWidths: Bool = false) {
    while true {
      while applyEquations() {}
      guard let (index, isVertical) = viewWithoutLength(onlyWidths) else { return }
      let across = values[Place(index: index, kind: .length, isVertical: !isVertical)]
      let own = subviews[index].sizeThatFits(
        isVertical
          ? ProposedViewSize(width: across, height: nil)
          : ProposedViewSize(width: nil, height: across))
      let length = isVertical ? own.height : own.width
      // A view that takes any length has none of its own.
      set(
        Place(index: index, kind: .length, isVertical: isVertical), length.isFinite ? length : 0)
      complete(index, isVertical)
    }
  }

  /// Returns the place and the size of a view.
  func frame(_ index: Int) -> CGRect {
    let (x, y) = (stretch(index, isVertical: false), stretch(index, isVertical: true))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// The start and the length of a view; the whole length where nothing is known.
  private func stretch(_ index: Int, isVertical: Bool) -> (start: CGFloat, length: CGFloat) {
    func value(_ kind: PlaceEquation.Kind) -> CGFloat? {
      values[Place(index: index, kind: kind, isVertical: isVertical)]
    }
    let whole = isVertical ? size.height : size.width
    return (value(.start) ?? 0, max(value(.length) ?? whole, 0))
  }

  private mutating func applyEquations() -> Bool {
    let before = values.count
    for equation in equations {
      guard let right = equation.right else {
        set(equation.left, equation.points)
        complete(equation.left.index, equation.left.isVertical)
        continue
      }
      if let value = values[right] {
        set(equation.left, value * equation.factor + equation.points)
        complete(equation.left.index, equation.left.isVertical)
      } else if let value = values[equation.left], equation.factor != 0 {
        set(right, (value - equation.points) / equation.factor)
        complete(right.index, right.isVertical)
      }
    }
    return values.count > before
  }

  /// Sets a place, unless it is known already.
  private mutating func set(_ place: Place, _ value: CGFloat) {
    if values[place] == nil, value.isFinite { values[place] = value }
  }

  /// Works out the other places of a view from two that are known.
  private mutating func complete(_ index: Int, _ isVertical: Bool) {
    func place(_ kind: PlaceEquation.Kind) -> Place {
      Place(index: index, kind: kind, isVertical: isVertical)
    }
    let (start, end) = (values[place(.start)], values[place(.end)])
    let (middle, length) = (values[place(.middle)], values[place(.length)])
    let whole: (start: CGFloat, length: CGFloat)? =
      if let start, let end {
        (start, end - start)
      } else if let start, let length {
        (start, length)
      } else if let end, let length {
        (end - length, length)
      } else if let middle, let length {
        (middle - length / 2, length)
      } else if let start, let middle {
        (start, (middle - start) * 2)
      } else if let end, let middle {
        (middle * 2 - end, (end - middle) * 2)
      } else {
        nil
      }
    guard let whole else { return }
    set(place(.start), whole.start)
    set(place(.length), whole.length)
    set(place(.end), whole.start + whole.length)
    set(place(.middle), whole.start + whole.length / 2)
  }

  /// A view of which one place is known along an axis and no length.
  private func viewWithoutLength(_ onlyWidths: Bool) -> (Int, Bool)? {
    for index in subviews.indices {
      for isVertical in onlyWidths ? [false] : [false, true] {
        func isKnown(_ kind: PlaceEquation.Kind) -> Bool {
          values[Place(index: index, kind: kind, isVertical: isVertical)] != nil
        }
        if !isKnown(.length), isKnown(.start) || isKnown(.end) || isKnown(.middle) {
          return (index, isVertical)
        }
      }
    }
    return nil
  }
}
