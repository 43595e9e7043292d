import Foundation

/// Programs that are run to their end.
enum ChildProcess {
  /// What a program says on standard output; nil where it cannot be run or fails. What it says on standard error is
  /// passed on where `passesErrors` says so.
  static func output(of words: [String], passesErrors: Bool = false) -> String? {
    let process = make(words)
    let output = Pipe()
    process.standardOutput = output
    if !passesErrors { process.standardError = FileHandle.nullDevice }
    guard (try? process.run()) != nil else { return nil }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs a program whose output goes where this one's messages go.
  ///
  /// - Returns: Whether it ended with status 0; nil where it cannot be run.
  static func run(_ words: [String]) -> Bool? {
    let process = make(words)
    process.standardOutput = FileHandle.standardError
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }

  /// Whether a program is on the PATH.
  static func isInstalled(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  private static func make(_ words: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
