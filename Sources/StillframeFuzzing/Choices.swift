import Foundation

/// Bytes that are read as one decision after the other; when they end, every further one is 0.
struct Choices {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = unsafe Array(bytes)[...]
  }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// Returns one of `0..<count`, of at most 256.
  mutating func pick(_ count: Int) -> Int { Int(byte()) % max(count, 1) }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func element<Element>(of list: [Element]) -> Element { list[pick(list.count)] }

  /// Mostly small lengths; sometimes what is none, or too large for anything.
  mutating func number() -> CGFloat {
    let choice = byte()
    switch choice {
    case 0..<200: return CGFloat(choice) / 2
    case 200..<216: return -CGFloat(choice - 199)
    case 216..<230: return CGFloat(choice - 215) / 1024
    case 230..<238: return CGFloat(byte()) * CGFloat(byte())
    default:
      return element(of: [
        .infinity, -.infinity, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, 1e9, -1e9, 1e38, 0.1, 16_777_217, CGFloat(Int32.max),
      ])
    }
  }

  /// Returns a number, or in a quarter of the cases none.
  mutating func optionalNumber() -> CGFloat? { pick(4) == 0 ? nil : number() }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }

  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

  /// Takes at most this many bytes.
  mutating func bytes(atMost count: Int) -> [UInt8] {
    let part = bytes.prefix(count)
    bytes = bytes.dropFirst(count)
    return Array(part)
  }

  /// Words of letters of several scripts.
  mutating func text() -> String {
    let pieces = [
      "a", "fi", " ", "AV", "\n", "日本", "שלום", "e\u{301}", "🙂", "\u{200D}", "…", "W", "-", "\t",
      "1", "سلام",
    ]
    return (0..<pick(12)).map { _ in element(of: pieces) }.joined()
  }
}
