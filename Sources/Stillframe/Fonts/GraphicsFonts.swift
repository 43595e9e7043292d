public import Foundation
import StillTextEngine
public import StillViews

/// Bytes of a file or of memory.
public final class CGDataProvider: Sendable {
  /// The bytes of it, which are always there.
  let bytes: Data
  /// The bytes.
  public var data: CFData? { bytes }

  /// Reads a file; nil where it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = data
  }

  /// Takes bytes.
  public init?(data: CFData) {
    bytes = data
  }

  /// Takes bytes.
  public init?(data: NSData) {
    bytes = Data(referencing: data)
  }
}

/// A font file in memory that is not registered yet.
public final class CGFont: Sendable {
  let data: Data

  /// Takes the bytes of a font file; nil without any. Registration says what is wrong with them.
  public init?(_ provider: CGDataProvider) {
    guard !provider.bytes.isEmpty else { return nil }
    data = provider.bytes
  }
}

/// The range in which a font is registered.
public enum CTFontManagerScope: UInt32, Sendable {
  /// All scopes are the process here.
  case none, process, user, session, persistent
}

/// Registers a font file for the process, as `FontRegistry.register(data:name:)` does.
///
/// - Returns: Whether the font can be used. `error` is then left alone, otherwise it gets the reason.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    try FontRegistry.register(data: font.data)
    return true
  } catch let reason {
    unsafe error?.pointee = failure(reason)
    return false
  }
}

/// Registers a font file for the process, as `FontRegistry.register(url:)` does.
///
/// - Returns: Whether the font can be used. `error` is then left alone, otherwise it gets the reason.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    try FontRegistry.register(url: url)
    return true
  } catch let reason {
    unsafe error?.pointee = failure(reason)
    return false
  }
}

/// Returns an error as C's functions hand it over: the caller takes it.
private func failure(_ reason: FontRegistryError) -> Unmanaged<CFError> {
  unsafe .passRetained(
    NSError(
      domain: "Stillframe.FontRegistry", code: 1,
      userInfo: [NSLocalizedDescriptionKey: "\(reason)"]))
}

extension UIFont {
  /// The names of the families: the embedded and the registered ones.
  public static var familyNames: [String] { EmbeddedTextSystem.shared.familyNames }

  /// The names of the faces of a family; empty for an unknown one.
  public static func fontNames(forFamilyName name: String) -> [String] {
    EmbeddedTextSystem.shared.faceNames(ofFamily: name)
  }
}
