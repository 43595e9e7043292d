/// Links and images: `[words](destination "title")`.
extension InlineMarkdown {
  mutating func open(isImage: Bool) {
    let mark = isImage ? [sign("!"), sign("[")] : [sign("[")]
    brackets.append(
      Bracket(node: node(mark), isImage: isImage, delimiterCount: delimiters.count))
    position += mark.count
  }

  /// Whether text may belong to a link: URLs in it are not separate links.
  var isInBracket: Bool {
    guard let last = brackets.indices.last else { return false }
    return brackets[last].isImage || last >= deadBrackets
  }

  mutating func close() {
    let bracket = brackets.popLast()
    let isDead = brackets.count < deadBrackets
    deadBrackets = min(deadBrackets, brackets.count)
    position += 1
    guard let bracket, bracket.isImage || !isDead, let tail = linkTail() else {
      return text(sign("]"))
    }
    position = tail.end
    let start = nodes[bracket.node].range.lowerBound
    nodes[bracket.node].range = start..<start
    delimiters.process(from: bracket.delimiterCount, &nodes)
    // Text that follows is none of the link's.
    let end = node([])
    guard !bracket.isImage else { return }
    while let last = links.last, last.nodes.lowerBound > bracket.node { links.removeLast() }
    links.append(Link(nodes: bracket.node + 1..<end, destination: tail.destination))
    // A link holds no other.
    deadBrackets = brackets.count
  }

  /// Returns the destination after the text of a link, and its end.
  private func linkTail() -> (destination: [MarkdownUnit], end: Int)? {
    var index = position
    guard index < source.count, source[index] == sign("(") else { return nil }
    index = afterSpace(index + 1)
    guard let (destination, destinationEnd) = destination(at: index) else { return nil }
    index = afterSpace(destinationEnd)
    if index > destinationEnd, index < source.count, let titleEnd = titleEnd(at: index) {
      index = afterSpace(titleEnd)
    }
    guard index < source.count, source[index] == sign(")") else { return nil }
    return (Self.unescaped(destination), index + 1)
  }

  private func afterSpace(_ start: Int) -> Int {
    var index = start
    while index < source.count,
      source[index] == 0x20 || source[index] == 0x09
        || source[index].isLineBreak
    {
      index += 1
    }
    return index
  }

  private func destination(at start: Int) -> (ArraySlice<MarkdownUnit>, end: Int)? {
    var index = start
    if index < source.count, source[index] == sign("<") {
      index += 1
      while index < source.count {
        let unit = source[index]
        if unit == sign(">") { return (source[start + 1..<index], index + 1) }
        if unit == sign("<") || unit.isLineBreak { return nil }
        index += isEscape(index) ? 2 : 1
      }
      return nil
    }
    var depth = 0
    while index < source.count {
      let unit = source[index]
      if unit <= 0x20 || unit == 0x7F { break }
      if unit == sign("(") {
        depth += 1
        // More than anybody writes; without a limit, rows of "](" would take quadratic time.
        if depth > 32 { return nil }
      } else if unit == sign(")") {
        if depth == 0 { break }
        depth -= 1
      }
      index += isEscape(index) ? 2 : 1
    }
    return depth == 0 ? (source[start..<index], index) : nil
  }

  /// Returns the end of a title in quotes or parentheses.
  private func titleEnd(at start: Int) -> Int? {
    let end: MarkdownUnit
    switch source[start] {
    case sign("\""): end = sign("\"")
    case sign("'"): end = sign("'")
    case sign("("): end = sign(")")
    default: return nil
    }
    var index = start + 1
    while index < source.count {
      if source[index] == end { return index + 1 }
      if end == sign(")"), source[index] == sign("(") { return nil }
      index += isEscape(index) ? 2 : 1
    }
    return nil
  }

  private func isEscape(_ index: Int) -> Bool {
    source[index] == sign("\\") && index + 1 < source.count
      && source[index + 1].isASCIIPunctuation
  }

  /// Returns the text without backslashes before punctuation, and with entities resolved.
  private static func unescaped(_ units: ArraySlice<MarkdownUnit>) -> [MarkdownUnit] {
    let units = Array(units)
    var result: [MarkdownUnit] = []
    var index = 0
    while index < units.count {
      if units[index] == sign("\\"), index + 1 < units.count,
        units[index + 1].isASCIIPunctuation
      {
        result.append(units[index + 1])
        index += 2
      } else if let (entity, end) = MarkdownEntities.entity(in: units, at: index) {
        result += entity
        index = end
      } else {
        result.append(units[index])
        index += 1
      }
    }
    return result
  }
}
