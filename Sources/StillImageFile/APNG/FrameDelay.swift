/// The duration of a frame of an APNG: seconds as a fraction of two 16-bit numbers.
struct FrameDelay: Hashable, Sendable {
  /// At least 1.
  let numerator: Int
  /// At least 1.
  let denominator: Int

  /// The largest number that either part can be.
  static let limit = 65_535

  /// The fraction nearest to one frame at a rate: 1/60 for 60, 1001/30000 for 29.97.
  ///
  /// - Throws: ``ImageFileError/invalidFrameRate(_:)`` for a rate that is not from 1/65,535 to 65,535.
  init(framesPerSecond rate: Double) throws(ImageFileError) {
    let rate = try FrameRate(rate, limit: FrameDelay.limit)
    numerator = rate.seconds
    denominator = rate.frames
  }
}
