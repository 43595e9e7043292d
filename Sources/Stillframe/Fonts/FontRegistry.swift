public import Foundation
internal import StillImageFile
internal import StillTextEngine

/// The fonts of the process beyond the embedded families.
///
/// Register a font once, at the start of a program, from any thread. `Font.custom(_:size:)` then finds it by the name of
/// its family or its face, and text in any font uses it for characters that its font lacks. Fallback goes through the
/// embedded families, then the registered ones in the order of their registration, then the embedded emoji, and last, if
/// allowed, the system's fonts, which fontconfig lists.
///
/// A character with emoji presentation, or followed by U+FE0F, takes the first coloured font in that order. One followed
/// by U+FE0E takes the first font without colour: of the embedded fonts, Inter has hearts, stars, the sun and the warning
/// sign, JetBrains Mono the keyboard and the lightning, and the system's fonts have most others. It is coloured only if
/// no other font has it.
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
  ///   - name: The name of the data in errors.
  @discardableResult
  public static func register(
    data: Data, name: String = "the font data"
  ) throws(FontRegistryError) -> [String] {
    try register(data, name: name)
  }

  /// Whether fonts of the system may be used for characters and families that the embedded and the registered fonts lack
  /// (default: true).
  ///
  /// Set it to false for pictures that must be the same on every machine: missing characters are then drawn as boxes,
  /// with a warning that names them.
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

  /// One sentence with the failure, its location and the remedy.
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
