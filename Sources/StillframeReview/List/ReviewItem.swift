import Foundation
import StillGoldens
import StillImageFile
import StillRaster

/// A failure that waits for a decision.
struct ReviewItem: Sendable {
  /// Its place in the list, which does not change while it is looked at.
  let number: Int
  let entry: FailureFolder.Entry
  var state = State.open
  /// Why it cannot be accepted; nil where it can.
  var refusal: String?

  enum State: String, Sendable, Encodable {
    case open, accepted, rejected, refused
  }

  /// The kind of the golden.
  enum Kind: String, Sendable, Encodable {
    case picture, film, text
  }

  var failure: FailedSnapshot { entry.failure }

  var kind: Kind {
    switch failure.golden.split(separator: ".").last?.lowercased() {
    case "png": .picture
    case "apng": .film
    default: .text
    }
  }

  /// Message of the assertion, below the reason of a refusal.
  var message: String {
    refusal.map { "refused: \($0)\n\(failure.message)" } ?? failure.message
  }

  /// Name in a list: "shows.a" of "snapshots/CardTests/shows.a.png".
  var name: String {
    let file = failure.golden.split(separator: "/").last.map(String.init) ?? failure.golden
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// "CardTests.swift:12".
  var place: String {
    "\(failure.file.split(separator: "/").last ?? ""):\(failure.line)"
  }

  /// Returns the bytes of one of its files; nil where there is none.
  func data(_ side: Side) -> Data? {
    let name: String? =
      switch side {
      case .before: failure.reference
      case .after: failure.actual
      case .difference: failure.difference
      }
    return name.flatMap { try? AtomicFile.readRegular(entry.artifact($0)) }
  }

  enum Side: String, Sendable, CaseIterable {
    case before, after, difference
  }
}
