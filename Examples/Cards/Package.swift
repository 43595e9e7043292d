// swift-tools-version: 6.0
import PackageDescription

// On Linux, SwiftUI is a product of Stillframe; on Apple's platforms it is there.
#if os(Linux)
  let stillframe: [Package.Dependency] = [.package(path: "../stillframe")]
  let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "stillframe")]
#else
  let stillframe: [Package.Dependency] = []
  let swiftUI: [Target.Dependency] = []
#endif

var targets: [Target] = [.target(name: "Cards", dependencies: swiftUI)]

#if os(Linux)
  targets += [
    .executableTarget(
      name: "pictures",
      dependencies: ["Cards", .product(name: "StillframeScenes", package: "stillframe")] + swiftUI),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", .product(name: "StillframeTesting", package: "stillframe")] + swiftUI,
      exclude: ["__Snapshots__"]),
  ]
#endif

let package = Package(
  name: "Cards", platforms: [.iOS(.v17), .macOS(.v14)], dependencies: stillframe, targets: targets)
