import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import Testing

/// A layer of effects around commands.
private func layer(_ effects: Effect..., of commands: [DrawCommand]) -> [DrawCommand] {
  [.beginLayer(Layer(effects: effects))] + commands + [.endLayer]
}

private func color(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1) -> Paint {
  .color(ResolvedColor(red: red, green: green, blue: blue, opacity: opacity))
}

private func isClose(_ pixel: RGBA8, _ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255)
  -> Bool
{
  zip([pixel.red, pixel.green, pixel.blue, pixel.alpha], [red, green, blue, alpha])
    .allSatisfy { abs(Int($0) - $1) <= 1 }
}

private let wide = CGRect(0, 0, 60, 60)

@Suite("A layer's blur")
struct BlurPaintingTests {
  private let square = DrawCommand.fillRectangle(CGRect(20, 20, 20, 20), .red)

  @Test(
    "falls off as a normal distribution, in points (P1.1)", arguments: [1, 2] as [CGFloat])
  func edge(scale: CGFloat) throws {
    let half = DrawCommand.fillRectangle(CGRect(-200, -200, 230, 460), .red)
    let picture = try paint(
      60, 60, scale: scale, on: nil, layer(.blur(LayerBlur(radius: 4)), of: [half]))
    let row = picture.alphas(row: Int(30 * scale))
    for (deviations, share) in [(-2.0, 0.977), (-1, 0.841), (0, 0.5), (1, 0.159), (2, 0.023)] {
      let x = Int((30 + CGFloat(deviations) * 4) * scale)
      let cover = (Double(row[x - 1]) + Double(row[x])) / 510
      #expect(abs(cover - share) < 0.01)
    }
  }

  @Test("reaches in from outside of the picture and of clips")
  func outside() throws {
    let outside = DrawCommand.fillRectangle(CGRect(-20, 0, 20, 60), .red)
    let blur = layer(.blur(LayerBlur(radius: 5)), of: [outside])
    #expect(try paint(60, 60, on: nil, blur)[0, 30].alpha > 100)
    let clipped = layer(.clip(.rectangle(CGRect(3, 0, 20, 60))), of: blur)
    let picture = try paint(60, 60, on: nil, clipped)
    #expect(picture[2, 30].alpha == 0 && picture[3, 30].alpha > 50)
  }

  @Test("within a frame keeps a flat colour up to its edge, and draws nothing outside (P1.3)")
  func opaque() throws {
    let frame = CGRect(20, 20, 20, 20)
    let blur = Effect.blur(LayerBlur(radius: 6, frame: frame))
    let picture = try paint(60, 60, on: nil, layer(blur, of: [.fillRectangle(wide, .red)]))
    #expect(picture[20, 20].alpha == 255 && picture[39, 39].alpha == 255)
    #expect(picture[19, 30].alpha == 0 && picture[40, 30].alpha == 0)
  }

  @Test("of any radius ends, and is sane", arguments: [1e4, 1e9, .infinity, .nan, -3] as [CGFloat])
  func badNumbers(radius: CGFloat) throws {
    let commands = layer(.blur(LayerBlur(radius: radius)), of: [square])
    let list = DisplayList(size: CGSize(width: 60, height: 60), commands: commands).sanitised()
    let picture = try paint(60, 60, on: nil, list.commands)
    if radius < 0 { #expect(picture[30, 30].alpha == 255) }
  }
}

@Suite("A layer that blends")
struct BlendPaintingTests {
  private let backdrop = DrawCommand.fillRectangle(wide, color(0.2, 0.6, 0.8))
  private let source = DrawCommand.fillRectangle(CGRect(20, 20, 20, 20), color(0.8, 0.4, 0.2))

  @Test("meets what is behind by its formula, faded by opacities around")
  func formula() throws {
    let full = try paint(60, 60, [backdrop] + layer(.blend(.multiply), of: [source]))
    #expect(isClose(full[30, 30], 41, 61, 41) && isClose(full[10, 10], 51, 153, 204))
    let half = try paint(
      60, 60, [backdrop] + layer(.blend(.multiply), .opacity(0.5), of: [source]))
    #expect(isClose(half[30, 30], 46, 107, 122))
  }

  @Test("sees through clips, also those whose edges run through pixels, and cuts at them")
  func clipped() throws {
    let circle = Clip.path(Path(ellipseIn: CGRect(20, 20, 20, 20)), .nonZero)
    let other = DrawCommand.fillRectangle(CGRect(0, 0, 4, 4), .red)
    for contents in [[], [other]] {
      let picture = try paint(
        60, 60,
        [backdrop]
          + layer(.clip(circle), of: contents + layer(.blend(.multiply), of: [source])))
      #expect(isClose(picture[30, 30], 41, 61, 41))
      #expect(isClose(picture[20, 20], 51, 153, 204) && isClose(picture[10, 10], 51, 153, 204))
    }
    // On the circle's edge a part of the pixel is blended.
    let edge = try paint(
      60, 60, [backdrop] + layer(.clip(circle), .blend(.multiply), of: [other, source]))[30, 20]
    #expect(edge.green > 61 && edge.green < 153)
  }

  @Test("sees nothing behind a group (P2.9)")
  func group() throws {
    let picture = try paint(
      60, 60,
      [backdrop] + layer(.group(LayerGroup()), of: layer(.blend(.multiply), of: [source])))
    #expect(isClose(picture[30, 30], 204, 102, 51))
  }

  @Test("under a shadow still sees what is behind, once (P2.9)")
  func shadow() throws {
    let shadow = LayerShadow(
      color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1), radius: 0,
      offset: CGSize(width: 0, height: 25))
    let picture = try paint(
      60, 60, [backdrop] + layer(.blend(.multiply), .shadow(shadow), of: [source]))
    #expect(isClose(picture[30, 30], 41, 61, 41))
    #expect(isClose(picture[30, 50], 0, 0, 0) && isClose(picture[10, 10], 51, 153, 204))
    let nested = try paint(
      60, 60,
      [backdrop]
        + layer(
          .shadow(shadow),
          of: layer(.blend(.multiply), .shadow(shadow), of: [source])
            + [.fillRectangle(CGRect(0, 0, 2, 2), .red)]))
    #expect(isClose(nested[30, 30], 41, 61, 41) && isClose(nested[1, 1], 255, 0, 0))
  }
}

@Suite("A layer's colours")
struct ColorPaintingTests {
  @Test("go through all matrices, at the edges too")
  func matrices() throws {
    let contents = DrawCommand.fillRectangle(CGRect(10, 10, 20.5, 20), color(0.2, 0.6, 0.8))
    let picture = try paint(
      60, 60, on: nil, layer(.colors([.brightness(0.2), .contrast(1.4)]), of: [contents]))
    #expect(isClose(picture[20, 20], 92, 235, 255))
    #expect(picture[40, 20].alpha == 0 && (127...128).contains(picture[30, 20].alpha))
    #expect(abs(Int(picture[30, 20].red) - 92) <= 2)
  }

  @Test("become one where the opacity lies within limits")
  func threshold() throws {
    let threshold = AlphaThreshold(limits: 0.5...1, color: 0xFFCC_9933)
    let picture = try paint(
      60, 60, on: nil,
      layer(
        .threshold(threshold),
        of: [
          .fillRectangle(CGRect(0, 0, 20, 60), color(0, 0, 0, 0.3)),
          .fillRectangle(CGRect(20, 0, 20, 60), color(0, 0, 0, 0.7)),
        ]))
    #expect(picture[10, 30].alpha == 0 && picture[50, 30].alpha == 0)
    #expect(isClose(picture[30, 30], 204, 153, 51))
  }
}

@Suite("A layer in perspective")
struct ProjectionPaintingTests {
  /// 80 × 60 points, turned by 60° around the vertical axis through its middle, in the middle of 140 × 120.
  private static let turned: ProjectionTransform = {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 80
    var map = CATransform3DMakeTranslation(-70, -60, 0)
    map = CATransform3DConcat(map, CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    map = CATransform3DConcat(map, eye)
    return ProjectionTransform(CATransform3DConcat(map, CATransform3DMakeTranslation(70, 60, 0)))
  }()

  private let panel = DrawCommand.fillRectangle(CGRect(30, 30, 80, 60), color(0.8, 0.4, 0.2))

  @Test("grows where it is near and shrinks where it is far (P7.1)")
  func panels() throws {
    let picture = try paint(140, 120, on: nil, layer(.projection(Self.turned), of: [panel]))
    for (x, y) in [(82, 41), (82, 78), (60, 25), (80, 60), (60, 94), (37, 60)] {
      #expect(isClose(picture[x, y], 204, 102, 51), "\(x) \(y)")
    }
    for (x, y) in [(33, 4), (85, 36), (85, 83), (58, 20), (86, 60), (58, 99), (31, 60)] {
      #expect(picture[x, y].alpha == 0, "\(x) \(y)")
    }
  }

  @Test("is cut by clips and faded as one")
  func surroundings() throws {
    let faded = layer(.projection(Self.turned), .opacity(0.5), of: [panel, panel])
    let clipped = layer(.clip(.rectangle(CGRect(0, 0, 60, 120))), of: faded)
    let picture = try paint(140, 120, on: nil, clipped)
    #expect((127...128).contains(picture[50, 60].alpha) && picture[61, 60].alpha == 0)
  }

  @Test(
    "that is seen edge-on, from behind the eye or without numbers shows no nonsense",
    arguments: [0, 0.1, -0.1, 1e6, .infinity, .nan] as [CGFloat])
  func badMaps(number: CGFloat) throws {
    var flat = ProjectionTransform()
    (flat.m11, flat.m13) = (0, number)
    var steep = ProjectionTransform()
    (steep.m13, steep.m33) = (number, -1)
    for map in [flat, steep] {
      let commands = layer(.projection(map), of: [panel])
      let list = DisplayList(size: CGSize(width: 140, height: 120), commands: commands).sanitised()
      _ = try paint(140, 120, on: nil, list.commands)
    }
    #expect(try paint(140, 120, on: nil, layer(.projection(flat), of: [panel]))[70, 60].alpha == 0)
  }
}

@Suite("A layer of a material")
struct MaterialPaintingTests {
  private let material = LayerMaterial(
    radius: 8,
    tint: BackdropTint(
      amount: 0.75, saturation: 1.5, curve: [0.9, 0.83, 0.925, 0.815], lift: 0.1),
    ground: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1))
  private let behind = DrawCommand.fillRectangle(wide, color(0.235294, 0.54902, 0.627451))
  private let shape = DrawCommand.fillRectangle(CGRect(20, 20, 20, 20), .black)

  @Test("shows what is behind, tinted, inside of its contents only (P8.10)")
  func tint() throws {
    let picture = try paint(60, 60, [behind] + layer(.material(material), of: [shape]))
    #expect(isClose(picture[30, 30], 199, 229, 237) && isClose(picture[10, 10], 60, 140, 160))
  }

  @Test("blurs what is behind, and what reaches in from around it")
  func blur() throws {
    let line = DrawCommand.fillRectangle(CGRect(0, 0, 30, 60), .black)
    let picture = try paint(
      60, 60, layer(.group(LayerGroup()), of: [line]) + layer(.material(material), of: [shape]))
    #expect(picture[21, 30].red < picture[29, 30].red && picture[29, 30].red < picture[38, 30].red)
  }

  @Test("sees through shadows and soft clips around it, and not through groups")
  func surroundings() throws {
    let circle = Clip.path(Path(ellipseIn: CGRect(10, 10, 40, 40)), .nonZero)
    let other = DrawCommand.fillRectangle(CGRect(25, 12, 4, 4), .red)
    let plain = layer(.material(material), of: [shape])
    let shadow = Effect.shadow(
      LayerShadow(
        color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1), radius: 0,
        offset: CGSize(width: 300, height: 0)))
    for around in [[.clip(circle)], [shadow]] as [[Effect]] {
      let commands = [.beginLayer(Layer(effects: around))] + [other] + plain + [.endLayer]
      let picture = try paint(60, 60, [behind] + commands)
      #expect(isClose(picture[30, 30], 199, 229, 237))
    }
    let group = try paint(60, 60, [behind] + layer(.group(LayerGroup()), of: plain))
    #expect(
      isClose(group[30, 30], group[30, 30].red.int, group[30, 30].red.int, group[30, 30].red.int))
  }
}

extension UInt8 {
  fileprivate var int: Int { Int(self) }
}
