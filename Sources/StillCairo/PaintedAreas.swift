package import Foundation
package import StillDrawing
import StillGeometry
import StillText

/// In which pixels of a picture each part of a display list is seen, so that of two lists that are much alike the second can be
/// painted over the picture of the first.
///
/// Shapes and glyphs may be cut anywhere between pixels: the cover of a pixel does not depend on which others are painted. What
/// depends on it is painted as a whole, or in whole rows.
package struct PaintedAreas: Sendable {
  /// A command, or a layer with all that is inside.
  struct Item: Sendable {
    /// Of the commands.
    let commands: Range<Int>
    /// Empty where nothing is seen.
    let area: PixelRect
    let cut: Cut
  }

  /// The places where content may be cut without changing its pixels.
  enum Cut: Sendable {
    case nowhere
    case betweenRows
    case anywhere
  }

  let list: DisplayList
  /// Of the picture, in pixels.
  let size: (width: Int, height: Int)
  package var pixelCount: Int { size.width * size.height }
  let items: [Item]
  /// Whether something depends on what is painted below it, perhaps far away.
  let readsBackdrop: Bool

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - width: Of the picture, in pixels.
  ///   - height: Likewise.
  /// - Complexity: Linear in the commands and their contents.
  package init(_ list: DisplayList, scale: CGFloat, width: Int, height: Int) {
    self.list = list
    size = (width, height)
    let picture = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
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
      var cut = command.cut(scale: scale)
      if case .beginLayer(let layer) = command {
        end = min(Int(ends[index]) + 1, list.commands.count)
        box = bounds.layers[index].flatMap { layer.bounds(of: $0, through: layer.effects.count) }
        cut = .nowhere
        for inner in list.commands[index..<end] {
          guard case .beginLayer(let layer) = inner else { continue }
          if layer.effects.contains(where: \.value.readsBackdrop) { readsBackdrop = true }
        }
      } else {
        box = bounds.leaves[index]
      }
      let area = box.map { Self.pixels(of: $0, scale: scale).intersection(picture) } ?? .empty
      items.append(Item(commands: index..<end, area: area, cut: cut))
      index = end
    }
    self.items = items
    self.readsBackdrop = readsBackdrop
  }

  private static func pixels(of box: CGRect, scale: CGFloat) -> PixelRect {
    // Masks round the corners of outlines to fractions of a pixel.
    PixelRect(
      around: box.applying(CGAffineTransform(scaleX: scale, y: scale)).insetBy(dx: -2, dy: -2))
  }

  /// Returns the rows, ascending and apart, in which the picture may differ from another one's of the same size;
  /// nil: in any.
  package func changedRows(since other: PaintedAreas) -> [Range<Int>]? {
    changed(since: other)?.map { $0.minY..<$0.maxY }
  }

  /// Returns the areas, from the top and with no row in common, in which the picture may differ from another one's
  /// of the same size; nil: anywhere.
  func changed(since other: PaintedAreas) -> [PixelRect]? {
    guard size == other.size, !readsBackdrop, !other.readsBackdrop else { return nil }
    func isSame(_ a: Item, _ b: Item) -> Bool {
      a.commands.count == b.commands.count
        && zip(a.commands, b.commands).allSatisfy { list.commands[$0] == other.list.commands[$1] }
    }
    var areas: [PixelRect] = []
    if items.count == other.items.count {
      for (item, before) in zip(items, other.items) where !isSame(item, before) {
        areas += [item.area, before.area]
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
        areas += list.map(\.area)
      }
    }
    return Self.united(areas)
  }

  /// Areas with what else has to be painted where they cut something that may not be cut there.
  func whole(_ areas: [PixelRect]) -> [PixelRect] {
    var areas = areas
    let uncut = items.filter { $0.cut != .anywhere && !$0.area.isEmpty }
    while true {
      var grown = areas
      for item in uncut {
        for area in areas where !area.intersection(item.area).isEmpty {
          var needed = item.area
          if item.cut == .betweenRows { (needed.minY, needed.maxY) = (area.minY, area.maxY) }
          grown.append(needed)
        }
      }
      grown = Self.united(grown)
      if grown == areas { return areas }
      areas = grown
    }
  }

  /// Returns the commands that are seen in an area.
  func commands(in area: PixelRect) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    for item in items where !item.area.intersection(area).isEmpty {
      commands += list.commands[item.commands]
    }
    return commands
  }

  /// Areas from the top that have no row in common, around all of these.
  private static func united(_ areas: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for next in areas.filter({ !$0.isEmpty }).sorted(by: { $0.minY < $1.minY }) {
      if let last = result.last, next.minY <= last.maxY {
        result[result.count - 1] = last.union(next)
      } else {
        result.append(next)
      }
    }
    return result
  }
}

extension DrawCommand {
  fileprivate func cut(scale: CGFloat) -> PaintedAreas.Cut {
    switch self {
    case .fillRectangle(_, let paint), .fill(_, let paint, _), .stroke(_, _, let paint):
      paint.cut(scale: scale)
    case .glyphs(let run, _, let paint): run.source.isColored ? .nowhere : paint.cut(scale: scale)
    case .picture, .beginLayer, .endLayer: .nowhere
    }
  }
}

extension Paint {
  /// Returns where it may be cut: nowhere where colours come from a picture that is made for what is seen, and
  /// where Cairo rounds a gradient's matrix so that it is best in the middle of what is painted. Of other gradients
  /// pixman steps along a row from where it begins.
  fileprivate func cut(scale: CGFloat) -> PaintedAreas.Cut {
    switch self {
    case .color: return .anywhere
    case .linearGradient(_, let from, let to):
      // Pixman takes one row for all of a gradient that is nearly level, if it is low enough.
      let isNearlyLevel = from.y != to.y && abs(from.y - to.y) < abs(from.x - to.x) / 1_000
      return scale.significand != 1 || isNearlyLevel ? .nowhere : .betweenRows
    case .radialGradient: return scale.significand != 1 ? .nowhere : .betweenRows
    case .ellipticalGradient, .angularGradient, .mesh, .picture: return .nowhere
    }
  }
}
