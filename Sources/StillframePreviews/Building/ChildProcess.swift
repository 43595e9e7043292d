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
      guard !running.isEnding, run(process) else { return false }
      running.processes.insert(process.processIdentifier)
      return true
    }
    waitIfAllEnds()
    return isStarted
  }

  /// Starts a program that the signal of its processor time reaches. Threads of Dispatch block it, and programs have it from the thread
  /// that starts them.
  private static func run(_ process: Process) -> Bool {
    var signals = sigset_t()
    var former = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGXCPU)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, &former)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &former, nil) }
    return (try? process.run()) != nil
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

  /// How much longer than its processor time a program may take. A busy machine gives it a small share; one that waits for something
  /// that never comes has an end.
  private static let patience = 12.0

  /// Runs a program to its end; nil where it cannot be run.
  ///
  /// - Parameters:
  ///   - temporaries: the folder for its temporary files.
  ///   - limit: the seconds of the processor's time after which it is ended, or each program that it starts. A compiler that is
  ///     ended so names the code that it was at.
  static func run(_ words: [String], temporaries: String, within limit: Double) -> End? {
    let bounds = "ulimit -c 0; ulimit -S -t \(max(1, Int(limit.rounded(.up)))); exec \"$@\""
    let process = make(["sh", "-c", bounds, "sh"] + words)
    // Names of the compiler's own functions take it a while, and say nothing.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "TMPDIR": temporaries, "LLVM_DISABLE_SYMBOLIZATION": "1",
    ]) { $1 }
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
    DispatchQueue.global().asyncAfter(deadline: .now() + limit * patience, execute: end)
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    end.cancel()
    waitForEnd(of: process)
    let isExit = process.terminationReason == .exit
    let isOutOfTime =
      process.terminationStatus == SIGXCPU && !isExit
      || process.terminationStatus == 128 + SIGXCPU && isExit
    return End(
      isDone: isExit && process.terminationStatus == 0,
      messages: String(decoding: data, as: UTF8.self),
      isLate: isLate.withLock { $0 } || isOutOfTime)
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
