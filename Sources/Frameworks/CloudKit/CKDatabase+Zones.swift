// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A point in the history of a zone. There is none: nobody is signed in.
public final class CKServerChangeToken: NSObject, Sendable {
  private override init() {
    super.init()
  }
}

// Each request is refused: nobody is signed in.
extension CKDatabase {
  /// A change of a zone.
  public enum DatabaseChange {
    /// A zone that changed.
    public struct Modification: Sendable {
      /// The zone.
      public let zoneID: CKRecordZone.ID
    }

    /// A zone that was deleted.
    public struct Deletion: Sendable {
      /// The zone.
      public let zoneID: CKRecordZone.ID
    }
  }

  /// A change of a record.
  public enum RecordZoneChange {
    /// A record that changed.
    public struct Modification: Sendable {
      /// The record.
      public let record: CKRecord
    }

    /// A record that was deleted.
    public struct Deletion: Sendable {
      /// The name of the record.
      public let recordID: CKRecord.ID
      /// The kind of record.
      public let recordType: CKRecord.RecordType
    }
  }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) public func allRecordZones() async throws -> [CKRecordZone] {
    throw CKError(.notAuthenticated)
  }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) public func recordZone(
    for recordZoneID: CKRecordZone.ID
  ) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }

  /// Throws: nobody is signed in.
  @discardableResult
  nonisolated(nonsending) public func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }

  /// Throws: nobody is signed in.
  @discardableResult
  nonisolated(nonsending) public func deleteRecordZone(
    withID zoneID: CKRecordZone.ID
  ) async throws -> CKRecordZone.ID {
    throw CKError(.notAuthenticated)
  }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) public func recordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID, since token: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
  ) async throws -> (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
    deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw CKError(.notAuthenticated) }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) public func databaseChanges(
    since token: CKServerChangeToken?, resultsLimit: Int? = nil
  ) async throws -> (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
    changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw CKError(.notAuthenticated) }

  /// Throws: nobody is signed in.
  nonisolated(nonsending) public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError(.notAuthenticated) }
}

/// The key of the errors of single items in an error's information.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The domain of the errors.
public let CKErrorDomain = "CKErrorDomain"
