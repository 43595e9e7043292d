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

  /// How a program ended.
  struct End {
    /// Whether it did so with status 0.
    var isDone: Bool
    /// What it said, on standard output and standard error.
    var messages: String
  }

  /// Runs a program to its end; nil where it cannot be run.
  static func run(_ words: [String]) -> End? {
    let process = make(words)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    guard (try? process.run()) != nil else { return nil }
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return End(
      isDone: process.terminationReason == .exit && process.terminationStatus == 0,
      messages: String(decoding: data, as: UTF8.self))
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
