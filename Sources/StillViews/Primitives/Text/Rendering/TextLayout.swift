public import Foundation
import StillText

extension Text {
  /// The layout of a text: its lines from top to bottom.
  ///
  /// Coordinates are points, y down, from the text's top left corner.
  public struct Layout: RandomAccessCollection {
    let storage: TextLayoutStorage

    public var startIndex: Int { 0 }
    public var endIndex: Int { storage.lines.count }

    public subscript(index: Int) -> Line { Line(storage: storage, index: index) }

    /// Whether text is missing because there was not room enough.
    public var isTruncated: Bool { storage.isTruncated }

    /// The room that letters take: a place on the baseline, and how far they reach from it.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      /// How far it reaches to the right, in points.
      public var width: CGFloat
      /// Above the baseline.
      public var ascent: CGFloat
      /// Below the baseline; positive.
      public var descent: CGFloat
      /// The font's leading between lines.
      public var leading: CGFloat

      /// No room at the origin.
      public init() {
        origin = .zero
        width = 0
        ascent = 0
        descent = 0
        leading = 0
      }

      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
      }

      /// From the ascent to the descent.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A place in the text's characters. Distances are in UTF-16 units of the words that are shown.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let offset: Int

      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }

      public func advanced(by n: Int) -> CharacterIndex {
        CharacterIndex(offset: offset.addingReportingOverflow(n).partialValue)
      }

      public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
    }

    /// How glyphs are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32

      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      /// Draws glyphs exactly where they are, and not at the next sixteenth of a pixel: for text that moves very
      /// slowly.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// One line of a text: its runs from left to right.
    public struct Line: RandomAccessCollection {
      let storage: TextLayoutStorage
      let index: Int

      private var record: TextLayoutStorage.Line { storage.lines[index] }

      /// The left end of the line on its baseline.
      public var origin: CGPoint { record.bounds.origin }
      /// Of the whole line; without the spaces at its end.
      public var typographicBounds: TypographicBounds { record.bounds }

      public var startIndex: Int { 0 }
      public var endIndex: Int { record.runs.count }

      public subscript(index: Int) -> Run { Run(record: record.runs[index], storage: storage) }
    }
  }
}

/// The lines of a text with their paints.
final class TextLayoutStorage {
  struct Line {
    let bounds: Text.Layout.TypographicBounds
    let runs: [Run]
  }

  /// Clusters of one font, one style and equal custom attributes.
  struct Run {
    let detailed: DetailedRun
    /// Which of the clusters.
    let clusters: Range<Int>
    let attributes: CustomTextAttributes

    /// Returns the bounds of a range of clusters.
    func bounds(of part: Range<Int>) -> Text.Layout.TypographicBounds {
      let clusters = detailed.clusters[part]
      var origin = detailed.run.origin
      origin.x += clusters.first?.x ?? detailed.clusters.last.map { $0.x + $0.width } ?? 0
      return Text.Layout.TypographicBounds(
        origin: origin, width: clusters.reduce(0) { $0 + $1.width }, ascent: detailed.ascent,
        descent: detailed.descent, leading: detailed.leading)
    }
  }

  let lines: [Line]
  let isTruncated: Bool
  let ink: TextInk
  /// The text's own.
  let size: CGSize

  init(_ layout: DetailedLayout, spans: CustomTextAttributeSpans, ink: TextInk, size: CGSize) {
    isTruncated = layout.isTruncated
    self.ink = ink
    self.size = size
    lines = layout.lines.map { line in
      let bounds = Text.Layout.TypographicBounds(
        origin: CGPoint(x: line.line.origin.x, y: line.line.baseline), width: line.line.width,
        ascent: line.line.ascent, descent: line.line.descent, leading: line.leading)
      return Line(bounds: bounds, runs: line.runs.flatMap { Self.runs(of: $0, spans) })
    }
  }

  /// Splits a run where custom attributes change.
  private static func runs(of detailed: DetailedRun, _ spans: CustomTextAttributeSpans) -> [Run] {
    let clusters = detailed.clusters
    func span(_ index: Int) -> Int {
      let characters = clusters[index].characters
      // An ellipsis belongs to the character before it.
      return spans.index(at: characters.lowerBound - (characters.isEmpty ? 1 : 0))
    }
    var runs: [Run] = []
    var start = 0
    while start < clusters.count {
      let current = span(start)
      var end = start + 1
      if spans.isEmpty { end = clusters.count }
      while end < clusters.count, span(end) == current { end += 1 }
      runs.append(
        Run(detailed: detailed, clusters: start..<end, attributes: spans.attributes(current)))
      start = end
    }
    return runs
  }
}
