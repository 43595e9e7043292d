import Foundation
import StillImageFile

/// The pictures that were read, bounded in number and bytes: when there are too many, all are forgotten.
struct RememberedPictures: Sendable {
  /// The origin of a picture: the path of a file, or its bytes.
  enum Origin: Hashable, Sendable {
    case file(String)
    case symbol(String)
    case data(Data)

    /// Hashes all bytes: `Data` hashes the first 80, which many pictures of one program share.
    func hash(into hasher: inout Hasher) {
      switch self {
      case .file(let path), .symbol(let path): hasher.combine(path)
      case .data(let data): unsafe data.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
      }
    }
  }

  private struct Entry: Sendable {
    let picture: FilePicture
    /// The version of the file, taken before its bytes were read; nil for bytes.
    let stamp: FileStamp?
  }

  private var entries: [Origin: Entry] = [:]
  /// The bytes of the files, with what keeping them takes.
  private(set) var byteCount = 0

  /// The most pictures, and the most bytes of their files.
  private static let most = (pictures: 4_096, bytes: 256 << 20)

  /// Returns the picture of an origin, unless its file has another stamp.
  func picture(_ origin: Origin, _ stamp: FileStamp?) -> FilePicture? {
    guard let entry = entries[origin], entry.stamp == stamp else { return nil }
    return entry.picture
  }

  /// Adds a picture, in the place of an older version of its file.
  mutating func add(_ picture: FilePicture, _ origin: Origin, _ stamp: FileStamp?) {
    let cost = Self.cost(picture)
    if let old = entries.removeValue(forKey: origin) { byteCount -= Self.cost(old.picture) }
    if entries.count >= Self.most.pictures || byteCount + cost > Self.most.bytes {
      entries.removeAll()
      byteCount = 0
    }
    entries[origin] = Entry(picture: picture, stamp: stamp)
    byteCount += cost
  }

  private static func cost(_ picture: FilePicture) -> Int { picture.byteCount + 1_024 }
}
