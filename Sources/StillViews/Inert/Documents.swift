// Initialisers that are not public are written out so that none is made by mistake.
// swift-format-ignore-file: UseSynthesizedInitializer

public import Combine
public import Foundation
public import StillViewGraph
public import UniformTypeIdentifiers

/// A document that is a value.
public protocol FileDocument {
  /// The source that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The destination that a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written (default: the readable types).
  static var writableContentTypes: [UTType] { get }

  /// Reads a document; throws where the file holds none. Nothing here calls it.
  init(configuration: Self.ReadConfiguration) throws
  /// Writes a document; throws where it cannot be written. Nothing here calls it.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
  /// The source that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The destination that a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The document at a moment, which is written while the document itself goes on.
  associatedtype Snapshot

  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written (default: the readable types).
  static var writableContentTypes: [UTType] { get }

  /// Reads a document; throws where the file holds none. Nothing here calls it.
  init(configuration: Self.ReadConfiguration) throws
  /// Returns a snapshot of the document for writing; throws the document's errors.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Writes a snapshot; throws the document's errors.
  func fileWrapper(snapshot: Snapshot, configuration: Self.WriteConfiguration) throws
    -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The source that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file or folder.
  public let file: FileWrapper
}

/// The destination that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of file to write.
  public let contentType: UTType
  /// The existing file; nil for a new one.
  public let existingFile: FileWrapper?
}

/// An open document with its window.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; setting it changes the document that is open.
  @Binding public var document: Document
  /// The location of the document; nil while it has not been saved.
  public var fileURL: URL?
  /// Whether the document may be changed.
  public var isEditable: Bool

  init(document: Binding<Document>) {
    _document = document
    isEditable = true
  }
}

/// An open document that is an object, with its window.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document that is open; its changes are seen.
  @ObservedObject public var document: Document
  /// Nil for a document that was not kept yet.
  public var fileURL: URL?
  /// Whether the document may be changed.
  public var isEditable: Bool

  init(document: Document) {
    _document = ObservedObject(wrappedValue: document)
    isEditable = true
  }
}

/// A file or a folder, as documents read and write it.
public final class FileWrapper {
  /// Nil for folders.
  public let regularFileContents: Data?
  /// By their names; nil for files.
  public private(set) var fileWrappers: [String: FileWrapper]?
  /// The name of the file that was read; nil if none was.
  public var filename: String?
  /// The name for writing.
  public var preferredFilename: String?

  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// A file with bytes; nothing is written.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  /// A folder with files and folders by their names; nothing is written.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
  }

  /// Options for reading a file or a folder.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Reads all at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// No effect: files are read, not mapped.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// A file, or a folder with all that is in it, as it is on disk; throws where it cannot be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = filename
    guard url.hasDirectoryPath else {
      regularFileContents = try Data(contentsOf: url)
      return
    }
    regularFileContents = nil
    let entries = try FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: [.isDirectoryKey])
    var found: [String: FileWrapper] = [:]
    for entry in entries {
      found[entry.lastPathComponent] = try FileWrapper(url: entry, options: options)
    }
    fileWrappers = found
  }

  /// Adds a file or folder to this folder, and returns its name there.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? ""
    fileWrappers?[name] = child
    return name
  }

  /// Takes a file or a folder out; does nothing where it is not in.
  public func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}

/// Windows that show documents. Described and never opened.
public struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
  /// Windows for new documents; the closures are never called.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  /// Windows for documents that are read and not changed; the closure is never called.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  /// Windows for new documents that are objects; the closures are never called.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {}

  /// Windows for documents that are objects and are not changed; the closure is never called.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {}
}
