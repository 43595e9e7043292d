public import Foundation
import StillCairo
import StillDrawing
import StillImageFile
import StillViewGraph
public import StillViews

/// Draws PDF documents by the functions of Core Graphics and UIKit: shapes stay shapes, text stays text.
open class UIGraphicsPDFRenderer: NSObject {
  /// The page of the document, in points.
  private let bounds: CGRect
  /// Facts about the document.
  public let format: UIGraphicsPDFRendererFormat

  /// A renderer of pages of a size, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// A renderer of pages of a size, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds.standardized
    self.format = format
  }

  /// Returns the document that a closure draws, page by page; empty where it cannot be written.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    do {
      return try document(actions)
    } catch {
      _ = BodyWarning.add("UIGraphicsPDFRenderer wrote nothing: \(error)")
      return Data()
    }
  }

  /// Writes the document that a closure draws, whole or not at all.
  ///
  /// - Throws: `RenderError.paintingFailed` for a page without a size, and the error of the file.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try AtomicFile.write(document(actions), to: url)
  }

  private func document(
    _ actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws(RenderError) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds, format)
    actions(context)
    context.end()
    do {
      return try PageRenderer.renderPDF(pages: context.pages)
    } catch {
      throw .paintingFailed(reason: "\(error)")
    }
  }
}

/// Facts about a document.
open class UIGraphicsPDFRendererFormat: NSObject {
  /// Author, title and the like. No effect: documents say that they were made here.
  open var documentInfo: [String: Any] = [:]
}

/// Where the closure of a renderer of documents draws.
open class UIGraphicsPDFRendererContext: NSObject {
  private let bounds: CGRect
  private var page: DrawnImage?
  private(set) var pages: [DisplayList] = []
  /// Facts about the document.
  public let format: UIGraphicsPDFRendererFormat

  init(_ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// The page, in points.
  open var pdfContextBounds: CGRect { bounds }

  /// The functions of Core Graphics on the page; y points down. A document without a page begins one.
  open var cgContext: CGContext {
    if page == nil { beginPage() }
    return (page ?? DrawnImage(bounds, scale: 1, isOpaque: false)).context
  }

  /// Ends the page and begins another.
  open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }

  /// Ends the page and begins another, of a size in points.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    end()
    let new = DrawnImage(bounds, scale: 1, isOpaque: false)
    page = new
    UIGraphicsPushContext(new.context)
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line of one point inside a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

  /// Ends the page.
  func end() {
    guard let page else { return }
    UIGraphicsPopContext()
    pages.append(page.list)
    self.page = nil
  }
}

/// The key of the author in what a document says about itself.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The key of the program in what a document says about itself.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
/// The key of the title in what a document says about itself.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The key of the subject in what a document says about itself.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
