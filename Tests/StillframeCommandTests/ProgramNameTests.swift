import Foundation
import Testing

@testable import StillframePreviews

/// Code that names the module of its own program, which is the name of its target in Xcode.
extension PreviewTests {
  private static func project(target: String, settings: String = "") -> String {
    """
    // !$*UTF8*$!
    { objectVersion = 77; rootObject = P; objects = {
    P = { isa = PBXProject; targets = (T); mainGroup = G; };
    G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
    F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
    T = { isa = PBXNativeTarget; name = "\(target)"; buildConfigurationList = L;
      productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F); };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos;
      \(settings) }; };
    }; }
    """
  }

  @Test(arguments: [
    ("Ledger", "", "Ledger", ""), ("My Ledger", "", "My_Ledger", ""),
    ("App", "PRODUCT_MODULE_NAME = Books;", "Books", "import Missing\n"),
    ("Ledger", "PRODUCT_NAME = \"$(TARGET_NAME)\";", "Ledger", "import Missing\n"),
  ])
  func codeMayNameItsProgram(
    target: String, settings: String, name: String, imports: String
  ) throws {
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": Self.project(target: target, settings: settings),
      "App/Sum.swift": """
      \(imports)struct Sum {
        var value = 0
        static func of(_ value: Int) -> \(name).Sum { \(name).Sum(value: value) }
      }
      func total() -> Int { 5 }
      """,
      "App/Shown.swift": """
      import SwiftUI
      struct Shown: View {
        func total() -> Int { \(name).total() }
        var body: some View { Text("\\(\(name).Sum.of(7).value) of \\(total())") }
      }
      #Preview { Shown() }
      """,
    ])
    let run = try run("report", ".", in: folder)
    #expect(run.output.contains("\"7 of 5\""), "\(run.output) \(run.errors)")
    #expect(run.status == 0 && !run.errors.contains("left out"), "\(run.errors)")
  }

  /// A name that a framework has means the framework.
  @Test func programsNamedLikeFrameworksNameTheFrameworks() throws {
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": Self.project(target: "Charts"),
      "App/Shown.swift": """
      import Charts
      import SwiftUI
      struct Shown: View {
        var body: some View { Text("\\(String(describing: Charts.PointMark.self))") }
      }
      #Preview { Shown() }
      """,
    ])
    let run = try run("report", ".", in: folder)
    #expect(run.status == 0 && run.output.contains("\"PointMark\""), "\(run.output) \(run.errors)")
  }
}
