public import Foundation
internal import StillImageFile

/// The pictures and colours of the process, in which `Image("name")` and `Color("name")` look beside their bundle.
///
/// Register a folder or a catalogue once, at the start of a program, from any thread. The last registered one is searched
/// first, and before any bundle.
///
/// Readable formats are PNG, JPEG, WebP, GIF (the first frame), SVG, PDF (the first page), HEIF and AVIF; orientations
/// and colour profiles are applied. Files are opened when they are first shown, decoded once and shared.
///
/// ```swift
/// try ImageRegistry.register(folder: URL(fileURLWithPath: "pictures"))
/// let logo = Image("logo")
/// ```
public enum ImageRegistry {
  /// Makes the pictures in a folder known by their names without extension; `@2x` and `@3x` tell the scale.
  /// Catalogues in it count as well.
  ///
  /// - Throws: `ImageRegistryError` where there is no such folder.
  public static func register(folder: URL) throws(ImageRegistryError) {
    try check(folder)
    PictureLibrary.shared.register(PictureFolder(folder), of: folder)
  }

  /// Makes the image and colour sets of an asset catalogue (`.xcassets`) known by their names.
  ///
  /// - Throws: `ImageRegistryError` where there is no such folder.
  public static func register(catalogue: URL) throws(ImageRegistryError) {
    try check(catalogue)
    PictureLibrary.shared.register(AssetCatalogue(catalogue), of: catalogue)
  }

  /// Searches some of the registered folders and catalogues before all others: those of the program that is shown, of several.
  package static func prefer(_ paths: Set<String>) { PictureLibrary.shared.prefer(paths) }

  /// Lets images with an address (`AsyncImage`, `UIImage(contentsOfFile:)`) come from a folder, and from those inside of it.
  ///
  /// Until the first call a program's images may come from any file; from then on from allowed folders alone, for the whole
  /// process. Links are followed before a file is looked at. `batch` allows nothing but these folders and those of
  /// `--allow-folder`, as rows may name any file.
  ///
  /// - Throws: `ImageRegistryError` where there is no such folder.
  public static func allows(folder: URL) throws(ImageRegistryError) {
    var access = PictureLibrary.shared.access ?? ImageAccess()
    try access.allow(folder: folder)
    PictureLibrary.shared.allow(access.folders.last ?? folder.path)
  }

  private static func check(_ url: URL) throws(ImageRegistryError) {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    guard url.isFileURL, exists, isFolder.boolValue else {
      throw .noFolder(name: url.isFileURL ? url.path : url.absoluteString)
    }
  }
}

/// Why pictures could not be registered.
public enum ImageRegistryError: Error, Equatable, Sendable {
  /// There is no folder at the place.
  case noFolder(name: String)
}

extension ImageRegistryError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  /// One sentence with the failure, its location and the remedy.
  public var description: String {
    switch self {
    case .noFolder(let name):
      "'\(name)' is no folder: give that of the pictures, or the .xcassets of a catalogue"
    }
  }
}
