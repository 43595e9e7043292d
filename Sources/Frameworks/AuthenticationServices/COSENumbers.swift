// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension ASCOSEAlgorithmIdentifier {
  /// ECDSA with SHA-256.
  public static let ES256 = ASCOSEAlgorithmIdentifier(-7)
}

extension ASCOSEEllipticCurveIdentifier {
  /// The curve P-256.
  public static let P256 = ASCOSEEllipticCurveIdentifier(1)
}
