/// Boxes around what differs, one for everything that lies close together.
struct DifferenceRegions {
  /// Pictures are cut into squares of so many pixels; what lies in neighbouring ones is one region.
  private static let cell = 16

  private let columns: Int
  private let rows: Int
  /// Around the differing pixels of each cell, row by row; empty until there are any.
  private var boxes: [PixelRectangle?] = []

  /// - Parameters:
  ///   - width: Of both pictures laid on each other, in pixels.
  ///   - height: In pixels.
  init(width: Int, height: Int) {
    columns = (width + Self.cell - 1) / Self.cell
    rows = (height + Self.cell - 1) / Self.cell
  }

  mutating func include(_ rectangle: PixelRectangle) {
    guard rectangle.width > 0, rectangle.height > 0 else { return }
    if boxes.isEmpty { boxes = Array(repeating: nil, count: columns * rows) }
    let right = rectangle.x + rectangle.width
    let bottom = rectangle.y + rectangle.height
    for row in rectangle.y / Self.cell...(bottom - 1) / Self.cell {
      for column in rectangle.x / Self.cell...(right - 1) / Self.cell {
        let left = max(rectangle.x, column * Self.cell)
        let top = max(rectangle.y, row * Self.cell)
        let part = PixelRectangle(
          x: left, y: top, width: min(right, (column + 1) * Self.cell) - left,
          height: min(bottom, (row + 1) * Self.cell) - top)
        let index = row * columns + column
        boxes[index] = boxes[index]?.union(part) ?? part
      }
    }
  }

  /// The regions from the top down, and from the left where two begin at one height.
  ///
  /// - Complexity: O(n) in the cells.
  var all: [PixelRectangle] {
    var open = boxes
    var regions: [PixelRectangle] = []
    for start in open.indices {
      guard var region = open[start] else { continue }
      open[start] = nil
      var pending = [start]
      while let index = pending.popLast() {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, columns - 1) {
            guard let box = open[y * columns + x] else { continue }
            open[y * columns + x] = nil
            region = region.union(box)
            pending.append(y * columns + x)
          }
        }
      }
      regions.append(region)
    }
    return regions.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }
}
