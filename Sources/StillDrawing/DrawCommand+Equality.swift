import Foundation
import StillText

extension DrawCommand: Equatable {
  /// Whether two commands paint the same at the same place. Of commands that share their contents, which those of a view that
  /// did not change do, this costs nothing.
  package static func == (a: DrawCommand, b: DrawCommand) -> Bool {
    switch (a, b) {
    case (.fillRectangle(let a, let paintA), .fillRectangle(let b, let paintB)):
      a == b && paintA == paintB
    case (.fill(let a, let paintA, let ruleA), .fill(let b, let paintB, let ruleB)):
      paintA == paintB && ruleA == ruleB && a == b
    case (.stroke(let a, let styleA, let paintA), .stroke(let b, let styleB, let paintB)):
      paintA == paintB && styleA == styleB && a == b
    case (.glyphs(let a, let originA, let paintA), .glyphs(let b, let originB, let paintB)):
      originA == originB && paintA == paintB && a == b
    case (.picture(let a), .picture(let b)): a == b
    case (.beginLayer(let a), .beginLayer(let b)): a.effects == b.effects
    case (.endLayer, .endLayer): true
    default: false
    }
  }
}

extension GlyphRun {
  fileprivate static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    a.source.identifier == b.source.identifier && a.glyphs == b.glyphs && a.positions == b.positions
  }
}

extension PicturePlacement {
  fileprivate static func == (a: PicturePlacement, b: PicturePlacement) -> Bool {
    a.source === b.source && a.part == b.part && a.frame == b.frame && a.tile == b.tile
      && a.sampling == b.sampling && a.tint == b.tint && a.opacity == b.opacity
  }
}
