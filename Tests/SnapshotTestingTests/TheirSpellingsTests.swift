import InlineSnapshotTesting
import SnapshotTesting
import SwiftUI
import Testing
import XCTest

/// Tests as they are written for Apple's platforms, in XCTest.
final class TheirSpellingsXCTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(diffTool: .ksdiff) {
      super.invokeTest()
    }
  }

  func testTimeoutAndWait() {
    var value = "Hello"
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { value = "Goodbye" }
    let strategy = Snapshotting.lines.pullback { (_: Void) in value }
    assertSnapshot(of: (), as: .wait(for: 0.3, on: strategy), timeout: 2)
  }

  func testAsynchronousStrategy() {
    let later = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { number in
        Async { callback in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { callback("number \(number)") }
        }
      })
    assertSnapshot(of: 7, as: later)
  }

  func testATimeoutIsAFailure() {
    let never = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let failure = verifySnapshot(of: 7, as: never, named: "x", timeout: 0.05)
    XCTAssertEqual(failure?.contains("was not there after 0.05 s"), true)
  }

  func testIsRecordingReadsWhatHolds() {
    XCTAssertEqual(isRecording, false)
    withSnapshotTesting(record: .all) { XCTAssertEqual(isRecording, true) }
  }

  @MainActor func testControllersAndViews() {
    let controller = UIHostingController(rootView: Greeting())
    assertSnapshot(of: controller, as: .image(size: CGSize(width: 60, height: 30)))
    assertSnapshot(
      of: controller as UIViewController, as: .recursiveDescription(on: .iPhoneSe), named: "frames")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 4, y: 2, width: 6, height: 6))
    inner.backgroundColor = .white
    view.addSubview(inner)
    assertSnapshot(of: view, as: .image, named: "box")
    assertSnapshot(of: view, as: .recursiveDescription, named: "box")
  }
}

/// A view with what depends on a device.
struct Greeting: View {
  @Environment(\.horizontalSizeClass) var width
  @Environment(\.colorScheme) var scheme

  var body: some View {
    VStack(spacing: 2) {
      Text("Hi").font(.caption2)
      Rectangle().fill(scheme == .dark ? .white : .black)
        .frame(width: width == .compact ? 10 : 20, height: 3)
    }
  }
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// A strategy of a test's own.
  static var inOurSize: Self {
    .image(
      layout: .fixed(width: 60, height: 30), traits: UITraitCollection(userInterfaceStyle: .dark))
  }
}

/// The same in Swift Testing.
@Suite(.snapshots(diffTool: "difftool"))
struct TheirSpellingsTests {
  struct User: Encodable {
    let id: Int
    let name: String
    let bio: String
  }
  let user = User(id: 1, name: "Blobby", bio: "Blobbed around the world.")

  @Test func valuesAsText() {
    assertSnapshot(of: user, as: .dump)
    assertSnapshot(of: user, as: .json)
    assertSnapshot(of: user, as: .plist)
    assertSnapshot(of: user.id, as: .description)
    assertSnapshot(of: ["b": [1, 2], "a": NSNull()] as [String: Any], as: .json, named: "any")
    assertSnapshots(of: "x", as: ["one": .lines, "two": .dump])
    assertSnapshots(of: "x", as: [.lines, .dump])
  }

  @Test func casesOfAnEnumeration() {
    enum Direction: String, CaseIterable {
      case up, down
    }
    assertSnapshot(
      of: { $0 == .up ? .down : .up },
      as: Snapshotting<Direction, String>.func(into: .description).pullback {
        (f: @escaping (Direction) -> Direction) in f
      })
  }

  @Test func theToolIsAdvised() {
    let failure = verifySnapshot(of: "other", as: .lines, named: "text", record: .never)
    #expect(failure?.contains("difftool ") == true)
    #expect(diffTool(currentFilePath: "a", failedFilePath: "b") == "difftool a b")
  }

  @Test func aFolderOfOnesOwn() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "their-spellings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = verifySnapshot(
      of: 42, as: .json, record: .missing, snapshotDirectory: folder.path)
    #expect(first?.contains("recorded it") == true)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files == ["aFolderOfOnesOwn.1.json"])
    #expect(
      try String(contentsOf: folder.appendingPathComponent(files[0]), encoding: .utf8) == "42")
    for bytes in [[0xDE, 0xAD], [0xDE, 0xAD], [0xDE, 0xAE]] as [[UInt8]] {
      let failure = verifySnapshot(
        of: Data(bytes), as: .data, named: "bytes", record: .missing,
        snapshotDirectory: folder.path)
      switch bytes {
      case [0xDE, 0xAE]: #expect(failure?.contains("the first difference is at byte 1") == true)
      default: #expect(failure == nil || failure?.contains("recorded it") == true)
      }
    }
  }

  @Test @MainActor func imagesOfUIKit() throws {
    assertSnapshot(of: Greeting(), as: .inOurSize, named: "view")
    let onDevice = Snapshotting<UIViewController, UIImage>.image(
      on: .iPhoneSe, precision: 0.99, size: CGSize(width: 60, height: 30))
    assertSnapshot(
      of: UIHostingController(rootView: Greeting()), as: onDevice.ignoring("Hi"), named: "device")
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    assertSnapshot(of: picture, as: .image, named: "picture")
    let (message, _) = try #require(Diffing<UIImage>.image.diff(picture, UIImage()))
    #expect(message.contains("0 × 0"), "\(message)")
  }

  @Test @MainActor func devicesAndTraits() {
    assertSnapshot(
      of: Greeting(),
      as: .image(
        precision: 1, perceptualPrecision: 1, layout: .device(config: .iPhoneSe(.landscape)),
        traits: UITraitCollection(traitsFrom: [
          .init(userInterfaceStyle: .dark), .init(displayScale: 1),
        ])), named: "device")
    assertSnapshot(
      of: Greeting(), as: .image(layout: .fixed(width: 40, height: 24)), named: "fixed")
    assertSnapshot(of: Greeting(), as: .image(traits: .init(horizontalSizeClass: .regular)))
  }

  @Test func tableOfDevices() {
    let phone = ViewImageConfig.iPhone13Pro
    #expect(phone.size == CGSize(width: 390, height: 844))
    #expect(phone.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(phone.traits.displayScale == 3)
    #expect(phone.traits.preferredContentSizeCategory == .medium)
    #expect(ViewImageConfig.iPhone8Plus(.landscape).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768))
    let split = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf))
    #expect(split.size == CGSize(width: 678, height: 1024))
    #expect(split.traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPadPro11(.portrait(splitView: .oneThird)).size?.width == 320)
    #expect(ViewImageConfig.tv4K.safeArea.left == 180)
  }

  @Test func ownStrategies() {
    struct Celsius { let degrees: Double }
    let own = Diffing<Celsius>(
      toData: { Data("\($0.degrees)".utf8) },
      fromData: { Celsius(degrees: Double(String(decoding: $0, as: UTF8.self)) ?? 0) },
      diff: { old, new in
        old.degrees == new.degrees ? nil : ("\(old.degrees) is not \(new.degrees)", [])
      })
    assertSnapshot(of: Celsius(degrees: 21), as: Snapshotting(pathExtension: "temp", diffing: own))
    #expect(own.diff(Celsius(degrees: 1), Celsius(degrees: 2))?.0 == "1.0 is not 2.0")
  }

  @Test func inlineTexts() {
    assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
      """
      ▿ 2 elements
        - "Hello"
        - "World"

      """
    }
    assertInlineSnapshot(
      of: "Hello\"\"\"#, world", as: .lines,
      matches: {
        ##"""
        Hello"""#, world
        """##
      })
    assertGreeting {
      "Hello"
    } is: {
      """
      - "Hello"

      """
    }
  }

  @Test func anInlineTextThatDiffersFailsAtItsClosure() {
    let line = #line + 2
    withKnownIssue {
      assertInlineSnapshot(of: "a", as: .lines) {
        "b"
      }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.contains("  - b\n  + a") }
    }
  }

  private func assertGreeting(
    of value: () -> String, is expected: (() -> String)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    assertInlineSnapshot(
      of: value(), as: .dump,
      syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
        trailingClosureLabel: "is", trailingClosureOffset: 1),
      matches: expected, fileID: fileID, file: filePath, function: function, line: line,
      column: column)
  }
}
