import CStillFonts
import CStillYardstick
import Foundation
import StillDrawing
import StillGeometry
import StillText

/// A display list as a C program would have it in its source: resolved numbers, in pixels, for Cairo.
///
/// Layers are not among the steps: what is drawn here has none.
@safe
final class PlainDrawing {
  let width: Int
  let height: Int
  private var steps: [StillStep] = unsafe []
  private var paths: [UnsafeMutablePointer<StillPathElement>] = unsafe []
  private var glyphs: [UnsafeMutablePointer<StillGlyphAt>] = unsafe []
  private var fonts: [UInt64: UnsafeMutableRawPointer] = unsafe [:]
  private let scale: CGFloat

  init(_ list: DisplayList, scale: CGFloat) {
    width = Int(list.size.width * scale)
    height = Int(list.size.height * scale)
    self.scale = scale
    for command in list.commands { add(command) }
  }

  deinit {
    for index in unsafe paths.indices { unsafe paths[index].deallocate() }
    for index in unsafe glyphs.indices { unsafe glyphs[index].deallocate() }
    for key in unsafe Array(fonts.keys) { unsafe still_font_destroy(fonts[key]) }
  }

  /// Draws with Cairo over white; the result is discarded.
  func draw() { unsafe draw(into: nil) }

  /// Draws with Cairo over white and keeps the pixels.
  func pixels() -> [UInt32] {
    unsafe [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      unsafe draw(into: pixels.baseAddress)
      count = width * height
    }
  }

  private func draw(into pixels: UnsafeMutablePointer<UInt32>?) {
    let code = unsafe still_draw(
      steps, Int32(steps.count), Int32(width), Int32(height), [1, 1, 1], pixels)
    precondition(code == 0, "Cairo failed with status \(code)")
  }

  private func add(_ command: DrawCommand) {
    var step = unsafe StillStep()
    switch command {
    case .fillRectangle(let rect, let paint):
      unsafe step.kind = STILL_FILL_RECTANGLE
      unsafe step.rectangle = (
        rect.minX * scale, rect.minY * scale, rect.width * scale, rect.height * scale
      )
      unsafe setPaint(paint, &step)
    case .fill(let path, let paint, let rule):
      unsafe step.kind = STILL_FILL_PATH
      unsafe step.isEvenOdd = rule.isEvenOdd ? 1 : 0
      unsafe setPath(path, &step)
      unsafe setPaint(paint, &step)
    case .stroke(let path, let style, let paint):
      unsafe step.kind = STILL_STROKE_PATH
      unsafe step.lineWidth = style.lineWidth * scale
      unsafe setPath(path, &step)
      unsafe setPaint(paint, &step)
    case .glyphs(let run, let origin, let paint):
      unsafe step.kind = STILL_SHOW_GLYPHS
      unsafe setGlyphs(run, at: origin, &step)
      unsafe setPaint(paint, &step)
    case .picture:
      preconditionFailure("a plain drawing has no pictures")
    case .beginLayer, .endLayer:
      preconditionFailure("a plain drawing has no layers")
    }
    unsafe steps.append(step)
  }

  private func setPaint(_ paint: Paint, _ step: inout StillStep) {
    guard case .color(let color) = paint else {
      preconditionFailure("a plain drawing has no gradients")
    }
    unsafe step.red = Double(color.red)
    unsafe step.green = Double(color.green)
    unsafe step.blue = Double(color.blue)
    unsafe step.alpha = Double(color.opacity)
  }

  private func setPath(_ path: Path, _ step: inout StillStep) {
    var elements: [StillPathElement] = []
    func add(_ kind: Character, _ end: CGPoint, _ a: CGPoint = .zero, _ b: CGPoint = .zero) {
      elements.append(
        StillPathElement(
          kind: CChar(kind.asciiValue ?? 0), x1: a.x * scale, y1: a.y * scale, x2: b.x * scale,
          y2: b.y * scale, x: end.x * scale, y: end.y * scale))
    }
    for element in path.elements {
      switch element {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .curve(let point, let first, let second): add("C", point, first, second)
      case .quadCurve: preconditionFailure("a plain drawing has no quadratic curves")
      case .closeSubpath: add("Z", .zero)
      }
    }
    let memory = UnsafeMutablePointer<StillPathElement>.allocate(capacity: elements.count)
    unsafe memory.initialize(from: elements, count: elements.count)
    unsafe paths.append(memory)
    unsafe step.path = UnsafePointer(memory)
    unsafe step.pathCount = Int32(elements.count)
  }

  private func setGlyphs(_ run: GlyphRun, at origin: CGPoint, _ step: inout StillStep) {
    let memory = UnsafeMutablePointer<StillGlyphAt>.allocate(capacity: run.glyphs.count)
    for index in run.glyphs.indices {
      let place = run.positions[index]
      unsafe (memory + index).initialize(
        to: StillGlyphAt(
          glyph: run.glyphs[index], x: (origin.x + place.x) * scale, y: (origin.y + place.y) * scale
        ))
    }
    unsafe glyphs.append(memory)
    unsafe step.glyphs = UnsafePointer(memory)
    unsafe step.glyphCount = Int32(run.glyphs.count)
    unsafe step.font = font(run.source.identifier)
  }

  /// The engine's identifier of a font holds the embedded face's number above the bits of the size. A face that is
  /// blended of two has a number beyond the embedded ones; it is drawn with the upright one of weight 400, which costs
  /// the same.
  private func font(_ identifier: UInt64) -> UnsafeMutableRawPointer? {
    if let known = unsafe fonts[identifier] { return unsafe known }
    let table = unsafe cstillfonts_table()
    var index = Int(identifier >> 32)
    if unsafe index >= table.count {
      index = 0
      while unsafe table.faces[index].minWeight != 400 { index += 1 }
    }
    let face = unsafe table.faces[index]
    let size = Float(bitPattern: UInt32(truncatingIfNeeded: identifier))
    let font = unsafe still_font_create(face.bytes, face.end - face.bytes, Double(size) * scale)
    unsafe fonts[identifier] = font
    return unsafe font
  }
}
