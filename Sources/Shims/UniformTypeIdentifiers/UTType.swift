/// A kind of data, by its identifier: "public.png".
public struct UTType: Hashable, Codable, Sendable {
  /// The kind's name, in reversed domain notation: "public.png".
  public let identifier: String

  /// The kind with an identifier; nil for one that is not known.
  public init?(_ identifier: String) {
    guard Self.known.contains(where: { $0.identifier == identifier }) else { return nil }
    self.identifier = identifier
  }

  /// The kind of files with an extension; nil for one that is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard let type = Self.known.first(where: { $0.extensions.contains(name) }) else { return nil }
    identifier = type.identifier
  }

  /// The kind with an Internet media type; nil for one that is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let type = Self.known.first(where: { $0.mimeType == mimeType }) else { return nil }
    identifier = type.identifier
  }

  /// A kind that a program defines.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A kind that another program defines.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  private init(constant identifier: String) {
    self.identifier = identifier
  }

  /// The usual file name extension of the type, without the full stop.
  public var preferredFilenameExtension: String? { entry?.extensions.first }

  /// The Internet media type.
  public var preferredMIMEType: String? { entry?.mimeType }

  /// Returns whether it conforms to another type.
  public func conforms(to type: UTType) -> Bool {
    self == type
      || entry?.parents.contains { UTType(constant: $0).conforms(to: type) } ?? false
  }

  private struct Entry {
    let identifier: String
    let parents: [String]
    var extensions: [String] = []
    var mimeType: String?
  }

  private var entry: Entry? { Self.known.first { $0.identifier == identifier } }

  private static let known: [Entry] = [
    Entry(identifier: "public.item", parents: []),
    Entry(identifier: "public.content", parents: []),
    Entry(identifier: "public.data", parents: ["public.item"]),
    Entry(identifier: "public.folder", parents: ["public.item"]),
    Entry(identifier: "public.url", parents: ["public.data"]),
    Entry(identifier: "public.file-url", parents: ["public.url"]),
    Entry(identifier: "public.text", parents: ["public.data", "public.content"]),
    Entry(
      identifier: "public.plain-text", parents: ["public.text"], extensions: ["txt"],
      mimeType: "text/plain"),
    Entry(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
    Entry(
      identifier: "public.html", parents: ["public.text"], extensions: ["html", "htm"],
      mimeType: "text/html"),
    Entry(
      identifier: "public.xml", parents: ["public.text"], extensions: ["xml"],
      mimeType: "application/xml"),
    Entry(
      identifier: "public.json", parents: ["public.text"], extensions: ["json"],
      mimeType: "application/json"),
    Entry(
      identifier: "public.comma-separated-values-text", parents: ["public.text"],
      extensions: ["csv"], mimeType: "text/csv"),
    Entry(identifier: "public.source-code", parents: ["public.plain-text"]),
    Entry(
      identifier: "public.swift-source", parents: ["public.source-code"], extensions: ["swift"]),
    Entry(
      identifier: "com.adobe.pdf", parents: ["public.data", "public.content"],
      extensions: ["pdf"], mimeType: "application/pdf"),
    Entry(identifier: "public.image", parents: ["public.data", "public.content"]),
    Entry(
      identifier: "public.png", parents: ["public.image"], extensions: ["png"],
      mimeType: "image/png"),
    Entry(
      identifier: "public.jpeg", parents: ["public.image"], extensions: ["jpeg", "jpg"],
      mimeType: "image/jpeg"),
    Entry(
      identifier: "com.compuserve.gif", parents: ["public.image"], extensions: ["gif"],
      mimeType: "image/gif"),
    Entry(
      identifier: "public.heic", parents: ["public.image"], extensions: ["heic"],
      mimeType: "image/heic"),
    Entry(
      identifier: "public.svg-image", parents: ["public.image"], extensions: ["svg"],
      mimeType: "image/svg+xml"),
    Entry(identifier: "public.audio", parents: ["public.data", "public.content"]),
    Entry(identifier: "public.movie", parents: ["public.data", "public.content"]),
    Entry(
      identifier: "public.zip-archive", parents: ["public.data"], extensions: ["zip"],
      mimeType: "application/zip"),
  ]

  /// The root of all types.
  public static let item = UTType(constant: "public.item")
  /// Anything that is opened as a document.
  public static let content = UTType(constant: "public.content")
  /// Bytes of any kind.
  public static let data = UTType(constant: "public.data")
  /// A file that has others in it.
  public static let directory = UTType(constant: "public.directory")
  /// A folder, as people see them.
  public static let folder = UTType(constant: "public.folder")
  /// An address.
  public static let url = UTType(constant: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(constant: "public.file-url")
  /// Text of any kind, with marks or without.
  public static let text = UTType(constant: "public.text")
  /// Text without marks, in any encoding.
  public static let plainText = UTType(constant: "public.plain-text")
  /// Text without marks, in UTF-8.
  public static let utf8PlainText = UTType(constant: "public.utf8-plain-text")
  /// A page of the web.
  public static let html = UTType(constant: "public.html")
  /// XML.
  public static let xml = UTType(constant: "public.xml")
  /// JSON.
  public static let json = UTType(constant: "public.json")
  /// A table whose cells have commas between them.
  public static let commaSeparatedText = UTType(
    constant: "public.comma-separated-values-text")
  /// Code in any language.
  public static let sourceCode = UTType(constant: "public.source-code")
  /// Code in Swift.
  public static let swiftSource = UTType(constant: "public.swift-source")
  /// PDF.
  public static let pdf = UTType(constant: "com.adobe.pdf")
  /// A picture of any kind.
  public static let image = UTType(constant: "public.image")
  /// PNG.
  public static let png = UTType(constant: "public.png")
  /// JPEG.
  public static let jpeg = UTType(constant: "public.jpeg")
  /// GIF.
  public static let gif = UTType(constant: "com.compuserve.gif")
  /// HEIC.
  public static let heic = UTType(constant: "public.heic")
  /// SVG.
  public static let svg = UTType(constant: "public.svg-image")
  /// Sound of any kind.
  public static let audio = UTType(constant: "public.audio")
  /// A film of any kind, with or without sound.
  public static let movie = UTType(constant: "public.movie")
  /// A ZIP archive.
  public static let zip = UTType(constant: "public.zip-archive")
}
