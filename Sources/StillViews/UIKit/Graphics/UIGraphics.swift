// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import StillGeometry

// Functions of UIKit that paint into the context of the thread: that of a renderer whose closure runs, or one that was pushed.

/// The contexts of each thread, the innermost last.
private enum ThreadContexts {
  private static let key = "Stillframe.ThreadContexts"

  static var all: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// Returns the context that paths, colours, images and strings paint into; nil outside of any.
public func UIGraphicsGetCurrentContext() -> CGContext? { ThreadContexts.all.last }

/// Makes a context the thread's, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ThreadContexts.all.append(context) }

/// Gives the thread the former context back; has no effect without one.
public func UIGraphicsPopContext() { _ = ThreadContexts.all.popLast() }

/// Fills a rectangle with the fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle with the fill colour, mixed with what is below it.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line of one point inside a rectangle, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  var path = Path(rect)
  path.addRect(rect.insetBy(dx: 1, dy: 1))
  context.addPath(path.cgPath)
  context.fillPath(using: .evenOdd)
}

/// Clips what follows to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Makes it the colour that the thread's context fills with.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes it the colour that the thread's context strokes with.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Makes it the colour that the thread's context fills and strokes with.
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  /// Paints inside the path, in the thread's context.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Paints along the path with its line, in the thread's context.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Paints inside the path with a blend mode and an opacity from 0 to 1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    blended(blendMode, alpha) { fill() }
  }

  /// Paints along the path with a blend mode and an opacity from 0 to 1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    blended(blendMode, alpha) { stroke() }
  }

  /// Clips what follows in the thread's context to the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func blended(_ mode: CGBlendMode, _ alpha: CGFloat, _ paint: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    paint()
    context.restoreGState()
  }
}
