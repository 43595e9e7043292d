import Foundation
import StillGeometry

/// The algorithm that sizes and places the cells of a grid: rule group 4.
///
/// 1. Columns get their widths (`giveWidths`): from cells of one column first, then from those of several.
/// 2. Rows get their heights, the cells being offered the widths of their columns (`giveHeights`).
/// 3. Cells are placed by guides or anchors, in `GridAlgorithm+Placement.swift`.
///
/// A cell is asked about few proposals, and about the same ones however deep grids are nested. The width is
/// asked for with no height in mind (nil or infinity, save in a grid of one row, where the height is
/// known), and a cell that already is as wide as its column keeps the offer that made it so.
struct GridAlgorithm {
  let alignment: Alignment
  /// Points between columns.
  let columnGap: CGFloat
  /// Points between rows; nil: as the cells that meet prefer (rule L4.12).
  let rowGap: CGFloat?

  /// The state that lasts between two changes of the subviews, and the last solution.
  struct State {
    var plan: GridPlan
    /// The proposal that is solved.
    var solved: MeasurementCache.Key?
    var columns: [GridDistribution.Track] = []
    var rows: [GridDistribution.Track] = []
    /// The gaps below the rows but the last.
    var rowGaps: [CGFloat] = []
    /// The gaps that the cells prefer, once they were asked.
    var preferredGaps: [CGFloat]?
    /// The width that each cell is proposed in its columns.
    var widths: [CGFloat?] = []

    init(_ elements: [_LayoutElement]) {
      plan = GridPlan(elements)
    }
  }

  /// Returns the grid's size for a proposal.
  func size(
    for proposal: ProposedViewSize, _ elements: [_LayoutElement], _ state: inout State
  ) -> CGSize {
    guard !elements.isEmpty else { return .zero }
    solve(proposal, elements, &state)
    return CGSize(
      width: max(
        state.columns.reduce(columnGap * CGFloat(max(state.columns.count - 1, 0))) {
          $0 + $1.length
        }, 0),
      height: max(state.rows.reduce(state.rowGaps.reduce(0, +)) { $0 + $1.length }, 0))
  }

  /// Finds columns and rows for a proposal, unless they are the last ones found.
  func solve(
    _ proposal: ProposedViewSize, _ elements: [_LayoutElement], _ state: inout State
  ) {
    if state.plan.cells.count != elements.count { state = State(elements) }
    let proposal = proposal.madeSafe
    let key = MeasurementCache.Key(proposal)
    if state.solved == key { return }
    state.solved = nil
    giveWidths(proposal, elements, &state)
    giveHeights(proposal.height, elements, &state)
    state.solved = key
  }

  private func giveWidths(
    _ proposal: ProposedViewSize, _ elements: [_LayoutElement], _ state: inout State
  ) {
    let plan = state.plan
    let height: CGFloat? =
      plan.rows.count == 1 || proposal.height == nil ? proposal.height : .infinity
    let gaps = columnGap * CGFloat(plan.columns.count - 1)
    func width(_ cell: Int, offered offer: CGFloat?) -> CGFloat {
      elements[cell].size(for: ProposedViewSize(width: offer, height: height)).width
    }

    var distribution = GridDistribution(plan.columns)
    let raise: ((inout [GridDistribution.Track]) -> Void)? =
      plan.spans.isEmpty
      ? nil
      : { tracks in
        for cell in plan.spans {
          let range = plan.cells[cell].columns
          let least = tracks[range].reduce(columnGap * CGFloat(range.count - 1)) { $0 + $1.least }
          let missing = width(cell, offered: 0) - least
          if missing > 0, missing.isFinite { tracks.raise(range, by: missing) }
        }
      }
    distribution.distribute(
      proposal.width.map { $0 - gaps },
      evenness: proposal.height == nil ? .behindThoseServed : .always, raise: raise
    ) { column, offer in
      extent(
        of: plan.cellsByColumn[plan.columns[column].cells], along: .horizontal,
        plan.columns[column].alignment ?? alignment.horizontal.key, plan, elements
      ) { _ in ProposedViewSize(width: offer, height: height) }
    }

    // A cell that spans several columns widens them if it needs more than they have (rule L4.15).
    var spanOffers: [CGFloat?] = []
    for cell in plan.spans {
      let range = plan.cells[cell].columns
      let current = length(of: range, distribution.tracks)
      var offer: CGFloat?
      if let proposed = proposal.width {
        let rest = proposed - gaps - distribution.total
        offer =
          range.count == plan.columns.count
          ? max(proposed, current) : current + (rest > 0 ? rest : 0)
      }
      spanOffers.append(offer)
      let missing = width(cell, offered: offer) - current
      if missing > 0 { distribution.grow(range, by: missing) }
    }
    state.columns = distribution.tracks

    state.widths.removeAll(keepingCapacity: true)
    for (index, cell) in plan.cells.enumerated() {
      let room = length(of: cell.columns, state.columns)
      let offer = cell.span == 1 ? state.columns[cell.column].offer : nil
      state.widths.append(
        cell.span == 1 && cell.isSized(along: .horizontal)
          && Self.fills(width(index, offered: offer), room) ? offer : room)
    }
    for (cell, offer) in zip(plan.spans, spanOffers) {
      let room = length(of: plan.cells[cell].columns, state.columns)
      if Self.fills(width(cell, offered: offer), room) { state.widths[cell] = offer }
    }
  }

  /// Returns the length of some columns with the gaps between them.
  func length(of range: Range<Int>, _ tracks: [GridDistribution.Track]) -> CGFloat {
    if range.count == 1 { return tracks[range.lowerBound].length }
    return tracks[range].reduce(columnGap * CGFloat(range.count - 1)) { $0 + $1.length }
  }

  /// Whether a cell is as long as its room, but for what adding up lengths may lose.
  static func fills(_ length: CGFloat, _ room: CGFloat) -> Bool {
    length >= room - 1e-6
  }

  private func giveHeights(
    _ proposed: CGFloat?, _ elements: [_LayoutElement], _ state: inout State
  ) {
    let plan = state.plan
    let widths = state.widths
    var distribution = GridDistribution(plan.rows)
    if let rowGap {
      state.rowGaps = Array(repeating: rowGap, count: plan.rows.count - 1)
    } else {
      let preferred = state.preferredGaps ?? plan.rowDistances(elements)
      state.preferredGaps = preferred
      state.rowGaps = preferred
    }
    let gaps = state.rowGaps.reduce(0, +)
    distribution.distribute(proposed.map { $0 - gaps }) { row, offer in
      extent(
        of: plan.rows[row].cells, along: .vertical,
        plan.rows[row].alignment ?? alignment.vertical.key, plan, elements
      ) { ProposedViewSize(width: widths[$0], height: offer) }
    }
    state.rows = distribution.tracks
  }

  /// Returns the length that cells need along an axis once their guides are on one line: that of the longest, and
  /// more where guides lie differently in them (rules L4.3 and L4.6).
  private func extent(
    of cells: some Collection<Int>, along axis: Axis, _ key: AlignmentKey, _ plan: GridPlan,
    _ elements: [_LayoutElement], _ proposal: (Int) -> ProposedViewSize
  ) -> CGFloat {
    var longest: CGFloat = 0
    var low: CGFloat = 0
    var high: CGFloat = 0
    for index in cells where plan.cells[index].isSized(along: axis) {
      let proposal = proposal(index)
      let size = elements[index].size(for: proposal)
      longest = max(longest, size[axis])
      guard plan.cells[index].isLinedUp(along: axis), size[axis].isFinite else { continue }
      let guide = guide(key, of: elements[index], size: size, proposal: proposal)
      low = min(low, -guide)
      high = max(high, size[axis] - guide)
    }
    return max(longest, high - low)
  }

  /// Returns where a guide lies in a cell's view, from its own edge.
  func guide(
    _ key: AlignmentKey, of element: _LayoutElement, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat {
    element.explicitGuide(key, size: size, proposal: proposal)
      ?? key.standardValue(in: size)
      ?? key.defaultValue(
        in: ViewDimensions(size: size, element: element, proposal: proposal))
  }
}

extension GridPlan.Cell {
  /// The columns that it takes.
  var columns: Range<Int> { column..<column + span }
}
