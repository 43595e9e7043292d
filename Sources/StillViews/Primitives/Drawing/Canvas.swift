public import Foundation
import StillDrawing
public import StillViewGraph

/// A view that code draws.
///
/// The drawing is one group: it is blended with its backdrop as a whole, and clipped to the view's frame (rules P2.9 and
/// P9.1). The code runs each time a picture is made.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.orange))
/// }
/// ```
nonisolated public struct Canvas<Symbols: View>: View {
  /// Views that the drawing may show, each with a `tag` or the identity of a `ForEach`.
  public var symbols: Symbols
  /// Draws, in points from the view's top left corner.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the background is black.
  public var isOpaque: Bool
  /// Pictures are blended in gamma-encoded sRGB always.
  public var colorMode: ColorRenderingMode
  /// Makes no difference to a picture.
  public var rendersAsynchronously: Bool

  /// A canvas that a closure draws, with views as symbols that it may ask for (rule P9.7).
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public var body: some View {
    let units = separateUnits(symbols).flattened
    return _CanvasDrawing(
      isOpaque: isOpaque, renderer: renderer,
      names: units.map { $0.traits[.tag] ?? $0.traits[.identity] },
      symbols: ForEach(units) { unit in ZStack { unit.view } })
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas that a closure draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// The drawing of code, with its symbols.
nonisolated package struct _CanvasDrawing<Symbols: View>: DrawnView {
  let isOpaque: Bool
  let renderer: (inout GraphicsContext, CGSize) -> Void
  /// The identifiers of the symbols, in their order.
  let names: [AnyHashable?]
  package let symbols: Symbols

  package var reportName: String { "Canvas" }

  package func draw(
    in frame: CGRect, environment: EnvironmentValues, symbols: DrawnSymbols,
    _ pass: inout DrawingPass
  ) {
    var context = GraphicsContext(
      environment: environment, origin: frame.origin,
      bounds: CGRect(origin: .zero, size: frame.size),
      symbols: GraphicsContext.Symbols(names: names, pictures: symbols))
    renderer(&context, frame.size)
    let commands = context.commands
    guard !commands.isEmpty else {
      let black = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)
      if isOpaque { pass.add(.fillRectangle(frame, .color(black))) }
      return
    }
    let group = LayerGroup(ground: isOpaque ? frame : nil)
    pass.layer(Layer(.group(group), .clip(.rectangle(frame)))) { pass in
      for command in commands { pass.add(command) }
    }
  }
}
