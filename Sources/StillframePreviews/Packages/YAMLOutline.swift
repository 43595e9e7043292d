import Foundation

/// As much of a YAML file as descriptions of projects use: maps, lists and texts by their indentation, and lists in brackets.
///
/// Texts of several lines, anchors and tags are texts that nobody asks for.
indirect enum YAMLOutline: Equatable {
  case text(String)
  case list([YAMLOutline])
  case map([String: YAMLOutline])

  /// Levels that are read.
  private static let deepest = 64

  private struct Line {
    var indent: Int
    var text: Substring
  }

  init(_ text: String) {
    var lines = text.split(whereSeparator: \.isNewline).compactMap { line -> Line? in
      let indent = line.prefix { $0 == " " }.count
      let rest = Self.withoutComment(line.dropFirst(indent))
      return rest.isEmpty || rest.hasPrefix("---") ? nil : Line(indent: indent, text: rest)
    }[...]
    self = Self.value(&lines, from: 0, depth: 0)
  }

  /// Returns the value of a key; nil where there is none.
  subscript(key: String) -> YAMLOutline? {
    if case .map(let values) = self { values[key] } else { nil }
  }

  /// The text; nil for others.
  var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The items of a list; a text is a list of itself.
  var items: [YAMLOutline] {
    switch self {
    case .list(let items): items
    case .text: [self]
    case .map: []
    }
  }

  /// Reads the lines that are indented by as much as the first, and at least by `least`.
  private static func value(
    _ lines: inout ArraySlice<Line>, from least: Int, depth: Int
  ) -> YAMLOutline {
    guard let first = lines.first, first.indent >= least, depth < deepest else { return .text("") }
    let indent = first.indent
    if isItem(first.text) { return .list(items(&lines, at: indent, depth: depth)) }
    guard pair(first.text) != nil else {
      lines = lines.dropFirst()
      return scalar(first.text)
    }
    var values: [String: YAMLOutline] = [:]
    while let line = lines.first, line.indent >= indent {
      lines = lines.dropFirst()
      guard line.indent == indent, let (key, rest) = pair(line.text) else { continue }
      guard rest.isEmpty || rest.hasPrefix("|") || rest.hasPrefix(">") else {
        values[key] = scalar(rest)
        continue
      }
      // The items of a list may be as far out as its key.
      let isList = lines.first.map { $0.indent == indent && isItem($0.text) } ?? false
      values[key] = value(&lines, from: isList ? indent : indent + 1, depth: depth + 1)
    }
    return .map(values)
  }

  private static func items(
    _ lines: inout ArraySlice<Line>, at indent: Int, depth: Int
  ) -> [YAMLOutline] {
    var result: [YAMLOutline] = []
    while let line = lines.first, line.indent >= indent {
      guard line.indent == indent, isItem(line.text) else {
        if line.indent == indent { break }
        lines = lines.dropFirst()
        continue
      }
      let rest = line.text.dropFirst().drop { $0 == " " }
      let own = indent + (line.text.count - rest.count)
      lines = lines.dropFirst()
      if rest.isEmpty {
        result.append(value(&lines, from: indent + 1, depth: depth + 1))
      } else if pair(rest) == nil {
        result.append(scalar(rest))
      } else {
        // The first pair of a map stands behind the dash.
        lines = [Line(indent: own, text: rest)] + lines
        result.append(value(&lines, from: own, depth: depth + 1))
      }
    }
    return result
  }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  private static func pair(_ text: Substring) -> (key: String, rest: Substring)? {
    guard text.first != "[", text.first != "{",
      let colon = text.indices.first(where: { index in
        text[index] == ":"
          && (text.index(after: index) == text.endIndex || text[text.index(after: index)] == " ")
      })
    else { return nil }
    let key = unquoted(text[..<colon])
    return (key, text[text.index(after: colon)...].drop { $0 == " " })
  }

  private static func scalar(_ text: Substring) -> YAMLOutline {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return .text(unquoted(text)) }
    return .list(
      text.dropFirst().dropLast().split(separator: ",").map { .text(unquoted($0)) })
  }

  private static func unquoted(_ text: Substring) -> String {
    let plain = text.trimmingCharacters(in: .whitespaces)
    guard plain.count >= 2, let quote = plain.first, "\"'".contains(quote), plain.last == quote
    else { return plain }
    return String(plain.dropFirst().dropLast())
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var before: Character = " "
    var end = text.endIndex
    for index in text.indices {
      let letter = text[index]
      if let open = quote {
        if letter == open { quote = nil }
      } else if "\"'".contains(letter), before == " " || before == "[" {
        quote = letter
      } else if letter == "#", before == " " {
        end = index
        break
      }
      before = letter
    }
    var result = text[..<end]
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}
