import Foundation

/// The modules of a path.
enum PreviewModules {
  /// Returns a package's targets; or everything that lies in a folder, one module, beside those of the projects and
  /// packages that lie deeper in it. Modules that these import follow from packages nearby.
  ///
  /// - Parameter known: modules that are installed.
  /// - Throws: `PreviewError` where there is nothing to compile.
  static func of(
    _ path: String, knowing known: Set<String> = []
  ) throws(PreviewError) -> [Module] {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    var nearby = NearbyPackages(near: absolute, known: known)
    let shown = try shown(at: path, absolute, &nearby)
    let all = nearby.complete(shown).map(ModuleTargets.withoutForgotten)
    guard all.contains(where: \.isShown) else { throw .noSources(path) }
    return Module.lendingInformation(Module.drawn(all))
  }

  private static func shown(
    at path: String, _ absolute: String, _ nearby: inout NearbyPackages
  ) throws(PreviewError) -> [Module] {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .noSuchPath(path)
    }
    guard isFolder.boolValue else {
      guard absolute.hasSuffix(".swift") else { throw .noSources(path) }
      return [program("Previewed", SwiftSources(file: absolute), isPartAt: absolute)]
    }
    let manifest = isPackage(absolute) ? try PackageManifest(root: absolute) : nil
    let modules = parts(of: absolute, manifest, &nearby)
    guard modules.isEmpty else { return modules }
    throw isPackage(absolute) ? .noTargets(path) : .noSources(path)
  }

  private static func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }

  /// Returns a package's manifest; nil where there is none that can be read.
  private static func readManifest(_ folder: String) -> PackageManifest? {
    guard isPackage(folder) else { return nil }
    return try? PackageManifest(root: folder)
  }

  private static func hasProject(_ folder: String) -> Bool {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains {
      $0.hasSuffix(".xcodeproj")
    }
  }

  /// - Parameter path: the shown file or folder, where it may be a part of a project.
  private static func program(
    _ name: String, _ sources: SwiftSources, isPartAt path: String? = nil
  ) -> Module {
    var module = Module(
      name: name, sources: sources, flags: ["-swift-version", "5"] + sources.flags,
      resources: sources.resources, isProgram: true)
    if let path { ParentProject(of: path)?.lend(to: &module) }
    return module
  }

  /// Returns the folder's own module and those of what lies deeper: packages first, since programs import them.
  ///
  /// - Parameter manifest: that of the folder itself, where it is a package.
  private static func parts(
    of folder: String, _ manifest: PackageManifest?, _ nearby: inout NearbyPackages
  ) -> [Module] {
    var packages: [Module] = []
    var programs: [Module] = []
    var names: Set<String> = []
    // Projects that are still to be looked into; what lies in them may have projects of its own.
    var open = [folder]
    while !open.isEmpty {
      let root = open.removeFirst()
      var excluded: Set<String> = []
      var hasOthers = true
      // A manifest without targets, as tools that make projects have, hides nothing.
      if let manifest = root == folder ? manifest : readManifest(root),
        case let modules = manifest.modules, !modules.isEmpty
      {
        // Of two targets of one name, as in copies of a package, the first one is the module.
        packages += modules.filter { names.insert($0.name).inserted }
        nearby.add(manifest.localPackages)
        // A package that tests parts of a project's program does not hide the rest of it.
        excluded = Set(hasProject(root) ? manifest.wholeFolders : manifest.folders)
        hasOthers = hasProject(root) && !excluded.contains(root)
      }
      var sources = SwiftSources(folder: root, excluding: excluded, endsAtProjects: true)
      open += sources.projects.filter { project in
        !packages.contains { $0.sources.files.contains { $0.hasPrefix(project + "/") } }
      }
      if !hasProject(root) { open += sources.takeProgramFolders() }
      guard hasOthers, !sources.files.isEmpty else { continue }
      leaveOut(packages, of: &sources)
      if !hasProject(root), let pod = PodSpecification(in: root),
        case let own = pod.sources(among: sources), !own.files.isEmpty,
        names.insert(pod.name).inserted
      {
        packages.append(
          Module(name: pod.name, sources: own, flags: ["-swift-version", "5"], resources: []))
        sources.files.removeAll(where: Set(own.files).contains)
      }
      for (name, own) in sources.takeFrameworks() where names.insert(name).inserted {
        packages.append(
          Module(
            name: name, sources: own, flags: ["-swift-version", "5"] + own.flags,
            resources: []))
      }
      guard !sources.files.isEmpty else { continue }
      let base = root == folder ? "Previewed" : "Previewed_" + identifier(root)
      var name = base
      var number = 1
      while !names.insert(name).inserted {
        number += 1
        name = "\(base)_\(number)"
      }
      let isPart = root == folder && manifest == nil && !hasProject(root)
      programs.append(program(name, sources, isPartAt: isPart ? root : nil))
    }
    // Files without a project belong to the one that lists them.
    let listed = programs.reduce(into: Set<String>()) { $0.formUnion($1.sources.filesElsewhere) }
    for index in programs.indices where programs[index].sources.homes.isEmpty {
      programs[index].sources.files.removeAll(where: listed.contains)
    }
    programs.removeAll { $0.sources.files.isEmpty }
    // A single project in an otherwise empty folder is the intended one.
    if packages.isEmpty, programs.count == 1 { programs[0].name = "Previewed" }
    return Module.inOrder(packages) + programs
  }

  /// Leaves out the files of packages, but for those that the sources' own projects list and whose module they do not import: an example
  /// may be made of the code that it shows.
  private static func leaveOut(_ packages: [Module], of sources: inout SwiftSources) {
    var imports: Set<String>?
    for package in packages {
      let files = Set(package.sources.files)
      let common = sources.files.filter(files.contains)
      guard !common.isEmpty else { continue }
      if common.allSatisfy(sources.isListed) {
        let own = sources.files.filter { !sources.filesElsewhere.contains($0) }
        let known =
          imports
          ?? own.reduce(into: []) { names, file in
            guard let data = FileManager.default.contents(atPath: file) else { return }
            names.formUnion(ImportScan(of: data).modules)
          }
        imports = known
        if !known.contains(package.name) { continue }
      }
      sources.files.removeAll(where: files.contains)
    }
  }

  /// Returns the last name of a path, without what names of modules may not have.
  private static func identifier(_ path: String) -> String {
    String(
      URL(fileURLWithPath: path).lastPathComponent.unicodeScalars.map { scalar in
        scalar.isASCII && scalar.properties.isXIDContinue ? Character(scalar) : "_"
      })
  }
}
