// Initialisers that are not public are written out so that none is made by mistake.
// swift-format-ignore-file: UseSynthesizedInitializer

public import Combine
public import Foundation
public import UniformTypeIdentifiers

// What is dragged, copied and shared. Nothing leaves a picture: types can be declared, and are never asked.

/// Something that can be handed to other programs.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How something is handed to other programs.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}

/// Puts representations together.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
}

/// Several representations.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {}

/// A value that is handed over as an encoder writes it, as JSON where none is given.
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder
>: TransferRepresentation
where Encoder.Output == Data, Decoder.Input == Data {
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {}
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value that is handed over as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value that is handed over as another one.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

/// A value that is handed over as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  public let file: URL

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
  }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
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

/// What is dragged or pasted, of older code.
public final class NSItemProvider: Sendable {
  public let suggestedName: String?

  public init() {
    suggestedName = nil
  }

  public init(object: Any) {
    suggestedName = nil
  }

  public init(item: (any Sendable)?, typeIdentifier: String?) {
    suggestedName = nil
  }

  public init?(contentsOf fileURL: URL?) {
    suggestedName = fileURL?.lastPathComponent
  }

  /// Nothing is ever dragged, so there is nothing to load.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  public func canLoadObject<T>(ofClass: T.Type) -> Bool { false }
  public var registeredTypeIdentifiers: [String] { [] }
}
