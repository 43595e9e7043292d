public import Foundation
package import StillText
public import StillViewGraph

/// How the lines of a text lie in its own width.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Leading is on the left unless text runs from right to left.
  case leading, center, trailing
}

private let textSystemEntry = EnvironmentEntry<(any TextSystem)?>(nil)

extension EnvironmentValues {
  /// The system that measures and shapes text.
  package var textSystem: (any TextSystem)? {
    get { self[textSystemEntry] }
    set { self[textSystemEntry] = newValue }
  }

  /// The font of text; nil: body.
  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }

  package var fontWeight: Font.Weight? {
    get { text.weight }
    set { text.weight = newValue }
  }

  package var isBold: Bool {
    get { text.isBold }
    set { text.isBold = newValue }
  }

  package var isItalic: Bool {
    get { text.isItalic }
    set { text.isItalic = newValue }
  }

  package var usesMonospacedDigits: Bool {
    get { text.usesMonospacedDigits }
    set { text.usesMonospacedDigits = newValue }
  }

  /// The most lines that a text has; nil: any number (rule L3.45).
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }

  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  /// How the lines of a text lie in its own width.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// Where a text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }
}

extension View {
  /// Sets the font of text inside; nil: body.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets how heavy text inside is.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Emphasises text inside.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.isBold, isActive)
  }

  /// Slants text inside.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }

  /// Gives digits inside one width.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.usesMonospacedDigits, true)
  }

  /// Limits the lines of text inside.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(_LineLimitModifier(limit: number, reserved: 0))
  }

  /// Adds room between lines, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Aligns the lines of a text in its own width (rule L3.47).
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where text that does not fit is cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}
