import Foundation

/// What the sources declare of SwiftUI's names.
struct SymbolScanner {
  /// Names of types.
  private(set) var types = Set<String>()
  /// Names of modifiers of views, and whether any of their forms does something.
  private(set) var modifiers: [String: Bool] = [:]
  /// All names of functions and variables.
  private(set) var members = Set<String>()

  /// The targets whose public names a file sees that imports SwiftUI.
  static let targets = [
    "StillAnimation", "StillGeometry", "StillLayout", "StillReport", "StillGoldens",
    "StillViewGraph", "StillViews", "Stillframe", "SwiftUI",
  ]

  init(_ repository: Repository) {
    self.init(repository) { Self.targets.contains($0.target ?? "") }
  }

  /// What the modules beside SwiftUI declare.
  static func beside(_ repository: Repository) -> SymbolScanner {
    SymbolScanner(repository) {
      $0.path.hasPrefix("Sources/Frameworks/") || ["Charts", "SwiftData"].contains($0.target)
    }
  }

  private init(_ repository: Repository, where isRead: (RepositoryFile) -> Bool) {
    for file in repository.files
    where file.isSwift && file.path.hasPrefix("Sources/") && isRead(file) {
      if let text = file.text { read(text) }
    }
  }

  init(text: String) {
    read(text)
  }

  private mutating func read(_ text: String) {
    let typeRule =
      /(?:public|open) (?:final |indirect )?(?:struct|class|enum|protocol|actor|typealias|macro) ([A-Za-z]\w*)/
    for match in text.matches(of: typeRule) { types.insert(String(match.1)) }
    var extended = ""
    var isPublicExtension = false
    for declaration in text.matches(
      of:
        /\n(nonisolated )?(public )?extension ([A-Za-z.]+)[^\n{]*|(public |isPublic)?(?:static |mutating )*(?:func|var|let) `?(\w+)`?|\n(?:[A-Za-z@]+(?:\(\w+\))? )*(?:struct|class|enum|protocol|actor) (\w+)/
    ) {
      if let type = declaration.6 {
        extended = String(type)
        isPublicExtension = false
        continue
      }
      if let name = declaration.3 {
        extended = String(name)
        isPublicExtension = declaration.2 != nil
        continue
      }
      guard let name = declaration.5, declaration.4 != nil || isPublicExtension else { continue }
      members.insert(String(name))
      guard extended == "View", text[declaration.range].contains("func"), !name.hasPrefix("_")
      else { continue }
      let body = Self.body(after: declaration.range.upperBound, in: text) ?? ""
      // What only warns draws nothing.
      let doesSomething =
        body != "self" && !body.hasPrefix("lacks(") && !body.hasPrefix("modifier(_ShaderEffect(")
      modifiers[String(name), default: false] =
        modifiers[String(name), default: false] || doesSomething
    }
  }

  /// What stands between the braces of a function whose name ends at `start`.
  private static func body(after start: String.Index, in text: String) -> String? {
    var index = start
    var parentheses = 0
    while index < text.endIndex {
      let character = text[index]
      if character == "(" { parentheses += 1 }
      if character == ")" { parentheses -= 1 }
      if character == "{", parentheses == 0 { break }
      index = text.index(after: index)
    }
    guard index < text.endIndex, let end = text[index...].firstIndex(of: "}") else { return nil }
    return text[text.index(after: index)..<end].trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether anything has the name.
  func knows(_ name: String) -> Bool {
    types.contains(name) || modifiers[name] != nil || members.contains(name)
  }
}
