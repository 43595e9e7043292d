import CStillCairo
import Foundation

/// A document while Cairo writes it.
@safe
final class PageDocument {
  let surface: OpaquePointer
  /// Writes its text.
  let text: any PageTextWriter
  private let format: PageRenderer.Format
  /// The bytes written so far; Cairo keeps a pointer to them, and they outlive the surface.
  private let bytes = Bytes()

  private final class Bytes {
    var data = Data()
  }

  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  init(_ format: PageRenderer.Format, width: Double, height: Double) {
    self.format = format
    text =
      switch format {
      case .pdf: PDFText()
      case .svg: SVGText()
      }
    let collect: cairo_write_func_t = { place, start, count in
      guard let place = unsafe place, let start = unsafe start else {
        return CAIRO_STATUS_WRITE_ERROR
      }
      unsafe Unmanaged<Bytes>.fromOpaque(place).takeUnretainedValue().data
        .append(start, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    let place = unsafe Unmanaged.passUnretained(bytes).toOpaque()
    let made: OpaquePointer?
    switch format {
    case .pdf:
      unsafe made = cairo_pdf_surface_create_for_stream(collect, place, width, height)
      // The moment of writing would be another one each time.
      unsafe cairo_pdf_surface_set_metadata(
        made, CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z")
      unsafe cairo_pdf_surface_set_metadata(made, CAIRO_PDF_METADATA_CREATOR, "Stillframe")
    case .svg:
      unsafe made = cairo_svg_surface_create_for_stream(collect, place, width, height)
      unsafe cairo_svg_surface_set_document_unit(made, CAIRO_SVG_UNIT_PX)
    }
    // Cairo never gives a null pointer but an object in a state of error.
    guard let surface = unsafe made else { preconditionFailure("Cairo gave no surface.") }
    unsafe self.surface = surface
  }

  deinit {
    unsafe cairo_surface_finish(surface)
    unsafe cairo_surface_destroy(surface)
  }

  /// Gives the page that is begun a size, in points.
  func beginPage(width: Double, height: Double) {
    unsafe cairo_pdf_surface_set_size(surface, width, height)
  }

  /// Ends a page, so that another may follow.
  func endPage() { unsafe cairo_surface_show_page(surface) }

  /// Ends the document.
  func finished() throws(CairoError) -> Data {
    unsafe cairo_surface_finish(surface)
    let status = unsafe cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      let word = unsafe String(cString: cairo_status_to_string(status))
      throw .failed(status: "Cairo says: \(word)")
    }
    guard let text = text as? SVGText else { return bytes.data }
    return text.inserted(into: SVGNames.renumbered(bytes.data))
  }
}
