import Foundation

/// Checks of many files, each process of which checks some.
///
/// A process has a bound in the processor's time. Where it is reached, the files before the one that it was at are done, and those
/// behind it go on in a new process. That file waits until the others have no errors left, and then is the first of a process: most code
/// that takes so long only does so while something that it mentions is missing. Code that takes all the time even then is left out.
/// The slow files of a module have a bound together, too, after which they have no more time than others.
extension ModuleCompiler {
  /// Files that one process type-checks, at most.
  private static let most = 100
  /// Files that one process type-checks, at least, where there are several.
  private static let fewest = 12
  /// Processes for which files are divided.
  private static let mostProcesses = 4
  /// Seconds of the processor's time for one process. Most files of public code take some hundredths of one.
  private static let shareLimit = 20.0
  /// Seconds for a file that is slow. Code with an error, which is the slowest, seldom takes more than 40.
  private static let patientLimit = 60.0
  /// Seconds for all slow files of a module, in all rounds.
  static let wholePatience = 150.0

  /// Type-checks files of a module.
  ///
  /// - Parameters:
  ///   - isPatient: whether they are slow: each that takes all the time of a process of which it is the first is left out.
  ///   - words: those for every step.
  /// - Returns: The end of all, with an error for each piece of code that the compiler finds no end with.
  func check(
    _ chosen: [String], isPatient: Bool, _ words: [String], _ module: Module,
    _ files: DistinctFiles
  ) throws(PreviewError) -> ChildProcess.End {
    let start = ContinuousClock.now
    defer {
      if isPatient {
        patience[module.name, default: 0] += (ContinuousClock.now - start) / .seconds(1)
      }
    }
    var shares = Self.shares(of: chosen, fewest: isPatient ? 1 : Self.fewest)
    let isGenerous = isPatient && !isOutOfPatience(module)
    let limit = min(timeLimit, isGenerous ? Self.patientLimit : Self.shareLimit)
    var result = ChildProcess.End(isDone: true, messages: "")
    while !shares.isEmpty {
      var calls: [[String]] = []
      for (number, share) in shares.enumerated() {
        calls.append(words + (try check(share, module, files, numbered: number)))
      }
      let ends = try runEach(calls, within: limit)
      var rest: [[String]] = []
      for (share, end) in zip(shares, ends) {
        result.messages += Interruption.withoutDump(end.messages)
        let interruption = Interruption(
          in: end.messages, among: files.originals, isLate: end.isLate)
        guard end.isLate || interruption != nil else {
          result.isDone = result.isDone && end.isDone
          continue
        }
        rest += remainder(
          of: share, after: interruption, isLate: end.isLate, isPatient: isPatient, module,
          &result.messages)
      }
      shares = rest
    }
    if !CompilerMessages(result.messages, about: files.originals).faults.isEmpty {
      result.isDone = false
    }
    return result
  }

  /// Whether the slow files of a module have used their time up.
  func isOutOfPatience(_ module: Module) -> Bool {
    patience[module.name, default: 0] >= Self.wholePatience
  }

  private static func shares(of files: [String], fewest: Int) -> [[String]] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let count = max(
      1, min(cores, mostProcesses, files.count / fewest), (files.count + most - 1) / most)
    return (0..<count).map { number in
      files.indices.filter { $0 % count == number }.map { files[$0] }
    }
  }

  /// Leaves out what a process found no end with, or postpones its file.
  ///
  /// - Returns: The files that are still to be checked.
  private func remainder(
    of share: [String], after interruption: Interruption?, isLate: Bool, isPatient: Bool,
    _ module: Module, _ messages: inout String
  ) -> [[String]] {
    let primary = interruption?.primary ?? (share.count == 1 ? share[0] : nil)
    guard let primary, let place = share.firstIndex(of: primary) else {
      let middle = share.count / 2
      return [Array(share[..<middle]), Array(share[middle...])]
    }
    // The files before it took some of its time.
    if isLate, isPatient, place > 0 { return [Array(share[place...])] }
    if isLate, !isPatient {
      messages += CompilerMessages.Fault.slow(in: primary).line(of: "error")
    } else if let fault = interruption?.fault {
      messages += fault.line(of: "error")
    } else if !leaveCodeOut(of: primary, module) {
      // It fails at the head of the file, or at what it imports.
      messages += CompilerMessages.Fault.failing(in: primary).line(of: "error")
    }
    let others = Array(share[(place + 1)...])
    return others.isEmpty ? [] : [others]
  }

  /// Leaves out all code of a file.
  ///
  /// - Returns: Whether there was any.
  private func leaveCodeOut(of file: String, _ module: Module) -> Bool {
    guard trimmer?.leaveCodeOut(of: file, in: module.name) == true else { return false }
    show(
      "stillframe: warning: the code of '\(file)' is left out: the compiler finds no end with it\n"
    )
    return true
  }

  /// Returns the words for the check of some files of a module.
  private func check(
    _ chosen: [String], _ module: Module, _ files: DistinctFiles, numbered number: Int
  ) throws(PreviewError) -> [String] {
    let paths = Dictionary(zip(files.originals, files.paths)) { first, _ in first }
    let list = folder.appendingPathComponent("\(module.name).primaries-\(number)")
    let text = chosen.map { (paths[$0] ?? $0) + "\n" }.joined()
    do {
      try Data(text.utf8).write(to: list)
    } catch {
      throw .notAFolder(folder.path)
    }
    // The driver's own lists of files know nothing of these.
    return [
      "-typecheck", "-wmo", "-driver-filelist-threshold", "1000000",
      "-Xfrontend", "-primary-filelist", "-Xfrontend", list.path,
    ]
  }
}
