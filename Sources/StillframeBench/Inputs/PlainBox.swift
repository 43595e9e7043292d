import Foundation

/// A box of a bare layout: the least that sizes and places of a tree of stacks cost, where nothing is remembered, aligned or
/// ever changed.
final class PlainBox {
  private let children: [PlainBox]
  private let isColumn: Bool
  private var size = CGSize(width: 8, height: 8)
  private var origin = CGPoint.zero

  init(_ children: [PlainBox] = [], isColumn: Bool = true) {
    self.children = children
    self.isColumn = isColumn
  }

  /// Returns a column of leaves.
  static func flat(_ count: Int) -> PlainBox { PlainBox((0..<count).map { _ in PlainBox() }) }

  /// Returns ten in ten, columns and rows in turn, as many levels deep.
  static func nested(_ levels: Int) -> PlainBox {
    guard levels > 0 else { return PlainBox() }
    return PlainBox((0..<10).map { _ in nested(levels - 1) }, isColumn: levels % 2 == 1)
  }

  /// Returns columns in columns; with a leaf beside each one inside, columns and rows in turn.
  static func chain(_ depth: Int, withLeaves: Bool) -> PlainBox {
    var box = PlainBox()
    for level in 0..<depth {
      let isColumn = !withLeaves || level.isMultiple(of: 2)
      box = PlainBox(withLeaves ? [PlainBox(), box] : [box], isColumn: isColumn)
    }
    return box
  }

  /// Finds all sizes and places.
  func layOut() {
    measure()
    place(at: .zero)
  }

  private func measure() {
    guard !children.isEmpty else { return }
    var sum: CGFloat = -8
    var most: CGFloat = 0
    for child in children {
      child.measure()
      sum += 8 + (isColumn ? child.size.height : child.size.width)
      most = max(most, isColumn ? child.size.width : child.size.height)
    }
    size = isColumn ? CGSize(width: most, height: sum) : CGSize(width: sum, height: most)
  }

  private func place(at point: CGPoint) {
    origin = point
    var place = point
    for child in children {
      if isColumn {
        child.place(at: CGPoint(x: point.x + (size.width - child.size.width) / 2, y: place.y))
        place.y += child.size.height + 8
      } else {
        child.place(at: CGPoint(x: place.x, y: point.y + (size.height - child.size.height) / 2))
        place.x += child.size.width + 8
      }
    }
  }
}
