import AVFoundation
import AuthenticationServices
import CoreData
import HealthKit
import PDFKit
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Members that programs set or ask for beside what they draw.
@MainActor @Suite struct SettingMemberTests {
  private final class Tabs: UISegmentedControl {
    init() { super.init(items: ["Day", "Week"]) }

    required init?(coder: NSCoder) { nil }
  }

  @Test func subclassesOfSegmentedControlsHaveItems() {
    #expect(Tabs().numberOfSegments == 2)
    #expect(Tabs().titleForSegment(at: 1) == "Week")
  }

  @Test func playersAreWithoutErrors() throws {
    let player = AVPlayer(url: try #require(URL(string: "https://example.com/a.mp4")))
    let item = try #require(player.currentItem)
    #expect(player.error == nil && !item.isPlaybackLikelyToKeepUp)
    #expect(item.isPlaybackBufferEmpty && !item.isPlaybackBufferFull)
  }

  @Test func eventsOfExerciseHaveAKind() {
    let time = DateInterval(start: .distantPast, duration: 3)
    let event = HKWorkoutEvent(type: .lap, dateInterval: time, metadata: nil)
    #expect(event.type == .lap && event.dateInterval.duration == 3)
    #expect(HKWorkoutEvent(dateInterval: time).type == .marker)
  }

  @Test func namesOfFilesHaveTheExtensionOfTheirKind() {
    let folder = URL(fileURLWithPath: "/tmp")
    let path = { (name: String, type: UTType) in
      folder.appendingPathComponent(name, conformingTo: type).path
    }
    #expect(path("a", .pdf) == "/tmp/a.pdf" && path("a.pdf", .pdf) == "/tmp/a.pdf")
    #expect(path("a.txt", .json) == "/tmp/a.txt.json" && path("a.png", .image) == "/tmp/a.png")
    var file = folder
    file.appendPathComponent("b", conformingTo: .png)
    file.appendPathExtension(for: .png)
    #expect(file.path == "/tmp/b.png")
  }

  @Test func pagesOfPicturesHaveTheirSize() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let page = try #require(PDFPage(image: image))
    #expect(page.bounds(for: .mediaBox).size == CGSize(width: 40, height: 20))
    let small = page.thumbnail(of: CGSize(width: 20, height: 20), for: .mediaBox)
    #expect(small.size == CGSize(width: 20, height: 10))
    #expect(PDFPage().bounds(for: .mediaBox).width == 612)
  }

  @Test func screensAndColorsAnswerForTheDevice() throws {
    #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == 55)
    #expect(UIScreen.main.value(forKey: "_other") == nil)
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let grey = CGColor(gray: 0.5, alpha: 1)
      .converted(to: space, intent: .defaultIntent, options: nil)
    #expect(grey?.components == [0.5, 0.5, 0.5, 1])
    let formatter = DateComponentsFormatter()
    formatter.allowsFractionalUnits = true
    #expect(formatter.string(from: 61) == "1:01")
    let entry = ASPasswordCredential(user: "a", password: "b")
    #expect(entry.user == "a" && entry.password == "b")
  }
}
