public import Foundation

/// A search for records.
open class CKQuery: NSObject {
  /// The kind of records.
  public let recordType: CKRecord.RecordType
  /// The condition.
  public let predicate: NSPredicate
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?

  /// A search for records of a kind.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
}

/// Records. Each request is refused: nobody is signed in.
public final class CKDatabase: NSObject, Sendable {
  /// The people who see records.
  public enum Scope: Int, Sendable {
    /// Everybody.
    case `public` = 1
    /// The person, or those who share them.
    case `private`, shared
  }

  /// The people who see the records.
  public let databaseScope: Scope

  init(_ scope: Scope) {
    databaseScope = scope
  }

  /// Reports that nobody is signed in.
  @preconcurrency public func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  /// Throws: nobody is signed in.
  @discardableResult
  nonisolated(nonsending) public func save(_ record: CKRecord) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }

  /// Reports that nobody is signed in.
  @preconcurrency public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  /// Reports that nobody is signed in.
  @preconcurrency public func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) public func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError(.notAuthenticated) }

  /// Reports that nobody is signed in.
  @preconcurrency public func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  /// Reports that nobody is signed in.
  @preconcurrency public func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  /// Throws: nobody is signed in.
  @discardableResult
  nonisolated(nonsending) public func deleteRecord(withID recordID: CKRecord.ID) async throws
    -> CKRecord.ID
  {
    throw CKError(.notAuthenticated)
  }

  /// Reports that nobody is signed in.
  @preconcurrency public func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  /// Reports that nobody is signed in.
  @preconcurrency public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) public func subscription(
    for subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription { throw CKError(.notAuthenticated) }

  /// Throws: nobody is signed in.
  @discardableResult
  nonisolated(nonsending) public func deleteSubscription(
    withID subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription.ID { throw CKError(.notAuthenticated) }

  /// Reports that nobody is signed in.
  @preconcurrency public func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }

  /// Reports to the operation that nobody is signed in.
  public func add(_ operation: CKDatabaseOperation) {
    operation.refuse()
  }
}

/// A wish to learn of changes.
open class CKSubscription: NSObject {
  /// The name of one.
  public typealias ID = String

  /// The words of the news.
  open class NotificationInfo: NSObject {
    /// The words.
    open var alertBody: String?
    /// The title.
    open var title: String?
    /// The key of the words.
    open var alertLocalizationKey: String?
    /// The keys of values in the words.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// The key of the title.
    open var titleLocalizationKey: String?
    /// The keys of values in the title.
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    /// The second line.
    open var subtitle: String?
    /// The kind of news.
    open var category: String?
    /// The keys of values that come with the news.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// The sound.
    open var soundName: String?
    /// Whether the app gets a number.
    open var shouldBadge = false
    /// Whether the app is started without words.
    open var shouldSendContentAvailable = false

    /// News without words.
    public override init() {
      super.init()
    }
  }

  /// The name.
  public let subscriptionID: String
  /// The words of the news.
  open var notificationInfo: NotificationInfo?

  init(_ subscriptionID: String) {
    self.subscriptionID = subscriptionID
  }
}

/// A wish to learn of changes of records that fulfil a condition.
open class CKQuerySubscription: CKSubscription {
  /// The changes that count.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// New records.
    public static let firesOnRecordCreation = Options(rawValue: 1)
    /// Changed records.
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    /// Deleted records.
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    /// The first change alone.
    public static let firesOnce = Options(rawValue: 8)
  }

  /// The kind of records; nil: none.
  public let recordType: CKRecord.RecordType?
  /// The condition.
  public let predicate: NSPredicate
  /// The changes that count.
  public let querySubscriptionOptions: Options

  /// A wish with a name of its own.
  public convenience init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, options: Options = []
  ) {
    self.init(
      recordType: recordType, predicate: predicate, subscriptionID: UUID().uuidString,
      options: options)
  }

  /// A wish with a name.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: String,
    options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(subscriptionID)
  }
}
