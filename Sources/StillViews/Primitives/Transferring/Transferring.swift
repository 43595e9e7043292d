// Initialisers that are not public are written out so that none is made by mistake.
// swift-format-ignore-file: UseSynthesizedInitializer

public import Combine
public import Foundation
public import UniformTypeIdentifiers

// Types for dragging, copying and sharing. Nothing leaves a picture: types can be declared, and their representations are
// never used.

/// Something that can be handed to other programs.
public protocol Transferable: Sendable {
  /// The type of the ways in which it can be handed over.
  associatedtype Representation: TransferRepresentation

  /// The ways in which it can be handed over, the best first. Nothing here asks for them.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How something is handed to other programs.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the transferred value.
  associatedtype Item: Transferable
}

/// Puts representations together.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Accepts one representation.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  /// Returns a single representation unchanged.
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  /// Joins several representations, the preferred first.
  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
}

/// Several representations.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {}

/// A value that is transferred in its encoded form (default: JSON).
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder
>: TransferRepresentation
where Encoder.Output == Data, Decoder.Input == Data {
  /// A representation with a custom encoder and decoder. Neither is kept.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {}
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// A value as JSON, by its own `Codable`.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value that is handed over as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Both ways: as bytes, and from bytes. Neither closure is called.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Handed over as bytes, and not taken. The closure is never called.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Taken from bytes, and not handed over. The closure is never called.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value that is handed over as another one.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  /// Both ways: as another value, and from one. Neither closure is called.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
  /// Handed over as another value, and not taken. The closure is never called.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// Taken from another value, and not handed over. The closure is never called.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

/// A value that is handed over as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Both ways: as a file, and from a file. Neither closure is called.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Handed over as a file, and not taken. The closure is never called.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Taken from a file, and not handed over. The closure is never called.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  /// Where the file is that is handed over.
  public let file: URL

  /// The file at an address; whether others may have the file itself or a copy is not kept.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
  }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is that was handed over.
  public let file: URL
  /// Whether it is the file itself, and no copy.
  public let isOriginalFile: Bool
}

/// How values of the library itself are handed over.
public struct _OwnTransferRepresentation<Item: Transferable>: TransferRepresentation {
  init() {}
}

extension String: Transferable {
  public static var transferRepresentation: _OwnTransferRepresentation<String> {
    _OwnTransferRepresentation<String>()
  }
}

extension Data: Transferable {
  public static var transferRepresentation: _OwnTransferRepresentation<Data> {
    _OwnTransferRepresentation<Data>()
  }
}

extension URL: Transferable {
  public static var transferRepresentation: _OwnTransferRepresentation<URL> {
    _OwnTransferRepresentation<URL>()
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: _OwnTransferRepresentation<AttributedString> {
    _OwnTransferRepresentation<AttributedString>()
  }
}

extension Color: Transferable {
  public static var transferRepresentation: _OwnTransferRepresentation<Color> {
    _OwnTransferRepresentation<Color>()
  }
}

extension Image: Transferable {
  public static var transferRepresentation: _OwnTransferRepresentation<Image> {
    _OwnTransferRepresentation<Image>()
  }
}

extension Never: Transferable {
  public static var transferRepresentation: _OwnTransferRepresentation<Never> {
    _OwnTransferRepresentation<Never>()
  }
}
