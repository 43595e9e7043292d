import Foundation

/// Files of a folder that belong to different programs, as those for a phone and for a watch.
enum ModuleTargets {
  /// Returns the files of a module that cannot be compiled with the others, as each has a program.
  ///
  /// The program in the largest folder stays. Another one goes with all of its folder where that declares what others declare too.
  static func others(in module: Module) -> [String] {
    let files = module.sources.files
    let scans = module.declarations
    let folders = Dictionary(grouping: files) { module.sources.topFolder(of: $0) }
    let programs = files.filter { scans[$0]?.isProgram == true }.sorted { one, other in
      let sizes = [one, other].map { folders[module.sources.topFolder(of: $0)]?.count ?? 0 }
      return sizes[0] == sizes[1] ? one < other : sizes[0] > sizes[1]
    }
    guard let first = programs.first, programs.count > 1 else { return [] }
    let home = module.sources.topFolder(of: first)
    var result: Set<String> = []
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
      result.formUnion(clashes ? beside : [program])
    }
    return files.filter(result.contains)
  }
}
