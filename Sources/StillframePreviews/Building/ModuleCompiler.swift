import Foundation

/// Calls the compiler for one module after the other, and does without the files that do not compile.
///
/// A folder that was not written as one module is compiled as far as it goes: files of one name are told apart, imports of the folder's
/// own modules are met, files that declare the same names become modules of their own, which see the first one, and what does
/// not compile then is left out, with what needs it.
final class ModuleCompiler {
  /// The result of compiling a module.
  struct Result {
    /// One for each module that it was compiled into; none: nothing of it compiles.
    var objects: [String] = []
    /// Files that compile with none of them.
    var leftOut: [String] = []
  }

  /// Rounds in which files may be left out of one module.
  private static let roundLimit = 12
  /// Compilations of a module after which no more declarations are left out of it.
  private static let trimLimit = 8
  /// Modules that the files of one may be divided among.
  private static let divisionLimit = 32

  /// Seconds for one compilation.
  private let timeLimit: Double
  /// Seconds for one expression, after which it is an error. The compiler's own limit is ten minutes.
  private static let expressionLimit = 30
  private let folder: URL
  private let flags: [String]
  private let leavesFilesOut: Bool
  private let onMessage: ((String) -> Void)?
  /// Leaves out what needs a missing module; nil where none is missing.
  var trimmer: SourceTrimmer?
  /// Makes one where a module does not compile though none is missing; nil: files are left out as a whole.
  var makeTrimmer: (() -> SourceTrimmer?)?
  /// How often a module was compiled, by its name.
  private var rounds: [String: Int] = [:]
  /// Files whose errors have been shown.
  private var explained: Set<String> = []

  /// - Parameters:
  ///   - folder: where everything is put.
  ///   - flags: those that every module is compiled with.
  ///   - trimmer: leaves out what needs a missing module; nil where none is missing.
  ///   - timeLimit: seconds for one compilation.
  ///   - onMessage: takes what the compiler says; nil: it goes where this process's messages go.
  init(
    folder: URL, flags: [String], leavesFilesOut: Bool, trimmer: SourceTrimmer?,
    timeLimit: Double = 300,
    onMessage: ((String) -> Void)?
  ) {
    self.trimmer = trimmer
    self.timeLimit = timeLimit
    self.folder = folder
    self.flags = flags
    self.leavesFilesOut = leavesFilesOut
    self.onMessage = onMessage
  }

  /// Makes a library of a module, the fastest way: as it is.
  ///
  /// - Returns: How the compiler ended. Where files could be left out, nothing has been shown of what it said.
  func compileAlone(_ module: Module, to library: URL) throws(PreviewError) -> ChildProcess.End {
    // One process for all files: a process for each reads all modules and files again.
    let words = compilerWords(module) + ["-wmo", "-emit-library", "-o", library.path]
    var rounds = 0
    while true {
      let files = files(of: module)
      let end = try run(words, module, files)
      rounds += 1
      if !end.isDone, rounds < Self.trimLimit,
        trim(module, after: CompilerMessages(end.messages, about: files.originals))
      {
        continue
      }
      if end.isDone || !mayGoOn(module) { show(end.messages) }
      return end
    }
  }

  private func files(of module: Module) -> DistinctFiles {
    DistinctFiles(
      module.sources.files, in: folder, named: module.name,
      withTexts: trimmer?.texts(of: module.name) ?? [:])
  }

  /// Leaves declarations out that do not compile, in a module that lacks others.
  ///
  /// - Returns: Whether there is anything new to compile.
  private func trim(_ module: Module, after messages: CompilerMessages) -> Bool {
    if trimmer == nil, messages.clashingFiles.isEmpty, mayGoOn(module) || !module.isShown {
      trimmer = makeTrimmer?()
      makeTrimmer = nil
      // Attributes of Objective-C are no errors any more, and names that are declared nowhere are gone.
      if trimmer?.texts(of: module.name).isEmpty == false {
        if module.isShown {
          let faults = messages.faults.filter { !$0.text.contains("Objective-C") }
          show(faults.map { $0.line(of: "error") }.joined())
        }
        return true
      }
    }
    guard let trimmer else { return false }
    let (isChanged, errors) = trimmer.trim(messages, of: module.name)
    show(errors.joined())
    return isChanged
  }

  /// Whether there is anything to be tried for a module that does not compile.
  func mayGoOn(_ module: Module) -> Bool { leavesFilesOut && module.sources.files.count > 1 }

  /// Makes objects of a module.
  ///
  /// - Parameter first: how the compiler ended that was given the whole module, where it was.
  func compile(
    _ module: Module, after first: ChildProcess.End? = nil
  ) throws(PreviewError) -> Result {
    var result = Result()
    var part = module
    var first = first
    var earlier: [String] = []
    var hopeless: [String] = []
    while result.objects.count < Self.divisionLimit {
      let (object, leftOut) = try compile(part, seeing: earlier, after: first)
      first = nil
      guard let object else {
        // What does not compile alone may have stood in the way of others.
        let isSmaller = !leftOut.isEmpty && leftOut.count < part.sources.files.count
        guard isSmaller else { break }
        hopeless += part.sources.files.filter { !leftOut.contains($0) }
        part.sources.files = leftOut
        continue
      }
      result.objects.append(object)
      result.leftOut = (leftOut + hopeless).sorted()
      guard !leftOut.isEmpty else { break }
      earlier.append(part.name)
      part.name = "\(module.name)_part\(result.objects.count + 1)"
      part.sources.files = leftOut
    }
    return result
  }

  /// Compiles as many files of a module as do compile.
  ///
  /// - Parameter earlier: modules whose declarations are seen.
  /// - Returns: No object where nothing does.
  private func compile(
    _ module: Module, seeing earlier: [String], after first: ChildProcess.End?
  ) throws(PreviewError) -> (object: String?, leftOut: [String]) {
    let object = folder.appendingPathComponent("\(module.name).o").path
    let interface = folder.appendingPathComponent("\(module.name).swiftmodule").path
    var words =
      compilerWords(module) + [
        "-wmo", "-c", "-o", object, "-emit-module", "-emit-module-path", interface,
      ]
    // Whatever is left out becomes a module that sees this one from inside.
    if leavesFilesOut { words.append("-enable-testing") }
    for name in earlier { words += ["-Xfrontend", "-testable-import-module", "-Xfrontend", name] }
    var module = module
    var leftOut: [String] = []
    var known = first
    var rounds = 0
    while rounds < Self.roundLimit + Self.trimLimit {
      rounds += 1
      let files = files(of: module)
      let end: ChildProcess.End
      if let known { end = known } else { end = try run(words, module, files) }
      known = nil
      if end.isDone {
        show(end.messages)
        return (object, leftOut.sorted())
      }
      let messages = CompilerMessages(end.messages, about: files.originals)
      if end.isLate { break }
      if try addOwnModules(messages.missingModules, of: module) { continue }
      if rounds <= Self.trimLimit, trim(module, after: messages) { continue }
      let clashing = messages.clashingFiles
      let faulty = clashing.isEmpty ? messages.faultyFiles : clashing
      let isNews = faulty.isEmpty || !explained.isSuperset(of: faulty)
      if clashing.isEmpty, isNews {
        explained.formUnion(faulty)
        if module.isShown { show(end.messages) }
      }
      guard leavesFilesOut, !faulty.isEmpty, faulty.count < module.sources.files.count else {
        break
      }
      leftOut += faulty
      module.sources.files.removeAll(where: Set(faulty).contains)
    }
    return (nil, leftOut)
  }

  /// Makes a library of objects.
  func link(_ objects: [String], to library: URL) throws(PreviewError) -> Bool {
    let end = try runCompiler(["-emit-library", "-o", library.path] + objects)
    show(end.messages)
    return end.isDone
  }

  /// Names the module.
  private func compilerWords(_ module: Module) -> [String] {
    var words =
      ["-Onone", "-gnone", "-D", "DEBUG", "-module-name", module.name, "-I", folder.path]
      + flags + module.flags
    // Code without its other half has warnings that the whole has not.
    if trimmer?.changes(module.name) == true { words.append("-suppress-warnings") }
    if !module.sources.hasMainFile { words.append("-parse-as-library") }
    // Programs of one path are linked into one library, in which their entry points are not called.
    for flag in ["-entry-point-function-name", "\(module.name)_main"] {
      words += ["-Xfrontend", flag]
    }
    words += ["-Xfrontend", "-solver-expression-time-threshold=\(Self.expressionLimit)"]
    for name in ImplicitImports.modules(for: module) {
      words += ["-Xfrontend", "-import-module", "-Xfrontend", name]
    }
    if !module.isProgram { words += ["-package-name", "previewed"] }
    return words
  }

  /// Meets imports of modules whose files lie among those of the module that imports them: an empty module is all that is missing.
  ///
  /// - Returns: Whether there is now one that was not there before.
  private func addOwnModules(_ names: [String], of module: Module) throws(PreviewError) -> Bool {
    var isNew = false
    for name in names where module.isOwnFolder(name) {
      let interface = folder.appendingPathComponent("\(name).swiftmodule").path
      guard !FileManager.default.fileExists(atPath: interface) else { continue }
      let file = folder.appendingPathComponent("\(name)-empty.swift")
      guard (try? Data().write(to: file)) != nil else { continue }
      let end = try runCompiler([
        "-emit-module", "-enable-testing", "-module-name", name, "-o", interface, file.path,
      ])
      if end.isDone { isNew = true }
    }
    return isNew
  }

  /// Compiles the files of a module, which go into a file of their own, since there may be thousands.
  private func run(
    _ words: [String], _ module: Module, _ files: DistinctFiles
  ) throws(PreviewError) -> ChildProcess.End {
    var paths = files.paths
    if let accessor = BundleAccessor.make(for: module, in: folder) { paths.append(accessor) }
    if let symbols = AssetSymbols.make(for: module, in: folder) { paths.append(symbols) }
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
    let round = rounds[module.name, default: 0] + 1
    rounds[module.name] = round
    let count = files.paths.count
    let subject =
      "'\(module.name)' (\(count) \(count == 1 ? "file" : "files"), round \(round))"
    let progress = onMessage == nil ? CompilationProgress(subject) : nil
    defer { progress?.end() }
    let end = try runCompiler(words + files.flags + ["@" + list.path])
    if end.isLate {
      show("error: \(subject) does not compile within \(PreviewError.shown(timeLimit)) s\n")
    }
    return end
  }

  /// Returns a path as files of arguments have it: a quote of either kind would end, or begin, a word.
  private static func escaped(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("'", with: "\\'")
  }

  private func runCompiler(_ words: [String]) throws(PreviewError) -> ChildProcess.End {
    // `env` answers 127 where there is no such program, which is told apart from code that does not compile.
    guard ChildProcess.isInstalled("swiftc"),
      let end = ChildProcess.run(
        ["swiftc"] + words, temporaries: folder.path, within: timeLimit)
    else { throw .noCompiler }
    return end
  }

  private func show(_ messages: String) {
    guard !messages.isEmpty else { return }
    if let onMessage {
      onMessage(messages)
    } else {
      try? FileHandle.standardError.write(contentsOf: Data(messages.utf8))
    }
  }
}
