import Foundation

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

  /// Declarations that are left out because something they need is missing, or they do not compile.
  private(set) var trimmed = TrimReport()

  private let installation: Installation
  private let importable: ImportableModules
  private let modules: [Module]

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
    try compile(path)
  }

  deinit { discard() }

  /// Removes the folder; it can be asked for more than once.
  func discard() { try? FileManager.default.removeItem(at: folder) }

  private func trimmer(isForced: Bool) -> SourceTrimmer? {
    SourceTrimmer(
      modules, knowing: importable, with: installation, in: folder, isForced: isForced)
  }

  private func compile(_ path: String) throws(PreviewError) {
    let compiler = ModuleCompiler(
      folder: folder, flags: installation.compilerFlags, leavesFilesOut: leavesFilesOut,
      knowing: importable.names.union(modules.map(\.name)), trimmer: trimmer(isForced: false),
      onMessage: onMessage)
    if leavesFilesOut { compiler.makeTrimmer = { [unowned self] in trimmer(isForced: true) } }
    defer { if let trimmer = compiler.trimmer { trimmed = trimmer.report } }
    var first: ChildProcess.End?
    if modules.count == 1, let module = modules.first,
      !leavesFilesOut || ModuleTargets.others(in: module).isEmpty
    {
      first = try compiler.compileAlone(module, to: library)
      if first?.isDone == true { return }
      guard compiler.mayGoOn(module), first?.isLate != true else { throw .notCompiled(path) }
    }
    var objects: [String] = []
    for module in modules {
      let result = try compiler.compile(module, after: first)
      objects += result.objects
      if result.objects.isEmpty {
        if module.isShown { failures.append(module.name) }
        // Others do without it.
        if compiler.trimmer == nil { compiler.trimmer = trimmer(isForced: true) }
        compiler.trimmer?.lose(module.name)
      } else if module.isShown {
        leftOut += result.leftOut
      }
    }
    guard !objects.isEmpty, try compiler.link(objects, to: library) else {
      throw .notCompiled(path)
    }
  }
}
