import StillDrawing

/// How the layers of a list nest, worked out once before painting.
struct LayerPlan {
  /// For each command that begins a layer: the index of its end, which may lie behind the list.
  private(set) var ends: [Int32] = []
  /// For each command that begins a layer: how many commands and layers are directly inside.
  private(set) var contentCounts: [Int32] = []

  init(_ commands: [DrawCommand]) {
    var open: [Int] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginLayer:
        if ends.isEmpty {
          ends = Array(repeating: Int32(commands.count), count: commands.count)
          contentCounts = Array(repeating: 0, count: commands.count)
        }
        if let outer = open.last { contentCounts[outer] += 1 }
        open.append(index)
      case .endLayer:
        if let begin = open.popLast() { ends[begin] = Int32(index) }
      case .fillRectangle, .fill, .stroke, .glyphs:
        if let outer = open.last { contentCounts[outer] += 1 }
      }
    }
  }
}
