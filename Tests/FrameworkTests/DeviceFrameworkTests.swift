import AdSupport
import AppTrackingTransparency
import BackgroundTasks
import CoreBluetooth
import CoreSpotlight
import CoreTelephony
import MetricKit
import MobileCoreServices
import SwiftUI
import SystemConfiguration
import Testing
import UniformTypeIdentifiers
import WatchConnectivity

/// A connection to a watch, as programs keep it.
private final class WatchModel: NSObject, WCSessionDelegate {
  private var queued: [[String: Any]] = []

  func start() {
    guard WCSession.isSupported() else { return }
    WCSession.default.delegate = self
    WCSession.default.activate()
  }

  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  ) {
    if activationState == .activated { try? session.updateApplicationContext(["a": queued]) }
  }
  func sessionDidBecomeInactive(_ session: WCSession) {}
  func sessionDidDeactivate(_ session: WCSession) { session.activate() }
  func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
    queued.append(message)
  }
}

/// A protocol that programs put before the session.
private protocol WatchSession {
  var activationState: WCSessionActivationState { get }
  func updateApplicationContext(_ applicationContext: [String: Any]) throws
  func activate()
  var delegate: (any WCSessionDelegate)? { get set }
}

extension WCSession: WatchSession {}

/// A search for devices, as programs write it.
private final class Scanner: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
  private(set) var manager: CBCentralManager?
  private var found: [CBPeripheral] = []
  private let heartRate = CBUUID(string: "180d")

  func start() {
    manager = CBCentralManager(delegate: self, queue: nil)
    manager?.scanForPeripherals(
      withServices: [heartRate], options: [CBCentralManagerScanOptionAllowDuplicatesKey: false])
    manager?.stopScan()
  }

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    switch central.state {
    case .poweredOn: central.scanForPeripherals(withServices: nil)
    case .poweredOff, .unauthorized, .unsupported, .resetting, .unknown: break
    }
  }

  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi signal: NSNumber
  ) {
    _ = advertisementData[CBAdvertisementDataLocalNameKey] as? String
    _ = advertisementData[CBAdvertisementDataServiceUUIDsKey]
    peripheral.delegate = self
    found.append(peripheral)
    central.connect(peripheral)
  }

  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    if peripheral.state == CBPeripheralState.connected, peripheral.name != nil {
      peripheral.discoverServices([heartRate])
    }
  }

  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {
    for value in service.characteristics ?? [] where value.uuid == heartRate {
      if value.properties.contains(CBCharacteristicProperties.notify) {
        peripheral.setNotifyValue(true, for: value)
      }
      peripheral.readValue(for: value)
      peripheral.writeValue(value.value ?? Data(), for: value, type: .withResponse)
    }
  }

  func read(_ value: CBCharacteristic, as type: CBCharacteristicWriteType, of peer: CBPeer) {}
}

/// Measurements, as programs receive them.
private final class Metrics: NSObject, MXMetricManagerSubscriber {
  private(set) var count = 0

  func didReceive(_ payloads: [MXMetricPayload]) { count += payloads.count }
  func didReceive(_ payloads: [MXDiagnosticPayload]) {
    for payload in payloads { count += payload.jsonRepresentation().count }
  }
}

@Suite struct DeviceFrameworkTests {
  @Test func noWatchIsThere() throws {
    let model = WatchModel()
    model.start()
    let session: any WatchSession = WCSession.default
    #expect(!WCSession.isSupported() && session.activationState == .notActivated)
    #expect(throws: WCError(.sessionNotActivated)) {
      try session.updateApplicationContext(["habits": [["title": "Read"]]])
    }
    var problem: (any Error)?
    WCSession.default.sendMessage(["a": 1], replyHandler: nil) { problem = $0 }
    WCSession.default.sendMessageData(Data(), replyHandler: nil)
    #expect((problem as? WCError)?.code == .sessionNotActivated)
    let transfer: WCSessionUserInfoTransfer = WCSession.default.transferUserInfo(["a": 1])
    #expect(!transfer.isTransferring && transfer.userInfo["a"] as? Int == 1)
    transfer.cancel()
    #expect(!WCSession.default.isReachable && !WCSession.default.isPaired)
    #expect(!WCSession.default.isWatchAppInstalled && !WCSession.default.hasContentPending)
    #expect(WCSession.default.receivedApplicationContext.isEmpty)
  }

  @Test func theSessionKeepsItsDelegateWeakly() {
    do {
      let model = WatchModel()
      WCSession.default.delegate = model
      #expect(WCSession.default.delegate === model)
    }
    #expect(WCSession.default.delegate == nil)
  }

  @Test func nothingRunsInTheBackground() async {
    let isKnown = BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) {
      ($0 as? BGAppRefreshTask)?.setTaskCompleted(success: true)
      ($0 as? BGProcessingTask)?.expirationHandler = {}
    }
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    request.earliestBeginDate = Date(timeIntervalSinceNow: 60)
    let longer = BGProcessingTaskRequest(identifier: "clean")
    longer.requiresNetworkConnectivity = true
    longer.requiresExternalPower = true
    #expect(isKnown && request.identifier == "refresh")
    for request: BGTaskRequest in [request, longer] {
      #expect(throws: BGTaskScheduler.Error(.unavailable)) {
        try BGTaskScheduler.shared.submit(request)
      }
    }
    BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: "refresh")
    BGTaskScheduler.shared.cancelAllTaskRequests()
    BGTaskScheduler.shared.getPendingTaskRequests { #expect($0.isEmpty) }
    #expect(await BGTaskScheduler.shared.pendingTaskRequests().isEmpty)
    func finish(_ task: BGTask) -> String { task.identifier }
  }

  @Test func itemsHaveFactsAndNoIndex() async {
    let facts = CSSearchableItemAttributeSet(contentType: .url)
    facts.title = "Site"
    facts.contentDescription = "A page"
    facts.keywords = ["page"]
    #expect(facts.contentType == "public.url")
    #expect(CSSearchableItemAttributeSet(itemContentType: kUTTypeText).contentType == "public.text")
    let item = CSSearchableItem(
      uniqueIdentifier: "site", domainIdentifier: "sites", attributeSet: facts)
    item.expirationDate = .distantFuture
    let index = CSSearchableIndex.default()
    await #expect(throws: CSIndexError.self) { try await index.indexSearchableItems([item]) }
    var problem: (any Error)?
    index.deleteAllSearchableItems { problem = $0 }
    #expect((problem as? CSIndexError)?.code == .indexingUnsupported)
    index.deleteSearchableItems(withIdentifiers: [item.uniqueIdentifier]) { problem = $0 }
    index.deleteSearchableItems(withDomainIdentifiers: ["sites"], completionHandler: nil)
    #expect(!CSSearchableIndex.isIndexingAvailable())
    #expect(CSSearchableItemActionType != CSQueryContinuationActionType)
    #expect(CSSearchableItemActivityIdentifier != CSSearchQueryString)
  }

  @MainActor @Test func foundItemsContinue() throws {
    let view = Text("A").onContinueUserActivity(CSSearchableItemActionType) { activity in
      _ = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String
    }
    _ = try Stage(size: CGSize(width: 100, height: 100)) { view }.layoutReport()
  }

  @Test func noDeviceIsFound() {
    let scanner = Scanner()
    scanner.start()
    #expect(scanner.manager?.state == .unsupported && scanner.manager?.isScanning == false)
    #expect(CBManager.authorization == CBManagerAuthorization.denied)
    #expect(CBUUID(string: "180d") == CBUUID(string: "180D"))
    #expect(CBManagerState.poweredOn.rawValue == 5)
    #expect(scanner.manager?.retrievePeripherals(withIdentifiers: [UUID()]) == [])
    #expect(!CBCentralManagerOptionShowPowerAlertKey.isEmpty)
  }

  @Test func thereIsNoMobileNetwork() {
    let info = CTTelephonyNetworkInfo()
    let carrier: CTCarrier? = info.subscriberCellularProvider
    #expect(carrier?.carrierName == nil && info.serviceSubscriberCellularProviders == nil)
    let generation: String =
      switch info.currentRadioAccessTechnology {
      case CTRadioAccessTechnologyLTE: "4G"
      case CTRadioAccessTechnologyNR, CTRadioAccessTechnologyNRNSA: "5G"
      case CTRadioAccessTechnologyWCDMA: "3G"
      case CTRadioAccessTechnologyEdge, CTRadioAccessTechnologyGPRS: "2G"
      default: "none"
      }
    #expect(generation == "none")
  }

  @Test func thereIsAWayToEachHost() throws {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
    address.sin_family = sa_family_t(AF_INET)
    let route = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe SCNetworkReachabilityCreateWithAddress(nil, $0)
      }
    }
    let named: SCNetworkReachability? = unsafe SCNetworkReachabilityCreateWithName(
      nil, "example.org")
    for way in [route, named] {
      var flags = SCNetworkReachabilityFlags()
      let isKnown = unsafe SCNetworkReachabilityGetFlags(try #require(way), &flags)
      #expect(isKnown && flags.contains(.reachable) && !flags.contains(.connectionRequired))
      #expect(flags.rawValue & UInt32(kSCNetworkFlagsReachable) != 0)
      #expect(flags.rawValue & UInt32(kSCNetworkFlagsConnectionRequired) == 0)
      #expect(kSCNetworkReachabilityFlagsReachable == kSCNetworkFlagsReachable)
      #expect(kSCNetworkReachabilityFlagsConnectionRequired == kSCNetworkFlagsConnectionRequired)
    }
    let callback: SCNetworkReachabilityCallBack = { _, _, _ in }
    var context = unsafe SCNetworkReachabilityContext(
      version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
    let way = try #require(named)
    let isSet = unsafe SCNetworkReachabilitySetCallback(way, callback, &context)
    #expect(isSet && SCNetworkReachabilitySetDispatchQueue(way, .main))
  }

  @Test func nothingIsMeasured() {
    let metrics = Metrics()
    MXMetricManager.shared.add(metrics)
    metrics.didReceive(MXMetricManager.shared.pastPayloads)
    metrics.didReceive(MXMetricManager.shared.pastDiagnosticPayloads)
    MXMetricManager.shared.remove(metrics)
    #expect(metrics.count == 0)
  }

  @Test func nobodyIsFollowed() async {
    #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    ATTrackingManager.requestTrackingAuthorization { #expect($0 != .authorized) }
    let manager = ASIdentifierManager.shared()
    #expect(manager.advertisingIdentifier.uuidString.allSatisfy { "0-".contains($0) })
    #expect(!manager.isAdvertisingTrackingEnabled)
  }

  @Test func typesHaveIdentifiers() {
    let identifiers: [(String, String)] = [
      (kUTTypeItem, "public.item"), (kUTTypeContent, "public.content"),
      (kUTTypeData, "public.data"), (kUTTypeFolder, "public.folder"),
      (kUTTypeText, "public.text"), (kUTTypePlainText, "public.plain-text"),
      (kUTTypeUTF8PlainText, "public.utf8-plain-text"), (kUTTypeRTF, "public.rtf"),
      (kUTTypeHTML, "public.html"), (kUTTypeXML, "public.xml"), (kUTTypeJSON, "public.json"),
      (kUTTypeCommaSeparatedText, "public.comma-separated-values-text"),
      (kUTTypeURL, "public.url"), (kUTTypeFileURL, "public.file-url"),
      (kUTTypeImage, "public.image"), (kUTTypeJPEG, "public.jpeg"), (kUTTypePNG, "public.png"),
      (kUTTypeGIF, "com.compuserve.gif"), (kUTTypeTIFF, "public.tiff"),
      (kUTTypePDF, "com.adobe.pdf"), (kUTTypeMovie, "public.movie"),
      (kUTTypeVideo, "public.video"), (kUTTypeMPEG4, "public.mpeg-4"),
      (kUTTypeQuickTimeMovie, "com.apple.quicktime-movie"), (kUTTypeAudio, "public.audio"),
      (kUTTypeMP3, "public.mp3"), (kUTTypeMPEG4Audio, "public.mpeg-4-audio"),
      (kUTTypeZipArchive, "com.pkware.zip-archive"), (kUTTypeVCard, "public.vcard"),
    ]
    for (constant, identifier) in identifiers { #expect(constant as String == identifier) }
    #expect(UTType(kUTTypePNG) == .png)
  }
}
