import Foundation
import StillDrawing
import StillGeometry
import StillLayout

/// Which commands each element added, those inside it left out.
package struct DrawingTrace {
  private var spans: [(element: ObjectIdentifier, origin: CGPoint, commands: Range<Int>)] = []

  /// An element has added these commands, with those of the elements inside it, of which it was told before.
  mutating func add(_ element: _ViewNode, origin: CGPoint, _ commands: Range<Int>) {
    spans.append((ObjectIdentifier(element), origin, commands))
  }

  /// All commands from a number on were taken back.
  mutating func forget(from number: Int) {
    spans.removeAll { $0.commands.lowerBound >= number }
  }

  /// Returns the drawing of each element itself, without repetitions, up to a limit.
  func looks(in commands: [DrawCommand]) -> [ObjectIdentifier: [String]] {
    var looks: [ObjectIdentifier: [String]] = [:]
    // From a command that a descendant added, up to the first that no descendant added.
    var next = Array(0...commands.count)
    func free(_ index: Int) -> Int {
      var place = index
      while next[place] != place { place = next[place] }
      var step = index
      while next[step] != place { (next[step], step) = (place, next[step]) }
      return place
    }
    for span in spans {
      var words: [String] = []
      let end = min(span.commands.upperBound, commands.count)
      var index = free(min(span.commands.lowerBound, commands.count))
      while index < end {
        for word in commands[index].look(from: span.origin)
        where words.count < Self.most && !words.contains(word) {
          words.append(word)
        }
        next[index] = index + 1
        index = free(index)
      }
      if !words.isEmpty { looks[span.element] = words }
    }
    return looks
  }

  /// The most words that are kept of an element.
  private static let most = 12
}
