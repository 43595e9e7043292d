import CStillCairo
package import Foundation
package import StillDrawing
import StillRaster

/// Draws display lists as documents. What shapes, text and gradients make stays shapes, text and gradients;
/// what works on pixels (blurs, shadows, materials, blend modes, filters) becomes pictures on the page.
package enum PageRenderer {
  /// The kind of document.
  package enum Format: Sendable {
    /// A point of the list is a point of the page, a 72nd of an inch.
    case pdf
    /// A point of the list is a pixel of CSS.
    case svg
  }

  /// Draws a list over a background, or over nothing.
  ///
  /// The page is as large as the picture that ``CairoRenderer`` paints of the list, divided by its scale. The same list
  /// gives the same bytes.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; pictures on the page have at least as many, and at least two.
  ///   - embedsText: Whether glyphs are text in a font of the document; otherwise they are outlines.
  /// - Throws: `CairoError.failed`.
  package static func render(
    _ list: DisplayList, scale: CGFloat, background: ResolvedColor?, as format: Format,
    embedsText: Bool
  ) throws(CairoError) -> Data {
    let pixels = list.pixelSize(scale: scale)
    let (width, height) = (pixels.width, pixels.height)
    guard scale > 0, scale.isFinite, width >= 1, height >= 1, width.isFinite, height.isFinite else {
      throw .impossible(width: list.size.width, height: list.size.height, scale: scale)
    }
    let times = detail(width, height, scale)
    let document = PageDocument(
      format, width: Double(width / scale), height: Double(height / scale))
    try paint(list, scale, times, background, embedsText, on: document)
    return try document.finished()
  }

  /// Draws lists as the pages of a PDF document, at 72 pixels an inch, with glyphs as text.
  ///
  /// - Throws: `CairoError.failed`, and `CairoError.impossible` for a page without a size.
  package static func renderPDF(pages: [DisplayList]) throws(CairoError) -> Data {
    guard let first = pages.first?.size else { return Data() }
    let document = PageDocument(.pdf, width: Double(first.width), height: Double(first.height))
    for page in pages {
      let (width, height) = (page.size.width, page.size.height)
      guard width >= 1, height >= 1, width.isFinite, height.isFinite else {
        throw .impossible(width: width, height: height, scale: 1)
      }
      document.beginPage(width: Double(width), height: Double(height))
      try paint(page, 1, detail(width, height, 1), nil, true, on: document)
      document.endPage()
    }
    return try document.finished()
  }

  /// Paints a list on the page of a document.
  private static func paint(
    _ list: DisplayList, _ scale: CGFloat, _ times: CGFloat, _ background: ResolvedColor?,
    _ embedsText: Bool, on document: PageDocument
  ) throws(CairoError) {
    let pixels = list.pixelSize(scale: scale)
    let (width, height) = (pixels.width, pixels.height)
    let canvas = try unsafe Canvas(
      page: document.surface,
      PixelRect(minX: 0, minY: 0, maxX: Int(width * times), maxY: Int(height * times)),
      pixelsPerPoint: Double(scale * times))
    var painter = DisplayListPainter(list, on: canvas, scale: scale * times)
    let text: (any PageTextWriter)? = embedsText ? document.text : nil
    painter.pageTools = PageTools(ground: background, text: text)
    if let background {
      painter.fill(
        CGRect(origin: .zero, size: list.size).insetBy(dx: -1, dy: -1), .color(background))
    }
    try painter.paint()
    try canvas.finish()
  }

  /// Returns how many pixels of a picture on the page lie along one of the painted picture's.
  private static func detail(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat) -> CGFloat {
    let times = (2 / scale).rounded(.up)
    let side = CGFloat(Bitmap.largestSide)
    let isPossible =
      width * times <= side && height * times <= side
      && width * height * times * times <= CGFloat(Bitmap.mostPixels)
    return isPossible ? max(times, 1) : 1
  }
}

/// Tools that a page needs in addition to those for pixels.
struct PageTools {
  /// The colour below everything.
  let ground: ResolvedColor?
  /// Writes text; nil where glyphs are outlines.
  let text: (any PageTextWriter)?
}
