import Foundation

/// As much of an Xcode project as says which packages it takes, how its code is read, and which files belong together.
struct XcodeProject {
  /// The folders of packages that it names by their paths.
  private(set) var localPackages: [String] = []
  /// The libraries that it takes from packages, local ones and others.
  private(set) var products: Set<String> = []
  /// The compiler's flags for what the settings of its first program for phones say of the language.
  private(set) var flags: [String] = []
  /// The information in that program's bundle, as far as it is not made of other settings.
  private(set) var information: [String: String] = [:]
  /// The name of that program's module; nil: the project has no program.
  private(set) var programName: String?
  /// The files of its targets for phones, without those of tests; nil: the project says nothing of files.
  private(set) var members: XcodeMembers?
  /// The files of its targets for Macs alone, beside a program for phones.
  private(set) var macMembers: XcodeMembers?
  /// The frameworks among these targets that others may import, with their files.
  private(set) var frameworks: [Framework] = []

  /// The extensions among these targets, such as widgets and those for sharing.
  private(set) var extensions: [Extension] = []

  /// A target that is a program beside another one.
  struct Extension {
    var members: XcodeMembers
    /// The files of the other targets.
    var others: XcodeMembers
  }

  /// A target that is a module for others.
  struct Framework {
    var name: String
    var members: XcodeMembers
  }

  /// - Parameter path: of the folder that ends in ".xcodeproj"; a project that cannot be read takes no packages.
  init(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path + "/project.pbxproj"),
      let objects = XcodeObjects(data)
    else { return }
    let home = URL(fileURLWithPath: path, isDirectory: true).deletingLastPathComponent()
      .standardizedFileURL
    for package in objects.all("XCLocalSwiftPackageReference") {
      add(package["relativePath"], from: home)
    }
    // Packages of older projects are folders beside the code.
    for file in objects.all("PBXFileReference")
    where (file["lastKnownFileType"] as? String)?.hasPrefix("wrapper") == true
      || file["lastKnownFileType"] as? String == "folder"
    {
      guard let place = file["path"] as? String,
        FileManager.default.fileExists(atPath: "\(home.path)/\(place)/Package.swift")
      else { continue }
      add(place, from: home)
    }
    for product in objects.all("XCSwiftPackageProductDependency") {
      if let name = product["productName"] as? String { products.insert(name) }
    }
    let targets = Self.shownTargets(of: objects)
    let places = XcodeMembers.places(in: objects, home: home.path)
    let settings = objects.settings(of: targets.first ?? [:], filesAt: places)
    flags = Self.flags(of: settings)
    information = Self.information(settings, target: targets.first, home: home)
    let members = XcodeMembers(of: targets, in: objects, home: home.path)
    if !members.isEmpty { self.members = members }
    guard targets.contains(where: Self.isProgram) else { return }
    programName = targets.first.flatMap { Self.moduleName(of: $0, settings) }
    let macs = Self.targets(of: objects).filter { Self.isForMacsAlone($0, objects) }
    if Self.isForPhones(targets[0], objects), !macs.isEmpty {
      macMembers = XcodeMembers(of: macs, in: objects, home: home.path)
    }
    for (index, target) in targets.enumerated()
    where (target["productType"] as? String)?.contains("extension") == true {
      var rest = targets
      rest.remove(at: index)
      extensions.append(
        Extension(
          members: XcodeMembers(of: [target], in: objects, home: home.path),
          others: XcodeMembers(of: rest, in: objects, home: home.path)))
    }
    for target in targets where Self.isFramework(target) {
      guard let name = Self.moduleName(of: target, objects.settings(of: target)) else { continue }
      let members = XcodeMembers(of: [target], in: objects, home: home.path)
      if !members.isEmpty { frameworks.append(Framework(name: name, members: members)) }
    }
  }

  /// Returns the name of a target's module: that of its settings, or else that of the target.
  private static func moduleName(
    of target: XcodeObjects.Object, _ settings: [String: String]
  ) -> String? {
    let own = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].lazy.compactMap { settings[$0] }
      .first { !$0.contains("$") }
    return (own ?? target["name"] as? String).map(PackageManifest.moduleName)
  }

  private mutating func add(_ place: Any?, from home: URL) {
    guard let place = place as? String else { return }
    var paths = MacPaths()
    let path = paths.resolved(
      URL(fileURLWithPath: place, relativeTo: home).standardizedFileURL.path)
    if !localPackages.contains(path) { localPackages.append(path) }
  }

  /// The targets but for tests.
  private static func targets(of objects: XcodeObjects) -> [XcodeObjects.Object] {
    objects.list("targets", of: objects.root).map(\.object).filter { target in
      let type = target["productType"] as? String ?? ""
      return target["isa"] as? String == "PBXNativeTarget" && !type.contains("test")
    }
  }

  /// The targets but for tests, those for phones where there are any, programs first.
  private static func shownTargets(of objects: XcodeObjects) -> [XcodeObjects.Object] {
    let all = targets(of: objects)
    let onPhones = all.filter { isForPhones($0, objects) }
    return (onPhones.isEmpty ? all : onPhones).enumerated().sorted { one, other in
      let (a, b) = (isProgram(one.element), isProgram(other.element))
      return a == b ? one.offset < other.offset : a
    }.map(\.element)
  }

  private static func isProgram(_ target: XcodeObjects.Object) -> Bool {
    (target["productType"] as? String)?.hasSuffix(".application") == true
  }

  private static func isFramework(_ target: XcodeObjects.Object) -> Bool {
    let type = target["productType"] as? String ?? ""
    return type.hasSuffix(".framework") || type.hasSuffix(".framework.static")
      || type.hasSuffix(".library.static") || type.hasSuffix(".library.dynamic")
  }

  /// Whether a target is one for phones.
  static func isForPhones(_ target: XcodeObjects.Object, _ objects: XcodeObjects) -> Bool {
    if (target["productType"] as? String)?.contains("watch") == true { return false }
    let settings = objects.settings(of: target)
    let root = settings["SDKROOT"] ?? ""
    if let platforms = settings["SUPPORTED_PLATFORMS"], !platforms.contains("$") {
      return platforms.contains("iphone")
    }
    return !["watchos", "appletvos", "macosx", "xros"].contains(root)
  }

  /// Whether a target is one for Macs and for no phones.
  private static func isForMacsAlone(
    _ target: XcodeObjects.Object, _ objects: XcodeObjects
  ) -> Bool {
    objects.settings(of: target)["SDKROOT"] == "macosx" && !isForPhones(target, objects)
  }

  private static func information(
    _ settings: [String: String], target: XcodeObjects.Object?, home: URL
  ) -> [String: String] {
    var result: [String: String] = [:]
    var paths = MacPaths()
    if let file = settings["INFOPLIST_FILE"],
      let data = FileManager.default.contents(
        atPath: paths.resolved(URL(fileURLWithPath: file, relativeTo: home).path)),
      let list = unsafe try? PropertyListSerialization.propertyList(
        from: data, options: [], format: nil) as? [String: Any]
    {
      result = list.compactMapValues { $0 as? String }
    }
    let name = target?["name"] as? String
    let all = ["TARGET_NAME": name, "PRODUCT_NAME": name, "EXECUTABLE_NAME": name]
      .compactMapValues { $0 }.merging(settings) { $1.contains("$(TARGET_NAME)") ? $0 : $1 }
    result = result.mapValues { XcodeConfiguration.filled($0, with: all) }
    let own = [
      "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"],
      "CFBundleName": name,
      "CFBundleDisplayName": settings["INFOPLIST_KEY_CFBundleDisplayName"] ?? name,
      "CFBundleShortVersionString": settings["MARKETING_VERSION"],
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"],
      "MinimumOSVersion": settings["IPHONEOS_DEPLOYMENT_TARGET"],
    ]
    for (key, value) in own {
      let value = value.map { XcodeConfiguration.filled($0, with: all) }
      guard value?.contains("$") == false else { continue }
      if result[key].map({ $0.contains("$") }) ?? true { result[key] = value }
    }
    // Settings that no file of the project has lie in one that is kept aside: code that needs a value goes on with its name.
    for (key, value) in result where value.contains("$") {
      result[key] = own.keys.contains(key) ? nil : XcodeConfiguration.named(value)
    }
    return result
  }

  private static func flags(of settings: [String: String]) -> [String] {
    var flags: [String] = []
    // Xcode reads regular expressions between slashes unless it is told not to.
    if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO", settings["SWIFT_VERSION"] != nil {
      flags.append("-enable-bare-slash-regex")
    }
    // Code of Swift 6 is compiled as that of Swift 5, with defaults that have the isolation of their parameters.
    if let version = settings["SWIFT_VERSION"].flatMap(Double.init), version >= 6 {
      flags += ["-enable-upcoming-feature", "IsolatedDefaultValues"]
    }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      flags += ["-default-isolation", "MainActor"]
    }
    return flags
  }
}
