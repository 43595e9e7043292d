public import Foundation
import StillViewGraph
public import StillViews

/// A part of what is printed, laid out on pages. Nothing is printed: a page renderer draws it into documents.
@MainActor @preconcurrency open class UIPrintFormatter: NSObject {
  /// The first page that it is drawn on (default: 0).
  open internal(set) var startPage = 0
  /// The room around it on every page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The room around it, in points.
  open var contentInsets = UIEdgeInsets.zero
  /// The greatest width, in points (default: 0, that of the page).
  open var maximumContentWidth: CGFloat = 0
  /// The greatest height, in points (default: 0, that of the page).
  open var maximumContentHeight: CGFloat = 0
  /// The renderer of its pages; nil: none.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// The words to draw.
  var words: NSAttributedString { NSAttributedString(string: "") }

  public override init() {
    super.init()
  }

  private func area(on page: CGRect) -> CGRect {
    var area = page.inset(by: perPageContentInsets).inset(by: contentInsets)
    if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
    if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
    return area
  }

  /// Pages that are counted, at most.
  private static let mostPages = 1000

  /// How many pages it takes, in pages of a size: at least one.
  func count(on page: CGRect) -> Int {
    let area = area(on: page)
    guard area.width > 0, area.height > 0 else { return 1 }
    let height = TextMeasurement(words).rect(
      in: CGSize(width: area.width, height: 0), .usesLineFragmentOrigin
    ).height
    let count = (height / area.height).rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), CGFloat(Self.mostPages))) : 1
  }

  /// How many pages it takes.
  open var pageCount: Int { printPageRenderer.map { count(on: $0.contentRect) } ?? 1 }

  /// Draws the part of the words that lies on a page of the renderer. Lines at the end of a page may be cut.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let area = area(on: rect)
    guard let context = UIGraphicsGetCurrentContext(), area.width > 0, area.height > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: area)
    let page = CGFloat(min(max(pageIndex - startPage, 0), Self.mostPages))
    words.draw(
      in: CGRect(
        x: area.minX, y: area.minY - page * area.height, width: area.width,
        height: area.height * (page + 1)))
    context.restoreGState()
  }

  /// Returns the part of a page that it fills.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    printPageRenderer.map { area(on: $0.contentRect) } ?? .zero
  }
}

/// Words with one font and colour, or with attributes, for pages.
@MainActor @preconcurrency open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The words; nil: none.
  open var text: String?
  /// The words with attributes; nil: those of `text`.
  open var attributedText: NSAttributedString?
  /// The font of `text`; nil: the system's of 12 points.
  open var font: UIFont?
  /// The colour of `text`; nil: black.
  open var color: UIColor?

  /// Words for pages.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Words with attributes for pages.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  override var words: NSAttributedString {
    attributedText
      ?? NSAttributedString(
        string: text ?? "",
        attributes: [
          .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
        ])
  }
}

/// A page of the web for pages. Images, tables and style sheets are not drawn.
@MainActor @preconcurrency open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The page; nil: an empty one.
  open var markupText: String?

  /// A page of the web for pages.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  override var words: NSAttributedString {
    let page = try? unsafe NSAttributedString(
      data: Data((markupText ?? "").utf8),
      options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    return page ?? super.words
  }
}

/// Draws what is printed on pages, into the context of the thread.
@MainActor @preconcurrency open class UIPrintPageRenderer: NSObject {
  /// The height of headers, in points.
  open var headerHeight: CGFloat = 0
  /// The height of footers, in points.
  open var footerHeight: CGFloat = 0
  /// The paper, in points (default: 612 by 792).
  open var paperRect = CGRect(x: 0, y: 0, width: 612, height: 792)
  /// The part of the paper that can be printed on, in points (default: all of it).
  open var printableRect: CGRect { printable ?? paperRect }
  private var printable: CGRect?
  /// The parts; nil: none.
  open var printFormatters: [UIPrintFormatter]?

  public override init() {
    super.init()
  }

  /// Sets a value by its name: `paperRect` and `printableRect`, as programs do that make documents.
  public func setValue(_ value: Any?, forKey key: String) {
    let rect = value as? CGRect
    switch (key, rect) {
    case ("paperRect", let rect?): paperRect = rect
    case ("printableRect", let rect?): printable = rect
    default: break
    }
  }

  /// The part of a page between header and footer.
  var contentRect: CGRect {
    let rect = printableRect
    return CGRect(
      x: rect.minX, y: rect.minY + headerHeight, width: rect.width,
      height: max(rect.height - headerHeight - footerHeight, 0))
  }

  /// The number of pages that the parts take.
  open var numberOfPages: Int {
    (printFormatters ?? []).map { $0.startPage + $0.count(on: contentRect) }.max() ?? 0
  }

  /// Adds a part from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = min(max(pageIndex, 0), 1000)
    formatter.printPageRenderer = self
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  /// Returns the parts that are drawn on a page; nil: none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    printFormatters?.filter {
      $0.startPage <= pageIndex && pageIndex < $0.startPage + $0.count(on: contentRect)
    }
  }

  /// Does nothing; override it to get ready.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page: its header, its parts, its content and its footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let rect = printableRect
    if headerHeight > 0 {
      drawHeaderForPage(
        at: pageIndex,
        in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: headerHeight))
    }
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    drawContentForPage(at: pageIndex, in: contentRect)
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(
          x: rect.minX, y: rect.maxY - footerHeight, width: rect.width, height: footerHeight))
    }
  }

  /// Draws a part on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: contentRect, forPageAt: pageIndex)
  }

  /// Draws nothing; override it to draw a header.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws nothing; override it to draw a page.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws nothing; override it to draw a footer.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// The facts of a print.
@MainActor @preconcurrency open class UIPrintInfo: NSObject {
  /// The kind of print.
  public enum OutputType: Int, Sendable {
    /// Text with pictures, photos, or grey.
    case general, photo, grayscale, photoGrayscale
  }

  /// The direction of the paper.
  public enum Orientation: Int, Sendable {
    /// Upright or across.
    case portrait, landscape
  }

  /// The sides of the paper.
  public enum Duplex: Int, Sendable {
    /// One, or both, turned at one of two edges.
    case none, longEdge, shortEdge
  }

  /// The name of the print.
  open var jobName = ""
  /// The kind of print.
  open var outputType = OutputType.general
  /// The direction of the paper.
  open var orientation = Orientation.portrait
  /// The sides of the paper.
  open var duplex = Duplex.none

  /// Returns facts to be changed.
  public class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }

  /// Facts; those of a dictionary are not read.
  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
  }
}

/// Asks for a printer. There is none, and nobody is asked.
@MainActor @preconcurrency open class UIPrintInteractionController: NSObject {
  /// A function of the end.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The only one.
  public static let shared = UIPrintInteractionController()
  /// False: there is no printer.
  open class var isPrintingAvailable: Bool { false }
  /// Returns false: nothing is printed.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// Returns false: nothing is printed.
  open class func canPrint(_ url: URL) -> Bool { false }

  /// The facts; nil: none.
  open var printInfo: UIPrintInfo?
  /// The thing that is printed; nil: none.
  open var printingItem: Any?
  /// The things that are printed; nil: none.
  open var printingItems: [Any]?
  /// The renderer of pages; nil: none.
  open var printPageRenderer: UIPrintPageRenderer?
  /// The part that is printed; nil: none.
  open var printFormatter: UIPrintFormatter?
  /// Whether copies are asked for. No effect: nobody is asked.
  open var showsNumberOfCopies = true
  /// Whether the paper is asked for. No effect: nobody is asked.
  open var showsPaperSelectionForLoadedPapers = false

  /// Returns false, and reports that nothing was printed.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler?) -> Bool {
    completion?(self, false, nil)
    return false
  }

  /// Returns false, and reports that nothing was printed.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler?
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// No effect: nobody is asked.
  open func dismiss(animated: Bool) {}
}
