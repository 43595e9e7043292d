package import Foundation

/// The dash pattern of a line under or through text.
package enum LinePattern: Hashable, Sendable, CaseIterable {
  case solid, dot, dash, dashDot, dashDotDot

  /// Lengths of painted and unpainted parts in turn, in points; nil for a solid line.
  package func dash(thickness: CGFloat) -> [CGFloat]? {
    let lengths: [CGFloat]
    switch self {
    case .solid: return nil
    case .dot: lengths = [2, 2]
    case .dash: lengths = [8, 4]
    case .dashDot: lengths = [8, 3, 2, 3]
    case .dashDotDot: lengths = [8, 3, 2, 3, 2, 3]
    }
    return lengths.map { $0 * thickness }
  }
}

/// A line under text or through it, as it is asked for.
package struct LineDecoration: Hashable, Sendable {
  package var pattern: LinePattern
  /// Which of the caller's paints colours the line; nil: the text's.
  package var paintIndex: Int?

  package init(pattern: LinePattern = .solid, paintIndex: Int? = nil) {
    self.pattern = pattern
    self.paintIndex = paintIndex
  }
}

/// A line or a ground that belongs to glyphs, at its place.
package struct TextDecoration: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Painted before the glyphs, from the font's ascent to its descent.
    case background
    case underline
    case strikethrough
  }

  package var kind: Kind
  /// In points, relative to the paragraph's top left corner.
  package var rectangle: CGRect
  package var pattern: LinePattern
  /// Which of the caller's paints colours it.
  package var paintIndex: Int
  /// How far into its pattern the line starts, in points.
  package var phase: CGFloat = 0

  /// Returns the part of the decoration between two places, its pattern as in the whole.
  package func part(from left: CGFloat, to right: CGFloat) -> TextDecoration {
    var part = self
    part.rectangle.origin.x = left
    part.rectangle.size.width = max(right - left, 0)
    part.phase = phase + left - rectangle.minX
    return part
  }

  /// Grows by a decoration that goes on where this one ends; false when the two differ or lie apart.
  package mutating func absorb(_ next: TextDecoration) -> Bool {
    let end = rectangle.maxX
    guard kind == next.kind, pattern == next.pattern, paintIndex == next.paintIndex,
      rectangle.minY == next.rectangle.minY, rectangle.height == next.rectangle.height,
      abs(next.rectangle.minX - end) < 0.01
    else { return false }
    rectangle.size.width = next.rectangle.maxX - rectangle.minX
    return true
  }
}

extension TextItem {
  /// Returns the decorations of a part of the item, as wide as its advances.
  ///
  /// - Parameters:
  ///   - origin: Where the part stands on its baseline.
  ///   - width: Of the part, in points.
  func decorations(at origin: CGPoint, width: CGFloat) -> [TextDecoration] {
    guard attributes.isDecorated, width > 0 else { return [] }
    let metrics = font.metrics
    var decorations: [TextDecoration] = []
    func append(
      _ kind: TextDecoration.Kind, top: CGFloat, height: CGFloat, _ pattern: LinePattern,
      _ paintIndex: Int
    ) {
      decorations.append(
        TextDecoration(
          kind: kind,
          rectangle: CGRect(x: origin.x, y: origin.y + top, width: width, height: height),
          pattern: pattern, paintIndex: paintIndex))
    }
    let thickness = metrics.underlineThickness
    if let paint = attributes.backgroundPaint {
      append(.background, top: -metrics.ascent, height: metrics.lineHeight, .solid, paint)
    }
    if let line = attributes.underline {
      append(
        .underline, top: metrics.underlinePosition - thickness / 2, height: thickness,
        line.pattern, line.paintIndex ?? attributes.paintIndex)
    }
    if let line = attributes.strikethrough {
      append(
        .strikethrough, top: -metrics.strikethroughPosition - thickness / 2, height: thickness,
        line.pattern, line.paintIndex ?? attributes.paintIndex)
    }
    return decorations
  }
}
