import Foundation
import StillViewGraph

/// The environment's text settings in one value: a text reads all of them at once.
nonisolated struct TextValues {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var usesMonospacedDigits = false
  var scale = Text.Scale.default
  var textCase: Text.Case?

  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?

  var alignment = TextAlignment.leading
  var lineLimit: Int?
  var reservedLines = 0
  var lineSpacing: CGFloat = 0
  var truncation = Text.TruncationMode.tail
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  /// When the caret at the text's end was last solid from the start; nil: there is none.
  var caret: TimeInterval?
  /// Whether it is text that is typed, whose lines end as they come (rule L3.67).
  var isTyped = false
}

private let textEntry = EnvironmentEntry(TextValues())

extension EnvironmentValues {
  /// All that is set of text here.
  var text: TextValues {
    get { self[textEntry] }
    set { self[textEntry] = newValue }
  }
}
