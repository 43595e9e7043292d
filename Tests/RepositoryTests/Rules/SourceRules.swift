import Foundation

/// What no source file may be or hold.
enum SourceRules {
  static let maximumLines = 500

  /// At 500 lines a file holds two ideas.
  static func longFiles(_ repository: Repository) -> [Violation] {
    repository.files.filter(\.isSwift).compactMap { file in
      let count = file.lines.count - (file.text?.hasSuffix("\n") == true ? 1 : 0)
      return count > maximumLines
        ? Violation(
          path: file.path, message: "\(count) lines, at most \(maximumLines): cut it in two")
        : nil
    }
  }

  /// Marks of unfinished work, spelled in two halves so that this file holds none.
  private static let markers = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]

  /// Unfinished work is an issue, not a remark.
  static func markers(_ repository: Repository) -> [Violation] {
    search(repository.files.filter { !isForeign($0) }, forAnyOf: markers) { line in
      markers.first { line.contains($0) }.map { "holds '\($0)': do it, or file an issue" }
    }
  }

  /// Folders of one machine.
  private static let machineFolders = ["wo" + "rk", "ho" + "me", "Us" + "ers", "ro" + "ot"]

  /// A path that starts at a folder of one machine exists on that machine only.
  static func absolutePaths(_ repository: Repository) -> [Violation] {
    search(
      repository.files.filter { !isForeign($0) }, forAnyOf: machineFolders.map { "/\($0)/" }
    ) { line in
      for match in line.matches(of: /(?:^|[\s"'`(=:,])\/(\w+)\//) {
        if machineFolders.contains(String(match.1)) {
          return "names '/\(match.1)/…', a folder of one machine"
        }
      }
      return nil
    }
  }

  /// Whoever switches a check off says why, beside it.
  static func unexplainedUnsafety(_ repository: Repository) -> [Violation] {
    let switches = ["@unchecked " + "Sendable", "nonisolated(" + "unsafe)"]
    return repository.files.filter { $0.isSwift && $0.holds(anyOf: switches) }.flatMap {
      file -> [Violation] in
      let lines = file.lines
      return lines.indices.compactMap { index in
        let code = lines[index].split(
          separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        guard let found = switches.first(where: { code.contains($0) }), !isQuoted(found, in: code)
        else { return nil }
        return words(ofCommentAt: index, in: lines) >= 5
          ? nil
          : Violation(
            path: file.path, line: index + 1,
            message: "'\(found)' without a sentence on it or directly above that says why it holds")
      }
    }
  }

  /// The number of words in the comment at the end of a line and in those directly above it.
  private static func words(ofCommentAt index: Int, in lines: [Substring]) -> Int {
    var comment = lines[index].split(
      separator: "//", maxSplits: 1, omittingEmptySubsequences: false
    ).dropFirst().joined()
    var above = index - 1
    while above >= 0 {
      let line = lines[above].drop(while: \.isWhitespace)
      if line.hasPrefix("//") {
        comment += " " + line.drop { $0 == "/" }
      } else if !line.hasPrefix("@") {
        break
      }
      above -= 1
    }
    return comment.split(whereSeparator: { !$0.isLetter }).count
  }

  private static func isQuoted(_ text: String, in code: Substring) -> Bool {
    guard let range = code.firstRange(of: text) else { return false }
    return code[..<range.lowerBound].count(where: { $0 == "\"" }) % 2 == 1
  }

  /// A limit of a test guards against what never ends: a busy machine reaches a short one, and one that counts the
  /// wait for the main actor says nothing of the test.
  static func shortLimits(_ repository: Repository) -> [Violation] {
    let limit = "timeLimit(" + ".minutes("
    return repository.files.filter { $0.isSwift && $0.holds(anyOf: [limit]) }.flatMap { file in
      let isOnMainActor = file.holds(anyOf: ["@Main" + "Actor"])
      return search([file], forAnyOf: [limit]) { line in
        guard let found = line.firstRange(of: limit),
          let minutes = Int(line[found.upperBound...].prefix(while: \.isNumber))
        else { return nil }
        if isOnMainActor { return "limits a test that waits for the main actor: leave it out" }
        return minutes < 10 ? "limits a test to \(minutes) minutes: at least 10" : nil
      }
    }
  }

  /// Scripts stop at the first error.
  static func looseScripts(_ repository: Repository) -> [Violation] {
    repository.files.filter { $0.lines.first?.hasPrefix("#!") == true }.compactMap { file in
      file.lines.contains("set -euo pipefail")
        ? nil : Violation(path: file.path, message: "has no line 'set -euo pipefail'")
    }
  }

  /// Texts that are not ours: licences, and numbers with where they come from.
  private static func isForeign(_ file: RepositoryFile) -> Bool {
    file.path.hasPrefix("assets/") || file.path.hasSuffix("vectors.json")
      || file.path.hasSuffix("controls.json") || file.path.hasSuffix("painting.json")
      || file.path.hasSuffix(".generated.swift")
  }

  private static func search(
    _ files: [RepositoryFile], forAnyOf texts: [String], _ problem: (Substring) -> String?
  ) -> [Violation] {
    files.filter { $0.holds(anyOf: texts) }.flatMap { file in
      file.lines.enumerated().compactMap { index, line in
        problem(line).map { Violation(path: file.path, line: index + 1, message: $0) }
      }
    }
  }
}
