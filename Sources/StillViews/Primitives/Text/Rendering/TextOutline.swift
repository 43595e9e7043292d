public import Foundation
package import StillGeometry
import StillLayout
public import StillViewGraph

/// How the outlines of glyphs are stroked.
nonisolated package struct TextOutline {
  var fill: _Fill
  /// In points.
  var width: CGFloat
  /// Whether glyphs are filled below the line.
  var fills: Bool

  /// The warning about an invalid width.
  var warning: String? {
    width.isFinite && width >= 0
      ? nil : "textStroke cannot use the line width \(width): text is filled as usual."
  }
}

extension TextOutline: Animatable {
  /// The colour, when it is one, and the width.
  package var animatableData: AnimatablePair<_Fill.AnimatableData, CGFloat> {
    get { AnimatablePair(fill.animatableData, width) }
    set {
      fill.animatableData = newValue.first
      width = newValue.second
    }
  }
}

private let textOutlineEntry = EnvironmentEntry<TextOutline?>(nil)

extension EnvironmentValues {
  /// The line around the glyphs of text; nil: they are filled.
  var textOutline: TextOutline? {
    get { self[textOutlineEntry] }
    set { self[textOutlineEntry] = newValue }
  }
}

/// `textStroke`.
nonisolated public struct _TextStrokeModifier<Style: ShapeStyle>: EnvironmentModifier {
  let style: Style
  let width: CGFloat
  let fills: Bool

  package func change(_ environment: inout EnvironmentValues) {
    environment.textOutline = TextOutline(
      fill: style._fill(in: environment), width: width, fills: fills)
  }

  package func isSame(as other: Self) -> Bool {
    width == other.width && fills == other.fills && sameValue(style, other.style)
  }
}

extension View {
  /// Strokes the outlines of the letters inside with round joins. It is an addition of Stillframe; SwiftUI has none.
  ///
  /// Half of the line is inside the letter. Coloured emoji, lines under and through text, and layout are unchanged.
  /// A width that is negative or not finite has no effect, with a warning.
  ///
  /// - Parameters:
  ///   - style: The style of the line.
  ///   - lineWidth: The width of the line in points, which can be animated.
  ///   - fills: Whether letters are filled, below the line.
  nonisolated public func textStroke(
    _ style: some ShapeStyle, lineWidth: CGFloat, fills: Bool = false
  ) -> some View {
    modifier(_TextStrokeModifier(style: style, width: lineWidth, fills: fills))
  }
}
