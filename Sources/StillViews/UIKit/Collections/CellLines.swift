import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Cells beside each other across the scrolling.
nonisolated struct CellLine {
  struct Cell {
    let picture: UIViewPicture?
    /// In points; nil: that of the content.
    var width: CGFloat?
    var height: CGFloat?
    /// Of the cell in its place.
    var insets = NSDirectionalEdgeInsets.zero
  }

  var cells: [Cell]
  /// The distance before it, in points.
  var gap: CGFloat
  /// The inset at its start.
  var inset: CGFloat
  /// The distance between cells.
  var spacing: CGFloat
}

/// Collects lines until a room is full.
nonisolated struct LineFiller {
  private(set) var lines: [CellLine] = []
  /// The distance before the next line.
  var gap: CGFloat = 0
  private var used: CGFloat = 0
  private var count = 0
  private let limit: CGFloat
  /// Cells that are drawn at most, and sections that are looked at: sizes may be zero, and sections empty.
  static let most = 1_000

  init(limit: CGFloat) {
    self.limit = limit
  }

  var isFull: Bool { used > limit || count >= Self.most }

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - length: its length along the scrolling, where it is known.
  mutating func add(
    _ cells: [CellLine.Cell], length: CGFloat, inset: CGFloat = 0, spacing: CGFloat = 0
  ) {
    guard !cells.isEmpty else { return }
    lines.append(CellLine(cells: cells, gap: gap, inset: inset, spacing: spacing))
    used += gap + max(length, 0)
    count += cells.count
    gap = 0
  }
}

/// Lines of cells after each other.
nonisolated struct CellLines: View {
  let lines: [CellLine]
  let isVertical: Bool

  @MainActor var body: some View {
    if isVertical {
      VStack(alignment: .leading, spacing: 0) { stack }
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(alignment: .top, spacing: 0) { stack }
        .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @MainActor private var stack: some View {
    ForEach(lines.indices, id: \.self) { index in
      let line = lines[index]
      if isVertical {
        HStack(alignment: .center, spacing: line.spacing) { cells(of: line) }
          .padding(.leading, line.inset)
          .padding(.top, line.gap)
      } else {
        VStack(alignment: .center, spacing: line.spacing) { cells(of: line) }
          .padding(.top, line.inset)
          .padding(.leading, line.gap)
      }
    }
  }

  @MainActor private func cells(of line: CellLine) -> some View {
    ForEach(line.cells.indices, id: \.self) { index in
      let cell = line.cells[index]
      cell.picture
        .padding(
          EdgeInsets(
            top: cell.insets.top, leading: cell.insets.leading, bottom: cell.insets.bottom,
            trailing: cell.insets.trailing)
        )
        .frame(width: cell.width, height: cell.height)
    }
  }
}
