internal import CStillFonts
internal import Foundation

/// The bytes of a font file, which stay where they are for as long as anything holds this object.
@safe
final class FontBytes: Sendable {
  // Safe to share: nothing writes to the memory after `init`.
  private nonisolated(unsafe) let start: UnsafeRawBufferPointer
  private let owner: Owner

  /// The owner of the memory.
  private enum Owner {
    case binary
    case allocation
    // Safe to share: immutable data that is only kept.
    case mapping(Mapping)
  }

  /// `@unchecked Sendable`: the data is immutable, and nothing but its release is asked of it.
  private struct Mapping: @unchecked Sendable {
    let data: NSData
  }

  /// The bytes of an embedded face.
  init(_ face: CStillFont) {
    let count = unsafe face.end - face.bytes
    unsafe start = UnsafeRawBufferPointer(start: face.bytes, count: max(count, 0))
    owner = .binary
  }

  /// Bytes that are never released, such as those of the binary.
  init(lasting bytes: UnsafeRawBufferPointer) {
    unsafe start = bytes
    owner = .binary
  }

  /// A copy: a file that changes on the disk changes nothing here.
  init(copying bytes: some Collection<UInt8>) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    unsafe memory.copyBytes(from: bytes)
    unsafe start = UnsafeRawBufferPointer(memory)
    owner = .allocation
  }

  /// The pages of a file of the system, read when they are touched; nil when it cannot be opened.
  init?(mapping path: String) {
    guard let data = try? NSData(contentsOfFile: path, options: .alwaysMapped) else { return nil }
    unsafe start = UnsafeRawBufferPointer(start: data.bytes, count: data.length)
    owner = .mapping(Mapping(data: data))
  }

  deinit { if case .allocation = owner { unsafe start.deallocate() } }

  /// The memory, valid while this object lives.
  var memory: UnsafeRawBufferPointer { unsafe start }
}
