import Foundation

/// Files of a folder that belong to different programs, as those for a phone and for a watch.
enum ModuleTargets {
  /// Returns the files of a module that are not compiled with the others: those outside of the project's targets, and those of a second
  /// program or of an extension that declares what others declare too.
  ///
  /// The program in the largest folder stays. Another one goes with all of its folder where that declares it, or alone.
  static func others(in module: Module) -> [String] {
    let strays = Set(self.strays(in: module))
    let files = module.sources.files.filter { !strays.contains($0) }
    let scans = module.declarations
    let folders = Dictionary(grouping: files) { module.sources.topFolder(of: $0) }
    let programs = programs(in: module, among: files)
    var result = strays.union(extensions(in: module, among: files))
    guard let first = programs.first, programs.count > 1 else {
      return module.sources.files.filter(result.contains)
    }
    let home = module.sources.topFolder(of: first)
    for program in programs.dropFirst() {
      let folder = module.sources.topFolder(of: program)
      let beside = folders[folder] ?? []
      let types = beside.reduce(into: Set<String>()) { $0.formUnion(scans[$1]?.types ?? []) }
      let clashes =
        !folder.isEmpty && folder != home
        && files.contains { file in
          module.sources.topFolder(of: file) != folder
            && scans[file]?.types.isDisjoint(with: types) == false
        }
      let own = scans[program]?.types ?? []
      if clashes {
        result.formUnion(beside)
      } else if files.contains(where: {
        $0 != program && scans[$0]?.types.isDisjoint(with: own) == false
      }) {
        result.insert(program)
      }
    }
    return module.sources.files.filter(result.contains)
  }

  /// Returns the files of extensions that declare a type, or a member of one, which a file of another target declares, too: they are modules
  /// of their own in Xcode.
  private static func extensions(in module: Module, among files: [String]) -> Set<String> {
    guard !module.sources.extensions.isEmpty else { return [] }
    let names = Dictionary(
      files.map { file in
        let data = FileManager.default.contents(atPath: file) ?? Data()
        let members = DeclarationScan.extensionMembers(in: data)
        return (file, members.union(module.declarations[file]?.types ?? []))
      }, uniquingKeysWith: { first, _ in first })
    return module.sources.extensions.reduce(into: []) { result, part in
      let own = Set(files.filter { part.members.contains($0) && !part.others.contains($0) })
      let declared = own.reduce(into: Set<String>()) { $0.formUnion(names[$1] ?? []) }
      guard names.contains(where: { !own.contains($0.key) && !declared.isDisjoint(with: $0.value) })
      else { return }
      result.formUnion(own)
    }
  }

  /// Returns the files of programs beside the first one that are compiled with it: a module has one entry point, so that they lose theirs.
  static func seconds(in module: Module) -> Set<String> {
    let others = others(in: module)
    let files = module.sources.files.filter { !others.contains($0) }
    return Set(programs(in: module, among: files).dropFirst())
  }

  /// The files with entry points, that of the largest folder first.
  private static func programs(in module: Module, among files: [String]) -> [String] {
    let folders = Dictionary(grouping: files) { module.sources.topFolder(of: $0) }
    return files.filter { module.declarations[$0]?.isProgram == true }.sorted { one, other in
      let sizes = [one, other].map { folders[module.sources.topFolder(of: $0)]?.count ?? 0 }
      return sizes[0] == sizes[1] ? one < other : sizes[0] > sizes[1]
    }
  }

  /// Returns the files that declare a type which a file before them declares, too: they cannot be compiled with it, and where such a type
  /// is used, the compiler may take minutes to say so.
  ///
  /// - Parameter faulty: files that lack something; they come last. Files beside the program come first.
  static func rivals(in module: Module, lastly faulty: Set<String>) -> [String] {
    let scans = module.declarations
    let program = module.sources.files.first { scans[$0]?.isProgram == true }
    let home = program.map { module.sources.topFolder(of: $0) }
    func rank(_ file: String) -> Int {
      (faulty.contains(file) ? 2 : 0) + (module.sources.topFolder(of: file) == home ? 0 : 1)
    }
    let ordered = module.sources.files.enumerated().sorted { one, other in
      let (a, b) = (rank(one.element), rank(other.element))
      return a == b ? one.offset < other.offset : a < b
    }
    var types: Set<String> = []
    return ordered.map(\.element).filter { file in
      let declared = scans[file]?.types ?? []
      guard types.isDisjoint(with: declared) else { return true }
      types.formUnion(declared)
      return false
    }
  }

  /// Returns a module without the files that no target of its project has, and that nothing is shown of: they were left behind in the folder.
  ///
  /// Of those in a folder of the module, the ones with a preview or a program stay, and the ones that declare what these name.
  static func withoutForgotten(_ module: Module) -> Module {
    let strays = outside(module)
    guard module.isShown, !strays.isEmpty, strays.count * 2 <= module.sources.files.count else {
      return module
    }
    let folders = Dictionary(grouping: strays) { module.sources.topFolder(of: $0) }
    let forgotten = folders.values.map { Set($0).subtracting(needed(among: $0, in: module)) }
    var result = module
    result.leaveOut(Set(forgotten.joined()))
    return result
  }

  /// Returns the files that something is shown of, and those whose declarations they name, directly or through others.
  private static func needed(among files: [String], in module: Module) -> Set<String> {
    var open = files.filter {
      module.previewFiles.contains($0) || module.declarations[$0]?.isProgram == true
    }
    var needed = Set(open)
    var rest = files.filter { !needed.contains($0) }
    while let file = open.popLast(), !rest.isEmpty {
      let words = DeclarationScan.words(in: FileManager.default.contents(atPath: file) ?? Data())
      let found = rest.filter { other in
        let types = module.declarations[other]?.types ?? []
        guard types.isEmpty else { return !types.isDisjoint(with: words) }
        let data = FileManager.default.contents(atPath: other) ?? Data()
        return DeclarationScan.extensionMembers(in: data).contains { member in
          let name = member.drop { $0 != "." }.dropFirst().prefix { $0 != "(" }
          return words.contains(String(name))
        }
      }
      open += found
      needed.formUnion(found)
      rest.removeAll(where: needed.contains)
    }
    return needed
  }

  /// Where the targets have the smaller part of the files, only those outside count that declare what a file of a target declares: the
  /// project may be made by a tool, or be one of several.
  private static func strays(in module: Module) -> [String] {
    let strays = outside(module)
    if strays.count * 2 <= module.sources.files.count { return strays }
    let within = Set(module.sources.files).subtracting(strays)
    let types = within.reduce(into: Set<String>()) {
      $0.formUnion(module.declarations[$1]?.types ?? [])
    }
    return strays.filter { module.declarations[$0]?.types.isDisjoint(with: types) == false }
  }

  /// Returns the files that none of the project's targets has; none where there is no project, or it says nothing of files.
  ///
  /// The only file of a name that a target lists elsewhere, where none is, belongs to it: somebody moved it into another folder.
  private static func outside(_ module: Module) -> [String] {
    let members = module.sources.members
    guard !members.isEmpty else { return [] }
    let strays = module.sources.files.filter { file in !members.contains { $0.contains(file) } }
    guard !strays.isEmpty else { return [] }
    func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
    let counts = Dictionary(module.sources.files.map { (name($0), 1) }, uniquingKeysWith: +)
    return strays.filter { file in
      counts[name(file)] != 1 || !members.contains { $0.lacks(name(file)) }
    }
  }
}
