package import Foundation
import StillImageFile
import StillViewGraph

/// The folders and hosts that images given by an address may come from. Images by name are not restricted: the program has
/// registered them.
///
/// A command that reads rows of other people sets ``current`` for the pictures of each row.
package struct ImageAccess: Sendable {
  /// The real paths of folders, without slashes at their ends.
  private(set) var folders: [String] = []
  /// Names of hosts in lower case, each with its port unless that is the scheme's.
  private(set) var hosts: Set<String> = []

  /// The images of hosts that one picture has loaded; nil: each is loaded whenever it is shown.
  private(set) var webImages: WebImages?
  /// Whether the files are those that the program itself may read: see ``ofProgram``.
  private(set) var isOfProgram = false

  /// Takes the problems of images that no view's body has asked for; nil: they are printed.
  private(set) var problems: (@Sendable (String) -> Void)?

  /// The restriction of the pictures that a task makes; nil: that of the process.
  @TaskLocal package static var current: ImageAccess?

  /// Allows the files that `render` reads, for a scene without rows: those of `ImageRegistry.allows(folder:)`, or all.
  package static let ofProgram: ImageAccess = {
    var access = ImageAccess()
    access.isOfProgram = true
    return access
  }()

  /// Refuses every image with an address wherever ``current`` is nil, for the whole process: a thread that has lost it must not
  /// read the files that a row names.
  package static func refuseByDefault() { PictureLibrary.shared.refuseByDefault() }

  /// Allows nothing yet.
  package init() {}

  /// Allows the files in a folder, and in those inside of it.
  ///
  /// - Throws: ``ImageRegistryError/noFolder(name:)``
  package mutating func allow(folder: URL) throws(ImageRegistryError) {
    guard let path = Self.realPath(of: folder), Self.isFolder(path) else {
      throw .noFolder(name: folder.isFileURL ? folder.path : folder.absoluteString)
    }
    folders.append(path)
  }

  /// Allows http and https addresses of a host: "example.org", "example.org:8080". Their redirections are not followed.
  package mutating func allow(host: String) { hosts.insert(host.lowercased()) }

  /// The same access for one picture, which loads each address of a host once.
  ///
  /// - Parameter seconds: The time for all its addresses together, from now on.
  package func forOnePicture(seconds: Double) -> ImageAccess {
    var access = self
    access.webImages = WebImages(seconds: seconds)
    return access
  }

  /// The same access, which hands on the problems of images that no view's body has asked for.
  package func reporting(to problems: @escaping @Sendable (String) -> Void) -> ImageAccess {
    var access = self
    access.problems = problems
    return access
  }

  /// Allows what another value allows, too.
  mutating func allow(_ other: ImageAccess?) {
    folders += other?.folders ?? []
    hosts.formUnion(other?.hosts ?? [])
  }

  mutating func allow(realPath: String) {
    folders.append(realPath)
  }

  /// Warns of an image that a held program does not get, with the view whose body asks for it.
  static func warn(_ message: String) {
    guard current != nil || PictureLibrary.shared.access != nil else { return }
    if !BodyWarning.add(message) { current?.problems?(message) }
  }

  /// Returns the place of a file behind all links if that is inside of an allowed folder; nil for every other file, whether it
  /// exists or not.
  func place(of file: URL) -> URL? {
    guard ["", "localhost"].contains(file.host ?? ""), let path = Self.realPath(of: file) else {
      return nil
    }
    // By bytes: strings are equal for other spellings of a letter, which name other folders.
    let isInside = folders.contains { folder in
      path.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
    }
    return isInside ? URL(fileURLWithPath: path) : nil
  }

  /// Returns the address to load for an image on an allowed host, written from its parts; nil for every other address.
  func webAddress(of url: URL) -> String? {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let name = parts.host?.lowercased(), parts.user == nil, parts.password == nil
    else { return nil }
    let standard = scheme == "http" ? 80 : 443
    let port = parts.port.flatMap { $0 == standard ? nil : ":\($0)" } ?? ""
    guard hosts.contains(name + port) else { return nil }
    let query = parts.percentEncodedQuery.map { "?" + $0 } ?? ""
    let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    return scheme + "://" + name + port + path + query
  }

  private static func realPath(of url: URL) -> String? {
    guard url.isFileURL, !url.path.utf8.contains(0), let real = unsafe realpath(url.path, nil)
    else { return nil }
    defer { unsafe free(real) }
    return unsafe String(validatingCString: real)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

/// The reason why an image is not read.
enum ImageAccessError: Error, Equatable, CustomStringConvertible {
  case notAllowed(String)
  case hostNotAllowed(String)

  var description: String {
    switch self {
    case .notAllowed(let path):
      "'\(path.shown)' is in no folder that images may come from: allow its folder with --allow-folder or "
        + "ImageRegistry.allows(folder:)"
    case .hostNotAllowed(let address):
      "'\(address.shown)' is not loaded: allow its host with --allow-host, or give a file"
    }
  }
}
