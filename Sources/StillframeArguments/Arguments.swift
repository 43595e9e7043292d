package import Foundation

/// The words after a command, sorted into flags, options with a value, and the rest.
///
/// `--name value` and `--name=value` are the same; after `--` every word belongs to the rest, and so
/// does a lone `-`. Of an option given twice the last counts, where not all do.
package struct Arguments: Equatable {
  /// The options and operands that a command accepts.
  package struct Grammar {
    package let command: String
    package var flags: [String] = []
    package var options: [String] = []
    /// The operands in words, for messages: "the name of a scene".
    package var operands: [String] = []
    /// Whether more words like the last may follow.
    package var repeatsLast = false
  }

  package let command: String
  private var flags: Set<String> = []
  /// In the order of the words.
  private var values: [String: [String]] = [:]
  /// Exactly as many as the grammar has, unless its last one repeats.
  package private(set) var operands: [String] = []

  package init(_ words: some Sequence<String>, grammar: Grammar) throws(UsageError) {
    command = grammar.command
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      let attached = parts.count == 2 ? String(parts[1]) : nil
      if grammar.flags.contains(option) {
        guard attached == nil else { throw .unexpectedValue(option: option) }
        flags.insert(option)
      } else if grammar.options.contains(option) {
        guard let value = attached ?? words.popFirst(), !value.isEmpty else {
          throw .missingValue(option: option)
        }
        values[option, default: []].append(value)
      } else {
        throw .unknownOption(
          option, command: command, of: grammar.flags + grammar.options)
      }
    }
    if operands.count < grammar.operands.count {
      throw .missingArgument(grammar.operands[operands.count], command: command)
    }
    if operands.count > grammar.operands.count, !grammar.repeatsLast {
      throw .unexpectedArgument(operands[grammar.operands.count], command: command)
    }
  }

  /// Makes the first operand a path in the current folder.
  package mutating func makePath() { operands[0] = "./" + operands[0] }

  package func has(_ flag: String) -> Bool {
    flags.contains(flag)
  }

  /// Whether an option is there, with a value or without.
  package func isGiven(_ option: String) -> Bool {
    has(option) || value(option) != nil
  }

  package func value(_ option: String) -> String? {
    values[option]?.last
  }

  /// Returns every value of an option that may be given more than once.
  package func allValues(_ option: String) -> [String] {
    values[option] ?? []
  }

  /// Returns any number that Swift reads, also "nan" and "inf": the caller checks the range.
  package func number(_ option: String) throws(UsageError) -> Double? {
    guard let text = value(option) else { return nil }
    guard let number = Double(text) else { throw .notANumber(text, option: option) }
    return number
  }

  /// "320x200", in points.
  package func size(_ option: String) throws(UsageError) -> CGSize? {
    guard let text = value(option) else { return nil }
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
      throw .notASize(text)
    }
    return CGSize(width: width, height: height)
  }
}
