// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import StillViews

/// A font of a file in memory.
public final class CTFont: Sendable {
  let font: CGFont

  init(_ font: CGFont) {
    self.font = font
  }
}

/// The description of a font: a file, or its bytes.
public final class CTFontDescriptor: Sendable {
  enum Source: Sendable {
    case bytes(CGFont)
    case file(URL)
  }

  let source: Source

  init(_ source: Source) {
    self.source = source
  }

  fileprivate func register() -> (any Error)? {
    do {
      switch source {
      case .bytes(let font): try FontRegistry.register(data: font.data)
      case .file(let url): try FontRegistry.register(url: url)
      }
      return nil
    } catch {
      return error
    }
  }
}

/// Returns the font of a file in memory.
///
/// - Parameters:
///   - size: No effect: nothing is drawn with it.
///   - matrix: No effect: nothing is drawn with it.
///   - attributes: No effect: nothing is drawn with it.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont { CTFont(graphicsFont) }

/// Returns the description of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  CTFontDescriptor(.bytes(font.font))
}

/// Returns the descriptions of the fonts of a file; nil where it cannot be read.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  FileManager.default.isReadableFile(atPath: fileURL.path)
    ? NSArray(array: [CTFontDescriptor(.file(fileURL))]) : nil
}

/// Returns the description of a font in memory; nil without bytes.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  CGDataProvider(data: data).flatMap { CGFont($0) }.map { CTFontDescriptor(.bytes($0)) }
}

/// Registers fonts for the process. The closure is called once, with the reasons why some cannot be used.
public func CTFontManagerRegisterFontDescriptors(
  _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  let errors = fontDescriptors.compactMap { ($0 as? CTFontDescriptor)?.register() }
  report(errors, to: registrationHandler)
}

/// Registers font files for the process. The closure is called once, with the reasons why some cannot be used.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  let errors = fontURLs.compactMap { ($0 as? URL).map { CTFontDescriptor(.file($0)) }?.register() }
  report(errors, to: registrationHandler)
}

/// Returns true. No effect: fonts stay registered until the program ends.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

private func report(
  _ errors: [any Error], to handler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  let all = errors.map {
    NSError(
      domain: "Stillframe.FontRegistry", code: 1,
      userInfo: [NSLocalizedDescriptionKey: "\($0)"])
  }
  _ = handler?(NSArray(array: all), true)
}
