extension DisplayList {
  /// Returns the same picture with fewer layers. What this does, and nothing else does:
  ///
  /// - effects that change nothing go;
  /// - a layer that holds nothing but another one becomes one with it;
  /// - neighbours merge: transforms multiply, and vanish where one undoes the other; opacities multiply;
  ///   variances of blurs add up; colour matrices go into one pass; a group inside what makes one picture in
  ///   any case, or directly inside another group, goes;
  /// - to meet another one, an opacity passes transforms and clips, with which it commutes;
  /// - layers without effects go.
  ///
  /// - Complexity: Linear in the commands and effects.
  package func normalised() -> DisplayList {
    guard commands.contains(where: \.isBeginning) else { return self }
    var result = DisplayList(size: size)
    result.commands.reserveCapacity(commands.count)
    let nesting = Nesting(commands)
    // For each open layer: whether it is one of the result.
    var isWritten: [Bool] = []
    var index = 0
    while index < commands.count {
      switch commands[index] {
      case .beginLayer(let layer):
        // The layers that become one, the outermost first.
        var nested = [layer.effects]
        while nesting.holdsOneLayer(index), case .beginLayer(let inner) = commands[index + 1] {
          nested.append(inner.effects)
          index += 1
        }
        let effects = Self.merged(nested.reversed().flatMap(\.self))
        if !effects.isEmpty { result.commands.append(.beginLayer(Layer(effects: effects))) }
        isWritten += Array(repeating: false, count: nested.count - 1) + [!effects.isEmpty]
      case .endLayer:
        if isWritten.popLast() ?? false { result.commands.append(.endLayer) }
      case let command:
        result.commands.append(command)
      }
      index += 1
    }
    return result
  }

  private static func merged(_ effects: [Effect]) -> [Effect] {
    var result: [Effect] = []
    next: for effect in effects {
      let value = effect.value
      if value.changesNothing { continue }
      var index = result.count - 1
      while index >= 0 {
        let inner = result[index].value
        if let both = inner.merged(with: effect) {
          if both.value.changesNothing { result.remove(at: index) } else { result[index] = both }
          continue next
        }
        guard value.commutes(with: result[index]) else { break }
        index -= 1
      }
      result.append(effect)
    }
    return result
  }
}

/// Where layers end.
private struct Nesting {
  /// For each command that begins a layer, where it ends.
  private var ends: [Int32]

  init(_ commands: [DrawCommand]) {
    ends = Array(repeating: Int32(commands.count), count: commands.count)
    var open: [Int] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginLayer: open.append(index)
      case .endLayer: if let begin = open.popLast() { ends[begin] = Int32(index) }
      default: break
      }
    }
  }

  /// Whether what follows the beginning of a layer is one layer and nothing else.
  func holdsOneLayer(_ index: Int) -> Bool {
    index + 1 < ends.count && Int(ends[index + 1]) + 1 == Int(ends[index])
      && Int(ends[index]) < ends.count
  }
}
