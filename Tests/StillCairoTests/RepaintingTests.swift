import Foundation
import StillCairo
import StillDrawing
import StillGeometry
import StillRaster
import Testing

@Suite("A picture that is painted over that of another list")
struct RepaintingTests {
  private static let colors = GradientStops(stops: [
    .init(color: .red, location: 0), .init(color: .blue, location: 1),
  ])

  /// Things of every kind, some of which move.
  static func list(at step: Int) -> DisplayList {
    var random = Numbers(seed: 11)
    var commands: [DrawCommand] = [
      .fillRectangle(
        CGRect(0, 0, 160, 240),
        .linearGradient(colors, from: CGPoint(x: 3, y: 0), to: CGPoint(x: 150, y: 240)))
    ]
    for index in 0..<24 {
      let place = CGPoint(x: random.next() * 150, y: random.next() * 230)
      let size = 5 + random.next() * 40
      let moves = index.isMultiple(of: 7) ? CGFloat(step) * (random.next() * 4 - 2) : 0
      let box = CGRect(place.x + moves, place.y - moves * 1.7, size, size * 0.7)
      let paint = Paint.color(
        ResolvedColor(
          red: Float(random.next()), green: Float(random.next()), blue: Float(random.next()),
          opacity: 0.7))
      let oval = Path(ellipseIn: box)
      switch index % 6 {
      case 0: commands.append(.fill(oval, paint, .nonZero))
      case 1:
        commands.append(.stroke(oval, StrokeStyle(lineWidth: 2.3), paint))
      case 2: commands.append(.fillRectangle(box, paint))
      case 3:
        let shadow = LayerShadow(color: .black, radius: 3, offset: CGSize(width: 1, height: 2))
        commands += [
          .beginLayer(Layer(shadow: shadow)), .fill(oval, paint, .nonZero), .endLayer,
        ]
      case 4:
        commands += [
          .beginLayer(Layer(transform: CGAffineTransform(rotationAngle: 0.02), opacity: 0.6)),
          .fillRectangle(box, paint), .fill(oval, .red, .evenOdd), .endLayer,
        ]
      default:
        let center = CGPoint(x: box.midX, y: box.midY)
        commands.append(
          .fill(
            oval,
            .radialGradient(colors, center: center, startRadius: 0, endRadius: size), .nonZero))
      }
    }
    // Something that comes and goes.
    if step % 3 == 1 { commands.insert(.fillRectangle(CGRect(20, 100.5, 30, 9), .green), at: 7) }
    return DisplayList(size: CGSize(width: 160, height: 240), commands: commands)
  }

  @Test("has the bytes of one that is painted anew", arguments: [1, 2, 1.5], [true, false])
  func sameBytes(scale: CGFloat, isOpaque: Bool) throws {
    let background: ResolvedColor? = isOpaque ? .white : nil
    let (width, height) = (Int(160 * scale), Int(240 * scale))
    var count = 0
    for (from, to) in [(0, 1), (1, 2), (0, 9), (9, 3), (2, 2), (5, 6)] {
      let (before, after) = (Self.list(at: from), Self.list(at: to))
      var picture = try CairoRenderer.render(before, scale: scale, background: background)
      let known = picture
      let painted = try CairoRenderer.repaint(
        PaintedAreas(after, scale: scale, width: width, height: height), over: &picture,
        of: PaintedAreas(before, scale: scale, width: width, height: height), background: background
      )
      guard painted != nil else { continue }
      count += 1
      let isEqual = try CairoRenderer.render(after, scale: scale, background: background) == picture
      #expect(isEqual, "from \(from) to \(to)")
      // The one before is another's, too.
      let isKept = try CairoRenderer.render(before, scale: scale, background: background) == known
      #expect(isKept)
    }
    // At other scales than powers of 2, what shows a gradient is painted as a whole.
    #expect(count > (scale == 1.5 ? 0 : 2))
  }

  /// Lines at 45 degrees cover halves of pixels, and the sides of what is painted run through everything that stands still.
  @Test("has them wherever its sides run", arguments: [CGFloat(1), 2])
  func sides(scale: CGFloat) throws {
    let (width, height) = (Int(160 * scale), Int(240 * scale))
    let size = CGSize(width: 160, height: 240)
    var random = Numbers(seed: 5)
    var still: [DrawCommand] = [
      .fillRectangle(CGRect(origin: .zero, size: size), .color(.white))
    ]
    for index in 0..<60 {
      let center = CGPoint(x: random.next() * 160, y: random.next() * 240)
      let reach = (random.next() * 60).rounded()
      var path = Path()
      path.move(to: CGPoint(x: center.x.rounded() - reach, y: center.y.rounded()))
      path.addLine(to: CGPoint(x: center.x.rounded(), y: center.y.rounded() - reach))
      path.addLine(to: CGPoint(x: center.x.rounded() + reach, y: center.y.rounded() + reach * 2))
      path.addQuadCurve(
        to: CGPoint(x: center.x - reach * 2, y: center.y),
        control: CGPoint(x: center.x, y: center.y + reach))
      let paint = Paint.color(
        ResolvedColor(
          red: Float(random.next()), green: Float(random.next()), blue: Float(random.next()),
          opacity: 0.4))
      still.append(
        index % 3 == 0
          ? .stroke(path, StrokeStyle(lineWidth: 1 + random.next() * 6), paint)
          : .fill(path, paint, index % 2 == 0 ? .nonZero : .evenOdd))
    }
    func list(_ box: CGRect) -> DisplayList {
      DisplayList(size: size, commands: still + [.fill(Path(ellipseIn: box), .red, .nonZero)])
    }
    for _ in 0..<40 {
      let box = CGRect(random.next() * 150, random.next() * 230, random.next() * 30, 12)
      let (before, after) = (list(box), list(box.offsetBy(dx: 9 * random.next(), dy: 3)))
      var picture = try CairoRenderer.render(before, scale: scale)
      let painted = try #require(
        try CairoRenderer.repaint(
          PaintedAreas(after, scale: scale, width: width, height: height), over: &picture,
          of: PaintedAreas(before, scale: scale, width: width, height: height), background: nil))
      #expect(painted.pixels < width * height / 12)
      let isEqual = try CairoRenderer.render(after, scale: scale) == picture
      #expect(isEqual, "\(box)")
    }
  }

  @Test("begins with what hides all of its rows", arguments: [CGFloat(1), 2, 1.5])
  func grounds(scale: CGFloat) throws {
    let (whole, upper) = (CGRect(0, 0, 160, 240), CGRect(0, 0, 160, 120))
    let grounds: [[DrawCommand]] = [
      [.fillRectangle(whole, .red)], [.fillRectangle(whole, .red), .fillRectangle(whole, .green)],
      [.fillRectangle(upper, .red)], [.fillRectangle(CGRect(0, 0, 160, 60.3), .red)],
      [.fillRectangle(CGRect(0, 0, 159.5, 240), .red)],
      [.fillRectangle(upper, .green), .fillRectangle(upper.insetBy(dx: 5, dy: 0), .red)],
    ]
    for (ground, background) in grounds.flatMap({ [($0, nil), ($0, ResolvedColor.white)] }) {
      func list(at y: CGFloat) -> DisplayList {
        let disc = DrawCommand.fill(
          Path(ellipseIn: CGRect(30, y, 40, 30)), .color(ResolvedColor.black), .nonZero)
        return DisplayList(size: whole.size, commands: ground + [disc])
      }
      for y in [20.0, 50, 100, 180] {
        let (width, height) = (Int(160 * scale), Int(240 * scale))
        var picture = try CairoRenderer.render(list(at: y), scale: scale, background: background)
        _ = try CairoRenderer.repaint(
          PaintedAreas(list(at: y + 7), scale: scale, width: width, height: height), over: &picture,
          of: PaintedAreas(list(at: y), scale: scale, width: width, height: height),
          background: background)
        let anew = try CairoRenderer.render(list(at: y + 7), scale: scale, background: background)
        #expect(picture == anew, "\(ground), \(y)")
      }
    }
  }

  @Test("differs from the other in no rows but those that are said to change")
  func changedRows() throws {
    let (before, after) = (Self.list(at: 0), Self.list(at: 4))
    let rows = try #require(
      PaintedAreas(after, scale: 1, width: 160, height: 240).changedRows(
        since: PaintedAreas(before, scale: 1, width: 160, height: 240)))
    let a = try CairoRenderer.render(before, scale: 1, background: .white)
    let b = try CairoRenderer.render(after, scale: 1, background: .white)
    for y in 0..<240 where !rows.contains(where: { $0.contains(y) }) {
      #expect((0..<160).allSatisfy { a[$0, y] == b[$0, y] }, "row \(y)")
    }
    #expect(!rows.isEmpty)
    let same = PaintedAreas(after, scale: 1, width: 160, height: 240)
    #expect(same.changedRows(since: same) == [])
  }

  @Test("is painted anew where something depends on what is behind it")
  func backdrops() throws {
    var list = Self.list(at: 0)
    list.commands += [
      .beginLayer(Layer(.blend(.multiply))), .fillRectangle(CGRect(0, 0, 9, 9), .red), .endLayer,
    ]
    let areas = PaintedAreas(list, scale: 1, width: 160, height: 240)
    #expect(
      areas.changedRows(since: PaintedAreas(Self.list(at: 1), scale: 1, width: 160, height: 240))
        == nil)
  }
}

/// The same numbers every time, from 0 to 1.
private struct Numbers {
  var seed: UInt32

  mutating func next() -> CGFloat {
    seed = seed &* 1_664_525 &+ 1_013_904_223
    return CGFloat(seed >> 8) / CGFloat(1 << 24)
  }
}
