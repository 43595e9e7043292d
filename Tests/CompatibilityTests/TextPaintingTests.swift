import Foundation
import SwiftUI
import Testing

/// Text under every kind of paint, as users write it.
@MainActor @Suite struct TextPaintingTests {
  private func bitmap(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    return try renderer.bitmap()
  }

  /// Pixels whose ink is at least half covered, in a part of the width.
  private func inks(_ picture: Bitmap, columns: Range<Int>) -> [RGBA8] {
    (0..<picture.height).flatMap { row in columns.map { picture[$0, row] } }
      .filter { $0.alpha > 200 }
  }

  @Test func aGradientRunsThroughTheLettersAcrossTheTextsFrame() throws {
    let picture = try bitmap(
      Text("HHHHHHHH").font(.system(size: 40, weight: .black))
        .foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)))
    let left = inks(picture, columns: 0..<picture.width / 8)
    let right = inks(picture, columns: picture.width * 7 / 8..<picture.width)
    #expect(!left.isEmpty && !right.isEmpty)
    #expect(left.allSatisfy { $0.red > 200 && $0.blue < 110 })
    #expect(right.allSatisfy { $0.blue > 200 && $0.red < 90 })
  }

  @Test func aRadialGradientIsCentredWhereItSays() throws {
    let picture = try bitmap(
      RadialGradient(
        colors: [.white, .black], center: .bottomTrailing, startRadius: 0, endRadius: 20
      ).frame(width: 40, height: 20))
    #expect(picture[39, 19].red > 230)
    #expect(picture[30, 19].red < 160 && picture[30, 19].red > 100)
    #expect(picture[5, 5].red == 0)
  }

  @Test func aShadowHasTheFormOfTheLettersAndNoPartInLayout() throws {
    let plain = Text("I").font(.system(size: 40, weight: .black))
    let size = try ImageRenderer(content: plain).layoutReport().size
    let lifted = plain.foregroundStyle(.white).shadow(color: .black, radius: 0, x: 0, y: 60)
    #expect(try ImageRenderer(content: lifted).layoutReport().size == size)
    let picture = try bitmap(
      lifted.frame(width: 60, height: 60).padding(.bottom, 60).background(.white))
    // The letter is white on white; its shadow stands below, upright and solid.
    let column = (0..<120).map { picture[30, $0].red }
    #expect(column[0..<60].allSatisfy { $0 == 255 })
    #expect(column[60..<120].filter { $0 == 0 }.count >= 26)
  }

  @Test func textCutsAPictureOut() throws {
    let cut = Color.green.frame(width: 100, height: 40)
      .mask { Text("I").font(.system(size: 40, weight: .black)) }
    let picture = try bitmap(cut)
    #expect(picture.width == 100 && picture.height == 40)
    let inked = (0..<100).filter { picture[$0, 20].alpha > 128 }
    #expect(inked.count > 4 && inked.count < 14)
    #expect(inked.allSatisfy { (40...60).contains($0) })
    #expect(inked.allSatisfy { picture[$0, 20].green > picture[$0, 20].red })
    #expect(picture[2, 20].alpha == 0)
  }

  @Test func theMaskIsProposedTheViewsSizeAndAligned() throws {
    let picture = try bitmap(
      Color.black.frame(width: 40, height: 40)
        .mask(alignment: .bottomTrailing) { Color.white.frame(width: 10, height: 10) })
    #expect(picture[29, 39].alpha == 0 && picture[30, 30].alpha == 255)
    #expect(picture[39, 29].alpha == 0)
    let whole = try bitmap(Color.black.frame(width: 40, height: 40).mask(Circle()))
    #expect(whole[20, 1].alpha > 200 && whole[2, 2].alpha == 0)
  }

  @Test func shadowsAndMasksMoveWithAnimations() throws {
    let stage = Stage(size: CGSize(width: 80, height: 80)) { Lift() }
    try stage.tap("lift")
    var offsets: [Int] = []
    for step in 0..<5 {
      if step > 0 { stage.advance(by: 0.25) }
      let picture = try stage.bitmap()
      offsets.append((0..<80).first { picture[40, $0].red < 40 } ?? -1)
    }
    // The square itself covers rows 35 to 45: at first the shadow's top shows above it, in the end its foot
    // below.
    #expect(offsets == [30, -1, 45, 45, 50])
  }
}

/// A white square whose shadow moves down.
private struct Lift: View {
  @State private var isLifted = false

  var body: some View {
    Color.white.frame(width: 10, height: 10)
      .shadow(color: .black, radius: 0, y: isLifted ? 15 : -5)
      .onTapGesture { withAnimation(.linear(duration: 1)) { isLifted = true } }
      .accessibilityIdentifier("lift")
  }
}
