import Foundation
import StillImageFile
import StillRaster
import Synchronization

/// The pictures of failures, as a browser shows them: those of films frame by frame.
final class ReviewPictures: Sendable {
  /// Decoded films; pictures are never decoded.
  private let films = Mutex([Int: Film]())

  /// Both sides of a film.
  struct Film: Sendable {
    /// One for each moment: an APNG has one for as long as nothing moves.
    let before: [Bitmap]
    let after: [Bitmap]
    /// Seconds for which a frame is shown.
    let duration: Double

    init(before: [APNGDecoder.Frame], after: [APNGDecoder.Frame]) {
      let step = Self.step((before + after).map(\.duration))
      func moments(_ frames: [APNGDecoder.Frame]) -> [Bitmap] {
        frames.flatMap { frame in
          let count = step > 0 ? (frame.duration / step).rounded() : 1
          return Array(repeating: frame.picture, count: Int(min(max(count, 1), Self.mostRepeats)))
        }
      }
      self.before = moments(before)
      self.after = moments(after)
      duration = step
    }

    /// The most moments that one picture may represent.
    private static let mostRepeats = 65_535.0

    /// Returns the longest time of which all are multiples, as nearly as files say them.
    private static func step(_ durations: [Double]) -> Double {
      guard let shortest = durations.filter({ $0 > 0 }).min() else { return 0 }
      for parts in 1...12 {
        let step: Double = shortest / Double(parts)
        let isCommon = durations.allSatisfy { duration in
          let steps: Double = duration / step
          return abs(steps - steps.rounded()) < 0.05
        }
        if isCommon { return step }
      }
      return shortest
    }

    /// Returns the picture at a frame; films that end earlier show their last one.
    func frame(_ index: Int, _ side: ReviewItem.Side) throws -> Bitmap? {
      func at(_ frames: [Bitmap]) -> Bitmap? {
        frames.isEmpty ? nil : frames[min(max(index, 0), frames.count - 1)]
      }
      switch side {
      case .before: return at(before)
      case .after: return at(after)
      case .difference:
        guard let before = at(before), let after = at(after) else { return nil }
        return try DiffPicture.make(reference: before, actual: after)
      }
    }

    var count: Int { max(before.count, after.count) }

    /// The first frame that differs.
    var firstDifference: Int {
      for index in 0..<count {
        let (a, b) = (try? frame(index, .before), try? frame(index, .after))
        if a != b || index >= before.count || index >= after.count { return index }
      }
      return 0
    }
  }

  /// Returns both sides of a film, decoded once; a side that cannot be read is empty.
  func film(_ item: ReviewItem) -> Film {
    if let known = films.withLock({ $0[item.number] }) { return known }
    func frames(_ side: ReviewItem.Side) -> [APNGDecoder.Frame] {
      item.data(side).flatMap { try? APNGDecoder.decode($0) } ?? []
    }
    let film = Film(before: frames(.before), after: frames(.after))
    films.withLock { films in
      // Films are large: those looked at last are kept.
      if films.count >= 4 { films = [:] }
      films[item.number] = film
    }
    return film
  }

  /// Returns the PNG of one side; nil where there is none. Of films, that of a frame.
  func png(_ item: ReviewItem, _ side: ReviewItem.Side, frame: Int?) -> Data? {
    switch item.kind {
    case .text: return nil
    case .picture: return frame == nil ? item.data(side) : nil
    case .film:
      guard let frame else { return nil }
      return (try? film(item).frame(frame, side)).flatMap { try? PNGEncoder.encode($0) }
    }
  }
}
