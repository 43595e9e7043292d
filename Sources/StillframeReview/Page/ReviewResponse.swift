import Foundation
import StillGoldens
import StillImageFile
import StillRaster

/// All that the page is told.
struct ReviewResponse: Encodable {
  let project: String
  /// Whether decisions can be made.
  let isLive: Bool
  let failures: [Failure]
  let obsolete: [Obsolete]

  struct Failure: Encodable {
    let number: Int
    let suite: String
    let test: String
    let name: String
    let place: String
    let golden: String
    let kind: ReviewItem.Kind
    let state: ReviewItem.State
    /// Why it cannot be accepted; nil where it can.
    let refusal: String?
    /// The lines of the assertion's message.
    let words: [String]
    /// In pixels, with the pixels per point; nil where there is no such side.
    let before: Side?
    let after: Side?
    /// Of films.
    let frames: Int?
    let duration: Double?
    let first: Int?
    /// Of texts: both.
    let texts: [String]?
  }

  struct Side: Encodable {
    /// The address of the picture; of films, with "{}" for the number of the frame.
    let address: String
    let width: Int
    let height: Int
    let scale: Double
  }

  struct Obsolete: Encodable {
    let path: String
    let reason: String
  }
}

extension ReviewResponse {
  /// The most bytes of a text that the page shows.
  private static let longestText = 200_000

  /// - Parameter address: of a side of a failure.
  init(
    _ list: ReviewList, pictures: ReviewPictures, obsolete: [ObsoleteGoldens.Golden], isLive: Bool,
    address: (ReviewItem, ReviewItem.Side) -> String
  ) {
    project = list.project.root.lastPathComponent
    self.isLive = isLive
    self.obsolete = obsolete.map { Obsolete(path: $0.path, reason: $0.reason) }
    failures = list.all.map { item in
      let film = item.kind == .film && item.state != .accepted ? pictures.film(item) : nil
      func side(_ side: ReviewItem.Side) -> Side? {
        let bitmap: Bitmap?
        switch item.kind {
        case .text: return nil
        case .film: bitmap = (try? film?.frame(0, side)) ?? nil
        case .picture: bitmap = item.data(side).flatMap { try? Bitmap(pngData: $0) }
        }
        return bitmap.map {
          Side(
            address: address(item, side), width: $0.width, height: $0.height,
            scale: Double($0.scale))
        }
      }
      func text(_ side: ReviewItem.Side) -> String {
        String(decoding: (item.data(side) ?? Data()).prefix(Self.longestText), as: UTF8.self)
      }
      return Failure(
        number: item.number, suite: item.failure.suite, test: item.failure.test, name: item.name,
        place: item.place, golden: item.failure.golden, kind: item.kind, state: item.state,
        refusal: item.refusal,
        words: item.kind == .text
          ? item.failure.message.split(separator: "\n").prefix(1).map(String.init)
          : item.failure.message.split(separator: "\n").map(String.init),
        before: side(.before), after: side(.after), frames: film?.count,
        duration: film?.duration, first: film?.firstDifference,
        texts: item.kind == .text ? [text(.before), text(.after)] : nil)
    }
  }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
