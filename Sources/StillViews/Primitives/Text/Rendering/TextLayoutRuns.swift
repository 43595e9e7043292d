import Foundation
import StillDrawing
public import StillGeometry
import StillText

extension Text.Layout {
  /// Glyphs of one font and one style, from left to right; those that belong together are one element.
  public struct Run: RandomAccessCollection {
    let record: TextLayoutStorage.Run
    let storage: TextLayoutStorage

    public var startIndex: Int { 0 }
    public var endIndex: Int { record.clusters.count }

    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// A value that `customAttribute` set on the text.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { record.attributes[key] }

    /// Which way the run is read; its elements go from left to right all the same.
    public var layoutDirection: LayoutDirection {
      record.detailed.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Of all its elements.
    public var typographicBounds: TypographicBounds { record.bounds(of: record.clusters) }

    /// Where the characters of each element begin.
    public var characterIndices: [CharacterIndex] { self[0..<count].characterIndices }
  }

  /// Neighbouring glyphs of a run; each element is a slice of one cluster of glyphs.
  public struct RunSlice: RandomAccessCollection {
    /// The run that the glyphs are from.
    public var run: Run
    /// Which elements of the run.
    public var indices: Range<Int>

    /// - Parameter indices: Those that the run does not have are left out.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: 0..<run.count)
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }

    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// A value that `customAttribute` set on the text.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// Of its elements; without any, a place without width.
    public var typographicBounds: TypographicBounds { run.record.bounds(of: clusterIndices) }

    /// Where the characters of each element begin.
    public var characterIndices: [CharacterIndex] {
      clusters.map { CharacterIndex(offset: $0.characters.lowerBound) }
    }

    private var clusterIndices: Range<Int> {
      let indices = indices.clamped(to: 0..<run.count)
      let start = run.record.clusters.lowerBound
      return start + indices.lowerBound..<start + indices.upperBound
    }

    private var clusters: ArraySlice<GlyphCluster> { run.record.detailed.clusters[clusterIndices] }

    private var isWhole: Bool { clusterIndices == run.record.detailed.clusters.indices }

    /// The slice's glyphs, relative to the run's origin.
    var glyphs: GlyphRun {
      let glyphs = run.record.detailed.run.glyphs
      guard !isWhole, let first = clusters.first, let last = clusters.last else { return glyphs }
      let range = first.glyphs.lowerBound..<last.glyphs.upperBound
      return GlyphRun(
        source: glyphs.source, glyphs: Array(glyphs.glyphs[range]),
        positions: Array(glyphs.positions[range]))
    }

    /// Grounds and lines, cut off where the slice ends.
    var decorations: [TextDecoration] {
      let decorations = run.record.detailed.run.decorations
      guard !isWhole, !decorations.isEmpty else { return decorations }
      let bounds = typographicBounds.rect
      return decorations.map { $0.part(from: bounds.minX, to: bounds.maxX) }
    }
  }
}

extension TextLayoutStorage {
  /// Returns the commands that paint slices, in the text's coordinates: backgrounds, glyphs, then lines.
  func commands(for slices: [Text.Layout.RunSlice], isExact: Bool) -> [DrawCommand] {
    let frame = CGRect(origin: .zero, size: size)
    let lines = DecorationLines(slices.map(\.decorations))
    var commands: [DrawCommand] = []
    ink.paint(lines.backgrounds, in: frame) { commands.append($0) }
    for slice in slices where !slice.isEmpty {
      let run = slice.run.record.detailed.run
      ink.paint(
        slice.glyphs, at: run.origin, paintIndex: run.paintIndex, in: frame, isExact: isExact
      ) { commands.append($0) }
    }
    ink.paint(lines.strokes, in: frame) { commands.append($0) }
    return commands
  }
}
