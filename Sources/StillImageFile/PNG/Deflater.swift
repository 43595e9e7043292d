import CStillDeflate

/// The only owner of a libdeflate compressor, which it frees at its end. The same bytes at the same
/// level give the same result everywhere.
@safe
struct Deflater: ~Copyable {
  private let compressor: OpaquePointer

  /// - Parameter level: 1 (fast) to 12 (small).
  init(level: Int32) {
    guard let compressor = unsafe libdeflate_alloc_compressor(level) else {
      preconditionFailure("libdeflate has no level \(level), or memory is used up.")
    }
    unsafe self.compressor = compressor
  }

  deinit {
    unsafe libdeflate_free_compressor(compressor)
  }

  /// Returns the bytes as one zlib stream.
  func zlibStream(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    // The bound is far above what a picture takes: compress aside, then keep what came out.
    let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: bound, alignment: 16)
    defer { unsafe scratch.deallocate() }
    let count = unsafe libdeflate_zlib_compress(
      compressor, bytes.baseAddress, bytes.count, scratch.baseAddress, scratch.count)
    return unsafe [UInt8](UnsafeRawBufferPointer(scratch)[..<count])
  }
}
