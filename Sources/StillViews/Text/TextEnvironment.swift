public import Foundation
package import StillText
public import StillViewGraph

/// How the lines of a text lie in its own width.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

private enum TextSystemKey: EnvironmentKey {
  static var defaultValue: (any TextSystem)? { nil }
}

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private enum FontWeightKey: EnvironmentKey {
  static var defaultValue: Font.Weight? { nil }
}

private enum BoldKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ItalicKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum MonospacedDigitKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private enum LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

extension EnvironmentValues {
  /// What measures and shapes text.
  package var textSystem: (any TextSystem)? {
    get { self[TextSystemKey.self] }
    set { self[TextSystemKey.self] = newValue }
  }

  /// The font of text; nil: body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  package var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  package var isBold: Bool {
    get { self[BoldKey.self] }
    set { self[BoldKey.self] = newValue }
  }

  package var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }

  package var usesMonospacedDigits: Bool {
    get { self[MonospacedDigitKey.self] }
    set { self[MonospacedDigitKey.self] = newValue }
  }

  /// The most lines that a text has; nil: any number (rule 3.45).
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How the lines of a text lie in its own width.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where a text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
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

  /// Aligns the lines of a text in its own width (rule 3.47).
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where text that does not fit is cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}
