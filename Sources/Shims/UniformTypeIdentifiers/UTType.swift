/// A kind of data, by its identifier: "public.png".
public struct UTType: Hashable, Codable, Sendable {
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

  /// What files of the kind usually end in, without the point.
  public var preferredFilenameExtension: String? { entry?.extensions.first }

  /// The Internet media type.
  public var preferredMIMEType: String? { entry?.mimeType }

  /// Whether it is a kind of another one.
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

  public static let item = UTType(constant: "public.item")
  public static let content = UTType(constant: "public.content")
  public static let data = UTType(constant: "public.data")
  public static let directory = UTType(constant: "public.directory")
  public static let folder = UTType(constant: "public.folder")
  public static let url = UTType(constant: "public.url")
  public static let fileURL = UTType(constant: "public.file-url")
  public static let text = UTType(constant: "public.text")
  public static let plainText = UTType(constant: "public.plain-text")
  public static let utf8PlainText = UTType(constant: "public.utf8-plain-text")
  public static let html = UTType(constant: "public.html")
  public static let xml = UTType(constant: "public.xml")
  public static let json = UTType(constant: "public.json")
  public static let commaSeparatedText = UTType(
    constant: "public.comma-separated-values-text")
  public static let sourceCode = UTType(constant: "public.source-code")
  public static let swiftSource = UTType(constant: "public.swift-source")
  public static let pdf = UTType(constant: "com.adobe.pdf")
  public static let image = UTType(constant: "public.image")
  public static let png = UTType(constant: "public.png")
  public static let jpeg = UTType(constant: "public.jpeg")
  public static let gif = UTType(constant: "com.compuserve.gif")
  public static let heic = UTType(constant: "public.heic")
  public static let svg = UTType(constant: "public.svg-image")
  public static let audio = UTType(constant: "public.audio")
  public static let movie = UTType(constant: "public.movie")
  public static let zip = UTType(constant: "public.zip-archive")
}
