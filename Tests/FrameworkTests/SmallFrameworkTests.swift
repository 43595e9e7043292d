import Accessibility
import AudioToolbox
import CoreHaptics
import CoreMotion
import CoreTransferable
import EventKit
import HealthKit
import MessageUI
import Network
import PDFKit
import Security
import Speech
import SwiftUI
import Testing
import TipKit

private struct FavoriteTip: Tip {
  var title: Text { Text("Save as a favorite") }
  var message: Text? { Text("Favorites are at the top.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] { [Action(id: "more", title: "Learn more")] }
  var options: [any TipOption] { [Tips.MaxDisplayCount(2)] }
}

/// Whether there is a network, as programs ask.
@MainActor private final class Reachability: ObservableObject {
  @Published var isConnected = false
  private let monitor = NWPathMonitor()

  init() {
    monitor.pathUpdateHandler = { [weak self] path in
      Task { @MainActor in self?.isConnected = path.status == .satisfied }
    }
    monitor.start(queue: DispatchQueue(label: "Monitor"))
  }
}

@MainActor @Suite struct SmallFrameworkTests {
  @Test func aTipIsACardThatCloses() throws {
    let stage = Stage(size: CGSize(width: 360, height: 300)) { TipView(FavoriteTip()) }
    #expect(try stage.layoutReport().description.contains("Save as a favorite"))
    #expect(try stage.layoutReport().description.contains("Learn more"))
    try stage.tap("Close")
    #expect(try !stage.layoutReport().description.contains("Save as a favorite"))
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
  }

  @Test func accessibilityHasItsNames() {
    Accessibility.AccessibilityNotification.Announcement("Saved").post()
    let axis = Accessibility.AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon"])
    #expect(axis.categoryOrder == ["Mon"])
  }

  @Test(arguments: [Edge.top, .bottom, .leading, .trailing])
  func aTipHasItsGroundAndItsArrow(edge: Edge) throws {
    func picture(_ edge: Edge?) throws -> Bitmap {
      try ImageRenderer(
        content: TipView(FavoriteTip(), arrowEdge: edge).tipBackground(.red).frame(width: 300)
      ).bitmap()
    }
    let (plain, arrowed) = (try picture(nil), try picture(edge))
    let isAcross = edge == .top || edge == .bottom
    #expect(!isAcross || arrowed.height == plain.height + 12)
    let (x, y) = (arrowed.width / 2, arrowed.height / 2)
    let inArrow =
      switch edge {
      case .top: arrowed[x, 6]
      case .bottom: arrowed[x, arrowed.height - 7]
      case .leading: arrowed[6, y]
      case .trailing: arrowed[arrowed.width - 7, y]
      }
    #expect(inArrow.red > 200 && inArrow.blue < 80 && inArrow.alpha > 200)
    #expect(arrowed[isAcross ? 3 : x, isAcross ? y : 3].alpha > 200)
  }

  @Test func theBackgroundOfATipIsSet() throws {
    let view = TipView(FavoriteTip()).tipBackground(Color(red: 1, green: 0, blue: 0))
    let picture = try Stage(size: CGSize(width: 360, height: 300)) { view }.bitmap()
    let pixel = picture[20, 150]
    #expect(pixel.red == 255 && pixel.green == 0)
  }

  @Test func aTipIsInAPopover() throws {
    let stage = Stage(size: CGSize(width: 390, height: 600)) {
      Button("Star") {}.popoverTip(FavoriteTip(), arrowEdge: .top)
    }
    #expect(try stage.layoutReport().description.contains("Save as a favorite"))
  }

  @Test func aPasswordIsKeptInMemory() throws {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ada",
      kSecAttrService as String: "example.org",
    ]
    SecItemDelete(query as CFDictionary)
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecItemNotFound)
    var new = query
    new[kSecValueData as String] = Data("secret".utf8)
    #expect(SecItemAdd(new as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(new as CFDictionary, nil) == errSecDuplicateItem)
    var found: AnyObject?
    var asked = query
    asked[kSecReturnData as String] = kCFBooleanTrue
    let status = unsafe SecItemCopyMatching(asked as CFDictionary, &found)
    #expect(status == errSecSuccess)
    #expect((found as? Data) == Data("secret".utf8))
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
  }

  @Test func curvesOfHapticsKeepTheirPoints() {
    let points = [(0.0, Float(1)), (0.5, 0)].map {
      CHHapticParameterCurve.ControlPoint(relativeTime: $0.0, value: $0.1)
    }
    let curve = CHHapticParameterCurve(
      parameterID: .hapticIntensityControl, controlPoints: points, relativeTime: 0.25)
    #expect(curve.parameterID == .hapticIntensityControl && curve.relativeTime == 0.25)
    #expect(curve.controlPoints.map(\.value) == [1, 0])
    let value = CHHapticDynamicParameter(
      parameterID: .hapticSharpnessControl, value: 0.5, relativeTime: 1)
    #expect(value.parameterID != curve.parameterID && value.value == 0.5)
  }

  @Test func sensorsAndPermissionsAreAbsent() async throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(!CMMotionManager().isDeviceMotionAvailable)
    #expect(try await !EKEventStore().requestFullAccessToEvents())
    #expect(!HKHealthStore.isHealthDataAvailable())
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(SFSpeechRecognizer.authorizationStatus() == .denied)
    #expect(PDFDocument(data: Data("text".utf8)) == nil)
    AudioServicesPlaySystemSound(1104)
  }

  @Test func thereIsANetwork() async throws {
    let model = Reachability()
    for _ in 0..<200 where !model.isConnected { try await Task.sleep(for: .milliseconds(5)) }
    #expect(model.isConnected)
  }
}
