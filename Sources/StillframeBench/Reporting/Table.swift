import Foundation

/// The rows as a table, a line at a time, as they come.
enum Table {
  private static let columns = [
    ("row", 36), ("ours", 12), ("yardstick", 34), ("ratio", 7), ("goal", 10), ("", 4),
    ("spread", 7), ("unit", 0),
  ]

  static func printHeader() {
    write(line(columns.map(\.0)))
  }

  static func print(_ row: Row) {
    let yardstick = row.yardstick.map { "\(number($0.value)) \($0.name)" }
    write(
      line([
        row.name, number(row.value), yardstick ?? "–", row.ratio.map(number) ?? "–",
        row.goal.map(goal) ?? "–", row.isMet.map { $0 ? "ok" : "MISS" } ?? "",
        "±\(Int((row.spread * 50).rounded())) %", row.unit,
      ]))
  }

  /// At once, so that a slow run can be watched through a pipe.
  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func line(_ cells: [String]) -> String {
    zip(cells, columns).map { cell, column in
      cell + String(repeating: " ", count: max(column.1 - cell.count, 0))
    }.joined(separator: " ")
  }

  private static func goal(_ goal: Row.Goal) -> String {
    switch goal {
    case .atMost(let limit): "≤ \(number(limit))"
    case .atLeast(let limit): "≥ \(number(limit))"
    case .ratioAtMost(let limit): "≤ \(number(limit))×"
    case .ratioAtLeast(let limit): "≥ \(number(limit))×"
    }
  }

  /// Three digits that matter.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return "\(value)" }
    let digits = max(0, 2 - Int(floor(log10(abs(value)))))
    return String(format: "%.\(min(digits, 6))f", value)
  }
}
