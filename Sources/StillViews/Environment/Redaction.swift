import Foundation
import StillGeometry
public import StillViewGraph

/// Why words are not shown.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The words are not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The words are private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The words are out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private let redactionEntry = EnvironmentEntry<RedactionReasons>([])

extension EnvironmentValues {
  /// Why words are not shown.
  public var redactionReasons: RedactionReasons {
    get { self[redactionEntry] }
    set { self[redactionEntry] = newValue }
  }
}

extension View {
  /// Shows bars in place of words.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    textRenderer(WordBars())
      .transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the words again.
  nonisolated public func unredacted() -> some View {
    transformEnvironment(\.textRenderer) { if $0 != nil { $0 = nil } }
      .environment(\.redactionReasons, [])
  }
}

/// A rounded bar for each line, in a fifth of the words' own colour.
private struct WordBars: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      var bar = context
      bar.opacity *= 0.2
      let bounds = line.typographicBounds.rect
      bar.fill(
        Path(roundedRect: bounds.insetBy(dx: 0, dy: bounds.height * 0.12), cornerRadius: 3),
        with: .foreground)
    }
  }
}
