import Foundation
import StillText

/// The parts of a text that open something when they are tapped.
nonisolated struct TextLinks {
  /// UTF-16 offsets in the text, ascending, with the URLs.
  private var parts: [(range: Range<Int>, address: URL)] = []
  private var length = 0
  private var action: OpenURLAction?

  var isEmpty: Bool { parts.isEmpty }

  /// Adds words to the text.
  ///
  /// - Parameter length: In UTF-16.
  mutating func append(_ address: URL?, length: Int) {
    let range = self.length..<(self.length + length)
    self.length = range.upperBound
    guard let address, !range.isEmpty else { return }
    if let last = parts.last, last.address == address, last.range.upperBound == range.lowerBound {
      parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      parts.append((range, address))
    }
  }

  /// Returns the links with the action that opens them.
  func opened(by action: OpenURLAction) -> TextLinks {
    var result = self
    result.action = action
    return result
  }

  /// Whether one address is that of all characters; `length` is in UTF-16.
  func covers(length: Int) -> Bool {
    parts.count == 1 && parts[0].range.lowerBound == 0 && parts[0].range.upperBound >= length
  }

  /// Returns the action of a tap on characters; nil where they open nothing.
  func target(at characters: Range<Int>) -> (() -> Void)? {
    guard let action, let part = parts.first(where: { $0.range.overlaps(characters) }) else {
      return nil
    }
    return { action.open(part.address) }
  }
}

extension DetailedLayout {
  /// Returns the UTF-16 offsets of the characters at a point, relative to the text's top left corner; nil if there are
  /// none.
  func characters(at point: CGPoint) -> Range<Int>? {
    for line in lines {
      let top = line.line.baseline - line.line.ascent
      guard point.y >= top, point.y < line.line.baseline + line.line.descent else { continue }
      for run in line.runs {
        let x = point.x - run.run.origin.x
        for cluster in run.clusters
        where !cluster.characters.isEmpty && x >= cluster.x && x < cluster.x + cluster.width {
          return cluster.characters
        }
      }
    }
    return nil
  }
}
