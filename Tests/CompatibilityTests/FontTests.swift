import Foundation
import SwiftUI
import Testing

/// Fonts as users ask for them.
@MainActor @Suite struct FontTests {
  private func size(_ view: some View) throws -> CGSize {
    try ImageRenderer(content: view).layoutReport().size
  }

  /// A copy of a face that no other test knows: the shared registry has no way back.
  private var file: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("assets/fonts/noto-world/NotoSansHebrew-Bold.ttf")
  }

  @Test func aRegisteredFileIsFoundByItsFamily() throws {
    #expect(try FontRegistry.register(url: file) == ["Noto Sans Hebrew"])
    let text = Text(verbatim: "\u{05E9}\u{05DC}\u{05D5}\u{05DD}")
    let renderer = ImageRenderer(content: text.font(.custom("Noto Sans Hebrew", size: 20)))
    let report = try renderer.layoutReport()
    #expect(report.warnings.isEmpty)
    // Its own metrics: 1068 and 292 of 1000.
    #expect(report.size.height == 28)
  }

  @Test func whatIsNoFontIsRefusedWithItsName() {
    let folder = FileManager.default.temporaryDirectory
    let missing = folder.appendingPathComponent("no-such-font.ttf")
    #expect(
      throws: FontRegistryError.unreadable(name: missing.path, reason: "no such file or directory")
    ) { try FontRegistry.register(url: missing) }
    #expect(
      throws: FontRegistryError.unreadable(name: folder.path, reason: "is a directory")
    ) { try FontRegistry.register(url: folder) }
    do {
      _ = try FontRegistry.register(data: Data("nonsense".utf8), name: "brand.ttf")
      Issue.record("nonsense was registered")
    } catch {
      #expect("\(error)".hasPrefix("brand.ttf cannot be registered: "))
    }
    #expect(throws: FontRegistryError.self) {
      try FontRegistry.register(url: URL(string: "https://example.org/brand.ttf")!)
    }
  }

  /// A device without an end must not be read for ever.
  @Test func whatNeverEndsIsRefused() {
    let device = URL(fileURLWithPath: "/dev/zero")
    do {
      _ = try FontRegistry.register(url: device)
      Issue.record("/dev/zero was registered")
    } catch {
      #expect("\(error)".hasPrefix("/dev/zero cannot be read (it has more than "))
    }
  }

  @Test func designsAreOtherTypefacesOfTheSameHeight() throws {
    let text = Text("Hamburgefonstiv")
    let sizes = try [Font.Design.default, .serif, .rounded, .monospaced].map {
      try size(text.fontDesign($0))
    }
    #expect(Set(sizes.map(\.width)).count == 4)
    #expect(Set(sizes.map(\.height)) == [21])
    #expect(try size(text.monospaced()) == sizes[3])
    #expect(try size(text.font(.body.monospaced())) == sizes[3])
    #expect(try size(text.font(.system(.body, design: .serif))) == sizes[1])
    // A font's own design is stronger than the environment's.
    #expect(
      try size(text.font(.system(.body, design: .serif)).fontDesign(.rounded)) == sizes[1])
  }

  @Test func widthsAreNarrowerAndWider() throws {
    let text = Text("Hamburgefonstiv")
    let widths = try [Font.Width.compressed, .condensed, .standard, .expanded].map {
      try size(text.fontWidth($0)).width
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    #expect(try size(text.font(.body.width(.condensed))).width == widths[1])
    #expect(try size(text.fontWidth(nil)).width == widths[2])
  }

  @Test func smallCapitalsAreNarrowerThanCapitals() throws {
    let plain = try size(Text("Stress")).width
    let small = try size(Text("Stress").font(.body.lowercaseSmallCaps())).width
    let capitals = try size(Text("STRESS")).width
    #expect(small > plain && small < capitals)
    let all = try size(Text("Stress").font(.body.smallCaps())).width
    #expect(all < small)
  }

  @Test func leadingChangesTheLine() throws {
    let heights = try [Font.Leading.tight, .standard, .loose].map {
      try size(Text("a\nb").font(.body.leading($0))).height
    }
    #expect(heights == heights.sorted() && Set(heights).count == 3)
    #expect(heights[1] == 43)
  }

  @Test func featuresAreNamedByTheirTags() throws {
    let plain = try size(Text("1111").font(.system(size: 40))).width
    let equal = try size(Text("1111").font(.system(size: 40).openTypeFeature("tnum"))).width
    #expect(equal > plain)
    #expect(try size(Text("1111").font(.system(size: 40).monospacedDigit())).width == equal)
    #expect(try size(Text("1111").font(.system(size: 40).openTypeFeature("bad"))).width == plain)
  }

  @Test(arguments: [CGFloat.nan, -1, 0, 1e6, .infinity])
  func sizesThatAreNoneAreMadeSafe(_ number: CGFloat) throws {
    let size = try size(Text("Ag").font(.system(size: number)).frame(width: 10, height: 10))
    #expect(size == CGSize(width: 10, height: 10))
    _ = try ImageRenderer(
      content: Text("Ag").font(.system(size: number).width(Font.Width(number)))
        .frame(width: 10, height: 10)
    ).bitmap()
  }

  /// Packages that scale pictures with a font read its parts.
  @Test func partsOfAFontAreFoundByMirrors() {
    func part<T>(_ font: Font, _ name: String, as type: T.Type) -> T? {
      guard let base = Mirror(reflecting: font).descendant("provider", "base") else { return nil }
      return Mirror(reflecting: base).descendant(name) as? T
    }
    #expect(part(.footnote.bold(), "style", as: Font.TextStyle.self) == .footnote)
    #expect(part(.system(size: 12), "size", as: CGFloat.self) == 12)
    let named = Font.custom("Inter", size: 15, relativeTo: .title)
    #expect(part(named, "size", as: CGFloat.self) == 15)
    #expect(part(named, "textStyle", as: Font.TextStyle.self) == .title)
    #expect(part(.body, "size", as: CGFloat.self) == nil)
  }
}
