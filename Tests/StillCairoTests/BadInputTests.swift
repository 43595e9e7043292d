import Foundation
import StillCairo
import StillDrawing
import StillGeometry
import StillRaster
import Testing

@Suite("Bad numbers")
struct BadInputTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e20, 1e9, -1e7, 1e-300, 0, -5,
  ]

  static let mark = DrawCommand.fillRectangle(CGRect(0, 0, 1, 1), .red)
  static let stops = GradientStops(stops: [
    .init(color: .red, location: 0), .init(color: .blue, location: 1),
  ])

  /// Commands with the number in every place.
  static func commands(_ number: CGFloat) -> [DrawCommand] {
    var line = Path()
    line.move(to: CGPoint(x: 1, y: 1))
    line.addLine(to: CGPoint(x: number, y: 3))
    line.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 3, y: number))
    line.addCurve(
      to: CGPoint(x: 1, y: number), control1: CGPoint(x: number, y: 3),
      control2: CGPoint(x: 3, y: 3))
    var plain = Path()
    plain.move(to: CGPoint(x: 2, y: 2))
    plain.addLine(to: CGPoint(x: 6, y: 4))
    let run = FakeGlyphs(identifier: 701).run([1, 9])
    let value = Float(number)
    var result: [DrawCommand] = []
    for paint in [
      Paint.black,
      .color(ResolvedColor(red: value, green: 0, blue: 0, opacity: 1)),
      .color(.gray(0, opacity: value)),
      .linearGradient(stops, from: .zero, to: CGPoint(x: number, y: 0)),
      .radialGradient(stops, center: .zero, startRadius: 0, endRadius: number),
      .linearGradient(
        GradientStops(stops: [.init(color: .red, location: number)]), from: .zero,
        to: CGPoint(x: 1, y: 0)),
    ] {
      result += [
        .fillRectangle(CGRect(number, 2, 3, 3), paint),
        .fillRectangle(CGRect(2, 2, 3, number), paint),
        .fill(line, paint, .evenOdd),
        .fill(Path(ellipseIn: CGRect(2, 2, number, 3)), paint, .nonZero),
        .stroke(line, StrokeStyle(lineWidth: 1), paint),
        .stroke(plain, StrokeStyle(lineWidth: number), paint),
        .stroke(plain, StrokeStyle(miterLimit: number), paint),
        .stroke(plain, StrokeStyle(dash: [number, 1]), paint),
        .stroke(plain, StrokeStyle(dash: [number]), paint),
        .stroke(plain, StrokeStyle(dash: [1], dashPhase: number), paint),
        .glyphs(run, at: CGPoint(x: number, y: 3), paint),
        .glyphs(run, at: CGPoint(x: 3, y: number), paint),
      ]
    }
    return result
  }

  @Test("in a command harm no other one", arguments: numbers)
  func commands(number: CGFloat) throws {
    for command in Self.commands(number) {
      let picture = try paint(8, 8, [command, .fillRectangle(CGRect(0, 0, 1, 1), .red)])
      #expect(picture[0, 0] == RGBA8(red: 255, green: 0, blue: 0), "\(command)")
    }
  }

  @Test("in a layer harm nothing outside it", arguments: numbers)
  func layers(number: CGFloat) throws {
    let contents = Self.commands(2)
    let layers = [
      Layer(transform: CGAffineTransform(translationX: number, y: 0)),
      Layer(transform: CGAffineTransform(scaleX: number, y: 1)),
      Layer(transform: CGAffineTransform(scaleX: number, y: number)),
      Layer(transform: CGAffineTransform(a: 1, b: number, c: 1, d: number, tx: 0, ty: 0)),
      Layer(opacity: Double(number)),
      Layer(clip: .rectangle(CGRect(number, 0, 4, 4))),
      Layer(clip: .rectangle(CGRect(0, 0, number, 4))),
      Layer(clip: .path(Path(ellipseIn: CGRect(0, 0, number, number)), .nonZero)),
    ]
    for layer in layers {
      let picture = try paint(
        8, 8,
        [.beginLayer(layer)] + contents + [.endLayer, .fillRectangle(CGRect(0, 0, 1, 1), .red)])
      #expect(picture[0, 0] == RGBA8(red: 255, green: 0, blue: 0), "\(layer)")
    }
  }

  @Test("of a line wider than anything, whose bends all cross, do not take forever")
  func widestLine() throws {
    var path = Path()
    path.move(to: .zero)
    for turn in 0..<60 {
      path.addArc(
        center: CGPoint(x: 37, y: CGFloat(turn % 2 * 9)), radius: CGFloat(turn),
        startAngle: .degrees(37), endAngle: .degrees(Double(turn) * 40), clockwise: turn % 3 == 0)
      path.addQuadCurve(
        to: CGPoint(x: 37, y: 37), control: CGPoint(x: 4, y: CGFloat(turn)))
    }
    let style = StrokeStyle(lineWidth: .greatestFiniteMagnitude, lineJoin: .bevel)
    let picture = try paint(24, 24, [.stroke(path, style, .black)])
    #expect(picture[4, 4].red == 0)
    #expect(picture[20, 12].red == 0)
  }

  @Test("of a dash so short that no one could see it do not take forever")
  func tinyDashes() throws {
    var line = Path()
    line.move(to: CGPoint(x: -1e6, y: 1))
    line.addLine(to: CGPoint(x: 1e6, y: 1))
    for length in [1e-300, 1e-9, 1e-3, 1] as [CGFloat] {
      let style = StrokeStyle(lineWidth: 2, dash: [length, length])
      let picture = try paint(8, 2, [.stroke(line, style, .black)])
      #expect(picture[4, 1].red < 255)
    }
  }

  @Test("as size or scale are errors", arguments: [.nan, .infinity, 1e300, 32_768] as [CGFloat])
  func sizes(number: CGFloat) throws {
    for (width, height, scale) in [(number, 1, 1), (1, number, 1), (1, 1, number)] {
      #expect(throws: CairoError.self) { _ = try paint(width, height, scale: scale, []) }
    }
    // Allowed on each side, but too much in all: more than 2^28.
    #expect(throws: CairoError.self) { _ = try paint(32_767, 32_767, []) }
  }

  @Test("that make a picture empty are errors", arguments: [0, -1, -.infinity] as [CGFloat])
  func empty(number: CGFloat) throws {
    for (width, height, scale) in [(number, 1, 1), (1, number, 1), (1, 1, number)] {
      #expect(throws: CairoError.self) { _ = try paint(width, height, scale: scale, []) }
    }
  }

  @Test("of the largest side are no errors")
  func longest() throws {
    let picture = try paint(32_767, 1, [.fillRectangle(CGRect(32_766, 0, 1, 1), .black)])
    #expect(picture[32_766, 0].red == 0 && picture[32_765, 0].red == 255)
  }
}

@Suite("A picture")
struct PictureTests {
  @Test("has as many pixels as its points need, rounding noise apart")
  func size() throws {
    for (points, scale, pixels) in [
      (10, 1, 10), (10.1, 1, 11), (10.0000001, 1, 10), (33.0 / 3, 3, 33), (0.1 + 0.2, 10, 3),
      (9.9999999, 1, 10), (3.5, 2, 7), (0.2, 1, 1),
    ] as [(CGFloat, CGFloat, Int)] {
      let picture = try paint(points, points, scale: scale, [])
      #expect(picture.width == pixels && picture.height == pixels, "\(points) @\(scale)")
      #expect(picture.scale == scale)
    }
  }

  @Test("is transparent without a background, and the background's colour with one")
  func background() throws {
    #expect(try paint(2, 2, on: nil, []).bytes.allSatisfy { $0 == 0 })
    let half = try paint(2, 2, on: ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5), [])
    #expect(half[1, 1] == RGBA8(red: 255, green: 0, blue: 0, alpha: 128))
  }

  @Test("has the same bytes whenever and on whatever thread it is painted")
  func concurrency() async throws {
    let list = sample()
    let expected = try CairoRenderer.render(list, scale: 2, background: .white).bytes
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<24 {
        group.addTask { try CairoRenderer.render(list, scale: 2, background: .white).bytes }
      }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }
}

/// A picture with something of everything.
func sample() -> DisplayList {
  let stops = GradientStops(stops: [
    .init(color: .red, location: 0), .init(color: .blue, location: 1),
  ])
  let card = Path(roundedRect: CGRect(10, 10, 100, 60), cornerRadius: 16)
  let glyphs = FakeGlyphs(identifier: 801)
  let dashes = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 8])
  var ring = Path(ellipseIn: CGRect(120, 10, 60, 60))
  ring.addEllipse(in: CGRect(135, 25, 30, 30))
  let overlap: [DrawCommand] = [
    .fill(Path(ellipseIn: CGRect(20, 80, 40, 40)), .red, .nonZero),
    .fill(Path(ellipseIn: CGRect(40, 80, 40, 40)), .green, .nonZero),
  ]
  let turned = CGAffineTransform(translationX: 150, y: 100).rotated(by: 0.3)
  let linear = Paint.linearGradient(
    stops, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 110, y: 0))
  let radial = Paint.radialGradient(
    stops, center: CGPoint(x: 150, y: 40), startRadius: 10, endRadius: 30)
  let commands: [DrawCommand] =
    [
      .fill(card, linear, .nonZero),
      .stroke(card, StrokeStyle(lineWidth: 2), .black),
      .fill(ring, radial, .evenOdd),
      .glyphs(glyphs.run([1, 2, 3, 4, 5, 6, 7]), at: CGPoint(x: 20.3, y: 44.6), .black),
    ] + layer(opacity: 0.5, overlap)
    + layer(
      turned,
      [
        .fillRectangle(CGRect(-25, -12, 50, 24), .blue),
        .glyphs(glyphs.run([1, 2, 3, 4]), at: CGPoint(x: -12, y: 2), .color(.white)),
        .stroke(Path(CGRect(-20, -8, 40, 16)), dashes, .green),
      ])
    + layer(
      clip: .path(Path(ellipseIn: CGRect(90, 80, 30, 30)), .nonZero),
      [
        .fillRectangle(CGRect(90, 80, 30, 15), .black),
        .fillRectangle(CGRect(90, 95, 30, 15), .red),
      ])
  return DisplayList(size: CGSize(width: 190, height: 130), commands: commands)
}
