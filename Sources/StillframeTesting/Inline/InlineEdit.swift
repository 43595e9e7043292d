import StillGoldens

/// A change of source: bytes that give way to others.
struct InlineEdit {
  let range: Range<Int>
  let text: String
}

extension InlineCall {
  /// Returns the edit that puts a literal into the call, or removes it.
  ///
  /// - Parameters:
  ///   - literal: the closure with the literal; nil: none is to be there.
  ///   - descriptor: which of the call's closures it is.
  func edit(
    _ literal: String?, as descriptor: InlineSnapshotSyntaxDescriptor, in scanner: SwiftScanner
  ) -> InlineEdit? {
    let label = descriptor.trailingClosureLabel
    switch slot(descriptor.trailingClosureOffset, scanner) {
    case .argument(let index):
      let part = arguments[index]
      let start = part.label?.lowerBound ?? part.content.lowerBound
      if let literal {
        return InlineEdit(range: start..<part.content.upperBound, text: "\(label): \(literal)")
      }
      let from = index > 0 ? arguments[index - 1].content.upperBound : start
      return InlineEdit(range: from..<part.content.upperBound, text: "")
    case .closure(let index) where index < closures.count:
      return replacement(of: index, with: literal, label, descriptor, scanner)
    case .closure(let index):
      guard let literal else { return nil }
      // Without closures behind, the first needs no label.
      let name = index == 0 || closures.isEmpty ? "" : "\(label): "
      return InlineEdit(range: end..<end, text: " \(name)\(literal)")
    }
  }

  private func replacement(
    of index: Int, with literal: String?, _ label: String,
    _ descriptor: InlineSnapshotSyntaxDescriptor, _ scanner: SwiftScanner
  ) -> InlineEdit {
    let part = closures[index]
    guard let name = part.label else {
      if let literal { return InlineEdit(range: part.content, text: literal) }
      let from = parenthesesEnd ?? part.content.lowerBound
      guard closures.count > 1 else {
        return InlineEdit(range: from..<part.content.upperBound, text: "")
      }
      // The next one takes its place, without a label.
      return InlineEdit(
        range: part.content.lowerBound..<closures[1].content.lowerBound, text: "")
    }
    let written = String(decoding: scanner.bytes[name], as: UTF8.self)
    if descriptor.contains(written) {
      if let literal {
        return InlineEdit(
          range: name.lowerBound..<part.content.upperBound, text: "\(label): \(literal)")
      }
      return InlineEdit(
        range: closures[index - 1].content.upperBound..<part.content.upperBound, text: "")
    }
    guard let literal else {
      return InlineEdit(range: name.lowerBound..<name.lowerBound, text: "")
    }
    return InlineEdit(range: name.lowerBound..<name.lowerBound, text: "\(label): \(literal) ")
  }
}

/// A closure with a text literal as it stands in a test.
enum InlineLiteral {
  /// - Parameters:
  ///   - margin: the spaces before the line of the call.
  ///   - indent: one level.
  static func closure(_ text: String, margin: String, indent: String) -> String {
    let pounds = String(repeating: "#", count: poundCount(text))
    let inner = margin + indent
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\r": escaped += "\\\(pounds)r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\u{FEFF}":
        escaped += "\\\(pounds)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    // By scalars: "\r\n" is one character.
    let lines = escaped.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + String($0) }
    return "{\n\(inner)\(pounds)\"\"\"\n" + lines.joined(separator: "\n")
      + "\n\(inner)\"\"\"\(pounds)\n\(margin)}"
  }

  /// Returns how many signs around the quotes make every other sign of the text mean itself.
  private static func poundCount(_ text: String) -> Int {
    var count = text.unicodeScalars.contains("\\") ? 1 : 0
    var quotes = 0
    var pounds = 0
    for scalar in text.unicodeScalars {
      if scalar == "\"" {
        quotes = pounds > 0 ? 1 : quotes + 1
        pounds = 0
      } else if scalar == "#", quotes >= 3 {
        pounds += 1
      } else {
        (quotes, pounds) = (0, 0)
      }
      if quotes >= 3 { count = max(count, pounds + 1) }
    }
    return count
  }
}
