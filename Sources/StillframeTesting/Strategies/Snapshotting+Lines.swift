import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Text, compared line by line.
  public static var lines: Self { .init(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// Text in UTF-8, compared line by line. Whether a golden's file ends with a line feed makes no difference.
  public static var lines: Self {
    var diffing = Diffing(
      toData: { Data($0.utf8) },
      reading: { data in
        guard let text = String(data: data, encoding: .utf8) else { throw NotUTF8() }
        return text
      },
      placeholder: "",
      comparing: { reference, actual in
        LineDifference(reference: reference, actual: actual).map {
          SnapshotDifference(message: $0.description)
        }
      })
    diffing.isText = true
    return diffing
  }
}

/// A text golden that holds other bytes than text.
private struct NotUTF8: LocalizedError {
  let errorDescription: String? = "it is not UTF-8 text"
}
