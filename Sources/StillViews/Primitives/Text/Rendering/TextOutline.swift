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

  /// What is wrong with the width; nil: nothing.
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
  /// Draws the outlines of the letters inside as lines with round corners: Stillframe's own, SwiftUI has none.
  ///
  /// Half of the line lies inside the letter. Coloured emoji, and lines under and through text, stay as they
  /// are; layout does not change. A width that is negative or no number changes nothing, with a warning.
  ///
  /// - Parameters:
  ///   - style: Of the line.
  ///   - lineWidth: In points; moves with animations.
  ///   - fills: Whether letters are filled as usual, below the line.
  nonisolated public func textStroke(
    _ style: some ShapeStyle, lineWidth: CGFloat, fills: Bool = false
  ) -> some View {
    modifier(_TextStrokeModifier(style: style, width: lineWidth, fills: fills))
  }
}
