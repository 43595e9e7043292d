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
  /// - Parameter keepsMessages: whether its output is handed back instead.
  /// - Returns: Whether it ended with status 0; nil where it cannot be run.
  static func run(
    _ words: [String], keepsMessages: Bool = false
  ) -> (isDone: Bool, messages: String)? {
    let process = make(words)
    let pipe = keepsMessages ? Pipe() : nil
    if let pipe {
      process.standardOutput = pipe
      process.standardError = pipe
    } else {
      process.standardOutput = FileHandle.standardError
    }
    guard (try? process.run()) != nil else { return nil }
    let data = (try? pipe?.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    let isDone = process.terminationReason == .exit && process.terminationStatus == 0
    return (isDone, String(decoding: data ?? Data(), as: UTF8.self))
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
