import Foundation

/// The rules that comments and tests cite by number, and the articles that define them.
enum RuleBook {
  /// Where a number is named: in a comment or a test, or as a rule's definition.
  struct Mention: Equatable {
    /// A group and a place in it, as in L3.55, C7.8 and P4.13.
    let number: String
    let path: String
    /// From 1.
    let line: Int
  }

  /// One for each paragraph of an article that begins with a number in bold.
  static func definitions(_ repository: Repository) -> [Mention] {
    articles(repository).flatMap { file in
      mentions(file) { line in
        line.prefixMatch(of: #/\*\*((?:AX|CH|SD|SM|WK|C|L|P)\d+\.\d+)\*\* /#).map { [String($0.1)] }
          ?? []
      }
    }
  }

  /// The numbers that Swift files name after the word rule, singly, in lists and as ends of ranges, and those
  /// with a letter anywhere.
  static func citations(_ repository: Repository) -> [Mention] {
    repository.files.filter(\.isSwift).flatMap { mentions($0, cited) }
  }

  /// Citations of rules that no article defines.
  static func undefined(_ citations: [Mention], in repository: Repository) -> [Violation] {
    let known = Set(definitions(repository).map(\.number))
    return citations.filter { !known.contains($0.number) }.map {
      Violation(
        path: $0.path, line: $0.line, message: "cites \($0.number), which no article of rules has")
    }
  }

  /// Rules of a group, such as SM, that no test names.
  static func untested(_ group: String, in repository: Repository) -> [Violation] {
    let tests = repository.files.filter {
      $0.isSwift && $0.path.hasPrefix("Tests/") && !$0.path.hasPrefix("Tests/RepositoryTests/")
    }
    let named = tests.flatMap { file in
      file.lines.filter { $0.contains(group) }.flatMap { line in
        line.matches(of: /[A-Z]+\d+\.\d+/).map { String($0.0) }
      }
    }
    let known = Set(named)
    return definitions(repository)
      .filter { $0.number.hasPrefix(group) && !known.contains($0.number) }
      .map {
        Violation(path: $0.path, line: $0.line, message: "no test names \($0.number)")
      }
  }

  /// Rules that are defined more than once.
  static func repeated(_ repository: Repository) -> [Violation] {
    var seen: Set<String> = []
    return definitions(repository).filter { !seen.insert($0.number).inserted }.map {
      Violation(path: $0.path, line: $0.line, message: "defines \($0.number) once more")
    }
  }

  /// Articles that the first page of their library does not name.
  static func unlinked(_ repository: Repository) -> [Violation] {
    articles(repository).compactMap { file in
      let parts = file.path.split(separator: "/")
      guard let article = parts.last?.dropLast(3), let target = file.target else { return nil }
      let page = parts.dropLast().joined(separator: "/") + "/\(target).md"
      return repository.file(page)?.text?.contains("<doc:\(article)>") == true
        ? nil : Violation(path: file.path, message: "\(page) does not link to it")
    }
  }

  /// Articles that the page of all groups does not name.
  static func unlisted(_ repository: Repository) -> [Violation] {
    let page = repository.file("RULES.md")?.text ?? ""
    return articles(repository).filter { !page.contains("`\($0.path)`") }.map {
      Violation(path: $0.path, message: "RULES.md does not list it")
    }
  }

  private static func articles(_ repository: Repository) -> [RepositoryFile] {
    repository.files.filter { $0.path.contains(".docc/Rules-") && $0.path.hasSuffix(".md") }
  }

  private static func mentions(
    _ file: RepositoryFile, _ numbers: (Substring) -> [String]
  ) -> [Mention] {
    file.lines.enumerated().flatMap { index, line in
      numbers(line).map { Mention(number: $0, path: file.path, line: index + 1) }
    }
  }

  /// Whether a line names a number with a fraction after the word rule or a letter: cheap, because regular expressions
  /// over all lines take more than a minute.
  private static func mayCite(_ line: Substring) -> Bool {
    var hasFraction = false
    var hasMark = false
    var (beforeLast, last) = (UInt8(0), UInt8(0))
    for byte in line.utf8 {
      let isDigit = (48...57).contains(byte)
      if isDigit, last == 46, (48...57).contains(beforeLast) { hasFraction = true }
      if isDigit, last == 67 || last == 76 || last == 80 { hasMark = true }
      if byte == 101, last == 108, beforeLast == 117 { hasMark = true }
      (beforeLast, last) = (last, byte)
    }
    return hasFraction && hasMark
  }

  private static func cited(_ line: Substring) -> [String] {
    guard mayCite(line) else { return [] }
    let lists = line.matches(
      of:
        #/
        [Rr]ules?\ ((?:AX|CH|SD|SM|WK|C|L|P)?\d+\.\d+
        (?:(?:,\ and\ |,\ or\ |,\ |\ and\ |\ or\ |\ to\ |–|-)(?:AX|CH|SD|SM|WK|C|L|P)?\d+\.\d+)*)
      /#)
    let listed = lists.flatMap { list in
      list.1.matches(of: /(?:AX|CH|SD|SM|WK|C|L|P)?\d+\.\d+/).map { String($0.0) }
    }
    let lettered = line.matches(of: /(?:^|[^\w.])((?:CH|C|L|P)\d+\.\d+)/).map { String($0.1) }
    return listed + lettered.filter { !listed.contains($0) }
  }
}
