import Foundation
import Testing

@testable import StillframePreviews

/// Constants for what asset catalogues hold, as Xcode writes them.
@Suite struct AssetSymbolTests {
  /// The names are those in files that Xcode wrote.
  @Test(arguments: [
    ("harbour", "harbour"), ("profile_picture", "profilePicture"), ("my-image 2", "myImage2"),
    ("LogoImage", "logo"), ("Image", "image"), ("AccentColor", "accent"), ("bg_color", "bg"),
    ("sea.blue", "seaBlue"), ("URLIcon", "urlIcon"), ("iconURL", "iconURL"), ("PDF", "PDF"),
    ("1st", "_1St"), ("skyBlue", "skyBlue"), ("B2", "B_2"), ("B737MAX8", "B_737_MAX_8"),
    ("A220-300", "A_220_300"), ("A319neo", "a319Neo"), ("A330neo-900", "a330Neo900"),
    ("40k-border", "_40KBorder"), ("2x2", "_2X2"), ("a25", "a25"), ("btnIImge", "btnIImge"),
    ("MuseumMap-8k", "museumMap8K"), ("IMG_0001", "IMG_0001"), ("1", "_1"), ("PS Store", "psStore"),
  ])
  func namesOfConstants(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(name) == symbol)
  }

  @Test(arguments: [
    ("sea_blue", "sea_blue"), ("SeaBlue", "seaBlue"), ("URLIcon", "urlIcon"), ("PDF", "pdf"),
    ("1st-row", "_1st_row"), ("IMG_1", "img_1"),
  ])
  func namesThatKeepUnderscores(name: String, symbol: String) {
    #expect(AssetSymbols.validName(name) == symbol)
  }

  private func catalogue(_ folder: TemporaryFolder) throws -> String {
    let path = folder.path("Assets.xcassets")
    for set in [
      "sea-blue.colorset", "Own.colorset", "harbour.imageset", "unused.imageset",
      "light.house.symbolset",
    ] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(set)", withIntermediateDirectories: true)
    }
    try FileManager.default.createDirectory(
      atPath: "\(path)/Fountain/stone.imageset", withIntermediateDirectories: true)
    try folder.write(
      "{\"properties\": {\"provides-namespace\": true}}",
      to: "Assets.xcassets/Fountain/Contents.json")
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}}}]}
      """, to: "Assets.xcassets/sea-blue.colorset/Contents.json")
    return path
  }

  @Test func onlyWhatIsMentionedAndNotDeclared() throws {
    let folder = try TemporaryFolder()
    let symbols = AssetSymbols(catalogues: [try catalogue(folder)])
    #expect(symbols.assets.count == 6)
    let source = """
      let a = Image(.harbour), b = Color.seaBlue, c = Color.own, d = Image(.Fountain.stone), e = Image(.lightHouse)
      extension Color { static let own = Color("Own") }
      """
    let text = try #require(symbols.text(for: [source], bundle: ".main"))
    #expect(text.contains("static let `harbour` = SwiftUI.ImageResource(name: \"harbour\""))
    #expect(text.contains("extension SwiftUI.Color { nonisolated static var `seaBlue`"))
    // `Color(isOn ? .seaBlue : .systemGray4)` names no UIColor.
    #expect(text.contains("extension SwiftUI.UIColor { @_disfavoredOverload static var `seaBlue`"))
    #expect(text.contains("extension SwiftUI.UIImage { @_disfavoredOverload static var `harbour`"))
    #expect(text.contains("`lightHouse` = SwiftUI.ImageResource(name: \"light.house\""))
    #expect(text.contains("nonisolated enum `Fountain` {}"))
    #expect(text.contains("name: \"Fountain/stone\""))
    #expect(!text.contains("unused") && !text.contains("static var `own`"))
    #expect(symbols.text(for: ["Text(\"unused\")"], bundle: ".main") == nil)
    // Constants that a plug-in would write for other modules are all there.
    let shared = try #require(symbols.text(for: [], bundle: ".module", isShared: true))
    #expect(shared.contains("extension SwiftUI.Color { public nonisolated static var `seaBlue`"))
    #expect(shared.contains("public nonisolated static let `unused`"))
    #expect(shared.contains("public nonisolated enum `Fountain` {}"))
    // A plug-in's template may keep "_".
    #expect(shared.contains("`lightHouse` =") && shared.contains("`light_house` ="))
    #expect(!text.contains("light_house"))
  }

  /// Colors in namespaces are constants of `Color`, too.
  @Test func namespacesAreTypesOfWhatIsShown() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("Assets.xcassets")
    for set in ["Brand/sea.colorset", "Brand/logo.imageset"] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(set)", withIntermediateDirectories: true)
    }
    try folder.write(
      "{\"properties\": {\"provides-namespace\": true}}", to: "Assets.xcassets/Brand/Contents.json")
    let text = try #require(
      AssetSymbols(catalogues: [path]).text(
        for: ["let a: Color = .Brand.sea, b = UIImage.Brand.logo"], bundle: ".main"))
    #expect(text.contains("extension SwiftUI.Color { nonisolated enum `Brand` {} }"))
    #expect(text.contains("extension SwiftUI.Color.`Brand` { nonisolated static var `sea`"))
    // `Image(.Brand.logo)` takes the resource.
    let older = "extension SwiftUI.UIImage.`Brand` { @_disfavoredOverload nonisolated static var"
    #expect(text.contains("\(older) `logo`"))
    #expect(text.components(separatedBy: "enum `Brand`").count == 6, "\(text)")
  }

  /// Two assets with one constant, and names that other types declare.
  @Test func firstOfTwoAssetsHasTheConstant() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("Assets.xcassets")
    for set in ["Sea.colorset", "SeaColor.colorset", "AppTint.colorset", "logo.imageset"] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(set)", withIntermediateDirectories: true)
    }
    let source = """
      struct Theme {
        static let appTint = Color.appTint
        var sea: Color { .sea }
      }
      let bar = UIColor.appTint, mark = UIImage.logo
      """
    let text = try #require(
      AssetSymbols(catalogues: [path]).text(for: [source], bundle: ".main"))
    #expect(text.components(separatedBy: "static let `sea` =").count == 2)
    #expect(text.contains("(name: \"Sea\""))
    #expect(text.contains("extension SwiftUI.Color { nonisolated static var `appTint`"))
    #expect(text.contains("extension SwiftUI.UIColor { @_disfavoredOverload static var `appTint`"))
    #expect(text.contains("extension SwiftUI.UIImage { @_disfavoredOverload static var `logo`"))
  }
}
