import CStillDigest
public import Foundation
import StillSecrets

/// Signs addresses, so that a server answers only those that its owner made.
///
/// The signature is HMAC-SHA256 (RFC 2104) over the path and, after a question mark, the query's pairs in the order of
/// their bytes, joined by `&`, as they are sent. For POST a NUL and the body follow. The signature travels as `_signature`,
/// in hexadecimal digits.
///
/// Pairs are sorted before they are signed, so a client may reorder them: the values of a repeated key, an array of the row,
/// have the same signature in any order. Sign a body where their order matters.
public struct AddressSigner: Sendable {
  private let secret: [UInt8]

  /// - Parameter secret: The key, of at least one byte; 32 random bytes are a good one.
  public init(secret: Data) { self.secret = Array(secret) }

  /// An address with its signature.
  ///
  /// - Parameters:
  ///   - address: A path with an optional query, percent-encoded: `/card.png?title=A%20talk`.
  ///   - body: The body of a POST request, of which the signature then allows no other; nil (default): the address is for GET
  ///     and HEAD.
  /// - Throws: `ServingError.failed` where GnuTLS is not installed.
  public func signed(_ address: String, body: Data? = nil) throws(ServingError) -> String {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = parts.count == 2 ? String(parts[1]) : ""
    let signature = try signature(path: String(parts.first ?? ""), query: query, body: body)
    return address + (query.isEmpty ? (parts.count == 2 ? "" : "?") : "&")
      + "_signature=\(signature)"
  }

  /// Whether a request carries its signature. Comparing takes the same time wherever the first difference is.
  ///
  /// - Parameter body: The body of POST; nil for other methods.
  package func accepts(path: String, query: String, body: Data?) throws(ServingError) -> Bool {
    let given = query.split(separator: "&").filter { $0.hasPrefix(Self.key) }
    // A NUL is between address and body.
    guard given.count == 1, !path.utf8.contains(0), !query.utf8.contains(0) else { return false }
    return SecretComparison.areEqual(
      given[0].dropFirst(Self.key.count).utf8,
      try signature(path: path, query: query, body: body).utf8)
  }

  private static let key = "_signature="

  private func signature(
    path: String, query: String, body: Data?
  ) throws(ServingError) -> String {
    let pairs = query.split(separator: "&").filter { !$0.hasPrefix(Self.key) }.map {
      Array($0.utf8)
    }
    .sorted { $0.lexicographicallyPrecedes($1) }
    var message =
      Array(path.utf8) + [UInt8(ascii: "?")] + Array(pairs.joined(separator: [UInt8(ascii: "&")]))
    if let body { message += [0] + body }
    var digest = [UInt8](repeating: 0, count: 32)
    let isMade = unsafe still_digest_hmac(secret, secret.count, message, message.count, &digest)
    guard isMade else {
      throw .failed("addresses are signed by GnuTLS, which is missing: apt-get install libgnutls30")
    }
    let digits = Array("0123456789abcdef")
    return String(digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
