import Foundation

/// The end of a compiler that took too long, or that failed, with the code that it was at: it names that code in a stack dump.
struct Interruption {
  /// The file that was type-checked, where the dump names one.
  private(set) var primary: String?
  /// The innermost code that was type-checked, where the dump names any: an error, for those who leave code out.
  private(set) var fault: CompilerMessages.Fault?

  /// - Parameters:
  ///   - messages: all that the compiler said; nil: there is no dump in it.
  ///   - files: the compiled ones.
  init?(in messages: String, among files: [String], isLate: Bool) {
    guard let start = messages.firstRange(of: "\nStack dump:\n") ?? Self.first(in: messages) else {
      return nil
    }
    let known = Set(files)
    let text = isLate ? Self.lateText : "the compiler fails at this code"
    for line in messages[start.upperBound...].split(separator: "\n")
    where line.wholeMatch(of: /\d+\.\tWhile .*/) != nil {
      if let match = line.firstMatch(of: /TypeCheckPrimaryFileRequest\(source_file "(.*)"\)/),
        known.contains(String(match.1))
      {
        primary = String(match.1)
      }
      guard let place = Self.place(in: line), known.contains(place.path) else { continue }
      fault = .init(path: place.path, line: place.line, column: place.column, text: text)
    }
  }

  static let lateText = "the compiler finds no end with this code"

  private static func first(in messages: String) -> Range<String.Index>? {
    messages.hasPrefix("Stack dump:\n") ? messages.firstRange(of: "Stack dump:\n") : nil
  }

  /// Returns the last place that a line names: `at [a.swift:3:3 - line:3:92]`, `starting at a.swift:3:10`, `slow@a.swift:1:6)`.
  private static func place(in line: Substring) -> (path: String, line: Int, column: Int)? {
    let head = line.firstRange(of: " RangeText=").map { line[..<$0.lowerBound] } ?? line
    let found =
      head.firstMatch(of: /at \[(\/[^\]]*?):(\d+):(\d+) - line:/)
      ?? head.firstMatch(of: /(?:at |@)(\/[^@]*?):(\d+):(\d+)\)*$/)
    guard let found, let row = Int(found.2), let column = Int(found.3) else { return nil }
    return (String(found.1), row, column)
  }

  /// Returns messages without the dump.
  static func withoutDump(_ messages: String) -> String {
    guard let end = messages.firstRange(of: "Please submit a bug report") ?? first(in: messages)
    else { return messages }
    return String(messages[..<end.lowerBound])
  }
}
