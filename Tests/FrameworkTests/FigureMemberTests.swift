import AVFoundation
import AVKit
import CoreLocation
import HealthKit
import MapKit
import SwiftUI
import Testing
import WebKit

/// Figures of maps by their points, and members that programs set beside what they draw.
@MainActor @Suite struct FigureMemberTests {
  private let corners = [
    CLLocationCoordinate2D(latitude: 1, longitude: 2),
    CLLocationCoordinate2D(latitude: 3, longitude: 4),
    CLLocationCoordinate2D(latitude: 5, longitude: 2),
  ]

  @Test func figuresHaveTheirPointsInMemory() {
    let area: MKMultiPoint = MKPolygon(coordinates: corners, count: 3)
    #expect(area.pointCount == 3 && !(area is MKPolyline))
    let points = unsafe area.points()
    for index in 0..<3 {
      let place = unsafe points[index].coordinate
      #expect(abs(place.latitude - corners[index].latitude) < 1e-9)
      #expect(abs(place.longitude - corners[index].longitude) < 1e-9)
    }
    var two = [CLLocationCoordinate2D](repeating: .init(), count: 2)
    unsafe area.getCoordinates(&two, range: NSRange(location: 1, length: 5))
    #expect(abs(two[0].latitude - 3) < 1e-9 && abs(two[1].latitude - 5) < 1e-9)
    let line = unsafe MKPolyline(points: points, count: 2)
    #expect(line.pointCount == 2 && abs(line.coordinate.longitude - 3) < 1e-9)
    #expect(unsafe MKPolygon(points: points, count: -1).pointCount == 0)
    #expect(MKPolyline(coordinates: [], count: 0).pointCount == 0)
    #expect(MKOverlayRenderer().overlay.boundingMapRect.isEmpty)
  }

  @Test func placesAndDirectionsHaveTheirSettings() {
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    view.isEnabled = false
    #expect(!view.isEnabled)
    let options: [String: Any] = [
      MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeDefault,
      MKLaunchOptionsShowsTrafficKey: true,
    ]
    #expect(!MKMapItem.openMaps(with: [.forCurrentLocation()], launchOptions: options))
  }

  @Test func watchedRegionsAreKept() {
    let manager = CLLocationManager()
    func region(_ name: String) -> CLCircularRegion {
      CLCircularRegion(center: corners[0], radius: 5, identifier: name)
    }
    manager.startMonitoring(for: region("a"))
    manager.startMonitoring(for: region("a"))
    manager.startMonitoring(for: region("b"))
    #expect(manager.monitoredRegions.map(\.identifier).sorted() == ["a", "b"])
    manager.stopMonitoring(for: region("a"))
    #expect(manager.monitoredRegions.map(\.identifier) == ["b"])
  }

  @Test func soundsHaveNoPort() {
    let route: AVAudioSessionRouteDescription = AVAudioSession.sharedInstance().currentRoute
    let outputs: [AVAudioSessionPortDescription] = route.outputs
    #expect(outputs.isEmpty && route.inputs.isEmpty)
    #expect(outputs.map(\.portName).isEmpty && outputs.map(\.portType).isEmpty)
    let ports: [AVAudioSession.Port] = [
      .builtInSpeaker, .builtInMic, .builtInReceiver, .headphones, .headsetMic, .bluetoothA2DP,
      .bluetoothHFP, .bluetoothLE, .airPlay, .carAudio,
    ]
    #expect(Set(ports).count == 10 && ports[3] == AVAudioSession.Port(rawValue: "Headphones"))
  }

  @Test func playersAndPagesTakeWhatTheyAreGiven() throws {
    let player = AVPlayer()
    player.playImmediately(atRate: 2)
    #expect(player.rate == 2 && player.timeControlStatus == .playing)
    let controller = AVPlayerViewController()
    controller.allowsVideoFrameAnalysis = false
    controller.updatesNowPlayingInfoCenter = false
    #expect(!controller.allowsVideoFrameAnalysis && !controller.updatesNowPlayingInfoCenter)
    let page = WKWebView()
    let address = try #require(URL(string: "https://example.com"))
    page.load(Data(), mimeType: "image/gif", characterEncodingName: "UTF-8", baseURL: address)
    #expect(page.url == address)
  }

  @Test func nothingWakesPrograms() async {
    guard let steps = HKObjectType.quantityType(forIdentifier: .stepCount) else { return }
    HKHealthStore().disableBackgroundDelivery(for: steps) { isDone, error in
      #expect(!isDone && error != nil)
    }
    await #expect(throws: (any Error).self) {
      try await HKHealthStore().disableBackgroundDelivery(for: steps)
    }
  }
}
