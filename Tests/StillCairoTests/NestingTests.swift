import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import Testing

@Suite("Nested layers")
struct NestingTests {
  static let ellipse = Path(ellipseIn: CGRect(-200, -200, 800, 800))
  static let layers = [
    Layer(), Layer(opacity: 0.9999), Layer(opacity: 0.5),
    Layer(clip: .rectangle(CGRect(0, 0, 300, 300))),
    Layer(clip: .rectangle(CGRect(0.25, 0, 299, 299))),
    Layer(clip: .path(ellipse, .nonZero)),
    Layer(transform: CGAffineTransform(translationX: 0.001, y: 0)),
    Layer(
      transform: CGAffineTransform(rotationAngle: 1), opacity: 0.999, clip: .path(ellipse, .evenOdd)
    ),
  ]

  @Test("ten thousand deep, alone or with something beside them", arguments: layers.indices)
  func deep(index: Int) throws {
    let inside: [DrawCommand] = [
      .fillRectangle(CGRect(0, 0, 300, 300), .red), .fillRectangle(CGRect(10, 10, 200, 200), .blue),
    ]
    let layer = Self.layers[index]
    for sibling in [[], [DrawCommand.fillRectangle(CGRect(290, 290, 1, 1), .green)]] {
      let begins = (0..<10_000).flatMap { _ in [.beginLayer(layer)] + sibling }
      let ends = Array(repeating: DrawCommand.endLayer, count: 10_000)
      let picture = try paint(300, 300, on: nil, begins + inside + ends)
      let opacity = layer.effects.reduce(1.0) { result, effect in
        if case .opacity(let opacity) = effect { result * opacity } else { result }
      }
      guard layer.transform.isIdentity, opacity > 0.9 else { continue }
      let middle = picture[100, 100]
      #expect(middle.alpha > 80 && middle.blue > 128)
      // Beyond the last canvas things are faded one by one, so red shines through.
      if opacity == 1 || sibling.isEmpty { #expect(middle.red == 0) }
    }
  }

  @Test("whose edges run through pixels cut what is in them once, also beyond a few clips")
  func softClips() throws {
    // Painted one by one through a half covered edge, red would shine through.
    let clip = Layer(clip: .rectangle(CGRect(0.5, 0, 3.5, 1)))
    let both: [DrawCommand] = [
      .fillRectangle(CGRect(0, 0, 4, 1), .red), .fillRectangle(CGRect(0, 0, 4, 1), .blue),
    ]
    for depth in 1...9 {
      let commands =
        Array(repeating: .beginLayer(clip), count: depth) + both
        + Array(repeating: .endLayer, count: depth)
      let picture = try paint(4, 1, on: nil, commands)
      let edge = picture[0, 0]
      #expect(edge.red == 0 && edge.alpha > 0, "\(depth)")
      // The same clip a few times is that clip; canvases in between multiply its coverage.
      if depth <= 3 { #expect(edge.alpha == 128, "\(depth)") }
      #expect(picture[1, 0] == RGBA8(red: 0, green: 0, blue: 255))
    }
  }
}
