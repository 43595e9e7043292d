import Foundation
import Stillframe
import StillframeEmoji
import StillframeGallery
import StillframeScenes
import StillframeWorldFonts
import Testing

/// Every scene's picture and film, made by processes that have nothing in common but the program: other
/// locales and time zones, other instructions in the C libraries, other seeds of hashing (which differ in
/// any two processes).
///
/// Suites run at the same time, but each run of the tool has a folder of its own.
@Suite struct ReproductionTests {
  /// What a process finds set beside this test's own environment.
  struct Surroundings: CustomTestStringConvertible {
    let testDescription: String
    let variables: [String: String]
  }

  private static let surroundings = [
    Surroundings(testDescription: "another process", variables: [:]),
    Surroundings(
      testDescription: "another locale and time zone",
      variables: ["LC_ALL": "de_DE.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"]),
    Surroundings(
      testDescription: "no vector instructions in pixman",
      variables: ["PIXMAN_DISABLE": "sse2 ssse3"]),
    Surroundings(
      testDescription: "no fused multiplication in the C library",
      variables: ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4"]),
  ]

  /// Gives this process the fonts that the tool registers in its own.
  init() {
    FontRegistry.registerEmoji()
    FontRegistry.registerWorldFonts()
  }

  /// Runs the tool that was built beside these tests and gives back the file it wrote.
  private func make(_ words: [String], _ fileName: String, _ variables: [String: String]) throws
    -> Data
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-reproduction-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(fileName)

    let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: runner).deletingLastPathComponent()
      .appendingPathComponent("stillframe")
    process.arguments = words + ["-o", file.path]
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    // Standard output is where pixman says what it was told to leave out.
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try Data(contentsOf: file)
  }

  @Test(arguments: Gallery.scenes.map(\.name))
  func stillsAreTheSameInEverySurroundings(_ name: String) throws {
    let scene = try #require(Gallery.scene(named: name))
    var setting = SceneSetting()
    setting.scale = 2
    let expected = try scene.makeStill(setting).pngData()
    for surroundings in Self.surroundings {
      let made = try make(["render", name, "--scale", "2"], "a.png", surroundings.variables)
      // Only the answer: a list of the bytes that differ would take hours.
      let isSame = made == expected
      #expect(isSame, "\(name) with \(surroundings.testDescription)")
    }
  }

  /// Seven frames a second meet the animations at times that are no frames of the film itself.
  @Test(arguments: Gallery.scenes.filter { $0.timing != nil }.map(\.name))
  func filmsAreTheSameInEverySurroundings(_ name: String) throws {
    let words = ["animate", name, "--fps", "7", "--duration", "2"]
    let expected = try make(words, "a.apng", [:])
    for surroundings in Self.surroundings {
      let isSame = try make(words, "a.apng", surroundings.variables) == expected
      #expect(isSame, "\(name) with \(surroundings.testDescription)")
    }
  }
}
