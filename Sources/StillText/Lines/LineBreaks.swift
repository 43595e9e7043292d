package import Foundation

/// Where the lines of a text may end, in a form in which wrapping searches for the last place that fits
/// instead of walking to it.
package struct LineBreaks: Sendable {
  /// A place where a line may end, with the positions that decide whether it does.
  package struct Place: Sendable {
    /// UTF-16 offset of the next line's first unit.
    package let offset: Int
    /// `offset` less the spaces and line break before it.
    package let contentEnd: Int
    /// Points from the start of the text to `offset`, were it all in one line.
    package let x: CGFloat
    /// The same to `contentEnd`.
    package let contentX: CGFloat
    package let isMandatory: Bool
    /// The maximum difference between the sums and the width of a line that ends here: 0 if the line is not reshaped,
    /// more if a cluster reaches across the break.
    package let slack: CGFloat
    /// Points of the hyphen that shows when the line ends here; 0 but behind a soft hyphen.
    package let hyphenWidth: CGFloat
  }

  private let places: [Place]
  /// The least `contentX`, less its `slack`, of each place and those after it up to the next mandatory one:
  /// within a line break character's line they ascend, even where letters are set tighter than they are wide.
  private let ends: [CGFloat]
  /// The indices of mandatory places; the last place, which ends the text, is always among them.
  private let mandatory: [Int]

  /// - Parameter places: Ascending; the last ends the text.
  init(_ places: [Place]) {
    self.places = places
    mandatory = places.indices.filter { places[$0].isMandatory || $0 == places.count - 1 }
    var ends = places.map { $0.contentX - $0.slack }
    for index in places.indices.dropLast().reversed()
    where ends[index] > ends[index + 1] && !places[index].isMandatory {
      ends[index] = ends[index + 1]
    }
    self.ends = ends
  }

  package var count: Int { places.count }

  package subscript(index: Int) -> Place { places[index] }

  /// Returns the first mandatory place from an index on.
  ///
  /// - Parameter index: Less than `count`.
  /// - Complexity: Logarithmic in the mandatory places.
  package func firstMandatory(from index: Int) -> Int {
    var low = 0
    var high = mandatory.count - 1
    while low < high {
      let middle = (low + high) / 2
      if mandatory[middle] < index { low = middle + 1 } else { high = middle }
    }
    return mandatory[low]
  }

  /// Returns the least width that content up to a place, or one after it in the same line of text, can have.
  ///
  /// - Parameter sum: Points to the place's content end, from wherever the line starts.
  package func leastSum(from index: Int, sum: CGFloat) -> CGFloat {
    sum - (places[index].contentX - ends[index])
  }

  /// Returns the first place within a range from which on no content can end at a position or before it, in points
  /// from the start of the text; the range's end if there is none.
  ///
  /// - Parameters:
  ///   - range: Without a mandatory place but its last.
  ///   - expected: How many places the answer may lie behind the range's start, by experience.
  /// - Complexity: Logarithmic in the distance between the answer and what was expected.
  package func firstPlace(beyond position: CGFloat, in range: Range<Int>, expected: Int) -> Int {
    guard !range.isEmpty else { return range.upperBound }
    // Places before `low` are known to fit; those from `high` on are known not to.
    var low = range.lowerBound
    var high = range.upperBound
    var probe = min(range.lowerBound + max(expected, 0), high - 1)
    var step = 1
    if ends[probe] > position {
      high = probe
      while low < high {
        probe = max(high - step, low)
        if ends[probe] <= position {
          low = probe + 1
          break
        }
        high = probe
        step *= 2
      }
    } else {
      low = probe + 1
      while low < high {
        probe = min(low + step - 1, high - 1)
        if ends[probe] > position {
          high = probe
          break
        }
        low = probe + 1
        step *= 2
      }
    }
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > position { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
