/// Boxes around what differs, one for everything that lies close together.
struct DifferenceRegions {
  /// The side in pixels of the squares that pictures are cut into; differences in neighbouring squares form one
  /// region.
  private static let cell = 16

  private let columns: Int
  private let rows: Int
  /// Around the differing pixels of each cell, row by row; none until there are any.
  private var boxes: [Box] = []

  /// - Parameters:
  ///   - width: Of both pictures laid on each other, in pixels.
  ///   - height: In pixels.
  init(width: Int, height: Int) {
    columns = (width + Self.cell - 1) / Self.cell
    rows = (height + Self.cell - 1) / Self.cell
  }

  /// Adds a pixel.
  mutating func include(x: Int, y: Int) {
    makeBoxes()
    boxes[y / Self.cell * columns + x / Self.cell].include(
      Box(left: Int32(x), top: Int32(y), right: Int32(x) + 1, bottom: Int32(y) + 1))
  }

  mutating func include(_ rectangle: PixelRectangle) {
    guard rectangle.width > 0, rectangle.height > 0 else { return }
    makeBoxes()
    let right = rectangle.x + rectangle.width
    let bottom = rectangle.y + rectangle.height
    for row in rectangle.y / Self.cell...(bottom - 1) / Self.cell {
      for column in rectangle.x / Self.cell...(right - 1) / Self.cell {
        boxes[row * columns + column].include(
          Box(
            left: Int32(max(rectangle.x, column * Self.cell)),
            top: Int32(max(rectangle.y, row * Self.cell)),
            right: Int32(min(right, (column + 1) * Self.cell)),
            bottom: Int32(min(bottom, (row + 1) * Self.cell))))
      }
    }
  }

  /// Adds all of another part of the same pictures.
  mutating func formUnion(_ other: DifferenceRegions) {
    guard !boxes.isEmpty else {
      boxes = other.boxes
      return
    }
    for index in other.boxes.indices where !other.boxes[index].isEmpty {
      boxes[index].include(other.boxes[index])
    }
  }

  private mutating func makeBoxes() {
    if boxes.isEmpty { boxes = Array(repeating: .none, count: columns * rows) }
  }

  /// The regions from the top down, and from the left where two begin at one height.
  ///
  /// - Complexity: O(n) in the cells.
  var all: [PixelRectangle] {
    guard !boxes.isEmpty else { return [] }
    // Cells side by side are a run; runs that touch, corners included, are a region.
    var regions = JoinedRuns()
    var above: [Run] = []
    for row in 0..<rows {
      let runs = runs(in: row, &regions)
      var first = 0
      for run in runs {
        while first < above.count, above[first].end < run.start { first += 1 }
        var touching = first
        while touching < above.count, above[touching].start <= run.end {
          regions.join(above[touching].number, run.number)
          touching += 1
        }
      }
      above = runs
    }
    return regions.rectangles.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  private func runs(in row: Int, _ regions: inout JoinedRuns) -> [Run] {
    var runs: [Run] = []
    var column = 0
    while column < columns {
      var box = boxes[row * columns + column]
      let start = column
      column += 1
      guard !box.isEmpty else { continue }
      while column < columns, !boxes[row * columns + column].isEmpty {
        box.include(boxes[row * columns + column])
        column += 1
      }
      runs.append(Run(start: start, end: column, number: regions.add(box)))
    }
    return runs
  }

  /// Cells of a row beside each other.
  private struct Run {
    /// The columns from the first one up to but not including `end`.
    let start: Int
    let end: Int
    /// Among all runs.
    let number: Int
  }
}

/// A box in pixels; without any it is all zeros.
private struct Box {
  static let none = Box(left: 0, top: 0, right: 0, bottom: 0)

  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32

  var isEmpty: Bool { right == 0 }

  /// Grows around another one, which is not empty.
  mutating func include(_ other: Box) {
    guard !isEmpty else {
      self = other
      return
    }
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }
}

/// Runs that belong together, each with one that speaks for all.
private struct JoinedRuns {
  /// Of each run another one of its region with a lower number, or itself.
  private var leaders: [Int] = []
  /// Around the region of each run that speaks for it.
  private var boxes: [Box] = []

  mutating func add(_ box: Box) -> Int {
    leaders.append(leaders.count)
    boxes.append(box)
    return leaders.count - 1
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (leader(of: one), leader(of: other))
    guard first != second else { return }
    leaders[max(first, second)] = min(first, second)
    boxes[min(first, second)].include(boxes[max(first, second)])
  }

  private mutating func leader(of run: Int) -> Int {
    var run = run
    while leaders[run] != run {
      leaders[run] = leaders[leaders[run]]
      run = leaders[run]
    }
    return run
  }

  var rectangles: [PixelRectangle] {
    leaders.indices.filter { leaders[$0] == $0 }.map { run in
      let box = boxes[run]
      return PixelRectangle(
        x: Int(box.left), y: Int(box.top), width: Int(box.right - box.left),
        height: Int(box.bottom - box.top))
    }
  }
}
