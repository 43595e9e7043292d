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
  /// Modules that the files of one may be divided among.
  private static let divisionLimit = 32

  /// Seconds of the processor's time for one compilation.
  let timeLimit: Double
  let folder: URL
  private let flags: [String]
  private let leavesFilesOut: Bool
  /// Modules that can be imported without a doubt.
  private let known: Set<String>
  let onMessage: ((String) -> Void)?
  /// Whether it says what takes long.
  var showsProgress: Bool
  /// Leaves out what needs a missing module; nil where none is missing.
  var trimmer: SourceTrimmer?
  /// Makes one where a module does not compile though none is missing; nil: files are left out as a whole.
  var makeTrimmer: (() -> SourceTrimmer?)?
  /// How often a module was compiled, by its name.
  var compilations: [String: Int] = [:]
  /// Seconds that the slow files of modules took, by the names of the modules.
  var patience: [String: Double] = [:]
  /// The files that modules get besides, by the names of the modules, and the sources that they were made for.
  var made: [String: (sources: [String], paths: [String])] = [:]
  /// The linker's words for the code of modules, by their names: objects, or lists of them.
  var linked: [String: String] = [:]
  /// Files whose errors have been shown.
  private var explained: Set<String> = []

  /// - Parameters:
  ///   - folder: where everything is put.
  ///   - flags: those that every module is compiled with.
  ///   - known: modules that are installed, and those that are compiled.
  ///   - trimmer: leaves out what needs a missing module; nil where none is missing.
  ///   - timeLimit: seconds of the processor's time for one compilation.
  ///   - onMessage: takes what the compiler says; nil: it goes where this process's messages go.
  init(
    folder: URL, flags: [String], leavesFilesOut: Bool, knowing known: Set<String>,
    trimmer: SourceTrimmer?,
    timeLimit: Double = 300,
    onMessage: ((String) -> Void)?
  ) {
    self.known = known
    self.trimmer = trimmer
    self.timeLimit = timeLimit
    self.folder = folder
    self.flags = flags
    self.leavesFilesOut = leavesFilesOut
    self.onMessage = onMessage
    showsProgress = onMessage == nil
  }

  /// Makes a library of a module, the fastest way: as it is.
  ///
  /// - Returns: How the compiler ended. Where files could be left out, nothing has been shown of what it said.
  func compileAlone(_ module: Module, to library: URL) throws(PreviewError) -> ChildProcess.End {
    let output = CodeOutput.library(library.path)
    try addOwnModules(of: module)
    var rounds = CompilationRounds()
    while true {
      let files = files(of: module)
      let step = rounds.next(module, trimmer)
      let end = try run(step, compilerWords(module, step), output: output, module, files)
      if end.isDone, step != .whole { continue }
      let all = CompilerMessages(end.messages, about: files.originals)
      guard let messages = rounds.read(all, of: step) else { continue }
      let isDivided = mayGoOn(module) && !module.rivals(among: messages.clashingFiles).isEmpty
      if !end.isDone, !end.isLate, !isDivided, rounds.mayTrim, trim(module, after: messages) {
        continue
      }
      if end.isDone || !mayGoOn(module) { show(end.messages) }
      return end
    }
  }

  private func files(of module: Module) -> DistinctFiles {
    DistinctFiles(
      module.sources.files, in: folder, named: module.name,
      withTexts: trimmer?.texts(of: module.name) ?? [:], rewriting: module.rewriting)
  }

  /// Leaves declarations out that do not compile, in a module that lacks others.
  ///
  /// - Returns: Whether there is anything new to compile.
  private func trim(_ module: Module, after messages: CompilerMessages) -> Bool {
    let isMended = !messages.faults.isEmpty && messages.faults.allSatisfy(\.isAboutBinding)
    // Files that are read have what stands for parts of Objective-C: their other errors may follow from these.
    let rewritten = Set(messages.faults.filter { $0.text.contains("Objective-C") }.map(\.path))
    if trimmer == nil, messages.clashingFiles.isEmpty,
      isMended || !rewritten.isEmpty || hasMore(module) || !module.isShown
    {
      trimmer = makeTrimmer?()
      makeTrimmer = nil
      trimmer?.recheck(rewritten, of: module.name)
      // Names that are declared nowhere are gone.
      let messages = messages.without { rewritten.contains($0.path) }
      let before = messages.without { trimmer?.isMended($0, of: module.name) == true }
      _ = trimmer?.trim(messages, of: module.name, areOfOriginals: true)
      if trimmer?.texts(of: module.name).isEmpty == false {
        let rest = before.without { trimmer?.isMended($0, of: module.name) == true }
        if module.isShown { show(rest.faults.map { $0.line(of: "error") }.joined()) }
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

  /// Whether a module has other files, or its only file other previews, to show without a part that does not compile.
  private func hasMore(_ module: Module) -> Bool {
    if mayGoOn(module) { return true }
    guard leavesFilesOut, let path = module.sources.files.first,
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return false }
    return text.components(separatedBy: "#Preview").count > 2
  }

  /// Makes objects of a module.
  ///
  /// - Parameter first: how the compiler ended that was given the whole module, where it was.
  func compile(
    _ module: Module, after first: ChildProcess.End? = nil
  ) throws(PreviewError) -> Result {
    var result = Result()
    if first == nil { try addOwnModules(of: module) }
    var part = module
    let others = leavesFilesOut && first == nil ? ModuleTargets.others(in: module) : []
    part.sources.files.removeAll(where: Set(others).contains)
    var first = first
    var earlier: [String] = []
    var hopeless: [String] = []
    while result.objects.count < Self.divisionLimit {
      let count = part.sources.files.count
      let rivals = first == nil ? rivals(in: part) : []
      part.sources.files.removeAll(where: Set(rivals).contains)
      var (object, leftOut) = try compile(part, seeing: earlier, after: first)
      leftOut += rivals
      if earlier.isEmpty, hopeless.isEmpty { leftOut += others }
      first = nil
      guard let object else {
        // What does not compile alone may have stood in the way of others.
        let isSmaller = !leftOut.isEmpty && leftOut.count < count
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
      part.isFurtherPart = true
      part.sources.files = leftOut
    }
    return result
  }

  /// The files that are not compiled with the others of a module that lacks something, as these declare the same types.
  func rivals(in module: Module) -> [String] {
    guard leavesFilesOut, let trimmer else { return [] }
    return ModuleTargets.rivals(in: module, lastly: trimmer.filesWithMissing(in: module.name))
  }

  /// Compiles as many files of a module as do compile.
  ///
  /// - Parameter earlier: modules whose declarations are seen.
  /// - Returns: No object where nothing does.
  private func compile(
    _ module: Module, seeing earlier: [String], after first: ChildProcess.End?
  ) throws(PreviewError) -> (object: String?, leftOut: [String]) {
    let interface = folder.appendingPathComponent("\(module.name).swiftmodule").path
    var others: [String] = []
    // Whatever is left out becomes a module that sees this one from inside.
    if leavesFilesOut { others.append("-enable-testing") }
    for name in earlier { others += ["-Xfrontend", "-testable-import-module", "-Xfrontend", name] }
    let output = CodeOutput.objects(interface: interface)
    var module = module
    var leftOut: [String] = []
    var known = first
    var rounds = CompilationRounds()
    while rounds.whole < Self.roundLimit + CompilationRounds.wholeLimit {
      let files = files(of: module)
      let step = known == nil ? rounds.next(module, trimmer) : rounds.countWhole()
      let end: ChildProcess.End
      if let known {
        end = known
      } else {
        end = try run(step, compilerWords(module, step) + others, output: output, module, files)
      }
      known = nil
      if end.isDone {
        guard step == .whole else { continue }
        show(end.messages)
        return (linked[module.name], leftOut.sorted())
      }
      let all = CompilerMessages(end.messages, about: files.originals)
      guard let messages = rounds.read(all, of: step) else { continue }
      if end.isLate { break }
      if try addOwnModules(messages.missingModules, of: module) { continue }
      let clashing = messages.clashingFiles
      let isDivided = leavesFilesOut && !module.rivals(among: clashing).isEmpty
      if !isDivided, rounds.mayTrim, trim(module, after: messages) { continue }
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
      trimmer?.changeMentions(ofFiles: faulty, in: module.name)
    }
    return (nil, leftOut)
  }

  /// Makes a library of objects.
  func link(_ objects: [String], to library: URL) throws(PreviewError) -> Bool {
    let end = try runCompiler(["-emit-library", "-o", library.path] + objects)
    show(end.messages)
    return end.isDone
  }

  /// The processor's seconds for one expression, after which it is an error. The compiler's own limit is ten minutes. Nearly all bodies of
  /// public code take under a second, and those that cannot be solved, as names are missing, take all there is, twice. So most errors
  /// are found within a short time, and what takes longer gets that when no others are left.
  private func expressionLimit(_ step: CompilationStep, _ module: Module) -> Int {
    switch step {
    case .whole: 30
    case .check(_, let isPatient): isPatient && !isOutOfPatience(module) ? 15 : 4
    case .imports: 4
    }
  }

  /// Names the module.
  private func compilerWords(_ module: Module, _ step: CompilationStep) -> [String] {
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
    words += ["-Xfrontend", "-solver-expression-time-threshold=\(expressionLimit(step, module))"]
    for name in ImplicitImports.modules(for: module) {
      words += ["-Xfrontend", "-import-module", "-Xfrontend", name]
    }
    if !module.isProgram { words += ["-package-name", "previewed"] }
    if !module.isFurtherPart, let name = module.nameInProject, name != module.name,
      !known.contains(name)
    {
      words += ["-module-alias", "\(name)=\(module.name)"]
    }
    return words
  }

  /// Meets those imports of a module that mean folders of its own.
  private func addOwnModules(of module: Module) throws(PreviewError) {
    _ = try addOwnModules(module.imports.subtracting(known).sorted(), of: module)
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

  func show(_ messages: String) {
    guard !messages.isEmpty else { return }
    if let onMessage {
      onMessage(messages)
    } else {
      try? FileHandle.standardError.write(contentsOf: Data(messages.utf8))
    }
  }
}
