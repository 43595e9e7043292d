import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import Testing

@Suite("A layer's shadow")
struct ShadowPaintingTests {
  private func cast(
    _ commands: [DrawCommand], radius: CGFloat = 0, by offset: CGSize = .zero,
    color: ResolvedColor = .black, opacity: Double = 1,
    transform: CGAffineTransform = .identity, clip: Clip? = nil
  ) -> [DrawCommand] {
    let shadow = LayerShadow(color: color, radius: radius, offset: offset)
    let layer = Layer(transform: transform, opacity: opacity, clip: clip, shadow: shadow)
    return [.beginLayer(layer)] + commands + [.endLayer]
  }

  private let square = DrawCommand.fillRectangle(CGRect(20, 20, 20, 20), .red)

  @Test("without a radius is a copy in its colour, below the contents")
  func sharp() throws {
    let picture = try paint(60, 60, cast([square], by: CGSize(width: 5, height: 7)))
    #expect(picture[22, 22] == RGBA8(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(picture[42, 44] == RGBA8(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(picture[44, 46] == RGBA8(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(picture[45, 46].red == 255 && picture[44, 47].red == 255)
    #expect(picture[22, 42].red == 255)
  }

  /// Along the edge of a large area a Gaussian's shadow is its distribution: a half at the edge, 0.841
  /// and 0.159 one deviation inside and outside, 0.977 and 0.023 at two.
  @Test(
    "falls off as a Gaussian of 0.95 of its radius (P1.4)", arguments: [8, 16, 30] as [CGFloat],
    [1, 2] as [CGFloat])
  func gaussian(radius: CGFloat, scale: CGFloat) throws {
    let half = DrawCommand.fillRectangle(CGRect(-100, -100, 200, 400), .black)
    let picture = try paint(
      200, 200, scale: scale, on: nil,
      cast([half], radius: radius, by: CGSize(width: 300, height: 0)).map { command in
        // Only the shadow is in the picture.
        guard case .beginLayer(var layer) = command else { return command }
        layer.effects.append(.transform(CGAffineTransform(translationX: -300, y: 0)))
        return .beginLayer(layer)
      })
    let row = picture.alphas(row: Int(100 * scale))
    let deviation = 0.95 * radius * scale
    for distance in [-2, -1, -0.5, 0, 0.5, 1, 2] as [CGFloat] {
      let x = Int(100 * scale + distance * deviation)
      let exact = (CGFloat(x) + 0.5 - 100 * scale) / deviation
      let share = 0.5 * erfc(Double(exact) / 2.0.squareRoot())
      #expect(
        abs(Double(row[x]) / 255 - share) < 0.013, "\(distance): \(row[x]), not \(share * 255)")
    }
  }

  @Test("keeps its weight: blurred, a square has as much ink as sharp")
  func weight() throws {
    func ink(_ radius: CGFloat) throws -> Double {
      let moved = cast([square], radius: radius, by: CGSize(width: 0, height: 200)).map {
        guard case .beginLayer(var layer) = $0 else { return $0 }
        layer.effects.append(.transform(CGAffineTransform(translationX: 40, y: -160)))
        return DrawCommand.beginLayer(layer)
      }
      let picture = try paint(140, 140, on: nil, moved)
      return (0..<140).reduce(0) { $0 + picture.alphas(row: $1).reduce(0) { $0 + Double($1) } }
    }
    let sharp = try ink(0)
    #expect(sharp == 400 * 255)
    #expect(abs(try ink(12) - sharp) < 0.03 * sharp)
  }

  @Test("is that of all contents together, and fades with them")
  func together() throws {
    let twice = [square, .fillRectangle(CGRect(30, 20, 20, 20), .red)]
    let picture = try paint(
      60, 60, cast(twice, by: CGSize(width: 0, height: 15), opacity: 0.5))
    // Both below and inside the squares: half of black under half of red.
    #expect((127...128).contains(picture[35, 50].red))
    #expect(picture[35, 50] == picture[25, 50])
    #expect((127...128).contains(picture[35, 22].green))
  }

  @Test("of contents outside the picture reaches into it")
  func fromOutside() throws {
    let outside = DrawCommand.fillRectangle(CGRect(-30, 10, 20, 20), .red)
    let picture = try paint(60, 60, cast([outside], by: CGSize(width: 40, height: 0)))
    #expect(picture[15, 15].red == 0)
    #expect(picture[5, 15].red == 255)
  }

  @Test("turns with the layer, and stays within the clips around it")
  func turnedAndClipped() throws {
    let turned = try paint(
      60, 60,
      cast(
        [square], by: CGSize(width: 10, height: 0),
        transform: CGAffineTransform(translationX: 60, y: 0).rotated(by: .pi / 2)))
    // A quarter turn about the corner: right becomes down.
    #expect(turned[30, 45].red == 0)
    #expect(turned[15, 30].red == 255)
    for clip in [
      Clip.rectangle(CGRect(0, 0, 60, 44)),
      .path(Path(ellipseIn: CGRect(0, -16, 60, 60)), .nonZero),
    ] {
      let clipped = try paint(
        60, 60, layer(clip: clip, cast([square], by: CGSize(width: 0, height: 10))))
      #expect(clipped[30, 42].red == 0)
      #expect(clipped[30, 46].red == 255)
    }
  }

  @Test(
    "without sensible numbers is left out",
    arguments: [CGFloat.nan, .infinity, -5, 1e30])
  func badNumbers(number: CGFloat) throws {
    for shadow in [
      LayerShadow(color: .black, radius: number, offset: .zero),
      LayerShadow(color: .black, radius: 2, offset: CGSize(width: number, height: 0)),
    ] {
      let commands: [DrawCommand] = [.beginLayer(Layer(shadow: shadow)), square, .endLayer]
      let list = DisplayList(size: CGSize(width: 60, height: 60), commands: commands).sanitised()
      _ = try paint(60, 60, list.commands)
    }
  }

  @Test("of things that are alike is the same wherever they lie, and cheap")
  func repeated() throws {
    let one = cast([square], radius: 6, by: CGSize(width: 2, height: 3))
    let apart = CGAffineTransform(translationX: 90, y: 0)
    let picture = try paint(
      180, 80, one + [.beginLayer(Layer(.transform(apart)))] + one + [.endLayer])
    for y in 0..<80 {
      for x in 0..<60 { #expect(picture[x, y] == picture[x + 90, y]) }
    }
  }

  @Test("of a huge radius, and of thousands of things, ends soon", .timeLimit(.minutes(10)))
  func bounded() throws {
    var dots: [DrawCommand] = []
    for index in 0..<3_000 {
      let dot = CGRect(CGFloat(index % 60 * 5), CGFloat(index / 60 * 5), 3, 3)
      dots += cast([.fillRectangle(dot, .red)], radius: 10_000)
    }
    let picture = try paint(300, 300, dots)
    #expect(picture[1, 1].red == 255)
  }
}

@Suite("A layer that masks")
struct MaskPaintingTests {
  private func masked(_ contents: [DrawCommand], by mask: [DrawCommand]) -> [DrawCommand] {
    [.beginLayer(Layer(.group(LayerGroup())))] + contents + [.beginLayer(Layer(.mask))] + mask
      + [.endLayer, .endLayer]
  }

  private let field = DrawCommand.fillRectangle(CGRect(0, 0, 10, 1), .red)

  @Test(
    "lets through what is behind it by its own opacity, and leaves the rest of the picture alone")
  func letsThrough() throws {
    let half = Paint.color(.gray(0, opacity: 0.5))
    let picture = try paint(
      12, 1,
      [.fillRectangle(CGRect(0, 0, 12, 1), .blue)]
        + masked(
          [field],
          by: [
            .fillRectangle(CGRect(2, 0, 3, 1), .green), .fillRectangle(CGRect(5, 0, 2, 1), half),
          ]))
    let row = (0..<12).map { picture[$0, 0] }
    let blue = RGBA8(red: 0, green: 0, blue: 255, alpha: 255)
    #expect(row[0] == blue && row[1] == blue && row[7...].allSatisfy { $0 == blue })
    #expect(row[2...4].allSatisfy { $0 == RGBA8(red: 255, green: 0, blue: 0, alpha: 255) })
    #expect(row[5...6].allSatisfy { (127...128).contains($0.red) && (127...128).contains($0.blue) })
  }

  @Test("that is empty, outside or invisible shows nothing")
  func empty() throws {
    for mask: [DrawCommand] in [
      [], [.fillRectangle(CGRect(50, 0, 3, 1), .black)],
      layer(opacity: 0, [.fillRectangle(CGRect(0, 0, 10, 1), .black)]),
    ] {
      let picture = try paint(12, 1, on: nil, masked([field], by: mask))
      #expect(picture.alphas(row: 0).allSatisfy { $0 == 0 })
    }
  }

  @Test("in another mask lets through what both do")
  func nested() throws {
    let inner = masked([field], by: [.fillRectangle(CGRect(0, 0, 5, 1), .black)])
    let picture = try paint(
      12, 1, on: nil, masked(inner, by: [.fillRectangle(CGRect(3, 0, 9, 1), .black)]))
    #expect(picture.alphas(row: 0) == [0, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0])
  }
}
