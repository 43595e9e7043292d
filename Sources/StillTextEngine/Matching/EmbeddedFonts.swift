internal import CStillFonts
internal import Foundation
internal import StillText
internal import Synchronization

/// The typefaces inside the binary, each opened when it is first asked for.
final class EmbeddedFonts: Sendable {
  /// The family behind `.system` in every design, for now; in lower case.
  static let systemFamily = "inter"

  private let faces = Mutex(Opened())

  /// What the binary holds, in the order of the table of `CStillFonts`.
  private static let entries: [Entry] = (0..<cstillfonts_count()).map { index in
    let face = unsafe cstillfonts_face(index)
    return unsafe Entry(
      family: String(cString: face.family).lowercased(), weight: CGFloat(face.weight),
      isItalic: face.isItalic != 0)
  }

  /// One embedded face.
  private struct Entry {
    /// In lower case.
    var family: String
    /// CSS scale.
    var weight: CGFloat
    var isItalic: Bool
  }

  /// What has been opened; by index in the table of `CStillFonts`.
  private struct Opened {
    var library: FreeTypeLibrary?
    var faces: [Int: EngineFace] = [:]
  }

  /// The face of a family nearest to a weight; of two equally near ones the lighter. nil for a family
  /// that is not embedded.
  ///
  /// - Parameter family: Upper and lower case are the same.
  func face(family: String, weight: CGFloat, isItalic: Bool) -> EngineFace? {
    let family = family == Self.systemFamily ? family : family.lowercased()
    var best: (index: Int, distance: CGFloat)?
    for (index, entry) in Self.entries.enumerated()
    where entry.isItalic == isItalic && entry.family == family {
      let distance = abs(entry.weight - weight)
      if distance < best?.distance ?? .infinity { best = (index, distance) }
    }
    return best.map { face(at: $0.index) }
  }

  private func face(at index: Int) -> EngineFace {
    faces.withLock { opened -> EngineFace in
      if let known = opened.faces[index] { return known }
      do {
        let library = try opened.library ?? FreeTypeLibrary()
        opened.library = library
        let entry = unsafe cstillfonts_face(Int32(index))
        let bytes = unsafe UnsafeRawBufferPointer(start: entry.bytes, count: entry.count)
        let face = try unsafe EngineFace(
          bytes: bytes, identifier: UInt32(index), library: library)
        opened.faces[index] = face
        return face
      } catch {
        preconditionFailure("the embedded typeface \(index) cannot be opened: \(error)")
      }
    }
  }
}
