import Foundation
import StillRaster

/// One of several equal, contiguous shares.
package struct Shard: Hashable, Sendable, Codable {
  /// From 1 to `count`.
  package let number: Int
  /// From 1 to ``most``.
  package let count: Int

  package static let most = 1_000_000

  /// Nil for a share that there is not.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads a share that may come from a stranger.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let number = try values.decode(Int.self, forKey: .number)
    let count = try values.decode(Int.self, forKey: .count)
    guard let shard = Shard(number, of: count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .number, in: values, debugDescription: "there is no share \(number) of \(count)")
    }
    self = shard
  }

  private enum CodingKeys: CodingKey { case number, count }

  /// Which of `total` things are its own, from 0 on: a function of nothing else. Shares differ by one thing at the most.
  package func range(of total: Int) -> Range<Int> {
    start(of: number - 1, total)..<start(of: number, total)
  }

  /// Returns `number * total / count`. The product may be larger than any `Int`.
  private func start(of number: Int, _ total: Int) -> Int {
    count.dividingFullWidth(number.multipliedFullWidth(by: total)).quotient
  }

  /// "2/8".
  package var text: String { "\(number)/\(count)" }
}

/// The header of a part of a film.
package struct FilmPartHeader: Hashable, Sendable, Codable {
  /// Of the program that made it: its version, size and checksum.
  package var program: String
  /// All that the film depends on beside the program, as one text.
  package var description: String
  package var shape: FilmShape
  package var options: FilmOptions
  package var shard: Shard

  package init(
    program: String, description: String, shape: FilmShape, options: FilmOptions, shard: Shard
  ) {
    self.program = program
    self.description = description
    self.shape = shape
    self.options = options
    self.shard = shard
  }

  /// Why there can be no such film: a header may come from a stranger. Nil where all numbers are possible.
  var problem: String? {
    let side = 1...Bitmap.largestSide
    guard side.contains(shape.width), side.contains(shape.height),
      shape.width * shape.height <= Self.mostPixels
    else {
      return "no frame has \(shape.width) × \(shape.height) pixels"
    }
    guard shape.scale.isFinite, shape.scale > 0, shape.scale <= 1_000 else {
      return "no frame has \(shape.scale) pixels per point"
    }
    guard (1...Self.mostFrames).contains(shape.count) else {
      return "no film has \(shape.count) frames"
    }
    guard (0...Self.mostPlays).contains(options.plays),
      options.quality.map({ (0...100).contains($0) }) ?? true
    else {
      return "its options are impossible"
    }
    return nil
  }

  /// The most pixels of a frame.
  static let mostPixels = 1 << 28
  /// The most times that a film plays: what every format can say.
  static let mostPlays = 65_535
  /// The most frames of a film, so that sums of its numbers have room.
  static let mostFrames = 100_000_000

  /// The film's frames that are in the part.
  package var range: Range<Int> { shard.range(of: shape.count) }

  /// The first line of a part.
  static let signature = Data("Stillframe film part 1\n".utf8)
}
