public import Foundation

extension AttributeScopes {
  /// The attributes of a string that UIKit's views show, and texts of SwiftUI where those of their own scope are missing.
  public struct UIKitAttributes: AttributeScope {
    /// The font of words.
    public let font: FontAttribute
    /// The style of their paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind them.
    public let backgroundColor: BackgroundColorAttribute
    /// Points after each character; ligatures stay.
    public let kern: KernAttribute
    /// Points after each character, without ligatures.
    public let tracking: TrackingAttribute
    /// A line through words.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of that line; nil: the letters'.
    public let strikethroughColor: StrikethroughColorAttribute
    /// A line below words.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of that line; nil: the letters'.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the letters' outline.
    public let strokeColor: StrokeColorAttribute
    /// The width of the letters' outline, in percent of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// How far words stand above their baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// SwiftUI's attributes.
    public let swiftUI: SwiftUIAttributes
    /// How words are spoken.
    public let accessibility: AccessibilityAttributes
    /// Foundation's attributes: links, emphasis, languages.
    public let foundation: FoundationAttributes
  }

  /// The scope by its name, for functions that ask for one.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Lets `string.font` and the others be written with values of UIKit, where SwiftUI's have another type.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

/// An attribute of a string of Swift that has a key in strings of Objective-C.
protocol KeyedAttribute: AttributedStringKey where Value: Sendable {
  static var key: NSAttributedString.Key { get }
  /// The value as it stands at the key.
  static func object(_ value: Value) -> Any
  /// Reads the value at the key; nil: it is another type's.
  static func value(_ object: Any) -> Value?
}

extension KeyedAttribute {
  static func object(_ value: Value) -> Any { value }
  static func value(_ object: Any) -> Value? { object as? Value }
  public static var name: String { key.rawValue }
}

extension KeyedAttribute where Value == CGFloat {
  static func object(_ value: CGFloat) -> Any { NSNumber(value: Double(value)) }
  static func value(_ object: Any) -> CGFloat? {
    (object as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}

extension KeyedAttribute where Value == NSUnderlineStyle {
  static func object(_ value: NSUnderlineStyle) -> Any { value.rawValue }
  static func value(_ object: Any) -> NSUnderlineStyle? {
    (object as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) }
  }
}

extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: KeyedAttribute {
    public typealias Value = UIFont
    static var key: NSAttributedString.Key { .font }
  }

  /// The style of a paragraph.
  public enum ParagraphStyleAttribute: KeyedAttribute {
    public typealias Value = NSParagraphStyle
    static var key: NSAttributedString.Key { .paragraphStyle }
  }

  /// The color of the letters.
  public enum ForegroundColorAttribute: KeyedAttribute {
    public typealias Value = UIColor
    static var key: NSAttributedString.Key { .foregroundColor }
  }

  /// The color behind the letters.
  public enum BackgroundColorAttribute: KeyedAttribute {
    public typealias Value = UIColor
    static var key: NSAttributedString.Key { .backgroundColor }
  }

  /// Points after each character; ligatures stay.
  public enum KernAttribute: KeyedAttribute {
    public typealias Value = CGFloat
    static var key: NSAttributedString.Key { .kern }
  }

  /// Points after each character, without ligatures.
  public enum TrackingAttribute: KeyedAttribute {
    public typealias Value = CGFloat
    static var key: NSAttributedString.Key { .tracking }
  }

  /// A line through the words.
  public enum StrikethroughStyleAttribute: KeyedAttribute {
    public typealias Value = NSUnderlineStyle
    static var key: NSAttributedString.Key { .strikethroughStyle }
  }

  /// The color of the line through the words.
  public enum StrikethroughColorAttribute: KeyedAttribute {
    public typealias Value = UIColor
    static var key: NSAttributedString.Key { .strikethroughColor }
  }

  /// A line below the words.
  public enum UnderlineStyleAttribute: KeyedAttribute {
    public typealias Value = NSUnderlineStyle
    static var key: NSAttributedString.Key { .underlineStyle }
  }

  /// The color of the line below the words.
  public enum UnderlineColorAttribute: KeyedAttribute {
    public typealias Value = UIColor
    static var key: NSAttributedString.Key { .underlineColor }
  }

  /// The color of the letters' outline.
  public enum StrokeColorAttribute: KeyedAttribute {
    public typealias Value = UIColor
    static var key: NSAttributedString.Key { .strokeColor }
  }

  /// The width of the letters' outline, in percent of the font's size.
  public enum StrokeWidthAttribute: KeyedAttribute {
    public typealias Value = CGFloat
    static var key: NSAttributedString.Key { .strokeWidth }
  }

  /// How far up the words are moved, in points.
  public enum BaselineOffsetAttribute: KeyedAttribute {
    public typealias Value = CGFloat
    static var key: NSAttributedString.Key { .baselineOffset }
  }
}
