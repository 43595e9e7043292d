import CStillCairo
import Foundation
import StillDrawing
import StillGeometry
import StillText

/// The fonts of a PDF: each source of glyphs is one, drawn from its outlines.
@safe
final class PDFText: PageTextWriter {
  /// Cairo's font of a source.
  @safe
  private final class Font {
    let raw: OpaquePointer

    init(_ raw: OpaquePointer) {
      unsafe self.raw = raw
    }

    deinit { unsafe cairo_font_face_destroy(raw) }
  }

  /// The source whose glyphs a font draws.
  private final class Face {
    let source: any GlyphSource
    /// How far ink reaches from a glyph's origin at the most, in points. Cairo cuts text off beyond what its font says.
    let reach: Double

    init(_ source: any GlyphSource, reach: Double) {
      self.source = source
      self.reach = reach
    }
  }

  /// The key of a font.
  private struct Key: Hashable {
    var source: UInt64
    var reach: Double
  }

  private var fonts: [Key: Font] = [:]

  /// Returns a power of two, so that one font does for most of a source's glyphs.
  private static func reach(of run: GlyphRun) -> Double {
    var reach = 1.0
    for glyph in Set(run.glyphs) {
      let box = run.source.outline(of: glyph).boundingRect
      guard !box.isNull, box.isFinite else { continue }
      let farthest = Double(max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY)))
      while reach < farthest { reach *= 2 }
    }
    return reach
  }

  /// Cairo's font of a run's source, whose glyphs are as large as they are in points at a size of 1.
  private func font(of run: GlyphRun) -> OpaquePointer? {
    let source = run.source
    let key = Key(source: source.identifier, reach: Self.reach(of: run))
    if let known = fonts[key] { return unsafe known.raw }
    guard let font = unsafe cairo_user_font_face_create() else { return nil }
    let face = Face(source, reach: key.reach)
    unsafe cairo_font_face_set_user_data(
      font, FontKey.key, Unmanaged.passRetained(face).toOpaque()
    ) { face in
      if let face = unsafe face { unsafe Unmanaged<Face>.fromOpaque(face).release() }
    }
    unsafe cairo_user_font_face_set_init_func(font) { scaled, _, extents in
      guard let font = unsafe cairo_scaled_font_get_font_face(scaled), let extents = unsafe extents,
        let face = unsafe cairo_font_face_get_user_data(font, FontKey.key)
      else { return CAIRO_STATUS_USER_FONT_ERROR }
      let reach = unsafe Unmanaged<Face>.fromOpaque(face).takeUnretainedValue().reach
      unsafe extents.pointee.ascent = reach
      unsafe extents.pointee.descent = reach
      unsafe extents.pointee.height = 2 * reach
      unsafe extents.pointee.max_x_advance = 2 * reach
      return CAIRO_STATUS_SUCCESS
    }
    unsafe cairo_user_font_face_set_render_glyph_func(font) { scaled, glyph, context, extents in
      if glyph == UInt(PageText.blank) { return CAIRO_STATUS_SUCCESS }
      guard let font = unsafe cairo_scaled_font_get_font_face(scaled), let context = unsafe context,
        let face = unsafe cairo_font_face_get_user_data(font, FontKey.key)
      else { return CAIRO_STATUS_USER_FONT_ERROR }
      let source = unsafe Unmanaged<Face>.fromOpaque(face).takeUnretainedValue().source
      // Readers take what lies further apart for two words.
      unsafe extents?.pointee.x_advance = Double(source.advance(of: GlyphID(glyph)))
      unsafe PDFText.add(source.outline(of: GlyphID(glyph)), to: context)
      unsafe cairo_fill(context)
      return CAIRO_STATUS_SUCCESS
    }
    fonts[key] = unsafe Font(font)
    return unsafe font
  }

  private static func add(_ outline: Path, to context: OpaquePointer) {
    var current = CGPoint.zero
    for element in outline.elements where element.isFinite {
      switch element {
      case .move(let to):
        unsafe cairo_move_to(context, Double(to.x), Double(to.y))
        current = to
      case .line(let to):
        unsafe cairo_line_to(context, Double(to.x), Double(to.y))
        current = to
      case .quadCurve, .curve:
        let curve = CubicCurve(from: current, element)
        unsafe cairo_curve_to(
          context, Double(curve.control1.x), Double(curve.control1.y), Double(curve.control2.x),
          Double(curve.control2.y), Double(curve.end.x), Double(curve.end.y))
        current = curve.end
      case .closeSubpath: unsafe cairo_close_path(context)
      }
    }
  }
}

/// The key of a font's source in Cairo's user data: a unique address.
private enum FontKey {
  // Safe: made once, and never written to; the address alone is used.
  nonisolated(unsafe) static let key: UnsafePointer<cairo_user_data_key_t> = {
    let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    unsafe key.initialize(to: cairo_user_data_key_t())
    return unsafe UnsafePointer(key)
  }()
}

extension PDFText {
  /// Readers paint embedded glyphs in no gradient.
  func write(
    _ run: GlyphRun, at origin: CGPoint, _ paint: Paint, on painter: DisplayListPainter
  ) -> Bool {
    guard case .color = paint, let font = unsafe font(of: run) else { return false }
    guard painter.setSource(paint, over: painter.state.clip) else { return true }
    var glyphs: [cairo_glyph_t] = []
    var clusters: [cairo_text_cluster_t] = []
    var words: [CChar] = []
    for cluster in PageText.clusters(of: run) {
      for glyph in cluster.glyphs {
        glyphs.append(
          cairo_glyph_t(
            index: UInt(glyph.glyph), x: Double(origin.x + glyph.position.x),
            y: Double(origin.y + glyph.position.y)))
      }
      let letters = Array(cluster.text.utf8)
      words += letters.map { CChar(bitPattern: $0) }
      clusters.append(
        cairo_text_cluster_t(
          num_bytes: Int32(letters.count), num_glyphs: Int32(cluster.glyphs.count)))
    }
    let context = unsafe painter.canvas.context
    unsafe cairo_save(context)
    painter.setMatrix()
    unsafe cairo_set_font_face(context, font)
    unsafe cairo_set_font_size(context, 1)
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe cairo_show_text_glyphs(
      context, words, Int32(words.count), glyphs, Int32(glyphs.count), clusters,
      Int32(clusters.count), cairo_text_cluster_flags_t(0))
    unsafe cairo_restore(context)
    return true
  }
}
