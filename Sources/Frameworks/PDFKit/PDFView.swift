public import Foundation
@_exported public import SwiftUI

/// A document. Its pages are not read.
open class PDFDocument: NSObject {
  /// The address; nil: none.
  public let documentURL: URL?
  private let bytes: Data?

  /// An empty document.
  public override init() {
    documentURL = nil
    bytes = nil
  }

  /// The document of a file; nil where there is none.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    documentURL = url
    bytes = data
  }

  /// The document of bytes; nil where they are none.
  public init?(data: Data) {
    guard data.starts(with: Array("%PDF".utf8)) else { return nil }
    documentURL = nil
    bytes = data
  }

  /// The number of pages: not known, 0.
  public var pageCount: Int { 0 }

  /// The text of all pages: nil, as they are not read.
  open var string: String? { nil }
  /// No effect: pages are not written.
  open func insert(_ page: PDFPage, at index: Int) {}
  /// No effect: pages are not written.
  open func removePage(at index: Int) {}
  /// No effect: pages are not written.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {}
  /// Facts about the document; nil: none.
  open var documentAttributes: [AnyHashable: Any]?
  /// Whether it needs a password: not known.
  open var isLocked: Bool { false }
  /// Whether it is encrypted: not known.
  open var isEncrypted: Bool { false }

  /// Returns a page: nil, as pages are not read.
  open func page(at index: Int) -> PDFPage? { nil }
  /// Returns 0: there are no pages.
  open func index(for page: PDFPage) -> Int { 0 }
  /// Returns whether a password opens the document: always false.
  open func unlock(withPassword password: String) -> Bool { false }
  /// Returns the places of a text: none.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = [])
    -> [PDFSelection]
  { [] }

  /// Returns the bytes; nil without any.
  open func dataRepresentation() -> Data? { bytes }
  /// Writes the bytes into a file, and returns whether that was possible.
  open func write(to url: URL) -> Bool {
    guard let bytes else { return false }
    return (try? bytes.write(to: url)) != nil
  }
}

/// The name of a fact about a document.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  /// The writer.
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  /// The subject.
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  /// The program that wrote it.
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  /// The program that made its pages.
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  /// The time at which it was made.
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  /// The time of its last change.
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
}

/// A box of a page.
public enum PDFDisplayBox: Int, Sendable {
  /// The paper, the part to see, the part with what is cut, the paper without that, and the part with content.
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page. Pages of documents are not read.
open class PDFPage: NSObject {
  /// The document; nil: none.
  open weak var document: PDFDocument?
  /// The turn in degrees.
  open var rotation = 0
  /// The text: nil, as pages are not read.
  open var string: String? { nil }
  /// The text with its looks: nil, as pages are not read.
  open var attributedString: NSAttributedString? { nil }
  /// The notes and forms: none, as pages are not read.
  open var annotations: [PDFAnnotation] { [] }
  /// No effect: pages are not written.
  open func addAnnotation(_ annotation: PDFAnnotation) {}
  /// No effect: pages are not written.
  open func removeAnnotation(_ annotation: PDFAnnotation) {}
  /// The number of characters: 0.
  open var numberOfCharacters: Int { 0 }

  /// The picture on the page; nil: none.
  private let image: UIImage?

  /// A page without content.
  public override init() {
    image = nil
    super.init()
  }

  /// A page as large as a picture, which it shows.
  public init?(image: UIImage) {
    self.image = image
    super.init()
  }

  /// Returns a box in points: that of the page's picture, or else of US Letter.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
  }

  /// Returns a picture of the page within a size: that of the page, or else a white one.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    var area = CGRect(origin: .zero, size: size)
    if let own = image?.size, own.width > 0, own.height > 0 {
      let scale = min(size.width / own.width, size.height / own.height)
      area.size = CGSize(width: own.width * scale, height: own.height * scale)
    }
    return UIGraphicsImageRenderer(size: area.size).image { context in
      UIColor.white.setFill()
      context.fill(area)
      image?.draw(in: area)
    }
  }
  /// No effect: the page has no content.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
  /// Returns the text in a range of characters: nil, as there are none.
  open func selection(for range: NSRange) -> PDFSelection? { nil }
}

/// A note or a form of a page. No effect: it is not drawn.
open class PDFAnnotation: NSObject {
  /// Place and size, in points.
  open var bounds: CGRect
  /// The kind; nil: not known.
  open var type: String?
  /// The words; nil: none.
  open var contents: String?
  /// The page; nil: none.
  open weak var page: PDFPage?

  /// A note or a form at a place.
  public init(
    bounds: CGRect, forType annotationType: String = "",
    withProperties properties: [AnyHashable: Any]? = nil
  ) {
    self.bounds = bounds
    type = annotationType
    super.init()
  }
}

/// A part of a document's text. None is made.
open class PDFSelection: NSObject {
  /// The text; nil: none.
  open var string: String? { nil }
  /// The pages on which it lies: none.
  open var pages: [PDFPage] { [] }

  /// Returns the rectangle on a page: none.
  open func bounds(for page: PDFPage) -> CGRect { .zero }
}

/// The way in which pages lie.
public enum PDFDisplayMode: Int, Sendable {
  /// One, one below the other, two, or two below the others.
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// The direction in which pages follow.
public enum PDFDisplayDirection: Int, Sendable {
  /// Downwards, or to the side.
  case vertical, horizontal
}

/// A view of a document: gray, since pages are not read.
@MainActor @preconcurrency open class PDFView: UIView {
  /// The document; nil: none.
  public var document: PDFDocument?
  /// No effect: no page is drawn.
  public var autoScales = false
  /// No effect: no page is drawn.
  public var displayMode = PDFDisplayMode.singlePageContinuous
  /// No effect: no page is drawn.
  public var displayDirection = PDFDisplayDirection.vertical
  /// No effect: no page is drawn.
  public var minScaleFactor: CGFloat = 0.1
  /// No effect: no page is drawn.
  public var maxScaleFactor: CGFloat = 10
  /// No effect: no page is drawn.
  public var scaleFactor: CGFloat = 1
  /// The scale at which a page fits into the view: 1, as there is no page.
  public var scaleFactorForSizeToFit: CGFloat { 1 }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
  }

  /// No effect: no page is drawn.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
  /// The page that is shown: nil, as no page is drawn.
  open var currentPage: PDFPage? { nil }
  /// The pages that are seen: none.
  open var visiblePages: [PDFPage] { [] }
}
