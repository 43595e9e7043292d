import Foundation
import StillLayout

/// The content of a lazy container, in slots that are built one by one.
///
/// A slot of a stack is a unit of its content with all its views; a slot of a grid's rows is one cell.
final class LazyContent {
  /// Runs of one role in one section, or outside sections.
  struct Block {
    let role: LazyRun.Role
    let section: ObjectIdentifier?
    /// Whether slots are cells of a grid, and so share lines.
    let isCells: Bool
    fileprivate(set) var stretches: [Stretch] = []

    /// The number of slots, at most `Int.max`.
    var slotCount: Int { stretches.last.map { $0.firstSlot.adding($0.slotCount) } ?? 0 }

    /// Returns how many lines the slots fill.
    func lineCount(columns: Int) -> Int {
      guard isCells else { return slotCount }
      return columns > 0 ? slotCount / columns + (slotCount % columns > 0 ? 1 : 0) : 0
    }
  }

  /// A run with the slots that it fills.
  struct Stretch {
    let run: LazyRun
    let firstSlot: Int
    /// The cells, where the run's units are not one cell each.
    fileprivate(set) var cells: [_ViewNode]?

    var slotCount: Int { cells?.count ?? run.count }
  }

  private(set) var blocks: [Block] = []
  private let isGrid: Bool
  private unowned let owner: _ViewNode
  /// Runs, by their source, that turned out to have units of other than one cell.
  private var unevenRuns: Set<ObjectIdentifier> = []
  /// Whether a unit that was taken for one cell turned out to be none or several: the slots are to be counted again.
  private(set) var isMiscounted = false

  init(owner: _ViewNode, isGrid: Bool) {
    self.owner = owner
    self.isGrid = isGrid
  }

  /// Counts the slots of what is inside.
  func take(_ runs: [LazyRun]) {
    blocks = []
    isMiscounted = false
    for run in runs {
      let isCells = isGrid && run.role == .rows
      if blocks.last?.role != run.role || blocks.last?.section != run.section {
        blocks.append(Block(role: run.role, section: run.section, isCells: isCells))
      }
      let last = blocks.count - 1
      var stretch = Stretch(run: run, firstSlot: blocks[last].slotCount)
      if isCells, run.count == 1 || unevenRuns.contains(ObjectIdentifier(run.source)) {
        stretch.cells = (0..<run.count).flatMap { built(run, $0) }
      }
      blocks[last].stretches.append(stretch)
    }
  }

  /// Returns the views of one slot, built where they were not.
  func elements(of slot: Int, in block: Int) -> [_ViewNode] {
    let stretches = blocks[block].stretches
    guard let stretch = stretches.last(where: { $0.firstSlot <= slot }) else { return [] }
    let unit = slot - stretch.firstSlot
    if let cells = stretch.cells { return unit < cells.count ? [cells[unit]] : [] }
    let elements = built(stretch.run, unit)
    if blocks[block].isCells, elements.count != 1 {
      unevenRuns.insert(ObjectIdentifier(stretch.run.source))
      isMiscounted = true
    }
    return elements
  }

  /// Returns the block and slot of a unit.
  func place(of source: _ViewNode, unit: Int) -> (block: Int, slot: Int)? {
    for (index, block) in blocks.enumerated() {
      for stretch in block.stretches where stretch.run.source === source {
        let slot = min(unit, max(stretch.slotCount - 1, 0))
        return (index, stretch.firstSlot.adding(slot))
      }
    }
    return nil
  }

  private func built(_ run: LazyRun, _ unit: Int) -> [_ViewNode] {
    let elements = run.elements(of: unit)
    for element in elements { element.enclosing = owner }
    return elements
  }
}
