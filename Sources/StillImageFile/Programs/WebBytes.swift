package import Foundation

/// The bytes of an address on the network, without a proxy, by the program `curl`, within bounds of time and size.
package enum WebBytes {
  /// The most seconds of a transfer, and the most bytes.
  private static let (seconds, bytes) = (5, 16 << 20)

  /// Returns the bytes of an address. Redirections are not followed, and no settings of the user are read.
  ///
  /// - Parameters:
  ///   - address: An address with the scheme http or https.
  ///   - seconds: The most seconds, above 0; more than 5 are 5.
  /// - Throws: ``ImageFileError/unreadable(path:reason:)``
  package static func read(
    _ address: String, seconds: Double = .infinity
  ) throws(ImageFileError) -> Data {
    let time = min(max(seconds, 0.001), Double(Self.seconds))
    let words = [
      "curl", "-q", "--silent", "--show-error", "--fail", "--globoff", "--proto", "=http,https",
      "--noproxy", "*", "--max-time", String(format: "%.3f", time),
      "--max-filesize", String(bytes), "--url", address,
    ]
    let answer: ProgramResponse
    do throws(ProgramResponse.Failure) {
      answer = try ProgramResponse(of: words, to: Data(), seconds: 2, memory: 1 << 30, most: bytes)
    } catch {
      throw .unreadable(path: address, reason: reason(error))
    }
    guard answer.status == 0 else {
      let lines = answer.messages.split(whereSeparator: \.isNewline)
      throw .unreadable(
        path: address, reason: lines.last.map { String($0.prefix(200)) } ?? "no answer")
    }
    return answer.output
  }

  private static func reason(_ failure: ProgramResponse.Failure) -> String {
    switch failure {
    case .missing: "images are loaded by curl, which is missing: run apt-get install curl"
    case .tooLong: "it takes more than \(seconds) seconds"
    case .tooMuch: "it has more than \(bytes) bytes"
    case .system(let words): words
    }
  }
}
