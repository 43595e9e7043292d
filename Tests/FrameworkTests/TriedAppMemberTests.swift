import AVFoundation
import CoreBluetooth
import Foundation
import MapKit
import Testing
import UserNotifications
import WatchKit

/// Members that whole apps use.
@MainActor @Suite struct TriedAppMemberTests {
  @Test func waitingForValuesEndsAtOnce() {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/film.mov"))
    // The closure is called on this thread, before the method returns.
    nonisolated(unsafe) var isCalled = false
    asset.loadValuesAsynchronously(forKeys: ["duration"]) { unsafe isCalled = true }
    #expect(unsafe isCalled)
    let status = unsafe asset.statusOfValue(forKey: "duration", error: nil)
    #expect(status == .failed)
  }

  @Test func compositionsAreEmpty() {
    let composition = AVMutableComposition()
    let second = CMTime(seconds: 1, preferredTimescale: 30)
    composition.insertEmptyTimeRange(CMTimeRange(start: .zero, duration: second))
    composition.removeTimeRange(CMTimeRange(start: .zero, duration: second))
    composition.naturalSize = CGSize(width: 16, height: 9)
    #expect(composition.duration == .zero && composition.naturalSize.width == 16)
    #expect(AVPlayerItem(asset: composition).asset === composition)
    #expect(throws: (any Error).self) {
      try composition.insertTimeRange(
        CMTimeRange(start: .zero, duration: second),
        of: AVURLAsset(url: URL(fileURLWithPath: "/film.mov")), at: .zero)
    }
    let plain: AVComposition = composition
    #expect(plain.naturalSize.height == 9)
  }

  @Test func categoriesHaveWordsForHiddenMessages() {
    let category = UNNotificationCategory(
      identifier: "LOW", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "",
      options: [])
    #expect(category.identifier == "LOW" && category.actions.isEmpty)
  }

  @Test func buttonsOfMessagesMayAskForText() {
    let reply = UNTextInputNotificationAction(
      identifier: "REPLY", title: "Reply", options: [.foreground],
      icon: UNNotificationActionIcon(systemImageName: "arrowshape.turn.up.left"),
      textInputButtonTitle: "Send", textInputPlaceholder: "Message")
    let read = UNNotificationAction(
      identifier: "READ", title: "Read",
      icon: UNNotificationActionIcon(templateImageName: "read"))
    let category = UNNotificationCategory(
      identifier: "MESSAGE", actions: [reply, read], intentIdentifiers: [],
      options: [.allowInCarPlay, .hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle])
    #expect(category.actions.map(\.identifier) == ["REPLY", "READ"])
    #expect(reply.textInputButtonTitle == "Send" && reply.textInputPlaceholder == "Message")
    #expect(reply.options == .foreground && read.options.isEmpty)
    let text: (UNTextInputNotificationResponse) -> String = \.userText
    #expect("\(type(of: text))".contains("UNTextInputNotificationResponse"))
  }

  @Test func permissionsForMessagesHaveTheirOwnBits() {
    let options: UNAuthorizationOptions = [
      .carPlay, .providesAppNotificationSettings, .announcement, .timeSensitive,
    ]
    #expect(options.rawValue == 8 + 32 + 128 + 256)
  }

  @Test func permissionsOfOldSystemsAreThoseForAlways() {
    #expect(CLAuthorizationStatus.authorized == .authorizedAlways)
  }

  private final class HeatRenderer: MKOverlayRenderer {
    override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
      context.fill(rect(for: mapRect))
    }
  }

  @Test func renderersMayDraw() {
    let renderer = HeatRenderer(overlay: MKPolyline(coordinates: [], count: 0))
    #expect(renderer.canDraw(.world, zoomScale: 1) && renderer.contentScaleFactor == 1)
  }

  @Test func everyDeviceTakesTwentyBytes() {
    let length: (CBPeripheral) -> (CBCharacteristicWriteType) -> Int =
      CBPeripheral.maximumWriteValueLength
    #expect("\(type(of: length))".contains("CBPeripheral"))
  }

  private final class WatchDelegate: NSObject, WKApplicationDelegate, ObservableObject {
    @Published var count = 3
    func applicationDidFinishLaunching() {}
    func applicationDidBecomeActive() {}
    func applicationWillResignActive() {}
  }

  @MainActor private struct WatchProgram {
    @WKApplicationDelegateAdaptor var delegate: WatchDelegate
    @WKApplicationDelegateAdaptor(WatchDelegate.self) var other
  }

  @Test func delegatesOfWatchesAreMadeOnce() {
    let program = WatchProgram()
    #expect(program.delegate === program.other && program.delegate.count == 3)
    let wrapper = WKApplicationDelegateAdaptor<WatchDelegate>()
    #expect(wrapper.projectedValue.count.wrappedValue == 3)
  }
}
