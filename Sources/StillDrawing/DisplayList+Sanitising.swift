import StillGeometry

extension DisplayList {
  /// Returns the list without what cannot be painted: commands with numbers that are not finite, layers with such
  /// an effect together with all they hold, and ends of layers that never began. Layers that were left open are
  /// closed, opacities are brought into 0…1.
  ///
  /// - Complexity: Linear in the commands and their contents.
  package func sanitised() -> DisplayList {
    var result = DisplayList(size: size)
    result.commands.reserveCapacity(commands.count)
    var openCount = 0
    // Number of layers open inside the outermost dropped one, which counts too.
    var droppedCount = 0
    for command in commands {
      switch command {
      case .beginLayer(let layer):
        guard droppedCount == 0, let layer = layer.sanitised() else {
          droppedCount += 1
          continue
        }
        openCount += 1
        result.commands.append(.beginLayer(layer))
      case .endLayer:
        if droppedCount > 0 {
          droppedCount -= 1
        } else if openCount > 0 {
          openCount -= 1
          result.commands.append(.endLayer)
        }
      default:
        if droppedCount == 0, command.isFinite { result.commands.append(command) }
      }
    }
    for _ in 0..<openCount { result.commands.append(.endLayer) }
    return result
  }
}
