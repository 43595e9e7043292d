/// How long a frame of an APNG is shown: seconds as a fraction of two 16-bit numbers.
struct FrameDelay: Hashable, Sendable {
  /// At least 1.
  let numerator: Int
  /// At least 1.
  let denominator: Int

  /// The largest number that either part can be.
  static let limit = 65_535

  /// The fraction nearest to one frame at a rate: 1/60 for 60, 1001/30000 for 29.97003.
  ///
  /// - Throws: ``ImageFileError/invalidFrameRate(_:)`` for a rate that is not from 1/65,535 to 65,535.
  init(framesPerSecond rate: Double) throws(ImageFileError) {
    let limit = Double(FrameDelay.limit)
    guard rate >= 1 / limit && rate <= limit else { throw .invalidFrameRate(rate) }
    // The convergents of the rate's continued fraction, until one is as good as equal.
    var (p, q) = (1.0, 0.0)
    var (previousP, previousQ) = (0.0, 1.0)
    var rest = rate
    while true {
      let whole = rest.rounded(.down)
      let (nextP, nextQ) = (whole * p + previousP, whole * q + previousQ)
      if nextP > limit || nextQ > limit { break }
      (previousP, previousQ, p, q) = (p, q, nextP, nextQ)
      if abs(p / q - rate) <= rate * 1e-9 || rest == whole { break }
      rest = 1 / (rest - whole)
    }
    // Below one frame a second the first convergent is 0; the limits leave room for a better one.
    numerator = max(Int(q), 1)
    denominator = max(Int(p), 1)
  }
}
