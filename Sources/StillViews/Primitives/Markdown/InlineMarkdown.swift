/// A parser of inline Markdown: CommonMark's emphasis, code spans, links, images (as their text), escapes, entities and
/// autolinks, and GitHub's strikethrough and bare URLs.
///
/// Blocks, references and HTML are treated as text. Time is linear in the length of any input.
struct InlineMarkdown {
  /// A piece of text that style begins or ends around.
  struct Node {
    /// In `buffer`.
    var range: Range<Int>
    /// Text that follows may be added to it.
    var isOpen: Bool
    var isCode = false
  }

  /// `[` or `![` that waits for its end.
  struct Bracket {
    let node: Int
    let isImage: Bool
    /// How many delimiter runs stand before it.
    let delimiterCount: Int
  }

  /// Nodes that lead somewhere.
  struct Link {
    let nodes: Range<Int>
    let destination: [MarkdownUnit]
  }

  let source: [MarkdownUnit]
  /// Whether line breaks become spaces, as in paragraphs.
  let foldsLines: Bool
  var position = 0
  var buffer: [MarkdownUnit] = []
  var nodes: [Node] = []
  var brackets: [Bracket] = []
  /// Brackets that stand so deep in `brackets` cannot begin a link any more: one follows them.
  var deadBrackets = 0
  var links: [Link] = []
  var delimiters = MarkdownDelimiters()
  private var backticks: Backticks

  /// Returns the spans of Markdown text.
  static func spans(of source: [MarkdownUnit], foldingLines: Bool = false) -> [MarkdownSpan] {
    var reader = InlineMarkdown(source, foldsLines: foldingLines)
    reader.read()
    reader.delimiters.process(from: 0, &reader.nodes)
    return reader.finish()
  }

  /// Returns whether a text may contain Markdown.
  static func mayMark(_ text: String) -> Bool {
    var before: (UInt8, UInt8, UInt8) = (0, 0, 0)
    for byte in text.utf8 {
      switch byte {
      case 0x2A, 0x5F, 0x60, 0x5B, 0x5C, 0x3C, 0x26, 0x7E, 0x40: return true  // * _ ` [ \ < & ~ @
      case 0x2F where before.1 == 0x3A && before.2 == 0x2F: return true  // ://
      case 0x2E where (before.0 | 0x20, before.1 | 0x20, before.2 | 0x20) == (0x77, 0x77, 0x77):
        return true  // www.
      default: before = (before.1, before.2, byte)
      }
    }
    return false
  }

  private init(_ source: [MarkdownUnit], foldsLines: Bool) {
    self.source = source
    self.foldsLines = foldsLines
    backticks = Backticks(source)
    buffer.reserveCapacity(source.count)
  }

  /// Returns the unit at a distance ahead; nil beyond the end.
  func peek(_ distance: Int = 0) -> MarkdownUnit? {
    let index = position + distance
    return index < source.count ? source[index] : nil
  }

  /// Adds a unit to the text.
  mutating func text(_ unit: MarkdownUnit) {
    buffer.append(unit)
    if let last = nodes.indices.last, nodes[last].isOpen {
      nodes[last].range = nodes[last].range.lowerBound..<buffer.count
    } else {
      nodes.append(Node(range: buffer.count - 1..<buffer.count, isOpen: true))
    }
  }

  /// Adds a separate node.
  @discardableResult
  mutating func node(_ units: some Sequence<MarkdownUnit>, isCode: Bool = false) -> Int {
    let start = buffer.count
    buffer.append(contentsOf: units)
    nodes.append(Node(range: start..<buffer.count, isOpen: false, isCode: isCode))
    return nodes.count - 1
  }

  private mutating func read() {
    while position < source.count {
      let unit = source[position]
      switch unit {
      case sign("\\"): escape()
      case sign("`"): codeSpan()
      case sign("*"), sign("_"), sign("~"): delimiterRun(unit)
      case sign("["):
        open(isImage: false)
      case sign("!") where peek(1) == sign("["):
        open(isImage: true)
      case sign("]"): close()
      case sign("<"):
        if !angleAutolink() { plain() }
      case sign("&"): entity()
      case sign("w"), sign("W"), sign("h"), sign("H"),
        sign("f"), sign("F"):
        if !bareAddress() { plain() }
      case sign("@"):
        if !mailAddress() { plain() }
      case 0x0A where foldsLines, 0x0D where foldsLines: fold()
      default: plain()
      }
    }
  }

  private mutating func plain() {
    text(source[position])
    position += 1
  }

  private mutating func escape() {
    position += 1
    guard let next = peek() else { return text(sign("\\")) }
    if next.isASCIIPunctuation {
      plain()
    } else if next.isLineBreak {
      text(0x0A)
      skipLineBreak()
    } else {
      text(sign("\\"))
    }
  }

  /// Adds a line break within a paragraph: a space, or a hard break after two spaces.
  private mutating func fold() {
    var spaces = 0
    if let last = nodes.indices.last, nodes[last].isOpen {
      while nodes[last].range.count > 0, buffer.last == 0x20 {
        buffer.removeLast()
        nodes[last].range = nodes[last].range.lowerBound..<buffer.count
        spaces += 1
      }
    }
    text(spaces >= 2 ? 0x0A : 0x20)
    skipLineBreak()
  }

  private mutating func skipLineBreak() {
    if peek() == 0x0D, peek(1) == 0x0A { position += 1 }
    position += 1
    guard foldsLines else { return }
    while let unit = peek(), unit == 0x20 || unit == 0x09 || unit.isLineBreak { position += 1 }
  }

  private mutating func codeSpan() {
    let start = position
    while peek() == sign("`") { position += 1 }
    let length = position - start
    guard let end = backticks.run(of: length, after: position) else {
      for _ in 0..<length { text(sign("`")) }
      return
    }
    var content = source[position..<end].map { $0.isLineBreak ? 0x20 : $0 }[...]
    if content.first == 0x20, content.last == 0x20, content.contains(where: { $0 != 0x20 }) {
      content = content.dropFirst().dropLast()
    }
    node(content, isCode: true)
    position = end + length
  }

  private mutating func delimiterRun(_ unit: MarkdownUnit) {
    let start = position
    while peek() == unit { position += 1 }
    let before = start > 0 ? source[start - 1] : 0x20
    let after = peek() ?? 0x20
    let run = MarkdownDelimiters.Run(
      unit: unit, count: position - start, before: before, after: after, node: nodes.count)
    if let run {
      node(source[start..<position])
      delimiters.append(run)
    } else {
      for _ in start..<position { text(unit) }
    }
  }

  private mutating func entity() {
    guard let (units, end) = MarkdownEntities.entity(in: source, at: position) else {
      return plain()
    }
    for unit in units { text(unit) }
    position = end
  }

  /// Returns the spans of the parsed text.
  private func finish() -> [MarkdownSpan] {
    var spans: [MarkdownSpan] = []
    var link = 0
    var lastLink: Int?
    var depths = MarkdownDelimiters.Depths()
    let changes = delimiters.changes(nodeCount: nodes.count)
    for (index, node) in nodes.enumerated() {
      depths.apply(changes[index])
      while link < links.count, links[link].nodes.upperBound <= index { link += 1 }
      guard !node.range.isEmpty else { continue }
      let isLinked = link < links.count && links[link].nodes.contains(index)
      let current = isLinked ? link : nil
      var traits = depths.traits
      if node.isCode { traits.insert(.code) }
      if let last = spans.indices.last, spans[last].traits == traits, lastLink == current {
        spans[last].units += buffer[node.range]
      } else {
        spans.append(
          MarkdownSpan(
            units: Array(buffer[node.range]), traits: traits,
            destination: current.map { links[$0].destination }))
      }
      lastLink = current
    }
    return spans
  }
}

/// Where runs of backticks of each length stand.
private struct Backticks {
  private var positions: [Int: [Int]] = [:]
  /// How many of each length have been passed.
  private var passed: [Int: Int] = [:]

  init(_ source: [MarkdownUnit]) {
    var index = 0
    while index < source.count {
      guard source[index] == sign("`") else {
        index += 1
        continue
      }
      let start = index
      while index < source.count, source[index] == sign("`") { index += 1 }
      positions[index - start, default: []].append(start)
    }
  }

  /// Returns the next run of exactly a length; the positions of successive calls must ascend.
  mutating func run(of length: Int, after position: Int) -> Int? {
    guard let all = positions[length] else { return nil }
    var next = passed[length] ?? 0
    while next < all.count, all[next] < position { next += 1 }
    passed[length] = next
    return next < all.count ? all[next] : nil
  }
}
