import SwiftUI
import Testing

/// Resizable symbols that are repeated (rule P11.3).
@Suite @MainActor struct TiledSymbolTests {
  private func picture(_ image: Image, _ width: CGFloat, _ height: CGFloat) throws -> Bitmap {
    try ImageRenderer(content: image.frame(width: width, height: height)).bitmap()
  }

  @Test func aSymbolIsRepeatedInItsSize() throws {
    let size = try Outside(Image(systemName: "star.fill")).size
    let (width, height) = (Int(size.width), Int(size.height))
    let tiled = try picture(
      Image(systemName: "star.fill").resizable(resizingMode: .tile), size.width * 2.5,
      size.height * 2)
    var differing = 0
    var dark = 0
    for y in 0..<height {
      for x in 0..<width {
        if tiled[x, y].alpha > 200 { dark += 1 }
        if tiled[x, y] != tiled[x + width, y] || tiled[x, y] != tiled[x, y + height] {
          differing += 1
        }
      }
    }
    #expect(dark > 40)
    #expect(differing == 0)
  }

  @Test func vastFramesAreBounded() throws {
    let image = Image(systemName: "circle.fill").resizable(resizingMode: .tile)
    let bitmap = try ImageRenderer(
      content: image.font(.system(size: 1)).frame(width: 3000, height: 400)
    ).bitmap()
    func isPainted(_ rows: Range<Int>) -> Bool {
      rows.contains { y in (0..<40).contains { bitmap[$0, y].alpha > 0 } }
    }
    #expect(isPainted(0..<4))
    #expect(!isPainted(380..<400))
  }
}
