// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation
public import UniformTypeIdentifiers

/// The kind of activity that opens a found item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of a found item's name.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of activity that continues a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the words of a search.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The facts by which an item is found and shown.
open class CSSearchableItemAttributeSet: NSObject {
  /// The type of content, by its identifier.
  public var contentType: String?
  /// The name by which the program finds it again.
  public var identifier: String?
  /// The title.
  public var title: String?
  /// The name that results show.
  public var displayName: String?
  /// Words about the content.
  public var contentDescription: String?
  /// Words by which it is found.
  public var keywords: [String]?
  /// A small picture.
  public var thumbnailData: Data?
  /// The file of a small picture.
  public var thumbnailURL: URL?
  /// The address of the content.
  public var contentURL: URL?
  /// The name of the item that belongs to an activity.
  public var relatedUniqueIdentifier: String?
  /// The words of the content.
  public var textContent: String?
  /// The maker.
  public var creator: String?
  /// The names of authors.
  public var authorNames: [String]?
  /// The start of an event.
  public var startDate: Date?
  /// The end of an event.
  public var endDate: Date?
  /// The date on which it is due.
  public var dueDate: Date?
  /// The date of its beginning.
  public var contentCreationDate: Date?
  /// The date of its last change.
  public var contentModificationDate: Date?
  /// The degree of latitude.
  public var latitude: NSNumber?
  /// The degree of longitude.
  public var longitude: NSNumber?

  /// Facts without a type of content.
  public override init() {
    super.init()
  }

  /// Facts about a type of content.
  public init(contentType: UTType) {
    self.contentType = contentType.identifier
  }

  /// Facts about a type of content, by its identifier.
  public init(itemContentType: String) {
    contentType = itemContentType
  }
}

/// An item that could be found.
open class CSSearchableItem: NSObject {
  /// The name.
  public var uniqueIdentifier: String
  /// The name of its group; nil: none.
  public var domainIdentifier: String?
  /// The date on which it is forgotten.
  public var expirationDate: Date! = .distantFuture
  /// The facts.
  public var attributeSet: CSSearchableItemAttributeSet

  /// An item with facts; without a name it gets a new one.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// Problems of the index.
public struct CSIndexError: CustomNSError, Hashable, Sendable {
  /// The kind of problem.
  public enum Code: Int, Sendable {
    /// The device has no index.
    case indexingUnsupported = -1005
  }

  /// The kind of problem.
  public let code: Code
  /// The domain of these problems as values of `NSError`.
  public static let errorDomain = "CSIndexErrorDomain"
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// A problem of a kind.
  public init(_ code: Code) {
    self.code = code
  }
}

/// The index of a device. There is none.
///
/// Unchecked because the class is open: it has no values.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let shared = CSSearchableIndex()

  private override init() {
    super.init()
  }

  /// An index of a name.
  public init(name: String) {
    super.init()
  }

  /// Returns the index of the program.
  public class func `default`() -> CSSearchableIndex { shared }

  /// Returns false: there is no index.
  public class func isIndexingAvailable() -> Bool { false }

  /// Reports that there is no index.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CSIndexError(.indexingUnsupported))
  }

  /// Throws: there is no index.
  nonisolated(nonsending) open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    throw CSIndexError(.indexingUnsupported)
  }

  /// Reports that there is no index.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CSIndexError(.indexingUnsupported))
  }

  /// Throws: there is no index.
  nonisolated(nonsending) open func deleteSearchableItems(withIdentifiers identifiers: [String])
    async throws
  {
    throw CSIndexError(.indexingUnsupported)
  }

  /// Reports that there is no index.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CSIndexError(.indexingUnsupported))
  }

  /// Throws: there is no index.
  nonisolated(nonsending) open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String]
  ) async throws {
    throw CSIndexError(.indexingUnsupported)
  }

  /// Reports that there is no index.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CSIndexError(.indexingUnsupported))
  }

  /// Throws: there is no index.
  nonisolated(nonsending) open func deleteAllSearchableItems() async throws {
    throw CSIndexError(.indexingUnsupported)
  }
}
