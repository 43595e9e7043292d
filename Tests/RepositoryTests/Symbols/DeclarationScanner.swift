import Foundation

/// Finds the declarations of a Swift file by its braces: no parser, but enough for files in the formatter's form.
struct DeclarationScanner {
  private(set) var declarations: [Declaration] = []

  private let path: String
  private let lines: [Substring]
  private let code: [UInt8]
  private var place = 0
  /// The line of `place`, from 0, as far as was counted.
  private var counted = (place: 0, line: 0)
  /// What the braces around belong to; nil for bodies of functions and the like.
  private var scopes: [Declaration?] = []
  private var bodies = 0
  private var parentheses = 0
  /// The type whose brace comes next.
  private var pending: Declaration?

  init(_ file: RepositoryFile) {
    path = file.path
    lines = file.lines
    code = BlankedSource(Array(file.data)).code
    while place < code.count { step() }
  }

  private mutating func step() {
    switch code[place] {
    case UInt8(ascii: "{"):
      scopes.append(parentheses == 0 ? pending : nil)
      if scopes.last ?? nil == nil { bodies += 1 } else { pending = nil }
    case UInt8(ascii: "}"):
      if let scope = scopes.popLast(), scope == nil { bodies -= 1 }
    case .open, UInt8(ascii: "["): parentheses += 1
    case .close, UInt8(ascii: "]"): parentheses -= 1
    case UInt8(ascii: "@"), UInt8(ascii: "`"): return readDeclaration()
    case let byte where byte.isOfName: return readDeclaration()
    default: break
    }
    place += 1
  }

  /// Reads what begins here, a declaration or any other word.
  private mutating func readDeclaration() {
    let start = place
    guard bodies == 0, parentheses == 0, start == 0 || code[start - 1] != UInt8(ascii: ".") else {
      return skipWord()
    }
    var modifiers: Set<String> = []
    var isUnavailable = false
    while true {
      skipWhite()
      if place < code.count, code[place] == UInt8(ascii: "@") {
        let attribute = self.attribute()
        isUnavailable = isUnavailable || attribute.contains("unavailable")
        continue
      }
      let word = self.word()
      if word == "import" {
        place = code[place...].firstIndex(of: .lineFeed) ?? code.count
        return
      }
      if Self.modifiers.contains(word) || (word == "class" && nextWordIsMember) {
        // As in `private(set)`, which says nothing of the whole.
        if place < code.count, code[place] == .open {
          skipParentheses()
        } else {
          modifiers.insert(word)
        }
        continue
      }
      guard let keyword = Declaration.Keyword(rawValue: word) else {
        place = start
        return skipWord()
      }
      return finish(keyword, from: start, modifiers, isUnavailable)
    }
  }

  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate", "nonisolated", "isolated",
    "static", "final", "mutating", "nonmutating", "dynamic", "override", "indirect", "convenience",
    "required", "prefix", "postfix", "infix", "lazy", "weak", "unowned", "borrowing", "consuming",
    "distributed", "unsafe", "sending",
  ]

  private mutating func finish(
    _ keyword: Declaration.Keyword, from start: Int, _ modifiers: Set<String>, _ isUnavailable: Bool
  ) {
    let line = line(of: start)
    skipWhite()
    var name = keyword.isName ? keyword.rawValue : self.name()
    if keyword == .case { name = caseNames(after: name) }
    if keyword.hasParameters, name.utf8.first?.isOfName == true { name += labels() }
    let declaration = Declaration(
      path: path, line: line + 1, keyword: keyword, name: name, modifiers: modifiers,
      isUnavailable: isUnavailable, inherited: keyword.hasMembers ? inherited() : [],
      isDocumented: isDocumented(line), parents: scopes.compactMap(\.self))
    declarations.append(declaration)
    if keyword.hasMembers { pending = declaration }
  }

  /// Whether the lines above a line end with a comment for documentation. What is between is no documentation.
  private func isDocumented(_ line: Int) -> Bool {
    let above = lines[..<line].last { text in
      let text = text.drop(while: \.isWhitespace)
      return !(text.hasPrefix("//") && !text.hasPrefix("///")) && !text.hasPrefix("#if")
    }
    return above?.drop(while: \.isWhitespace).hasPrefix("///") ?? false
  }
}

/// Words, names and brackets.
extension DeclarationScanner {
  private mutating func line(of place: Int) -> Int {
    if place < counted.place { counted = (0, 0) }
    counted.line += code[counted.place..<place].count { $0 == .lineFeed }
    counted.place = place
    return counted.line
  }

  private mutating func skipWhite() {
    while place < code.count, code[place].isWhite { place += 1 }
  }

  private mutating func skipWord() {
    place += 1
    while place < code.count, code[place].isOfName { place += 1 }
  }

  private mutating func word() -> String {
    let start = place
    while place < code.count, code[place].isOfName { place += 1 }
    return String(decoding: code[start..<place], as: UTF8.self)
  }

  /// Whether a member of a class is what comes, so that `class` says of what kind.
  private var nextWordIsMember: Bool {
    var copy = self
    copy.skipWhite()
    return ["func", "var", "let", "subscript"].contains(copy.word())
  }

  /// From an opening parenthesis past the one that closes it.
  private mutating func skipParentheses() {
    var depth = 0
    while place < code.count {
      if code[place] == .open { depth += 1 }
      if code[place] == .close { depth -= 1 }
      place += 1
      if depth == 0 { return }
    }
  }

  private mutating func attribute() -> String {
    let start = place
    place += 1
    while place < code.count, code[place].isOfName || code[place] == UInt8(ascii: ".") {
      place += 1
    }
    if place < code.count, code[place] == .open { skipParentheses() }
    return String(decoding: code[start..<place], as: UTF8.self)
  }

  /// A name without the marks of words that are not allowed as names; of operators their signs.
  private mutating func name() -> String {
    let start = place
    while place < code.count, !code[place].isWhite, code[place] != .open,
      code[place].isOfName || code[place] == UInt8(ascii: ".") || code[place] == UInt8(ascii: "`")
        || !code[start].isOfName && code[start] != UInt8(ascii: "`")
    {
      place += 1
    }
    return String(decoding: code[start..<place].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }

  /// All names of `case a, b(Int), c`, of which the first has been read.
  private func caseNames(after first: String) -> String {
    var names = first
    var depth = 0
    var index = place
    while index < code.count, code[index] != .lineFeed {
      if code[index] == .open { depth += 1 }
      if code[index] == .close { depth -= 1 }
      if depth == 0, code[index] == UInt8(ascii: ",") {
        let rest = code[(index + 1)...].drop { $0 == .space || $0 == UInt8(ascii: "`") }
        names += ", " + String(decoding: rest.prefix(while: \.isOfName), as: UTF8.self)
      }
      index += 1
    }
    return names
  }

  /// The labels of the parameters that follow, as in "(after:)".
  private func labels() -> String {
    guard var index = code[place...].firstIndex(of: .open) else { return "()" }
    var labels = ""
    var depth = 0
    var expectsLabel = true
    while index < code.count {
      let byte = code[index]
      if byte == .open || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
      if byte == .close || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, byte == UInt8(ascii: "<") { depth += 1_000 }
      if depth > 1_000, byte == UInt8(ascii: ">"), code[index - 1] != UInt8(ascii: "-") {
        depth -= 1_000
      }
      if depth == 1, byte == UInt8(ascii: ",") { expectsLabel = true }
      if depth == 1, byte == UInt8(ascii: "@") {
        // An attribute of a parameter, which may have arguments of its own.
        index += 1
        while index < code.count, code[index].isOfName { index += 1 }
        if index < code.count, code[index] == UInt8(ascii: "<") {
          index = code[index...].firstIndex(of: UInt8(ascii: ">")) ?? code.count
        }
        continue
      }
      if depth == 1, expectsLabel, byte.isOfName {
        let label = code[index...].prefix(while: \.isOfName)
        labels += String(decoding: label, as: UTF8.self) + ":"
        expectsLabel = false
        index = label.endIndex
        continue
      }
      index += 1
    }
    return "(" + labels + ")"
  }

  /// The last names of the types between the colon and the brace or `where`, without their arguments.
  private func inherited() -> [String] {
    let end = code[place...].firstIndex(of: UInt8(ascii: "{")) ?? code.count
    var depth = 0
    let plain = code[place..<end].filter { byte in
      if byte == UInt8(ascii: "<") { depth += 1 }
      defer { if byte == UInt8(ascii: ">") { depth -= 1 } }
      return depth == 0
    }
    // A colon after `where` is that of a condition.
    let head = String(decoding: plain, as: UTF8.self).split(separator: /\bwhere\b/).first ?? ""
    guard let colon = head.firstIndex(of: ":") else { return [] }
    let list = head[head.index(after: colon)...]
    return list.split(whereSeparator: { ",&".contains($0) }).compactMap { type in
      type.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).last.map(
        String.init)
    }
  }
}
