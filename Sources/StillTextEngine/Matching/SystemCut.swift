/// A cut of an embedded family that stands in for one of San Francisco's: its characters stand and rise as those on iOS do.
enum SystemCut: Hashable, Sendable {
  /// Inter, the cut for text, up to medium weight.
  case text
  /// Inter from semibold on.
  case boldText
  /// Inter Display, up to medium weight.
  case display
  /// Inter Display from semibold on.
  case boldDisplay
  /// JetBrains Mono, whose characters are 0.6 em wide: San Francisco's are 0.618 in Apple's pictures (rule L9.15).
  case monospaced
}
