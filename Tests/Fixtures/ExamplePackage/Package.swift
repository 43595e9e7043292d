// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "ExamplePackage",
  dependencies: [.package(name: "Stillframe", path: "../../..")],
  targets: [
    .target(name: "Pets", dependencies: [.product(name: "SwiftUI", package: "Stillframe")]),
    .testTarget(
      name: "PetsTests",
      dependencies: ["Pets", .product(name: "SnapshotTesting", package: "Stillframe")]),
  ]
)
