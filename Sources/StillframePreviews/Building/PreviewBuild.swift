import Dispatch
import Foundation
import Synchronization

/// The compiled library of a path's previews, in a folder that is removed with this object.
///
/// Unchecked because its initialiser alone changes it, and calls the closure.
final class PreviewBuild: @unchecked Sendable {
  let folder: URL
  /// The library that the tool loads.
  let library: URL
  let catalogues: [String]
  /// Where the pictures and fonts of programs are.
  let resources: [String]
  /// The catalogues and resources of each program, by its module.
  let belongings: [String: Set<String>]
  /// Names of shown modules that do not compile.
  private(set) var failures: [String] = []
  /// Modules whose previews are not shown.
  var hiddenModules: [String] { modules.filter { !$0.isShown }.map(\.name) }
  /// Files that do not compile, beside others of their module that do.
  private(set) var leftOut: [String] = []

  /// Warnings of models and catalogues of strings that cannot be read.
  var unreadable: [String] {
    plugins.failures.map { "the macros of '\($0)' do not compile: they are left out" }
      + modules.filter(\.isShown).flatMap { module in
        ObjectModelCode.unreadable(in: module).map {
          "the model '\($0)' cannot be read: its classes and properties are missing"
        }
          + CatalogueSymbols.unreadable(in: module).map {
            "the catalogue '\($0)' cannot be read: its texts are missing"
          }
      }
  }

  /// Declarations that are left out because something they need is missing, or they do not compile.
  private(set) var trimmed = TrimReport()

  private let installation: Installation
  private let importable: ImportableModules
  private let modules: [Module]
  /// The macros of the packages.
  private var plugins = MacroPlugins([], in: URL(fileURLWithPath: "/"), toolchain: nil)

  /// Whether files that do not compile are left out, as long as others do.
  private let leavesFilesOut: Bool

  /// Takes what the compiler says; nil: it goes where this process's messages go.
  private let onMessage: ((String) -> Void)?

  /// Returns the path of a folder that is not there yet.
  static func newFolder() -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-previews-\(UUID().uuidString)", isDirectory: true)
  }

  /// - Throws: `PreviewError` where nothing could be compiled.
  init(
    of path: String, with installation: Installation, in folder: URL = newFolder(),
    leavingFilesOut leavesFilesOut: Bool = true,
    onMessage: ((String) -> Void)? = nil
  ) throws(PreviewError) {
    self.installation = installation
    self.onMessage = onMessage
    self.leavesFilesOut = leavesFilesOut
    importable = ImportableModules(
      folders: [installation.modules] + ImportableModules.toolchainFolders)
    modules = try PreviewModules.of(path, knowing: importable.names)
    catalogues = modules.flatMap(\.sources.catalogues)
    self.folder = folder
    resources = modules.filter { $0.isProgram && $0.hasBundle }.map {
      BundleAccessor.folder(of: $0, in: folder).path
    }
    belongings = Dictionary(
      modules.filter(\.isProgram).map { module in
        let own = module.hasBundle ? [BundleAccessor.folder(of: module, in: folder).path] : []
        return (module.name, Set(module.sources.catalogues + own))
      }, uniquingKeysWith: { $0.union($1) })
    library = folder.appendingPathComponent("libPreviews.so")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .notAFolder(folder.path)
    }
    plugins = MacroPlugins(
      Self.macros(of: modules), in: folder, toolchain: ImportableModules.toolchainFolders.first)
    try compile(path)
  }

  deinit { discard() }

  /// Removes the folder; it can be asked for more than once.
  func discard() { try? FileManager.default.removeItem(at: folder) }

  /// The targets of macros that modules declare, each once.
  private static func macros(of modules: [Module]) -> [MacroTarget] {
    var seen: Set<String> = []
    return modules.flatMap(\.macros).filter { seen.insert($0.name).inserted }
  }

  private func trimmer(for modules: [Module], isForced: Bool) -> SourceTrimmer? {
    SourceTrimmer(
      modules, knowing: importable, with: installation, in: folder, isForced: isForced)
  }

  private func compiler(
    for modules: [Module], onMessage: ((String) -> Void)?
  ) -> ModuleCompiler {
    let compiler = ModuleCompiler(
      folder: folder, flags: installation.compilerFlags + plugins.flags,
      leavesFilesOut: leavesFilesOut,
      knowing: importable.names.union(self.modules.map(\.name)),
      trimmer: trimmer(for: modules, isForced: false), onMessage: onMessage)
    if leavesFilesOut {
      compiler.makeTrimmer = { [unowned self] in trimmer(for: modules, isForced: true) }
    }
    return compiler
  }

  private func compile(_ path: String) throws(PreviewError) {
    var objects: [String] = []
    if modules.count == 1, let module = modules.first {
      let compiler = compiler(for: modules, onMessage: onMessage)
      defer { trimmed = compiler.trimmer?.report ?? TrimReport() }
      var first: ChildProcess.End?
      if !leavesFilesOut
        || ModuleTargets.others(in: module).isEmpty && compiler.rivals(in: module).isEmpty
      {
        first = try compiler.compileAlone(module, to: library)
        if first?.isDone == true { return }
        guard compiler.mayGoOn(module), first?.isLate != true else { throw .notCompiled(path) }
      }
      objects = note([module.name: try compiler.compile(module, after: first)])
    } else {
      objects = note(try compileGroups())
    }
    let linker = compiler(for: [], onMessage: onMessage)
    guard !objects.isEmpty, try linker.link(objects, to: library) else {
      throw .notCompiled(path)
    }
  }

  /// Notes what does not compile, and returns the objects in the order of the modules.
  private func note(_ results: [String: ModuleCompiler.Result]) -> [String] {
    var objects: [String] = []
    for module in modules {
      guard let result = results[module.name] else { continue }
      objects += result.objects
      if result.objects.isEmpty {
        if module.isShown { failures.append(module.name) }
      } else if module.isShown {
        leftOut += result.leftOut
      }
    }
    return objects
  }

  // MARK: Groups

  /// Programs that one thread compiles, at least.
  private static let fewest = 3
  /// Groups that are compiled at the same time.
  private static let mostGroups = 4

  /// Divides the modules among threads: libraries with all that import them, and the other programs, which know nothing of each other.
  private var groups: [[Module]] {
    let libraries = Set(modules.filter { !$0.isProgram }.map(\.name))
    let free = modules.filter { $0.isProgram && $0.imports.isDisjoint(with: libraries) }
    let names = Set(free.map(\.name))
    let bound = modules.filter { !names.contains($0.name) }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let count = min(cores, Self.mostGroups, free.count / Self.fewest)
    guard leavesFilesOut, count > 1 else { return [modules] }
    let shares = (0..<count).map { number in
      free.indices.filter { $0 % count == number }.map { free[$0] }
    }
    return (bound.isEmpty ? [] : [bound]) + shares
  }

  private func compileGroups() throws(PreviewError) -> [String: ModuleCompiler.Result] {
    let groups = groups
    let outcomes = Mutex<[Int: GroupOutcome]>([:])
    DispatchQueue.concurrentPerform(iterations: groups.count) { number in
      let outcome = compile(groups[number], isOnly: groups.count == 1)
      outcomes.withLock { $0[number] = outcome }
    }
    var results: [String: ModuleCompiler.Result] = [:]
    for number in groups.indices {
      guard let outcome = outcomes.withLock({ $0[number] }) else { continue }
      if !outcome.messages.isEmpty { show(outcome.messages) }
      trimmed.add(outcome.report)
      results.merge(outcome.results) { first, _ in first }
    }
    for number in groups.indices {
      if let error = outcomes.withLock({ $0[number]?.error }) { throw error }
    }
    return results
  }

  private struct GroupOutcome {
    var results: [String: ModuleCompiler.Result] = [:]
    var report = TrimReport()
    /// The messages of the compiler, where several groups would mix them.
    var messages = ""
    var error: PreviewError?
  }

  /// Compiles the modules of a group, one after the other.
  private func compile(_ group: [Module], isOnly: Bool) -> GroupOutcome {
    var outcome = GroupOutcome()
    let said = Mutex("")
    let compiler = compiler(
      for: group, onMessage: isOnly ? onMessage : { text in said.withLock { $0 += text } })
    compiler.showsProgress = onMessage == nil
    do throws(PreviewError) {
      for module in group {
        let result = try compiler.compile(module)
        outcome.results[module.name] = result
        guard result.objects.isEmpty else { continue }
        // Others do without it.
        if compiler.trimmer == nil {
          compiler.trimmer = trimmer(for: group, isForced: true)
        }
        compiler.trimmer?.lose(module.name)
      }
    } catch {
      outcome.error = error
    }
    outcome.report = compiler.trimmer?.report ?? TrimReport()
    outcome.messages = said.withLock { $0 }
    return outcome
  }

  private func show(_ messages: String) {
    if let onMessage {
      onMessage(messages)
    } else {
      try? FileHandle.standardError.write(contentsOf: Data(messages.utf8))
    }
  }
}
