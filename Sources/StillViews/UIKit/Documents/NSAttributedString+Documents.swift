public import Foundation

extension NSAttributedString {
  /// The kind of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Letters alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of the web.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text. It is read as letters alone.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with files. It is read as letters alone.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// Values that a document is read with.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind, a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding` (default: UTF-8).
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of letters that have none.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The address of relative links, a `URL`.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// Values of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind, a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// The words of a document: of pages of the web headings, paragraphs, lists, links, bold, italic, underlined and crossed out words, and
  /// colours; of others their letters.
  ///
  /// Images, tables and style sheets are not read.
  ///
  /// - Parameter dict: Receives nothing.
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for data that are no text.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let number =
      options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? NSNumber)?.uintValue
    let encoding = number.map { String.Encoding(rawValue: $0) } ?? .utf8
    guard
      let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    let start = text.prefix { $0.isWhitespace || $0 == "<" }
    let isPage =
      options[.documentType].map { $0 as? DocumentType == .html } ?? start.contains("<")
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    guard isPage else {
      self.init(string: text, attributes: attributes)
      return
    }
    var reader = PageReader(attributes, base: options[.baseURL] as? URL)
    self.init(attributedString: reader.read(text))
  }

  /// The words of a file, as those of data.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try unsafe self.init(
      data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }
}

extension NSAttributedString {
  /// Returns the letters of a part in UTF-8. No effect of the kind: attributes are not written.
  ///
  /// - Throws: `CocoaError.fileWriteUnknown` for a range beyond the string.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    guard range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    else { throw CocoaError(.fileWriteUnknown) }
    return Data((string as NSString).substring(with: range).utf8)
  }
}
