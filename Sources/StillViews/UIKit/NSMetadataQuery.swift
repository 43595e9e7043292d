// The names are Foundation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The documents of the program in the cloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The other files of the program in the cloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The documents of others in the cloud that the program may read.
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
  "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
/// The key of a file's name.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The key of the name that a person sees.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The key of a file's address.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The key of a file's path.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The key of the number of bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// The key of the date of the last change.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// The key of the date of creation.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// The key of how far a file has come from the cloud.
public let NSMetadataUbiquitousItemDownloadingStatusKey =
  "NSMetadataUbiquitousItemDownloadingStatusKey"
/// The value of a file that is here as it is in the cloud.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// The value of a file that is only in the cloud.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// The key of the percentage that has come from the cloud.
public let NSMetadataUbiquitousItemPercentDownloadedKey =
  "NSMetadataUbiquitousItemPercentDownloadedKey"
/// The key of the items that an update has added.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
/// The key of the items that an update has changed.
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
/// The key of the items that an update has removed.
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"

/// A file that a search has found.
open class NSMetadataItem: NSObject {
  /// The names of its values: none.
  open var attributes: [String] { [] }

  /// Returns nil: it has no values.
  open func value(forAttribute key: String) -> Any? { nil }
}

/// A search for files, as in the cloud. Nothing is found: there is no index of files.
open class NSMetadataQuery: NSObject {
  /// The object that is asked about results. No effect: there are none.
  open weak var delegate: AnyObject?
  /// The condition. No effect: nothing is searched.
  open var predicate: NSPredicate?
  /// The order of results. No effect: there are none.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// Where files are looked for. No effect: nothing is searched.
  open var searchScopes: [Any] = []
  /// The values that are collected. No effect: there are no results.
  open var valueListAttributes: [String] = []
  /// Seconds between notifications. No effect: none is sent.
  open var notificationBatchingInterval: TimeInterval = 1
  /// The queue of notifications. No effect: none is sent.
  open var operationQueue: OperationQueue?
  /// Whether it was started and not stopped.
  open private(set) var isStarted = false
  /// Whether it was started and stopped.
  open private(set) var isStopped = false
  /// Whether files are collected: never.
  open var isGathering: Bool { false }
  /// The number of results: none.
  open var resultCount: Int { 0 }
  /// The results: none.
  open var results: [Any] { [] }

  /// A search.
  public override init() {
    super.init()
  }

  /// Notes that it was started, once, and returns whether it was not before. No notification is sent: nothing is found.
  @discardableResult
  open func start() -> Bool {
    defer { (isStarted, isStopped) = (true, false) }
    return !isStarted
  }

  /// Notes that it was stopped.
  open func stop() {
    if isStarted { (isStarted, isStopped) = (false, true) }
  }

  /// No effect: there are no results that could change.
  open func enableUpdates() {}

  /// No effect: there are no results that could change.
  open func disableUpdates() {}

  /// Stops the program: there are no results.
  open func result(at idx: Int) -> Any {
    preconditionFailure("a search for files has no results")
  }

  /// Returns the place of no result: nothing is found.
  open func index(ofResult result: Any) -> Int { NSNotFound }
}

extension NSNotification.Name {
  /// A search has found its first results. No effect: it is never sent.
  public static let NSMetadataQueryDidFinishGathering = Self(
    "NSMetadataQueryDidFinishGatheringNotification")
  /// The results of a search have changed. No effect: it is never sent.
  public static let NSMetadataQueryDidUpdate = Self("NSMetadataQueryDidUpdateNotification")
  /// A search was started. No effect: it is never sent.
  public static let NSMetadataQueryDidStartGathering = Self(
    "NSMetadataQueryDidStartGatheringNotification")
  /// A search has found more. No effect: it is never sent.
  public static let NSMetadataQueryGatheringProgress = Self(
    "NSMetadataQueryGatheringProgressNotification")
}
