extension DisplayList {
  /// Returns the list with opacities, shadows, blend modes and filters handed down to each leaf below them, as far
  /// as nothing on the way makes one picture of several (rules P2.8 and P2.10, table P2.11).
  ///
  /// Afterwards an effect acts on its layer's contents as a whole, so that painters need not know of this.
  /// A layer without effects is one leaf; such layers are gone from the result.
  ///
  /// - Complexity: Linear in the commands, times the effects that reach a leaf together.
  package func distributed() -> DisplayList {
    guard commands.contains(where: \.isBeginning) else { return self }
    var distribution = Distribution(capacity: commands.count)
    for command in commands { distribution.take(command) }
    return DisplayList(size: size, commands: distribution.result).normalised()
  }
}

extension DrawCommand {
  var isBeginning: Bool {
    if case .beginLayer = self { true } else { false }
  }
}

/// Walks through a list with the effects that wait for a leaf.
private struct Distribution {
  private(set) var result: [DrawCommand] = []
  /// The effects on their way to the next leaf, the innermost first.
  private var waiting: [Effect] = []
  private var open: [Open] = []
  /// Number of layers open inside a leaf, which counts too; in a leaf everything stays as it is.
  private var leafDepth = 0

  /// A layer that has begun.
  private struct Open {
    /// The effects outside that are not written yet.
    let waiting: [Effect]
    /// Whether it is a layer of the result, too.
    let isWritten: Bool
  }

  init(capacity: Int) {
    result.reserveCapacity(capacity + capacity / 2)
  }

  mutating func take(_ command: DrawCommand) {
    switch command {
    case .beginLayer(let layer):
      if leafDepth > 0 {
        leafDepth += 1
        result.append(command)
      } else if layer.effects.isEmpty {
        leafDepth = 1
        if !waiting.isEmpty { result.append(.beginLayer(Layer(effects: waiting))) }
      } else {
        enter(layer)
      }
    case .endLayer:
      if leafDepth > 0 {
        leafDepth -= 1
        if leafDepth > 0 || !waiting.isEmpty { result.append(command) }
      } else {
        leave()
      }
    default:
      guard leafDepth == 0, !waiting.isEmpty else {
        result.append(command)
        return
      }
      result.append(.beginLayer(Layer(effects: waiting)))
      result.append(command)
      result.append(.endLayer)
    }
  }

  private mutating func enter(_ layer: Layer) {
    let outside = waiting
    // The effects that stay in place, outermost first.
    var written: [Effect] = []
    for effect in layer.effects.reversed() {
      let value = effect.value
      if value.changesNothing { continue }
      var reaching: [Effect] = []
      for (index, outer) in waiting.enumerated() {
        guard let inside = outer.value.reaching(through: effect) else {
          written += waiting[index...].reversed()
          break
        }
        reaching.append(inside)
      }
      waiting = reaching
      if value.actsOnLeaves {
        waiting.insert(effect, at: 0)
      } else {
        written.append(effect)
      }
    }
    open.append(Open(waiting: outside, isWritten: !written.isEmpty))
    if !written.isEmpty { result.append(.beginLayer(Layer(effects: written.reversed()))) }
  }

  private mutating func leave() {
    guard let layer = open.popLast() else { return }
    waiting = layer.waiting
    guard layer.isWritten else { return }
    if case .beginLayer(let begun)? = result.last, !begun.isMask {
      result.removeLast()
    } else {
      result.append(.endLayer)
    }
  }
}

extension Layer {
  /// Whether the layer is seen though nothing is in it: a mask then lets nothing through.
  fileprivate var isMask: Bool {
    effects.contains { if case .mask = $0 { true } else { false } }
  }
}
