import Foundation
import StillGeometry
import StillLayout
import StillReport

/// The content of an explanation's picture: frames with labels, and alignment lines.
struct ExplainedFrames: Sendable {
  /// A frame with the views that have it.
  struct Item: Sendable, Identifiable {
    let id: Int
    /// In the picture's coordinates, points.
    let frame: CGRect
    /// How many other frames it lies in.
    let depth: Int
    /// "HStack.padding".
    let name: String
    /// "300 × 40".
    let size: String
    /// Whether no other frame lies in it.
    let isInnermost: Bool
  }

  /// A line on which a stack aligns its children.
  struct Line: Sendable, Identifiable {
    let id: Int
    /// Of no width or of no height.
    let frame: CGRect
    let name: String
  }

  /// The most frames that are shown: the outer ones.
  static let limit = 300
  /// How far lines reach beyond their stacks, in points.
  private static let overhang: CGFloat = 5

  private(set) var items: [Item] = []
  private(set) var lines: [Line] = []

  /// Reads a report whose picture lies `margin` points inside.
  init(_ report: LayoutReport, margin: CGFloat) {
    var open = [(node: report.root, depth: 0)]
    var next = 0
    // Breadth first, so that the limit omits the deepest views.
    while next < open.count, items.count < Self.limit {
      let (node, depth) = open[next]
      next += 1
      var chain = [node]
      var rest: [LayoutReport.Node] = []
      while let last = chain.last {
        let children = last.children
        let same = Self.primary(of: last)
        for (index, child) in children.enumerated() where index != same {
          rest += Self.visible(child, on: last.frame)
        }
        guard let same else { break }
        chain.append(children[same])
      }
      let frame = node.frame.offsetBy(dx: margin, dy: margin)
      let isShown = Self.isFinite(frame)
      if isShown {
        items.append(
          Item(
            id: items.count, frame: frame, depth: depth, name: Self.name(chain),
            size: "\(Self.length(frame.width)) × \(Self.length(frame.height))",
            isInnermost: rest.isEmpty))
        for view in chain { addLines(of: view, in: frame) }
      }
      open += rest.map { ($0, isShown ? depth + 1 : depth) }
    }
  }

  /// Returns the index of the child that has its parent's frame and represents it; nil if there is none.
  private static func primary(of node: LayoutReport.Node) -> Int? {
    let children = node.children
    if children.count == 1 { return agree(children[0].frame, node.frame) ? 0 : nil }
    // The first child of an overlay is its base; of a background, the last.
    switch node.view.lowercased() {
    case "overlay": return children.firstIndex { agree($0.frame, node.frame) }
    case "background": return children.lastIndex { agree($0.frame, node.frame) }
    default: return nil
    }
  }

  /// Returns the view over or behind another; if it has the same frame, its descendants with other frames.
  private static func visible(
    _ node: LayoutReport.Node, on frame: CGRect
  ) -> [LayoutReport.Node] {
    var found: [LayoutReport.Node] = []
    var open = [node]
    while let next = open.popLast() {
      if agree(next.frame, frame) { open += next.children.reversed() } else { found.append(next) }
    }
    return found
  }

  private static func agree(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.maxX - b.maxX) < 0.01
      && abs(a.maxY - b.maxY) < 0.01
  }

  private static func isFinite(_ frame: CGRect) -> Bool {
    frame.minX.isFinite && frame.minY.isFinite && frame.maxX.isFinite && frame.maxY.isFinite
  }

  /// Returns the names of views from the outside in, each followed by its modifiers, as in code.
  private static func name(_ chain: [LayoutReport.Node]) -> String {
    var words: [String] = []
    var modifiers = ""
    for node in chain {
      if node.explanation?.isModifier == true {
        modifiers = node.spelling + modifiers
      } else if node.explanation?.passesOn == true, node.children.count == 1, modifiers.isEmpty {
        continue
      } else {
        words.append(node.spelling + modifiers)
        modifiers = ""
      }
    }
    if !modifiers.isEmpty { words.append(modifiers) }
    if words.isEmpty { words = chain.first.map { [$0.spelling] } ?? [] }
    let name = words.joined(separator: " › ")
    return name.count <= 34 ? name : name.prefix(32) + "…"
  }

  /// Formats a length with at most one decimal.
  private static func length(_ value: CGFloat) -> String {
    let tenths = (value * 10).rounded()
    guard abs(tenths) < 1e9 else { return "\(value)" }
    let whole = Int(tenths)
    return whole % 10 == 0 ? "\(whole / 10)" : "\(whole / 10).\(abs(whole % 10))"
  }

  private mutating func addLines(of node: LayoutReport.Node, in frame: CGRect) {
    guard let explanation = node.explanation, !explanation.isModifier, node.children.count > 1
    else { return }
    for guide in explanation.guides where guide.position.isFinite {
      let line =
        guide.axis == .vertical
        ? CGRect(
          x: frame.minX - Self.overhang, y: frame.minY + guide.position,
          width: frame.width + 2 * Self.overhang, height: 0)
        : CGRect(
          x: frame.minX + guide.position, y: frame.minY - Self.overhang, width: 0,
          height: frame.height + 2 * Self.overhang)
      lines.append(Line(id: lines.count, frame: line, name: guide.name))
    }
  }
}
