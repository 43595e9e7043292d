// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import StillViews

// Documents of the thread's context, as older code makes them: in them, y points down.

/// The document of the thread's context.
private final class ThreadDocument {
  private static let key = "Stillframe.ThreadDocument"

  static var current: ThreadDocument? {
    get { Thread.current.threadDictionary[key] as? ThreadDocument }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  let bounds: CGRect
  let context: CGContext
  private(set) var page = CGRect.zero

  init?(_ consumer: CGDataConsumer?, _ bounds: CGRect) {
    // Documents without a size are those of letters.
    let box = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds.standardized
    guard let consumer,
      let context = unsafe withUnsafePointer(
        to: box, { unsafe CGContext(consumer: consumer, mediaBox: $0, nil) })
    else { return nil }
    self.bounds = box
    self.context = context
  }

  func begin(_ page: CGRect) {
    self.page = page
    unsafe withUnsafePointer(to: page) { unsafe context.beginPage(mediaBox: $0) }
    context.translateBy(x: 0, y: page.minY + page.maxY)
    context.scaleBy(x: 1, y: -1)
  }
}

private func begin(_ document: ThreadDocument?) -> Bool {
  guard let document else { return false }
  ThreadDocument.current = document
  UIGraphicsPushContext(document.context)
  return true
}

/// Begins a document of the thread that is added to some data.
///
/// - Parameters:
///   - bounds: The pages in points; without a size 612 by 792.
///   - documentInfo: No effect: documents say that they were made here.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { _ = begin(ThreadDocument(CGDataConsumer(data: data), bounds)) }

/// Begins a document of the thread that is written to a file; false where that is not possible.
///
/// - Parameters:
///   - bounds: The pages in points; without a size 612 by 792.
///   - documentInfo: No effect: documents say that they were made here.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool { begin(ThreadDocument(CGDataConsumer(url: URL(fileURLWithPath: path)), bounds)) }

/// Begins a page of the thread's document; has no effect without one.
public func UIGraphicsBeginPDFPage() {
  guard let document = ThreadDocument.current else { return }
  document.begin(document.bounds)
}

/// Begins a page of a size in points of the thread's document; has no effect without one.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let document = ThreadDocument.current else { return }
  document.begin(bounds.isEmpty ? document.bounds : bounds.standardized)
}

/// Returns the page of the thread's document, in points; zero without one.
public func UIGraphicsGetPDFContextBounds() -> CGRect { ThreadDocument.current?.page ?? .zero }

/// Ends the thread's document and writes it; has no effect without one.
public func UIGraphicsEndPDFContext() {
  guard let document = ThreadDocument.current else { return }
  ThreadDocument.current = nil
  document.context.closePDF()
  UIGraphicsPopContext()
}
