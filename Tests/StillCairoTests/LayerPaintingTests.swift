import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import Testing

@Suite("A layer")
struct LayerPaintingTests {
  let left = DrawCommand.fillRectangle(CGRect(0, 0, 4, 1), .black)
  let right = DrawCommand.fillRectangle(CGRect(2, 0, 4, 1), .black)

  @Test("fades as a whole: where two things overlap it is no darker")
  func groupOpacity() throws {
    let reds = try paint(6, 1, layer(opacity: 0.5, [left, right])).reds(row: 0)
    #expect(reds.allSatisfy { $0 == reds[0] } && (126...128).contains(reds[0]), "\(reds)")
  }

  @Test("fades as a whole through plain layers inside it")
  func groupOpacityThroughPlainLayers() throws {
    let plain = layer(CGAffineTransform(translationX: 1, y: 0), [left, right])
    let nested = try paint(8, 1, layer(opacity: 0.5, layer(opacity: 1, layer(opacity: 1, plain))))
      .reds(row: 0)
    #expect(nested.first == 255 && nested.last == 255)
    let inside = nested[1...6]
    #expect(inside.allSatisfy { (126...128).contains($0) }, "\(nested)")
  }

  @Test("inside another one fades once more")
  func product() throws {
    let inner = layer(opacity: 0.5, [left, right])
    let reds = try paint(6, 1, layer(opacity: 0.5, inner)).reds(row: 0)
    #expect(reds.allSatisfy { (190...192).contains($0) }, "\(reds)")
    let both = try paint(6, 1, layer(opacity: 0.5, inner + [right])).reds(row: 0)
    #expect((190...192).contains(both[0]) && (126...128).contains(both[3]), "\(both)")
  }

  @Test("without opacity, or less than none, shows nothing", arguments: [0, -1])
  func invisible(opacity: Double) throws {
    #expect(try paint(6, 1, layer(opacity: opacity, [left, right])).reds(row: 0)[3] == 255)
  }

  @Test("moves what is in it, and what follows stays where it is")
  func transform() throws {
    let dot = DrawCommand.fillRectangle(CGRect(0, 0, 1, 1), .black)
    let inner = layer(CGAffineTransform(translationX: 1, y: 0), [dot])
    let moved = layer(CGAffineTransform(scaleX: 2, y: 1), inner)
    #expect(try paint(6, 1, moved).reds(row: 0) == [255, 255, 0, 0, 255, 255])
    #expect(try paint(6, 1, moved + [dot]).reds(row: 0) == [0, 255, 0, 0, 255, 255])
  }

  @Test("clips to a rectangle on pixel edges crisply, whatever is painted")
  func clipRectangle() throws {
    let wide = CGRect(-5, -5, 20, 20)
    let commands: [DrawCommand] = [
      .fillRectangle(wide, .black),
      .fill(Path(wide), .black, .nonZero),
      .fill(Path(ellipseIn: CGRect(-100, -100, 206, 206)), .black, .nonZero),
      .glyphs(FakeGlyphs(identifier: 501).run([1, 1]), at: CGPoint(x: -1, y: 4), .black),
    ]
    for command in commands {
      let clip = Clip.rectangle(CGRect(1, 0, 2, 4))
      let picture = try paint(6, 4, layer(clip: clip, [command]))
      #expect(picture.reds(row: 2) == [255, 0, 0, 255, 255, 255], "\(command)")
    }
  }

  @Test("clips by half where half a pixel is inside")
  func clipHalf() throws {
    let clip = Clip.rectangle(CGRect(0.5, 0, 2, 1))
    let reds = try paint(4, 1, layer(clip: clip, [left])).reds(row: 0)
    #expect((126...129).contains(reds[0]) && reds[1] == 0, "\(reds)")
    #expect((126...129).contains(reds[2]) && reds[3] == 255, "\(reds)")
  }

  @Test("clips to what all clips around have in common, and only until it ends")
  func clipNested() throws {
    let inner = layer(clip: .rectangle(CGRect(2, 0, 4, 1)), [left, right])
    let outer = layer(clip: .rectangle(CGRect(0, 0, 3, 1)), inner)
    #expect(try paint(6, 1, outer).reds(row: 0) == [255, 255, 0, 255, 255, 255])
    let dot = DrawCommand.fillRectangle(CGRect(5, 0, 1, 1), .black)
    #expect(try paint(6, 1, outer + [dot]).reds(row: 0) == [255, 255, 0, 255, 255, 0])
  }

  @Test("clips to a path and its rule")
  func clipPath() throws {
    let all = DrawCommand.fillRectangle(CGRect(0, 0, 10, 10), .black)
    let circle = Path(ellipseIn: CGRect(0, 0, 10, 10))
    let picture = try paint(10, 10, layer(clip: .path(circle, .nonZero), [all]))
    #expect(picture[0, 0].red == 255 && picture[5, 5].red == 0 && picture[5, 0].red < 64)
    #expect(picture.isSymmetric())
    var ring = circle
    ring.addEllipse(in: CGRect(3, 3, 4, 4))
    let holed = try paint(10, 10, layer(clip: .path(ring, .evenOdd), [all]))
    #expect(holed[5, 5].red == 255 && holed[5, 1].red == 0)
    #expect(try paint(10, 10, layer(clip: .path(Path(), .nonZero), [all]))[5, 5].red == 255)
  }

  @Test("clips to a rectangle far larger than the picture without effect")
  func clipHuge() throws {
    for size in [1e5, 1e7, 1e12, 1e30] as [CGFloat] {
      let around = CGRect(-size + 0.25, -size + 0.25, 2 * size, 2 * size)
      for clip in [Clip.rectangle(around), .path(Path(around), .nonZero)] {
        let reds = try paint(6, 1, layer(clip: clip, [left])).reds(row: 0)
        #expect(reds == [0, 0, 0, 0, 255, 255], "\(clip)")
      }
    }
  }

  @Test("that is faded and clipped keeps its clip's place under a transform")
  func clippedGroup() throws {
    let move = CGAffineTransform(translationX: 3, y: 2)
    let circle = Clip.path(Path(ellipseIn: CGRect(0, 0, 8, 8)), .nonZero)
    let all = CGRect(-20, -20, 50, 50)
    let contents: [DrawCommand] = [.fillRectangle(all, .red), .fillRectangle(all, .blue)]
    let picture = try paint(16, 12, layer(move, opacity: 0.5, clip: circle, contents))
    #expect(picture[7, 6] == RGBA8(red: 127, green: 127, blue: 255))
    #expect(picture[3, 2].red == 255 && picture[2, 6].red == 255 && picture[11, 6].red == 255)
  }

  @Test("keeps gradients and strokes in place when it is painted apart")
  func groupPlace() throws {
    let stops = GradientStops(stops: [
      .init(color: .red, location: 0), .init(color: .blue, location: 1),
    ])
    let gradient = Paint.linearGradient(
      stops, from: CGPoint(x: 4, y: 0), to: CGPoint(x: 12, y: 0))
    var line = Path()
    line.move(to: CGPoint(x: 4, y: 6))
    line.addLine(to: CGPoint(x: 12, y: 6))
    let contents: [DrawCommand] = [
      .fillRectangle(CGRect(4, 4, 8, 4), gradient),
      .stroke(line, StrokeStyle(lineWidth: 2), .green),
    ]
    let clip = Clip.rectangle(CGRect(4, 4, 8, 4))
    let whole = try paint(16, 12, on: nil, layer(clip: clip, contents))
    let faded = try paint(16, 12, on: nil, layer(opacity: 0.5, clip: clip, contents))
    for y in 0..<12 {
      for x in 0..<16 {
        let difference = Int(whole[x, y].alpha) - 2 * Int(faded[x, y].alpha)
        #expect(abs(difference) <= 1)
        if faded[x, y].alpha > 0 { #expect(abs(Int(whole[x, y].red) - Int(faded[x, y].red)) < 3) }
      }
    }
  }

  @Test("may hold ten thousand others")
  func deep() throws {
    let depth = 10_000
    let commands =
      Array(repeating: DrawCommand.beginLayer(Layer()), count: depth) + [left]
      + Array(repeating: .endLayer, count: depth)
    #expect(try paint(6, 1, commands).reds(row: 0) == [0, 0, 0, 0, 255, 255])
    let moving = DrawCommand.beginLayer(
      Layer(
        transform: CGAffineTransform(translationX: 1e-4, y: 0),
        clip: .rectangle(CGRect(-2, 0, 10, 1))))
    let moved =
      Array(repeating: moving, count: depth) + [left] + Array(repeating: .endLayer, count: depth)
    #expect(try paint(6, 1, moved).reds(row: 0) == [255, 0, 0, 0, 0, 255])
  }

  @Test("that is faded may hold thousands of others")
  func deepGroups() throws {
    // Were every layer to look at all layers inside it, this would not end in the time of a test run.
    let depth = 8_000
    let commands =
      Array(repeating: [.beginLayer(Layer(opacity: 0.9999)), left], count: depth).flatMap { $0 }
      + Array(repeating: [right, .endLayer], count: depth).flatMap { $0 }
    #expect(try paint(6, 1, commands).reds(row: 0).allSatisfy { $0 < 4 })
  }

  @Test("left open is painted all the same, and one too many ends are ignored")
  func unbalanced() throws {
    let open = [DrawCommand.beginLayer(Layer(opacity: 0.5)), left, right]
    #expect((126...128).contains(try paint(6, 1, open)[3, 0].red))
    #expect(try paint(6, 1, [.endLayer, left, .endLayer]).reds(row: 0)[0] == 0)
  }
}
