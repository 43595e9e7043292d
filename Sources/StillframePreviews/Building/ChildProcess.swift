import Dispatch
import Foundation
import Synchronization

/// Programs that are run to their end.
enum ChildProcess {
  private struct Running {
    var processes: Set<pid_t> = []
    /// Whether none is to start any more.
    var isEnding = false
  }

  private static let running = Mutex(Running())

  /// Asks the programs that run to end, kills those that have not after a second, and returns when all are gone. No other is started.
  static func endAll() {
    running.withLock { $0.isEnding = true }
    for number in [SIGINT, SIGKILL] {
      for process in running.withLock({ $0.processes }) {
        kill(process, number)
        // Foundation makes each the first of a group, in which are those that it starts itself.
        if number == SIGKILL { kill(-process, number) }
      }
      for _ in 0..<100 where running.withLock({ !$0.processes.isEmpty }) {
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }

  /// Starts a program; false where that is not possible.
  private static func start(_ process: Process) -> Bool {
    let isStarted = running.withLock { running in
      guard !running.isEnding, (try? process.run()) != nil else { return false }
      running.processes.insert(process.processIdentifier)
      return true
    }
    waitIfAllEnds()
    return isStarted
  }

  private static func waitForEnd(of process: Process) {
    process.waitUntilExit()
    _ = running.withLock { $0.processes.remove(process.processIdentifier) }
    waitIfAllEnds()
  }

  /// Blocks the caller after an interruption, since there is no answer: it waits for this process to end.
  private static func waitIfAllEnds() {
    while running.withLock({ $0.isEnding && $0.processes.isEmpty }) {
      Thread.sleep(forTimeInterval: 1)
    }
  }

  /// Returns the standard output of a program; nil if it cannot be run or fails. Its standard error is passed on if
  /// `passesErrors` is true.
  static func output(of words: [String], passesErrors: Bool = false) -> String? {
    let process = make(words)
    let output = Pipe()
    process.standardOutput = output
    if !passesErrors { process.standardError = FileHandle.nullDevice }
    guard start(process) else { return nil }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    waitForEnd(of: process)
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// The end of a program.
  struct End {
    /// Whether it did so with status 0.
    var isDone: Bool
    /// Its text on standard output and standard error.
    var messages: String
    /// Whether it was ended because it took too long.
    var isLate = false
  }

  /// Runs a program to its end; nil where it cannot be run.
  ///
  /// - Parameters:
  ///   - temporaries: the folder for its temporary files.
  ///   - limit: the seconds after which it is ended, with what it started.
  static func run(_ words: [String], temporaries: String, within limit: Double) -> End? {
    let process = make(words)
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporaries]) {
      $1
    }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    guard start(process) else { return nil }
    let isLate = Mutex(false)
    let number = process.processIdentifier
    let end = DispatchWorkItem {
      isLate.withLock { $0 = true }
      // Foundation makes it the first of a group, in which are those that it starts itself.
      kill(-number, SIGKILL)
      kill(number, SIGKILL)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: end)
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    end.cancel()
    waitForEnd(of: process)
    return End(
      isDone: process.terminationReason == .exit && process.terminationStatus == 0,
      messages: String(decoding: data, as: UTF8.self), isLate: isLate.withLock { $0 })
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
