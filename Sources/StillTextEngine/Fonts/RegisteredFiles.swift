internal import Foundation
internal import Synchronization

/// The font files that were registered, each kept once, whatever it was called and however often it came.
final class RegisteredFiles: Sendable {
  /// By what tells most files apart.
  private let files = Mutex<[Key: [File]]>([:])

  private struct Key: Hashable {
    let byteCount: Int
    let checksum: UInt64
  }

  private struct File {
    let bytes: FontBytes
    let families: [String]
  }

  /// Returns the families of a file: as they were worked out when the same bytes came before, otherwise what `add` says.
  ///
  /// One file at a time, so that two threads with the same file share it too.
  ///
  /// - Parameter add: Takes the bytes, which are kept when nothing is thrown.
  func families(
    of file: some Collection<UInt8>, add: (FontBytes) throws(FontError) -> [String]
  ) throws(FontError) -> [String] {
    let bytes = FontBytes(copying: file)
    let key = Key(byteCount: unsafe bytes.memory.count, checksum: RegisteredFiles.checksum(bytes))
    return try files.withLock { (files) throws(FontError) in
      for known in files[key] ?? [] where known.bytes.equals(bytes) {
        return known.families
      }
      let families = try add(bytes)
      files[key, default: []].append(File(bytes: bytes, families: families))
      return families
    }
  }

  /// Not for secrets: files with one sum are compared byte by byte.
  private static func checksum(_ file: FontBytes) -> UInt64 {
    let bytes = unsafe file.memory
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum &>> 29
      offset += 8
    }
    while offset < bytes.count {
      sum = unsafe (sum ^ UInt64(bytes[offset])) &* 0x100_0000_01B3
      offset += 1
    }
    return sum
  }
}

extension FontBytes {
  /// Whether these are the same bytes.
  fileprivate func equals(_ other: FontBytes) -> Bool {
    let (mine, theirs) = unsafe (memory, other.memory)
    guard mine.count == theirs.count else { return false }
    guard let a = mine.baseAddress, let b = theirs.baseAddress else { return true }
    return unsafe memcmp(a, b, mine.count) == 0
  }
}
