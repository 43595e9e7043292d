internal import CStillFreeType
internal import Synchronization

/// One instance of FreeType; its faces keep it alive.
///
/// `@unchecked Sendable`: the handle is only reached under the lock, when faces are made and released.
@safe
final class FreeTypeLibrary: @unchecked Sendable {
  private let raw: FT_Library
  private let lock = Mutex(())
  private static let common = Mutex<FreeTypeLibrary?>(nil)

  /// Returns the instance that all faces share, made at the first call.
  static func shared() throws(FontError) -> FreeTypeLibrary {
    if let known = common.withLock({ $0 }) { return known }
    let made = try FreeTypeLibrary()
    return common.withLock { common in
      let library = common ?? made
      common = library
      return library
    }
  }

  private init() throws(FontError) {
    var raw: FT_Library?
    let code = unsafe FT_Init_FreeType(&raw)
    guard code == 0, let raw = unsafe raw else {
      throw .freeType(code: code, during: "FT_Init_FreeType")
    }
    unsafe self.raw = raw
  }

  deinit { _ = unsafe FT_Done_FreeType(raw) }

  /// Opens a face over bytes that must outlive it.
  func openFace(_ bytes: UnsafeRawBufferPointer, index: Int) throws(FontError) -> FT_Face {
    var face: FT_Face?
    let code = lock.withLock { _ in
      unsafe FT_New_Memory_Face(
        raw, bytes.bindMemory(to: UInt8.self).baseAddress, FT_Long(bytes.count), FT_Long(index),
        &face)
    }
    guard code == 0, let face = unsafe face else {
      throw .freeType(code: code, during: "FT_New_Memory_Face")
    }
    return unsafe face
  }

  /// Releases a face; it must not be used afterwards.
  func close(_ face: FT_Face) {
    lock.withLock { _ in _ = unsafe FT_Done_Face(face) }
  }
}
