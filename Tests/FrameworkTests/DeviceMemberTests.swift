import AVFoundation
import AuthenticationServices
import EventKit
import MapKit
import StoreKit
import SwiftUI
import Testing
import TipKit
import Vision
import WebKit

private struct LoggedInTip: Tip {
  static let isLoggedIn = Parameter(wrappedValue: false)
  static let opened = Tips.Event(id: "opened")

  var title: Text { Text("Save as a favorite") }
  var options: [any TipOption] { [MaxDisplayCount(2), IgnoresDisplayFrequency(true)] }
  var rules: [Rule] {
    #Rule(Self.isLoggedIn) { $0 == true }
    #Rule(Self.opened) { $0.donations.donatedWithin(.days(3)).count >= 3 }
  }
}

/// A sign-in in a file that imports no views: the framework brings those of UIKit along.
@MainActor
private final class SignIn: NSObject, ASAuthorizationControllerPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows).first { $0.isKeyWindow }!
  }
}

/// Members of frameworks for devices, written as programs write them.
@MainActor @Suite struct DeviceMemberTests {
  @Test func conditionsOfTipsAreNotChecked() {
    #expect(
      LoggedInTip().rules.count == 2 && LoggedInTip().options.count == 2
        && LoggedInTip().shouldDisplay)
    #expect([Tips.Event.Donation]().donatedWithin(.week).isEmpty)
  }

  @Test func lampsAndLensesAreMissing() throws {
    let session = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInTripleCamera, .builtInDualWideCamera, .builtInUltraWideCamera],
      mediaType: .video, position: .back)
    #expect(session.devices.isEmpty && AVCaptureDevice.userPreferredCamera == nil)
    let kinds: [AVCaptureDevice.DeviceType] = [
      .builtInTelephotoCamera, .builtInDualCamera, .builtInTrueDepthCamera,
      .builtInLiDARDepthCamera, .external, .microphone, .continuityCamera,
    ]
    #expect(Set(kinds.map(\.rawValue)).count == kinds.count)
    if let device = AVCaptureDevice.systemPreferredCamera {
      try device.lockForConfiguration()
      if device.isTorchAvailable, device.isTorchModeSupported(.on), !device.isTorchActive {
        try device.setTorchModeOn(level: device.torchLevel)
      }
      if device.isFocusPointOfInterestSupported, device.isFocusModeSupported(.autoFocus) {
        (device.focusPointOfInterest, device.focusMode) = (.zero, .continuousAutoFocus)
      }
      if device.isExposurePointOfInterestSupported, device.isExposureModeSupported(.custom) {
        (device.exposurePointOfInterest, device.exposureMode) = (.zero, .autoExpose)
      }
      device.videoZoomFactor = min(
        device.maxAvailableVideoZoomFactor, device.minAvailableVideoZoomFactor)
      device.ramp(toVideoZoomFactor: 2, withRate: 1)
      print(device.position, device.deviceType, device.uniqueID, device.localizedName)
      print(device.hasFlash, device.isFlashAvailable)
    }
    let flow = AVCaptureSession()
    flow.sessionPreset = .hd1280x720
    #expect(flow.inputs.isEmpty && flow.outputs.isEmpty && !flow.canSetSessionPreset(.low))
    for input in flow.inputs { flow.removeInput(input) }
    for output in flow.outputs { flow.removeOutput(output) }
    let sizes: [AVCaptureSession.Preset] = [.vga640x480, .hd1920x1080, .hd4K3840x2160]
    #expect(Set(sizes).count == 3)
    #expect(Set([AVMediaType.text, .subtitle, .metadata]).count == 3)
  }

  @Test func codesHaveNames() throws {
    let codes: [AVMetadataObject.ObjectType] = [
      .code39Mod43, .code93, .dataMatrix, .interleaved2of5, .itf14, .codabar, .microQR,
      .microPDF417, .gs1DataBar, .gs1DataBarExpanded, .gs1DataBarLimited, .humanBody,
    ]
    #expect(Set(codes).count == codes.count)
    let symbols: [VNBarcodeSymbology] = [
      .code39Checksum, .code39FullASCII, .code39FullASCIIChecksum, .code93i, .gs1DataBarExpanded,
      .gs1DataBarLimited, .microPDF417, .msiPlessey,
    ]
    #expect(Set(symbols).count == symbols.count)
    #expect(try VNDetectBarcodesRequest().supportedSymbologies().isEmpty)
  }

  @Test func remindersAreNotKept() throws {
    let store = EKEventStore()
    let reminder = EKReminder(eventStore: store)
    reminder.title = "Milk"
    reminder.priority = 5
    let alarm = EKAlarm(absoluteDate: Date(timeIntervalSince1970: 0))
    reminder.addAlarm(alarm)
    reminder.addAlarm(EKAlarm(relativeOffset: -60))
    reminder.removeAlarm(alarm)
    #expect(reminder.hasAlarms && reminder.alarms?.first?.relativeOffset == -60)
    #expect(alarm.absoluteDate != nil && !reminder.hasNotes && !reminder.hasRecurrenceRules)
    reminder.addRecurrenceRule(
      EKRecurrenceRule(
        recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3)))
    let rule = try #require(reminder.recurrenceRules?.first)
    #expect(rule.frequency == .weekly && rule.interval == 2)
    #expect(rule.recurrenceEnd?.occurrenceCount == 3)
    #expect(EKRecurrenceEnd(end: .distantFuture).endDate == .distantFuture)
    (reminder.startDateComponents, reminder.completionDate, reminder.timeZone) = (nil, nil, nil)
    let calendar = EKCalendar(for: .reminder, eventStore: store)
    calendar.source = store.sources.first { $0.sourceType == .local }
    #expect(calendar.source?.title == nil && calendar.source?.sourceIdentifier == nil)
    #expect(calendar.allowsContentModifications && !calendar.calendarIdentifier.isEmpty)
    #expect(store.defaultCalendarForNewReminders() == nil && store.defaultSource == nil)
    #expect(store.calendar(withIdentifier: "a") == nil && store.event(withIdentifier: "a") == nil)
    #expect(store.calendarItem(withIdentifier: reminder.calendarItemIdentifier) == nil)
    for work: () throws -> Void in [
      { try store.saveCalendar(calendar, commit: true) },
      { try store.removeCalendar(calendar, commit: true) },
      { try store.remove(reminder, commit: true) }, { try store.commit() },
    ] {
      #expect(throws: EKError.self) { try work() }
    }
    store.reset()
    var found: [EKReminder]?
    let request = store.fetchReminders(matching: store.predicateForReminders(in: nil)) {
      found = $0
    }
    store.cancelFetchRequest(request)
    #expect(found?.isEmpty == true)
    let due = store.predicateForIncompleteReminders(
      withDueDateStarting: nil, ending: nil, calendars: nil)
    #expect(!due.evaluate(with: reminder))
    store.requestFullAccessToEvents { isGiven, _ in #expect(!isGiven) }
    store.requestFullAccessToReminders { isGiven, _ in #expect(!isGiven) }
  }

  @Test func mapsOfUIKitHaveTheirGround() {
    let map = MKMapView()
    let ground = MKStandardMapConfiguration(elevationStyle: .flat, emphasisStyle: .muted)
    (ground.pointOfInterestFilter, ground.showsTraffic) = (.excludingAll, true)
    map.pointOfInterestFilter = .includingAll
    map.preferredConfiguration = ground
    #expect(map.mapType == .mutedStandard && ground.elevationStyle == .flat)
    map.preferredConfiguration = MKStandardMapConfiguration(emphasisStyle: .default)
    #expect(map.mapType == .standard && ground.emphasisStyle == .muted)
    let hybrid = MKHybridMapConfiguration(elevationStyle: .realistic)
    (hybrid.pointOfInterestFilter, hybrid.showsTraffic) = (nil, true)
    map.preferredConfiguration = hybrid
    #expect(map.mapType == .hybrid && !map.isUserLocationVisible)
    map.preferredConfiguration = MKImageryMapConfiguration()
    #expect(map.mapType == .satellite && map.userLocation.location == nil)
  }

  private struct Framed: View {
    @State private var text = "none"

    var body: some View {
      MapReader { proxy in
        Map(
          initialPosition: .region(
            MKCoordinateRegion(
              center: CLLocationCoordinate2D(latitude: 53.5, longitude: 10),
              span: MKCoordinateSpan(latitudeDelta: 0.04, longitudeDelta: 0.04)))
        )
        .accessibilityIdentifier("map")
        .onTapGesture { point in
          let part = CGRect(origin: point, size: CGSize(width: 20, height: 10))
          guard let region: MKCoordinateRegion = proxy.convert(part, from: .local),
            let rect: MKMapRect = proxy.convert(part, from: .local),
            let back = proxy.convert(region, to: .local),
            let other = proxy.convert(rect, to: .local)
          else { return }
          text =
            "\(back.width.rounded()) \(back.height.rounded()) \(other.width.rounded()) "
            + "\((other.minX - point.x).rounded())"
        }
        .overlay(alignment: .top) { Text(text) }
      }
    }
  }

  @Test func rectanglesOfMapsAreConverted() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Framed() }
    try stage.tap("map")
    #expect(try stage.layoutReport().description.contains("20.0 10.0 20.0 0.0"))
  }

  @Test func pagesOfTheWebTakeHTML() {
    let page = WebPage()
    page.load(html: "<p>", baseURL: URL(fileURLWithPath: "/"))
    #expect(page.url == nil)
    #expect(
      SignIn().presentationAnchor(for: ASAuthorizationController(authorizationRequests: []))
        .isKeyWindow)
  }
}
