import Dispatch
import Foundation
import Synchronization

/// Calls of the compiler.
extension ModuleCompiler {
  /// Carries out a step for a module.
  ///
  /// - Parameters:
  ///   - words: those for every step.
  ///   - output: the files that code is made into.
  func run(
    _ step: CompilationStep, _ words: [String], output: CodeOutput, _ module: Module,
    _ files: DistinctFiles
  ) throws(PreviewError) -> ChildProcess.End {
    let (list, paths) = try listFiles(of: module, files)
    let round = compilations[module.name, default: 0] + 1
    compilations[module.name] = round
    let count = files.paths.count
    let all = count == 1 ? "file" : "files"
    let subject: String
    let own: [String]
    switch step {
    case .whole:
      subject = "'\(module.name)' (\(count) \(all), round \(round))"
      own = try self.words(for: output, of: module, paths)
    case .imports:
      subject = "the imports of '\(module.name)' (\(count) \(all), round \(round))"
      own = ["-resolve-imports", "-wmo"]
    case .check(let chosen, _):
      subject = "'\(module.name)' (\(chosen.count) of \(count) \(all) checked, round \(round))"
      own = []
    }
    let progress = showsProgress ? CompilationProgress(subject) : nil
    defer { progress?.end() }
    let arguments = files.flags + ["@" + list]
    if case .check(let chosen, let isPatient) = step {
      return try check(chosen, isPatient: isPatient, words + arguments, module, files)
    }
    var end = try runCompiler(words + own + arguments)
    if let dump = Interruption(in: end.messages, among: files.originals, isLate: end.isLate) {
      end.messages = Interruption.withoutDump(end.messages)
      if trimmer != nil, let fault = dump.fault {
        end.messages += fault.line(of: "error")
        end.isLate = false
      }
    }
    if end.isLate {
      show("error: \(subject) does not compile within \(PreviewError.shown(timeLimit)) s\n")
    }
    return end
  }

  /// Writes the files of a module into a list, since there may be thousands.
  private func listFiles(
    of module: Module, _ files: DistinctFiles
  ) throws(PreviewError) -> (list: String, paths: [String]) {
    var paths = files.paths + madeFiles(of: module)
    if trimmer?.hasPlaceholders(module.name) == true,
      let view = PlaceholderView.make(for: module, in: folder)
    {
      paths.append(view)
    }
    if !module.isFurtherPart, let types = trimmer?.emptyTypes(of: module.name), !types.isEmpty,
      let file = EmptyTypes.make(types, for: module, in: folder)
    {
      paths.append(file)
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
    return (list.path, paths)
  }

  /// Writes the files that a module gets besides, once for the same sources.
  private func madeFiles(of module: Module) -> [String] {
    if let made = made[module.name], made.sources == module.sources.files { return made.paths }
    var makers = [
      BundleAccessor.make, AssetSymbols.make, CatalogueSymbols.make, TargetSymbols.make,
      // A function or member of the same form as one of Foundation is found without a doubt only in the module itself.
      BundleIdentity.make, StringLookup.make, FoundationAliases.make, CallbackMembers.make,
    ]
    if !module.isFurtherPart {
      makers += [SessionMembers.make, ObjectModelCode.make, IntentDefinitionCode.make]
    }
    let paths = makers.compactMap { $0(module, folder) }
    made[module.name] = (module.sources.files, paths)
    return paths
  }

  /// Returns a path as files of arguments have it: a quote of either kind would end, or begin, a word.
  static func escaped(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("'", with: "\\'")
  }

  func runCompiler(_ words: [String]) throws(PreviewError) -> ChildProcess.End {
    guard let end = try runEach([words], within: timeLimit).first else { throw .noCompiler }
    return end
  }

  /// Runs the compiler several times, as many at the same time as the machine has cores.
  ///
  /// - Parameter limit: the seconds of the processor's time that each may take.
  func runEach(
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
