import StillDrawing

/// The nesting of a list's layers, computed once before painting.
struct LayerPlan {
  /// For each command that begins a layer: the index of its end, which may lie behind the list.
  private(set) var ends: [Int32] = []
  /// For each command that begins a layer: how many commands and layers are directly inside.
  private(set) var contentCounts: [Int32] = []
  /// For each command that begins a layer: whether something inside depends on what is behind the layer.
  private(set) var readsBackdrop: [Bool] = []

  init(_ commands: [DrawCommand]) {
    var open: [(index: Int, isolates: Bool)] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginLayer(let layer):
        if ends.isEmpty {
          ends = Array(repeating: Int32(commands.count), count: commands.count)
          contentCounts = Array(repeating: 0, count: commands.count)
          readsBackdrop = Array(repeating: false, count: commands.count)
        }
        if let outer = open.last { contentCounts[outer.index] += 1 }
        // From the outside in: what is behind reaches a reader through all but those that isolate.
        var isReached = true
        for effect in layer.effects.reversed() {
          let value = effect.value
          if isReached, value.readsBackdrop { markReader(in: open) }
          if value.isolates { isReached = false }
        }
        open.append((index, !isReached))
      case .endLayer:
        if let begin = open.popLast() { ends[begin.index] = Int32(index) }
      case .fillRectangle, .fill, .stroke, .glyphs, .picture:
        if let outer = open.last { contentCounts[outer.index] += 1 }
      }
    }
  }

  private mutating func markReader(in open: [(index: Int, isolates: Bool)]) {
    for layer in open.reversed() {
      if layer.isolates || readsBackdrop[layer.index] { return }
      readsBackdrop[layer.index] = true
    }
  }
}
