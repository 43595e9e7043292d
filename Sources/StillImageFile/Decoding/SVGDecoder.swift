import CStillSVG
package import Foundation
package import StillRaster

/// Draws SVGs. A drawing is read without a place of its own, so that it can refer to neither files nor the network.
///
/// What is counted as small (``SVGSurvey``) is drawn in this process, through librsvg, which is loaded when the first is read.
/// Anything else is drawn by a program of its own (``SVGProgram``), with the same pixels.
package enum SVGDecoder {
  /// Returns the drawing's own size in pixels of 96 to the inch; 100 × 100 where it has none.
  static func size(of data: Data) throws(ImageFileError) -> (width: Int, height: Int) {
    let size: (width: Double, height: Double)
    if SVGSurvey(data) != nil {
      size = try unsafe with(data) { svg, drawing throws(ImageFileError) in
        unsafe intrinsicSize(drawing, svg)
      }
    } else if let root = SVGSize(data) {
      size = root.pixels
    } else {
      throw .undecodable(format: "SVG", reason: "it is damaged or cut off")
    }
    let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
    let side = Double(ImageFileError.maximumSide)
    guard width.isFinite, height.isFinite, width <= side, height <= side else {
      throw .undecodable(format: "SVG", reason: "it is larger than any picture")
    }
    return (max(Int(width), 1), max(Int(height), 1))
  }

  static func decode(
    _ data: Data, width: Int, height: Int
  ) throws(ImageFileError) -> Bitmap {
    guard let survey = SVGSurvey(data), survey.isSmall(width: width, height: height) else {
      return try SVGProgram.decode(data, width: width, height: height)
    }
    return try draw(data, width: width, height: height)
  }

  /// Draws in this process.
  package static func draw(_ data: Data, width: Int, height: Int) throws(ImageFileError) -> Bitmap {
    guard var bitmap = try? Bitmap(checking: width, height) else {
      throw .noMemory(width: width, height: height)
    }
    let stride = Int32(bitmap.bytesPerRow)
    let failure: String? = try unsafe with(data) { svg, drawing throws(ImageFileError) in
      unsafe bitmap.withUnsafeMutableBytes { pixels in
        guard
          let surface = unsafe svg.image_surface_create_for_data(
            pixels.bindMemory(to: UInt8.self).baseAddress, Int32(STILL_SVG_FORMAT), Int32(width),
            Int32(height), stride), let context = unsafe svg.create(surface)
        else { return "no memory" }
        defer {
          unsafe svg.destroy(context)
          unsafe svg.surface_finish(surface)
          unsafe svg.surface_destroy(surface)
        }
        // Stretched to what is asked for, whatever the drawing says of its proportions.
        let size = unsafe intrinsicSize(drawing, svg)
        unsafe svg.scale(context, Double(width) / size.width, Double(height) / size.height)
        var viewport = StillSVGRectangle(x: 0, y: 0, width: size.width, height: size.height)
        var error: UnsafeMutablePointer<StillSVGError>?
        let isDrawn = unsafe svg.handle_render_document(drawing, context, &viewport, &error) != 0
        return unsafe isDrawn ? nil : take(error, svg)
      }
    }
    if let failure { throw .undecodable(format: "SVG", reason: failure) }
    return bitmap
  }

  private static func intrinsicSize(
    _ drawing: OpaquePointer, _ svg: StillSVG
  ) -> (width: Double, height: Double) {
    var (width, height) = (0.0, 0.0)
    if unsafe svg.handle_get_intrinsic_size_in_pixels(drawing, &width, &height) != 0, width > 0,
      height > 0
    {
      return (width, height)
    }
    // Percentages of an unknown viewport: the drawing's own coordinates are used.
    var box = StillSVGRectangle(x: 0, y: 0, width: 0, height: 0)
    var (hasWidth, hasHeight, hasBox) = (Int32(0), Int32(0), Int32(0))
    var (a, b) = (StillSVGLength(), StillSVGLength())
    unsafe svg.handle_get_intrinsic_dimensions(
      drawing, &hasWidth, &a, &hasHeight, &b, &hasBox, &box)
    return hasBox != 0 && box.width > 0 && box.height > 0 ? (box.width, box.height) : (100, 100)
  }

  private static func with<Result>(
    _ data: Data,
    _ body: (StillSVG, OpaquePointer) throws(ImageFileError) -> Result
  ) throws(ImageFileError) -> Result {
    guard let svg = unsafe still_svg()?.pointee else {
      throw .undecodable(format: "SVG", reason: "librsvg is missing: apt-get install librsvg2-2")
    }
    var error: UnsafeMutablePointer<StillSVGError>?
    let drawing = unsafe data.withUnsafeBytes { file in
      unsafe svg.handle_new_from_data(
        file.bindMemory(to: UInt8.self).baseAddress, file.count, &error)
    }
    guard let drawing = unsafe drawing else {
      throw .undecodable(format: "SVG", reason: unsafe take(error, svg))
    }
    defer { unsafe svg.object_unref(UnsafeMutableRawPointer(drawing)) }
    unsafe svg.handle_set_dpi(drawing, 96)
    return try unsafe body(svg, drawing)
  }

  private static func take(
    _ error: UnsafeMutablePointer<StillSVGError>?, _ svg: StillSVG
  ) -> String {
    guard let error = unsafe error else { return "it cannot be drawn" }
    defer { unsafe svg.error_free(error) }
    return unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "it cannot be drawn"
  }
}
