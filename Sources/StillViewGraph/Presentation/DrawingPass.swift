package import Foundation
package import StillDrawing
package import StillGeometry
internal import StillLayout
import StillRuntime

/// Turns what is shown at one moment into drawing commands.
package struct DrawingPass {
  package let time: TimeInterval
  package let grid: PixelGrid
  package private(set) var commands: [DrawCommand] = []
  /// The shapes that containers around have, with their frames, the nearest one last.
  package var containers: [(shape: Any, frame: CGRect)] = []
  /// The commands to add at the end of the scope around; nil: there is no such scope.
  private var held: [DrawCommand]?
  /// Records which element adds which commands; nil: not recorded.
  package var trace: DrawingTrace?

  package init(time: TimeInterval, grid: PixelGrid) {
    self.time = time
    self.grid = grid
  }

  /// Draws an element with everything inside, faded while it comes or goes.
  package mutating func draw(_ element: _ViewNode) {
    guard trace != nil else { return drawUntraced(element) }
    let start = commands.count
    drawUntraced(element)
    if commands.count > start {
      let origin = frame(of: element).origin
      let added = start..<commands.count
      trace?.add(element, origin: origin, added)
    }
  }

  private mutating func drawUntraced(_ element: _ViewNode) {
    guard let presence = element.presence else { return drawAsIs(element) }
    let opacity = presence.opacity(at: time)
    guard opacity > 0 else { return }
    layer(Layer(opacity: opacity)) { pass in pass.drawAsIs(element) }
  }

  private mutating func drawAsIs(_ element: _ViewNode) {
    CallStack.ensured {
      if let drawn = element.asDrawn { drawn.draw(&self) } else { element.drawInner(&self) }
    }
  }

  /// Draws through a layer. One that changes nothing is left out, one that shows nothing is skipped.
  package mutating func layer(_ layer: Layer, _ content: (inout DrawingPass) -> Void) {
    guard !layer.showsNothing else { return }
    if layer.isPlain {
      content(&self)
      return
    }
    let start = commands.count
    commands.append(.beginLayer(layer))
    content(&self)
    if commands.count == start + 1 {
      commands.removeLast()
    } else {
      commands.append(.endLayer)
    }
  }

  /// Draws one leaf, which effects around take as one whatever it is drawn with (rule P2.10).
  package mutating func leaf(_ content: (inout DrawingPass) -> Void) {
    let start = commands.count
    commands.append(.beginLayer(Layer()))
    content(&self)
    switch commands.count - start {
    case 1: commands.removeLast()
    case 2: commands.remove(at: start)
    default: commands.append(.endLayer)
    }
  }

  /// Draws content where a mask is opaque; nothing where either draws nothing.
  package mutating func masked(
    _ content: (inout DrawingPass) -> Void, by mask: (inout DrawingPass) -> Void
  ) {
    let start = commands.count
    commands.append(.beginLayer(Layer(.group(LayerGroup()))))
    content(&self)
    let middle = commands.count
    commands.append(.beginLayer(Layer(.mask)))
    mask(&self)
    if middle == start + 1 || commands.count == middle + 1 {
      commands.removeLast(commands.count - start)
      trace?.forget(from: start)
    } else {
      commands.append(.endLayer)
      commands.append(.endLayer)
    }
  }

  /// Whether there is a scope around at whose end commands can be added.
  package var isHoldingBack: Bool { held != nil }

  /// Draws content, and then what is held back inside it.
  package mutating func holdingBack(_ content: (inout DrawingPass) -> Void) {
    let outer = held
    held = []
    content(&self)
    commands += held ?? []
    held = outer
  }

  /// Draws elements that are drawn elsewhere as well, which is where their commands are recorded.
  mutating func drawAgain(_ content: (inout DrawingPass) -> Void) {
    let known = trace
    trace = nil
    content(&self)
    trace = known
  }

  /// Draws content at the end of the scope around, with none of the layers in between.
  package mutating func holdBack(_ content: (inout DrawingPass) -> Void) {
    let start = commands.count
    content(&self)
    guard held != nil else { return }
    held?.append(contentsOf: commands[start...])
    commands.removeSubrange(start...)
    trace?.forget(from: start)
  }

  package mutating func add(_ command: DrawCommand) {
    commands.append(command)
  }

  /// Returns the frame to draw an element in.
  package func frame(of element: _ViewNode) -> CGRect {
    element.presented.drawn(at: time, on: grid)
  }
}
