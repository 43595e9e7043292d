import Dispatch
import Foundation
import Synchronization

/// Calls of the compiler.
extension ModuleCompiler {
  /// Files that one process type-checks, at least.
  private static let fewest = 12
  /// Files that one process type-checks, at most: each process has the time limit for itself.
  private static let most = 128
  /// Processes that type-check files of a module at the same time.
  private static let mostProcesses = 4
  /// Seconds for one file that is type-checked by itself, as checking several took too long.
  private static let fileLimit = 30.0

  /// Carries out a step for a module.
  ///
  /// - Parameters:
  ///   - words: those for every step.
  ///   - output: those for the step that makes code.
  func run(
    _ step: CompilationStep, _ words: [String], output: [String], _ module: Module,
    _ files: DistinctFiles
  ) throws(PreviewError) -> ChildProcess.End {
    let list = try listFiles(of: module, files)
    let round = compilations[module.name, default: 0] + 1
    compilations[module.name] = round
    let count = files.paths.count
    let all = count == 1 ? "file" : "files"
    let subject: String
    let calls: [[String]]
    switch step {
    case .whole:
      subject = "'\(module.name)' (\(count) \(all), round \(round))"
      calls = [output]
    case .imports:
      subject = "the imports of '\(module.name)' (\(count) \(all), round \(round))"
      calls = [["-resolve-imports", "-wmo"]]
    case .check(let chosen):
      subject = "'\(module.name)' (\(chosen.count) of \(count) \(all) checked, round \(round))"
      calls = try checks(of: chosen, module, files)
    }
    let progress = showsProgress ? CompilationProgress(subject) : nil
    defer { progress?.end() }
    let end = try runAll(
      calls.map { words + $0 + files.flags + ["@" + list] }, within: limit(of: step))
    if end.isLate, limit(of: step) == timeLimit {
      show("error: \(subject) does not compile within \(PreviewError.shown(timeLimit)) s\n")
    }
    return end
  }

  /// Seconds for a step. Checks take less than the whole; those that go on for long find no end.
  private func limit(of step: CompilationStep) -> Double {
    guard trimmer != nil, case .check(let files) = step else { return timeLimit }
    return min(timeLimit, 60 + Double(files.count) / 2)
  }

  /// Finds the files that the compiler finds no end with, as each of their expressions has many solutions, and leaves their code out.
  ///
  /// - Returns: Whether there is any.
  func leaveOutEndless(
    _ step: CompilationStep, _ words: [String], _ module: Module, _ files: DistinctFiles
  ) throws(PreviewError) -> Bool {
    guard let trimmer, case .check(let chosen) = step else { return false }
    let list = try listFiles(of: module, files)
    let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    var late: [String] = []
    for start in stride(from: 0, to: chosen.count, by: cores) {
      let share = Array(chosen[start..<min(start + cores, chosen.count)])
      var calls: [[String]] = []
      for (number, file) in share.enumerated() {
        let alone = try checks(of: [file], module, files, numbered: number)
        calls += alone.map { words + $0 + files.flags + ["@" + list] }
      }
      let ends = try runEach(calls, within: Self.fileLimit)
      late += zip(share, ends).filter { $0.1.isLate }.map(\.0)
    }
    for file in late {
      show(
        "stillframe: warning: the code of '\(file)' is left out: the compiler finds no end with it\n"
      )
      trimmer.leaveCodeOut(of: file, in: module.name)
    }
    return !late.isEmpty
  }

  /// Divides files among processes.
  ///
  /// - Parameter first: the number of the first list of files.
  private func checks(
    of chosen: [String], _ module: Module, _ files: DistinctFiles, numbered first: Int = 0
  ) throws(PreviewError) -> [[String]] {
    let paths = Dictionary(zip(files.originals, files.paths)) { first, _ in first }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let count = max(
      1, min(cores, Self.mostProcesses, chosen.count / Self.fewest),
      (chosen.count + Self.most - 1) / Self.most)
    var calls: [[String]] = []
    for number in 0..<count {
      let share = chosen.indices.filter { $0 % count == number }
      let list = folder.appendingPathComponent("\(module.name).primaries-\(first + number)")
      let text = share.map { (paths[chosen[$0]] ?? chosen[$0]) + "\n" }.joined()
      do {
        try Data(text.utf8).write(to: list)
      } catch {
        throw .notAFolder(folder.path)
      }
      // The driver's own lists of files know nothing of these.
      calls.append([
        "-typecheck", "-wmo", "-driver-filelist-threshold", "1000000",
        "-Xfrontend", "-primary-filelist", "-Xfrontend", list.path,
      ])
    }
    return calls
  }

  /// Writes the files of a module into a list, since there may be thousands.
  private func listFiles(
    of module: Module, _ files: DistinctFiles
  ) throws(PreviewError) -> String {
    var paths = files.paths
    if let accessor = BundleAccessor.make(for: module, in: folder) { paths.append(accessor) }
    if let symbols = AssetSymbols.make(for: module, in: folder) { paths.append(symbols) }
    if let symbols = CatalogueSymbols.make(for: module, in: folder) { paths.append(symbols) }
    // A function or member of the same form as one of Foundation is found without a doubt only in the module itself.
    if let identity = BundleIdentity.make(for: module, in: folder) { paths.append(identity) }
    if let lookup = StringLookup.make(for: module, in: folder) { paths.append(lookup) }
    if !module.isFurtherPart {
      if let members = SessionMembers.make(for: module, in: folder) { paths.append(members) }
      if let models = ObjectModelCode.make(for: module, in: folder) { paths.append(models) }
    }
    if trimmer?.hasPlaceholders(module.name) == true,
      let view = PlaceholderView.make(for: module, in: folder)
    {
      paths.append(view)
    }
    let list = folder.appendingPathComponent("\(module.name).files")
    let text = paths.map { path in
      "\"" + Self.escaped(path) + "\"\n"
    }.joined()
    do {
      try Data(text.utf8).write(to: list)
    } catch {
      throw .notAFolder(folder.path)
    }
    return list.path
  }

  /// Returns a path as files of arguments have it: a quote of either kind would end, or begin, a word.
  private static func escaped(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("'", with: "\\'")
  }

  func runCompiler(_ words: [String]) throws(PreviewError) -> ChildProcess.End {
    try runAll([words], within: timeLimit)
  }

  /// Runs the compiler several times at the same time.
  ///
  /// - Returns: The end of all: done where each is, with all their messages.
  private func runAll(
    _ calls: [[String]], within limit: Double
  ) throws(PreviewError) -> ChildProcess.End {
    let all = try runEach(calls, within: limit)
    return ChildProcess.End(
      isDone: all.allSatisfy(\.isDone), messages: all.map(\.messages).joined(),
      isLate: all.contains(where: \.isLate))
  }

  private func runEach(
    _ calls: [[String]], within limit: Double
  ) throws(PreviewError) -> [ChildProcess.End] {
    // `env` answers 127 where there is no such program, which is told apart from code that does not compile.
    guard ChildProcess.isInstalled("swiftc") else { throw .noCompiler }
    let ends = Mutex([Int: ChildProcess.End]())
    let place = folder.path
    DispatchQueue.concurrentPerform(iterations: calls.count) { number in
      guard
        let end = ChildProcess.run(
          ["swiftc"] + calls[number], temporaries: place, within: limit)
      else { return }
      ends.withLock { $0[number] = end }
    }
    let all = ends.withLock { ends in calls.indices.compactMap { ends[$0] } }
    guard all.count == calls.count else { throw .noCompiler }
    return all
  }
}
