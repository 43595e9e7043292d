public import Foundation
import StillViewGraph

/// One or more lines of text.
nonisolated public struct Text: Equatable, Sendable {
  /// A stretch of text with what was set on it.
  struct Run: Equatable, Sendable {
    var text: String
    var font: Font?
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var usesMonospacedDigits: Bool?
    var color: Color??
    var style: AnyStyle?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
  }

  /// A style that compares as different from every other one.
  struct AnyStyle: Equatable, Sendable {
    let style: AnyShapeStyle
    static func == (a: Self, b: Self) -> Bool { false }
  }

  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  var runs: [Run]

  public init<S: StringProtocol>(_ content: S) {
    runs = [Run(text: String(content))]
  }

  /// The string as it is.
  public init(verbatim content: String) {
    runs = [Run(text: content)]
  }

  public static func + (a: Text, b: Text) -> Text {
    var result = a
    result.runs += b.runs
    return result
  }

  /// Changes each run; what is set further in stays.
  private func inside(_ change: (inout Run) -> Void) -> Text {
    var result = self
    for index in result.runs.indices { change(&result.runs[index]) }
    return result
  }

  public func font(_ font: Font?) -> Text { inside { $0.font = $0.font ?? font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    inside { $0.weight = $0.weight ?? weight }
  }
  public func bold() -> Text { bold(true) }
  public func bold(_ isActive: Bool) -> Text { inside { $0.isBold = $0.isBold ?? isActive } }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text {
    inside { $0.isItalic = $0.isItalic ?? isActive }
  }
  public func monospacedDigit() -> Text {
    inside { $0.usesMonospacedDigits = $0.usesMonospacedDigits ?? true }
  }
  public func foregroundColor(_ color: Color?) -> Text {
    inside { if $0.color == nil, $0.style == nil { $0.color = .some(color) } }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    inside {
      guard $0.color == nil, $0.style == nil else { return }
      if let color = style as? Color {
        $0.color = .some(color)
      } else {
        $0.style = AnyStyle(style: AnyShapeStyle(style))
      }
    }
  }
  /// Extra room between characters that may break ligatures, in points.
  public func kerning(_ kerning: CGFloat) -> Text {
    inside { $0.kerning = $0.kerning ?? kerning }
  }
  /// Extra room between characters, in points.
  public func tracking(_ tracking: CGFloat) -> Text {
    inside { $0.tracking = $0.tracking ?? tracking }
  }
  /// How far up the text is moved, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    inside { $0.baselineOffset = $0.baselineOffset ?? offset }
  }
  public func underline(_ isActive: Bool = true) -> Text {
    inside { $0.isUnderlined = $0.isUnderlined ?? isActive }
  }
  public func strikethrough(_ isActive: Bool = true) -> Text {
    inside { $0.isStruckThrough = $0.isStruckThrough ?? isActive }
  }
}
