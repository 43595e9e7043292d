import StillDrawing

/// How the layers of a list nest, worked out once before painting.
struct LayerPlan {
  /// For each command that begins a layer: how many commands and layers are directly inside.
  let directContents: [Int: Int]

  init(_ commands: [DrawCommand]) {
    var contents: [Int: Int] = [:]
    var open: [Int] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginLayer:
        if let outer = open.last { contents[outer, default: 0] += 1 }
        open.append(index)
      case .endLayer:
        _ = open.popLast()
      case .fillRectangle, .fill, .stroke, .glyphs:
        if let outer = open.last { contents[outer, default: 0] += 1 }
      }
    }
    directContents = contents
  }
}
