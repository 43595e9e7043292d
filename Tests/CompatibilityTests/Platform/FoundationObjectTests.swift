import Foundation
import SwiftUI
import Testing

/// Objects of Foundation and Core Foundation that Linux's Foundation has not.
struct FoundationObjectTests {
  /// Returns the bytes at the place of data; nil: there is none.
  private func bytes(of data: CFData?) -> [UInt8]? {
    guard let place = unsafe CFDataGetBytePtr(data) else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: place, count: CFDataGetLength(data)))
  }

  @Test(arguments: [1, 14, 15, 4096]) func bytesOfDataHaveAPlace(_ count: Int) {
    let data: CFData = Data((0..<count).map { UInt8($0 % 251) })
    #expect(CFDataGetLength(data) == count)
    #expect(bytes(of: data) == Array(data))
  }

  @Test func noDataHaveNoPlace() {
    #expect(CFDataGetLength(nil) == 0)
    #expect(bytes(of: Data()) == nil && bytes(of: nil) == nil)
  }

  @Test func bytesAreCopiedFromAPlaceThatMayBeMissing() {
    var number: UInt32 = 7
    let bytes: [UInt8] = [1, 0, 0, 0]
    unsafe bytes.withUnsafeBytes { place in
      _ = unsafe memcpy(&number, place.baseAddress, 4)
    }
    #expect(number == 1)
    let nothing = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
    unsafe memcpy(&number, nothing.baseAddress, 4)
    #expect(number == 1)
  }

  @Test func aTimerIsMadeFromNothing() {
    var timer = Timer()
    timer.invalidate()
    timer = Timer(timeInterval: 1, repeats: false) { _ in }
    #expect(timer.timeInterval == 0)
  }

  @Test func searchesForFilesFindNothing() {
    let query = NSMetadataQuery()
    query.searchScopes = [
      NSMetadataQueryUbiquitousDocumentsScope, NSMetadataQueryUbiquitousDataScope,
      NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope,
    ]
    query.predicate = NSPredicate(value: true)
    query.sortDescriptors = []
    query.valueListAttributes = [
      NSMetadataItemFSNameKey, NSMetadataItemDisplayNameKey, NSMetadataItemURLKey,
      NSMetadataItemPathKey, NSMetadataItemFSSizeKey, NSMetadataItemFSContentChangeDateKey,
      NSMetadataItemFSCreationDateKey, NSMetadataUbiquitousItemDownloadingStatusKey,
      NSMetadataUbiquitousItemDownloadingStatusCurrent,
      NSMetadataUbiquitousItemDownloadingStatusNotDownloaded,
      NSMetadataUbiquitousItemPercentDownloadedKey, NSMetadataQueryUpdateAddedItemsKey,
      NSMetadataQueryUpdateChangedItemsKey, NSMetadataQueryUpdateRemovedItemsKey,
    ]
    query.notificationBatchingInterval = 2
    query.operationQueue = .main
    query.delegate = nil
    let names: [Notification.Name] = [
      .NSMetadataQueryDidFinishGathering, .NSMetadataQueryDidUpdate,
      .NSMetadataQueryDidStartGathering, .NSMetadataQueryGatheringProgress,
    ]
    #expect(Set(names).count == 4)
    #expect(query.start() && !query.start())
    query.disableUpdates()
    query.enableUpdates()
    #expect(query.isStarted && !query.isStopped && !query.isGathering)
    query.stop()
    #expect(query.isStopped && query.resultCount == 0 && query.results.isEmpty)
    #expect(query.index(ofResult: query) == NSNotFound)
    let item = NSMetadataItem()
    #expect(item.attributes.isEmpty && item.value(forAttribute: NSMetadataItemPathKey) == nil)
  }
}

/// Conditions made of two expressions.
struct ComparisonPredicateTests {
  private typealias Comparison = _ComparisonPredicate

  private func holds(
    _ type: Comparison.Operator, _ left: Any, _ right: Any,
    _ options: Comparison.Options = [], _ modifier: Comparison.Modifier = .direct
  ) -> Bool {
    let predicate = Comparison(
      leftExpression: _Expression(forKeyPath: "value"),
      rightExpression: _Expression(forConstantValue: right),
      modifier: modifier, type: type, options: options)
    #expect(predicate.predicateOperatorType == type && predicate.options == options)
    #expect(predicate.comparisonPredicateModifier == modifier)
    #expect(predicate.leftExpression.keyPath == "value")
    #expect(predicate.rightExpression.constantValue != nil)
    return predicate.evaluate(with: ["value": left])
  }

  @Test func numbersAndDatesAreOrdered() {
    #expect(holds(.equalTo, 3, 3.0) && holds(.notEqualTo, 3, 4))
    #expect(holds(.lessThan, 3, 4) && !holds(.lessThan, 4, 4))
    #expect(holds(.lessThanOrEqualTo, 4, 4) && holds(.greaterThanOrEqualTo, 4, 4))
    #expect(holds(.greaterThan, Date.distantFuture, Date.distantPast))
    #expect(holds(.between, 5, [1, 9]) && !holds(.between, 10, [1, 9]))
    #expect(!holds(.customSelector, 1, 1))
  }

  @Test func textsAreComparedAsTheOptionsSay() {
    #expect(!holds(.equalTo, "Café", "cafe"))
    #expect(holds(.equalTo, "Café", "cafe", [.caseInsensitive, .diacriticInsensitive]))
    #expect(holds(.beginsWith, "Stillframe", "Still", .normalized))
    #expect(holds(.endsWith, "Stillframe", "FRAME", .caseInsensitive))
    #expect(holds(.contains, "Stillframe", "fra") && holds(.in, "fra", "Stillframe"))
    #expect(holds(.like, "a.md", "*.md") && !holds(.like, "axmd", "a.?d"))
    #expect(holds(.matches, "b12", "[a-c]\\d+"))
  }

  @Test func manyValuesAreComparedOneByOne() {
    #expect(holds(.in, "b", ["a", "b"]) && holds(.contains, [1, 2], 2))
    #expect(holds(.greaterThan, [1, 5], 3, [], .any) && !holds(.greaterThan, [1, 5], 3, [], .all))
  }
}
