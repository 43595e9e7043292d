/// The direction in which lines of text and rows of views run; decides where leading is.
@frozen
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Text begins on the left, as in English: leading is left.
  case leftToRight
  /// Text begins on the right, as in Arabic and Hebrew: leading is right.
  case rightToLeft
}
