import Foundation

/// What was compiled of a path: a library with the previews, in a folder that is removed with this object.
///
/// Unchecked because its initialiser alone changes it, and calls the closure.
final class PreviewBuild: @unchecked Sendable {
  let folder: URL
  /// What the tool loads.
  let library: URL
  let catalogues: [String]
  /// Where the pictures and fonts of programs are.
  let resources: [String]
  /// Names of modules that do not compile.
  private(set) var failures: [String] = []

  private let installation: Installation
  private let modules: [Module]

  /// Takes what the compiler says; nil: it goes where this process's messages go.
  private let onMessage: ((String) -> Void)?

  /// The path of a folder that is not there yet.
  static func newFolder() -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("stillframe-previews-\(UUID().uuidString)", isDirectory: true)
  }

  /// - Throws: `PreviewError` where nothing could be compiled.
  init(
    of path: String, with installation: Installation, in folder: URL = newFolder(),
    onMessage: ((String) -> Void)? = nil
  ) throws(PreviewError) {
    self.installation = installation
    self.onMessage = onMessage
    modules = try Self.modules(of: path)
    catalogues = modules.flatMap(\.sources.catalogues)
    self.folder = folder
    resources = modules.filter { $0.isProgram && $0.hasBundle }.map {
      BundleAccessor.folder(of: $0, in: folder).path
    }
    library = folder.appendingPathComponent("libPreviews.so")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .notAFolder(folder.path)
    }
    try compile(path)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What a path consists of: a package's targets, or one module of everything that lies there.
  static func modules(of path: String) throws(PreviewError) -> [Module] {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .noSuchPath(path)
    }
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    if isFolder.boolValue,
      FileManager.default.fileExists(atPath: absolute + "/Package.swift")
    {
      let modules = try PackageManifest(root: absolute).modules
      guard !modules.isEmpty else { throw .noTargets(path) }
      return modules
    }
    let sources =
      isFolder.boolValue ? SwiftSources(folder: absolute) : SwiftSources(file: absolute)
    guard sources.files.contains(where: { $0.hasSuffix(".swift") }) else { throw .noSources(path) }
    return [
      Module(
        name: "Previewed", sources: sources, flags: ["-swift-version", "5"],
        resources: sources.resources, isProgram: true)
    ]
  }

  private func compile(_ path: String) throws(PreviewError) {
    let flags = installation.compilerFlags
    if modules.count == 1, let module = modules.first {
      let words = compilerWords(module, flags) + ["-emit-library", "-o", library.path]
      guard try run(words, module) else { throw .notCompiled(path) }
      return
    }
    var objects: [String] = []
    for module in modules {
      if module.dependencies.contains(where: failures.contains) {
        failures.append(module.name)
        continue
      }
      let object = folder.appendingPathComponent("\(module.name).o").path
      let interface = folder.appendingPathComponent("\(module.name).swiftmodule").path
      let words =
        compilerWords(module, flags) + [
          "-wmo", "-c", "-o", object, "-emit-module", "-emit-module-path", interface,
        ]
      if try run(words, module) { objects.append(object) } else { failures.append(module.name) }
    }
    guard !objects.isEmpty else { throw .notCompiled(path) }
    guard try runCompiler(["-emit-library", "-o", library.path] + objects) else {
      throw .notCompiled(path)
    }
  }

  /// Names the module and its files; they go into a file of their own, since there may be thousands.
  private func compilerWords(_ module: Module, _ flags: [String]) -> [String] {
    var words =
      ["-Onone", "-gnone", "-module-name", module.name, "-I", folder.path] + flags + module.flags
    if !module.sources.hasMainFile { words.append("-parse-as-library") }
    // Programs of one package are linked into one library, in which nobody calls where they begin.
    for flag in ["-entry-point-function-name", "\(module.name)_main"] {
      words += ["-Xfrontend", flag]
    }
    for name in ImplicitImports.modules(for: module) {
      words += ["-Xfrontend", "-import-module", "-Xfrontend", name]
    }
    if modules.count > 1 || module.name != "Previewed" { words += ["-package-name", "previewed"] }
    return words
  }

  private func run(_ words: [String], _ module: Module) throws(PreviewError) -> Bool {
    var files = module.sources.files
    if let accessor = BundleAccessor.make(for: module, in: folder) { files.append(accessor) }
    if let symbols = AssetSymbols.make(for: module, in: folder) { files.append(symbols) }
    let list = folder.appendingPathComponent("\(module.name).files")
    let text = files.map { file in
      "\"" + file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"\n"
    }.joined()
    do {
      try Data(text.utf8).write(to: list)
    } catch {
      throw .notAFolder(folder.path)
    }
    return try runCompiler(words + ["@" + list.path])
  }

  private func runCompiler(_ words: [String]) throws(PreviewError) -> Bool {
    // `env` answers 127 where there is no such program, which is told apart from code that does not compile.
    guard ChildProcess.isInstalled("swiftc"),
      let end = ChildProcess.run(["swiftc"] + words, keepsMessages: onMessage != nil)
    else { throw .noCompiler }
    if let onMessage, !end.messages.isEmpty { onMessage(end.messages) }
    return end.isDone
  }
}
