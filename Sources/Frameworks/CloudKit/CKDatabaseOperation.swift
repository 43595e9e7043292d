public import Foundation

/// A request to a database. It is refused as soon as a database gets it.
open class CKDatabaseOperation: NSObject {
  /// No effect: nothing is sent.
  open var database: CKDatabase?
  /// No effect: nothing is sent.
  open var qualityOfService = QualityOfService.default
  /// The function that is called at the end.
  open var completionBlock: (() -> Void)?

  /// Tells the functions of the operation that nobody is signed in.
  func refuse() {
    completionBlock?()
  }
}

/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation {
  /// The rule for records that changed meanwhile.
  public enum RecordSavePolicy: Int, Sendable {
    /// They stay, changed values are saved, or all values are.
    case ifServerRecordUnchanged, changedKeys, allKeys
  }

  /// The records to save.
  open var recordsToSave: [CKRecord]?
  /// The records to delete.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// The rule for records that changed meanwhile.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// The function that is told of the end.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// The function that is told of the end.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Saves and deletes records.
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
  }

  override func refuse() {
    modifyRecordsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
    modifyRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
    super.refuse()
  }
}

/// Searches for records.
open class CKQueryOperation: CKDatabaseOperation {
  /// A place in the results.
  public final class Cursor: NSObject, Sendable {}

  /// The search; nil: none.
  open var query: CKQuery?
  /// The number of results; 0: all.
  open var resultsLimit = 0
  /// The keys of values; nil: all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// The function for each record. Never called.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// The function for each record. Never called.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// The function that is told of the end.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// The function that is told of the end.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  /// A search.
  public init(query: CKQuery) {
    self.query = query
  }

  override func refuse() {
    queryCompletionBlock?(nil, CKError(.notAuthenticated))
    queryResultBlock?(.failure(CKError(.notAuthenticated)))
    super.refuse()
  }
}

/// Saves and deletes wishes to learn of changes.
open class CKModifySubscriptionsOperation: CKDatabaseOperation {
  /// The function that is told of the end.
  open var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [String]?, (any Error)?) -> Void)?

  /// Saves and deletes wishes.
  public init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [String]? = nil
  ) {}

  override func refuse() {
    modifySubscriptionsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
    super.refuse()
  }
}
