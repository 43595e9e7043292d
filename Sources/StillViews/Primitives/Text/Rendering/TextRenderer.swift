public import Foundation
public import StillGeometry
import StillLayout
import StillText
public import StillViewGraph

/// A custom drawing of the text of the views inside: line by line, run by run or glyph by glyph.
///
/// A renderer with animatable data is animated; layout does not change meanwhile, and each frame costs only the call of
/// `draw`.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: The text's lines, in the coordinates of `context`.
  ///   - context: Its origin is the text's top left corner.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of a text for a proposal (default: the text's own). It is called for the final values of an
  /// animation.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the drawing reaches beyond the text's frame. Drawing is never cut off here, so nothing depends on
  /// it.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer may measure.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the text's own size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// `textRenderer`.
nonisolated public struct _TextRendererModifier<Renderer: TextRenderer>: MovingValueModifier {
  package let value: Renderer

  package static func hand(
    _ value: MovingValue<Renderer>, to environment: inout EnvironmentValues
  ) {
    environment.textRenderer = MovingTextRenderer(value)
  }
}

/// A type-erased renderer. A changed renderer is another object.
class TextRendering {
  func draw(_ layout: Text.Layout, in context: inout GraphicsContext, at time: TimeInterval) {}
  func size(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
}

private final class MovingTextRenderer<Renderer: TextRenderer>: TextRendering {
  private let value: MovingValue<Renderer>

  init(_ value: MovingValue<Renderer>) {
    self.value = value
  }

  override func draw(
    _ layout: Text.Layout, in context: inout GraphicsContext, at time: TimeInterval
  ) {
    value.value(at: time).draw(layout: layout, in: &context)
  }

  override func size(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize {
    value.model.sizeThatFits(proposal: proposal, text: text)
  }
}

private let textRendererEntry = EnvironmentEntry<TextRendering?>(nil)

extension EnvironmentValues {
  /// The renderer of text (default: nil, the standard drawing).
  var textRenderer: TextRendering? {
    get { self[textRendererEntry] }
    set { self[textRendererEntry] = newValue }
  }
}

extension View {
  /// Lets a renderer draw the text inside; of several, the innermost does.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(value: renderer))
  }
}
