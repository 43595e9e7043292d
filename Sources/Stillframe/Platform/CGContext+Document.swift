// The names are Core Graphics'.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import StillCairo
import StillDrawing
import StillImageFile
import StillViewGraph
public import StillViews

/// Where a context writes its document. What cannot be written is a warning.
public final class CGDataConsumer {
  fileprivate let write: (Data) throws -> Void

  /// A consumer that adds the document to some data.
  public init?(data: CFMutableData) {
    write = { data.append($0) }
  }

  /// A consumer that writes a file, whole or not at all.
  public init?(url: CFURL) {
    write = { try AtomicFile.write($0, to: url) }
  }
}

extension CGContext {
  /// Begins a PDF document of pages in which y points up; it is written when it is closed, or when the context is gone.
  ///
  /// - Parameters:
  ///   - consumer: Where the document goes.
  ///   - mediaBox: The pages in points; nil: 612 by 792.
  ///   - auxiliaryInfo: No effect: documents say that they were made here.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    let box = unsafe mediaBox.map { unsafe $0.pointee.standardized } ?? letter
    self.init(DrawnImage(box, scale: 1, isOpaque: false).context.context)
    document = ContextDocument(of: box, for: consumer)
  }

  /// Begins a PDF document in a file, as for a consumer that writes it.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    unsafe self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  private var pages: ContextDocument? { document as? ContextDocument }

  /// Ends the page and begins another; has no effect on a picture. What a page says about itself is left out.
  public func beginPDFPage(_ pageInfo: CFDictionary?) { pages?.begin(nil, in: self) }

  /// Ends the page and begins another, of a size of its own in points if it has one; has no effect on a picture.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    unsafe pages?.begin(mediaBox.map { unsafe $0.pointee.standardized }, in: self)
  }

  /// Ends the page.
  public func endPDFPage() { pages?.end() }
  /// Ends the page.
  public func endPage() { pages?.end() }
  /// Ends the document and writes it; has no effect on a picture.
  public func closePDF() { pages?.close() }
}

/// The pages of a context's document.
private final class ContextDocument {
  private let box: CGRect
  private let consumer: CGDataConsumer
  private var page: DrawnImage?
  private var pages: [DisplayList] = []
  private var isClosed = false

  init(of box: CGRect, for consumer: CGDataConsumer) {
    (self.box, self.consumer) = (box, consumer)
  }

  deinit { close() }

  func begin(_ own: CGRect?, in context: CGContext) {
    end()
    guard !isClosed else { return }
    let box = own ?? self.box
    let new = DrawnImage(box, scale: 1, isOpaque: false)
    page = new
    var ground = new.context.context
    ground.translateBy(x: 0, y: box.minY + box.maxY)
    ground.scaleBy(x: 1, y: -1)
    context.restart(ground)
  }

  func end() {
    guard let page else { return }
    pages.append(page.list)
    self.page = nil
  }

  func close() {
    end()
    guard !isClosed else { return }
    isClosed = true
    guard !pages.isEmpty else {
      _ = BodyWarning.add("CGContext wrote no document: it has no page; call beginPDFPage")
      return
    }
    do {
      try consumer.write(PageRenderer.renderPDF(pages: pages))
    } catch {
      _ = BodyWarning.add("CGContext wrote no document: \(error)")
    }
  }
}

extension ImageRenderer {
  /// Hands a closure the size of the view, and a function that draws it once more into a context in which y points up, as in a document;
  /// a view that cannot be drawn is not handed on.
  ///
  /// For a document, give `CGContext(_:mediaBox:_:)` the size as its page, begin the page, call the function, and close the document.
  ///
  /// - Parameter rasterizationScale: No effect: what is painted as pixels in documents has its own scale.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    do {
      let shot = try shot()
      renderer(shot.list.size) { $0.draw(shot.list, over: shot.background) }
    } catch {
      WarningOutput.show(error)
    }
  }
}
