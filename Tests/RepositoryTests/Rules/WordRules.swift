import Foundation

/// Rules about the words of comments and documents that a machine can check (see CONTRIBUTING, "Words").
enum WordRules {
  /// The words that no summary begins with: they make a clause of what should be a noun or a verb.
  static let openings: Set<String> = ["What", "Whose", "Who", "Whoever"]

  /// Turns of phrase of this project's own, for which the field has a word.
  static let idioms = [
    "whoever", "for who", "as is", "of theirs", "become of", "becomes of", "became of", "anew",
    "at hand", "so many", "of one's own", "is said", "are said", "nobody points",
  ]

  /// Texts without one of which a file keeps the rules: cheap to look for.
  private static let marks =
    idioms + idioms.map(capitalized)
    + openings.flatMap { [" \($0) ", ": \($0.lowercased()) "] }

  private static let readMeLines = 150
  private static let proseColumns = 110

  /// Comments of documentation, and other comments as far as idioms go, in the sources.
  static func comments(_ repository: Repository) -> [Violation] {
    repository.files.filter(isSource).flatMap(violations(inSource:))
  }

  /// The documents: those at the root that speak of the present, and the articles.
  static func documents(_ repository: Repository) -> [Violation] {
    repository.files.filter(isDocument).flatMap { file in
      file.lines.enumerated().compactMap { index, line in
        idiom(in: line).map { Violation(path: file.path, line: index + 1, message: $0) }
      }
    }
  }

  /// The length of the README and of its lines of prose.
  static func readMe(_ file: RepositoryFile) -> [Violation] {
    var result: [Violation] = []
    // A line feed ends the last line too.
    let lines = file.lines.last == "" ? file.lines.dropLast() : file.lines[...]
    if lines.count > readMeLines {
      result.append(
        Violation(
          path: file.path,
          message: "has \(lines.count) lines, more than \(readMeLines): move details")
      )
    }
    var isListing = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isListing.toggle() }
      guard !isListing, !line.hasPrefix("|"), line.count > proseColumns else { continue }
      result.append(
        Violation(
          path: file.path, line: index + 1,
          message: "has \(line.count) characters, more than \(proseColumns)"))
    }
    return result
  }

  private static func isSource(_ file: RepositoryFile) -> Bool {
    let isCode = [".swift", ".h", ".c"].contains { file.path.hasSuffix($0) }
    let isOurs = ["Sources/", "Plugins/", "Examples/"].contains { file.path.hasPrefix($0) }
    return isCode && isOurs && file.holds(anyOf: ["//"])
  }

  private static func isDocument(_ file: RepositoryFile) -> Bool {
    DocumentationRules.documents.contains(file.path)
      || file.path.hasPrefix("Sources/") && file.path.hasSuffix(".md")
  }

  private static func violations(inSource file: RepositoryFile) -> [Violation] {
    guard file.holds(anyOf: marks) else { return [] }
    var result: [Violation] = []
    var isInComment = false
    for (index, line) in file.lines.enumerated() {
      let text = line.drop { $0 == " " }
      let isDocumentation = text.hasPrefix("///")
      defer { isInComment = isDocumentation }
      guard let start = text.firstRange(of: "//") else { continue }
      let words = text[start.lowerBound...].drop { $0 == "/" }.drop { $0 == " " }
      if isDocumentation {
        let first = summary(words, isFirst: !isInComment).prefix { $0.isLetter }
        if openings.contains(first.prefix(1).uppercased() + first.dropFirst()) {
          result.append(
            Violation(
              path: file.path, line: index + 1,
              message: "begins with '\(first)': begin with a verb (functions) or a noun (the rest)")
          )
        }
      }
      if let idiom = idiom(in: words) {
        result.append(Violation(path: file.path, line: index + 1, message: idiom))
      }
    }
    return result
  }

  /// Returns the words with which a summary begins: those of a first line, or of a parameter or result.
  private static func summary(_ words: Substring, isFirst: Bool) -> Substring {
    guard words.hasPrefix("- ") else { return isFirst ? words : "" }
    guard let colon = words.firstIndex(of: ":") else { return "" }
    return words[words.index(after: colon)...].drop { $0 == " " }
  }

  private static func capitalized(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Returns the complaint about the first idiom in a line; nil if it has none.
  private static func idiom(in line: Substring) -> String? {
    let line = line.lowercased()
    for idiom in idioms {
      for place in line.ranges(of: idiom) {
        let isWhole =
          !(line[..<place.lowerBound].last?.isLetter ?? false)
          && !(line[place.upperBound...].first?.isLetter ?? false)
        if isWhole { return "says '\(idiom)': use the field's word" }
      }
    }
    return nil
  }
}
