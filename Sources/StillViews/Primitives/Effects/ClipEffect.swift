public import Foundation
package import StillDrawing
public import StillGeometry
public import StillViewGraph

/// `clipShape` and `clipped`.
nonisolated public struct _ClipEffect<ClipShape: Shape>: EffectModifier {
  var shape: ClipShape
  let style: FillStyle

  package var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  package func layer(in frame: CGRect, environment: EnvironmentValues) -> Layer {
    if ClipShape.self == Rectangle.self {
      // Its edges are hard unless smooth ones are asked for (rule P8.3).
      return Layer(clip: style.isAntialiased ? .rectangle(frame) : .path(Path(frame), style.rule))
    }
    return Layer(
      clip: .path(
        shape._suited(to: environment).path(placedIn: frame, environment.layoutDirection),
        style.rule))
  }

  package static var reportName: String { "Clip" }
}

extension View {
  /// Shows the part of the view that is inside a shape in its frame.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Shows the part of the view that is inside its frame (rule L3.65).
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips the view to its frame with rounded corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }
}

extension FillStyle {
  /// The display list's form.
  package var rule: FillRule { FillRule(isEvenOdd: isEOFilled, isAntialiased: isAntialiased) }
}
