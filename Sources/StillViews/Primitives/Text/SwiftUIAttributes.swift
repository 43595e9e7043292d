public import Foundation

extension AttributeScopes {
  /// The attributes of a string that a `Text` shows.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of words, in the place of the view's.
    public let font: FontAttribute
    /// The colour of words, in the place of the foreground style.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour of the text, as high as the line.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through words, with its pattern and colour.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line below words, with its pattern and colour.
    public let underlineStyle: UnderlineStyleAttribute
    /// Room after each character, in points (`kerning(_:)`).
    public let kern: KerningAttribute
    /// Room after each character, in points (`tracking(_:)`).
    public let tracking: TrackingAttribute
    /// How far words stand above their baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// How words are spoken.
    public let accessibility: AccessibilityAttributes
    /// Foundation's attributes: links, emphasis, languages.
    public let foundation: FoundationAttributes
  }

  /// The scope by its name, for functions that ask for one.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Lets `string.font` and the others be written.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }

  /// The colour of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour of the room that the words take, from the top of the line's letters to their bottom.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// A line through the words.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// A line under the words.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// Room between characters, in points; ligatures stay.
  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Kern"
  }

  /// Room between characters, in points, without ligatures.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Tracking"
  }

  /// How far up the words are moved, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.BaselineOffset"
  }
}
