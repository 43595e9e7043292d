import Foundation

/// The memory of a bitmap's pixels, freed with its last owner.
///
/// `@unchecked Sendable`: it is written only through ``Bitmap``'s mutating members, which first make
/// sure that no one else refers to it; shared storage is never written.
@safe
final class PixelStorage: @unchecked Sendable {
  let byteCount: Int
  private let memory: UnsafeMutableRawPointer

  /// Memory of pixels that are all the same; nil when there is none.
  init?(count: Int, pixel: UInt32) {
    byteCount = count * MemoryLayout<UInt32>.stride
    let size = max(byteCount, 1)
    guard let memory = unsafe pixel == 0 ? calloc(size, 1) : malloc(size) else { return nil }
    unsafe self.memory = memory
    if pixel != 0 {
      unsafe PixelCoverage.fill(
        memory.bindMemory(to: UInt32.self, capacity: count), count: count, with: pixel)
    }
  }

  /// The same bytes in memory of its own.
  init(copying other: PixelStorage) {
    let (memory, byteCount) = unsafe (malloc(max(other.byteCount, 1)), other.byteCount)
    guard let memory = unsafe memory else {
      preconditionFailure("A bitmap of \(byteCount) bytes does not fit into memory.")
    }
    unsafe memory.copyMemory(from: other.memory, byteCount: byteCount)
    self.byteCount = byteCount
    unsafe self.memory = memory
  }

  /// Rows of pixels of another picture; nil when there is no memory for them.
  ///
  /// - Parameters:
  ///   - first: The number of the first pixel.
  ///   - stride: From a row to the next one, in pixels.
  init?(copying width: Int, _ height: Int, of other: PixelStorage, from first: Int, stride: Int) {
    let rowBytes = width * MemoryLayout<UInt32>.stride
    byteCount = rowBytes * height
    guard let memory = unsafe malloc(max(byteCount, 1)) else { return nil }
    unsafe self.memory = memory
    let start = unsafe other.memory + first * MemoryLayout<UInt32>.stride
    if stride == width {
      unsafe memory.copyMemory(from: start, byteCount: byteCount)
    } else {
      for row in 0..<height {
        unsafe (memory + row * rowBytes).copyMemory(
          from: start + row * stride * MemoryLayout<UInt32>.stride, byteCount: rowBytes)
      }
    }
  }

  deinit {
    unsafe free(memory)
  }

  var bytes: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: memory, count: byteCount)
  }

  var mutableBytes: UnsafeMutableRawBufferPointer {
    unsafe UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
  }

  /// Whether both hold the same bytes.
  func equals(_ other: PixelStorage) -> Bool {
    guard self !== other else { return true }
    return unsafe byteCount == other.byteCount && memcmp(memory, other.memory, byteCount) == 0
  }
}
