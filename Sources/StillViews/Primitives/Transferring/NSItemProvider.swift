public import Foundation

/// A dragged or pasted item, in older code.
public final class NSItemProvider: Sendable {
  /// The name that a file of it would have; that of `contentsOf` only.
  public let suggestedName: String?

  /// A provider without anything.
  public init() {
    suggestedName = nil
  }

  /// For an object, which is not kept.
  public init(object: Any) {
    suggestedName = nil
  }

  /// For a value, which is not kept.
  public init(item: (any Sendable)?, typeIdentifier: String?) {
    suggestedName = nil
  }

  /// For a file, of which the name is kept. Nil in no case.
  public init?(contentsOf fileURL: URL?) {
    suggestedName = fileURL?.lastPathComponent
  }

  /// Returns false, as nothing is dragged.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// Returns false, as there is nothing to load.
  public func canLoadObject<T>(ofClass: T.Type) -> Bool { false }
  /// None: there is nothing to load.
  public var registeredTypeIdentifiers: [String] { [] }

  /// The domain of the errors of providers.
  public static let errorDomain = "NSItemProviderErrorDomain"

  private static var absence: any Error { NSError(domain: errorDomain, code: -1000) }

  /// Reports at once that there is nothing to load.
  @preconcurrency @discardableResult
  public func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, Self.absence)
    return Progress(totalUnitCount: 0)
  }

  /// Reports at once that there is nothing to load.
  @preconcurrency @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, Self.absence)
    return Progress(totalUnitCount: 0)
  }

  /// Reports at once that there is nothing to load.
  @preconcurrency @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, Self.absence)
    return Progress(totalUnitCount: 0)
  }

  /// Reports at once that there is nothing to load.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, Self.absence)
  }
}

/// An object that a provider can make of data. None is made here.
public protocol NSItemProviderReading: AnyObject {}

/// An object that a provider can make data of. None is made here.
public protocol NSItemProviderWriting: AnyObject {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
