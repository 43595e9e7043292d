import Foundation

extension SymbolPicture {
  /// The picture with its closed outlines filled; nil when it has none.
  ///
  /// Steps that lie within an outline before them are taken out of it: as ink on ink they would not be seen.
  var filled: SymbolPicture? {
    var result = self
    var isChanged = false
    var grounds: [(step: Step, layer: SymbolLayer)] = []
    for index in steps.indices {
      let (step, layer) = (steps[index], layer(of: index))
      if grounds.contains(where: { $0.layer == layer && $0.step.holds(step) }) {
        result.steps[index] = .knockOut(SymbolPicture([step.inPlaceFilled]))
        continue
      }
      guard let filled = step.filled else { continue }
      result.steps[index] = filled
      isChanged = true
      grounds.append((step, layer))
    }
    return isChanged ? result : nil
  }
}

extension SymbolPicture.Step {
  /// How far ink may reach beyond the middle of an outline's stroke, in parts of the grid.
  private static let reach: CGFloat = 1

  /// Whether a step lies within this closed outline.
  fileprivate func holds(_ step: Self) -> Bool {
    guard let points = step.extremes else { return false }
    switch self {
    case .box(let rect, _, false):
      let rect = rect.insetBy(dx: -Self.reach, dy: -Self.reach)
      return points.allSatisfy(rect.contains)
    case .ellipse(let rect, false):
      let radius = rect.width / 2 + Self.reach
      return rect.width == rect.height
        && points.allSatisfy { hypot($0.x - rect.midX, $0.y - rect.midY) <= radius }
    case .area(let corners, false):
      return points.allSatisfy { Self.contains($0, in: corners) }
    default: return false
    }
  }

  /// The points that reach farthest; nil for steps that are no ink, or hold others.
  private var extremes: [CGPoint]? {
    func corners(_ rect: CGRect) -> [CGPoint] {
      [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ]
    }
    func edges(_ rect: CGRect) -> [CGPoint] {
      [
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY),
      ]
    }
    switch self {
    case .line(let points), .area(let points, _), .patch(let points): return points
    case .box(let rect, _, _), .block(let rect, _), .dashes(let rect, _): return corners(rect)
    case .ellipse(let rect, _), .disc(let rect), .half(let rect, _): return edges(rect)
    case .placed(_, let center, let share, _):
      let reach = SymbolGrid.side / 2 * share * 0.8
      return edges(
        CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach))
    case .icon, .letters, .cut, .knockOut, .enclosed, .slash: return nil
    }
  }

  /// A placed icon in its filled form; other steps as they are.
  fileprivate var inPlaceFilled: Self {
    guard case .placed = self else { return self }
    return filled ?? self
  }

  /// Whether a point lies within a polygon, or near one of its edges.
  private static func contains(_ point: CGPoint, in corners: [CGPoint]) -> Bool {
    var isInside = false
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      if (from.y > point.y) != (to.y > point.y),
        point.x < from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      {
        isInside.toggle()
      }
      let along = CGPoint(x: to.x - from.x, y: to.y - from.y)
      let length = along.x * along.x + along.y * along.y
      let part =
        length > 0
        ? ((point.x - from.x) * along.x + (point.y - from.y) * along.y) / length : 0
      let share = min(max(part, 0), 1)
      let near = CGPoint(x: from.x + share * along.x, y: from.y + share * along.y)
      if hypot(point.x - near.x, point.y - near.y) <= reach { return true }
    }
    return isInside
  }
}
