/// Compares secrets.
package enum SecretComparison {
  /// Whether two secrets are the same. The time depends on their lengths alone, and not on the place of the first
  /// difference.
  package static func areEqual(_ a: some Sequence<UInt8>, _ b: some Sequence<UInt8>) -> Bool {
    let (a, b) = (Array(a), Array(b))
    guard a.count == b.count else { return false }
    var difference: UInt8 = 0
    for index in a.indices { difference |= a[index] ^ b[index] }
    return difference == 0
  }
}
