// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Settings of every Swift target: memory safety is spelled out, warnings are errors, and what a file
/// uses it imports itself, so that C types cannot leak out of the target that wraps them.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// A layer of the library. `ARCHITECTURE.md` draws the whole graph.
///
/// - Parameter traits: Targets that no source imports, but that are linked, each while a trait is on.
func layer(
  _ name: String, imports dependencies: [String] = [], macros: [String] = [],
  resources: [Resource] = [], linker: [LinkerSetting] = [], linkedBy traits: [String: String] = [:]
) -> Target {
  .target(
    name: name,
    dependencies: ours(dependencies + macros)
      + traits.sorted { $0.key < $1.key }.map {
        .target(name: $0.value, condition: .when(traits: [$0.key]))
      },
    resources: resources, swiftSettings: settings, linkerSettings: linker)
}

/// A module that Apple's platforms have and Linux has not, under their name. Absent from the manifest there.
///
/// - Parameter isOfPackage: false for a module that has the name of one of the toolchain's: the compiler
///   takes it for that one, which cannot be part of a package.
func shim(_ name: String, imports names: [String] = [], isOfPackage: Bool = true) -> Target {
  .target(
    name: name, dependencies: names.map { .init(stringLiteral: $0) },
    path: "Sources/Shims/\(name)", packageAccess: isOfPackage, swiftSettings: settings)
}

/// Frameworks that stand beside SwiftUI on Apple's platforms, as far as views use them. Absent from the manifest there.
func frameworks(importing: [String] = [], _ names: [String]) -> [Target] {
  let macros = names.contains { ["CoreData", "UIKit", "WidgetKit"].contains($0) }
  let besides = importing + (macros ? ["StillframeMacros"] : [])
  return names.map { name in
    let submodules = ["CoreImage", "UIKit"].contains(name) ? ["CStill\(name)"] : []
    return .target(
      name: name, dependencies: (besides + submodules).map { .init(stringLiteral: $0) },
      path: "Sources/Frameworks/\(name)", swiftSettings: settings)
  }
}

/// Targets that depend on nothing, in a folder.
func plain(_ names: [String], in folder: String) -> [Target] {
  names.map { .target(name: $0, path: "\(folder)/\($0)", swiftSettings: settings) }
}

/// The modules of `Sources/Shims` that are products of their own.
let shimNames = [
  "Combine", "CoreFoundation", "CoreGraphics", "OSLog", "PlaygroundSupport", "QuartzCore",
  "UniformTypeIdentifiers", "os", "simd",
]

/// What of a target's imports this package has to build: on Apple's platforms not the shims.
func ours(_ dependencies: [String]) -> [Target.Dependency] {
  #if os(Linux)
    let absent: [String] = []
  #else
    let absent = shimNames + frameworkNames
  #endif
  return dependencies.filter { !absent.contains($0) }.map { .init(stringLiteral: $0) }
}

/// A tool.
func tool(_ name: String, imports dependencies: [String], linker: [LinkerSetting] = []) -> Target {
  .executableTarget(
    name: name, dependencies: ours(dependencies), swiftSettings: settings, linkerSettings: linker)
}

/// The tests of a layer.
///
/// - Parameter isOfFormerMode: whether they are written as most tests for Apple's platforms were: in the mode of Swift 5.
func tests(
  _ name: String, imports dependencies: [String], excluding excluded: [String] = [],
  resources: [Resource] = [], isOfFormerMode: Bool = false
) -> Target {
  .testTarget(
    name: name, dependencies: ours(dependencies), exclude: excluded,
    resources: resources, swiftSettings: isOfFormerMode ? [.swiftLanguageMode(.v5)] : settings)
}

/// Code that only tests use, among it programs that they start.
func testSupport(
  _ name: String, imports dependencies: [String] = [], isProgram: Bool = false
) -> Target {
  let (imports, path) = (ours(dependencies), "Tests/\(name)")
  return isProgram
    ? .executableTarget(name: name, dependencies: imports, path: path, swiftSettings: settings)
    : .target(name: name, dependencies: imports, path: path, swiftSettings: settings)
}

/// A C library of the system.
func system(_ name: String, pkgConfig: String, apt: String, path: String? = nil) -> Target {
  .systemLibrary(name: name, path: path, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

#if os(Linux)
  /// A plugin with macros, built against the toolchain's SwiftSyntax, so that nobody downloads one.
  func macros(_ name: String) -> Target {
    let host = toolchainFolder() + "/host"
    return .macro(
      name: name, swiftSettings: settings + [.unsafeFlags(["-I", host])],
      linkerSettings: [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])])
  }

  /// The toolchain's `lib/swift`, by the library that this manifest runs with.
  func toolchainFolder() -> String {
    let (library, file) = ("/pm/ManifestAPI/libPackageDescription.so", "/proc/self/maps")
    // One reading gives a page at the most, and less than that is not the end.
    let handle = FileHandle(forReadingAtPath: file)
    var maps = Data()
    while let part = try? handle?.read(upToCount: 4096), !part.isEmpty { maps += part }
    let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasSuffix(library) }
    return line?.drop { $0 != "/" }.dropLast(library.count).description ?? "/usr/lib/swift"
  }
#endif

// Modules of Apple's platforms, which only Linux needs.
let shimTargets: [Target] =
  // 0
  plain(["Combine", "UniformTypeIdentifiers", "simd"], in: "Sources/Shims")
  + plain(
    ["_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit"], in: "Sources/Shims")
let frameworkTargets: [Target] =
  // 0
  frameworks([
    "Accelerate", "ActivityKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox",
    "BackgroundTasks", "CloudKit", "Contacts", "CoreBluetooth", "CoreHaptics", "CoreMedia",
    "CoreMotion", "CoreTelephony", "CryptoKit", "GameplayKit", "HealthKit", "Intents",
    "LocalAuthentication", "ManagedSettings", "MetricKit", "MobileCoreServices", "NaturalLanguage",
    "Network", "Photos", "Security", "SystemConfiguration", "UserNotifications",
    "WatchConnectivity",
  ])
  // 1
  + frameworks(importing: ["UniformTypeIdentifiers"], ["CoreSpotlight"])
  + frameworks(importing: ["Contacts"], ["CoreLocation"])
  + frameworks(importing: ["CryptoKit"], ["CommonCrypto"])
  // 2
  + frameworks(importing: ["CoreLocation"], ["WeatherKit"])
  + frameworks(importing: ["CoreLocation", "StillGeometry"], ["EventKit"])
  // 6
  + frameworks(importing: ["Combine", "Stillframe", "QuartzCore", "_Testing_UIKit"], ["UIKit"])
  + frameworks(importing: ["AudioToolbox", "CoreMedia", "Stillframe"], ["AVFoundation"])
  + frameworks(importing: ["Stillframe"], ["Accessibility", "AppIntents", "CoreTransferable"])
  + frameworks(importing: ["Stillframe"], ["CoreText", "Vision"])
  + frameworks(importing: ["Stillframe", "StillRaster"], ["ImageIO"])
  + frameworks(
    importing: ["CStillCodes", "Stillframe", "StillRaster", "_Testing_CoreImage"], ["CoreImage"])
  // 7
  + frameworks(importing: ["AVFoundation"], ["AVFAudio", "Speech"])
  + frameworks(importing: ["SwiftUI"], ["AuthenticationServices", "GroupActivities", "MessageUI"])
  + frameworks(importing: ["SwiftUI"], ["PDFKit", "SafariServices", "StoreKit", "TipKit"])
  + frameworks(importing: ["SwiftUI"], ["Translation", "WebKit"])
  + frameworks(importing: ["UIKit"], ["GameKit", "LinkPresentation", "MediaPlayer", "PassKit"])
  + frameworks(importing: ["UIKit"], ["MultipeerConnectivity"])
  + frameworks(importing: ["Combine", "SwiftUI"], ["MusicKit"])
  + frameworks(importing: ["UIKit"], ["PencilKit", "QuickLook", "SceneKit", "SpriteKit"])
  + frameworks(importing: ["UIKit", "UserNotifications"], ["WatchKit"])
  + frameworks(importing: ["Contacts", "UIKit"], ["ContactsUI"])
  + frameworks(importing: ["EventKit", "UIKit"], ["EventKitUI"])
  + frameworks(importing: ["UIKit", "Vision"], ["VisionKit"])
  + frameworks(importing: ["ManagedSettings", "SwiftUI"], ["DeviceActivity"])
  + frameworks(importing: ["Combine", "ManagedSettings", "SwiftUI"], ["FamilyControls"])
  + frameworks(importing: ["Combine", "StillRuntime", "SwiftUI"], ["CoreData"])
  + frameworks(importing: ["ActivityKit", "AppIntents", "Intents", "SwiftUI"], ["WidgetKit"])
  + frameworks(importing: ["AVFoundation", "SwiftUI"], ["AVKit"])
  + frameworks(importing: ["Contacts", "CoreLocation", "StillViewGraph", "SwiftUI"], ["MapKit"])
  + frameworks(
    importing: ["AVFoundation", "Photos", "SwiftUI", "UniformTypeIdentifiers"], ["PhotosUI"])
let frameworkNames = frameworkTargets.map(\.name)

/// Where the assembly files that put typefaces into the binary find them.
let typefaces: [CSetting] = [.headerSearchPath("../../assets/fonts")]
let plainTargets: [Target] =
  // 0
  plain(
    [
      "CStillHEIF", "CStillSVG", "CStillHTTP", "CStillDigest", "CStillCodes", "CStillCoreImage",
      "CStillOS", "CStillUIKit", "CStillStack", "CStillObjects", "CStillFiles", "CStillFilters",
      "CStillCoverage", "CStillScanlines", "CStillFilms", "CStillPreviews", "CStillLocale",
      "CStillMarkdown",
    ], in: "Sources")
let libraryNames = [
  "Stillframe", "StillframeScenes", "StillframeServing", "StillframeTesting", "StillframeEmoji",
  "StillframeWorldFonts",
]

/// What tests of a layer import, and those of the layers above.
let layoutTested = ["StillTestSupport", "StillLayout", "StillGeometry"]
let textTested = layoutTested + ["StillTextTestSupport", "StillText", "StillTextEngine"]
let graphTested = ["StillViewGraph", "StillLayout", "StillReport", "StillDrawing", "StillGeometry"]
let viewsTested = graphTested + ["StillViews", "StillText", "StillTextEngine"]

let targets: [Target] = [
  // 0: C libraries, and values that know nothing of views
  system("CStillCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
  system("CStillFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
  system("CStillHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
  system("CStillPNG", pkgConfig: "libpng", apt: "libpng-dev"),
  system("CStillDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
  system("CStillJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
  system("CStillWebP", pkgConfig: "libwebp", apt: "libwebp-dev"),
  system("CStillColor", pkgConfig: "lcms2", apt: "liblcms2-dev"),
  system("CStillFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
  system("CStillMarkup", pkgConfig: "expat", apt: "libexpat1-dev"),
  .target(name: "CStillFonts", cSettings: typefaces),
  .target(name: "CStillSymbols", cSettings: [.headerSearchPath("../../assets/symbols")]),
  .target(name: "CStillPages", cSettings: [.headerSearchPath("../../assets/pages")]),
  layer("StillGeometry"),
  layer("StillSecrets"),
  system("CStillPango", pkgConfig: "pangoft2", apt: "libpango1.0-dev", path: "Tests/CStillPango"),
  // 1
  .target(name: "CStillEmoji", dependencies: ["CStillFonts"], cSettings: typefaces),
  .target(name: "CStillWorldFonts", dependencies: ["CStillFonts"], cSettings: typefaces),
  .target(
    name: "CStillYardstick",
    dependencies: ["CStillCairo", "CStillFreeType", "CStillHarfBuzz", "CStillWebP"]),
  .target(name: "CStillPangoTruth", dependencies: ["CStillPango"], path: "Tests/CStillPangoTruth"),
  layer("StillframeServer", imports: ["CStillHTTP", "CStillPages", "StillSecrets"]),
  layer("StillframeServing", imports: ["CStillDigest", "StillSecrets"]),
  layer("StillAnimation", imports: ["StillGeometry"]),
  layer("StillRuntime", imports: ["CStillStack"]),
  layer("StillText", imports: ["StillGeometry"]),
  layer("StillRaster", imports: ["StillGeometry", "CStillFilters", "CStillCoverage"]),
  // 2
  layer("StillLayout", imports: ["StillGeometry", "StillRuntime"]),
  layer("StillReport", imports: ["StillGeometry", "StillRuntime"]),
  layer("StillDrawing", imports: ["StillText", "StillGeometry", "StillRaster"]),
  layer(
    "StillTextEngine",
    imports: [
      "StillText", "StillGeometry", "StillRaster", "CStillFreeType", "CStillHarfBuzz",
      "CStillFontconfig", "CStillFonts", "CStillSymbols",
    ],
    linker: [.linkedLibrary("_FoundationICU")]),
  layer(
    "StillImageFile",
    imports: [
      "StillRaster", "CStillFiles", "CStillPNG", "CStillDeflate", "CStillScanlines", "CStillFilms",
      "CStillJPEG", "CStillWebP", "CStillHEIF", "CStillSVG", "CStillColor",
    ]),
  // 3
  layer(
    "StillViewGraph",
    imports: [
      "StillLayout", "StillReport", "StillRuntime", "StillAnimation", "StillDrawing",
      "StillGeometry", "Combine",
    ]),
  layer(
    "StillGoldens",
    imports: ["StillReport", "StillImageFile", "StillRaster", "StillGeometry"]),
  layer(
    "StillCairo",
    imports: ["StillDrawing", "StillText", "StillGeometry", "StillRaster", "CStillCairo"]),
  // 4
  layer(
    "StillViews",
    imports: [
      "StillViewGraph", "StillLayout", "StillReport", "StillRuntime", "StillAnimation",
      "StillDrawing", "StillText", "StillGeometry", "StillRaster", "Combine",
      "UniformTypeIdentifiers", "CStillObjects", "CStillLocale", "CStillMarkdown",
    ]),
  // 5
  layer(
    "Stillframe",
    imports: [
      "StillViews", "StillViewGraph", "StillGoldens", "StillLayout", "StillReport", "StillRuntime",
      "StillAnimation", "StillDrawing", "StillTextEngine", "StillCairo", "StillImageFile",
      "StillRaster", "StillGeometry", "StillText",
    ],
    linkedBy: ["Emoji": "CStillEmoji"]),
  // 6
  layer(
    "StillframeTesting",
    imports: [
      "Stillframe", "StillViews", "StillViewGraph", "StillGoldens", "StillImageFile", "StillRaster",
      "StillGeometry",
    ]),
  layer("StillframeEmoji", imports: ["Stillframe", "StillTextEngine", "CStillEmoji"]),
  layer("StillframeWorldFonts", imports: ["Stillframe", "StillTextEngine", "CStillWorldFonts"]),
  layer("StillframeArguments", imports: ["StillImageFile"]),
  layer(
    "StillTreeSpecs", imports: ["Stillframe", "StillViewGraph", "StillCairo", "StillRaster"]),
  // 7
  layer(
    "StillframeScenes",
    imports: [
      "StillframeArguments", "StillframeServing", "StillframeServer", "Stillframe", "StillViews",
      "StillViewGraph", "StillGoldens", "StillReport", "StillImageFile", "StillRaster",
    ]),
  // 8
  layer(
    "StillframeGallery",
    imports: [
      "StillframeScenes", "SwiftData", "SwiftUI", "Charts", "CoreImage", "MapKit", "WidgetKit",
    ],
    resources: [.process("Pictures")]),
  layer(
    "StillframePreviews",
    imports: [
      "StillframeScenes", "StillframeArguments", "Stillframe", "StillViews", "StillViewGraph",
      "StillImageFile", "StillframeServer", "CStillPreviews", "CStillMarkup",
    ]),
  layer(
    "StillframeReview",
    imports: [
      "StillframeScenes", "StillframeArguments", "StillframeServer", "StillGoldens",
      "StillImageFile", "StillRaster",
    ]),
  // 9: the libraries with previews find Stillframe's functions in the tool that loads them
  tool(
    "StillframeCommand",
    imports: [
      "StillframePreviews", "StillframeReview", "StillframeScenes", "StillframeArguments",
      "StillframeGallery", "StillframeEmoji", "StillframeWorldFonts", "Stillframe", "SwiftUI",
      "Charts", "SwiftData", "StillframeFoundation",
    ] + shimNames + frameworkNames,
    linker: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
  tool(
    "StillframeGalleryCommand",
    imports: [
      "StillframeGallery", "StillframeScenes", "StillframeEmoji", "StillframeWorldFonts",
      "Stillframe",
    ]),
  tool(
    "StillframeFuzzing",
    imports: [
      "StillframeArguments", "StillframeScenes", "Stillframe", "StillGoldens", "StillText",
      "StillTextEngine", "StillImageFile", "StillDrawing", "StillGeometry", "StillRaster",
      "StillTreeSpecs",
    ]),
  tool(
    "StillframeBench",
    imports: [
      "StillframeTesting", "StillframeScenes", "StillframeArguments", "Stillframe", "Charts",
      "StillViewGraph", "StillLayout", "StillText", "StillTextEngine", "StillDrawing", "StillCairo",
      "StillImageFile", "StillRaster", "StillGeometry", "CStillFonts", "CStillYardstick",
    ]),

  .plugin(
    name: "StillframePlugin",
    capability: .command(
      intent: .custom(verb: "stillframe", description: "Shows the package's previews"))),

  // Tests mirror the layers
  tests("StillGeometryTests", imports: ["StillTestSupport", "StillGeometry"]),
  tests("StillRasterTests", imports: ["StillRaster"]),
  tests("StillAnimationTests", imports: ["StillAnimation", "StillGeometry"]),
  testSupport("StillTestSupport", imports: ["StillLayout", "StillGeometry"]),
  tests("StillLayoutTests", imports: layoutTested + ["StillVectorGenerator"]),
  tests("StillReportTests", imports: ["StillReport", "StillGeometry"]),
  testSupport("StillTextTestSupport", imports: ["StillText", "StillTextEngine", "StillGeometry"]),
  tests(
    "StillTextTests", imports: textTested + ["CStillDeflate", "CStillPangoTruth"],
    excluding: ["Data", "Corpus"]),
  tests("StillTextEngineTests", imports: textTested),
  tests(
    "StillImageFileTests", imports: ["StillImageFile", "StillRaster"], excluding: ["Pictures"]),
  tests("StillDrawingTests", imports: textTested + ["StillDrawing", "StillRaster"]),
  tests("StillCairoTests", imports: textTested + ["StillCairo", "StillDrawing", "StillRaster"]),
  tests("StillViewGraphTests", imports: graphTested + ["StillAnimation"]),
  testSupport("StillViewsTestSupport", imports: viewsTested),
  tests("StillViewsTests", imports: viewsTested + ["StillViewsTestSupport", "StillAnimation"]),
  tests("StillGoldensTests", imports: ["StillGoldens", "StillReport"]),
  tests(
    "StillframeTests",
    imports: viewsTested + [
      "StillViewsTestSupport", "StillTreeSpecs", "Stillframe", "StillCairo", "StillRaster",
      "Combine",
    ]),
  tests(
    "StillframeTestingTests",
    imports: [
      "StillframeTesting", "Stillframe", "StillGoldens", "StillViewGraph", "StillViews",
      "StillImageFile",
    ]),
  testSupport("StillServedPictures", imports: ["StillframeScenes", "Stillframe"], isProgram: true),
  tests(
    "StillframeCommandTests",
    imports: [
      "StillframeCommand", "StillframePreviews", "StillframeReview", "StillframeServer",
      "StillframeServing", "StillframeScenes", "StillGoldens", "StillImageFile",
      "StillframeArguments", "StillframeGallery", "StillframeEmoji", "StillframeWorldFonts",
      "Stillframe", "StillRaster",
    ]),
  tests("GalleryTests", imports: ["StillframeGallery"] + libraryNames),
  testSupport("StillVectorGenerator"),
  tests(
    "RepositoryTests", imports: ["StillVectorGenerator"],
    excluding: ["Symbols/names.txt", "Symbols/untried.txt", "Symbols/frameworks.txt"]),
]

#if os(Linux)
  let swiftUI: [Target] =
    shimTargets + frameworkTargets + [
      // 0: modules of Apple's platforms
      shim("CoreFoundation", isOfPackage: false),
      macros("StillframeMacros"),
      // 1
      shim("CoreGraphics", imports: ["StillGeometry", "_Testing_CoreGraphics"]),
      shim("os", imports: ["CStillOS"]),
      // 2
      shim("OSLog", imports: ["os"]),
      shim("QuartzCore", imports: ["CoreGraphics"]),
      // 4
      shim("PlaygroundSupport", imports: ["StillViewGraph"]),
      // 6: SwiftUI, and beside it, as Apple's
      shim("StillframeFoundation", imports: ["StillGeometry", "StillViews", "Stillframe"]),
      layer("SwiftUI", imports: ["Stillframe", "Combine"], macros: ["StillframeMacros"]),
      layer(
        "Charts",
        imports: [
          "StillViews", "StillViewGraph", "StillLayout", "StillDrawing", "StillAnimation",
          "StillText", "StillRaster", "StillGeometry",
        ]),
      layer(
        "SwiftData",
        imports: ["StillViews", "StillViewGraph", "StillAnimation"], macros: ["StillframeMacros"]),
      // 7: test libraries under the names that tests for Apple's platforms import
      layer("SnapshotTesting", imports: ["StillframeTesting"]),
      layer("InlineSnapshotTesting", imports: ["StillframeTesting"]),
      // As users write: with targets that are named as Apple's
      tests("CombineTests", imports: ["Combine"]),
      tests("SwiftDataTests", imports: ["SwiftData", "SwiftUI"]),
      tests("FrameworkTests", imports: ["SwiftUI", "UniformTypeIdentifiers"] + frameworkNames),
      tests("ChartsTests", imports: ["Charts", "SwiftUI", "StillGeometry", "StillGoldens"]),
      tests(
        "SnapshotTestingTests",
        imports: ["SnapshotTesting", "InlineSnapshotTesting", "SwiftUI", "StillViews"],
        isOfFormerMode: true),
      tests("ShimTests", imports: shimNames + ["SwiftUI"]),
      tests(
        "CompatibilityTests", imports: ["SwiftUI", "UniformTypeIdentifiers"],
        excluding: ["vectors", "controls", "painting", "motion"].map { "Vectors/\($0).json" }),
      tests("DocumentationTests", imports: ["SwiftUI"] + libraryNames),
    ]
  let swiftUINames =
    ["SwiftUI", "Charts", "SwiftData", "SnapshotTesting", "InlineSnapshotTesting"] + shimNames
    + frameworkNames
#else
  let (swiftUI, swiftUINames): ([Target], [String]) = ([], [])
#endif

let package = Package(
  name: "Stillframe",
  products: [
    .executable(name: "stillframe", targets: ["StillframeCommand"]),
    .executable(name: "stillframe-bench", targets: ["StillframeBench"]),
    .plugin(name: "StillframePlugin", targets: ["StillframePlugin"]),
  ] + (libraryNames + swiftUINames).map { .library(name: $0, targets: [$0]) },
  traits: [
    .trait(name: "Emoji", description: "Puts the typeface for emoji, 11 MB, into all programs"),
    .default(enabledTraits: ["Emoji"]),
  ],
  targets: plainTargets + targets + swiftUI,
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // What `scripts/package` makes, in place of the sources.
  if let folder = Context.environment["STILLFRAME_PREBUILT"], !folder.isEmpty {
    let trial = "[ -f \"$0\" ] || { echo there is no archive: \"$0\" >&2; exit 1; }; . \"$0\""
    let swift = toolchainFolder() + "/../../bin/swiftc"
    let words = ["-c", trial, folder + "/modules/check-compiler", swift]
    let check = try Process.run(URL(fileURLWithPath: "/bin/sh"), arguments: words)
    check.waitUntilExit()
    if check.terminationStatus != 0 { exit(1) }
    package.products = (libraryNames + swiftUINames).map {
      .library(name: $0, targets: [$0.contains("Testing") ? "PrebuiltTesting" : "Prebuilt"])
    }
    // SwiftPM looks for names of libraries in folders of the system: from there to the top.
    let library = String(repeating: "../", count: 8) + folder + "/lib/pkgconfig/stillframe"
    let path = "Sources/Prebuilt/"
    package.targets = [
      .target(
        name: "CMacros", path: path + "CMacros",
        cSettings: [.define("PREBUILT_FOLDER", to: "\"\(folder)\"")]),
      .macro(name: "StillframeMacros", dependencies: ["CMacros"], path: path + "StillframeMacros"),
      .systemLibrary(name: "CPrebuilt", path: path + "CPrebuilt", pkgConfig: library),
      .target(
        name: "Prebuilt", dependencies: ["CPrebuilt", "StillframeMacros"], path: path + "Prebuilt",
        linkerSettings: [.unsafeFlags(["-Xlinker", "-rpath", "-Xlinker", folder + "/lib"])]),
      .target(
        name: "PrebuiltTesting", dependencies: ["Prebuilt"], path: path + "PrebuiltTesting",
        linkerSettings: [.unsafeFlags([folder + "/lib/libStillframeTesting.so"])]),
    ]
  }
#endif
