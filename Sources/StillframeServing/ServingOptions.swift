public import Foundation

/// The limits of a server of pictures.
public struct ServingOptions: Sendable {
  /// The number of pictures made at the same time.
  public var jobs: Int
  /// The most pictures that wait; more are answered with status 503.
  public var queue = 256
  /// The most bytes of finished pictures that are kept.
  public var cacheBytes = 64 << 20
  /// The most pixels of a picture or of a film's frame.
  public var maxPixels = 1 << 24
  /// The most bytes of a body.
  public var maxBody = 1 << 20
  /// The most bytes of a path with its query.
  public var maxAddress = 8 << 10
  /// The most seconds from the moment a picture is asked for to its bytes, waiting included.
  public var timeLimit = 10.0
  /// The seconds for which others may keep a picture; 0: they ask each time whether it has changed.
  public var maxAge = 0
  /// The key of signed addresses; nil: all addresses are answered.
  public var secret: Data?
  /// The folders that images in rows may come from (default: none). A folder that does not exist allows nothing.
  public var imageFolders: [URL] = []
  /// The hosts that images in rows may come from, with a port if it is not the scheme's (default: none).
  public var imageHosts: [String] = []
  /// A text that differs between programs, part of every `ETag`.
  public var program = ""

  /// The default limits of `serve`: one job per core, 256 waiting, 64 MiB of cache, 16.7 million pixels, bodies of 1 MiB,
  /// 10 seconds.
  public init(jobs: Int = ProcessInfo.processInfo.activeProcessorCount) { self.jobs = jobs }
}
