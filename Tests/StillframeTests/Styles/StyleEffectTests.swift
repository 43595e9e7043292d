import Foundation
import StillViewsTestSupport
import Stillframe
import Testing

/// What styles do beyond a colour: shadows, blending, materials, edges of whole pixels.
@Suite struct StyleEffectTests {
  private func picture(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.frame(width: width, height: height))
    renderer.scale = 1
    return try renderer.bitmap()
  }

  private func straight(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    let pixel = bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
  }

  @Test("a drop shadow of a style is a copy below what is drawn (P1.9)")
  func dropShadow() throws {
    let style = Color.red.shadow(.drop(color: .black, radius: 0, x: 6, y: 4))
    let square = Rectangle().fill(style).frame(width: 10, height: 10)
    let bitmap = try picture(square, 30, 30)
    #expect(straight(bitmap, 12, 12) == [255, 59, 48, 255])
    #expect(straight(bitmap, 25, 22) == [0, 0, 0, 255])
    #expect(straight(bitmap, 25, 11) == [0, 0, 0, 0])
  }

  @Test("several shadows of a style are all cast by the shape alone (P1.9)")
  func severalShadows() throws {
    let style = Color.red.shadow(.drop(color: .black, radius: 0, x: 8))
      .shadow(.drop(color: .blue, radius: 0, y: 8))
    let bitmap = try picture(Rectangle().fill(style).frame(width: 8, height: 8), 32, 32)
    #expect(straight(bitmap, 15, 15) == [255, 59, 48, 255])
    #expect(straight(bitmap, 23, 15) == [0, 0, 0, 255])
    #expect(straight(bitmap, 15, 23) == [0, 122, 255, 255])
    // A shadow of the other shadow would lie here.
    #expect(straight(bitmap, 23, 23) == [0, 0, 0, 0])
  }

  @Test("an inner shadow lies where the moved shape does not, inside the shape only (P1.8)")
  func innerShadow() throws {
    let style = Color.white.shadow(.inner(color: .black, radius: 0, x: 5, y: 3))
    let bitmap = try picture(Rectangle().fill(style).frame(width: 20, height: 20), 30, 30)
    #expect(straight(bitmap, 9, 20) == [0, 0, 0, 255])
    #expect(straight(bitmap, 10, 20) == [255, 255, 255, 255])
    #expect(straight(bitmap, 20, 7) == [0, 0, 0, 255])
    #expect(straight(bitmap, 20, 8) == [255, 255, 255, 255])
    #expect(straight(bitmap, 3, 20) == [0, 0, 0, 0])
    #expect(straight(bitmap, 27, 20) == [0, 0, 0, 0])
  }

  @Test("an inner shadow is cast by the shape, however much of the fill is seen through (P1.8)")
  func innerShadowOfTranslucentFill() throws {
    let fill = Color(red: 0.2, green: 0.4, blue: 0.8, opacity: 0.5)
    let style = fill.shadow(.inner(color: .black, radius: 0, x: 6))
    let bitmap = try picture(Rectangle().fill(style), 24, 24)
    #expect(straight(bitmap, 3, 12) == [0, 0, 0, 255])
    #expect(straight(bitmap, 12, 12) == straight(try picture(fill, 24, 24), 12, 12))
    // Half covered pixels of the rim stay half covered.
    let narrow = Color.white.shadow(.inner(color: .black, radius: 0, x: 6))
    let rim = try picture(
      Path(CGRect(x: 2.5, y: 0, width: 20, height: 24)).fill(narrow), 24, 24)
    #expect(straight(rim, 2, 12) == [0, 0, 0, 128])
  }

  /// The edge of what is outside of an endless half plane, seen from inside, one deviation in: 0.1587.
  @Test("an inner shadow falls off as a Gaussian of its radius")
  func blurredInnerShadow() throws {
    let style = Color.white.shadow(.inner(color: .black, radius: 10))
    let bitmap = try picture(Rectangle().fill(style).frame(width: 160, height: 160), 160, 160)
    for (distance, share) in [(0, 0.5), (9, 0.1587), (19, 0.0228)] as [(Int, Double)] {
      let exact = 0.5 * erfc((Double(distance) + 0.5) / 10 / 2.0.squareRoot())
      let grey = Double(bitmap[distance, 80].red) / 255
      #expect(abs(1 - grey - exact) < 0.01, "\(distance): \(1 - grey), near \(share)")
    }
  }

  @Test("text casts the shadows of its style")
  func shadowOfText() throws {
    let words = Text("H").font(.system(size: 40, weight: .black))
    let plain = try picture(words.foregroundStyle(.red), 60, 60)
    let style = Color.red.shadow(.drop(color: .black, radius: 0, x: 20))
    let shaded = try picture(words.foregroundStyle(style), 60, 60)
    var count = 0
    for y in 0..<60 {
      for x in 20..<60 where plain[x - 20, y].alpha == 255 && plain[x, y].alpha == 0 {
        #expect(straight(shaded, x, y) == [0, 0, 0, 255])
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test("a style may be blended with what is behind (P8.8)")
  func blended() throws {
    let view = ZStack {
      Color(red: 0.8, green: 0.2, blue: 0.4)
      Rectangle().fill(Color(red: 0.2, green: 0.4, blue: 0.8).blendMode(.multiply))
    }
    #expect(straight(try picture(view, 4, 4), 2, 2) == [41, 20, 82, 255])
  }

  @Test("the foreground style may have effects by itself")
  func effectsOfTheForeground() throws {
    let view = Rectangle().fill(.opacity(0.5)).foregroundStyle(Color(red: 1, green: 0, blue: 0))
    let pixel = straight(try picture(view, 4, 4), 2, 2)
    #expect(pixel[3] == 128 && pixel[0] == 255)
  }

  /// Rule P8.10 samples: light regular over grey 128 is 222; dark thick 42.
  @Test("a material tints what is behind it, through any shape")
  func materials() throws {
    func middle(_ material: Material, _ scheme: ColorScheme) throws -> Int {
      let view = ZStack {
        Color(red: 128 / 255, green: 128 / 255, blue: 128 / 255)
        Circle().fill(material).frame(width: 100, height: 100)
      }
      .environment(\.colorScheme, scheme)
      return Int(try picture(view, 300, 300)[150, 150].red)
    }
    #expect(abs(try middle(.regular, .light) - 222) <= 2)
    #expect(abs(try middle(.regular, .dark) - 64) <= 2)
    #expect(abs(try middle(.ultraThin, .light) - 169) <= 2)
    #expect(abs(try middle(.thick, .dark) - 42) <= 2)
  }

  @Test("a material blurs what is behind it and nothing beside it")
  func materialsBlur() throws {
    let view = ZStack {
      HStack(spacing: 0) {
        Color.black
        Color.white
      }
      Rectangle().fill(.ultraThinMaterial).frame(width: 200, height: 60)
    }
    let bitmap = try picture(view, 300, 200)
    // Behind it the edge is wide, elsewhere sharp.
    let (left, right) = (Int(bitmap[140, 100].red), Int(bitmap[160, 100].red))
    #expect(right > left && right - left < 60)
    #expect(bitmap[149, 20].red == 0 && bitmap[150, 20].red == 255)
  }

  @Test("without antialiasing, pixels are whole by their middle (P6.13)")
  func wholePixels() throws {
    func alphas(_ view: some View) throws -> Set<UInt8> {
      let bitmap = try picture(view, 30, 30)
      return Set((0..<30).flatMap { y in (0..<30).map { bitmap[$0, y].alpha } })
    }
    #expect(try alphas(Circle().fill(.black)).count > 2)
    #expect(try alphas(Circle().fill(.black, style: FillStyle(antialiased: false))) == [0, 255])
    #expect(
      try alphas(Circle().inset(by: 3).stroke(.black, lineWidth: 3, antialiased: false)) == [
        0, 255,
      ])
    #expect(
      try alphas(Color.black.clipShape(Circle(), style: FillStyle(antialiased: false))) == [0, 255])
    let shifted = Path(CGRect(x: 3.4, y: 3.6, width: 5, height: 5))
      .fill(.black, style: FillStyle(antialiased: false))
    let bitmap = try picture(shifted, 12, 12)
    #expect(bitmap[3, 4].alpha == 255 && bitmap[7, 8].alpha == 255)
    #expect(bitmap[2, 4].alpha == 0 && bitmap[8, 8].alpha == 0 && bitmap[3, 3].alpha == 0)
  }

  @Test("a shape of another size has its anchor where the frame has it")
  func sizedShape() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    func box(_ shape: some Shape) -> CGRect { shape.path(in: frame).boundingRect }
    #expect(
      box(Rectangle().size(width: 20, height: 10)) == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      box(Rectangle().size(width: 20, height: 10, anchor: .center))
        == CGRect(x: 40, y: 20, width: 20, height: 10))
    #expect(
      box(Ellipse().size(CGSize(width: 20, height: 10), anchor: .bottomTrailing))
        == CGRect(x: 80, y: 40, width: 20, height: 10))
  }
}
