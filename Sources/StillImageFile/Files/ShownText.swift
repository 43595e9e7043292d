extension String {
  /// The text for a message: what would move the cursor, colour a terminal or turn the direction of writing round is
  /// written as in Swift: `\n`, `\u{1b}`.
  package var shown: String {
    guard unicodeScalars.contains(where: { $0.isUnseen }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isUnseen: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// The most characters of a word that is shown in brief, and how many of them are its end.
  private static let briefCount = (all: 160, end: 40)

  /// The text for a message, without its middle where it is long.
  package var brief: String {
    guard utf8.count > Self.briefCount.all, count > Self.briefCount.all else { return shown }
    let start = prefix(Self.briefCount.all - Self.briefCount.end)
    return String(start).shown + "…" + String(suffix(Self.briefCount.end)).shown
  }
}

extension Unicode.Scalar {
  /// Control characters, ends of lines and paragraphs, and marks that set the direction of writing.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
