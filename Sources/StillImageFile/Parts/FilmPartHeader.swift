import Foundation

/// One of so many equal, contiguous shares.
package struct Shard: Hashable, Sendable, Codable {
  /// From 1 to `count`.
  package let number: Int
  /// From 1 to ``most``.
  package let count: Int

  private enum CodingKeys: String, CodingKey { case number, count }

  /// - Throws: `DecodingError` for a share that there is not.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let (number, count) = (
      try values.decode(Int.self, forKey: .number), try values.decode(Int.self, forKey: .count)
    )
    guard let shard = Shard(number, of: count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .number, in: values, debugDescription: "there is no share \(number) of \(count)")
    }
    self = shard
  }

  package static let most = 1_000_000

  /// Nil for a share that there is not.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Which of `total` things are its own, from 0 on: a function of nothing else. Shares differ by one thing at the most.
  package func range(of total: Int) -> Range<Int> {
    start(of: number - 1, total)..<start(of: number, total)
  }

  /// `number * total / count`, whose product may be larger than any number.
  private func start(of number: Int, _ total: Int) -> Int {
    let product = number.multipliedFullWidth(by: total)
    return count.dividingFullWidth(product).quotient
  }

  /// "2/8".
  package var text: String { "\(number)/\(count)" }
}

/// What a part of a film says of itself.
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

  /// The film's frames that are in the part.
  package var range: Range<Int> { shard.range(of: shape.count) }

  /// Why no part says this of itself; nil for what may be read on.
  var problem: String? {
    if let problem = shape.problem { return problem }
    guard (0...65_535).contains(options.plays) else {
      return "no film is played \(options.plays) times"
    }
    if let quality = options.quality, !(0...100).contains(quality) {
      return "there is no quality \(quality)"
    }
    return nil
  }

  /// The first line of a part.
  static let signature = Data("Stillframe film part 1\n".utf8)
}
