import Foundation
import StillGeometry
import StillLayout

/// The lines of a lazy container for one length across its axis.
final class LazyPlan {
  /// One view of a line.
  struct Cell {
    let element: _ViewNode
    let offer: ProposedViewSize
    let size: CGSize
    /// The start of its column across the axis, in points; 0 in a stack.
    let crossStart: CGFloat
    /// The length of its column; nil: that of the container.
    let crossLength: CGFloat?
    /// The column's own alignment.
    let alignment: Alignment?
    /// Whether it lies in the middle of its line unless its column says otherwise.
    let isGridCell: Bool
    /// Its start in the line, in points.
    let along: CGFloat
  }

  /// The proposal across the axis, in points.
  let cross: CGFloat?
  let tracks: GridTracks?
  /// The grid's length across the axis, in points: its columns, or the proposal where they are narrower (rule L5.4).
  private let gridLength: CGFloat?
  /// Where the columns begin in the grid, in points.
  private let firstTrack: CGFloat
  var lines: LineLengths
  private let arrangement: LazyArrangement
  private let content: LazyContent
  private let isRightToLeft: Bool
  /// Measured lines without any view.
  private var emptyLines: Set<Int> = []
  /// The number of the first line of each block, and at the end that of all lines.
  let firstLines: [Int]

  init(
    _ arrangement: LazyArrangement, _ content: LazyContent, cross: CGFloat?, rightToLeft: Bool
  ) {
    isRightToLeft = rightToLeft
    self.arrangement = arrangement
    self.content = content
    self.cross = cross
    tracks = arrangement.items.map { GridTracks($0, in: cross) }
    (gridLength, firstTrack) = tracks.map { $0.placed(arrangement, in: cross) } ?? (nil, 0)
    var firstLines = [0]
    for block in content.blocks {
      firstLines.append(
        (firstLines.last ?? 0).adding(block.lineCount(columns: tracks?.tracks.count ?? 1)))
    }
    self.firstLines = firstLines
    lines = LineLengths(
      count: firstLines.last ?? 0, usualGap: arrangement.spacing ?? ViewSpacing.platformDefault)
  }

  /// Returns the block that a line belongs to.
  ///
  /// - Complexity: logarithmic in the number of blocks.
  func block(of line: Int) -> Int {
    var low = 0
    var high = firstLines.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if firstLines[middle] <= line { low = middle } else { high = middle }
    }
    // Blocks without lines start where the next one does.
    return low
  }

  /// Returns the line that a slot lies in.
  func line(ofSlot slot: Int, in block: Int) -> Int {
    let columns = content.blocks[block].isCells ? max(tracks?.tracks.count ?? 1, 1) : 1
    return firstLines[block].adding(slot / columns)
  }

  /// Builds and measures a line.
  @discardableResult
  func measure(_ line: Int) -> [Cell] {
    let index = block(of: line)
    let inBlock = line - firstLines[index]
    if content.blocks[index].isCells { return measureCells(line, inBlock, index) }
    let elements = content.elements(of: inBlock, in: index)
    var cells: [Cell] = []
    cells.reserveCapacity(elements.count)
    let offer = ProposedViewSize(arrangement.axis, nil, gridLength ?? cross)
    var length: CGFloat = 0
    for (index, element) in elements.enumerated() {
      if index > 0 { length += gap(elements[index - 1], element) }
      let size = element.size(for: offer)
      cells.append(
        Cell(
          element: element, offer: offer, size: size, crossStart: 0, crossLength: gridLength,
          alignment: nil, isGridCell: false, along: length))
      length += size[arrangement.axis]
    }
    lines.set(line, length: length, gapBefore: gapBefore(line, elements.first))
    return cells
  }

  private func measureCells(_ line: Int, _ inBlock: Int, _ block: Int) -> [Cell] {
    guard let tracks = tracks?.tracks else { return [] }
    let start = inBlock * tracks.count
    let end = min(start.adding(tracks.count), content.blocks[block].slotCount)
    var cells: [Cell] = []
    cells.reserveCapacity(tracks.count)
    var length: CGFloat = 0
    for slot in start..<max(start, end) {
      guard let element = content.elements(of: slot, in: block).first else { continue }
      let track = tracks[slot - start]
      let offer = ProposedViewSize(arrangement.axis, nil, track.length)
      let size = element.size(for: offer)
      length = max(length, size[arrangement.axis])
      cells.append(
        Cell(
          element: element, offer: offer, size: size, crossStart: firstTrack + track.start,
          crossLength: track.length, alignment: track.alignment, isGridCell: true, along: 0))
    }
    lines.set(line, length: length, gapBefore: nil)
    return cells
  }

  /// Returns the gap before a line, where a stack's views decide it; a line without views has none.
  private func gapBefore(_ line: Int, _ first: _ViewNode?) -> CGFloat? {
    guard let first else {
      emptyLines.insert(line)
      return 0
    }
    emptyLines.remove(line)
    var before = line - 1
    while before >= 0, emptyLines.contains(before) { before -= 1 }
    guard before >= 0 else { return 0 }
    guard arrangement.spacing == nil, arrangement.items == nil else {
      return arrangement.spacing
    }
    while before >= 0 {
      let index = block(of: before)
      if let last = content.elements(of: before - firstLines[index], in: index).last {
        return gap(last, first)
      }
      before -= 1
    }
    return 0
  }

  private func gap(_ first: _ViewNode, _ second: _ViewNode) -> CGFloat {
    if let spacing = arrangement.spacing { return spacing }
    var from = first.spacing
    from.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    return from.distance(to: second.spacing, along: arrangement.axis)
  }

  /// Returns the size of everything: measured lines and estimates.
  func size(shown: Range<Int>) -> CGSize {
    if let gridLength { return CGSize(arrangement.axis, lines.total(), gridLength) }
    if let cross { return CGSize(arrangement.axis, lines.total(), cross) }
    var widest: CGFloat = 0
    for line in shown.clamped(to: 0..<lines.count) {
      for cell in measure(line) { widest = max(widest, cell.size[arrangement.axis.cross]) }
    }
    return CGSize(arrangement.axis, lines.total(), widest)
  }
}

extension GridTracks {
  /// Returns the grid's length in a proposal, and where its columns begin: aligned where they are narrower.
  fileprivate func placed(_ arrangement: LazyArrangement, in proposed: CGFloat?) -> (
    length: CGFloat, start: CGFloat
  ) {
    guard let proposed, proposed.isFinite, proposed > length else { return (length, 0) }
    /// The guide of the grid's alignment in a length.
    func guide(_ length: CGFloat) -> CGFloat {
      let size = CGSize(arrangement.axis, 0, length)
      return arrangement.alignment.defaultValue(
        in: ViewDimensions(size: size, element: nil, proposal: ProposedViewSize(size)))
    }
    return (proposed, guide(proposed) - guide(length))
  }
}
