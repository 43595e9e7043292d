import SwiftUI
import Testing

/// What the texts of a view say, in the order of the report.
@MainActor func said(_ view: some View) throws -> [String] {
  func texts(_ node: LayoutReport.Node) -> [String] {
    (node.text.map { [$0] } ?? []) + node.children.flatMap(texts)
  }
  return texts(try ImageRenderer(content: view).layoutReport().root)
}

extension LayoutReport.Node {
  /// The first view inside, or this one, that says something, in depth-first order.
  func first(saying text: String) -> LayoutReport.Node? {
    if self.text == text { return self }
    for child in children {
      if let found = child.first(saying: text) { return found }
    }
    return nil
  }
}

/// The size of a view at its ideal size.
@MainActor func size(of view: some View) throws -> CGSize {
  try ImageRenderer(content: view).layoutReport().size
}

/// A picture of a view on white, at two pixels a point.
@MainActor func picture(of view: some View) throws -> Bitmap {
  let renderer = ImageRenderer(content: view.background(Color.white))
  renderer.scale = 2
  return try renderer.bitmap()
}

extension Bitmap {
  /// How many pixels a condition holds for.
  func count(_ condition: (RGBA8) -> Bool) -> Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<width where condition(self[x, y]) { count += 1 }
    }
    return count
  }

  /// In how many pieces the row with the most pixels of a kind has them.
  func pieces(_ condition: (RGBA8) -> Bool) -> Int {
    var best = (count: 0, pieces: 0)
    for y in 0..<height {
      var (count, pieces, inside) = (0, 0, false)
      for x in 0..<width {
        let holds = condition(self[x, y])
        if holds { count += 1 }
        if holds, !inside { pieces += 1 }
        inside = holds
      }
      if count > best.count { best = (count, pieces) }
    }
    return best.pieces
  }
}

func isReddish(_ pixel: RGBA8) -> Bool {
  Int(pixel.red) > Int(pixel.blue) + 90 && Int(pixel.red) > Int(pixel.green) + 90
}

func isBluish(_ pixel: RGBA8) -> Bool { Int(pixel.blue) > Int(pixel.red) + 90 }
