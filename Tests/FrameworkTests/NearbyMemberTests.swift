import AVFoundation
import CoreBluetooth
import CoreLocation
import CoreTelephony
import MultipeerConnectivity
import PDFKit
import Photos
import Security
import SwiftUI
import Testing
import WebKit

private final class Advertiser: NSObject, CBPeripheralManagerDelegate {
  private(set) var manager: CBPeripheralManager?

  override init() {
    super.init()
    manager = CBPeripheralManager(delegate: self, queue: nil)
  }

  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {}
}

private final class Scanner: NSObject, CLLocationManagerDelegate {
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {
    for beacon in beacons { print(beacon.uuid, beacon.proximity, beacon.accuracy, beacon.rssi) }
  }
}

private final class Browser: NSObject, WKNavigationDelegate, WKUIDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    navigationResponse.response.url == nil ? .cancel : .download
  }

  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) {
    decisionHandler(origin.host.isEmpty ? .deny : .prompt)
  }

  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { windowFeatures.width == nil ? nil : webView }
}

/// Members that whole apps use: transmitters and devices nearby, pages, certificates.
@MainActor @Suite struct NearbyMemberTests {
  @Test func regionsOfTransmittersKeepTheirNumbers() throws {
    let uuid = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let region = CLBeaconRegion(uuid: uuid, major: 1, minor: 456, identifier: "here")
    #expect(region.major == 1 && region.minor == 456 && region.identifier == "here")
    #expect(region.beaconIdentityConstraint.minor == 456)
    #expect(region.peripheralData(withMeasuredPower: nil).count == 0)
    let group = CLBeaconRegion(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: 2),
      identifier: "group")
    #expect(group.major == 2 && group.minor == nil && group.beaconIdentityConstraint.major == 2)
    #expect(CLBeaconRegion(uuid: uuid, identifier: "all").beaconIdentityConstraint.major == nil)
    let scanner = Scanner()
    let manager = CLLocationManager()
    manager.delegate = scanner
    manager.startRangingBeacons(satisfying: region.beaconIdentityConstraint)
    manager.stopRangingBeacons(satisfying: region.beaconIdentityConstraint)
    manager.startRangingBeacons(in: region)
    manager.stopRangingBeacons(in: region)
    #expect(!CLLocationManager.isRangingAvailable())
    #expect(!CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
  }

  @Test func servicesAreNotOffered() throws {
    let manager = try #require(Advertiser().manager)
    let characteristic = CBMutableCharacteristic(
      type: CBUUID(string: "2a37"), properties: [.read, .indicate], value: Data([1]),
      permissions: [.readable, .writeable])
    let service = CBMutableService(type: CBUUID(string: "180d"), primary: true)
    service.characteristics = [characteristic]
    manager.add(service)
    manager.startAdvertising([CBAdvertisementDataLocalNameKey: "heart"])
    #expect(manager.state == .unsupported && !manager.isAdvertising)
    #expect(service.characteristics?.first?.value == Data([1]))
    #expect(characteristic.properties.contains(.indicate))
    #expect(characteristic.subscribedCentrals == nil)
    #expect(!manager.updateValue(Data(), for: characteristic, onSubscribedCentrals: nil))
    manager.stopAdvertising()
    manager.remove(service)
    manager.removeAllServices()
  }

  @Test func pagesKeepTheirSettings() async throws {
    let configuration = WKWebViewConfiguration()
    configuration.mediaTypesRequiringUserActionForPlayback = [.audio]
    configuration.dataDetectorTypes = [.link, .phoneNumber]
    configuration.applicationNameForUserAgent = "app"
    configuration.processPool = WKProcessPool()
    configuration.defaultWebpagePreferences.preferredContentMode = .mobile
    configuration.preferences.isElementFullscreenEnabled = true
    let script = WKUserScript(
      source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
    configuration.userContentController.addUserScript(script)
    #expect(configuration.userContentController.userScripts.map(\.source) == ["1"])
    configuration.userContentController.removeAllUserScripts()
    #expect(configuration.userContentController.userScripts.isEmpty)
    let page = WKWebView(frame: .zero, configuration: configuration)
    let browser = Browser()
    page.navigationDelegate = browser
    page.uiDelegate = browser
    let questions: any WKUIDelegate = browser
    var answers: [String] = []
    questions.webView(
      page, runJavaScriptConfirmPanelWithMessage: "Go?", initiatedByFrame: WKFrameInfo()
    ) { answers.append("\($0)") }
    questions.webView(
      page, runJavaScriptTextInputPanelWithPrompt: "Name", defaultText: "none",
      initiatedByFrame: WKFrameInfo()
    ) { answers.append($0 ?? "") }
    #expect(answers == ["false", "none"])
    page.allowsLinkPreview = false
    page.pageZoom = 2
    page.underPageBackgroundColor = .red
    #expect(page.backForwardList.backList.isEmpty && page.backForwardList.currentItem == nil)
    #expect(try await page.evaluateJavaScript("1 + 1") == nil)
    #expect(try await page.callAsyncJavaScript("return 1", contentWorld: .page) == nil)
    #expect(WKWebView.handlesURLScheme("https") && !WKWebView.handlesURLScheme("tel"))
    let store = WKWebsiteDataStore.default()
    #expect(await store.dataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes()).isEmpty)
    await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast)
    #expect(await store.httpCookieStore.allCookies().isEmpty)
    var problem: (any Error)?
    page.takeSnapshot(with: WKSnapshotConfiguration()) { problem = $1 }
    #expect(problem as? WKError == WKError(.unknown))
    var rules: WKContentRuleList?
    WKContentRuleListStore.default().compileContentRuleList(
      forIdentifier: "rules", encodedContentRuleList: "[]"
    ) { list, _ in rules = list }
    #expect(rules?.identifier == "rules")
  }

  @Test func noDeviceIsFound() throws {
    let peer = MCPeerID(displayName: "this one")
    let kept = try NSKeyedArchiver.archivedData(withRootObject: peer, requiringSecureCoding: false)
    #expect(!kept.isEmpty && MCPeerID.supportsSecureCoding)
    let session = MCSession(peer: peer, securityIdentity: nil, encryptionPreference: .required)
    #expect(session.connectedPeers.isEmpty && session.encryptionPreference == .required)
    #expect(MCSession(peer: peer).encryptionPreference == .optional)
    let advertiser = MCNearbyServiceAdvertiser(
      peer: peer, discoveryInfo: ["role": "lead"], serviceType: "talk")
    advertiser.startAdvertisingPeer()
    advertiser.stopAdvertisingPeer()
    let browser = MCNearbyServiceBrowser(peer: peer, serviceType: "talk")
    browser.startBrowsingForPeers()
    browser.invitePeer(peer, to: session, withContext: nil, timeout: 1)
    browser.stopBrowsingForPeers()
    #expect(advertiser.discoveryInfo == ["role": "lead"] && browser.serviceType == "talk")
    #expect(throws: MCError.self) { try session.send(Data(), toPeers: [peer], with: .reliable) }
    #expect(throws: MCError.self) { try session.startStream(withName: "words", toPeer: peer) }
    var problem: (any Error)?
    session.sendResource(at: URL(fileURLWithPath: "/file"), withName: "file", toPeer: peer) {
      problem = $0
    }
    #expect(problem as? MCError == MCError(.notConnected))
    session.cancelConnectPeer(peer)
    session.disconnect()
    let assistant = MCAdvertiserAssistant(
      serviceType: "talk", discoveryInfo: nil, session: session)
    assistant.start()
    assistant.stop()
    let list = MCBrowserViewController(serviceType: "talk", session: assistant.session)
    #expect(list.minimumNumberOfPeers == 2 && list.maximumNumberOfPeers == 8)
    #expect(MCSessionState(rawValue: 2) == .connected)
  }

  @Test func noCertificateIsRead() {
    #expect(SecCertificateCreateWithData(nil, Data([1])) == nil)
    let count: (SecTrust) -> Int = SecTrustGetCertificateCount
    let chain: (SecTrust) -> [SecCertificate]? = SecTrustCopyCertificateChain
    #expect(type(of: count) == ((SecTrust) -> Int).self)
    #expect(type(of: chain) == ((SecTrust) -> [SecCertificate]?).self)
  }

  @Test func documentsAndCamerasAnswerWithNothing() {
    let view = PDFView()
    view.usePageViewController(true, withViewOptions: nil)
    #expect(view.currentPage == nil && view.visiblePages.isEmpty)
    let output = AVCaptureVideoDataOutput()
    #expect(output.connection(with: .video) == nil && output.connections.isEmpty)
    let network = CTCellularData()
    network.cellularDataRestrictionDidUpdateNotifier = { _ in }
    #expect(network.restrictedState == .restrictedStateUnknown)
    let options = PHAssetResourceCreationOptions()
    options.uniformTypeIdentifier = "public.jpeg"
    #expect(options.uniformTypeIdentifier == "public.jpeg")
  }

  @Test func controllersOfPagesHaveSpines() {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.mid.rawValue)])
    #expect(pages.spineLocation == .mid && !pages.isDoubleSided)
    #expect(pages.gestureRecognizers.isEmpty)
    let scrolled = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(scrolled.spineLocation == .none && scrolled.navigationOrientation == .vertical)
    let key = UIKeyCommand(
      input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Selector("turn"))
    key.discoverabilityTitle = "Turn"
    key.wantsPriorityOverSystemBehavior = true
    #expect(key.input == "UIKeyInputLeftArrow" && key.discoverabilityTitle == "Turn")
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    #expect(label.adjustsFontForContentSizeCategory && label.interactions.isEmpty)
    UIDevice.current.isProximityMonitoringEnabled = true
    #expect(!UIDevice.current.proximityState)
    #expect(
      UIDevice.proximityStateDidChangeNotification.rawValue
        == "UIDeviceProximityStateDidChangeNotification")
    #expect(UIImage(systemName: "star")?.copy() is UIImage)
    let cells = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    _ = cells.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
  }
}
