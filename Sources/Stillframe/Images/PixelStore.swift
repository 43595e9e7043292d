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
    /// The keys of each picture.
    var sizes: [ObjectIdentifier: [Key]] = [:]
    var byteCount = 0
    /// Counts the requests.
    var clock: UInt64 = 0

    mutating func remove(_ key: Key) {
      guard let entry = entries.removeValue(forKey: key) else { return }
      byteCount -= PixelStore.cost(entry.bitmap)
      sizes[key.owner]?.removeAll { $0 == key }
      if sizes[key.owner]?.isEmpty == true { sizes[key.owner] = nil }
    }
  }

  private let mostBytes: Int
  private let contents = Mutex(Contents())

  /// Creates a store.
  ///
  /// - Parameter mostBytes: The limit of all pictures together; the latest picture stays regardless of its size.
  init(mostBytes: Int) {
    self.mostBytes = mostBytes
  }

  /// The bytes of a picture, with what keeping it takes: of small ones that is most.
  static func cost(_ bitmap: Bitmap) -> Int { bitmap.bytesPerRow * bitmap.height + 512 }

  /// How many bytes all pictures take.
  var byteCount: Int { contents.withLock(\.byteCount) }

  /// How many pictures there are.
  var count: Int { contents.withLock(\.entries.count) }

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
      contents.remove(key)
      contents.entries[key] = Entry(bitmap: bitmap, lastUse: contents.clock)
      contents.sizes[key.owner, default: []].append(key)
      contents.byteCount += Self.cost(bitmap)
      if contents.byteCount > mostBytes { makeRoom(&contents) }
    }
  }

  /// Lets go of the oldest pictures, an eighth of the room at once, so that small pictures are not sorted for each new one.
  private func makeRoom(_ contents: inout Contents) {
    let goal = mostBytes - mostBytes / 8
    let oldest = contents.entries.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, _) in oldest.dropLast() {
      guard contents.byteCount > goal else { break }
      contents.remove(key)
    }
  }

  /// Lets go of all sizes of a picture.
  func forget(_ owner: ObjectIdentifier) {
    contents.withLock { contents in
      for key in contents.sizes[owner] ?? [] { contents.remove(key) }
    }
  }
}
