import Foundation
import StillGeometry
public import StillViewGraph

/// Why words and images are not shown.
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

/// The reasons of redaction, and the kind of content.
private struct Redaction: Equatable {
  var reasons: RedactionReasons = []
  /// Whether the text is private.
  var isPrivate = false
  /// Whether the words may be out of date.
  var isInvalidatable = false

  /// Whether bars stand in place of the words. A reason of which nothing is known hides nothing.
  var hidesWords: Bool {
    reasons.contains(.placeholder) || (isPrivate && reasons.contains(.privacy))
      || (isInvalidatable && reasons.contains(.invalidated))
  }
}

private let redactionEntry = EnvironmentEntry(Redaction())

extension EnvironmentValues {
  private var redaction: Redaction {
    get { self[redactionEntry] }
    set { self[redactionEntry] = newValue }
  }

  /// Why words are not shown.
  public var redactionReasons: RedactionReasons {
    get { redaction.reasons }
    set { redaction.reasons = newValue }
  }

  /// Whether the content is private, as set by `privacySensitive()`.
  fileprivate var isPrivate: Bool {
    get { redaction.isPrivate }
    set { redaction.isPrivate = newValue }
  }

  /// Whether the content may be outdated, as set by `invalidatableContent()`.
  fileprivate var isInvalidatable: Bool {
    get { redaction.isInvalidatable }
    set { redaction.isInvalidatable = newValue }
  }

  /// The renderer of text: bars for redacted text, or the `textRenderer` (default: nil, the standard drawing).
  var shownTextRenderer: TextRendering? {
    redaction.hidesWords ? unsafe WordBars.renderer : textRenderer
  }

  /// Whether a bar stands in place of an image.
  var hidesImages: Bool { redaction.hidesWords }
}

extension View {
  /// Shows bars in place of text and images: all for placeholders, those inside `privacySensitive()` for privacy, and
  /// those inside `invalidatableContent()` for outdated content. Shapes are not changed.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the text again, regardless of the reasons around the view.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks text as private: inside `redacted(reason: .privacy)` bars replace it.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivate, sensitive)
  }

  /// Marks words that may be out of date: inside `redacted(reason: .invalidated)` bars stand in their place.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    environment(\.isInvalidatable, invalidatable)
  }
}

/// How bars look that stand in place of something (rule L10.27).
enum RedactionBar {
  /// How much of the foreground's colour they have.
  static let opacity: CGFloat = 0.16
  /// In points.
  static let cornerRadius: CGFloat = 2
  /// The bar's height per point of a line's ascent: 12 points, down to the baseline, for a font of 16.
  static let height: CGFloat = 12 / 15.23
  /// How far a bar reaches beyond each end of its line, in points.
  static let overhang: CGFloat = 2
}

/// Rounded bars instead of letters, one for each line: from above the capitals down to the baseline, and 2 points beyond its
/// ends.
final class WordBars: TextRendering {
  /// The shared instance, so that texts with bars compare equal.
  ///
  /// Unsafe only in name: it has no properties.
  nonisolated(unsafe) static let renderer = WordBars()

  override func draw(
    _ layout: Text.Layout, in context: inout GraphicsContext, at time: TimeInterval
  ) {
    for line in layout {
      var bar = context
      bar.opacity *= RedactionBar.opacity
      let bounds = line.typographicBounds
      let rect = CGRect(
        x: bounds.rect.minX - RedactionBar.overhang,
        y: bounds.rect.minY + bounds.ascent * (1 - RedactionBar.height),
        width: bounds.rect.width + 2 * RedactionBar.overhang,
        height: bounds.ascent * RedactionBar.height)
      bar.fill(
        Path(roundedRect: rect, cornerRadius: RedactionBar.cornerRadius), with: .foreground)
    }
  }
}
