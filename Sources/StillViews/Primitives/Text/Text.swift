public import Foundation
import StillViewGraph

/// One or more lines of text.
///
/// ```swift
/// Text("Total: **\(12)**").font(.title).foregroundStyle(.secondary)
/// ```
nonisolated public struct Text: Equatable, Sendable {
  /// A run of a text, with its styling.
  struct Run: Equatable, Sendable {
    var content: TextContent
    var style = TextStyling()
  }

  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start, at the end or in the middle of its last line; an ellipsis replaces the omitted part.
    case head, tail, middle
  }

  var runs: [Run]

  init(_ content: TextContent) {
    runs = [Run(content: content)]
  }

  /// A text from a table of strings, or the key itself where no table is named and the program has none; Markdown in it is read.
  ///
  /// - Parameters:
  ///   - tableName: The file of strings without its extension; nil: "Localizable", where there is a bundle.
  ///   - bundle: Where the file lies; nil: the main bundle, where a table is named.
  ///   - comment: For translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    guard tableName != nil || bundle != nil || !ProgramStrings.isEmpty else {
      self.init(key.plainText.map { .string($0) } ?? .key(key, nil))
      return
    }
    self.init(
      .key(key, StringTable(name: tableName ?? "Localizable", bundle: bundle ?? .main)))
  }

  /// A verbatim string.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.init(.string(String(content)))
  }

  /// A verbatim string.
  public init(verbatim content: String) {
    self.init(.string(content))
  }

  /// A symbol in text: of the text's size and weight, on its baseline.
  public init(_ image: Image) {
    self.init(.image(image))
  }

  /// Concatenates two texts, each with its styling; they wrap as one.
  public static func + (a: Text, b: Text) -> Text {
    var result = a
    result.runs += b.runs
    return result
  }

  /// Changes each run; what is set further in stays.
  func inside(_ change: (inout TextStyling) -> Void) -> Text {
    var result = self
    for index in result.runs.indices { change(&result.runs[index].style) }
    return result
  }

  /// Sets the font; nil: the one around the text.
  public func font(_ font: Font?) -> Text { inside { $0.font = $0.font ?? font } }
  /// Sets how heavy the strokes are; nil: as around the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    inside { $0.weight = $0.weight ?? weight }
  }
  /// Emphasises the text by its weight.
  public func bold() -> Text { bold(true) }
  /// Sets the text in bold or not, regardless of the settings around it.
  public func bold(_ isActive: Bool) -> Text { inside { $0.isBold = $0.isBold ?? isActive } }
  /// Slants the letters.
  public func italic() -> Text { italic(true) }
  /// Sets the text in italics or not, regardless of the settings around it.
  public func italic(_ isActive: Bool) -> Text {
    inside { $0.isItalic = $0.isItalic ?? isActive }
  }
  /// Gives digits one width, where the font has such digits.
  public func monospacedDigit() -> Text {
    inside { $0.usesMonospacedDigits = $0.usesMonospacedDigits ?? true }
  }
  /// Sets the text in the system's family of letters of equal width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    inside { $0.isMonospaced = $0.isMonospaced ?? isActive }
  }
  /// Sets the design of the text if its font has no explicit one.
  public func fontDesign(_ design: Font.Design?) -> Text {
    inside { $0.design = $0.design ?? design }
  }
  /// Sets how wide the letters are.
  public func fontWidth(_ width: Font.Width?) -> Text {
    inside { $0.width = $0.width ?? width }
  }
  /// Sets the colour; nil: the foreground style of the environment.
  public func foregroundColor(_ color: Color?) -> Text {
    inside { styling in
      if styling.hasPaint {
        if let color { styling.paint(AnyShapeStyle(color)) }
      } else {
        styling.color = .some(color)
      }
    }
  }
  /// Fills the letters with a style; gradients run across the whole text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    inside {
      if !$0.hasPaint, let color = style as? Color {
        $0.color = .some(color)
      } else {
        $0.paint(AnyShapeStyle(style))
      }
    }
  }
  /// Adds space between characters, in points; ligatures stay. Tracking, if set, takes precedence.
  public func kerning(_ kerning: CGFloat) -> Text {
    inside { $0.kerning = $0.kerning ?? kerning }
  }
  /// Adds space between characters, in points, without ligatures.
  public func tracking(_ tracking: CGFloat) -> Text {
    inside { $0.tracking = $0.tracking ?? tracking }
  }
  /// Moves the text up from the baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    inside { $0.baselineOffset = $0.baselineOffset ?? offset }
  }
  /// Draws a line under the text, in the text's colour by default.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  /// Draws a line of a pattern under the text, in the text's colour by default.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    let line = isActive ? LineStyle(pattern: pattern, color: color) : nil
    return inside { $0.underline = $0.underline ?? .some(line) }
  }
  /// Draws a line through the text, in the text's colour by default.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  /// Draws a line of a pattern through the text, in the text's colour by default.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    let line = isActive ? LineStyle(pattern: pattern, color: color) : nil
    return inside { $0.strikethrough = $0.strikethrough ?? .some(line) }
  }
}
