import Foundation
import StillDrawing

extension DisplayListPainter {
  mutating func visit(group: LayerGroup) throws(CairoError) -> Bool {
    if canvas.isPage, group.ground == nil, !needsPixels {
      return state.opacity < 1 ? try openPageGroup() : true
    }
    let area = group.ground.map { pixels(around: contentBox?.union($0) ?? $0) }
    guard try open(GroupPicture(), area: area?.intersection(state.clip)) != .needless else {
      return false
    }
    if let ground = group.ground {
      fill(ground, .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)))
    }
    return true
  }
}

private struct GroupPicture: PictureEffect {
  func finish(
    _ painted: Canvas, of picture: Picture, on painter: inout DisplayListPainter
  ) throws(CairoError) -> Bool {
    try painter.canvas.composite(
      painted, opacity: picture.state.opacity, within: picture.state.clipArea)
    return false
  }
}
