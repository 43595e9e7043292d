/// The direction in which lines of text and rows of views run; decides where leading is.
@frozen
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English: leading is left.
  case leftToRight
  /// As in Arabic and Hebrew: leading is right.
  case rightToLeft
}
