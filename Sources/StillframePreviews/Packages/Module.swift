import Foundation

/// Files that are compiled together.
struct Module {
  var name: String
  var sources: SwiftSources
  /// The names that its files import.
  var imports: Set<String> = []
  /// Whether a file imports a part of a module: a submodule or one declaration.
  var importsParts = false
  /// The types at the top of a program's files.
  var declarations: [String: DeclarationScan] = [:]
  /// Other modules that are compiled before it.
  var dependencies: [String] = []
  /// The compiler flags of the package's manifest.
  var flags: [String] = []
  /// Files and folders that `Bundle.module` gives.
  var resources: [String] = []
  /// The macros that it declares.
  var macros: [MacroTarget] = []
  /// Whether the module is a program, whose files `Bundle.main` gives.
  var isProgram = false
  /// Whether its previews are shown; otherwise it is only there for those that are.
  var isShown = true
  /// Whether it holds what could not be compiled with the rest, which it sees from inside.
  var isFurtherPart = false
  /// Words of its files that decide on modules and members which it gets besides.
  private(set) var asked: Set<String> = []
  /// Files with attributes of Apple's platforms.
  private(set) var attributedFiles: Set<String> = []
  /// Files that say levels of imports.
  private(set) var leveledFiles: Set<String> = []
  /// Files that import single names besides.
  private(set) var scopedFiles: Set<String> = []
  /// Files that import modules of Apple's compiler where two frameworks meet.
  private(set) var overlaidFiles: Set<String> = []
  /// Files in which previews begin.
  private(set) var previewFiles: Set<String> = []
  /// Files with code for phones, and whether each has views.
  private(set) var phoneFiles: [String: Bool] = [:]

  /// Whether the module has a bundle of its own: its models are resources without being listed, as its catalogues are.
  var hasBundle: Bool { !resources.isEmpty || !sources.models.isEmpty }

  /// The name of a program in its project, where its files name it before a dot; nil: they do not.
  var nameInProject: String? {
    isProgram && asked.contains(Self.ownName) ? sources.programName : nil
  }

  /// A word that says that files may name their own program.
  private static let ownName = "own name"

  /// Whether an import of a name means a folder of the module's own files.
  func isOwnFolder(_ name: String) -> Bool {
    !sources.products.contains(name) && sources.hasFolder(name)
  }

  /// Returns those of some files that declare a type which a file that is none of them declares, too: they belong to another program.
  func rivals(among files: [String]) -> [String] {
    guard !files.isEmpty else { return [] }
    let clashing = Set(files)
    let types = declarations.reduce(into: Set<String>()) { types, file in
      if !clashing.contains(file.key) { types.formUnion(file.value.types) }
    }
    return files.filter { declarations[$0]?.types.isDisjoint(with: types) == false }
  }

  /// Whether anything in it could be drawn: a preview, or the window of a program.
  var hasPreviews: Bool { !asked.isDisjoint(with: Self.previews) }

  /// The beginnings of previews; a type that ends in "Preview" may be a protocol that refines that of previews.
  private static let previewMarks =
    ["#Preview", "PreviewProvider", "Preview {"].map { Data($0.utf8) }

  /// The words without which a module has nothing to be drawn.
  private static let previews: Set<String> = ["Preview", "App"]

  /// Whether a file is compiled as for a phone: all that is shown, and of other packages what has views.
  func isForPhones(_ file: String) -> Bool { phoneFiles[file].map { $0 || isShown } ?? false }

  /// Returns the change that a file's text is compiled with; nil: none.
  func rewriting(_ file: String) -> ((Data) -> Data)? {
    let (isForPhones, isAttributed) = (isForPhones(file), attributedFiles.contains(file))
    let hasLevels = isProgram && leveledFiles.contains(file)
    let isScoped = scopedFiles.contains(file)
    let isOverlaid = overlaidFiles.contains(file)
    let isSecond =
      declarations[file]?.isProgram == true && ModuleTargets.seconds(in: self).contains(file)
    guard isForPhones || isAttributed || hasLevels || isScoped || isOverlaid || isSecond else {
      return nil
    }
    return { text in
      var text = isForPhones ? PlatformConditions.answered(text) : text
      if isSecond { text = EntryPoints.removed(text) }
      if isAttributed { text = AppleAttributes.replaced(text) }
      if isScoped { text = ScopedImports.added(to: text) }
      if isOverlaid { text = OverlayImports.replaced(text) }
      return hasLevels ? ImportLevels.removed(text) : text
    }
  }

  private static let views: Set<String> = ["SwiftUI", "UIKit", "WidgetKit", "Charts", "MapKit"]

  /// Modules that only tests and manifests import.
  private static let foreign: Set<String> = [
    "XCTest", "Testing", "PackageDescription", "ProjectDescription", "ProjectDescriptionHelpers",
    "PackagePlugin",
  ]

  /// The first characters of a file that is started by itself.
  private static let script = Data("#!".utf8)

  /// Reads the imports of its files, and leaves tests, manifests and scripts out, which no program has.
  mutating func readImports() {
    var imports: Set<String> = []
    var importsParts = false
    declarations = [:]
    phoneFiles = [:]
    attributedFiles = []
    leveledFiles = []
    scopedFiles = []
    overlaidFiles = []
    previewFiles = []
    asked = []
    let isAlone = sources.files.count == 1
    sources.files.removeAll { file in
      guard let data = FileManager.default.contents(atPath: file) else { return false }
      let code = LongStrings.removed(from: data)
      let found = ImportScan(of: code)
      if found.modules.contains(TargetSymbols.question) { asked.insert(TargetSymbols.question) }
      let isForeign =
        !found.modules.isDisjoint(with: Self.foreign) || data.starts(with: Self.script)
      guard !isForeign || isAlone else { return true }
      imports.formUnion(found.modules)
      importsParts = importsParts || found.hasParts
      if isProgram { declarations[file] = DeclarationScan(of: code) }
      asked.formUnion(ImplicitImports.asked(in: data, importing: found.modules))
      if Self.previewMarks.contains(where: { code.range(of: $0) != nil }) {
        asked.insert("Preview")
        previewFiles.insert(file)
      }
      if found.modules.contains("SwiftUI"), declarations[file]?.isProgram == true {
        asked.insert("App")
      }
      asked.formUnion(BundleIdentity.questions.filter { data.range(of: Data($0.utf8)) != nil })
      if data.range(of: Data(CompiledStrings.question.utf8)) != nil {
        asked.insert(CompiledStrings.question)
      }
      if let name = sources.programName, data.range(of: Data("\(name).".utf8)) != nil {
        asked.insert(Self.ownName)
      }
      if AppleAttributes.stand(in: data) { attributedFiles.insert(file) }
      if ImportLevels.stand(in: data) { leveledFiles.insert(file) }
      if ScopedImports.stand(in: data, importing: found.modules) { scopedFiles.insert(file) }
      if OverlayImports.stand(in: data) { overlaidFiles.insert(file) }
      if PlatformConditions.ask(in: data) {
        phoneFiles[file] = !found.modules.isDisjoint(with: Self.views)
      }
      return false
    }
    self.imports = imports
    self.importsParts = importsParts
  }

  /// Does without some of its files.
  mutating func leaveOut(_ files: Set<String>) {
    sources.files.removeAll(where: files.contains)
    for file in files { declarations[file] = nil }
  }

  /// Returns the modules where libraries have the information of the program that imports them, or else of the first one, as they
  /// run in its bundle.
  static func lendingInformation(_ modules: [Module]) -> [Module] {
    let programs = modules.filter { $0.isProgram && !$0.sources.information.isEmpty }
    return modules.map { module in
      guard !module.isProgram,
        let program = programs.first(where: { $0.imports.contains(module.name) }) ?? programs.first
      else { return module }
      var module = module
      module.sources.information = program.sources.information
      return module
    }
  }

  /// Returns the modules without programs that have nothing to be drawn. All, where none has.
  static func drawn(_ modules: [Module]) -> [Module] {
    let drawn = modules.filter { !$0.isProgram || !$0.isShown || $0.hasPreviews }
    return drawn.contains { $0.isShown } ? drawn : modules
  }

  /// Returns the modules in an order in which each follows those that it needs; those in a circle come as they
  /// stand.
  static func inOrder(_ modules: [Module]) -> [Module] {
    var result: [Module] = []
    var visited: Set<String> = []
    func visit(_ module: Module) {
      guard visited.insert(module.name).inserted else { return }
      for name in module.dependencies {
        if let needed = modules.first(where: { $0.name == name }) { visit(needed) }
      }
      result.append(module)
    }
    modules.forEach(visit)
    return result
  }
}
