// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// A value of a record.
public protocol CKRecordValueProtocol {}
/// A value of a record.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSObject: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// A zone of records.
open class CKRecordZone: NSObject {
  /// The name of a zone.
  public final class ID: NSObject, Sendable {
    /// The name.
    public let zoneName: String
    /// The owner.
    public let ownerName: String

    /// The name of a zone of an owner.
    public init(zoneName: String = "_defaultZone", ownerName: String = CKCurrentUserDefaultName) {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }

    /// The zone that needs no name.
    public static let `default` = ID()

    public override var hash: Int { zoneName.hashValue }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
    }
  }

  /// The name.
  public let zoneID: ID

  /// A zone of a name.
  public init(zoneName: String) {
    zoneID = ID(zoneName: zoneName)
  }

  /// A zone of a name.
  public init(zoneID: ID) {
    self.zoneID = zoneID
  }

  /// Returns the zone that needs no name.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// The name of the person who uses the device.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// Values by keys. They are kept in memory.
///
/// Unchecked because the values that change lie behind a lock.
open class CKRecord: NSObject, @unchecked Sendable {
  /// The kind of records.
  public typealias RecordType = String
  /// The key of a value.
  public typealias FieldKey = String

  /// The name of a record.
  public final class ID: NSObject, Sendable {
    /// The name.
    public let recordName: String
    /// The zone.
    public let zoneID: CKRecordZone.ID

    /// A name in a zone.
    public init(
      recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = CKRecordZone.ID.default
    ) {
      self.recordName = recordName
      self.zoneID = zoneID
    }

    public override var hash: Int { recordName.hashValue }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
    }
  }

  /// The effect of a deleted record on those that name it.
  public enum ReferenceAction: UInt, Sendable {
    /// None, or they are deleted too.
    case none, deleteSelf
  }

  /// The name of a record as a value.
  public final class Reference: NSObject, Sendable {
    /// The name of the record.
    public let recordID: ID
    /// The effect of its end.
    public let action: ReferenceAction

    /// A reference to a name.
    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }

    /// A reference to a record.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  /// The kind.
  public let recordType: RecordType
  /// The name.
  public let recordID: ID
  /// The time at which it was saved first: nil.
  public var creationDate: Date? { nil }
  /// The time at which it was saved last: nil.
  public var modificationDate: Date? { nil }
  /// The person who saved it first: nil.
  public var creatorUserRecordID: ID? { nil }
  /// The record that it belongs to; nil: none.
  open var parent: Reference? {
    get { lock.withLock { keptParent } }
    set { lock.withLock { keptParent = newValue } }
  }
  private let lock = NSLock()
  private var keptParent: Reference?
  private var keptValues: [FieldKey: any CKRecordValueProtocol] = [:]

  /// A record without values.
  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
  }

  /// A value; nil: none.
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { lock.withLock { keptValues[key] } }
    set { lock.withLock { keptValues[key] = newValue } }
  }

  /// Returns a value; nil: none.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
  /// Sets a value; nil: none.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    self[key] = object
  }
  /// Sets a value; nil: none.
  open func setValue(_ value: Any?, forKey key: FieldKey) {
    self[key] = value as? any CKRecordValueProtocol
  }
  /// Returns a value; nil: none.
  open func value(forKey key: FieldKey) -> Any? { self[key] }
  /// Returns the keys, sorted.
  open func allKeys() -> [FieldKey] { lock.withLock { keptValues.keys.sorted() } }
}

/// A file as a value.
open class CKAsset: NSObject {
  /// The file.
  public let fileURL: URL?

  /// A file.
  public init(fileURL: URL) {
    self.fileURL = fileURL
  }
}
