import Foundation

/// What has a name and no effect says so in one wording: "No effect: <reason>."
enum EffectRules {
  /// Public functions whose whole body is `self`.
  struct Idle {
    let path: String
    /// From 1.
    let line: Int
    let name: String
    let comment: String
  }

  /// Every comment of such a function says that it has no effect, and why. Witnesses of protocols, which have no comment,
  /// and underscored names are left out.
  static func unsaid(_ repository: Repository) -> [Violation] {
    repository.files.filter { $0.isSwift && $0.path.hasPrefix("Sources/") && !isExempt($0.path) }
      .flatMap { idle(in: $0) }.filter { !$0.name.hasPrefix("_") && !$0.comment.isEmpty }
      .filter { $0.comment.wholeMatch(of: /No effect: [^.].*\./) == nil }
      .map {
        Violation(
          path: $0.path, line: $0.line,
          message: "'\($0.name)' changes nothing, and its comment is no 'No effect: <reason>.'")
      }
  }

  /// Modifiers of accessibility become data for tests and pages, an effect that no picture shows.
  static func isExempt(_ path: String) -> Bool {
    path.contains("/Accessibility")
  }

  static func idle(in file: RepositoryFile) -> [Idle] {
    let lines = file.lines
    let code = String(decoding: BlankedSource(Array(file.data)).code, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return code.indices.compactMap { index in
      guard code[index].contains("public "),
        let match = code[index].firstMatch(of: /\bfunc `?(\w+)/)
      else { return nil }
      let rest = code[index...].prefix(20).joined(separator: " ")
      guard let body = body(of: rest[...]), body == "self" else { return nil }
      return Idle(
        path: file.path, line: index + 1, name: String(match.1),
        comment: comment(above: index, in: lines))
    }
  }

  /// What stands between the first brace outside parentheses and the next one.
  private static func body(of text: Substring) -> String? {
    var depth = 0
    for place in text.indices {
      switch text[place] {
      case "(": depth += 1
      case ")": depth -= 1
      case "{" where depth == 0:
        let inside = text[text.index(after: place)...].prefix { $0 != "}" && $0 != "{" }
        return inside.trimmingCharacters(in: .whitespaces)
      case "}" where depth == 0: return nil
      default: break
      }
    }
    return nil
  }

  private static func comment(above index: Int, in lines: [Substring]) -> String {
    var above = index - 1
    while above >= 0, lines[above].drop(while: \.isWhitespace).hasPrefix("@") { above -= 1 }
    var comment: [String] = []
    while above >= 0 {
      let line = lines[above].drop(while: \.isWhitespace)
      guard line.hasPrefix("///") else { break }
      comment.insert(line.dropFirst(3).trimmingCharacters(in: .whitespaces), at: 0)
      above -= 1
    }
    return comment.joined(separator: " ")
  }
}
