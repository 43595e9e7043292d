public import Foundation
package import StillText
public import StillViewGraph

/// How the lines of a text lie in its own width.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

private let textSystemEntry = EnvironmentEntry<(any TextSystem)?>(nil)
private let fontEntry = EnvironmentEntry<Font?>(nil)
private let fontWeightEntry = EnvironmentEntry<Font.Weight?>(nil)
private let boldEntry = EnvironmentEntry(false)
private let italicEntry = EnvironmentEntry(false)
private let monospacedDigitEntry = EnvironmentEntry(false)
private let lineLimitEntry = EnvironmentEntry<Int?>(nil)
private let lineSpacingEntry = EnvironmentEntry<CGFloat>(0)
private let textAlignmentEntry = EnvironmentEntry<TextAlignment>(.leading)
private let truncationModeEntry = EnvironmentEntry<Text.TruncationMode>(.tail)

extension EnvironmentValues {
  /// What measures and shapes text.
  package var textSystem: (any TextSystem)? {
    get { self[textSystemEntry] }
    set { self[textSystemEntry] = newValue }
  }

  /// The font of text; nil: body.
  public var font: Font? {
    get { self[fontEntry] }
    set { self[fontEntry] = newValue }
  }

  package var fontWeight: Font.Weight? {
    get { self[fontWeightEntry] }
    set { self[fontWeightEntry] = newValue }
  }

  package var isBold: Bool {
    get { self[boldEntry] }
    set { self[boldEntry] = newValue }
  }

  package var isItalic: Bool {
    get { self[italicEntry] }
    set { self[italicEntry] = newValue }
  }

  package var usesMonospacedDigits: Bool {
    get { self[monospacedDigitEntry] }
    set { self[monospacedDigitEntry] = newValue }
  }

  /// The most lines that a text has; nil: any number (rule 3.45).
  public var lineLimit: Int? {
    get { self[lineLimitEntry] }
    set { self[lineLimitEntry] = newValue }
  }

  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { self[lineSpacingEntry] }
    set { self[lineSpacingEntry] = newValue }
  }

  /// How the lines of a text lie in its own width.
  public var multilineTextAlignment: TextAlignment {
    get { self[textAlignmentEntry] }
    set { self[textAlignmentEntry] = newValue }
  }

  /// Where a text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[truncationModeEntry] }
    set { self[truncationModeEntry] = newValue }
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
