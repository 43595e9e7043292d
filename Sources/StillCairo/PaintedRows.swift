package import Foundation
package import StillDrawing
import StillGeometry
import StillText

/// In which rows of a picture each part of a display list is seen, so that of two lists that are much alike the second can be
/// painted over the picture of the first.
///
/// Only whole rows are told apart: what cuts a shape from left to right goes through its edges between pixels, and changes
/// none of them.
package struct PaintedRows: Sendable {
  /// A command, or a layer with all that is inside.
  struct Item: Sendable {
    /// Of the commands.
    let commands: Range<Int>
    /// Empty where nothing is seen.
    let rows: Range<Int>
    /// Whether pixels depend on others that the item is painted with, so that it has to be painted as a whole.
    let isWhole: Bool
  }

  let list: DisplayList
  /// In pixels.
  let height: Int
  let items: [Item]
  /// Whether something depends on what is painted below it, perhaps far away.
  let readsBackdrop: Bool

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - height: Of the picture, in pixels.
  /// - Complexity: Linear in the commands and their contents.
  package init(_ list: DisplayList, scale: CGFloat, height: Int) {
    self.list = list
    self.height = height
    let bounds = list.contentBounds { run in
      GlyphMaskCache.shared.page(of: run.source, scale: scale).bounds(of: run)
    }
    let ends = LayerPlan(list.commands).ends
    var items: [Item] = []
    var readsBackdrop = false
    var index = 0
    while index < list.commands.count {
      var end = index + 1
      let command = list.commands[index]
      var box: CGRect?
      var isWhole = command.isWhole(scale: scale)
      if case .beginLayer(let layer) = command {
        end = min(Int(ends[index]) + 1, list.commands.count)
        box = bounds.layers[index].flatMap { layer.bounds(of: $0, through: layer.effects.count) }
        isWhole = true
        for inner in list.commands[index..<end] {
          guard case .beginLayer(let layer) = inner else { continue }
          if layer.effects.contains(where: \.value.readsBackdrop) { readsBackdrop = true }
        }
      } else {
        box = bounds.leaves[index]
      }
      let rows = box.map { Self.rows(of: $0, scale: scale, height: height) } ?? 0..<0
      items.append(Item(commands: index..<end, rows: rows, isWhole: isWhole))
      index = end
    }
    self.items = items
    self.readsBackdrop = readsBackdrop
  }

  private static func rows(of box: CGRect, scale: CGFloat, height: Int) -> Range<Int> {
    // Masks round the corners of outlines to fractions of a pixel.
    let pixels = PixelRect(
      around: box.applying(CGAffineTransform(scaleX: scale, y: scale)).insetBy(dx: -2, dy: -2))
    let first = min(max(pixels.minY, 0), height)
    return first..<max(first, min(pixels.maxY, height))
  }

  /// The rows, ascending and apart, in which the picture may differ from another one's of the same size; nil: in any.
  package func changed(since other: PaintedRows) -> [Range<Int>]? {
    guard height == other.height, !readsBackdrop, !other.readsBackdrop else { return nil }
    func isSame(_ a: Item, _ b: Item) -> Bool {
      a.commands.count == b.commands.count
        && zip(a.commands, b.commands).allSatisfy { list.commands[$0] == other.list.commands[$1] }
    }
    var rows: [Range<Int>] = []
    if items.count == other.items.count {
      for (item, before) in zip(items, other.items) where !isSame(item, before) {
        rows += [item.rows, before.rows]
      }
    } else {
      // Something came or went: all between what is the same at the beginning and at the end.
      let fewest = min(items.count, other.items.count)
      var (first, last) = (0, 0)
      while first < fewest, isSame(items[first], other.items[first]) { first += 1 }
      while last < fewest - first,
        isSame(items[items.count - 1 - last], other.items[other.items.count - 1 - last])
      {
        last += 1
      }
      for list in [
        items[first..<(items.count - last)], other.items[first..<(other.items.count - last)],
      ] {
        rows += list.map(\.rows)
      }
    }
    return Self.united(rows)
  }

  /// Rows with those of everything that is painted as a whole and touches them, and of what touches that.
  func whole(_ rows: [Range<Int>]) -> [Range<Int>] {
    var rows = rows
    let wholes = items.filter { $0.isWhole && !$0.rows.isEmpty }.map(\.rows)
    while true {
      let grown = Self.united(
        rows + wholes.filter { whole in rows.contains { $0.overlaps(whole) } })
      if grown == rows { return rows }
      rows = grown
    }
  }

  /// The commands that are seen in some rows.
  func commands(in rows: Range<Int>) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    for item in items where item.rows.overlaps(rows) { commands += list.commands[item.commands] }
    return commands
  }

  /// The same rows, ascending and apart.
  private static func united(_ rows: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for next in rows.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, next.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
      } else {
        result.append(next)
      }
    }
    return result
  }
}

extension DrawCommand {
  /// Whether what is painted in a row may depend on which other rows are painted.
  fileprivate func isWhole(scale: CGFloat) -> Bool {
    switch self {
    case .fillRectangle(_, let paint), .fill(_, let paint, _), .stroke(_, _, let paint):
      paint.isWhole(scale: scale)
    case .glyphs(let run, _, let paint): run.source.isColored || paint.isWhole(scale: scale)
    case .picture, .beginLayer, .endLayer: true
    }
  }
}

extension Paint {
  /// Whether a pixel's colour may depend on which others are painted: where colours come from a picture that is made for what
  /// is seen, and where Cairo rounds a gradient's matrix so that it is best in the middle of what is painted.
  fileprivate func isWhole(scale: CGFloat) -> Bool {
    switch self {
    case .color: false
    case .linearGradient(_, let from, let to):
      // Pixman takes one row for all of a gradient that is nearly level, if it is low enough.
      scale.significand != 1
        || (from.y != to.y && abs(from.y - to.y) < abs(from.x - to.x) / 1_000)
    case .radialGradient: scale.significand != 1
    case .ellipticalGradient, .angularGradient, .mesh, .picture: true
    }
  }
}
