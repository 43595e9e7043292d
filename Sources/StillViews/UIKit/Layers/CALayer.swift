public import Foundation
public import StillGeometry
package import StillViewGraph

/// A layer: of a view of UIKit, or inside another layer.
///
/// Drawn are the background, corners, border, shadow, opacity, transform, mask, pictures in `contents`, and sublayers. The layer of a
/// view has the view's frame, background, opacity and clipping.
@MainActor @preconcurrency open class CALayer: NSObject {
  /// The view of the layer; nil once it is gone, and for layers inside others.
  package private(set) weak var owner: UIView?
  /// The values of a layer without a view.
  private var own = OwnValues()

  private struct OwnValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var backgroundColor: CGColor?
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var transform = CATransform3DIdentity
  }

  /// The curve of round corners.
  public struct CornerCurve: Hashable, Sendable {
    private let name: String

    /// Quarters of circles.
    public static let circular = CornerCurve(name: "circular")
    /// Corners that begin gently, as those of icons.
    public static let continuous = CornerCurve(name: "continuous")
  }

  /// The radius of the corners, in points (default: 0). The background follows it, a gradient, and other content where it is clipped.
  open var cornerRadius: CGFloat = 0
  /// The curve of the corners (default: quarters of circles).
  open var cornerCurve = CornerCurve.circular
  /// The corners that are round (default: all).
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border inside the edges, in points (default: 0).
  open var borderWidth: CGFloat = 0
  /// The color of the border (default: nil, black).
  open var borderColor: CGColor?
  /// The color of the shadow (default: nil, black).
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1 (default: 0, no shadow).
  open var shadowOpacity: Float = 0
  /// The distance of the shadow, in points (default: 3 upwards).
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow, in points (default: 3).
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow. No effect: the shadow follows what is drawn.
  open var shadowPath: CGPath?
  /// The layer whose opacity decides what is seen of this one (default: nil, all is seen).
  open var mask: CALayer?
  /// The picture of the layer: a `CGImage` is drawn (default: nil).
  open var contents: Any?
  /// The place of the picture in the layer (default: it fills the layer).
  open var contentsGravity = CALayerContentsGravity.resize
  /// The way in which the picture's pixels become larger (default: smoothly).
  open var magnificationFilter = CALayerContentsFilter.linear
  /// No effect: a picture becomes smaller as smoothly as pictures of views do.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The pixels per point of the picture (default: 1).
  open var contentsScale: CGFloat = 1
  /// The name of the layer, for the program's own use.
  open var name: String?
  /// The order among the layers beside it, the highest in front (default: 0).
  open var zPosition: CGFloat = 0
  /// The point of the layer that `position` and `transform` are about, from 0 to 1 (default: the middle).
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The transform of sublayers. No effect: sublayers are drawn flat.
  open var sublayerTransform = CATransform3DIdentity
  /// No effect: filters of Core Image are not applied to layers.
  open var filters: [Any]?
  /// No effect: filters of Core Image are not applied to layers.
  open var backgroundFilters: [Any]?
  /// No effect: layers are put over each other as they are.
  open var compositingFilter: Any?
  /// No effect: every picture is drawn from the start.
  open var needsDisplayOnBoundsChange = false
  /// No effect: layers are always drawn as shapes.
  open var shouldRasterize = false
  /// No effect: layers are always drawn as shapes.
  open var rasterizationScale: CGFloat = 1
  /// No effect: drawing is never deferred.
  open var drawsAsynchronously = false
  /// No effect: the background alone decides about transparency.
  open var isOpaque = false
  /// No effect: edges are always smooth.
  open var allowsEdgeAntialiasing = true
  /// No effect: both sides of a layer are drawn.
  open var isDoubleSided = true
  /// No effect: a picture has no time.
  open var speed: Float = 1
  /// No effect: a picture has no time.
  open var timeOffset: CFTimeInterval = 0
  /// No effect: a picture has no time.
  open var beginTime: CFTimeInterval = 0
  /// Never called: programs draw through `draw(in:)`.
  open weak var delegate: (any CALayerDelegate)?

  /// The layers inside, the first at the back; nil where there are none.
  open var sublayers: [CALayer]? {
    get { inside.isEmpty ? nil : inside }
    set {
      for layer in inside { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  private var inside: [CALayer] = []
  /// The layer around; nil where there is none.
  open private(set) weak var superlayer: CALayer?
  /// Whether it lies in front of the views of the layer around.
  private(set) var isBeforeViews = false

  /// A layer without a size.
  public override init() {
    super.init()
  }

  /// A copy of a layer's values, without its view and its sublayers.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    own = other.own
    frame = other.frame
    cornerRadius = other.cornerRadius
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Makes it the layer of a view, which takes over its background and opacity.
  final func belong(to view: UIView) {
    if let color = own.backgroundColor { view.backgroundColor = UIColor(cgColor: color) }
    if own.opacity != 1 { view.alpha = CGFloat(own.opacity) }
    if own.masksToBounds { view.clipsToBounds = true }
    owner = view
  }

  /// Whether the content is clipped to the layer's corners: the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? own.masksToBounds }
    set { if let owner { owner.clipsToBounds = newValue } else { own.masksToBounds = newValue } }
  }

  /// The opacity from 0 to 1: the view's `alpha`.
  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? own.opacity }
    set { if let owner { owner.alpha = CGFloat(newValue) } else { own.opacity = newValue } }
  }

  /// Whether it is left out of the picture: the view's `isHidden`.
  open var isHidden: Bool {
    get { owner?.isHidden ?? own.isHidden }
    set { if let owner { owner.isHidden = newValue } else { own.isHidden = newValue } }
  }

  /// The color of the background: the view's `backgroundColor`.
  open var backgroundColor: CGColor? {
    get { owner.map { $0.backgroundColor?.cgColor } ?? own.backgroundColor }
    set {
      if let owner {
        owner.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        own.backgroundColor = newValue
      }
    }
  }

  /// The frame in the layer around, in points: the view's.
  open var frame: CGRect {
    get {
      if let owner { return owner.frame }
      let (size, place) = (own.bounds.size, own.position)
      return CGRect(
        x: place.x - size.width * anchorPoint.x, y: place.y - size.height * anchorPoint.y,
        width: size.width, height: size.height)
    }
    set {
      if let owner {
        owner.frame = newValue
        return
      }
      own.bounds.size = newValue.size
      own.position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  /// The bounds, in points: the view's.
  open var bounds: CGRect {
    get { owner?.bounds ?? own.bounds }
    set { if let owner { owner.bounds = newValue } else { own.bounds = newValue } }
  }

  /// The place of the anchor point in the layer around, in points.
  open var position: CGPoint {
    get {
      guard let frame = owner?.frame else { return own.position }
      return CGPoint(
        x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
    }
    set {
      guard let owner else {
        own.position = newValue
        return
      }
      let size = owner.frame.size
      owner.frame.origin = CGPoint(
        x: newValue.x - size.width * anchorPoint.x, y: newValue.y - size.height * anchorPoint.y)
    }
  }

  /// The change of position, size and angle about the anchor point: the view's `transform`, as far as that has it.
  open var transform: CATransform3D {
    get { owner.map { CATransform3DMakeAffineTransform($0.transform) } ?? own.transform }
    set {
      if let owner {
        owner.transform = CATransform3DGetAffineTransform(newValue)
      } else {
        own.transform = newValue
      }
    }
  }

  /// Does nothing; override it to place sublayers. `layoutIfNeeded()` calls it.
  open func layoutSublayers() {}
  /// Does nothing; override it to paint the content.
  open func draw(in ctx: CGContext) {}
  /// Does nothing; override it to set `contents`.
  open func display() {}
  /// Adds an animation. No effect: a picture shows the values that are set.
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  /// No effect: layers have no animations of their own.
  open func removeAnimation(forKey key: String) {}
  /// No effect: layers have no animations of their own.
  open func removeAllAnimations() {}

  /// The content besides the background: that of a gradient, a shape, or text; nil: none.
  package var content: AnyView? {
    (contents as? any LayerContents)?.picture(in: contentsGravity, by: magnificationFilter)
  }

  // MARK: Layers inside

  /// Adds a layer in front of the others inside; it leaves the one that it was in.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(inside.count)) }

  /// Inserts a layer, 0 at the back; numbers beyond the end count as the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    guard layer !== self else { return }
    layer.removeFromSuperlayer()
    inside.insert(layer, at: min(Int(idx), inside.count))
    layer.superlayer = self
    layer.isBeforeViews = idx > 0 && owner?.subviews.isEmpty == false
  }

  /// Inserts a layer behind another one; at the back where that is not inside.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(inside.firstIndex { $0 === sibling } ?? 0))
  }

  /// Inserts a layer in front of another one; at the front where that is not inside.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = inside.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(index.map { $0 + 1 } ?? inside.count))
  }

  /// Puts a layer in the place of another one; does nothing where that is not inside.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = inside.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  /// Takes it out of the layer around; does nothing where there is none.
  open func removeFromSuperlayer() {
    superlayer?.inside.removeAll { $0 === self }
    superlayer = nil
  }
}

/// A picture that a layer can have as its contents.
package protocol LayerContents {
  /// Returns the picture at its place in a layer.
  @MainActor func picture(
    in gravity: CALayerContentsGravity, by filter: CALayerContentsFilter
  ) -> AnyView
}

/// The curve of round corners.
public typealias CALayerCornerCurve = CALayer.CornerCurve
