/// The options of film formats.
public struct FilmOptions: Hashable, Sendable, Codable {
  /// The number of times that APNG, GIF and WebP play (default 0: loop forever).
  public var plays = 0
  /// From 0 (small) to 100 (good): WebP and video; nil: WebP without loss, video as good as it looks the same.
  public var quality: Double?
  /// The video codec (default: H.264 in `.mp4`, VP9 in `.webm`, ProRes 4444 in `.mov`).
  public var codec: Codec?

  /// A way to compress video.
  public enum Codec: String, Hashable, Sendable, Codable, CaseIterable {
    /// H.264, in MP4: what everything plays.
    case h264
    /// VP9: smaller than H.264.
    case vp9
    /// AV1: smaller still, and slower to write.
    case av1
    /// ProRes: large, for editing.
    case prores
  }

  /// How often the film plays (0: for ever), how much is lost and how video is compressed; nil leaves that to the
  /// format.
  public init(plays: Int = 0, quality: Double? = nil, codec: Codec? = nil) {
    self.plays = plays
    self.quality = quality
    self.codec = codec
  }
}
