/// Returns the indices of parts of one line from left to right: from the highest level down, stretches of at least
/// that level are turned (UAX #9, L2: <https://www.unicode.org/reports/tr9/>).
///
/// - Parameter levels: The embedding level of each part, in the order of the text.
/// - Complexity: O(parts × distinct levels).
package func visualOrder(of levels: [UInt8]) -> [Int] {
  var order = Array(levels.indices)
  guard let highest = levels.max(), highest > 0 else { return order }
  let lowestOdd = levels.reduce(highest | 1) { $1.isMultiple(of: 2) ? $0 : min($0, $1) }
  var level = highest
  while level >= lowestOdd {
    var start = 0
    while start < order.count {
      guard levels[start] >= level else {
        start += 1
        continue
      }
      var end = start
      while end < order.count, levels[end] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
    level -= 1
  }
  return order
}
