public import Foundation

extension URL {
  /// Returns the address of a file in a folder, with the extension of a kind of content where the name has none of that kind.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// Returns the address with the extension of a kind of content, where it has none of that kind.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let name = contentType.preferredFilenameExtension else { return self }
    if let own = UTType(filenameExtension: pathExtension), own.conforms(to: contentType) {
      return self
    }
    return appendingPathExtension(name)
  }

  /// Adds a file to the address of a folder, with the extension of a kind of content where the name has none of that kind.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Adds the extension of a kind of content, where the address has none of that kind.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
