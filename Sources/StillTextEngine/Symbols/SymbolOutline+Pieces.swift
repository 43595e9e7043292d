internal import Foundation
internal import StillGeometry

extension SymbolOutline {
  /// Returns the pieces of ink, each with its holes, whose middle is wanted. Polygons belong to none.
  func pieces(_ isWanted: (CGPoint) -> Bool) -> SymbolOutline {
    let contours = path.subpaths.map { (path: $0, box: $0.boundingRect) }
    func around(_ box: CGRect) -> [Int] {
      contours.indices.filter { contours[$0].box != box && contours[$0].box.contains(box) }
    }
    var kept = Path()
    for contour in contours {
      let outer = around(contour.box)
      var box = contour.box
      // Within an odd number of others it is a hole, of the smallest of them.
      if !outer.count.isMultiple(of: 2) {
        box = outer.map { contours[$0].box }.min { $0.width < $1.width } ?? box
      }
      if isWanted(CGPoint(x: box.midX, y: box.midY)) { kept.addPath(contour.path) }
    }
    return SymbolOutline(contours: kept)
  }
}

extension Path {
  /// The contours that lie within no other: ink without holes.
  var silhouette: Path {
    let contours = subpaths.map { (path: $0, box: $0.boundingRect) }
    var kept = Path()
    for contour in contours
    where !contours.contains(where: { $0.box != contour.box && $0.box.contains(contour.box) }) {
      kept.addPath(contour.path)
    }
    return kept
  }

  /// Each from its move to the next.
  fileprivate var subpaths: [Path] {
    var result: [Path] = []
    for element in elements {
      if case .move = element { result.append(Path()) }
      guard !result.isEmpty else { continue }
      let last = result.count - 1
      switch element {
      case .move(let to): result[last].move(to: to)
      case .line(let to): result[last].addLine(to: to)
      case .quadCurve(let to, let control): result[last].addQuadCurve(to: to, control: control)
      case .curve(let to, let control1, let control2):
        result[last].addCurve(to: to, control1: control1, control2: control2)
      case .closeSubpath: result[last].closeSubpath()
      }
    }
    return result
  }
}
