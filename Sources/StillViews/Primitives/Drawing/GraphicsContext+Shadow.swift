public import Foundation
import StillDrawing
import StillGeometry
import StillRaster

extension GraphicsContext.Filter {
  /// Puts a blurred copy of the drawing's shape below it.
  ///
  /// - Parameters:
  ///   - radius: In points; the blur's deviation is 0.95 of it (rule P1.4). 0 for a sharp shadow.
  ///   - x: How far right the shadow lies, in points.
  ///   - y: How far down.
  ///   - blendMode: How the shadow and the drawing meet.
  public static func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
    options: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions()
  ) -> Self {
    Self { context, placed in
      let shadow = LayerShadow(
        color: color.resolve(in: context.environment).drawn,
        radius: min(max(radius, 0), LayerBlur.largestRadius),
        offset: CGSize(width: x, height: y))
      guard shadow.isFinite else { return .effects([]) }
      let isPlain = blendMode == .normal && options.subtracting(.disablesGroup).isEmpty
      if isPlain { return .effects([.shadow(shadow)]) }
      let bounds = placed.bounds(of: context)
      return .composed { drawing in
        shadow.around(drawing, blendMode.blending, options, in: bounds)
      }
    }
  }
}

extension LayerShadow {
  /// Returns a drawing with its shadow.
  fileprivate func around(
    _ drawing: [DrawCommand], _ blending: PixelBlending, _ options: GraphicsContext.ShadowOptions,
    in bounds: CGRect
  ) -> [DrawCommand] {
    let move = CGAffineTransform(translationX: offset.width, y: offset.height)
    var effects: [Effect] = []
    var shape = drawing
    if options.contains(.invertsAlpha) {
      let all = bounds.insetBy(dx: -reach.width, dy: -reach.height)
      shape =
        [.fillRectangle(all, .color(color))]
        + GraphicsContext.layer([.blend(.destinationOut)], drawing)
      effects.append(.group(LayerGroup()))
    } else {
      effects.append(
        .colors([
          PixelColorMatrix([
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue,
            0, 0, 0, color.opacity, 0,
          ])
        ]))
    }
    if deviation > 0 { effects.append(.blur(LayerBlur(radius: deviation))) }
    effects.append(.transform(move))
    if blending != .normal { effects.append(.blend(blending)) }
    let shadow = GraphicsContext.layer(effects, shape)
    if options.contains(.shadowOnly) { return shadow }
    let both = options.contains(.shadowAbove) ? drawing + shadow : shadow + drawing
    return options.contains(.disablesGroup)
      ? both : GraphicsContext.layer([.group(LayerGroup())], both)
  }
}
