import Foundation

extension Path {
  /// The same outline, drawn from its end: the last subpath first, each in the other direction.
  ///
  /// Closed subpaths stay closed and begin where they began. With the winding rule a reversed path inside another makes a hole.
  ///
  /// - Complexity: O(n) in the elements.
  package var reversed: Path {
    var subpaths: [Subpath] = []
    for element in elements {
      if case .move(let point) = element {
        subpaths.append(Subpath(start: point))
        continue
      }
      guard let last = subpaths.last else { continue }
      // What follows a closed subpath begins at its start.
      if last.isClosed { subpaths.append(Subpath(start: last.start)) }
      subpaths[subpaths.count - 1].append(element)
    }
    return Path(elements: ContiguousArray(subpaths.reversed().flatMap(\.reversed)))
  }

  /// A subpath with its elements turned around, the first one first.
  private struct Subpath {
    let start: CGPoint
    private var end: CGPoint
    private var backwards: [Element] = []
    private(set) var isClosed = false

    init(start: CGPoint) {
      self.start = start
      end = start
    }

    mutating func append(_ element: Element) {
      switch element {
      case .move: break
      case .line(let point):
        backwards.append(.line(to: end))
        end = point
      case .quadCurve(let point, let control):
        backwards.append(.quadCurve(to: end, control: control))
        end = point
      case .curve(let point, let control1, let control2):
        backwards.append(.curve(to: end, control1: control2, control2: control1))
        end = point
      case .closeSubpath:
        if end != start { backwards.append(.line(to: end)) }
        end = start
        isClosed = true
      }
    }

    var reversed: [Element] {
      var elements = [.move(to: end)] + backwards.reversed()
      guard isClosed else { return elements }
      // The line back to the start is the one that closes.
      if elements.count > 1, elements.last == .line(to: start) { elements.removeLast() }
      return elements + [.closeSubpath]
    }
  }
}
