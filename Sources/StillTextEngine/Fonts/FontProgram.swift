internal import CStillHarfBuzz
internal import Foundation
internal import StillText
internal import Synchronization

/// One face of a font file: what holds for all its variations.
final class FontProgram: Sendable {
  let bytes: FontBytes
  /// The number of the face in a collection; 0 for other files.
  let index: Int
  private let tables = Mutex(Tables())

  /// The tables read so far.
  private struct Tables {
    var coverage: CharacterCoverage?
    var description: FontDescription?
  }

  init(bytes: FontBytes, index: Int = 0) {
    self.bytes = bytes
    self.index = index
  }

  /// The characters the face has glyphs for, read at the first call; none for a file that cannot be read.
  var coverage: CharacterCoverage {
    tables.withLock { tables in
      if let known = tables.coverage { return known }
      let read = unsafe withHarfBuzzFace { face in
        var coverage = CharacterCoverage()
        guard let set = unsafe hb_set_create() else { return coverage }
        defer { unsafe hb_set_destroy(set) }
        unsafe hb_face_collect_unicodes(face, set)
        var character: hb_codepoint_t = .max
        while unsafe hb_set_next(set, &character) != 0 { coverage.insert(character) }
        return coverage
      }
      tables.coverage = read
      return read
    }
  }

  /// Names and axes, read at the first call.
  var description: FontDescription {
    tables.withLock { tables in
      if let known = tables.description { return known }
      let read = unsafe withHarfBuzzFace { unsafe FontDescription($0) }
      tables.description = read
      return read
    }
  }

  /// Returns the number of faces in a file.
  static func faceCount(of bytes: FontBytes) -> Int {
    unsafe withBlob(of: bytes) { unsafe Int(hb_face_count($0)) }
  }

  private func withHarfBuzzFace<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe Self.withBlob(of: bytes) { blob in
      let face = unsafe hb_face_create(blob, UInt32(clamping: index))!
      defer { unsafe hb_face_destroy(face) }
      return unsafe body(face)
    }
  }

  /// The handle must not leave the closure.
  static func withBlob<Result>(of bytes: FontBytes, _ body: (OpaquePointer) -> Result) -> Result {
    let memory = unsafe bytes.memory
    let blob = unsafe hb_blob_create(
      memory.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: memory.count),
      HB_MEMORY_MODE_READONLY, nil, nil)!
    defer {
      unsafe hb_blob_destroy(blob)
      withExtendedLifetime(bytes) {}
    }
    return unsafe body(blob)
  }
}
