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

  /// Returns the bytes; nil without any.
  open func dataRepresentation() -> Data? { bytes }
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

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
  }

  /// No effect: no page is drawn.
  open func usePageViewController(_ enable: Bool) {}
}
