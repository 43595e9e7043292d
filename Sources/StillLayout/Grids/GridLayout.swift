public import Foundation
public import StillGeometry

/// The layout of a `Grid`, for use in `AnyLayout` and inside other layouts (rules 4.1–4.15).
///
/// Columns are as wide as their widest cell, rows as high as their highest. What flexible cells may take is
/// shared among columns, then rows, like the length of a stack. The rule book leaves open how; and whether
/// gaps that are not given follow the cells' preferences: they are 8 points.
public struct GridLayout: Layout, Sendable {
  /// Lines up cells in their columns and rows.
  public var alignment: Alignment
  /// The gap between columns in points; nil: 8.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; nil: 8.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// What the layout keeps between calls: which view is which cell, and the last columns and rows.
  public struct Cache {
    let shape: GridShape
    var tracks: (proposal: ProposedViewSize, tracks: Tracks)?
  }

  /// Columns and rows for one proposal.
  struct Tracks {
    /// Points.
    var widths: [CGFloat]
    var heights: [CGFloat]
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(shape: GridShape(subviews.elements, alignment: alignment))
  }

  private var gaps: CGSize {
    func gap(_ spacing: CGFloat?) -> CGFloat {
      guard let spacing, spacing.isFinite else { return ViewSpacing.platformDefault }
      return spacing
    }
    return CGSize(width: gap(horizontalSpacing), height: gap(verticalSpacing))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let tracks = tracks(for: proposal, &cache)
    return CGSize(
      width: Self.total(tracks.widths, gaps.width), height: Self.total(tracks.heights, gaps.height))
  }

  private static func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    guard !lengths.isEmpty else { return 0 }
    return max(lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1), 0)
  }

  // MARK: Columns and rows

  private func tracks(for proposal: ProposedViewSize, _ cache: inout Cache) -> Tracks {
    if let known = cache.tracks, known.proposal == proposal { return known.tracks }
    let shape = cache.shape
    let widths = widths(in: proposal.width, shape)
    let tracks = Tracks(widths: widths, heights: heights(in: proposal.height, widths, shape))
    cache.tracks = (proposal, tracks)
    return tracks
  }

  private func widths(in proposed: CGFloat?, _ shape: GridShape) -> [CGFloat] {
    let gap = gaps.width
    let available = proposed.map { $0 - gap * CGFloat(max(shape.columnCount - 1, 0)) }
    func priority(_ cells: [Int]) -> Double {
      cells.map { shape.cells[$0].element.priority }.max() ?? 0
    }
    let distribution = GridDistribution(priorities: shape.cellsOfColumn.map(priority)) {
      track, offer in
      let proposal = ProposedViewSize(width: offer, height: nil)
      return Self.extent(
        shape.cellsOfColumn[track], shape, shape.columnAlignments[track]
      ) { _ in proposal }
    }
    var widths = distribution.lengths(in: available)
    for index in shape.spanningCells {
      let cell = shape.cells[index]
      let columns = cell.column..<cell.column + cell.span
      let covered = Self.total(Array(widths[columns]), gap)
      let others = Self.total(widths, gap) - covered
      let offer = proposed.map { $0 == .infinity ? $0 : max($0 - others, 0) }
      let wanted = cell.element.size(for: ProposedViewSize(width: offer, height: nil)).width
      let missing = (wanted - covered) / CGFloat(cell.span)
      if missing > 0 { for column in columns { widths[column] += missing } }
    }
    return widths
  }

  private func heights(
    in proposed: CGFloat?, _ widths: [CGFloat], _ shape: GridShape
  ) -> [CGFloat] {
    let gaps = gaps
    let available = proposed.map {
      $0 - gaps.height * CGFloat(max(shape.rowAlignments.count - 1, 0))
    }
    func priority(_ cells: [Int]) -> Double {
      cells.map { shape.cells[$0].element.priority }.max() ?? 0
    }
    return GridDistribution(priorities: shape.cellsOfRow.map(priority)) { track, offer in
      Self.extent(shape.cellsOfRow[track], shape, shape.rowAlignments[track]) { cell in
        ProposedViewSize(width: Self.width(of: cell, widths, gaps.width), height: offer)
      }
    }.lengths(in: available)
  }

  /// The width of the columns that a cell covers, with the gaps between them.
  private static func width(
    of cell: GridShape.Cell, _ widths: [CGFloat], _ gap: CGFloat
  ) -> CGFloat {
    if cell.span == 1 { return widths[cell.column] }
    return total(Array(widths[cell.column..<cell.column + cell.span]), gap)
  }

  /// The length that cells lined up by a guide take together (as in a stack, rule 2.11).
  private static func extent(
    _ cells: [Int], _ shape: GridShape, _ guide: AlignmentKey,
    _ proposal: (GridShape.Cell) -> ProposedViewSize
  ) -> CGFloat {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var longest: CGFloat = 0
    for index in cells {
      let cell = shape.cells[index]
      let dimensions = cell.element.dimensions(for: proposal(cell))
      let length = guide.isVertical ? dimensions.height : dimensions.width
      longest = max(longest, length)
      guard cell.anchor == nil, length.isFinite else { continue }
      let position = dimensions[guide]
      before = max(before, position)
      after = max(after, length - position)
    }
    return max(longest, before + after)
  }

  // MARK: Placement

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let tracks = tracks(for: proposal, &cache)
    let shape = cache.shape
    let gaps = gaps
    let columnStarts = Self.starts(tracks.widths, gaps.width)
    let rowStarts = Self.starts(tracks.heights, gaps.height)
    let columnGuides = guides(
      shape, tracks, shape.cellsOfColumn, shape.columnAlignments, tracks.widths)
    let rowGuides = guides(shape, tracks, shape.cellsOfRow, shape.rowAlignments, tracks.heights)
    for cell in shape.cells {
      let offer = offer(to: cell, tracks)
      let own = cell.element.dimensions(for: offer)
      let room = CGSize(
        width: offer.width ?? own.width, height: offer.height ?? own.height)
      var origin = CGPoint(x: columnStarts[cell.column], y: rowStarts[cell.row])
      if let anchor = cell.anchor {
        origin.x += (room.width - own.width) * anchor.x
        origin.y += (room.height - own.height) * anchor.y
      } else {
        origin.x += columnGuides[cell.column] - own[shape.columnAlignments[cell.column]]
        origin.y += rowGuides[cell.row] - own[shape.rowAlignments[cell.row]]
      }
      cell.element.pending = PendingPlacement(
        position: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        anchor: .topLeading, proposal: offer)
    }
  }

  private func offer(to cell: GridShape.Cell, _ tracks: Tracks) -> ProposedViewSize {
    ProposedViewSize(
      width: Self.width(of: cell, tracks.widths, gaps.width), height: tracks.heights[cell.row])
  }

  private static func starts(_ lengths: [CGFloat], _ gap: CGFloat) -> [CGFloat] {
    var position: CGFloat = 0
    return lengths.map { length in
      defer { position += length + gap }
      return position
    }
  }

  /// Where in each column, or row, the guides of its cells meet, in points from its start.
  private func guides(
    _ shape: GridShape, _ tracks: Tracks, _ cellsOfTrack: [[Int]], _ alignments: [AlignmentKey],
    _ lengths: [CGFloat]
  ) -> [CGFloat] {
    zip(cellsOfTrack, alignments).enumerated().map { index, track in
      let (cells, guide) = track
      var before: CGFloat = 0
      var after: CGFloat = 0
      for index in cells where shape.cells[index].anchor == nil {
        let cell = shape.cells[index]
        let dimensions = cell.element.dimensions(for: offer(to: cell, tracks))
        let position = dimensions[guide]
        before = max(before, position)
        after = max(after, (guide.isVertical ? dimensions.height : dimensions.width) - position)
      }
      // Where cells leave room, all of them together lie in it as one of them would; baselines from the top.
      let spare = max(lengths[index] - before - after, 0)
      guard spare.isFinite, guide.isFrameGuide else { return before }
      return before + spare * guide.unitValue
    }
  }
}
