import Foundation

/// Where a URL leads: what is written there is written to the file or folder behind all links.
enum OutputPath {
  /// The most links that are followed one after the other, as in the kernel.
  private static let mostLinks = 40

  /// Returns the absolute path of what a URL names. Links at its end are followed, also one whose target does not
  /// exist yet; those of the folders before it are the kernel's business.
  ///
  /// - Throws: ``ImageFileError/unwritable(path:reason:)`` for a URL that names no file of this machine, and for
  ///   links that go in a circle.
  static func resolve(_ url: URL) throws(ImageFileError) -> String {
    guard let named = path(of: url) else {
      throw .unwritable(path: url.absoluteString, reason: SystemReason.notAFile)
    }
    var path = named
    for _ in 0..<mostLinks {
      guard let target = try target(ofLink: path, named: named) else { return path }
      path = target.hasPrefix("/") ? target : folder(of: path) + target
    }
    throw .unwritable(path: named, reason: SystemReason.of(ELOOP))
  }

  /// Returns the path of a file URL, without slashes at its end; nil for what names no file.
  static func path(of url: URL) -> String? {
    guard url.isFileURL else { return nil }
    var path = url.path
    // A path ends at the first zero byte, whatever comes after it.
    guard !path.isEmpty, !path.utf8.contains(0), !url.absoluteString.contains("%00") else {
      return nil
    }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Returns the path up to the last slash, which stays; "" for a name without folder.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  /// Returns the target of a link; nil for anything but a link.
  private static func target(
    ofLink path: String, named: String
  ) throws(ImageFileError) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &bytes, bytes.count)
    guard count >= 0 else { return nil }
    guard count > 0,
      let target = String(
        validating: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    else {
      throw .unwritable(path: named, reason: "it is a link to a name that is not UTF-8")
    }
    return target
  }

  static let temporaryPrefix = ".stillframe-"

  /// Returns a name beside a path that nothing else has.
  static func temporary(beside path: String) -> String {
    "\(folder(of: path))\(temporaryPrefix)\(UUID().uuidString)"
  }
}
