import Foundation

/// Reads the tags of an SVG one after the other, as far as its limits need them: no namespaces, no entities.
struct SVGScanner {
  /// The beginning or end of an element.
  struct Tag {
    /// Without its prefix.
    var name = ""
    var hasPrefix = false
    var isEnd = false
    /// Whether it begins an element that has no content.
    var isEmpty = false
    /// In the order of the file, names with their prefixes.
    var attributes: [(name: String, value: ArraySlice<UInt8>)] = []

    /// Returns the value of an attribute; nil without it.
    func value(of name: String) -> ArraySlice<UInt8>? {
      attributes.first { $0.name == name }?.value
    }
  }

  /// The next part of a file.
  enum Part {
    case tag(Tag)
    /// The number of bytes between two tags, without white space.
    case text(Int)
    /// A declaration of the document's type, or characters that are no tags: a document that small drawings never are.
    case other
    case end
    /// The file breaks off or is no XML.
    case broken
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ data: Data) {
    bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func next() -> Part {
    while true {
      var count = 0
      while position < bytes.count, bytes[position] != 0x3C {
        if !Self.isSpace(bytes[position]) { count += 1 }
        position += 1
      }
      if count > 0 { return .text(count) }
      guard position < bytes.count else { return .end }
      if begins("<!--") {
        guard skip(past: "-->") else { return .broken }
      } else if begins("<?") {
        guard skip(past: "?>") else { return .broken }
      } else if begins("<!") {
        position += 2
        return .other
      } else {
        position += 1
        return tag().map(Part.tag) ?? .broken
      }
    }
  }

  private func begins(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return unsafe bytes[position..<position + count].elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: count))
  }

  private mutating func skip(past text: StaticString) -> Bool {
    while position < bytes.count {
      if begins(text) {
        position += text.utf8CodeUnitCount
        return true
      }
      position += 1
    }
    return false
  }

  private mutating func tag() -> Tag? {
    var tag = Tag()
    if position < bytes.count, bytes[position] == 0x2F {
      tag.isEnd = true
      position += 1
    }
    guard let name = word() else { return nil }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let local = parts.last, !local.isEmpty else { return nil }
    tag.name = String(local)
    tag.hasPrefix = parts.count == 2
    while true {
      skipSpace()
      guard position < bytes.count else { return nil }
      switch bytes[position] {
      case 0x3E:
        position += 1
        return tag
      case 0x2F:
        position += 1
        guard position < bytes.count, bytes[position] == 0x3E else { return nil }
        position += 1
        tag.isEmpty = true
        return tag
      default:
        guard let attribute = attribute() else { return nil }
        tag.attributes.append(attribute)
      }
    }
  }

  private mutating func attribute() -> (name: String, value: ArraySlice<UInt8>)? {
    guard let name = word() else { return nil }
    skipSpace()
    guard position < bytes.count, bytes[position] == 0x3D else { return nil }
    position += 1
    skipSpace()
    guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
      return nil
    }
    let quote = bytes[position]
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote { position += 1 }
    guard position < bytes.count else { return nil }
    position += 1
    return (name, bytes[start..<position - 1])
  }

  /// Reads a name; nil where there is none.
  private mutating func word() -> String? {
    let start = position
    while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    !isSpace(byte) && ![0x22, 0x27, 0x2F, 0x3C, 0x3D, 0x3E].contains(byte)
  }
}
