import Foundation
import Stillframe

/// The memory of a process that makes many cards of every kind: what caches hold is bounded, so that it comes to an end.
enum MemorySubject {
  static func measure(_ bench: Bench) throws {
    let count = bench.options.cards ?? (bench.options.isQuick ? 100 : 4_000)
    try bench.figure(
      "memory/cards", unit: "after \(count) cards, of that after half of them", goal: .atMost(1.1)
    ) {
      var half = 1.0
      for number in 0..<count {
        let renderer = ImageRenderer(content: VariedCard(number: number))
        renderer.onWarning = { _ in }
        _ = try renderer.pngData()
        if number == count / 2 { half = resident }
        if bench.options.cards != nil, (number + 1) % max(count / 25, 1) == 0 {
          let line = "\(number + 1) cards: \(Int(resident / 1e6)) MB\n"
          FileHandle.standardError.write(Data(line.utf8))
        }
      }
      return resident / half
    }
  }

  /// The resident memory of this process, in bytes.
  private static var resident: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let words = text.split(separator: " ")
    return words.count > 1 ? (Double(words[1]) ?? 1) * Double(getpagesize()) : 1
  }
}
