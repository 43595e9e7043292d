import StillRaster
import Synchronization

/// The decoded pictures of the process, as many as there is room for: those that were not asked for longest go.
final class PixelStore: Sendable {
  static let shared = PixelStore(mostBytes: 256 << 20)

  /// A picture at a size in pixels.
  struct Key: Hashable, Sendable {
    let owner: ObjectIdentifier
    let width: Int
    let height: Int
  }

  private struct Entry {
    let bitmap: Bitmap
    var lastUse: UInt64
  }

  private struct Contents {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    /// Counts the requests.
    var clock: UInt64 = 0
  }

  private let mostBytes: Int
  private let contents = Mutex(Contents())

  /// Creates a store.
  ///
  /// - Parameter mostBytes: The limit of all pixels together; the latest picture stays regardless of its size.
  init(mostBytes: Int) {
    self.mostBytes = mostBytes
  }

  /// How many bytes all pixels have.
  var byteCount: Int { contents.withLock(\.byteCount) }

  func bitmap(_ key: Key) -> Bitmap? {
    contents.withLock { contents in
      contents.clock += 1
      contents.entries[key]?.lastUse = contents.clock
      return contents.entries[key]?.bitmap
    }
  }

  func keep(_ bitmap: Bitmap, _ key: Key) {
    contents.withLock { contents in
      contents.clock += 1
      let old = contents.entries.updateValue(
        Entry(bitmap: bitmap, lastUse: contents.clock), forKey: key)
      contents.byteCount += bitmap.byteCount - (old?.bitmap.byteCount ?? 0)
      while contents.byteCount > mostBytes, contents.entries.count > 1,
        let oldest = contents.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        contents.entries[oldest.key] = nil
        contents.byteCount -= oldest.value.bitmap.byteCount
      }
    }
  }

  /// Lets go of all sizes of a picture.
  func forget(_ owner: ObjectIdentifier) {
    contents.withLock { contents in
      for (key, entry) in contents.entries where key.owner == owner {
        contents.entries[key] = nil
        contents.byteCount -= entry.bitmap.byteCount
      }
    }
  }
}

extension Bitmap {
  fileprivate var byteCount: Int { bytesPerRow * height }
}
