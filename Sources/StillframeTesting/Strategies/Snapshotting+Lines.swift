import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Text, compared line by line.
  public static var lines: Self { .init(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Format == String {
  /// Text in UTF-8, compared line by line; the golden's file ends with a line feed.
  public static var lines: Self {
    Diffing(
      toData: { Data(($0 + "\n").utf8) },
      fromData: { data in
        guard let text = String(data: data, encoding: .utf8) else { throw NotUTF8() }
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
      },
      diff: { reference, actual in
        LineDifference(reference: reference, actual: actual).map {
          SnapshotDifference(message: $0.description)
        }
      })
  }
}

/// A text golden that holds other bytes than text.
private struct NotUTF8: LocalizedError {
  let errorDescription: String? = "it is not UTF-8 text"
}
