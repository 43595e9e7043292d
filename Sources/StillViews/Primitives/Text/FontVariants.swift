import Foundation
public import StillViewGraph

extension EnvironmentValues {
  /// The design of text whose font has no explicit one.
  package var fontDesign: Font.Design? {
    get { text.design }
    set { text.design = newValue }
  }

  /// Whether text is in the monospaced design, regardless of its font's design.
  package var isMonospaced: Bool {
    get { text.isMonospaced }
    set { text.isMonospaced = newValue }
  }

  /// How wide the letters of text are.
  package var fontWidth: Font.Width? {
    get { text.width }
    set { text.width = newValue }
  }
}

extension View {
  /// Sets the design of text inside; nil: each font's own.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontDesign, design)
  }

  /// Sets how wide the letters of text inside are; nil: each font's own.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.fontWidth, width)
  }

  /// Sets text inside in the monospaced design, regardless of its font's design.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.isMonospaced, isActive)
  }
}
