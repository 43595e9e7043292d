package import Foundation
package import StillDrawing
import StillImageFile
import StillRaster
import StillViews
import Synchronization

/// Finds pictures and colours: registered ones first, then those of bundles.
final class PictureLibrary: PictureSystem {
  static let shared: PictureLibrary = {
    let library = PictureLibrary()
    UsualPictures.keep(library)
    return library
  }()

  private struct Contents {
    /// The last one registered first.
    var collections: [any PictureCollection] = []
    /// The folder of each collection.
    var folders: [String] = []
    var bundles: [String: [any PictureCollection]] = [:]
    var pictures = RememberedPictures()
    /// Allow-list for images with an address; nil allows all.
    var access: ImageAccess?
    /// Whether tasks without a restriction of their own read nothing, instead of what `access` allows.
    var refusesByDefault = false
  }

  private let contents = Mutex(Contents())

  func register(_ collection: any PictureCollection, of folder: URL) {
    contents.withLock {
      $0.collections.insert(collection, at: 0)
      $0.folders.insert(folder.path, at: 0)
    }
  }

  /// Searches the collections of some folders before all others, which keep their order.
  func prefer(_ folders: Set<String>) {
    contents.withLock { contents in
      let order = contents.folders.indices.sorted { a, b in
        let (first, second) = (contents.folders[a], contents.folders[b])
        return folders.contains(first) == folders.contains(second)
          ? a < b : folders.contains(first)
      }
      contents.collections = order.map { contents.collections[$0] }
      contents.folders = order.map { contents.folders[$0] }
    }
  }

  /// Allow-list of the process for images with an address; nil allows all.
  var access: ImageAccess? { contents.withLock { $0.access } }

  /// Holds images with an address to a folder, and to what was allowed before.
  func allow(_ realPath: String) {
    contents.withLock { contents in
      var access = contents.access ?? ImageAccess()
      access.allow(realPath: realPath)
      contents.access = access
    }
  }

  func refuseByDefault() { contents.withLock { $0.refusesByDefault = true } }

  /// The restriction of a task's pictures; nil: none.
  func restriction(of task: ImageAccess?) -> ImageAccess? {
    let (registered, refusesByDefault) = contents.withLock { ($0.access, $0.refusesByDefault) }
    if task?.isOfProgram == true || task == nil && !refusesByDefault { return registered }
    var access = task ?? ImageAccess()
    access.allow(registered)
    return access
  }

  /// Where a file lies that may be read.
  private func allowed(_ file: URL) throws(ImageAccessError) -> URL {
    guard let access = restriction(of: ImageAccess.current) else { return file }
    guard let place = access.place(of: file) else { throw .notAllowed(file.path) }
    return place
  }

  /// The address of an image on an allowed host.
  private func webAddress(of url: URL) throws(ImageAccessError) -> String {
    guard let address = ImageAccess.current?.webAddress(of: url) else {
      throw .hostNotAllowed(url.absoluteString)
    }
    return address
  }

  func picture(
    named name: String, in bundle: Bundle?, for traits: PictureTraits
  ) -> FoundPicture? {
    for (collection, name) in places(of: name, in: bundle) {
      guard let entry = collection.picture(named: name, for: traits) else { continue }
      if let source = try? file(of: entry) {
        return FoundPicture(
          source: entry.isMirrored ? source.mirrored : source, scale: entry.scale,
          isTemplate: entry.isTemplate, symbol: source.symbol)
      }
    }
    return nil
  }

  func problem(
    ofPictureNamed name: String, in bundle: Bundle?, for traits: PictureTraits
  ) -> String? {
    for collection in collections(of: bundle) {
      if let problem = collection.problem(ofPictureNamed: name) { return problem }
      guard let entry = collection.picture(named: name, for: traits) else { continue }
      do {
        _ = try file(of: entry)
      } catch {
        return
          "the file '\(entry.url.lastPathComponent)' of the image '\(name)' cannot be shown: \(error)"
      }
    }
    return nil
  }

  func color(
    named name: String, in bundle: Bundle?, for traits: PictureTraits
  ) -> ResolvedColor? {
    for (collection, name) in places(of: name, in: bundle) {
      if let color = collection.color(named: name, for: traits) { return color }
    }
    return nil
  }

  /// The bytes of a file that is no picture, and its kind; nil where no collection has it.
  func data(named name: String, in bundle: Bundle?) -> (Data, kind: String?)? {
    for collection in collections(of: bundle) {
      if let set = collection.dataSet(named: name), let data = set.content {
        return (data, set.kind)
      }
    }
    return nil
  }

  func picture(at url: URL, scale: CGFloat) throws -> FoundPicture {
    let source =
      try url.dataOfItsOwn.map { try picture($0) }
      ?? (url.isFileURL ? file(at: allowed(url)) : picture(atWebAddress: webAddress(of: url)))
    return FoundPicture(source: source, scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  /// Returns the collections with the name that a set may have there: the very name, and only where none has that, one in other capitals.
  private func places(
    of name: String, in bundle: Bundle?
  ) -> some Sequence<(any PictureCollection, String)> {
    let collections = collections(of: bundle)
    return [false, true].lazy.flatMap { isInOtherCapitals in
      collections.lazy.compactMap { collection in
        isInOtherCapitals ? collection.inOtherCapitals(name) : (collection, name)
      }
    }
  }

  private func collections(of bundle: Bundle?) -> [any PictureCollection] {
    let bundle = bundle ?? .main
    let path = (bundle.resourceURL ?? bundle.bundleURL).path
    return contents.withLock { contents in
      let own: [any PictureCollection]
      if let known = contents.bundles[path] {
        own = known
      } else {
        own = [PictureFolder(URL(fileURLWithPath: path, isDirectory: true))]
        contents.bundles[path] = own
      }
      return contents.collections + own
    }
  }

  /// Returns the picture in a file's bytes; the same object for the same bytes.
  func picture(_ data: Data) throws(ImageFileError) -> FilePicture {
    try picture(.data(data)) { () throws(ImageFileError) in try FilePicture(data) }
  }

  private func file(of entry: PictureEntry) throws(ImageFileError) -> FilePicture {
    guard entry.isSymbol else { return try file(at: entry.url) }
    return try symbol(at: entry.url)
  }

  /// Returns the picture of a symbol; a template without the regular weight is drawn as it is.
  private func symbol(at url: URL) throws(ImageFileError) -> FilePicture {
    let path = url.standardizedFileURL.path
    let stamp = FileStamp(path: path)
    return try picture(.symbol(path), stamp) { () throws(ImageFileError) in
      let data = try AtomicFile.readRegular(url, atMost: FilePicture.largestFile)
      let name = "the symbol '\(url.lastPathComponent)'"
      let template = SymbolTemplate(data)
      return try FilePicture(
        template?.drawing ?? data, calledInWarnings: name, symbol: template?.margins ?? .zero)
    }
  }

  private func file(at url: URL) throws(ImageFileError) -> FilePicture {
    let path = url.standardizedFileURL.path
    // Taken before the bytes are read: a file that changes meanwhile is read again.
    let stamp = FileStamp(path: path)
    return try picture(.file(path), stamp) { () throws(ImageFileError) in try FilePicture(url) }
  }

  /// Returns the image of an address on an allowed host, loaded once a picture.
  private func picture(atWebAddress address: String) throws(ImageFileError) -> FilePicture {
    func load(_ seconds: Double) throws(ImageFileError) -> FilePicture {
      try picture(WebBytes.read(address, seconds: seconds))
    }
    guard let images = ImageAccess.current?.webImages else { return try load(.infinity) }
    return try images.picture(at: address, load)
  }

  private func picture(
    _ origin: RememberedPictures.Origin, _ stamp: FileStamp? = nil,
    _ make: () throws(ImageFileError) -> FilePicture
  ) throws(ImageFileError) -> FilePicture {
    if let known = contents.withLock({ $0.pictures.picture(origin, stamp) }) { return known }
    let made = try make()
    return contents.withLock { contents in
      // Another thread may have been faster.
      if let known = contents.pictures.picture(origin, stamp) { return known }
      contents.pictures.add(made, origin, stamp)
      return made
    }
  }
}

/// A place where pictures and colours have names.
package protocol PictureCollection: Sendable {
  func picture(named name: String, for traits: PictureTraits) -> PictureEntry?
  func color(named name: String, for traits: PictureTraits) -> ResolvedColor?
  /// Returns the reason why a named picture is missing or unreadable, in one sentence.
  func problem(ofPictureNamed name: String) -> String?
  /// Returns the file of a name that is no picture.
  func dataSet(named name: String) -> DataSet?
  /// Returns the name of a set that differs in capitals only: a Mac's disk does not tell them apart, and the history of a project may
  /// hold the letters that a set had first.
  func nameInOtherCapitals(_ name: String) -> String?
}

extension PictureCollection {
  func nameInOtherCapitals(_ name: String) -> String? { nil }

  fileprivate func inOtherCapitals(_ name: String) -> (any PictureCollection, String)? {
    nameInOtherCapitals(name).map { (self, $0) }
  }

  func dataSet(named name: String) -> DataSet? { nil }
}

/// A file of a named picture.
package struct PictureEntry: Sendable {
  package let url: URL
  /// Pixels a point.
  let scale: CGFloat
  var isTemplate: Bool?
  /// Whether the file is a template of a symbol.
  var isSymbol = false
  /// Whether it shows the picture from the other side: its set mirrors, and has none of the direction of reading.
  var isMirrored = false
}

extension URL {
  /// The content of a `data` URL; nil for other URLs.
  fileprivate var dataOfItsOwn: Data? {
    let text = absoluteString
    guard scheme?.lowercased() == "data", let comma = text.firstIndex(of: ",") else { return nil }
    let content = text[text.index(after: comma)...]
    if text[..<comma].lowercased().hasSuffix(";base64") {
      return Data(base64Encoded: content.removingPercentEncoding ?? String(content))
    }
    return content.removingPercentEncoding.map { Data($0.utf8) }
  }
}
