/// How many frames are shown in how many seconds, as a fraction.
package struct FrameRate: Hashable, Sendable, Codable {
  /// At least 1.
  package let frames: Int
  /// At least 1.
  package let seconds: Int

  private enum CodingKeys: String, CodingKey { case frames, seconds }

  /// The largest part of a rate that is read from a file.
  private static let mostRead = 1_000_000

  /// - Throws: `DecodingError` for a part that is not from 1 to 1,000,000.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func part(_ key: CodingKeys) throws -> Int {
      let part = try values.decode(Int.self, forKey: key)
      guard (1...Self.mostRead).contains(part) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: values, debugDescription: "\(part) is no part of a rate")
      }
      return part
    }
    (frames, seconds) = (try part(.frames), try part(.seconds))
  }

  package init(frames: Int, seconds: Int) {
    precondition(frames > 0 && seconds > 0, "A film cannot have \(frames) frames in \(seconds) s.")
    self.frames = frames
    self.seconds = seconds
  }

  /// The fraction that a rate means: 60/1 for 60, 24000/1001 for 23.976 and for 23.98, as television writes it, and for
  /// any other number the nearest with parts up to `limit`.
  ///
  /// - Throws: ``ImageFileError/invalidFrameRate(_:)`` for a rate that is not from 1 / `limit` to `limit`.
  package init(_ rate: Double, limit: Int = 1_000_000) throws(ImageFileError) {
    let most = Double(limit)
    guard rate >= 1 / most && rate <= most else { throw .invalidFrameRate(rate) }
    if let rate = FrameRate(television: rate), rate.frames <= limit {
      self = rate
      return
    }
    // The convergents of the rate's continued fraction, until one is as good as equal.
    var (p, q) = (1.0, 0.0)
    var (previousP, previousQ) = (0.0, 1.0)
    var rest = rate
    while true {
      let whole = rest.rounded(.down)
      let (nextP, nextQ) = (whole * p + previousP, whole * q + previousQ)
      if nextP > most || nextQ > most { break }
      (previousP, previousQ, p, q) = (p, q, nextP, nextQ)
      if abs(p / q - rate) <= rate * 1e-9 || rest == whole { break }
      rest = 1 / (rest - whole)
    }
    // Below one frame a second the first convergent is 0; the limits leave room for a better one.
    frames = max(Int(p), 1)
    seconds = max(Int(q), 1)
  }

  /// A rate that is a thousandth slower than a whole multiple of 24 or 30, written with two decimals or more.
  private init?(television rate: Double) {
    let nominal = (rate * 1.001).rounded()
    guard nominal >= 24, abs(rate - rate.rounded()) > 0.001, abs(rate - nominal / 1.001) < 0.005,
      nominal.truncatingRemainder(dividingBy: 24) == 0
        || nominal.truncatingRemainder(dividingBy: 30) == 0
    else { return nil }
    self.init(frames: Int(nominal) * 1000, seconds: 1001)
  }

  /// Frames a second.
  package var value: Double { Double(frames) / Double(seconds) }

  /// When a frame begins, in units of which there are so many in a second, rounded to nearest: differences of these add up
  /// to the length of the film whatever the rate is.
  package func start(ofFrame index: Int, unitsPerSecond units: Int) -> Int {
    (2 * index * seconds * units + frames) / (2 * frames)
  }

  /// "60", "24000/1001".
  package var text: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }
}
