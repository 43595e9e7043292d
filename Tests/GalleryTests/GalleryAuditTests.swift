import Foundation
import Stillframe
import StillframeGallery
import StillframeScenes
import Testing

/// The page that explains what audits find in the gallery has the numbers of today.
@Suite struct GalleryAuditTests {
  init() { GalleryFonts.register() }

  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(
      "Sources/StillframeTesting/StillframeTesting.docc/GalleryAudit.md")
  private static let kinds: [AccessibilityFinding.Kind] = [
    .contrast, .hitRegion, .dynamicType, .textClipped, .sufficientElementDescription, .trait,
  ]
  /// The line after which the table stands, to the end of the page.
  private static let heading = "| scene | " + kinds.map(\.rawValue).joined(separator: " | ") + " |"

  /// Scenes with findings, in order of their names, with the count of each kind.
  private func table() throws -> String {
    var lines = [Self.heading, "|---" + String(repeating: "|---", count: Self.kinds.count) + "|"]
    for name in Gallery.scenes.map(\.name).sorted() {
      let scene = try #require(Gallery.scene(named: name))
      let findings = try scene.makeStill(SceneSetting()).accessibilityTree().audit()
      guard !findings.isEmpty else { continue }
      let counts = Self.kinds.map { kind in findings.count { $0.kind == kind } }
      lines.append(
        "| `\(name)` | " + counts.map { $0 == 0 ? "" : "\($0)" }.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func thePageHasTodaysFindings() throws {
    let known = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(known.range(of: Self.heading)).lowerBound
    let table = try table()
    if known[start...] != table,
      ["all", "failed"].contains(ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"])
    {
      try (known[..<start] + table).write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(
      known[start...] == table,
      "run SNAPSHOT_TESTING_RECORD=failed swift test --filter GalleryAuditTests and read the page")
  }
}
