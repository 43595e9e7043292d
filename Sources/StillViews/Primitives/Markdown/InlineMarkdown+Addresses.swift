/// Addresses that are links by themselves: in angle brackets, and bare ones.
extension InlineMarkdown {
  private mutating func link(_ units: ArraySlice<MarkdownUnit>, to destination: [MarkdownUnit]) {
    let index = node(units)
    links.append(Link(nodes: index..<index + 1, destination: destination))
  }

  /// Parses `<https://example.com>` or `<name@example.com>`; returns false if there is none.
  mutating func angleAutolink() -> Bool {
    let start = position + 1
    var end = start
    var colon: Int?
    var at: Int?
    while end < source.count, source[end] != sign(">") {
      let unit = source[end]
      if unit <= 0x20 || unit == 0x7F || unit == sign("<") { return false }
      if unit == sign(":"), colon == nil { colon = end }
      if unit == sign("@"), at == nil { at = end }
      end += 1
    }
    guard end < source.count else { return false }
    let content = source[start..<end]
    if let colon, isScheme(source[start..<colon]) {
      link(content, to: Array(content))
    } else if let at, isMailName(source[start..<at]), isDomain(source[(at + 1)..<end]) {
      link(content, to: "mailto:".markdownUnits + content)
    } else {
      return false
    }
    position = end + 1
    return true
  }

  private func isScheme(_ units: ArraySlice<MarkdownUnit>) -> Bool {
    guard (2...32).contains(units.count), units.first?.isASCIILetter == true else { return false }
    return units.allSatisfy {
      $0.isASCIILetterOrDigit || $0 == sign("+") || $0 == sign(".")
        || $0 == sign("-")
    }
  }

  private func isMailName(_ units: ArraySlice<MarkdownUnit>) -> Bool {
    !units.isEmpty
      && units.allSatisfy {
        $0.isASCIILetterOrDigit
          || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(UInt8(truncatingIfNeeded: $0))
            && $0 < 0x80
      }
  }

  private func isDomain(_ units: ArraySlice<MarkdownUnit>) -> Bool {
    units.split(separator: sign("."), omittingEmptySubsequences: false).allSatisfy { part in
      (1...63).contains(part.count) && part.first != sign("-")
        && part.last != sign("-")
        && part.allSatisfy { $0.isASCIILetterOrDigit || $0 == sign("-") }
    }
  }

  /// Parses `https://example.com` or `www.example.com` at the start of a word; returns false if there is none.
  mutating func bareAddress() -> Bool {
    guard !isInBracket, isWordStart else { return false }
    let prefix: String
    let domain: Int
    if starts(with: "www.") {
      prefix = "http://"
      domain = position
    } else if let scheme = ["https://", "http://", "ftp://"].first(where: starts(with:)) {
      prefix = ""
      domain = position + scheme.utf8.count
    } else {
      return false
    }
    guard var end = domainEnd(domain, mayBeShort: prefix.isEmpty) else { return false }
    while end < source.count, !source[end].isMarkdownSpace, source[end] != sign("<") {
      end += 1
    }
    end = trimmed(position..<end)
    guard end > domain + (prefix.isEmpty ? 0 : 4) else { return false }
    let address = source[position..<end]
    link(address, to: prefix.markdownUnits + address)
    position = end
    return true
  }

  private var isWordStart: Bool {
    guard position > 0 else { return true }
    let before = source[position - 1]
    return before.isMarkdownSpace || before == sign("*") || before == sign("_")
      || before == sign("~") || before == sign("(")
  }

  private func starts(with prefix: String) -> Bool {
    var index = position
    for byte in prefix.utf8 {
      guard index < source.count, source[index] < 0x80 else { return false }
      let unit = source[index]
      guard unit == MarkdownUnit(byte) || (unit.isASCIILetter && unit | 0x20 == MarkdownUnit(byte))
      else { return false }
      index += 1
    }
    return true
  }

  /// Returns the end of a domain name: parts separated by dots, the last two without underscores.
  private func domainEnd(_ start: Int, mayBeShort: Bool) -> Int? {
    var index = start
    var underscores = (last: false, before: false)
    var dots = 0
    while index < source.count {
      let unit = source[index]
      if unit == sign(".") {
        underscores = (false, underscores.last)
        dots += 1
      } else if unit == sign("_") {
        underscores.last = true
      } else if !(unit.isASCIILetterOrDigit || unit == sign("-")
        || (unit >= 0x80 && !unit.isMarkdownSpace && !unit.isMarkdownPunctuation))
      {
        break
      }
      index += 1
    }
    guard index > start, !underscores.last, !underscores.before, mayBeShort || dots > 0 else {
      return nil
    }
    return index
  }

  /// Returns the end of a URL without the punctuation of the sentence around it.
  private func trimmed(_ range: Range<Int>) -> Int {
    var surplus = 0
    for unit in source[range] {
      if unit == sign("(") { surplus -= 1 }
      if unit == sign(")") { surplus += 1 }
    }
    var end = range.upperBound
    while end > range.lowerBound {
      switch source[end - 1] {
      case sign("?"), sign("!"), sign("."), sign(","),
        sign(":"), sign("*"), sign("_"), sign("~"),
        sign("'"), sign("\""):
        end -= 1
      case sign(")"):
        guard surplus > 0 else { return end }
        surplus -= 1
        end -= 1
      case sign(";"):
        var start = end - 1
        while start > range.lowerBound, source[start - 1].isASCIILetter { start -= 1 }
        guard start < end - 1, start > range.lowerBound, source[start - 1] == sign("&")
        else { return end }
        end = start - 1
      default: return end
      }
    }
    return end
  }

  /// Parses `name@example.com`, at the "@"; returns false if there is none.
  mutating func mailAddress() -> Bool {
    guard !isInBracket, let last = nodes.indices.last, nodes[last].isOpen else { return false }
    var start = buffer.count
    while start > nodes[last].range.lowerBound {
      let unit = buffer[start - 1]
      guard
        unit.isASCIILetterOrDigit || unit == sign(".") || unit == sign("+")
          || unit == sign("-") || unit == sign("_")
      else { break }
      start -= 1
    }
    guard start < buffer.count else { return false }
    var end = position + 1
    var dots = 0
    while end < source.count {
      let unit = source[end]
      if unit == sign(".") {
        guard end + 1 < source.count, source[end + 1].isASCIILetterOrDigit else { break }
        dots += 1
      } else if !(unit.isASCIILetterOrDigit || unit == sign("-")
        || unit == sign("_"))
      {
        break
      }
      end += 1
    }
    guard dots > 0, source[end - 1] != sign("-"), source[end - 1] != sign("_") else {
      return false
    }
    let address = buffer[start...] + source[position..<end]
    nodes[last].range = nodes[last].range.lowerBound..<start
    buffer.removeSubrange(start...)
    link(address, to: "mailto:".markdownUnits + address)
    position = end
    return true
  }
}
