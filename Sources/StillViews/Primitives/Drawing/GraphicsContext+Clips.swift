public import Foundation
import StillDrawing
public import StillGeometry
import StillRaster

extension GraphicsContext {
  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The area outside is visible.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A clip in the picture's coordinates.
  enum PlacedClip {
    case region(Clip)
    /// Everything but a region.
    case hole([DrawCommand])
    /// By the alpha of a drawing.
    case mask([DrawCommand], opacity: Double)

    var isRegion: Bool { if case .region = self { true } else { false } }

    /// Returns the clipped drawing.
    func applied(to drawing: [DrawCommand]) -> [DrawCommand] {
      switch self {
      case .region(let clip):
        return GraphicsContext.layer([.clip(clip)], drawing)
      case .hole(let hole):
        let cut = GraphicsContext.layer([.blend(.destinationOut)], hole)
        return GraphicsContext.layer([.group(LayerGroup())], drawing + cut)
      case .mask(let mask, let opacity):
        let cut = GraphicsContext.layer([.group(LayerGroup()), .opacity(opacity), .mask], mask)
        return GraphicsContext.layer([.group(LayerGroup())], drawing + cut)
      }
    }
  }

  /// Around all that the clips leave, in the context's own coordinates.
  public var clipBoundingRect: CGRect {
    let box = clips.reduce(bounds.applying(base)) { box, clip in
      if case .region(let region) = clip { box.intersection(region.bounds) } else { box }
    }
    return box.applying(pictureTransform.inverted())
  }

  /// Clips later drawings to a path in addition, or to the area outside it (rule P9.4).
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(pictureTransform)
    let rule = style.rule
    if options.contains(.inverse) {
      guard !path.isEmpty else { return }
      let black = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)
      clips.append(.hole([.fill(path, .color(black), rule)]))
    } else if case .rectangle(let rectangle) = path.shape {
      clips.append(.region(.rectangle(rectangle)))
    } else {
      clips.append(.region(.path(path, rule)))
    }
  }

  /// Clips later drawings by the opacity of a drawing, or by its inverse (rule P9.4).
  ///
  /// - Parameters:
  ///   - opacity: The additional opacity of the drawing, 0…1.
  ///   - content: A closure that draws into a context with the same coordinates, without clips and filters.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = fresh()
    try content(&layer)
    let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    if options.contains(.inverse) {
      guard !layer.commands.isEmpty, opacity > 0 else { return }
      clips.append(
        .hole(Self.layer([.group(LayerGroup()), .opacity(opacity)], layer.commands)))
    } else {
      clips.append(.mask(layer.commands, opacity: opacity))
    }
  }
}
