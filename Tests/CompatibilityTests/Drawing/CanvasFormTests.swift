import SwiftUI
import Testing

/// Everything that drawing code may ask a canvas for.
@Suite @MainActor struct CanvasFormTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

  private func painted(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> Bitmap {
    try ImageRenderer(
      content: Canvas { context, size in draw(&context, size) }.frame(width: 40, height: 40)
        .background(Color.white)
    ).bitmap()
  }

  @Test func shadingsOfEveryKind() throws {
    let gradient = Gradient(stops: [
      Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1),
    ])
    let options: GraphicsContext.GradientOptions = [.mirror, .linearColor]
    let dots = Image(size: CGSize(width: 4, height: 4)) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
    }
    let shadings: [GraphicsContext.Shading] = [
      .color(.red), .color(Color.RGBColorSpace.displayP3, red: 1, green: 0, blue: 0, opacity: 1),
      .color(white: 0.2), .style(HierarchicalShapeStyle.primary),
      .linearGradient(
        gradient, startPoint: .zero, endPoint: CGPoint(x: 20, y: 0), options: options),
      .radialGradient(gradient, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 20),
      .conicGradient(gradient, center: CGPoint(x: 20, y: 20), angle: .degrees(10)),
      .tiledImage(dots, origin: .zero, scale: 1), .palette([.color(.red), .color(.blue)]),
      .foreground,
    ]
    for shading in shadings {
      let bitmap = try painted { context, _ in context.fill(square, with: shading) }
      #expect(bitmap.count { $0.red < 250 || $0.green < 250 } > 1000)
    }
  }

  @Test func filtersAndClips() throws {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.b1) = (0, 1)
    let filters: [GraphicsContext.Filter] = [
      .blur(radius: 3, options: GraphicsContext.BlurOptions.opaque), .colorMatrix(matrix),
      .shadow(color: .black, radius: 2, options: GraphicsContext.ShadowOptions.shadowOnly),
      .colorInvert(), .grayscale(1), .hueRotation(.degrees(120)), .brightness(-0.5),
      .contrast(0.5), .saturation(0.2), .colorMultiply(.black), .luminanceToAlpha,
      .alphaThreshold(min: 0.5, color: .green),
    ]
    let inner = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    let plain = try painted { context, _ in context.fill(inner, with: .color(.red)) }
    for filter in filters {
      let bitmap = try painted { context, _ in
        context.addFilter(filter, options: GraphicsContext.FilterOptions.linearColor)
        context.fill(inner, with: .color(.red))
      }
      #expect(bitmap != plain)
    }
    let hole = try painted { context, _ in
      context.clip(to: inner, options: GraphicsContext.ClipOptions.inverse)
      context.fill(square, with: .color(.red))
    }
    #expect(isReddish(hole[2, 2]) && !isReddish(hole[20, 20]))
    let mixed = try painted { context, _ in
      context.fill(square, with: .color(.red))
      context.blendMode = GraphicsContext.BlendMode.difference
      context.fill(square, with: .color(.red))
    }
    #expect(mixed[20, 20].red < 10)
    let modes: [SwiftUI.BlendMode] = [.multiply, .screen, .plusDarker]
    for mode in modes {
      #expect(try warnings(of: Color.red.frame(width: 5, height: 5).blendMode(mode)) == [])
    }
  }

  @Test func whatIsResolved() throws {
    let star = Image(systemName: "star.fill")
    var measured: [CGSize] = []
    let canvas = Canvas(
      opaque: false, colorMode: ColorRenderingMode.linear, rendersAsynchronously: true
    ) { context, size in
      var text: GraphicsContext.ResolvedText = context.resolve(Text("Hi"))
      text.shading = .color(.blue)
      var image: GraphicsContext.ResolvedImage = context.resolve(star)
      image.shading = .color(.red)
      measured.append(text.measure(in: size))
      measured.append(image.size)
      context.draw(text, at: CGPoint(x: 10, y: 10), anchor: .center)
      context.draw(image, in: CGRect(x: 20, y: 20, width: 10, height: 10))
      if let mark: GraphicsContext.ResolvedSymbol = context.resolveSymbol(id: "mark") {
        measured.append(mark.size)
        context.draw(mark, at: CGPoint(x: 30, y: 10))
      }
    } symbols: {
      Color.green.frame(width: 6, height: 6).tag("mark")
    }
    let bitmap = try picture(of: canvas.frame(width: 40, height: 40))
    #expect(measured.contains(CGSize(width: 6, height: 6)))
    #expect(bitmap.count(isBluish) > 0 && bitmap.count(isReddish) > 0)
    #expect(abs(try size(of: Text("Hi")).width - measured[0].width) < 1)
  }

  @Test func shadersSayWhatTheyCannotDo() throws {
    let argument = Shader.Argument.float2(CGPoint(x: 1, y: 2))
    let function = ShaderFunction(library: .default, name: "ripple")
    let shader = Shader(function: function, arguments: [argument, .color(.red), .boundingRect])
    let tile = Color.red.frame(width: 8, height: 8)
    for view in [
      AnyView(tile.colorEffect(shader)),
      AnyView(tile.distortionEffect(shader, maxSampleOffset: CGSize(width: 2, height: 2))),
      AnyView(tile.layerEffect(ShaderLibrary.ripple(.float(1)), maxSampleOffset: .zero)),
    ] {
      #expect(try size(of: view) == CGSize(width: 8, height: 8))
      #expect(try !warnings(of: view).isEmpty)
    }
    #expect(try warnings(of: tile.colorEffect(shader, isEnabled: false)) == [])
    let use: Shader.UsageType = .colorEffect
    #expect(use != .layerEffect)
  }

  @Test func visualEffectsByWhereViewsAre() throws {
    func shift(_ effect: some VisualEffect, _ width: CGFloat) -> some VisualEffect {
      effect.offset(x: width / 2).opacity(0.5)
    }
    let tile = Color.red.frame(width: 20, height: 20)
    let view = tile.visualEffect { (content: EmptyVisualEffect, proxy: GeometryProxy) in
      content.offset(x: proxy.size.width / 2).opacity(0.5)
    }
    let bitmap = try picture(of: view.padding(.trailing, 20))
    #expect(!isReddish(bitmap[10, 20]) && bitmap[50, 20].green < 200)
    #expect(try size(of: view) == size(of: tile))
    _ = shift(EmptyVisualEffect(), 3)
  }

  @Test func glassInAllItsForms() throws {
    struct Bar: View {
      @Namespace private var space
      var body: some View {
        GlassEffectContainer(spacing: 8) {
          HStack {
            Text("Play").padding().glassEffect(Glass.regular.tint(.red).interactive())
              .glassEffectID("play", in: space).glassEffectUnion(id: "bar", namespace: space)
            Text("Stop").padding()
              .glassEffect(.clear, in: RoundedRectangle(cornerRadius: 8))
              .glassEffect(.regular, in: DefaultGlassEffectShape())
              .glassEffectTransition(GlassEffectTransition.materialize)
          }
        }
      }
    }
    let plain = HStack {
      Text("Play").padding()
      Text("Stop").padding()
    }
    #expect(try size(of: Bar()) == size(of: plain))
    #expect(try Outside(Bar()).picture != Outside(plain).picture)
    #expect(try warnings(of: Bar()).allSatisfy { $0.contains("glassEffectUnion") })
  }
}
