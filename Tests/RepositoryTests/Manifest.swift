import Foundation

/// The targets that `Package.swift` declares, with the layer that the comment above them names.
struct Manifest: Sendable {
  /// In the order of the file.
  let targets: [DeclaredTarget]

  struct DeclaredTarget: Sendable, Equatable {
    enum Kind: String, Sendable {
      case layer, shim, framework, macros, tool, tests, testSupport, system, plain
    }

    let name: String
    let kind: Kind
    let imports: [String]
    /// Nil for tests and what only they use.
    let level: Int?
    /// Of the declaration, from 1.
    let line: Int
  }

  func target(_ name: String) -> DeclaredTarget? {
    targets.first { $0.name == name }
  }

  var products: [String] = []

  /// Reads what the manifest's own functions are called with: `layer("Name", imports: [...])` and its
  /// like. Comments `// 3` and `// 3: words` open a layer; any other comment closes it.
  init(_ text: String) {
    var targets: [DeclaredTarget] = []
    var level: Int?
    // Behind it, other targets take the place of all these where there is an archive.
    let end = text.firstRange(of: "\nlet package = ")?.lowerBound ?? text.endIndex
    let lines = text[..<end].split(separator: "\n", omittingEmptySubsequences: false)
    let lists = Self.lists(in: text)
    let call = /\b(layer|shim|macros|tool|tests|testSupport|system|\.target)\(/
    for (index, line) in lines.enumerated() {
      if let comment = line.wholeMatch(of: /\s*\/\/ ?(\d*).*/), !line.contains("///") {
        level = Int(comment.1)
        continue
      }
      let following = { (place: Substring.Index) -> Substring in
        line[place...] + "\n" + lines[(index + 1)...].joined(separator: "\n")
      }
      if let match = line.firstMatch(of: /\b(frameworks|plain)\(/), !line.contains("func ") {
        targets += Self.group(
          following(match.range.upperBound), match.1 == "plain" ? .plain : .framework, level,
          line: index + 1)
      }
      guard let match = line.firstMatch(of: call), !line.contains("func ") else { continue }
      let rest = following(match.range.upperBound)
      guard let head = rest.prefixMatch(of: /\s*(?:name: )?"(\w+)"/) else { continue }
      let kind = DeclaredTarget.Kind(rawValue: String(match.1)) ?? .plain
      targets.append(
        DeclaredTarget(
          name: String(head.1), kind: kind,
          imports: Self.imports(rest[head.range.upperBound...], lists),
          level: kind == .tests || kind == .testSupport ? nil : level, line: index + 1))
    }
    // "+ frameworkNames" stands for all of them.
    let all = targets.filter { $0.kind == .framework }.map(\.name)
    self.targets = targets.map { target in
      guard target.imports.contains(Self.allFrameworks) else { return target }
      return DeclaredTarget(
        name: target.name, kind: target.kind,
        imports: target.imports.filter { $0 != Self.allFrameworks } + all, level: target.level,
        line: target.line)
    }
    products = text.matches(of: /\.(?:library|executable)\(name: "([\w-]+)"/).map { String($0.1) }
  }

  private static let allFrameworks = "frameworkNames"

  /// The targets of `frameworks(importing: [...], [...])` or `plain([...], in: ...)`, given the text after the parenthesis.
  private static func group(
    _ text: Substring, _ kind: DeclaredTarget.Kind, _ level: Int?, line: Int
  ) -> [DeclaredTarget] {
    let call = text.prefix { $0 != ")" }
    let end = call.firstMatch(of: /,\s*(?:in|besides):/)?.range.lowerBound ?? call.endIndex
    let arguments = call[..<end]
    let imports = arguments.firstMatch(of: /importing: \[([^\]]*)\]/)
    let names = imports.map { arguments[$0.range.upperBound...] } ?? arguments
    let listed = imports.map { $0.1.matches(of: /"(\w+)"/).map { String($0.1) } } ?? []
    return names.matches(of: /"(\w+)"/).map {
      DeclaredTarget(
        name: String($0.1), kind: kind, imports: listed, level: level, line: line)
    }
  }

  /// Lists of names and sums of them: `["A"] + more`.
  private static var sum: Regex<Substring> { /(?:\w+|\[[^\]]*\])(?:\s\+\s(?:\w+|\[[^\]]*\]))*/ }

  /// The lists that the manifest gives names: `let tested = ["A", "B"]`.
  private static func lists(in text: String) -> [String: [String]] {
    var lists: [String: [String]] = [:]
    for match in text.matches(of: #/(?m)^let (\w+) = /#) {
      let rest = text[match.range.upperBound...]
      guard let value = rest.prefixMatch(of: sum) else { continue }
      lists[String(match.1)] = names(in: value.0, lists)
    }
    return lists
  }

  private static func names(in sum: Substring, _ lists: [String: [String]]) -> [String] {
    sum.matches(of: /"(\w+)"|(\w+)/).flatMap { match in
      if let name = match.1 { return [String(name)] }
      let list = String(match.2 ?? "")
      return list == allFrameworks ? [list] : lists[list] ?? []
    }
  }

  /// The names in `imports: [...]`, when that comes before the call is closed.
  private static func imports(_ text: Substring, _ lists: [String: [String]]) -> [String] {
    var depth = 0
    let arguments = text.prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth >= 0
    }
    guard let start = arguments.firstMatch(of: #/imports: /#)?.range.upperBound,
      let value = arguments[start...].prefixMatch(of: sum)
    else { return [] }
    return names(in: value.0, lists)
  }
}
