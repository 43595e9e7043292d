import Foundation

/// Memory for the bodies of finished pictures, which live for much longer than what pictures are made with.
enum KeptBytes {
  /// The fewest bytes that get pages of their own.
  static let fewestOfPages = 16 << 10

  /// Returns a copy that takes as much memory as its bytes, and gives all of it back to the system at its end.
  ///
  /// In the heap, between the bitmaps of pictures in progress, bodies of 64 MB take 100 MB.
  static func copy(_ data: Data) -> Data {
    unsafe data.withUnsafeBytes { bytes in
      guard bytes.count >= fewestOfPages, let start = bytes.baseAddress,
        let pages = unsafe mmap(
          nil, bytes.count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
        unsafe pages != MAP_FAILED
      else { return unsafe Data(bytes) }
      unsafe pages.copyMemory(from: start, byteCount: bytes.count)
      return unsafe Data(
        bytesNoCopy: pages, count: bytes.count,
        deallocator: .custom { pages, count in unsafe munmap(pages, count) })
    }
  }

  /// The bytes that a copy takes.
  static func size(of data: Data) -> Int {
    data.count < fewestOfPages ? data.count : (data.count + 4_095) & ~4_095
  }
}
