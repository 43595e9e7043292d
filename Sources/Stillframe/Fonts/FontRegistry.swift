public import Foundation
internal import StillImageFile
internal import StillTextEngine

/// The fonts of the process: what text finds beyond the embedded families.
///
/// A font is registered once, at the start of a program, from any thread; `Font.custom(_:size:)` then finds
/// it by the name of its family or by that of the face, and text in any font falls back to it for
/// characters that its own font lacks. Fallback goes through the embedded families, then through the
/// registered ones in the order of their registration, then to the embedded emoji, and last, where that is
/// allowed, through the system's fonts, which fontconfig lists.
///
/// A character that is an emoji by nature, or followed by U+FE0F, takes the first coloured font on that way.
/// One followed by U+FE0E takes the first without colour: of the embedded fonts, Inter has hearts, stars, the
/// sun and the warning sign so, JetBrains Mono the keyboard and the lightning, and the system's fonts mostly the
/// others. It is coloured only if nothing else has it.
///
/// ```swift
/// try FontRegistry.register(url: URL(fileURLWithPath: "fonts/Brand.ttf"))
/// let title = Text("Title").font(.custom("Brand", size: 20))
/// ```
public enum FontRegistry {
  /// Adds every face of a font file: TTF, OTF, TTC, OTC, and variable fonts, whose axes for weight, width
  /// and optical size follow the font that is asked for.
  ///
  /// The file is read at once and may change or vanish afterwards.
  ///
  /// - Returns: The names of the families, by which `Font.custom(_:size:)` finds them.
  /// - Throws: `FontRegistryError` with the reason; then nothing has been added.
  @discardableResult
  public static func register(url: URL) throws(FontRegistryError) -> [String] {
    let name = url.isFileURL ? url.path : url.absoluteString
    guard url.isFileURL else {
      throw .unreadable(name: name, reason: "only files can be registered; download it first")
    }
    let data: Data
    do {
      data = try AtomicFile.read(url, atMost: largestFile)
    } catch {
      guard case .unreadable(_, let reason) = error else {
        throw .unreadable(name: name, reason: "\(error)")
      }
      throw .unreadable(name: name, reason: reason)
    }
    return try register(data, name: name)
  }

  /// Adds every face of a font file in memory, as `register(url:)` does.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - name: What errors call it.
  @discardableResult
  public static func register(
    data: Data, name: String = "the font data"
  ) throws(FontRegistryError) -> [String] {
    try register(data, name: name)
  }

  /// Whether fonts of the system may be used for what the embedded and the registered ones lack: characters
  /// and families. True at first.
  ///
  /// Pictures that have to be the same on every machine want false: what is missing is then drawn as a box,
  /// with a warning that names the character.
  public static var allowsSystemFonts: Bool {
    get { EmbeddedTextSystem.shared.allowsSystemFonts }
    set { EmbeddedTextSystem.shared.allowsSystemFonts = newValue }
  }

  /// The most bytes of a file.
  static let largestFile = 256 << 20

  private static func register(
    _ data: Data, name: String
  ) throws(FontRegistryError) -> [String] {
    guard data.count <= largestFile else { throw .tooLarge(name: name, bytes: data.count) }
    do {
      return try EmbeddedTextSystem.shared.register(data)
    } catch {
      throw .unusable(name: name, reason: error.description)
    }
  }
}

/// Why a font could not be registered.
public enum FontRegistryError: Error, Equatable, Sendable {
  /// The file cannot be read; the system's reason, or that it has too many bytes.
  case unreadable(name: String, reason: String)
  /// The data given are more bytes than any font may have; of a file, that is among the reasons not to read it.
  case tooLarge(name: String, bytes: Int)
  /// The file is no font, or one that cannot be used.
  case unusable(name: String, reason: String)
}

extension FontRegistryError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  /// One sentence: what, where, what to do.
  public var description: String {
    switch self {
    case .unreadable(let name, let reason):
      "\(name.shown) cannot be read (\(reason)): check the path and its permissions"
    case .tooLarge(let name, let bytes):
      "\(name.shown) has \(bytes) bytes; a font may have \(FontRegistry.largestFile) at most"
    case .unusable(let name, let reason):
      "\(name.shown) cannot be registered: \(reason)"
    }
  }
}
