package import Foundation
package import StillDrawing
import StillGeometry
import StillRaster
package import StillViewGraph

extension _Fill {
  /// Adds something that is filled: with the paint, its shadows around it, blended as the style says.
  ///
  /// - Parameter command: Draws with a paint; it may be asked several times.
  package func draw(
    in frame: CGRect, _ command: (Paint) -> DrawCommand, _ add: (DrawCommand) -> Void
  ) {
    let drawing = command(paint(in: frame))
    guard !isPlain else { return add(drawing) }
    // The outline casts shadows into a drawing, regardless of its opacity.
    let shape = { (color: ResolvedColor) in command(.color(color)) }
    var result = [drawing]
    if case .material(let material, _) = kind { result = layer([.material(material)], result) }
    for shadow in shadows where shadow.isInner {
      result = shadow.shadow.inside(shape, over: result)
    }
    let drops = shadows.filter { !$0.isInner }.map(\.shadow)
    if drops.count == 1 {
      result = layer([.shadow(drops[0])], result)
    } else {
      // None of them is cast by another one.
      result = drops.reversed().flatMap { $0.alone(drawing) } + result
    }
    if let blending = blendMode?.effect { result = layer([blending], result) }
    for command in result { add(command) }
  }

  private var isPlain: Bool {
    if case .material = kind { return false }
    return shadows.isEmpty && blendMode == nil
  }
}

private func layer(_ effects: [Effect], _ commands: [DrawCommand]) -> [DrawCommand] {
  [.beginLayer(Layer(effects: effects))] + commands + [.endLayer]
}

extension LayerShadow {
  /// Blurs by a deviation, then moves.
  private func spread(_ deviation: CGFloat) -> [Effect] {
    let move = CGAffineTransform(translationX: offset.width, y: offset.height)
    return (deviation > 0 ? [.blur(LayerBlur(radius: deviation))] : []) + [.transform(move)]
  }

  /// Returns the shadow of a drawing without the drawing.
  fileprivate func alone(_ drawing: DrawCommand) -> [DrawCommand] {
    let color = PixelColorMatrix([
      0, 0, 0, 0, self.color.red, 0, 0, 0, 0, self.color.green, 0, 0, 0, 0, self.color.blue,
      0, 0, 0, self.color.opacity, 0,
    ])
    return layer([.colors([color])] + spread(deviation), [drawing])
  }

  /// Returns a drawing with an inner shadow over it (rule P1.8), which replaces as much of the drawing as it covers,
  /// within the shape. Unlike below drawings, the radius is the deviation.
  ///
  /// - Parameter shape: The shape of the drawing, in one colour.
  fileprivate func inside(
    _ shape: (ResolvedColor) -> DrawCommand, over drawing: [DrawCommand]
  ) -> [DrawCommand] {
    let black = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)
    let hole = shape(black)
    guard let box = hole.bounds(measure: \.inkBounds) else { return drawing }
    let around = box.insetBy(dx: -reach.width, dy: -reach.height)
    let cut = layer(spread(radius) + [.blend(.destinationOut)], [hole])
    let outside = [.fillRectangle(around, .color(color))] + cut
    return layer(
      [.group(LayerGroup())],
      drawing + layer([.group(LayerGroup()), .blend(.destinationOut)], outside)
        + layer([.group(LayerGroup()), .blend(.plusLighter)], [shape(color)] + cut))
  }
}

extension DrawingPass {
  /// Adds something that is filled: with the paint, and with all that the style does with it.
  package mutating func add(
    _ fill: _Fill, in frame: CGRect, _ command: (Paint) -> DrawCommand
  ) {
    fill.draw(in: frame, command) { add($0) }
  }
}
