import CStillPDF
import Foundation
import StillRaster
import Synchronization

/// Draws the first page of PDFs through Poppler, which is looked for when the first is read. What a page leaves clear stays clear.
enum PDFDecoder {
  /// What the page shows of its sheet (its crop box, turned as it says), in whole points; what is left of a point counts as one.
  static func size(of data: Data) throws(ImageFileError) -> (width: Int, height: Int) {
    try unsafe with(data) { pdf, page throws(ImageFileError) in
      let size = try unsafe pageSize(page, pdf)
      return (max(Int(size.width.rounded(.up)), 1), max(Int(size.height.rounded(.up)), 1))
    }
  }

  static func decode(
    _ data: Data, width: Int, height: Int
  ) throws(ImageFileError) -> Bitmap {
    guard width > 0, height > 0, width <= ImageFileError.maximumSide,
      height <= ImageFileError.maximumSide, width * height <= PictureDecoder.mostPixels
    else { throw .tooLarge(width: width, height: height) }
    guard var bitmap = try? Bitmap(checking: width, height) else {
      throw .noMemory(width: width, height: height)
    }
    let stride = Int32(bitmap.bytesPerRow)
    let isDrawn = try unsafe with(data) { pdf, page throws(ImageFileError) in
      let size = try unsafe pageSize(page, pdf)
      return unsafe bitmap.withUnsafeMutableBytes { pixels in
        guard
          let surface = unsafe pdf.image_surface_create_for_data(
            pixels.bindMemory(to: UInt8.self).baseAddress, Int32(STILL_PDF_FORMAT), Int32(width),
            Int32(height), stride), let context = unsafe pdf.create(surface)
        else { return false }
        defer {
          unsafe pdf.destroy(context)
          unsafe pdf.surface_finish(surface)
          unsafe pdf.surface_destroy(surface)
        }
        // Stretched to what is asked for, as drawings are.
        unsafe pdf.scale(context, Double(width) / size.width, Double(height) / size.height)
        unsafe pdf.page_render(page, context)
        return unsafe pdf.status(context) == 0
      }
    }
    guard isDrawn else { throw .undecodable(format: "PDF", reason: "it cannot be drawn") }
    return bitmap
  }

  /// In points, none of them 0.
  private static func pageSize(
    _ page: OpaquePointer, _ pdf: StillPDF
  ) throws(ImageFileError) -> (width: Double, height: Double) {
    var (width, height) = (0.0, 0.0)
    unsafe pdf.page_get_size(page, &width, &height)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .undecodable(format: "PDF", reason: "its first page has no size")
    }
    let side = Double(ImageFileError.maximumSide)
    guard width <= side, height <= side else {
      throw .undecodable(format: "PDF", reason: "its first page is larger than any picture")
    }
    return (width, height)
  }

  /// Held while a page is at work: documents share fonts and tables of the library.
  private static let turn = Mutex<Void>(())

  private static func with<Result>(
    _ data: Data,
    _ body: (StillPDF, OpaquePointer) throws(ImageFileError) -> Result
  ) throws(ImageFileError) -> Result {
    guard let pdf = unsafe still_pdf()?.pointee else {
      throw .unsupported(
        "PDFs are drawn by Poppler, which is missing: run apt-get install libpoppler-glib8")
    }
    return try turn.withLock { _ throws(ImageFileError) in
      let kept = unsafe data.withUnsafeBytes { unsafe pdf.bytes_new($0.baseAddress, $0.count) }
      guard let bytes = unsafe kept else {
        throw .undecodable(format: "PDF", reason: "it cannot be kept")
      }
      defer { unsafe pdf.bytes_unref(bytes) }
      var error: UnsafeMutablePointer<StillPDFError>?
      guard let document = unsafe pdf.document_new_from_bytes(bytes, nil, &error) else {
        throw .undecodable(format: "PDF", reason: unsafe take(error, pdf))
      }
      defer { unsafe pdf.object_unref(UnsafeMutableRawPointer(document)) }
      guard unsafe pdf.document_get_n_pages(document) > 0 else {
        throw .undecodable(format: "PDF", reason: "it has no pages")
      }
      guard let page = unsafe pdf.document_get_page(document, 0) else {
        throw .undecodable(format: "PDF", reason: "its first page is damaged")
      }
      defer { unsafe pdf.object_unref(UnsafeMutableRawPointer(page)) }
      return try unsafe body(pdf, page)
    }
  }

  private static func take(
    _ error: UnsafeMutablePointer<StillPDFError>?, _ pdf: StillPDF
  ) -> String {
    guard let error = unsafe error else { return "it cannot be opened" }
    defer { unsafe pdf.error_free(error) }
    return unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "it cannot be opened"
  }
}
