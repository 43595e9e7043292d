import CStillCairo
import Foundation
import StillDrawing
import StillGeometry

extension ResolvedColor {
  /// The colour as a premultiplied pixel, let through by `opacity` in addition.
  func pixel(opacity: Double) -> UInt32 {
    func byte(_ value: Float) -> UInt32 {
      value.isFinite ? UInt32((min(max(value, 0), 1) * 255).rounded()) : 0
    }
    let alpha = byte(Float(Double(self.opacity) * opacity))
    func channel(_ value: Float) -> UInt32 { PixelBlend.div255(byte(value) * alpha) }
    return alpha << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}

extension DisplayListPainter {
  /// A rectangle in pixels of the picture, where the transform keeps it upright.
  func deviceRectangle(_ rect: CGRect) -> CGRect? {
    guard state.transform.b == 0, state.transform.c == 0 else { return nil }
    let device = rect.applying(state.transform)
    return device.isFiniteRectangle ? device : nil
  }

  /// Fills the whole picture.
  func fillAll(_ color: ResolvedColor) {
    fill(canvas.bounds, color.pixel(opacity: 1))
  }

  /// Fills a rectangle; directly where its edges lie on pixel edges, so that they are crisp.
  func fill(_ rect: CGRect, _ paint: Paint) {
    guard let device = deviceRectangle(rect) else {
      fill(Path(rect), paint, .nonZero)
      return
    }
    if case .color(let color) = paint, !state.hasPathClip, let pixels = PixelRect(aligned: device)
    {
      fill(pixels.intersection(state.clip), color.pixel(opacity: state.opacity))
      return
    }
    let visible = PixelRect(around: device).intersection(state.clip)
    guard !visible.isEmpty else { return }
    // Clamped to the surroundings of the visible part: Cairo's numbers end at 2^23.
    let clamped = device.intersection(
      CGRect(
        x: CGFloat(visible.minX - 2), y: CGFloat(visible.minY - 2),
        width: CGFloat(visible.width + 4), height: CGFloat(visible.height + 4)))
    setSource(paint)
    unsafe cairo_identity_matrix(canvas.context)
    unsafe cairo_new_path(canvas.context)
    unsafe cairo_rectangle(
      canvas.context, Double(clamped.minX) - Double(canvas.bounds.minX),
      Double(clamped.minY) - Double(canvas.bounds.minY), Double(clamped.width),
      Double(clamped.height))
    unsafe cairo_fill(canvas.context)
  }

  private func fill(_ rect: PixelRect, _ pixel: UInt32) {
    guard !rect.isEmpty, pixel != 0 else { return }
    let isOpaque = pixel >> 24 == 255
    let count = rect.width
    unsafe canvas.withRows(rect) { _, row in
      if isOpaque {
        unsafe row.update(repeating: pixel, count: count)
      } else {
        for x in 0..<count { unsafe row[x] = PixelBlend.over(pixel, row[x]) }
      }
    }
  }
}

extension CGRect {
  /// Whether all numbers are finite.
  fileprivate var isFiniteRectangle: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
