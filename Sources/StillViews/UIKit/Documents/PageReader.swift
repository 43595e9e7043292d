import Foundation

/// Reads pages of the web as words with attributes.
///
/// Tags that do not match, unknown ones and text outside of any are read as browsers do: what is inside is shown.
struct PageReader {
  /// The look of words inside some elements.
  private struct Look {
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isCrossedOut = false
    var keepsSpaces = false
    var color: UIColor?
    var link: URL?
  }

  /// An element that has begun.
  private struct Element {
    let name: String
    let look: Look
    /// The number of its last item; nil: items have points.
    var count: Int?
  }

  /// Elements in elements, at most; those further inside have the look of the last one.
  private static let deepest = 512
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "section",
    "article", "header", "footer", "table", "tr", "pre", "hr", "body", "html", "main", "nav",
  ]
  /// Elements without an end.
  private static let empty: Set<String> = ["br", "hr", "img", "meta", "link", "input", "wbr"]
  /// Elements whose text is not shown.
  private static let unseen: Set<String> = ["head", "style", "script", "title", "template"]
  private static let headings: [String: CGFloat] = [
    "h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04,
  ]

  private let attributes: [NSAttributedString.Key: Any]
  private let base: URL?
  private let result = NSMutableAttributedString(string: "")
  private var elements: [Element] = []
  private var look = Look()
  /// Elements whose text is not shown and that have begun.
  private var hidden = 0
  private var isAtStart = true
  private var needsSpace = false

  /// - Parameters:
  ///   - attributes: Those of letters that have none.
  ///   - base: The address of relative links.
  init(_ attributes: [NSAttributedString.Key: Any], base: URL?) {
    self.attributes = attributes
    self.base = base
    if let font = attributes[.font] as? UIFont { look.size = font.pointSize }
  }

  mutating func read(_ page: String) -> NSAttributedString {
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      let second = rest.dropFirst().first
      guard second?.isLetter == true || second == "/" || second == "!",
        let end = Self.end(ofTag: rest)
      else {
        add("<")
        rest = rest.dropFirst()
        continue
      }
      read(tag: rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
    }
    add(rest)
    return result
  }

  /// Returns the place of the ">" that ends a tag, which may stand in quotes before.
  private static func end(ofTag text: Substring) -> String.Index? {
    var quote: Character?
    for index in text.indices {
      let letter = text[index]
      if let open = quote {
        if letter == open { quote = nil }
      } else if letter == "\"" || letter == "'" {
        quote = letter
      } else if letter == ">" {
        return index
      }
    }
    return text.firstIndex(of: ">")
  }

  private mutating func read(tag: Substring) {
    if tag.hasPrefix("/") {
      end(tag.dropFirst().prefix { !$0.isWhitespace }.lowercased())
    } else if !tag.hasPrefix("!") {
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" }.lowercased()
      begin(name, Self.values(in: tag.dropFirst(name.count)))
      if tag.hasSuffix("/"), !Self.empty.contains(name) { end(name) }
    }
  }

  /// Returns the attributes of a tag by their names in small letters.
  private static func values(in tag: Substring) -> [String: String] {
    var result: [String: String] = [:]
    for match in tag.matches(of: /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/) {
      let value = match.2 ?? match.3 ?? match.4 ?? ""
      result[match.1.lowercased()] = PageEntities.replaced(in: value)
    }
    return result
  }

  private mutating func begin(_ name: String, _ values: [String: String]) {
    if Self.blocks.contains(name) { breakLine() }
    if name == "br" { add(line: "\n") }
    guard !Self.empty.contains(name), elements.count < Self.deepest else { return }
    let start = values["start"].flatMap { Int($0) } ?? 1
    elements.append(
      Element(
        name: name, look: look, count: name == "ol" ? start.addingReportingOverflow(-1).0 : nil))
    if Self.unseen.contains(name) { hidden += 1 }
    if name == "li" { addPoint() }
    change(name, values)
  }

  private mutating func change(_ name: String, _ values: [String: String]) {
    switch name {
    case "b", "strong", "th": look.isBold = true
    case "i", "em", "cite", "var", "dfn", "address": look.isItalic = true
    case "u", "ins": look.isUnderlined = true
    case "s", "strike", "del": look.isCrossedOut = true
    case "pre": look.keepsSpaces = true
    case "small": look.size *= 5 / 6
    case "big": look.size *= 6 / 5
    case "a":
      guard let address = values["href"], let link = URL(string: address, relativeTo: base) else {
        break
      }
      look.link = link.absoluteURL
      look.isUnderlined = true
      look.color = .systemBlue
    default:
      guard let size = Self.headings[name] else { break }
      look.size *= size / 12
      look.isBold = true
    }
    if let color = values["color"].flatMap(PageColor.color) { look.color = color }
    for rule in values["style"]?.split(separator: ";") ?? [] { change(rule) }
  }

  /// Applies a rule as "color: red".
  private mutating func change(_ rule: Substring) {
    let parts = rule.split(separator: ":", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
    guard parts.count == 2 else { return }
    switch parts[0] {
    case "color": look.color = PageColor.color(parts[1]) ?? look.color
    case "font-weight":
      look.isBold = parts[1] == "bold" || (Int(parts[1]).map { $0 >= 600 } ?? false)
    case "font-style": look.isItalic = parts[1] == "italic" || parts[1] == "oblique"
    case "text-decoration":
      look.isUnderlined = parts[1].contains("underline")
      look.isCrossedOut = parts[1].contains("line-through")
    case "font-size":
      let number = Double(parts[1].prefix { $0.isNumber || $0 == "." })
      if let number, number > 0, number < 1000, !parts[1].hasSuffix("%") {
        look.size = parts[1].hasSuffix("em") ? look.size * number : number
      }
    default: break
    }
  }

  private mutating func end(_ name: String) {
    guard let place = elements.lastIndex(where: { $0.name == name }) else { return }
    while elements.count > place, let element = elements.popLast() {
      look = element.look
      if Self.unseen.contains(element.name) { hidden -= 1 }
    }
    if Self.blocks.contains(name) { breakLine() }
  }

  /// Adds the point or the number of an item.
  private mutating func addPoint() {
    var point = "•"
    if let list = elements.lastIndex(where: { $0.name == "ol" || $0.name == "ul" }),
      let count = elements[list].count
    {
      elements[list].count = count.addingReportingOverflow(1).0
      point = "\(elements[list].count ?? 1)."
    }
    add(line: "\t\(point)\t")
    isAtStart = true
  }

  /// Begins a new line, unless one has just begun.
  private mutating func breakLine() {
    needsSpace = false
    guard !isAtStart, hidden == 0 else { return }
    add(line: "\n")
  }

  private mutating func add(line: String) {
    guard hidden == 0 else { return }
    append(line)
    needsSpace = false
    isAtStart = line == "\n"
  }

  /// Adds words, white space as one space.
  private mutating func add(_ text: Substring) {
    guard hidden == 0, !text.isEmpty else { return }
    let text = PageEntities.replaced(in: text)
    guard !look.keepsSpaces else {
      append(text)
      isAtStart = text.hasSuffix("\n")
      return
    }
    var words = ""
    for letter in text {
      if letter.isWhitespace, letter != "\u{A0}" {
        needsSpace = !isAtStart
      } else {
        if needsSpace { words.append(" ") }
        words.append(letter)
        (needsSpace, isAtStart) = (false, false)
      }
    }
    append(words)
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    var all = attributes
    let font = attributes[.font] as? UIFont
    if look.isBold {
      all[.font] = UIFont.boldSystemFont(ofSize: look.size)
    } else if look.isItalic {
      all[.font] = UIFont.italicSystemFont(ofSize: look.size)
    } else if font == nil || font?.pointSize != look.size {
      all[.font] = UIFont.systemFont(ofSize: look.size)
    }
    if let color = look.color { all[.foregroundColor] = color }
    if let link = look.link { all[.link] = link }
    if look.isUnderlined { all[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if look.isCrossedOut { all[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    result.append(NSAttributedString(string: text, attributes: all))
  }
}
