import AVFoundation
import Accelerate
import AppIntents
import CloudKit
import CoreData
import NaturalLanguage
import Speech
import StoreKit
import SwiftUI
import Testing
import UserNotifications
import WatchKit
import WebKit
import WidgetKit

/// Members that whole apps use: recordings, notes in the cloud, watches.
@MainActor @Suite struct WholeAppMemberTests {
  @Test func sessionsNameTheirInterruptions() {
    let information: [AnyHashable: Any] = [
      AVAudioSessionInterruptionTypeKey: UInt(1), AVAudioSessionInterruptionOptionKey: UInt(1),
    ]
    let type = (information[AVAudioSessionInterruptionTypeKey] as? UInt)
      .flatMap(AVAudioSession.InterruptionType.init)
    #expect(type == .began)
    #expect(AVAudioSession.InterruptionOptions(rawValue: 1).contains(.shouldResume))
    #expect(AVAudioSession.RouteChangeReason(rawValue: 2) == .oldDeviceUnavailable)
    let names = [
      AVAudioSession.interruptionNotification, AVAudioSession.routeChangeNotification,
      AVAudioSession.mediaServicesWereResetNotification,
      AVAudioSession.mediaServicesWereLostNotification,
      AVAudioSession.silenceSecondaryAudioHintNotification,
    ]
    #expect(Set(names).count == 5)
    let keys = [
      AVAudioSessionRouteChangeReasonKey, AVAudioSessionRouteChangePreviousRouteKey,
      AVAudioSessionInterruptionReasonKey, AVAudioSessionSilenceSecondaryAudioHintTypeKey,
    ]
    #expect(Set(keys).count == 4)
    #expect(AVAudioSession.InterruptionReason(rawValue: 4) == .routeDisconnected)
    #expect(AVAudioSession.SilenceSecondaryAudioHintType(rawValue: 1) == .begin)
  }

  @Test func nothingIsExported() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/film.mov"))
    let session = try #require(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetAppleM4A))
    session.outputURL = URL(fileURLWithPath: "/sound.m4a")
    session.outputFileType = .m4a
    session.timeRange = CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 1))
    #expect(session.status == .unknown && session.supportedFileTypes.contains(.mp4))
    await session.export()
    #expect(session.status == .failed && session.error != nil && session.progress == 0)
    await #expect(throws: CocoaError.self) {
      try await session.export(to: URL(fileURLWithPath: "/sound.m4a"), as: .m4a)
    }
    #expect(AVAssetExportSession.exportPresets(compatibleWith: asset).isEmpty)
    #expect(AVAssetExportSession.allExportPresets().contains(AVAssetExportPresetPassthrough))
    #expect(asset.tracks.isEmpty && asset.tracks(withMediaType: .video).isEmpty)
    await #expect(throws: CocoaError.self) {
      let tracks: [AVAssetTrack] = try await asset.loadTracks(withMediaType: .video)
      _ = try await tracks[0].load(.naturalSize).width
      _ = try await tracks[0].load(.preferredTransform).a
      _ = try await tracks[0].load(.nominalFrameRate) + 1
      _ = try await asset.load(.tracks).first?.timeRange
    }
    let format = AVCaptureDevice.Format()
    #expect(format.videoMaxZoomFactor == 1)
    let settings = AVCapturePhotoSettings()
    settings.isHighResolutionPhotoEnabled = true
    settings.isAutoStillImageStabilizationEnabled = true
    #expect(settings.flashMode == .off)
  }

  @Test func speechOfAMicrophoneTakesBuffers() throws {
    let request = SFSpeechAudioBufferRecognitionRequest()
    let form = try #require(AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1))
    request.append(try #require(AVAudioPCMBuffer(pcmFormat: form, frameCapacity: 8)))
    request.endAudio()
    #expect(request.shouldReportPartialResults)
  }

  @Test func productsOfVectorsAreSummed() {
    let (one, other): ([Float], [Float]) = ([1, 2, 3, 9], [4, 5, 6, 9])
    var result: Float = 0
    unsafe vDSP_dotpr(one, 1, other, 1, &result, 3)
    #expect(result == 32)
    unsafe vDSP_dotpr(one, 2, other, 2, &result, 2)
    #expect(result == 22)
    unsafe vDSP_distancesq(one, 1, other, 1, &result, 3)
    #expect(result == 27)
    var long = 0.0
    unsafe vDSP_dotprD([1, 2], 1, [3, 4], 1, &long, 2)
    #expect(long == 11)
    unsafe vDSP_distancesqD([1, 2], 1, [3, 4], 1, &long, 2)
    #expect(long == 8)
  }

  @Test func noVectorsOfTextsAreInstalled() {
    #expect(NLEmbedding.sentenceEmbedding(for: .english) == nil)
    #expect(NLEmbedding.wordEmbedding(for: .german)?.vector(for: "Haus") == nil)
  }

  @Test func zonesOfTheCloudAreRefused() async {
    let database = CKContainer.default().privateCloudDatabase
    await #expect(throws: CKError.self) { _ = try await database.allRecordZones() }
    var token: CKServerChangeToken?
    await #expect(throws: CKError.self) {
      let result = try await database.recordZoneChanges(
        inZoneWith: CKRecordZone.ID(zoneName: "Notes"), since: token)
      for (_, change) in result.modificationResultsByID {
        if case .success(let found) = change { _ = found.record.recordType }
      }
      token = result.changeToken
    }
    await #expect(throws: CKError.self) {
      _ = try await database.modifyRecords(saving: [], deleting: [])
    }
    #expect(CKError(.notAuthenticated).partialErrorsByItemID == nil)
    #expect(CKError.errorDomain == CKErrorDomain && CKPartialErrorsByItemIDKey.hasPrefix("CK"))
  }

  @Test func storesAreAddedAndMoved() throws {
    let name = NSPersistentCloudKitContainer.eventNotificationUserInfoKey
    let note = Notification(name: NSPersistentCloudKitContainer.eventChangedNotification)
    let event = note.userInfo?[name] as? NSPersistentCloudKitContainer.Event
    #expect(event?.type == nil)
    let container = NSPersistentContainer(name: "A", managedObjectModel: NSManagedObjectModel())
    container.loadPersistentStores { _, _ in }
    let coordinator = container.persistentStoreCoordinator
    #expect(coordinator.persistentStores.count == 1)
    let (old, new) = (URL(fileURLWithPath: "/old"), URL(fileURLWithPath: "/new"))
    let store = try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: old, options: nil)
    #expect(coordinator.persistentStore(for: old) === store && store.type == NSSQLiteStoreType)
    try coordinator.migratePersistentStore(
      store, to: new, options: nil, withType: NSInMemoryStoreType)
    #expect(coordinator.persistentStores.compactMap(\.url) == [new])
  }

  private struct Recording: AudioRecordingIntent {
    static let title: LocalizedStringResource = "Record"
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func recordingsAreIntents() {
    let intent: any SystemIntent = Recording()
    #expect(type(of: intent).title.key == "Record")
  }

  private final class Notice: WKUserNotificationHostingController<Text> {
    override var body: Text { Text("Tea") }
    override func willActivate() { super.willActivate() }
    override func didReceive(_ notification: UNNotification) {}
  }

  private struct WatchProgram: App {
    var body: some Scene {
      WindowGroup { Text("Tea") }
      WKNotificationScene(controller: Notice.self, category: "tea")
    }
  }

  @Test func watchesShowNotificationsInViews() {
    #expect(Notice().notificationActions.isEmpty && Notice.isInteractive == false)
    #expect("\(type(of: WatchProgram().body))".contains("SceneList"))
  }

  /// Code for phones and watches has a case for corners in its `switch`, and none of phones has to have one.
  @Test func familiesOfWatchesMayStandInPatterns() {
    func isSmall(_ family: WidgetFamily) -> Bool {
      switch family {
      case .systemSmall, .accessoryCircular, .accessoryCorner: true
      case .systemMedium, .systemLarge, .systemExtraLarge: false
      case .accessoryRectangular, .accessoryInline: false
      @unknown default: false
      }
    }
    func isLine(_ family: WidgetFamily) -> Bool {
      switch family {
      case .accessoryInline: true
      case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
      case .accessoryCircular, .accessoryRectangular: false
      }
    }
    #expect(WidgetFamily.allCases.filter(isSmall) == [.systemSmall, .accessoryCircular])
    #expect(WidgetFamily.allCases.filter(isLine).count == 1)
  }

  @Test func receiptsCanBeAskedFor() {
    let request = SKReceiptRefreshRequest(receiptProperties: ["expired": true])
    request.start()
    #expect(request.receiptProperties?.count == 1)
  }

  @Test func pagesOfTheWebAreReadLater() async {
    let text = await withCheckedContinuation { next in
      NSAttributedString.loadFromHTML(data: Data("<p>Tea <b>time</b></p>".utf8)) { text, _, _ in
        next.resume(returning: text?.string)
      }
    }
    #expect(text?.trimmingCharacters(in: .whitespacesAndNewlines) == "Tea time")
  }
}
