import CStillDigest
public import Foundation

/// Signs addresses, so that a server answers only those that its owner made.
///
/// The signature is HMAC-SHA256 (RFC 2104) over the path and, after a question mark, the query's pairs in the order of
/// their bytes, joined by `&`, as they are sent. It travels as `_signature`, in hexadecimal digits.
public struct AddressSigner: Sendable {
  private let secret: [UInt8]

  /// - Parameter secret: The key, of at least one byte; 32 random bytes are a good one.
  public init(secret: Data) { self.secret = Array(secret) }

  /// An address with its signature.
  ///
  /// - Parameter address: A path with an optional query, percent-encoded: `/card.png?title=A%20talk`.
  /// - Throws: `ServingError.failed` where GnuTLS is not installed.
  public func signed(_ address: String) throws(ServingError) -> String {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = parts.count == 2 ? String(parts[1]) : ""
    let signature = try signature(path: String(parts.first ?? ""), query: query)
    return address + (query.isEmpty ? (parts.count == 2 ? "" : "?") : "&")
      + "_signature=\(signature)"
  }

  /// Whether a request carries its signature. Comparing takes the same time wherever the first difference is.
  package func accepts(path: String, query: String) throws(ServingError) -> Bool {
    let given = query.split(separator: "&").filter { $0.hasPrefix(Self.key) }
    guard given.count == 1 else { return false }
    let (a, b) = (
      Array(given[0].dropFirst(Self.key.count).utf8),
      Array(try signature(path: path, query: query).utf8)
    )
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static let key = "_signature="

  private func signature(path: String, query: String) throws(ServingError) -> String {
    let pairs = query.split(separator: "&").filter { !$0.hasPrefix(Self.key) }.map {
      Array($0.utf8)
    }
    .sorted { $0.lexicographicallyPrecedes($1) }
    let message =
      Array(path.utf8) + [UInt8(ascii: "?")] + Array(pairs.joined(separator: [UInt8(ascii: "&")]))
    var digest = [UInt8](repeating: 0, count: 32)
    let isMade = unsafe still_digest_hmac(secret, secret.count, message, message.count, &digest)
    guard isMade else {
      throw .failed("addresses are signed by GnuTLS, which is missing: apt-get install libgnutls30")
    }
    let digits = Array("0123456789abcdef")
    return String(digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
