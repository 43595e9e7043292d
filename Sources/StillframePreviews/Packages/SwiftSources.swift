import Foundation

/// Swift files, and what beside them views may show.
struct SwiftSources {
  /// The folder that they lie in.
  private var root = ""
  /// In alphabetical order.
  var files: [String] = []
  /// Folders of assets.
  var catalogues: [String] = []
  /// Core Data models.
  var models: [String] = []
  /// The other content of a program's bundle: data, pictures, fonts, and folders that are used as a whole.
  var resources: [String] = []
  /// Folders with a project or a package of their own, whose files are not among these, where that was asked for.
  var projects: [String] = []
  /// Folders with Xcode projects, whose files may be among these.
  var homes: [String] = []
  /// Packages that these projects name by their paths.
  var packages: [String] = []
  /// Libraries that these projects take from packages.
  var products: Set<String> = []
  /// The compiler's flags that these projects ask for.
  var flags: [String] = []
  /// The files of their targets, where they say so.
  var members: [XcodeMembers] = []
  /// The files of their targets for Macs alone.
  private var macMembers: [XcodeMembers] = []
  /// Files that these targets list and that lie outside the folder.
  private(set) var filesElsewhere: Set<String> = []
  /// Their frameworks.
  var frameworks: [XcodeProject.Framework] = []
  /// Their extensions.
  var extensions: [XcodeProject.Extension] = []
  /// The information in the bundle of the first of their programs.
  var information: [String: String] = [:]
  /// The name of that program's module in its project; nil: there is none.
  var programName: String?

  /// Endings of what no bundle holds, or holds in another form.
  private static let notResources: Set<String> = [
    "swift", "h", "m", "mm", "c", "cpp", "md", "xcconfig", "entitlements", "storyboard", "xib",
    "metal", "pbxproj", "xcscheme", "sh", "py", "lock", "resolved", "yml", "yaml",
  ]

  /// The folder that Xcode makes beside the products of a build: generated code and copies of the program's own files.
  private static let intermediates = "Intermediates.noindex"

  /// Folders that hold no code of a program: what builds make, other people's packages, and tests.
  static func isSkipped(_ folder: String) -> Bool {
    folder.hasPrefix(".")
      || ["DerivedData", "SourcePackages", "Pods", "Carthage", "node_modules"].contains(folder)
      || folder.hasSuffix("Tests") || folder.hasSuffix(".xcodeproj")
      || folder.hasSuffix(".playground") || folder.hasSuffix(".xcworkspace")
  }

  /// Lists a folder and those below it.
  ///
  /// - Parameters:
  ///   - excluded: paths that are left out, with everything below them.
  ///   - endsAtProjects: whether folders below that have a project, a package or a library of their own are left out.
  init(folder root: String, excluding excluded: Set<String> = [], endsAtProjects: Bool = false) {
    self.root = root
    // Folders that are still to be looked into; links are not followed, so that there is an end.
    var open = [root]
    while let folder = open.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if endsAtProjects, folder != root, names.contains(where: Self.isProject) {
        projects.append(folder)
        continue
      }
      if names.contains(Self.intermediates) { continue }
      for name in names {
        let path = folder == "/" ? "/" + name : folder + "/" + name
        if excluded.contains(path) { continue }
        if name.hasSuffix(".xcodeproj") {
          add(XcodeProject(path))
          homes.append(folder)
        }
        let type =
          (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        if type == .typeDirectory {
          if name.hasSuffix(".xcassets") {
            catalogues.append(path)
          } else if name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel") {
            models.append(path)
          } else if name.hasSuffix(".lproj") || name.hasSuffix(".bundle")
            || name.hasSuffix(".rkassets")
          {
            resources.append(path)
          } else if !Self.isSkipped(name) {
            open.append(path)
          }
        } else if name.hasSuffix(".swift"), !name.hasPrefix("."), !Self.isManifest(name) {
          files.append(path)
        } else if type == .typeRegular, !name.hasPrefix("."),
          !Self.notResources.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
        {
          resources.append(path)
        }
      }
    }
    files += filesElsewhere
    leaveOutMacs()
    keepListedModels()
    files.sort()
    catalogues.sort()
    models.sort()
    resources.sort()
    projects.sort()
  }

  /// Leaves out what targets for Macs have and those for phones do not, unless nothing else is there.
  private mutating func leaveOutMacs() {
    guard !macMembers.isEmpty else { return }
    let rest = files.filter { file in
      members.contains { $0.contains(file) } || !macMembers.contains { $0.contains(file) }
    }
    if !rest.isEmpty { files = rest }
  }

  /// Leaves out models that no target has, where targets have others: earlier ones may describe the same classes.
  private mutating func keepListedModels() {
    let listed = models.filter { model in members.contains { $0.contains(model) } }
    if !listed.isEmpty { models = listed }
  }

  private mutating func add(_ project: XcodeProject) {
    packages += project.localPackages
    products.formUnion(project.products)
    if flags.isEmpty { flags = project.flags }
    if let own = project.members {
      members.append(own)
      filesElsewhere.formUnion(own.files(outside: root))
    }
    if let macs = project.macMembers { macMembers.append(macs) }
    frameworks += project.frameworks
    extensions += project.extensions
    if information.isEmpty { information = project.information }
    programName = programName ?? project.programName
  }

  /// Whether a target of the projects has a file, as far as they say so.
  func isListed(_ file: String) -> Bool {
    filesElsewhere.contains(file) || members.contains { $0.contains(file) }
  }

  private static func isProject(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".podspec")
  }

  /// Whether a file says how a package is built: "Package.swift", "Package@swift-5.9.swift".
  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  init(file: String) {
    files = [file]
    root = URL(fileURLWithPath: file).deletingLastPathComponent().path
  }

  /// Returns the first folder on the way to a file; empty for one that lies beside the folders.
  func topFolder(of file: String) -> String {
    let parts = file.dropFirst(file.hasPrefix(root) ? root.count : 0).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : ""
  }

  /// Returns the path of the first folder on the way to a file.
  func path(ofTopFolder folder: String) -> String {
    root.hasSuffix("/") ? root + folder : root + "/" + folder
  }

  /// Whether a folder of that name is on the way to one of the files.
  func hasFolder(_ name: String) -> Bool {
    files.contains { file in
      file.dropFirst(file.hasPrefix(root) ? root.count : 0).contains("/\(name)/")
    }
  }

  /// Whether one of the files is a program from its first line to its last.
  var hasMainFile: Bool { files.contains { $0.hasSuffix("/main.swift") || $0 == "main.swift" } }
}
