import Foundation
import Testing

@testable import StillframePreviews

/// Types for the pictures, colors and fonts of targets, as Tuist writes them.
@Suite struct TargetSymbolTests {
  @Test(arguments: [
    ("sea-blue", "SeaBlue", "seaBlue"), ("URLIcon", "URLIcon", "urlIcon"), ("bl1", "Bl1", "bl1"),
    ("ABC", "ABC", "abc"), ("notImage", "NotImage", "notImage"), ("1st", "_1st", "_1st"),
    ("Semi Bold", "SemiBold", "semiBold"), ("bg_color", "Bg_color", "bg_color"),
  ])
  func namesOfTypesAndConstants(name: String, type: String, symbol: String) {
    #expect(TargetSymbols.type(name) == type && TargetSymbols.symbol(name) == symbol)
  }

  private func catalogues(_ names: [String], in folder: TemporaryFolder) throws -> [String] {
    for name in names {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    return Set(names.compactMap { $0.split(separator: "/").first }).map { folder.path(String($0)) }
  }

  @Test func onlyWhatIsMentionedAndNotDeclared() throws {
    let folder = try TemporaryFolder()
    let all = try catalogues(
      ["Assets.xcassets/sea-blue.colorset", "Assets.xcassets/unused.imageset"], in: folder)
    func text(_ code: String) -> String? {
      TargetSymbols(for: [code], catalogues: all, fonts: []) { $0 == "Kit" }.text
    }
    let code = try #require(text("KitAsset.seaBlue.swiftUIColor"))
    #expect(code.contains("KitAsset { nonisolated public static let `seaBlue` = KitColors"))
    #expect(code.contains("extension KitAsset.`Assets` {") && code.contains("\"sea-blue\""))
    #expect(!code.contains("unused") && !code.contains("FontFamily"))
    #expect(!code.contains("var module"))
    #expect(text("OtherAsset.seaBlue") == nil && text("PHAsset.fetchAssets") == nil)
    #expect(text("enum KitAsset {}\nKitAsset.seaBlue") == nil)
    #expect(text("Bundle.module")?.contains("public static var module") == true)
    #expect(text("extension Bundle { static let module = Bundle() }; Bundle.module") == nil)
  }

  /// Of several catalogs, each is a type.
  @Test func catalogsAreTypes() throws {
    let folder = try TemporaryFolder()
    let all = try catalogues(
      ["Colors.xcassets/sea.colorset", "Images.xcassets/logo.imageset"], in: folder)
    let symbols = TargetSymbols(
      for: ["KitAsset.Colors.sea.color, KitAsset.Images.logo.image"], catalogues: all, fonts: []
    ) { $0 == "Kit" }
    let code = try #require(symbols.text)
    #expect(code.contains("extension KitAsset.`Colors` { nonisolated public static let `sea`"))
    #expect(code.contains("extension KitAsset.`Images` { nonisolated public static let `logo`"))
    #expect(!code.contains("extension KitAsset { nonisolated public static let"))
    #expect(Set(symbols.names).isSuperset(of: ["KitAsset", "KitImages", "sea", "logo"]))
  }

  @Test func fontsSayTheirNames() throws {
    let names = try #require(FontNames(path: PreviewTests.font))
    #expect(names.family == "Inter" && names.style == "Regular")
    #expect(names.postScript == "Inter-Regular")
    let data = try Data(contentsOf: URL(fileURLWithPath: PreviewTests.font))
    for count in [0, 4, 11, 13, 100, 400, 2000] {
      // No file ends before its names do.
      #expect(FontNames(data.prefix(count)) == nil || count > 1000)
    }
    #expect(FontNames(path: "/nowhere.ttf") == nil && FontNames(path: "/a.woff") == nil)
  }
}

extension PreviewTests {
  /// The path of a font.
  static let font = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("assets/fonts/inter/Inter-Regular.otf").path

  /// A folder of Tuist: two targets with manifests, of which one has the pictures and fonts of both.
  @Test func targetsOfTuistHaveTheirPicturesAndFonts() throws {
    let folder = try folder([
      "Projects/App/Project.swift": """
      import ProjectDescription
      let project = Project(name: "App", targets: [])
      """,
      "Projects/App/Sources/Shown.swift": """
      import SwiftUI
      import Kit
      @main struct Shown: App {
        var body: some Scene { WindowGroup { Card() } }
      }
      struct Card: View {
        var body: some View {
          KitAsset.sea.swiftUIColor.frame(width: 20, height: 20)
          Text(face.name).font(face.swiftUIFont(size: 20))
          Text(Bundle.module == .main ? "one bundle" : "two bundles")
        }
        var face: KitFontConvertible { KitFontFamily.Inter.regular }
      }
      #Preview("Card") { Card() }
      """,
      "Projects/Kit/Project.swift": """
      import ProjectDescription
      let project = Project(name: "Kit", targets: [])
      """,
      "Projects/Kit/Sources/Kit.swift": "public enum Kit {}",
      "Projects/Kit/Resources/Assets.xcassets/sea.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}}}]}
      """,
    ])
    try FileManager.default.copyItem(
      atPath: Self.font, toPath: folder.path("Projects/Kit/Resources/Inter-Regular.otf"))
    let run = try run("report", "./Projects", "--only", "Card", in: folder)
    #expect(run.output.contains("\"Inter-Regular\""), "\(run.output) \(run.errors)")
    #expect(run.output.contains("\"one bundle\""), "\(run.output)")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }
}
