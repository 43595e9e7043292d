import StillText
public import StillViewGraph

extension Text {
  /// A line under a text or through it.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken up. Dashes are eight times as long as the line is thick, dots twice, and the
    /// gaps between them twice or three times.
    public struct Pattern: Hashable, Sendable {
      let kind: LinePattern

      /// Unbroken.
      public static let solid = Pattern(kind: .solid)
      /// Dots.
      public static let dot = Pattern(kind: .dot)
      /// Dashes.
      public static let dash = Pattern(kind: .dash)
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(kind: .dashDot)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }

    let pattern: Pattern
    /// Nil: the text's own.
    let color: Color?

    /// A line style (default colour: the text's).
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single solid line in the text's colour.
    public static let single = LineStyle()
  }
}

extension EnvironmentValues {
  /// The line under text without an explicit underline.
  package var textUnderline: Text.LineStyle? {
    get { text.underline }
    set { text.underline = newValue }
  }

  /// The line through text without an explicit strikethrough.
  package var textStrikethrough: Text.LineStyle? {
    get { text.strikethrough }
    set { text.strikethrough = newValue }
  }
}

extension View {
  /// Draws a line under the text inside, in the text's colour unless another one is given.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textUnderline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Draws a line through the text inside, in the text's colour unless another one is given.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textStrikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
}
