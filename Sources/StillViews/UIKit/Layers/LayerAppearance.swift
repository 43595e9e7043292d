import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The parts of a layer that are drawn around the content of its view.
nonisolated struct LayerAppearance {
  let radius: CGFloat
  let isContinuous: Bool
  let corners: CACornerMask
  let borderWidth: CGFloat
  let borderColor: Color
  let shadow: Color?
  let shadowOffset: CGSize
  let shadowRadius: CGFloat
  /// The content of a gradient, a shape, a text or a picture.
  let content: AnyView?
  /// Whether the content has round corners without being clipped: a gradient.
  let roundsContent: Bool
  /// The layer whose opacity decides what is seen: one at most.
  let mask: [LayerPicture]
  /// The layers inside, behind the views and in front of them.
  let behind: [LayerPicture]
  let before: [LayerPicture]

  /// Reads a layer; nil where it draws nothing.
  ///
  /// - Parameter depth: the number of layers around.
  @MainActor init?(_ layer: CALayer?, depth: Int = 0) {
    guard let layer else { return nil }
    radius = layer.cornerRadius.isFinite ? max(layer.cornerRadius, 0) : 0
    isContinuous = layer.cornerCurve == .continuous
    corners = layer.maskedCorners
    borderWidth = layer.borderWidth.isFinite ? max(layer.borderWidth, 0) : 0
    borderColor = layer.borderColor.map { Color(cgColor: $0) } ?? .black
    shadow =
      layer.shadowOpacity > 0
      ? (layer.shadowColor.map { Color(cgColor: $0) } ?? .black)
        .opacity(Double(layer.shadowOpacity)) : nil
    shadowOffset = layer.shadowOffset
    shadowRadius = layer.shadowRadius
    content = layer.content
    roundsContent = layer is CAGradientLayer
    let cover = depth < Self.deepest ? layer.mask : nil
    mask = cover.map { [LayerPicture($0, depth: depth + 1)] } ?? []
    let inside = depth < Self.deepest ? layer.sublayers ?? [] : []
    let ordered = inside.enumerated().sorted { one, other in
      let (a, b) = (one.element.zPosition, other.element.zPosition)
      return a == b ? one.offset < other.offset : a < b
    }.map(\.element)
    behind = ordered.filter { !$0.isBeforeViews }.map { LayerPicture($0, depth: depth + 1) }
    before = ordered.filter(\.isBeforeViews).map { LayerPicture($0, depth: depth + 1) }
    let isPlain = radius == 0 && borderWidth == 0 && shadow == nil
    if isPlain, content == nil, mask.isEmpty, inside.isEmpty { return nil }
  }

  /// The content in the layer's size; nil: that of the view.
  func clippedContent(_ size: CGSize?) -> AnyView {
    let placed = AnyView(
      content?.frame(width: size?.width, height: size?.height, alignment: .topLeading))
    return roundsContent && radius > 0 ? AnyView(placed.clipShape(shape)) : placed
  }

  /// Clips and masks what is drawn of a layer or a view, and gives it its shadow.
  @MainActor static func dress(
    _ drawn: AnyView, in look: LayerAppearance?, isClipped: Bool
  ) -> AnyView {
    var result = drawn
    if isClipped {
      result = look.map { AnyView(result.clipShape($0.shape)) } ?? AnyView(result.clipped())
    }
    if let look, !look.mask.isEmpty {
      result = AnyView(result.mask(alignment: .topLeading) { LayerStack(look.mask) })
    }
    if let look, let shadow = look.shadow {
      // One shadow of all that is drawn, as the layer casts it.
      result = AnyView(
        result.compositingGroup().shadow(
          color: shadow, radius: look.shadowRadius, x: look.shadowOffset.width,
          y: look.shadowOffset.height))
    }
    return result
  }

  /// Layers in layers that are drawn: a layer may be its own mask.
  private static let deepest = 32

  /// The outline of the layer.
  var shape: UnevenRoundedRectangle {
    func radius(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? self.radius : 0 }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius(.layerMinXMinYCorner),
      bottomLeadingRadius: radius(.layerMinXMaxYCorner),
      bottomTrailingRadius: radius(.layerMaxXMaxYCorner),
      topTrailingRadius: radius(.layerMaxXMinYCorner),
      style: isContinuous ? .continuous : .circular)
  }
}

/// Layers at their places in the one around, whose size they do not change.
nonisolated struct LayerStack: View {
  let layers: [LayerPicture]

  init(_ layers: [LayerPicture]) {
    self.layers = layers
  }

  @MainActor var body: some View {
    ForEach(layers.indices, id: \.self) { index in
      layers[index].offset(x: layers[index].frame.minX, y: layers[index].frame.minY)
        .frame(width: 0, height: 0, alignment: .topLeading)
    }
  }
}

/// The drawn parts of a layer without a view.
nonisolated struct LayerPicture: View {
  let frame: CGRect
  private let look: LayerAppearance?
  private let background: Color?
  private let opacity: Double
  private let isHidden: Bool
  private let isClipped: Bool
  private let transform: CATransform3D
  private let anchor: CGPoint

  /// Reads the present state of a layer.
  @MainActor init(_ layer: CALayer, depth: Int = 0) {
    frame = layer.frame
    look = LayerAppearance(layer, depth: depth)
    background = layer.backgroundColor.map { Color(cgColor: $0) }
    opacity = Double(layer.opacity)
    isHidden = layer.isHidden
    isClipped = layer.masksToBounds
    transform = layer.transform
    anchor = layer.anchorPoint
  }

  @MainActor var body: some View {
    if !isHidden {
      dressed
    }
  }

  private var content: some View {
    ZStack(alignment: .topLeading) {
      if let background {
        if let look { look.shape.fill(background) } else { background }
      }
      if let look {
        if look.content != nil {
          look.clippedContent(frame.size)
        }
        LayerStack(look.behind)
        LayerStack(look.before)
        if look.borderWidth > 0 {
          look.shape.strokeBorder(look.borderColor, lineWidth: look.borderWidth)
        }
      }
    }
    .frame(
      width: max(frame.width, 0), height: max(frame.height, 0), alignment: .topLeading)
  }

  @MainActor private var dressed: AnyView {
    var result = LayerAppearance.dress(AnyView(content), in: look, isClipped: isClipped)
    if transform != CATransform3DIdentity {
      result = AnyView(result.modifier(TransformAbout(anchor: anchor, transform: transform)))
    }
    return opacity == 1 ? result : AnyView(result.opacity(opacity))
  }
}

/// A change of position, size and angle about a point, as layers have it.
nonisolated private struct TransformAbout: GeometryEffect {
  let anchor: CGPoint
  let transform: CATransform3D

  func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (size.width * anchor.x, size.height * anchor.y)
    return ProjectionTransform(
      CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform),
        CATransform3DMakeTranslation(x, y, 0)))
  }
}
