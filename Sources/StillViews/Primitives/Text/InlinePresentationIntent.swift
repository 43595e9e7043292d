#if !canImport(Darwin)
  public import Foundation

  /// The purpose of a part of a text: emphasis, code and others. Foundation on Linux lacks it.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Words that stand out: shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Words that stand out more: shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code: shown with letters of one width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Words that are not true any more: shown with a line through them.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line that ends in the source only.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line that ends.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// Marks of HTML between words.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// Marks of HTML around paragraphs.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
  }

  extension AttributeScopes.FoundationAttributes {
    /// The attribute of strings that holds it; Markdown sets it.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }

    /// Only its type is used, to name the attribute.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
      preconditionFailure("an attribute's name has no value")
    }
  }
#endif
