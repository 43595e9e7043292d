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
    proposal.replacingUnspecifiedDimensions(by: .zero)
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

  /// Takes over what equations say until they say nothing more; then lets a view have its own length, and goes on.
  mutating func solve() {
    while true {
      while applyEquations() {}
      guard let (index, isVertical) = viewWithoutLength() else { return }
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
  private func viewWithoutLength() -> (Int, Bool)? {
    for index in subviews.indices {
      for isVertical in [false, true] {
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
