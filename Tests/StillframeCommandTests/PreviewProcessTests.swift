import Foundation
import Testing

/// Previews that start processes of their own, crash or move to another folder.
@Suite struct PreviewProcessTests {
  /// Processes that previews started hold pipes open, in groups and sessions of their own.
  @Test func whatAPreviewStartedIsNotWaitedForAndIsEnded() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("Views"), withIntermediateDirectories: true)
    try folder.write(
      """
      import SwiftUI
      func leave(_ words: [String]) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        try? process.run()
      }
      #Preview("Loops") {
        leave(["sleep", "\(folder.number)"])
        leave(["setsid", "sh", "-c", "sleep \(folder.number) & sleep \(folder.number)"])
        var n = 0
        while n >= 0 { n = (n + 1) % 7 }
        return Text("\\(n)")
      }
      #Preview("Crashes") {
        leave(["sleep", "\(folder.number)"])
        leave(["setsid", "sh", "-c", "setsid sleep \(folder.number) & sleep \(folder.number)"])
        usleep(300_000)
        let none: [Int] = []
        return Text("\\(none[0])")
      }
      #Preview("Ends") {
        leave(["setsid", "sleep", "\(folder.number)"])
        usleep(300_000)
        exit(7)
        return Text("")
      }
      #Preview("Moves") {
        _ = FileManager.default.changeCurrentDirectoryPath("/tmp")
        return Color.red.frame(width: 4, height: 4)
      }
      #Preview("Stays") { Color.red.frame(width: 4, height: 4) }
      """, to: "Views/Broken.swift")
    let run = try PreviewTests().run(
      "render", "./Views", "--time-limit", "3", "-o", "out/", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("'Loops' (Broken.swift:8) took longer than 3 s"), "\(run.errors)")
    #expect(run.errors.contains("'Crashes' (Broken.swift:15) crashed ("), "\(run.errors)")
    #expect(
      run.errors.contains("'Ends' (Broken.swift:22) ended the process with status 7"),
      "\(run.errors)")
    #expect(folder.sleepers.isEmpty)
    #expect(
      (try? folder.data("out/Moves.png")) != nil && (try? folder.data("out/Stays.png")) != nil)
  }

  /// Code that calls a function of which a library for Linux has the name alone.
  @Test func aFunctionThatIsMissingCostsOnlyThePreviewsThatCallIt() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("Views"), withIntermediateDirectories: true)
    try folder.write(
      """
      import SwiftUI
      @_silgen_name("stillframeNowhere") func nowhere() -> Int
      #Preview("Calls") { Text("\\(nowhere())") }
      #Preview("Stays") { Color.red.frame(width: 4, height: 4) }
      """, to: "Views/Views.swift")
    let run = try PreviewTests().run("render", "./Views", "-o", "out/", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("stillframeNowhere"), "\(run.errors)")
    #expect(run.errors.contains("'Calls' (Views.swift:3) ended the process"), "\(run.errors)")
    #expect((try? folder.data("out/Stays.png")) != nil, "\(run.errors)")
  }
}

extension TemporaryFolder {
  /// Seconds that no other test sleeps.
  fileprivate var number: Int { 100_000 + abs(url.path.hashValue) % 800_000 }

  /// The processes that sleep for so long.
  fileprivate var sleepers: [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { process in
      let words = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/cmdline"))
      return words.map { String(decoding: $0, as: UTF8.self).contains("\(number)") } ?? false
    }
  }
}
