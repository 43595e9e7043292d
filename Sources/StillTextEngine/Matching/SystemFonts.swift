internal import CStillFontconfig
internal import Foundation
internal import StillText
internal import Synchronization

/// The fonts that the system has, found by fontconfig; its configuration is read at the first question.
///
/// `@unchecked Sendable`: fontconfig's handle is only reached under the lock.
@safe
final class SystemFonts: @unchecked Sendable {
  private let state = Mutex(State())

  private struct State {
    var hasLooked = false
    var programs: [File: FontProgram] = [:]
  }

  /// A face in a file.
  private struct File: Hashable {
    var path: String
    var index: Int
  }

  // Only reached under the lock of `state`.
  private nonisolated(unsafe) var configuration: OpaquePointer?

  /// Whether fontconfig's configuration was read.
  var hasLooked: Bool { state.withLock { $0.hasLooked } }

  /// Returns the best face for characters, as fontconfig sees it; it may lack some of them.
  ///
  /// - Parameter language: BCP 47.
  func face(
    for characters: [Unicode.Scalar], traits: FontTraits, wantsColor: Bool, language: String?
  ) -> FontProgram? {
    state.withLock { state in
      guard let configuration = unsafe open(&state) else { return nil }
      guard let pattern = unsafe FcPatternCreate() else { return nil }
      defer { unsafe FcPatternDestroy(pattern) }
      if let set = unsafe FcCharSetCreate() {
        for character in characters { _ = unsafe FcCharSetAddChar(set, character.value) }
        _ = unsafe FcPatternAddCharSet(pattern, FC_CHARSET, set)
        unsafe FcCharSetDestroy(set)
      }
      unsafe Self.add(FC_FAMILY, wantsColor ? "emoji" : "sans-serif", to: pattern)
      if let language { unsafe Self.add(FC_LANG, language, to: pattern) }
      _ = unsafe FcPatternAddBool(pattern, FC_COLOR, wantsColor ? 1 : 0)
      _ = unsafe FcPatternAddDouble(
        pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(traits.weight)))
      _ = unsafe FcPatternAddInteger(
        pattern, FC_SLANT, traits.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
      _ = unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
      unsafe FcDefaultSubstitute(pattern)
      var result = FcResultNoMatch
      guard let found = unsafe FcFontMatch(configuration, pattern, &result) else { return nil }
      defer { unsafe FcPatternDestroy(found) }
      return unsafe program(found, &state)
    }
  }

  /// Returns every face of a family; empty for one that the system lacks.
  func faces(ofFamily family: String) -> [FontProgram] {
    state.withLock { state in
      guard let configuration = unsafe open(&state) else { return [] }
      guard let pattern = unsafe FcPatternCreate() else { return [] }
      defer { unsafe FcPatternDestroy(pattern) }
      unsafe Self.add(FC_FAMILY, family, to: pattern)
      guard let wanted = unsafe FcObjectSetCreate() else { return [] }
      defer { unsafe FcObjectSetDestroy(wanted) }
      for property in [FC_FILE, FC_INDEX] { _ = unsafe FcObjectSetAdd(wanted, property) }
      guard let list = unsafe FcFontList(configuration, pattern, wanted) else { return [] }
      defer { unsafe FcFontSetDestroy(list) }
      var files: [File] = []
      for index in 0..<Int(unsafe list.pointee.nfont) {
        guard let found = unsafe list.pointee.fonts[index] else { continue }
        // Variable fonts are listed once for each of their named styles.
        if let file = unsafe Self.file(found), !files.contains(file) { files.append(file) }
      }
      files.sort { ($0.path, $0.index) < ($1.path, $1.index) }
      return files.compactMap { program($0, &state) }
    }
  }

  private func open(_ state: inout State) -> OpaquePointer? {
    if !state.hasLooked {
      state.hasLooked = true
      unsafe configuration = FcInitLoadConfigAndFonts()
    }
    return unsafe configuration
  }

  private static func add(_ property: String, _ value: String, to pattern: OpaquePointer) {
    unsafe value.withCString { text in
      unsafe text.withMemoryRebound(to: FcChar8.self, capacity: value.utf8.count + 1) {
        _ = unsafe FcPatternAddString(pattern, property, $0)
      }
    }
  }

  /// Returns the file that a pattern names. The high half of the index, a variable font's named style, is left out:
  /// styles are set by their axes.
  private static func file(_ pattern: OpaquePointer) -> File? {
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard unsafe FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch,
      let path = unsafe path
    else { return nil }
    _ = unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    return unsafe File(path: String(cString: path), index: Int(index & 0xFFFF))
  }

  private func program(_ pattern: OpaquePointer, _ state: inout State) -> FontProgram? {
    unsafe Self.file(pattern).flatMap { program($0, &state) }
  }

  private func program(_ file: File, _ state: inout State) -> FontProgram? {
    if let known = state.programs[file] { return known }
    guard let bytes = FontBytes(mapping: file.path) else { return nil }
    let program = FontProgram(bytes: bytes, index: file.index)
    state.programs[file] = program
    return program
  }

  deinit { if let configuration = unsafe configuration { unsafe FcConfigDestroy(configuration) } }
}
