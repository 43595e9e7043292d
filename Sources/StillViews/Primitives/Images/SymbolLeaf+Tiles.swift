import Foundation
import StillDrawing
import StillGeometry
import StillText
import StillViewGraph

extension SymbolLeaf {
  /// The greatest number of tiles; what would lie beyond them stays empty.
  private static var mostTiles: CGFloat { 20_000 }

  /// Repeats the symbol in its own size from the top left corner of a frame; the last tiles are cut (rule P11.3).
  func drawTiles(of symbol: Symbol, in frame: CGRect, _ pass: inout DrawingPass) {
    var tile = self
    tile.isResizable = false
    let (size, origin) = (tile.naturalSize, tile.origin)
    guard size.width > 0, size.height > 0, frame.isFinite, size.width.isFinite, size.height.isFinite
    else { return }
    let columns = min((frame.width / size.width).rounded(.up), Self.mostTiles)
    let rows = min((frame.height / size.height).rounded(.up), Self.mostTiles / max(columns, 1))
    guard columns >= 1, rows >= 1 else { return }
    pass.layer(Layer(.clip(.rectangle(frame)))) { pass in
      for part in symbol.parts {
        let outline = symbol.source.outline(of: part.glyph)
        guard outline.isFinite else { continue }
        var path = Path()
        for row in 0..<Int(rows) {
          for column in 0..<Int(columns) {
            path.addPath(
              outline,
              transform: CGAffineTransform(
                a: 1, b: 0, c: 0, d: 1,
                tx: frame.minX + CGFloat(column) * size.width + origin.x,
                ty: frame.minY + CGFloat(row) * size.height + origin.y))
          }
        }
        pass.add(fill(of: part), in: frame) { .fill(path, $0, .nonZero) }
      }
    }
  }
}
