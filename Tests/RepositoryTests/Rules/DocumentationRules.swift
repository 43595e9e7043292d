import Foundation

/// What the documents name exists.
enum DocumentationRules {
  /// The documents whose every word has to be true of this commit. (The change log speaks of the past.)
  static let documents =
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "RULES.md"]
    + [
      "Stillframe/Stillframe.docc/TextFontsAndImages.md", "Stillframe/Stillframe.docc/Devices.md",
      "Stillframe/Stillframe.docc/Films.md",
      "StillframeScenes/StillframeScenes.docc/CommandLine.md",
      "StillframeScenes/StillframeScenes.docc/YourOwnScenes.md",
      "StillframePreviews/StillframePreviews.docc/Previews.md",
    ].map { "Sources/" + $0 }

  /// What a run makes, and so is not there in a clean clone.
  private static let made = ["out", ".build"]

  /// Words in backticks, pictures, links to files, and lines of shell listings, with their lines, from 1.
  ///
  /// Words in two backticks are links to symbols, which DocC checks.
  static func mentions(_ document: RepositoryFile) -> [(text: String, line: Int)] {
    var listing: Substring?
    return document.lines.enumerated().flatMap { index, line -> [(String, Int)] in
      if line.hasPrefix("```") {
        listing = listing == nil ? line.dropFirst(3) : nil
        return []
      }
      if let listing {
        let isShell = ["sh", "bash", "shell", "console"].contains(String(listing))
        let command = line.split(separator: "#", omittingEmptySubsequences: false)[0]
          .trimmingCharacters(in: .whitespaces)
        return isShell && !command.isEmpty ? [(command, index + 1)] : []
      }
      let files = line.matches(of: /(?:src="|\]\()([\w.\/-]+)["\)]/).map { String($0.1) }
      let words = line.replacing(/``[^`]*``/, with: "").matches(of: /`([^`]+)`/).map {
        String($0.1)
      }
      return (words + files).map { ($0, index + 1) }
    }
  }

  /// The Swift listings of a document, with the line of the first, from 1.
  static func swiftListings(_ document: RepositoryFile) -> [(text: String, line: Int)] {
    var result: [(String, Int)] = []
    var current: (text: [Substring], line: Int)?
    for (index, line) in document.lines.enumerated() {
      if let open = current, line.hasPrefix("```") {
        result.append((open.text.joined(separator: "\n"), open.line))
        current = nil
      } else if line == "```swift" {
        current = ([], index + 2)
      } else {
        current?.text.append(line)
      }
    }
    return result
  }

  /// Paths and commands that do not exist.
  static func dangling(
    _ document: RepositoryFile, in repository: Repository, _ manifest: Manifest
  ) -> [Violation] {
    mentions(document).compactMap { text, line in
      problem(text, repository, manifest).map {
        Violation(path: document.path, line: line, message: $0)
      }
    }
  }

  private static func problem(
    _ text: String, _ repository: Repository, _ manifest: Manifest
  ) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    if first == "stillframe" { return commandProblem(words, repository) }
    if first == "swift" { return swiftProblem(words, manifest) }
    if words.count == 1, text.wholeMatch(of: /C?Still[A-Z]\w+/) != nil {
      let isKnown =
        manifest.target(text) != nil
        || repository.files.contains { $0.isSwift && $0.text?.contains(text) == true }
      return isKnown ? nil : "'\(text)' is neither a target nor anything in the sources"
    }
    let isPath =
      first.wholeMatch(of: /[\w.-]+(?:\/[\w.+-]+)+\/?|[\w.-]+\/|\w+\.(?:swift|md|json)/) != nil
      && !first.contains("://")
    guard isPath, !made.contains(where: { first.hasPrefix($0 + "/") }) else { return nil }
    let isFound =
      repository.contains(first)
      || repository.files.contains {
        $0.path.hasSuffix("/" + first) || $0.path.contains("/" + first)
      }
    return isFound ? nil : "'\(first)' does not exist"
  }

  /// `stillframe WORD --option …` against the tool's own table of commands.
  private static func commandProblem(_ words: [String], _ repository: Repository) -> String? {
    let folder = "Sources/StillframeArguments/Manual/"
    let source = repository.files.filter { $0.path.hasPrefix(folder) }.compactMap(\.text).joined()
    guard !source.isEmpty else { return "\(folder) is not there" }
    guard words.count > 1, !words[1].hasPrefix("-"), words[1] != "…" else { return nil }
    guard source.contains("name: \"\(words[1])\"") else {
      return "there is no command 'stillframe \(words[1])'"
    }
    return words.first {
      $0.hasPrefix("--") && $0 != "--help" && !source.contains("\"\($0)\"")
    }.map {
      "'stillframe \(words[1])' has no option \($0)"
    }
  }

  /// `swift build --product X`, `swift test --filter X` and the like against the manifest.
  private static func swiftProblem(_ words: [String], _ manifest: Manifest) -> String? {
    for (option, value) in zip(words, words.dropFirst()) {
      switch option {
      case "--product" where !manifest.products.contains(value):
        return "there is no product '\(value)'"
      case "--target" where manifest.target(value) == nil,
        "--filter" where manifest.target(value) == nil:
        return "there is no target '\(value)'"
      case "run" where !value.hasPrefix("-") && !manifest.products.contains(value):
        return "there is no product '\(value)'"
      default: continue
      }
    }
    return nil
  }

  /// Listings that stand in no file that is compiled. Indentation does not matter.
  static func uncompiledListings(
    _ document: RepositoryFile, in repository: Repository
  ) -> [Violation] {
    let sources = repository.files.filter { $0.isSwift && $0.target != nil }
    return swiftListings(document).compactMap { listing, line in
      let wanted = normalized(listing)
      let first = String(wanted.prefix { $0 != "\n" })
      return sources.contains {
        $0.holds(anyOf: [first]) && normalized($0.text).contains(wanted)
      }
        ? nil
        : Violation(
          path: document.path, line: line,
          message: "this listing stands in no file below Tests or Sources, so nothing compiles it")
    }
  }

  /// The comments of a source as a document, line by line, so that its listings can be checked; nil without listings.
  static func comments(of source: RepositoryFile) -> RepositoryFile? {
    guard source.isSwift, source.holds(anyOf: ["/// ```swift"]) else { return nil }
    let lines = source.lines.map { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("/// ") ? String(text.dropFirst(4)) : ""
    }
    return RepositoryFile(source.path, lines.joined(separator: "\n"))
  }

  private static func normalized(_ text: String?) -> String {
    (text ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
