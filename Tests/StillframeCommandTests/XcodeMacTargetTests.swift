import Foundation
import Testing

@testable import StillframePreviews

/// A project with a program for phones and one for Macs is the one for phones.
@Suite struct XcodeMacTargetTests {
  private static func project(phone root: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (PHONE, MAC);
        buildConfigurationList = LISTP; };
      LISTP = { isa = XCConfigurationList; buildConfigurations = (DEBUGP); };
      DEBUGP = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
      PHONE = { isa = PBXNativeTarget; name = Phone;
        productType = "com.apple.product-type.application"; buildConfigurationList = LIST1;
        buildPhases = (PHASE1); };
      PHASE1 = { isa = PBXSourcesBuildPhase; files = (BOTH1, PAGE1); };
      LIST1 = { isa = XCConfigurationList; buildConfigurations = (DEBUG1); };
      DEBUG1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = \(root); }; };
      MAC = { isa = PBXNativeTarget; name = Mac;
        productType = "com.apple.product-type.application"; buildConfigurationList = LIST2;
        buildPhases = (PHASE2); };
      PHASE2 = { isa = PBXSourcesBuildPhase; files = (BOTH2, WINDOW2); };
      LIST2 = { isa = XCConfigurationList; buildConfigurations = (DEBUG2); };
      DEBUG2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
      MAIN = { isa = PBXGroup; children = (BOTH, PAGE, WINDOW); sourceTree = "<group>"; };
      BOTH = { isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
      PAGE = { isa = PBXFileReference; path = Page.swift; sourceTree = "<group>"; };
      WINDOW = { isa = PBXFileReference; path = Window.swift; sourceTree = "<group>"; };
      BOTH1 = { isa = PBXBuildFile; fileRef = BOTH; };
      BOTH2 = { isa = PBXBuildFile; fileRef = BOTH; };
      PAGE1 = { isa = PBXBuildFile; fileRef = PAGE; };
      WINDOW2 = { isa = PBXBuildFile; fileRef = WINDOW; };
    }; rootObject = ROOT; }
    """
  }

  @Test(arguments: [
    ("iphoneos", ["Both.swift", "Page.swift"]),
    ("macosx", ["Both.swift", "Page.swift", "Window.swift"]),
  ]) func filesOfTheMacAreLeftOut(phone root: String, names: [String]) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("A.xcodeproj"), withIntermediateDirectories: true)
    try folder.write(Self.project(phone: root), to: "A.xcodeproj/project.pbxproj")
    for name in ["Both", "Page", "Window"] {
      try folder.write(
        "import SwiftUI\n#Preview(\"\(name)\") { Text(\"a\") }", to: "\(name).swift")
    }
    let module = try #require(try PreviewModules.of(folder.path("")).first)
    let files = module.sources.files.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(files == names)
  }
}
