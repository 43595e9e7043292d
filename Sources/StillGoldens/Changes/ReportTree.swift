import Foundation
import StillGeometry
import StillReport

/// A report as a list of views, each before what is inside it.
struct ReportTree {
  /// A view of the list.
  struct Item {
    let node: LayoutReport.Node
    /// The place of the view around; nil for the outermost one.
    let parent: Int?
    let depth: Int
    /// The place behind the last view inside.
    var end: Int
    /// The places of the views directly inside.
    var children: [Int] = []

    var explanation: LayoutExplanation { node.explanation ?? LayoutExplanation() }
    var isModifier: Bool { node.explanation?.isModifier == true }
    var isLeaf: Bool { children.isEmpty }
  }

  private(set) var items: [Item] = []
  let size: CGSize

  init(_ report: LayoutReport) {
    size = report.size
    var open = [(node: report.root, parent: Int?.none, depth: 0)]
    while let (node, parent, depth) = open.popLast() {
      let place = items.count
      items.append(Item(node: node, parent: parent, depth: depth, end: place + 1))
      if let parent { items[parent].children.append(place) }
      for child in node.children.reversed() { open.append((child, place, depth + 1)) }
    }
    for place in items.indices.reversed() {
      if let parent = items[place].parent {
        items[parent].end = max(items[parent].end, items[place].end)
      }
    }
  }

  subscript(_ place: Int) -> Item { items[place] }
  var count: Int { items.count }

  /// Whether a view is another one or lies inside it.
  func contains(_ outer: Int, _ inner: Int) -> Bool {
    inner >= outer && inner < items[outer].end
  }

  /// Returns the views around a view, the nearest first.
  func ancestors(of place: Int) -> [Int] {
    var result: [Int] = []
    var next = items[place].parent
    while let outer = next {
      result.append(outer)
      next = items[outer].parent
    }
    return result
  }

  /// Returns the place of the view that a modifier applies to: the view inside the modifiers; for an overlay the view
  /// below it, for a background the view in front of it.
  func content(of place: Int) -> Int {
    var place = place
    while items[place].isModifier {
      let inside = items[place].children
      let isBackground = items[place].node.role == .background
      guard let next = isBackground ? inside.last : inside.first else { return place }
      place = next
    }
    return place
  }

  /// Whether the view is implied: the stack that holds all views of a body or a background.
  func isImplied(_ place: Int) -> Bool {
    let item = items[place]
    guard item.children.count == 1, item.node.identifier == nil, item.explanation.arguments == nil
    else { return false }
    return item.node.role == .implied
  }

  /// Returns the nearest view around that is no modifier.
  func container(of place: Int) -> Int? {
    ancestors(of: place).first { !items[$0].isModifier }
  }
}
