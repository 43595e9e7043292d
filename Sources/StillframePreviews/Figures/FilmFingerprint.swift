import Foundation

/// A number in a video file that says which frames it was made from.
///
/// Videos of the same frames differ from one version of ffmpeg to the next, so that their bytes do not tell whether a figure is stale.
/// The number is in a `free` box behind the movie, which players pass over (ISO/IEC 14496-12, 8.1.2).
struct FilmFingerprint: Equatable {
  private let number: UInt64
  private static let mark = Data("stillframe frames ".utf8)

  /// Computes the number of a film from its frames in a format without loss (FNV-1a).
  init(of frames: Data) {
    var number: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in frames { number = (number ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.number = number
  }

  /// Reads the number of a video; nil where there is none.
  init?(in video: Data) {
    let size = Self.mark.count + 16
    guard video.count >= size + 8 else { return nil }
    let end = video.suffix(size)
    guard end.starts(with: Self.mark),
      let number = UInt64(String(decoding: end.suffix(16), as: UTF8.self), radix: 16)
    else { return nil }
    self.number = number
  }

  /// Returns a video with the number.
  func adding(to video: Data) -> Data {
    let digits = String(number, radix: 16)
    let words =
      Self.mark + Data((String(repeating: "0", count: 16 - digits.count) + digits).utf8)
    let size = UInt32(words.count + 8)
    let head = Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) })
    return video + head + Data("free".utf8) + words
  }
}
