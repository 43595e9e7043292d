import Foundation
import StillGeometry

extension GridAlgorithm {
  /// A cell's view as it will be: what it is proposed, its answer, and where its guides lie.
  private struct Piece {
    var proposal: ProposedViewSize
    var size: CGSize
    var guide: CGPoint
  }

  /// Places the cells for the proposal that the grid was measured with (rules L4.6–L4.9).
  ///
  /// A cell that is as long as its column or row keeps the offer that it answered so; the others are
  /// proposed the lengths of their columns and rows, so that what is flexible fills them.
  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ elements: [_LayoutElement],
    _ state: inout State
  ) {
    guard !elements.isEmpty else { return }
    solve(proposal, elements, &state)
    let plan = state.plan
    let pieces = elements.indices.map { piece($0, elements[$0], state) }
    let xs = starts(of: state.columns, from: bounds.minX) { _ in columnGap }
    let ys = starts(of: state.rows, from: bounds.minY) { row in
      row < state.rowGaps.count ? state.rowGaps[row] : 0
    }
    let columnLines = plan.columns.indices.map { column in
      line(
        of: plan.cellsByColumn[plan.columns[column].cells], along: .horizontal,
        horizontalKey(plan.columns[column]), state.columns[column].length, plan, pieces)
    }
    let rowLines = plan.rows.indices.map { row in
      line(
        of: plan.rows[row].cells, along: .vertical, verticalKey(plan.rows[row]),
        state.rows[row].length, plan, pieces)
    }
    for (index, cell) in plan.cells.enumerated() {
      let piece = pieces[index]
      let anchor =
        cell.anchor
        ?? UnitPoint(
          x: (cell.alignment ?? alignment.horizontal).key.share,
          y: verticalKey(plan.rows[cell.row]).share)
      let x =
        cell.isLinedUp(along: .horizontal)
        ? columnLines[cell.column] - piece.guide.x
        : (length(of: cell.columns, state.columns) - piece.size.width) * anchor.x
      let y =
        cell.isLinedUp(along: .vertical)
        ? rowLines[cell.row] - piece.guide.y
        : (state.rows[cell.row].length - piece.size.height) * anchor.y
      elements[index].pending = PendingPlacement(
        position: CGPoint(
          x: finite(xs[cell.column] + x, or: bounds.minX),
          y: finite(ys[cell.row] + y, or: bounds.minY)),
        anchor: .topLeading, proposal: piece.proposal)
    }
  }

  private func horizontalKey(_ line: GridPlan.Line) -> AlignmentKey {
    line.alignment ?? alignment.horizontal.key
  }

  private func verticalKey(_ line: GridPlan.Line) -> AlignmentKey {
    line.alignment ?? alignment.vertical.key
  }

  /// In a grid without end nothing has a place.
  private func finite(_ value: CGFloat, or other: CGFloat) -> CGFloat {
    value.isFinite ? value : other
  }

  private func piece(_ index: Int, _ element: _LayoutElement, _ state: State) -> Piece {
    let cell = state.plan.cells[index]
    let row = state.rows[cell.row]
    var proposal = ProposedViewSize(width: state.widths[index], height: row.offer)
    var size = element.size(for: proposal)
    if !cell.isSized(along: .vertical) || !Self.fills(size.height, row.length) {
      proposal.height = row.length
      size = element.size(for: proposal)
    }
    let column = state.plan.columns[cell.column]
    return Piece(
      proposal: proposal, size: size,
      guide: CGPoint(
        x: cell.isLinedUp(along: .horizontal)
          ? guide(horizontalKey(column), of: element, size: size, proposal: proposal) : 0,
        y: cell.isLinedUp(along: .vertical)
          ? guide(
            verticalKey(state.plan.rows[cell.row]), of: element, size: size, proposal: proposal)
          : 0))
  }

  /// Returns where tracks start.
  private func starts(
    of tracks: [GridDistribution.Track], from origin: CGFloat, gapAfter: (Int) -> CGFloat
  ) -> [CGFloat] {
    var pen = origin
    return tracks.enumerated().map { index, track in
      defer { pen += track.length + gapAfter(index) }
      return pen
    }
  }

  /// Returns where the common guide of a column or row lies, from its start: the cells, lined up, take the place in
  /// it that the alignment says.
  private func line(
    of cells: some Collection<Int>, along axis: Axis, _ key: AlignmentKey, _ length: CGFloat,
    _ plan: GridPlan, _ pieces: [Piece]
  ) -> CGFloat {
    var before: CGFloat?
    var after: CGFloat = 0
    for index in cells
    where plan.cells[index].isLinedUp(along: axis) && plan.cells[index].isSized(along: axis) {
      let guide = pieces[index].guide[axis]
      let rest = pieces[index].size[axis] - guide
      after = before == nil ? rest : max(after, rest)
      before = max(before ?? guide, guide)
    }
    guard let before else { return length * key.share }
    return (length - before - after) * key.share + before
  }
}

extension AlignmentKey {
  /// The unit point of a guide: its relative position in a view that does not set it, from 0 to 1.
  /// A first baseline stands for the top and a last one for the bottom, so that lines of text begin or end
  /// where the cell does.
  fileprivate var share: CGFloat {
    switch standard {
    case .start, .firstTextBaseline, .firstTextLineCenter, .rowLineStart: return 0
    case .center: return 0.5
    case .end, .lastTextBaseline: return 1
    case .none:
      let sample = ViewDimensions(
        size: CGSize(width: 100, height: 100), element: nil, proposal: .unspecified)
      let value = id.defaultValue(in: sample) / 100
      return value.isNaN ? 0 : min(max(value, 0), 1)
    }
  }
}
