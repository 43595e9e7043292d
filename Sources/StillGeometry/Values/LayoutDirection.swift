/// The direction in which lines of text and rows of views run; decides where leading is.
@frozen
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
