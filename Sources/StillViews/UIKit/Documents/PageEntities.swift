import Foundation

/// Characters of pages that are written by name or number: `&amp;`, `&#8364;`.
enum PageEntities {
  private static let names: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
    "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "deg": "°", "times": "×",
    "divide": "÷", "frac12": "½", "frac14": "¼", "frac34": "¾", "larr": "←", "uarr": "↑",
    "rarr": "→", "darr": "↓", "szlig": "ß", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä",
    "Ouml": "Ö", "Uuml": "Ü", "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à",
    "aacute": "á", "acirc": "â", "atilde": "ã", "aring": "å", "aelig": "æ", "ccedil": "ç",
    "iacute": "í", "icirc": "î", "ntilde": "ñ", "oacute": "ó", "ocirc": "ô", "otilde": "õ",
    "oslash": "ø", "uacute": "ú", "ucirc": "û", "iexcl": "¡", "iquest": "¿", "sect": "§",
    "para": "¶", "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
  ]
  /// Letters of a name, at most.
  private static let longest = 10

  /// Returns a text with the characters; unknown names stay.
  static func replaced(in text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix(longest).prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      guard let found = character(name) else {
        result += "&"
        continue
      }
      result.append(found)
      rest = rest[name.endIndex...]
      if rest.first == ";" { rest = rest.dropFirst() }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    guard name.first == "#" else { return names[name] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { Unicode.Scalar($0) }.map { Character($0) }
  }
}

/// Colours of pages: `#0a84ff`, `rgb(10, 132, 255)`, `red`.
enum PageColor {
  private static let names: [String: UInt32] = [
    "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF,
    "yellow": 0xFFFF00, "orange": 0xFFA500, "purple": 0x800080, "gray": 0x808080,
    "grey": 0x808080, "silver": 0xC0C0C0, "navy": 0x000080, "teal": 0x008080,
    "maroon": 0x800000, "lime": 0x00FF00, "aqua": 0x00FFFF, "fuchsia": 0xFF00FF,
    "olive": 0x808000, "pink": 0xFFC0CB, "brown": 0xA52A2A, "darkgray": 0xA9A9A9,
    "lightgray": 0xD3D3D3,
  ]

  /// Returns the colour of a text; nil where it names none.
  static func color(_ text: String) -> UIColor? {
    let text = text.lowercased()
    if let number = names[text] { return color(number) }
    if text.hasPrefix("rgb") {
      let parts = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
      guard parts.count >= 3 else { return nil }
      return UIColor(
        red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
        alpha: parts.count > 3 ? parts[3] : 1)
    }
    guard text.hasPrefix("#") else { return nil }
    var digits = String(text.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    return digits.count == 6 ? UInt32(digits, radix: 16).map(color) : nil
  }

  private static func color(_ number: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(number >> 16 & 0xFF) / 255, green: CGFloat(number >> 8 & 0xFF) / 255,
      blue: CGFloat(number & 0xFF) / 255, alpha: 1)
  }
}
