package import Foundation
package import StillRaster
package import StillReport

/// The frames of views that are not compared.
package enum ViewMask {
  /// A name that no view has.
  package struct UnknownView: Error, LocalizedError, CustomStringConvertible {
    package let name: String

    package var description: String {
      "no view has the identifier or the words '\(name)'"
    }
    package var errorDescription: String? { description }
  }

  /// Returns the frames of views in pictures, in points.
  ///
  /// - Parameters:
  ///   - names: identifiers, also with "#" before them, or words.
  ///   - reports: of the pictures, as far as they are known.
  /// - Throws: ``UnknownView`` for a name that is in none.
  package static func frames(
    of names: [String], in reports: [LayoutReport]
  ) throws(UnknownView) -> [CGRect] {
    var search = Search(for: names)
    search.look(at: reports)
    return try search.frames()[0]
  }

  /// Looks for views in one moment after the other.
  package struct Search {
    private let names: [String]
    private var found: [[CGRect]] = []
    private var seen: Set<String> = []

    /// - Parameter names: identifiers, also with "#" before them, or words.
    package init(for names: [String]) {
      self.names = names
    }

    /// Looks at the reports of all pictures of the next moment.
    package mutating func look(at reports: [LayoutReport]) {
      var frames: [CGRect] = []
      for name in names {
        let those = reports.flatMap { ViewMask.frames(of: name, in: $0) }
        if !those.isEmpty { seen.insert(name) }
        frames += those
      }
      found.append(frames)
    }

    /// Returns the frames of the views, moment by moment, in points.
    ///
    /// - Throws: ``UnknownView`` for a name that was in no moment.
    package func frames() throws(UnknownView) -> [[CGRect]] {
      if let name = names.first(where: { !seen.contains($0) }) { throw UnknownView(name: name) }
      return found
    }
  }

  fileprivate static func frames(of name: String, in report: LayoutReport) -> [CGRect] {
    var found: [CGRect] = []
    var open = [report.root]
    while let node = open.popLast() {
      if node.identifier == name || node.identifier.map({ "#" + $0 }) == name || node.text == name {
        found.append(node.frame)
      } else {
        open += node.children
      }
    }
    return found
  }

  /// Returns the pixels that a rectangle touches; nil where there are none.
  package static func pixels(_ frame: CGRect, scale: CGFloat) -> PixelRectangle? {
    let limit = CGFloat(1 << 20)
    func pixel(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      let scaled = value * scale
      return scaled.isNaN ? 0 : Int(min(max(scaled, -limit), limit).rounded(rule))
    }
    let (left, top) = (pixel(frame.minX, .down), pixel(frame.minY, .down))
    let (right, bottom) = (pixel(frame.maxX, .up), pixel(frame.maxY, .up))
    guard right > left, bottom > top else { return nil }
    return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}
