import Dispatch
import Foundation
import StillCairo
import StillDrawing
import StillGeometry
import StillRaster
import StillText
import Synchronization
import Testing

@Suite("The same bytes")
struct DeterminismTests {
  /// Something of everything, different for each index.
  private static func scene(_ index: Int) -> DisplayList {
    let shift = CGFloat(index) / 7
    let stops = GradientStops(stops: [
      .init(color: .red, location: 0), .init(color: .blue, location: 1),
    ])
    let run = FakeGlyphs(identifier: 0x7EAD).run([1, 2, 9, 3])
    let ground = Paint.linearGradient(stops, from: .zero, to: CGPoint(x: 90, y: 60))
    let turned = Layer(
      transform: CGAffineTransform(rotationAngle: shift), opacity: 0.7,
      clip: .path(Path(ellipseIn: CGRect(5, 5, 70, 40)), .nonZero))
    let pen = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 5])
    return DisplayList(
      size: CGSize(width: 90, height: 60),
      commands: [
        .fillRectangle(CGRect(0, 0, 90, 60), ground),
        .beginLayer(turned),
        .fill(Path(roundedRect: CGRect(10, 10, 40, 20), cornerRadius: 7), .green, .nonZero),
        .stroke(Path(ellipseIn: CGRect(20, 12, 30, 30)), pen, .black),
        .glyphs(run, at: CGPoint(x: 12 + shift, y: 30), .black),
        .endLayer,
        .glyphs(run, at: CGPoint(x: 30 + shift, y: 50.3), .red),
      ])
  }

  @Test("from every thread")
  func threads() throws {
    let expected = try (0..<40).map { try CairoRenderer.render(Self.scene($0), scale: 1.5) }
    #expect(expected[0] != expected[1])
    let failures = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 160) { index in
      let bitmap = try? CairoRenderer.render(Self.scene(index % 40), scale: 1.5)
      if bitmap != expected[index % 40] { failures.withLock { $0.append(index) } }
    }
    #expect(failures.withLock { $0 } == [])
  }

  @Test("whatever the cache of masks has forgotten")
  func fullCaches() throws {
    let before = try CairoRenderer.render(Self.scene(3), scale: 1)
    // More sources than there are pages, then more masks than fit on a page.
    for number in 0..<80 {
      let run = FakeGlyphs(identifier: 0xF000 + UInt64(number)).run([1, 2])
      _ = try paint(20, 20, [.glyphs(run, at: CGPoint(x: 1, y: 9), .red)])
    }
    let glyphs = FakeGlyphs(identifier: 0xE000).run((10..<110).map { $0 })
    for step in 0..<256 {
      let place = CGPoint(x: CGFloat(step % 16) / 16, y: 60 + CGFloat(step / 16) / 16)
      _ = try paint(70, 70, [.glyphs(glyphs, at: place, .red)])
    }
    #expect(try CairoRenderer.render(Self.scene(3), scale: 1) == before)
  }

  @Test("inside and at the edge of one colour, whoever paints it")
  func colors() throws {
    // Most of these are no multiples of 1/255: Cairo and our own loops have to round alike.
    let large = Path(ellipseIn: CGRect(-9, -9, 20, 20))
    for value in stride(from: Float(0.005), to: 1, by: 0.013) {
      let color = Paint.color(
        ResolvedColor(red: value, green: 1 - value, blue: 0.3, opacity: 0.7))
      let direct = try paint(1, 1, on: nil, [.fillRectangle(CGRect(0, 0, 1, 1), color)])
      let byCairo = try paint(1, 1, on: nil, [.fill(large, color, .nonZero)])
      #expect(direct.bytes == byCairo.bytes, "\(value)")
    }
  }
}
