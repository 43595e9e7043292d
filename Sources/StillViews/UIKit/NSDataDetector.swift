public import Foundation

/// Finds links and addresses of mail in texts. Of dates, telephone numbers and places none are found.
public final class NSDataDetector: NSObject, Sendable {
  /// The kinds of data that are looked for.
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue

  /// - Parameter types: the kinds, of which at least one has to be said.
  public init(types: NSTextCheckingResult.CheckingType.RawValue) throws {
    guard types != 0 else { throw CocoaError(.fileReadUnknown) }
    checkingTypes = types
  }

  /// Returns what lies in a part of a text.
  ///
  /// - Parameter range: in units of UTF-16.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let isAsked = checkingTypes & NSTextCheckingResult.linkType.rawValue != 0
    guard isAsked, let part = Range(range, in: string) else { return [] }
    return string[part].matches(of: Self.address).compactMap { match in
      // A sentence goes on behind a link.
      let text = match.0.trimmingSuffix { ".,;:!?)\"'".contains($0) }
      guard let link = Self.link(to: String(text)) else { return nil }
      return LinkResult(NSRange(text.startIndex..<text.endIndex, in: string), link)
    }
  }

  /// Returns the first one; nil: there is none.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns how many there are.
  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Web addresses with or without a scheme, and addresses of mail.
  private static var address: Regex<Substring> {
    /(?:[a-z][a-z0-9+.\-]*:\/\/[^\s<>"]+)|(?:www\.[^\s<>"]+)|(?:(?:mailto:)?[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+)|(?:\b[a-z0-9\-]+(?:\.[a-z0-9\-]+)*\.(?:com|org|net|edu|gov|io|dev|app|de|uk|fr|eu)\b(?:\/[^\s<>"]*)?)/
      .ignoresCase()
  }

  private static func link(to text: String) -> URL? {
    if text.contains("://") || text.hasPrefix("mailto:") { return URL(string: text) }
    return URL(string: text.contains("@") ? "mailto:\(text)" : "http://\(text)")
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isUnwanted: (Character) -> Bool) -> Substring {
    var result = self
    while let last = result.last, isUnwanted(last) { result.removeLast() }
    return result
  }
}

/// A link in a text. Foundation's own results are those of regular expressions.
private final class LinkResult: NSTextCheckingResult {
  private let place: NSRange
  let link: URL

  init(_ place: NSRange, _ link: URL) {
    (self.place, self.link) = (place, link)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override var resultType: CheckingType { Self.linkType }
  override func range(at index: Int) -> NSRange { place }
  override func copy(with zone: NSZone?) -> Any { self }
}

extension NSTextCheckingResult {
  /// Foundation's `CheckingType.link`, which is deprecated as nothing there finds links.
  fileprivate static var linkType: CheckingType { CheckingType(rawValue: 1 << 6) }

  /// The address of a link; nil: it is none.
  public var url: URL? { (self as? LinkResult)?.link }
  /// Always nil: no dates are found.
  public var date: Date? { nil }
  /// Always nil: no telephone numbers are found.
  public var phoneNumber: String? { nil }
}
