/// A kind of name that something else than an identifier knows a type by.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end of a file's name, without the full stop.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The Internet media type.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
