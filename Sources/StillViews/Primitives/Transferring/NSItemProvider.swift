public import Foundation
import Synchronization
public import UniformTypeIdentifiers

/// A dragged, pasted or shared item, in older code.
///
/// What a program registers can be loaded again. Nothing comes from other programs.
public final class NSItemProvider: NSObject, Sendable {
  /// Something that is registered for a type.
  private enum Loader: Sendable {
    case data(@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
    case file(@Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
  }

  private struct Content: Sendable {
    var name: String?
    var loaders: [(type: String, loader: Loader)] = []
  }

  private let content: Mutex<Content>

  private init(_ content: Content) {
    self.content = Mutex(content)
    super.init()
  }

  /// A provider without anything.
  public convenience override init() {
    self.init(Content())
  }

  /// For an object: text and addresses are kept, others are not.
  public convenience init(object: Any) {
    self.init(Content())
    switch object {
    case let text as String: keep(Data(text.utf8), as: .utf8PlainText)
    case let text as NSString: keep(Data(String(text).utf8), as: .utf8PlainText)
    case let address as URL: keep(Data(address.absoluteString.utf8), as: .url)
    default: break
    }
  }

  /// For data of a type. Other values are not kept.
  public convenience init(item: (any Sendable)?, typeIdentifier: String?) {
    self.init(Content())
    guard let typeIdentifier, let data = item as? Data else { return }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
  }

  /// For a file, of the type of its extension. Nil in no case.
  public convenience init?(contentsOf fileURL: URL?) {
    self.init(Content(name: fileURL?.lastPathComponent))
    guard let fileURL, let type = UTType(filenameExtension: fileURL.pathExtension) else { return }
    registerFileRepresentation(
      forTypeIdentifier: type.identifier, fileOptions: [], visibility: .all
    ) { completion in
      completion(fileURL, false, nil)
      return nil
    }
  }

  private func keep(_ data: Data, as type: UTType) {
    registerDataRepresentation(for: type) { completion in
      completion(data, nil)
      return nil
    }
  }

  /// The name that a file of it would have (default: that of `contentsOf`, or nil).
  public var suggestedName: String? {
    get { content.withLock(\.name) }
    set { content.withLock { $0.name = newValue } }
  }

  // MARK: Registering

  /// Registers data for a type by its name.
  @preconcurrency public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    content.withLock { $0.loaders.append((typeIdentifier, .data(loadHandler))) }
  }

  /// Registers data for a type.
  @preconcurrency public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Registers a file for a type by its name.
  @preconcurrency public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    content.withLock { $0.loaders.append((typeIdentifier, .file(loadHandler))) }
  }

  /// Registers text or an address. Other objects are not kept.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let other = NSItemProvider(object: object)
    let loaders = other.content.withLock(\.loaders)
    content.withLock { $0.loaders += loaders }
  }

  /// The names of the types that something is registered for.
  public var registeredTypeIdentifiers: [String] {
    content.withLock { $0.loaders.map(\.type) }
  }
  /// The types that something is registered for.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  /// Whether something is registered for a type or a more special one.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    loader(for: typeIdentifier) != nil
  }

  /// Returns whether text or an address is registered, and the class is one of them.
  public func canLoadObject<T>(ofClass: T.Type) -> Bool { type(of: ofClass) != nil }

  private func loader(for type: String) -> Loader? {
    let loaders = content.withLock(\.loaders)
    let wanted = UTType(type)
    return loaders.first { loader in
      if loader.type == type { return true }
      guard let wanted, let own = UTType(loader.type) else { return false }
      return own.conforms(to: wanted)
    }?.loader
  }

  /// Returns the type that is registered for a class; nil: none.
  private func type<T>(of class: T.Type) -> UTType? {
    let type: UTType
    switch `class` {
    case is String.Type, is NSString.Type: type = .plainText
    case is URL.Type, is NSURL.Type: type = .url
    default: return nil
    }
    return loader(for: type.identifier) == nil ? nil : type
  }

  // MARK: Loading

  /// The domain of the errors of providers.
  public static let errorDomain = "NSItemProviderErrorDomain"

  private static var absence: any Error { NSError(domain: errorDomain, code: -1000) }

  /// Reports registered text or a registered address as an object, and otherwise that there is nothing.
  @preconcurrency @discardableResult
  public func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = type(of: ofClass) else {
      completionHandler(nil, Self.absence)
      return Progress(totalUnitCount: 0)
    }
    return loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
      let text = data.map { String(decoding: $0, as: UTF8.self) }
      let values: [Any?] = [
        text, text.map { NSString(string: $0) }, text.flatMap { URL(string: $0) },
        text.flatMap { NSURL(string: $0) },
      ]
      let object = values.lazy.compactMap { $0 }.compactMap { $0 as? T }.first
      completionHandler(object, object == nil ? error ?? Self.absence : nil)
    }
  }

  /// Reports the registered data of a type, and otherwise that there is nothing.
  @preconcurrency @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    var progress: Progress?
    switch loader(for: typeIdentifier) {
    case .data(let load): progress = load(completionHandler)
    case .file(let load):
      progress = load { file, _, error in
        let data = file.flatMap { try? Data(contentsOf: $0) }
        completionHandler(data, data == nil ? error ?? Self.absence : nil)
      }
    case nil: completionHandler(nil, Self.absence)
    }
    return progress ?? Progress(totalUnitCount: 0)
  }

  /// Reports the registered data of a type, and otherwise that there is nothing.
  @preconcurrency @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Reports the registered file of a type, and otherwise that there is nothing.
  @preconcurrency @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    guard case .file(let load) = loader(for: typeIdentifier) else {
      completionHandler(nil, Self.absence)
      return Progress(totalUnitCount: 0)
    }
    return load { file, _, error in completionHandler(file, error) } ?? Progress(totalUnitCount: 0)
  }

  /// Reports the registered data of a type, and otherwise that there is nothing.
  @preconcurrency public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { NSData(data: $0) }, error)
    }
  }

  /// Returns the registered data of a type, or throws an error.
  nonisolated(nonsending) public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let data = try await withCheckedThrowingContinuation {
      (next: CheckedContinuation<Data, any Error>) in
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        if let data {
          next.resume(returning: data)
        } else {
          next.resume(throwing: error ?? Self.absence)
        }
      }
    }
    return NSData(data: data)
  }
}

/// The programs that may load what is registered. No effect: there is one program.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs, or those of a team.
  case all, team
  /// The program itself.
  case ownProcess = 3
}

/// Options of a registered file. No effect: the file is read where it is.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The file may be opened where it is.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// An object that a provider can make of data: text and addresses.
public protocol NSItemProviderReading: AnyObject {}

/// An object that a provider can make data of: text and addresses.
public protocol NSItemProviderWriting: AnyObject {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
