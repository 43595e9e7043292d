import Foundation
import Testing

@testable import StillframePreviews

/// As much of Xcode's projects as counts: settings of the language, packages, and which files belong together.
@Suite struct XcodeProjectTests {
  /// A project with a program, its tests and a program for a watch.
  static func project(_ settings: String, groups: String = "", phase: String = "") -> String {
    """
    // !$*UTF8*$!
    { objects = {
      ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (TESTS, WATCH, APP);
        buildConfigurationList = LISTP; };
      LISTP = { isa = XCConfigurationList; buildConfigurations = (RELEASE, DEBUGP); };
      RELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      DEBUGP = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
      APP = { isa = PBXNativeTarget; name = App; productName = App;
        productType = "com.apple.product-type.application"; buildConfigurationList = LIST;
        buildPhases = (PHASE); fileSystemSynchronizedGroups = (SYNC); };
      PHASE = { isa = PBXSourcesBuildPhase; files = (\(phase)); };
      LIST = { isa = XCConfigurationList; buildConfigurations = (DEBUG); };
      DEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
      WATCH = { isa = PBXNativeTarget; name = Watch;
        productType = "com.apple.product-type.application"; buildConfigurationList = LISTW; };
      LISTW = { isa = XCConfigurationList; buildConfigurations = (DEBUGW); };
      DEBUGW = { isa = XCBuildConfiguration; name = Debug;
        buildSettings = { SDKROOT = watchos; SWIFT_VERSION = 4.0; }; };
      TESTS = { isa = PBXNativeTarget; name = AppTests;
        productType = "com.apple.product-type.bundle.unit-test"; };
      MAIN = { isa = PBXGroup; children = (\(groups.isEmpty ? "" : "FIRST, SYNC")); sourceTree = "<group>"; };
      \(groups)
      A = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
      B = { isa = XCSwiftPackageProductDependency; productName = Kit; };
    }; rootObject = ROOT; }
    """
  }

  private func read(_ text: String, in folder: TemporaryFolder) throws -> XcodeProject {
    try FileManager.default.createDirectory(
      atPath: folder.path("A.xcodeproj"), withIntermediateDirectories: true)
    try folder.write(text, to: "A.xcodeproj/project.pbxproj")
    return XcodeProject(folder.path("A.xcodeproj"))
  }

  @Test func settingsOfTheFirstProgramForPhonesCount() throws {
    let folder = try TemporaryFolder()
    func flags(_ settings: String) throws -> [String] {
      try read(Self.project(settings), in: folder).flags
    }
    #expect(try flags("").isEmpty)
    #expect(try flags("SWIFT_VERSION = 5.0;") == ["-enable-bare-slash-regex"])
    #expect(
      try flags("SWIFT_VERSION = 5.0; SWIFT_ENABLE_BARE_SLASH_REGEX = NO;").isEmpty)
    #expect(
      try flags("SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
        == [
          "-enable-bare-slash-regex", "-enable-upcoming-feature", "IsolatedDefaultValues",
          "-default-isolation", "MainActor",
        ])
    let named = try read(
      Self.project(
        "PRODUCT_BUNDLE_IDENTIFIER = org.example.app; IPHONEOS_DEPLOYMENT_TARGET = 17.0;"),
      in: folder)
    #expect(named.information["MinimumOSVersion"] == "17.0")
    #expect(named.information["CFBundleIdentifier"] == "org.example.app")
    #expect(named.information["CFBundleName"] == "App")
    let made = try read(
      Self.project("PRODUCT_BUNDLE_IDENTIFIER = \"org.$(NAME)\";"), in: folder)
    #expect(made.information["CFBundleIdentifier"] == nil)
  }

  /// Values of a program's information may name settings, also of files with configurations.
  @Test func informationNamesSettings() throws {
    let folder = try TemporaryFolder()
    let groups = """
      FIRST = { isa = PBXGroup; path = Configs; sourceTree = "<group>"; children = (CONFIG); };
      CONFIG = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      SYNC = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      """
    let text = Self.project("INFOPLIST_FILE = Info.plist; OWN = own;", groups: groups)
      .replacing(
        "name = Debug;", with: "name = Debug; baseConfigurationReference = CONFIG;")
    try FileManager.default.createDirectory(
      atPath: folder.path("Configs"), withIntermediateDirectories: true)
    try folder.write(
      """
      #include "More.xcconfig"
      // A comment.
      ADDRESS = "https:/$()/${HOST}/a" // another
      OWN = other
      """, to: "Configs/App.xcconfig")
    try folder.write("HOST=example.com\nLOOP = $(LOOP)\n", to: "Configs/More.xcconfig")
    try folder.write(
      """
      <plist version="1.0"><dict>
      <key>ADDRESS</key><string>$(ADDRESS)</string>
      <key>OWN</key><string>${OWN} $(TARGET_NAME) $(GONE:default=else)</string>
      <key>SERVER</key><string>$(API_SCHEME)://${API_HOST}/v1</string>
      <key>CFBundleName</key><string>$(NOWHERE)</string>
      <key>GONE</key><string>$(GONE)</string><key>LOOP</key><string>$(LOOP)</string>
      </dict></plist>
      """, to: "Info.plist")
    let information = try read(text, in: folder).information
    #expect(information["ADDRESS"] == "https://example.com/a")
    #expect(information["OWN"] == "own App else")
    // What no file has is named.
    #expect(information["GONE"] == "gone" && information["LOOP"] == "loop")
    #expect(information["SERVER"] == "api-scheme://api-host/v1")
    #expect(information["CFBundleName"] == "App")
  }

  /// Files that include each other, a device, and values that grow without an end.
  @Test func hostileSettingsEnd() throws {
    let folder = try TemporaryFolder()
    let names = (0..<20).map { "\($0).xcconfig" }
    let all = names.map { "#include \"\($0)\"\n" }.joined() + "#include \"/dev/zero\"\n"
    for name in names { try folder.write(all + "LAST = \(name)\n", to: name) }
    #expect(XcodeConfiguration(folder.path(names[0])).settings["LAST"] == names[0])
    #expect(XcodeConfiguration("/dev/zero").settings.isEmpty)
    #expect(XcodeConfiguration(folder.path("none")).settings.isEmpty)
    let growing = ["A": String(repeating: "$(A)", count: 1000)]
    #expect(XcodeConfiguration.filled("$(A)", with: growing).utf8.count <= 1 << 12)
  }

  @Test func packagesAreFound() throws {
    let folder = try TemporaryFolder()
    let project = try read(Self.project(""), in: folder)
    #expect(project.products == ["Kit"])
    #expect(project.localPackages.map { $0.hasSuffix("/Kit") } == [true])
    #expect(try read("not a project {{{", in: folder).products.isEmpty)
    #expect(try read("", in: folder).members == nil)
  }

  @Test func filesOfTargets() throws {
    let folder = try TemporaryFolder()
    let groups = """
      FIRST = { isa = PBXGroup; path = Views; sourceTree = "<group>"; children = (CARD, OLD); };
      CARD = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
      OLD = { isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
      BUILD = { isa = PBXBuildFile; fileRef = CARD; };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
        exceptions = (OUT); };
      OUT = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
        membershipExceptions = (Draft.swift, "Deep/Note.swift"); };
      """
    let project = try read(Self.project("", groups: groups, phase: "BUILD"), in: folder)
    let members = try #require(project.members)
    func isMember(_ path: String) -> Bool { members.contains(folder.path(path)) }
    #expect(isMember("Views/Card.swift"))
    #expect(!isMember("Views/Old.swift"))
    #expect(isMember("App/Deep/Page.swift"))
    #expect(!isMember("App/Draft.swift"))
    #expect(!isMember("App/Deep/Note.swift"))
    #expect(!isMember("Apple/Page.swift"))
  }

  /// Targets for several platforms say of files which ones compile them.
  @Test func filesOfOtherPlatformsAreNotMembers() throws {
    let folder = try TemporaryFolder()
    let groups = """
      FIRST = { isa = PBXGroup; path = Views; sourceTree = "<group>"; children = (FILEA, FILEB, FILEC); };
      FILEA = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
      FILEB = { isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
      FILEC = { isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
      BUILD1 = { isa = PBXBuildFile; fileRef = FILEA; platformFilters = (macos, ); };
      BUILD2 = { isa = PBXBuildFile; fileRef = FILEB; platformFilter = ios; };
      BUILD3 = { isa = PBXBuildFile; fileRef = FILEC; platformFilters = (ios, macos, ); };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
        exceptions = (OUT); };
      OUT = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
        membershipExceptions = (Draft.swift);
        platformFiltersByRelativePath = { "Bar/Mac.swift" = (macos, ); Both.swift = (ios, ); }; };
      """
    let project = try read(
      Self.project("", groups: groups, phase: "BUILD1, BUILD2, BUILD3"), in: folder)
    let members = try #require(project.members)
    func isMember(_ path: String) -> Bool { members.contains(folder.path(path)) }
    #expect(!isMember("Views/Mac.swift"))
    #expect(isMember("Views/Phone.swift") && isMember("Views/Both.swift"))
    #expect(!isMember("App/Bar/Mac.swift") && !isMember("App/Draft.swift"))
    #expect(isMember("App/Both.swift") && isMember("App/Bar/Page.swift"))
  }

  /// Xcode takes them by the folder of the project, as programs that share files name them.
  @Test func filesThatNoGroupHasBelongToTheirTargets() throws {
    let folder = try TemporaryFolder()
    let groups = """
      FIRST = { isa = PBXGroup; path = Views; sourceTree = "<group>"; children = (); };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      MODEL = { isa = PBXFileReference; path = "Watch App/Model.swift"; sourceTree = SOURCE_ROOT; };
      STATE = { isa = PBXFileReference; path = State.swift; sourceTree = "<group>"; };
      KIT = { isa = PBXFileReference; path = Kit.swift; sourceTree = SDKROOT; };
      BUILD1 = { isa = PBXBuildFile; fileRef = MODEL; };
      BUILD2 = { isa = PBXBuildFile; fileRef = STATE; };
      BUILD3 = { isa = PBXBuildFile; fileRef = KIT; };
      """
    let project = try read(
      Self.project("", groups: groups, phase: "BUILD1, BUILD2, BUILD3"), in: folder)
    let members = try #require(project.members)
    #expect(members.contains(folder.path("Watch App/Model.swift")))
    #expect(members.contains(folder.path("State.swift")))
    #expect(!members.contains(folder.path("Kit.swift")))
    #expect(!members.contains(folder.path("Watch App/Page.swift")))
  }

  /// A Mac's disk does not tell capitals from small letters.
  @Test func pathsInOtherCapitalsAreFound() throws {
    let folder = try TemporaryFolder()
    let groups = """
      FIRST = { isa = PBXGroup; path = Views; sourceTree = "<group>"; children = (CARD, PAGE); };
      CARD = { isa = PBXFileReference; path = "views/card.swift"; sourceTree = SOURCE_ROOT; };
      PAGE = { isa = PBXFileReference; path = Page.swift; sourceTree = "<group>"; };
      BUILD = { isa = PBXBuildFile; fileRef = CARD; };
      BUILD1 = { isa = PBXBuildFile; fileRef = PAGE; };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
        exceptions = (OUT); };
      OUT = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
        membershipExceptions = (draft.swift); };
      """
    for path in ["VIEWS/Card.swift", "VIEWS/Page.swift", "app/Draft.swift", "app/Deep.swift"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(String(path.split(separator: "/")[0])),
        withIntermediateDirectories: true)
      try folder.write("", to: path)
    }
    try folder.write(
      "<plist version=\"1.0\"><dict><key>OWN</key><string>own</string></dict></plist>",
      to: "Info.plist")
    let project = try read(
      Self.project("INFOPLIST_FILE = info.plist;", groups: groups, phase: "BUILD, BUILD1"),
      in: folder)
    let members = try #require(project.members)
    func isMember(_ path: String) -> Bool { members.contains(folder.path(path)) }
    #expect(isMember("VIEWS/Card.swift") && isMember("VIEWS/Page.swift"))
    #expect(isMember("app/Deep.swift") && !isMember("app/Draft.swift"))
    #expect(project.information["OWN"] == "own")
    var paths = MacPaths()
    #expect(paths.resolved(folder.path("views/none.swift")) == folder.path("VIEWS/none.swift"))
    #expect(paths.resolved("/nowhere/at/all") == "/nowhere/at/all")
  }

  /// Files outside of the project's targets are not compiled with theirs; where they are the most, only those that declare the same.
  @Test func straysGiveWay() throws {
    let folder = try TemporaryFolder()
    let groups = """
      FIRST = { isa = PBXGroup; path = Views; sourceTree = "<group>"; children = (CARD); };
      CARD = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
      BUILD = { isa = PBXBuildFile; fileRef = CARD; };
      """
    _ = try read(Self.project("", groups: groups, phase: "BUILD"), in: folder)
    for (path, text) in [
      ("Views/Card.swift", "struct Card {}"), ("Old/Card.swift", "struct Card {}"),
      ("Old/Page.swift", "struct Page {}"),
    ] {
      try FileManager.default.createDirectory(
        atPath: folder.path(String(path.split(separator: "/")[0])),
        withIntermediateDirectories: true)
      try folder.write(text, to: path)
    }
    let module = try #require(try PreviewModules.of(folder.path("")).first)
    #expect(ModuleTargets.others(in: module).map { $0.hasSuffix("Old/Card.swift") } == [true])
    for number in 1...2 {
      try folder.write("struct Row\(number) {}", to: "Views/Row\(number).swift")
    }
    let more =
      groups.replacing("(CARD)", with: "(CARD, ROW1, ROW2)") + """
        ROW1 = { isa = PBXFileReference; path = Row1.swift; sourceTree = "<group>"; };
        ROW2 = { isa = PBXFileReference; path = Row2.swift; sourceTree = "<group>"; };
        BUILD1 = { isa = PBXBuildFile; fileRef = ROW1; };
        BUILD2 = { isa = PBXBuildFile; fileRef = ROW2; };
        """
    _ = try read(
      Self.project("", groups: more, phase: "BUILD, BUILD1, BUILD2"), in: folder)
    func names(_ files: [String]) -> [String] {
      files.map { URL(fileURLWithPath: $0).lastPathComponent }
    }
    // Forgotten files, of which nothing is shown, are no part of the program.
    let smaller = try #require(try PreviewModules.of(folder.path("")).first)
    #expect(names(smaller.sources.files) == ["Card.swift", "Row1.swift", "Row2.swift"])
    #expect(ModuleTargets.others(in: smaller).isEmpty)
    try folder.write("#Preview { Page() }\nstruct Page {}", to: "Old/Page.swift")
    let larger = try #require(try PreviewModules.of(folder.path("")).first)
    #expect(names(ModuleTargets.others(in: larger)) == ["Page.swift"])
    // What the shown file names stays with it, and what that names.
    for (name, text) in [
      ("Page", "#Preview { Page() }\nstruct Page { let part = Part() }"),
      ("Part", "struct Part { let width = Int.wide }"), ("Rest", "struct Rest {}"),
      ("Widths", "extension Int {\n  static let wide = 1\n}"),
    ] { try folder.write(text, to: "Old/\(name).swift") }
    for number in 3...5 {
      try folder.write("struct Row\(number) {}", to: "Views/Row\(number).swift")
    }
    let most =
      groups.replacing("(CARD)", with: "(CARD, ROW1, ROW2, ROW3, ROW4, ROW5)")
      + (1...5).map { number in
        """
        ROW\(number) = { isa = PBXFileReference; path = Row\(number).swift; sourceTree = "<group>"; };
        BUILD\(number) = { isa = PBXBuildFile; fileRef = ROW\(number); };
        """
      }.joined()
    _ = try read(
      Self.project("", groups: most, phase: "BUILD, BUILD1, BUILD2, BUILD3, BUILD4, BUILD5"),
      in: folder)
    let largest = try #require(try PreviewModules.of(folder.path("")).first)
    #expect(
      names(largest.sources.files).filter { !$0.hasPrefix("Row") }
        == ["Page.swift", "Part.swift", "Widths.swift", "Card.swift"])
  }

  @Test func aFileThatWasMovedWithoutTheProjectBelongsToItsTarget() throws {
    let folder = try TemporaryFolder()
    let groups = """
      FIRST = { isa = PBXGroup; path = Views; sourceTree = "<group>"; children = (CARD, ROW); };
      CARD = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
      ROW = { isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
      BUILD = { isa = PBXBuildFile; fileRef = CARD; };
      BUILD2 = { isa = PBXBuildFile; fileRef = ROW; };
      """
    _ = try read(Self.project("", groups: groups, phase: "BUILD, BUILD2"), in: folder)
    for path in ["Views/Row.swift", "Moved/Card.swift", "Moved/Other.swift"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(String(path.split(separator: "/")[0])),
        withIntermediateDirectories: true)
      try folder.write("struct \(path.split(separator: "/")[1].dropLast(6)) {}", to: path)
    }
    func names() throws -> [String] {
      try #require(try PreviewModules.of(folder.path("")).first).sources.files
        .map { URL(fileURLWithPath: $0).lastPathComponent }
    }
    #expect(try names() == ["Card.swift", "Row.swift"])
  }

  /// An extension is a module of its own in Xcode, which may declare what the program declares.
  @Test(arguments: [
    ("struct Values {}", true), ("struct Shared {}", false),
    ("extension Color {\n  init(hex: String) {\n    let red = 1\n  }\n}", true),
    (
      "extension Color {\n  init(white: Int) {}\n}\nextension Font {\n  init(hex: Int) {}\n}",
      false
    ),
  ]) func extensionsWithEqualNamesAreApart(shared: String, isEqual: Bool) throws {
    let folder = try TemporaryFolder()
    let groups = """
      FIRST = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (FILEA, FILEB, FILEC, FILED); };
      FILEA = { isa = PBXFileReference; path = Values.swift; sourceTree = "<group>"; };
      FILEB = { isa = PBXFileReference; path = ../Share/Values.swift; sourceTree = "<group>"; };
      FILEC = { isa = PBXFileReference; path = ../Share/Page.swift; sourceTree = "<group>"; };
      FILED = { isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
      BUILD1 = { isa = PBXBuildFile; fileRef = FILEA; };
      BUILD2 = { isa = PBXBuildFile; fileRef = FILEB; };
      BUILD3 = { isa = PBXBuildFile; fileRef = FILEC; };
      BUILD4 = { isa = PBXBuildFile; fileRef = FILED; };
      SHARE = { isa = PBXNativeTarget; name = Share; buildConfigurationList = LIST;
        productType = "com.apple.product-type.app-extension"; buildPhases = (PHASE2); };
      PHASE2 = { isa = PBXSourcesBuildPhase; files = (BUILD2, BUILD3, BUILD4); };
      """
    let text = Self.project("", groups: groups, phase: "BUILD1, BUILD4")
    for (path, text) in [
      (
        "App/Values.swift",
        "struct Values {}\nextension Color {\n  // Hex.\n  public init(hex: String) {\n    let red = 2\n  }\n}"
      ), ("App/Both.swift", "struct Both {}"), ("Share/Values.swift", shared),
      ("Share/Page.swift", "#Preview { Page() }\nstruct Page {}"),
    ] {
      try FileManager.default.createDirectory(
        atPath: folder.path(String(path.split(separator: "/")[0])),
        withIntermediateDirectories: true)
      try folder.write(text, to: path)
    }
    _ = try read(text.replacing("(TESTS, WATCH, APP)", with: "(TESTS, SHARE, APP)"), in: folder)
    let module = try #require(try PreviewModules.of(folder.path("")).first)
    let others = ModuleTargets.others(in: module).map {
      URL(fileURLWithPath: $0).pathComponents.suffix(2).joined(separator: "/")
    }
    #expect(others.sorted() == (isEqual ? ["Share/Page.swift", "Share/Values.swift"] : []))
  }

  /// Files that a project lists belong to its program, wherever they lie: those of a package beside it, too, if it is not imported.
  @Test(arguments: [false, true]) func listedFilesMayLieElsewhere(isImported: Bool) throws {
    let folder = try TemporaryFolder()
    let groups = """
      FIRST = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (CARD, KIT, ROW, GONE); };
      CARD = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
      KIT = { isa = PBXFileReference; path = ../../Sources/Kit/Kit.swift; sourceTree = "<group>"; };
      ROW = { isa = PBXFileReference; path = ../../Shared/Row.swift; sourceTree = "<group>"; };
      GONE = { isa = PBXFileReference; path = ../../Shared/Gone.swift; sourceTree = "<group>"; };
      BUILD1 = { isa = PBXBuildFile; fileRef = CARD; };
      BUILD2 = { isa = PBXBuildFile; fileRef = KIT; };
      BUILD3 = { isa = PBXBuildFile; fileRef = ROW; };
      BUILD4 = { isa = PBXBuildFile; fileRef = GONE; };
      """
    let files = [
      "Example/A.xcodeproj/project.pbxproj":
        Self.project("", groups: groups, phase: "BUILD1, BUILD2, BUILD3, BUILD4"),
      "Example/App/Card.swift":
        (isImported ? "import Kit\n" : "") + "import SwiftUI\n#Preview { Text(\"card\") }",
      "Sources/Kit/Kit.swift": "public struct Kit {}", "Shared/Row.swift": "struct Row {}",
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit", swiftSettings: [
        .define("MAC", .when(platforms: [.macOS])), .define("PHONE", .when(platforms: [.iOS])),
        .define("ALL"),
      ])])
      """,
    ]
    try Self.fill(folder, files)
    let modules = try PreviewModules.of(folder.path(""))
    let program = try #require(modules.first { $0.isProgram })
    let names = program.sources.files.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(
      names
        == (isImported ? ["Card.swift", "Row.swift"] : ["Card.swift", "Row.swift", "Kit.swift"]))
    #expect(modules.map(\.name) == ["Kit", program.name])
    // Conditions of a manifest are answered as for phones.
    let flags = try #require(modules.first).flags
    #expect(flags.contains("PHONE") && flags.contains("ALL") && !flags.contains("MAC"))
  }

  /// A framework of the project that the program imports is a module of its own; one that nobody imports is not.
  /// A model that no target has may describe the same classes as one that a target has.
  @Test func modelsOfTargetsCount() throws {
    let folder = try TemporaryFolder()
    let groups = """
      FIRST = { isa = PBXGroup; path = Store; children = (MODEL); sourceTree = "<group>"; };
      MODEL = { isa = XCVersionGroup; path = New.xcdatamodeld; sourceTree = "<group>"; };
      SYNC = { isa = PBXGroup; path = Views; children = (); sourceTree = "<group>"; };
      BUILD = { isa = PBXBuildFile; fileRef = MODEL; };
      """
    for name in ["New", "Old"] {
      try FileManager.default.createDirectory(
        atPath: folder.path("Store/\(name).xcdatamodeld"), withIntermediateDirectories: true)
    }
    #expect(SwiftSources(folder: folder.path("")).models.count == 2)
    _ = try read(Self.project("", groups: groups, phase: "BUILD"), in: folder)
    let models = SwiftSources(folder: folder.path("")).models
    #expect(models.map { URL(fileURLWithPath: $0).lastPathComponent } == ["New.xcdatamodeld"])
  }

  @Test func importedFrameworksAreModules() throws {
    let folder = try TemporaryFolder()
    let groups = """
      FIRST = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (CARD); };
      CARD = { isa = PBXFileReference; path = Card.swift; sourceTree = "<group>"; };
      BUILD = { isa = PBXBuildFile; fileRef = CARD; };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
      KIT = { isa = PBXNativeTarget; name = "My-Kit"; productType = "com.apple.product-type.framework";
        buildConfigurationList = LIST; fileSystemSynchronizedGroups = (SYNC); };
      """
    let text = Self.project("", groups: groups, phase: "BUILD")
      .replacing("fileSystemSynchronizedGroups = (SYNC); };\n  PHASE", with: "};\n  PHASE")
      .replacing("(TESTS, WATCH, APP)", with: "(TESTS, WATCH, APP, KIT)")
    _ = try read(text, in: folder)
    for (path, text) in [
      ("App/Card.swift", "import My_Kit\nimport SwiftUI\n#Preview { Text(\"\") }"),
      ("Sources/Kit.swift", "public struct Card {}"),
    ] {
      try FileManager.default.createDirectory(
        atPath: folder.path(String(path.split(separator: "/")[0])),
        withIntermediateDirectories: true)
      try folder.write(text, to: path)
    }
    let modules = try PreviewModules.of(folder.path(""), knowing: ["SwiftUI"])
    try #require(modules.map(\.name) == ["My_Kit", "Previewed"])
    #expect(modules.map(\.isProgram) == [false, true])
    #expect(modules[0].sources.files.map { $0.hasSuffix("Sources/Kit.swift") } == [true])
    #expect(modules[1].dependencies == ["My_Kit"])
    try folder.write("struct Card {}", to: "App/Card.swift")
    #expect(try PreviewModules.of(folder.path(""), knowing: ["SwiftUI"]).count == 1)
  }
}
