// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The trust in servers. None is judged: the machine's own library does that.

/// The trust in a server. There is none.
public final class SecTrust: NSObject, Sendable {
  private override init() {
    super.init()
  }
}

/// A certificate. There is none.
public final class SecCertificate: NSObject, Sendable {
  private override init() {
    super.init()
  }
}

/// Returns nil: no certificate is read.
public func SecCertificateCreateWithData(_ allocator: Any?, _ data: Data) -> SecCertificate? { nil }

/// Returns no bytes.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> Data { Data() }

/// Returns no bytes.
@_disfavoredOverload
public func SecCertificateCopyData(_ certificate: SecCertificate) -> NSData { NSData() }

/// Returns nil: no certificate is read.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// Returns nil: no certificate is read.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> String? { nil }

/// Returns false: nothing is judged.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<(any Error)?>?
) -> Bool { false }

/// Returns nil: there are no certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> [SecCertificate]? { nil }

/// Returns 0: there are no certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }

/// Returns nil: there are no certificates.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? { nil }

/// Returns nil: there are no certificates.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
