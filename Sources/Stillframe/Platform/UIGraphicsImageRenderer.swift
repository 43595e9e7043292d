// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import StillViewGraph
public import StillViews

/// Draws pictures by the functions of Core Graphics and UIKit, on any thread.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///   UIColor.red.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
/// }
/// ```
open class UIGraphicsImageRenderer: NSObject {
  /// The drawn rectangle, in points.
  private let bounds: CGRect
  /// The scale and the ground of the pictures.
  public let format: UIGraphicsImageRendererFormat
  /// The same as `true`: renderers may be used again.
  open var allowsImageOutput: Bool { true }

  /// A renderer of pictures of a size, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// A renderer of pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of the rectangle of a drawing, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// A renderer of the rectangle of a drawing, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.standardized
    self.format = format
  }

  /// Returns the picture that a closure draws. One without a size, or too large, is empty.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(DrawnImage(bounds, format), format)
    UIGraphicsPushContext(context.cgContext)
    defer { UIGraphicsPopContext() }
    actions(context)
    return context.currentImage
  }

  /// Returns the picture that a closure draws, as PNG; empty where there is none.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the picture that a closure draws, as JPEG; empty where there is none.
  ///
  /// - Parameter compressionQuality: From 0 for the smallest file to 1 for the most accurate.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The scale and the ground of drawn pictures.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The colours that a picture may have.
  public enum Range: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// All of these are sRGB here.
    case automatic, extended, standard
  }

  /// Pixels a point (default: as many as the picture around, or 1).
  open var scale = TextMeasurement.environment.displayScale
  /// Whether the ground is black instead of nothing.
  open var opaque = false
  /// No effect: pictures are in sRGB.
  open var preferredRange = Range.automatic

  /// The format of the picture around.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format of the picture around.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where the closure of a renderer draws.
open class UIGraphicsImageRendererContext: NSObject {
  private let drawn: DrawnImage
  /// The scale and the ground of the picture.
  public let format: UIGraphicsImageRendererFormat

  init(_ drawn: DrawnImage, _ format: UIGraphicsImageRendererFormat) {
    (self.drawn, self.format) = (drawn, format)
  }

  /// The functions of Core Graphics; y points down.
  open var cgContext: CGContext { drawn.context }
  /// The picture so far.
  open var currentImage: UIImage { drawn.image }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line of one point inside a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  /// Clips what follows to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  /// Fills a rectangle with the fill colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line of one point inside a rectangle with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }
}

/// A picture while it is drawn.
final class DrawnImage {
  let context: CGContext
  private let drawing: GraphicsContext
  private let size: CGSize
  private let scale: CGFloat
  private let isOpaque: Bool

  convenience init(_ bounds: CGRect, _ format: UIGraphicsImageRendererFormat) {
    self.init(bounds, scale: format.scale, isOpaque: format.opaque)
  }

  /// - Parameters:
  ///   - bounds: In points.
  ///   - scale: Pixels a point; 0: as many as the picture around.
  init(_ bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    self.scale = scale == 0 ? TextMeasurement.environment.displayScale : scale
    self.isOpaque = isOpaque
    size = bounds.size
    drawing = GraphicsContext(
      environment: .picture(scale: self.scale),
      origin: CGPoint(x: -bounds.minX, y: -bounds.minY))
    context = CGContext(drawing)
  }

  /// The display list so far.
  var list: DisplayList { DisplayList(size: size, commands: drawing.commands) }

  /// The picture so far; empty where it has no size, or too large a one.
  var image: UIImage {
    let black = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)
    do {
      try RenderPass.check(size, scale: scale)
      let bitmap = try RenderPass.paint(
        list, scale: scale, background: isOpaque ? black : nil)
      return UIImage(bitmap)
    } catch {
      _ = BodyWarning.add("UIGraphicsImageRenderer drew nothing: \(error)")
      return UIImage()
    }
  }
}

// MARK: - The older functions

/// The pictures that `UIGraphicsBeginImageContext` began on each thread, the innermost last.
private enum ThreadImages {
  private static let key = "Stillframe.ThreadImages"

  static var all: [DrawnImage] {
    get { Thread.current.threadDictionary[key] as? [DrawnImage] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// Begins a picture of a size in points, of one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points; a scale of 0 is that of the picture around.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let image = DrawnImage(CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  ThreadImages.all.append(image)
  UIGraphicsPushContext(image.context)
}

/// Returns the picture that was begun last, as far as it is drawn; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { ThreadImages.all.last?.image }

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() {
  guard ThreadImages.all.popLast() != nil else { return }
  UIGraphicsPopContext()
}

extension UIImage {
  /// The format for a picture with this one's scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
