import Foundation
import Stillframe
import StillframeTesting
import Synchronization
import Testing

/// Goldens on disks that are full or read-only, or that several write to.
@Suite struct DiskTests {
  private func check(
    _ width: CGFloat, _ package: TemporaryPackage, _ mode: String, name: String = "a"
  ) -> SnapshotFailure? {
    do {
      try package.assertion(named: name).check(
        { Color.red.frame(width: width, height: 4) }, as: .image,
        environment: SnapshotEnvironment(["SNAPSHOT_TESTING_RECORD": mode]), run: SnapshotRun())
      return nil
    } catch {
      return error
    }
  }

  /// Runs a program; false where it is not there or fails.
  private func run(_ words: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Puts a small disk where a package's goldens are, with a golden on it.
  private func onSmallDisk(_ body: (TemporaryPackage, URL) throws -> Void) throws {
    let package = try TemporaryPackage()
    let disk = package.root.appendingPathComponent("snapshots").path
    guard run("mount", "-t", "tmpfs", "-o", "size=64k", "stillframe-test", disk) else {
      print("SKIPPED: no file system can be mounted here, so no golden lies on a small disk")
      return
    }
    defer { _ = run("umount", disk) }
    _ = check(4, package, "all")
    let golden = package.root.appendingPathComponent("snapshots/CardTests/shows.a.png")
    let before = try Data(contentsOf: golden)
    try body(package, golden)
    #expect(try Data(contentsOf: golden) == before)
    #expect(package.files(in: "snapshots/CardTests").filter { $0.hasPrefix("shows") }.count == 1)
  }

  @Test(arguments: ["all", "failed"]) func aFullDiskLeavesTheGoldenAsItWas(
    _ mode: String
  ) throws {
    try onSmallDisk { package, _ in
      let filler = package.root.appendingPathComponent("snapshots/filler").path
      _ = run("dd", "if=/dev/zero", "of=\(filler)", "bs=4k", "count=64")
      let failure = try #require(check(6, package, mode))
      #expect(failure.description.contains("shows.a.png cannot be written: "))
      #expect(failure.description.contains("no space left on device"))
      let another = try #require(check(6, package, mode, name: "b"))
      #expect(another.description.contains("shows.b.png cannot be written: "))
    }
  }

  @Test func aReadOnlyDiskLeavesTheGoldenAsItWas() throws {
    try onSmallDisk { package, golden in
      let disk = package.root.appendingPathComponent("snapshots").path
      #expect(run("mount", "-o", "remount,ro", disk))
      let failure = try #require(check(6, package, "all"))
      #expect(failure.description.contains("shows.a.png cannot be written: "))
      #expect(failure.description.contains("read-only file system"))
      #expect(check(4, package, "missing") == nil, "it can still be compared")
    }
  }

  @Test func manyAtOnceLeaveOneWholeGolden() throws {
    let package = try TemporaryPackage()
    let problems = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let failure = check(index.isMultiple(of: 2) ? 4 : 6, package, "all")
      let words = failure?.description ?? "passed"
      if !words.contains("recorded the golden") { problems.withLock { $0.append(words) } }
    }
    #expect(problems.withLock { $0 } == [])
    #expect(package.files(in: "snapshots") == ["CardTests/shows.a.png"])
    #expect((check(4, package, "never") == nil) != (check(6, package, "never") == nil))
  }
}
