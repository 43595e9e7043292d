// swift-tools-version: 6.2
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
func layer(
  _ name: String, imports dependencies: [String] = [], linker: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
    swiftSettings: settings, linkerSettings: linker)
}

/// A tool.
func tool(_ name: String, imports dependencies: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
    swiftSettings: settings)
}

/// The tests of a layer.
func tests(
  _ name: String, imports dependencies: [String], excluding excluded: [String] = [],
  resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, exclude: excluded,
    resources: resources, swiftSettings: settings)
}

/// Code that only tests use.
func testSupport(_ name: String, imports dependencies: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, path: "Tests/\(name)",
    swiftSettings: settings)
}

/// A C library of the system.
func system(_ name: String, pkgConfig: String, apt: String, path: String? = nil) -> Target {
  .systemLibrary(name: name, path: path, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// Where the assembly files that put typefaces into the binary find them.
let typefaces: [CSetting] = [.headerSearchPath("../../assets/fonts")]

let targets: [Target] = [
  // 0: C libraries, and values that know nothing of views
  system("CStillCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
  system("CStillFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
  system("CStillHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
  system("CStillPNG", pkgConfig: "libpng", apt: "libpng-dev"),
  system("CStillDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
  system("CStillFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
  .target(name: "CStillFonts", cSettings: typefaces),
  .target(name: "CStillSymbols", cSettings: [.headerSearchPath("../../assets/symbols")]),
  .target(name: "CStillStack"),
  layer("StillGeometry"),
  layer("StillRaster"),
  system("CStillPango", pkgConfig: "pangoft2", apt: "libpango1.0-dev", path: "Tests/CStillPango"),

  // 1
  .target(name: "CStillEmoji", dependencies: ["CStillFonts"], cSettings: typefaces),
  .target(name: "CStillWorldFonts", dependencies: ["CStillFonts"], cSettings: typefaces),
  .target(
    name: "CStillYardstick", dependencies: ["CStillCairo", "CStillFreeType", "CStillHarfBuzz"]),
  .target(
    name: "CStillPangoTruth", dependencies: ["CStillPango"], path: "Tests/CStillPangoTruth"),
  layer("StillAnimation", imports: ["StillGeometry"]),
  layer("StillLayout", imports: ["StillGeometry", "CStillStack"]),
  layer("StillText", imports: ["StillGeometry"]),

  // 2
  layer("StillDrawing", imports: ["StillText", "StillGeometry"]),
  layer(
    "StillTextEngine",
    imports: [
      "StillText", "StillGeometry", "CStillFreeType", "CStillHarfBuzz", "CStillFontconfig",
      "CStillFonts", "CStillSymbols",
    ],
    linker: [.linkedLibrary("_FoundationICU")]),
  layer("StillImageFile", imports: ["StillRaster", "CStillPNG", "CStillDeflate"]),

  // 3
  layer(
    "StillViewGraph",
    imports: ["StillLayout", "StillAnimation", "StillDrawing", "StillGeometry"]),
  layer(
    "StillCairo",
    imports: ["StillDrawing", "StillText", "StillGeometry", "StillRaster", "CStillCairo"]),

  // 4
  layer(
    "StillViews",
    imports: [
      "StillViewGraph", "StillLayout", "StillAnimation", "StillDrawing", "StillText",
      "StillGeometry",
    ]),

  // 5
  layer(
    "Stillframe",
    imports: [
      "StillViews", "StillViewGraph", "StillLayout", "StillAnimation", "StillDrawing",
      "StillTextEngine", "StillCairo", "StillImageFile", "StillRaster", "StillGeometry",
    ]),

  // 6
  layer("StillframeTesting", imports: ["Stillframe", "StillRaster"]),
  layer("StillframeEmoji", imports: ["Stillframe", "StillTextEngine", "CStillEmoji"]),
  layer("StillframeWorldFonts", imports: ["Stillframe", "StillTextEngine", "CStillWorldFonts"]),

  // 7
  layer("StillframeGallery", imports: ["SwiftUI"]),

  // 8
  tool(
    "StillframeCommand",
    imports: [
      "StillframeGallery", "StillframeEmoji", "StillframeWorldFonts", "Stillframe",
      "StillImageFile", "StillRaster",
    ]),
  tool(
    "StillframeBench",
    imports: [
      "Stillframe", "StillViewGraph", "StillLayout", "StillText", "StillTextEngine",
      "StillDrawing", "StillCairo", "StillImageFile", "StillRaster", "StillGeometry",
      "CStillFonts", "CStillYardstick",
    ]),

  // Tests mirror the layers
  tests("StillGeometryTests", imports: ["StillGeometry"]),
  tests("StillRasterTests", imports: ["StillRaster"]),
  tests("StillAnimationTests", imports: ["StillAnimation", "StillGeometry"]),
  testSupport("StillTestSupport", imports: ["StillLayout", "StillGeometry"]),
  tests(
    "StillLayoutTests",
    imports: ["StillTestSupport", "StillVectorGenerator", "StillLayout", "StillGeometry"]),
  tests(
    "StillTextTests",
    imports: [
      "StillTestSupport", "StillText", "StillTextEngine", "StillGeometry", "CStillDeflate",
      "CStillPangoTruth",
    ],
    excluding: ["Data", "Corpus"]),
  tests("StillImageFileTests", imports: ["StillImageFile", "StillRaster"]),
  tests("StillDrawingTests", imports: ["StillDrawing", "StillText", "StillGeometry"]),
  tests(
    "StillCairoTests",
    imports: [
      "StillCairo", "StillDrawing", "StillText", "StillTextEngine", "StillGeometry", "StillRaster",
    ]),
  tests(
    "StillframeTests",
    imports: ["Stillframe", "StillViewGraph", "StillLayout", "StillGeometry", "StillRaster"]),
  tests("StillframeTestingTests", imports: ["StillframeTesting", "Stillframe"]),
  tests(
    "StillframeCommandTests", imports: ["StillframeCommand", "StillframeGallery", "Stillframe"]),

  tests(
    "GalleryTests",
    imports: [
      "StillframeGallery", "StillframeTesting", "StillframeEmoji", "StillframeWorldFonts",
      "Stillframe",
    ]),

  // What the repository says about itself
  testSupport("StillVectorGenerator"),
  tests("RepositoryTests", imports: ["StillVectorGenerator"]),
]

#if os(Linux)
  let swiftUI: [Target] = [
    // 6
    layer("SwiftUI", imports: ["Stillframe"]),

    // As users write: these import SwiftUI and no other target
    tests(
      "CompatibilityTests", imports: ["SwiftUI"],
      excluding: ["Vectors/vectors.json", "Vectors/controls.json", "Motion/motion.json"]),
    tests(
      "DocumentationTests",
      imports: ["SwiftUI", "StillframeTesting", "StillframeEmoji", "StillframeWorldFonts"]),
  ]
  let swiftUIProduct: [Product] = [.library(name: "SwiftUI", targets: ["SwiftUI"])]
#else
  let swiftUI: [Target] = []
  let swiftUIProduct: [Product] = []
#endif

let package = Package(
  name: "Stillframe",
  products: [
    .library(name: "Stillframe", targets: ["Stillframe"]),
    .library(name: "StillframeTesting", targets: ["StillframeTesting"]),
    .library(name: "StillframeEmoji", targets: ["StillframeEmoji"]),
    .library(name: "StillframeWorldFonts", targets: ["StillframeWorldFonts"]),
    .executable(name: "stillframe", targets: ["StillframeCommand"]),
    .executable(name: "stillframe-bench", targets: ["StillframeBench"]),
  ] + swiftUIProduct,
  targets: targets + swiftUI,
  swiftLanguageModes: [.v6]
)
