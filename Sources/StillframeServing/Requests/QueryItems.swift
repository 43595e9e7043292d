/// The pairs of a query, decoded, in the order in which they were sent.
package struct QueryItems: Sendable {
  /// A key and its value; the value is empty where there is no equals sign.
  package typealias Item = (key: String, value: String)

  package private(set) var items: [Item] = []

  /// The most pairs of a query.
  private static let mostItems = 1_000

  /// - Throws: `ServingError.badRequest` for escapes that are none, for NUL, and for what is not UTF-8.
  package init(_ query: String) throws(ServingError) {
    for part in query.split(separator: "&") {
      guard items.count < Self.mostItems else {
        throw .badRequest("the query has more than \(Self.mostItems) keys: send a JSON body")
      }
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      items.append(
        (
          try Self.decoded(sides[0], plusIsSpace: true),
          sides.count == 2 ? try Self.decoded(sides[1], plusIsSpace: true) : ""
        ))
    }
  }

  package init(_ items: [Item]) { self.items = items }

  /// Text without percent escapes.
  package static func decoded(
    _ text: some StringProtocol, plusIsSpace: Bool = false
  ) throws(ServingError) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
        else {
          throw .badRequest(
            "a percent sign in the address needs two hexadecimal digits: %25 is itself")
        }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    guard !bytes.contains(0), let result = String(validating: bytes, as: UTF8.self) else {
      throw .badRequest("the address holds NUL or is not UTF-8 where its escapes are decoded")
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
