import Foundation
import StillGoldens
import Stillframe
import StillframeScenes
import Testing

/// `diff` of pictures that carry their layout reports, as goldens do.
@Suite struct DiffReportTests {
  private func golden(
    _ view: some View, _ folder: TemporaryFolder, _ name: String, scale: CGFloat = 1
  ) throws -> String {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    let data = StoredReport.adding(
      try renderer.layoutReport(explain: true), to: try renderer.bitmap().pngData())
    let url = URL(fileURLWithPath: folder.path(name))
    try data.write(to: url)
    return url.path
  }

  private func card(_ time: String, padding: CGFloat = 4, bar: Color = .green) -> some View {
    VStack(spacing: 0) {
      Text(time).frame(width: 60).accessibilityIdentifier("clock")
      bar.frame(width: 60, height: 10)
    }.padding(padding)
  }

  @Test func itSaysWhatMoved() throws {
    let folder = try TemporaryFolder()
    let a = try golden(card("10:41"), folder, "a.png")
    let b = try golden(card("10:41", padding: 8), folder, "b.png")
    let run = ToolRun(["diff", a, b])
    #expect(run.status == .different)
    #expect(run.text.contains("it has .padding(8), had .padding(4)."))
    #expect(run.text.hasPrefix("different: "))
    let json = try JSONSerialization.jsonObject(with: ToolRun(["diff", a, b, "--json"]).output)
    let changes = try #require((json as? [String: Any])?["changes"] as? [String])
    #expect(changes.contains { $0.contains(".padding(8)") })
    #expect(ToolRun(["diff", a, a]).text.split(separator: "\n").count == 1)
  }

  @Test func picturesWithoutReportsAreComparedAsEver() throws {
    let folder = try TemporaryFolder()
    let a = try golden(card("10:41"), folder, "a.png")
    let b = folder.path("b.png")
    try ImageRenderer(content: card("10:42")).bitmap().pngData().write(to: URL(fileURLWithPath: b))
    #expect(ToolRun(["diff", a, b]).text.split(separator: "\n").count == 1)
    #expect(!ToolRun(["diff", a, b, "--json"]).text.contains("changes"))
    #expect(
      ToolRun(["diff", b, b, "--ignore-view", "clock"]).errors.contains("carries its layout report")
    )
    #expect(ToolRun(["diff", a, b, "--ignore-view", "clock"]).status == .done)
  }

  @Test(arguments: [1.0, 2.0]) func aViewDoesNotCount(_ scale: Double) throws {
    let folder = try TemporaryFolder()
    let a = try golden(card("10:41"), folder, "a.png", scale: scale)
    let b = try golden(card("23:08"), folder, "b.png", scale: scale)
    let c = try golden(card("23:08", bar: .red), folder, "c.png", scale: scale)
    #expect(ToolRun(["diff", a, b]).status == .different)
    #expect(ToolRun(["diff", a, b, "--ignore-view", "clock"]).status == .done)
    #expect(ToolRun(["diff", a, b, "--ignore-view=#clock"]).status == .done)
    let other = ToolRun(["diff", a, c, "--ignore-view", "clock"])
    #expect(other.text.hasPrefix("different: \(Int(600 * scale * scale)) pixels of"))
    #expect(ToolRun(["diff", a, b, "--ignore-view", "watch"]).errors.contains("'watch'"))
  }

  @Test func itBlinks() throws {
    let folder = try TemporaryFolder()
    let a = try golden(card("10:41"), folder, "a.png")
    let b = try golden(card("23:08"), folder, "b.png")
    #expect(
      ToolRun(["diff", a, b, "--show", "blink", "-o", folder.path("d.png")]).status == .different)
    let data = try folder.data("d.png")
    #expect(data.range(of: Data("acTL".utf8)) != nil)
    let first = try Bitmap(pngData: data)
    #expect(first == (try Bitmap(pngData: folder.data("a.png"))))
  }
}
