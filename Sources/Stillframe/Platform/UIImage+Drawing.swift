public import Foundation
public import StillViews

// Pictures, strings and views in the context of the thread.

extension UIImage {
  /// Draws the image in its own size, its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image over a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in its own size, with a blend mode and an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image over a rectangle, with a blend mode and an opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var drawing = context.context
    if blendMode != .normal {
      drawing.blendMode = GraphicsContext.BlendMode(rawValue: blendMode.rawValue)
    }
    if alpha != 1 { drawing.opacity *= Double(alpha) }
    let shown = context.interpolationQuality == .none ? image.interpolation(.none) : image
    drawing.draw(shown, in: rect)
  }

  /// Returns the image in one colour, its shape as it is.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage {
    if let systemName, renderingMode != .alwaysTemplate {
      let tint = SymbolConfiguration(tint: color)
      return UIImage(symbol: systemName, symbolConfiguration?.applying(tint) ?? tint)
    }
    guard cgImage != nil else { return self }
    let bounds = CGRect(origin: .zero, size: size)
    let tinted = UIGraphicsImageRenderer(size: size, format: format).image { context in
      let drawing = context.cgContext.context
      var shape = drawing.resolve(image.renderingMode(.template))
      shape.shading = .color(Color(uiColor: color))
      drawing.draw(shape, in: bounds)
    }
    return tinted.withRenderingMode(renderingMode)
  }

  /// Returns the image made smaller to fit into a size, in points; nil for a symbol.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil, self.size.width > 0, self.size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitted = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    return UIGraphicsImageRenderer(size: fitted, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: fitted))
    }
  }

  /// No effect: images are decoded once, when they are first drawn.
  public func preparingForDisplay() -> UIImage? { self }

  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

extension NSAttributedString {
  /// Draws the string in one line, its upper left corner at a point.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.context.draw(RunText.text(of: self), at: point, anchor: .topLeading)
  }

  /// Draws the string in the lines of a rectangle.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = TextMeasurement(self).rect(in: rect.size, .usesLineFragmentOrigin)
    let style =
      length > 0
      ? unsafe attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    let x: CGFloat =
      switch style?.alignment {
      case .center: rect.midX - size.width / 2
      case .right: rect.maxX - size.width
      default: rect.minX
      }
    context.context.draw(
      RunText.text(of: self),
      in: CGRect(x: x, y: rect.minY, width: max(size.width, 0) + 0.01, height: rect.height))
  }

  /// Draws the string in the lines of a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    draw(in: rect)
  }
}

extension NSString {
  /// Draws the string in one line, its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: String(describing: self), attributes: attributes).draw(at: point)
  }

  /// Draws the string in the lines of a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: String(describing: self), attributes: attributes).draw(in: rect)
  }

  /// Draws the string in the lines of a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?
  ) {
    draw(in: rect, withAttributes: attributes)
  }
}

extension StringProtocol {
  /// Draws the string in one line, its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: String(self), attributes: attributes).draw(at: point)
  }

  /// Draws the string in the lines of a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: String(self), attributes: attributes).draw(in: rect)
  }
}

extension UIView {
  /// Draws the view over a rectangle of the thread's context. True: it is never busy.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else {
      return false
    }
    return draw(in: context, rect)
  }

  /// Draws the view over a rectangle; false where it cannot be painted.
  fileprivate func draw(in context: CGContext, _ rect: CGRect) -> Bool {
    let renderer = ImageRenderer(content: UIViewPicture(self, size: rect.size))
    renderer.scale = context.context.environment.displayScale
    guard let image = renderer.uiImage else { return false }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    image.draw(in: rect)
    return true
  }
}

extension CALayer {
  /// Draws the layer's view at the origin of a context.
  public func render(in context: CGContext) {
    guard let owner, bounds.width > 0, bounds.height > 0 else { return }
    _ = owner.draw(in: context, CGRect(origin: .zero, size: bounds.size))
  }
}
