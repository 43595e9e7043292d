import Foundation
import Stillframe
import StillframeArguments
import Testing

@testable import StillframeScenes

/// Scenes of one's own, and how options show them.
@Suite struct CatalogueTests {
  /// A catalogue as its author writes it.
  private struct Pictures: SceneCatalog {
    var showsMore = true

    var scenes: some SceneList {
      Still("own", "Of its own size") { Color.red.frame(width: 7, height: 3) }
      Still("fixed", size: CGSize(width: 20, height: 10)) {
        Text("Hi").accessibilityIdentifier("text")
      }
      if showsMore {
        Film("moves", size: CGSize(width: 10, height: 10), duration: 1) { Color.blue }
      }
      for number in 1...2 {
        Still("number-\(number)") { Color.red.frame(width: CGFloat(number), height: 1) }
      }
    }
  }

  private func run(_ words: String...) async -> ToolRun {
    let entries = await Pictures().scenes.entries
    return ToolRun(words, scenes: entries, manual: Manual(program: "pictures", kind: .catalogue))
  }

  @Test func scenesAreListedInTheirOrder() async {
    #expect(
      await run("list").text == """
        own       still  Of its own size
        fixed     still  
        moves     film   
        number-1  still  
        number-2  still  

        """)
    #expect(
      await run("list", "--json").text.hasPrefix(
        "[\n{\"film\":false,\"name\":\"own\",\"title\":\"Of its own size\"},\n"))
  }

  @Test func aStillWithoutSizeHasItsContents() async throws {
    let own = try Bitmap(pngData: await run("render", "own", "-o", "-", "--scale", "2").output)
    #expect(own.width == 14 && own.height == 6)
    let sized = try Bitmap(pngData: await run("render", "own", "-o", "-", "--size", "9x9").output)
    #expect(sized.width == 9 && sized.height == 9)
    let dark = try Bitmap(
      pngData: await run("render", "fixed", "-o", "-", "--dark", "--opaque").output)
    #expect(dark[0, 0].red == 0 && dark[0, 0].alpha == 255)
  }

  @Test func aDeviceGivesItsWindowAndItsPixels() async throws {
    let phone = try Bitmap(
      pngData: await run("render", "fixed", "-o", "-", "--device", "iphone 15").output)
    #expect(phone.width == 1179 && phone.height == 2556)
    let film = try Bitmap(
      pngData: await run(
        "animate", "moves", "-o", "-", "--device", "iPhone SE", "--duration", "0", "--scale", "1"
      ).output)
    #expect(film.width == 375 && film.height == 667)
    // Below the bar and above the edge at the bottom.
    let report = await run("report", "fixed", "--device", "iPhone 15", "--json")
    let frame = try #require(
      try JSONDecoder().decode(LayoutReport.self, from: report.output).frame(of: "text"))
    #expect(abs(frame.midY - (59 + 852 - 34) / 2) < 1)
    let unknown = await run("render", "fixed", "-o", "-", "--device", "iPhone 51")
    #expect(unknown.errors.contains("there is no device 'iPhone 51': did you mean 'iPhone"))
  }

  @Test func typeSizeDirectionAndLocaleReachTheView() async throws {
    let scene = Still("words", size: CGSize(width: 300, height: 100)) {
      HStack {
        Text(1234.5, format: .number).accessibilityIdentifier("number")
        Spacer()
      }
    }
    func frame(_ words: String...) throws -> CGRect {
      let run = ToolRun(["report", "words", "--json"] + words, scenes: [scene])
      let report = try JSONDecoder().decode(LayoutReport.self, from: run.output)
      return try #require(report.frame(of: "number"))
    }
    let plain = try frame()
    #expect(plain.minX == 0)
    #expect(try frame("--dynamic-type", "accessibility3").height > 1.5 * plain.height)
    #expect(try frame("--rtl").maxX == 300)
    let german = ToolRun(["report", "words", "--locale", "de_DE"], scenes: [scene])
    #expect(german.text.contains("1.234,5"))
  }

  @Test func strictMakesErrorsOfWarnings() throws {
    let scene = Still("gap", size: CGSize(width: 20, height: 10)) { Image("nowhere") }
    let lenient = ToolRun(["render", "gap", "-o", "-"], scenes: [scene])
    #expect(lenient.status == .done && lenient.errors.contains("warning"))
    let strict = ToolRun(["render", "gap", "-o", "-", "--strict"], scenes: [scene])
    #expect(strict.status == .failed && strict.output.isEmpty && strict.errors.contains("error"))
  }

  @Test func twoScenesOfOneNameAreAnError() {
    let run = ToolRun(["list"], scenes: [Still("a") { Color.red }, Still("a") { Color.red }])
    #expect(run.status == .failed && run.errors.contains("two scenes are called 'a'"))
  }

  @Test(arguments: [
    (["--version"], 0), (["--help"], 0), (["help", "render"], 0), (["manual"], 0),
    (["completions", "bash"], 0), (["nothing"], 0), (["list"], 1), (["render", "a", "-o", "-"], 1),
  ])
  func scenesAreMadeOnceAndForWhatShowsThem(_ words: [String], _ count: Int) {
    var made = 0
    func entries() -> [SceneEntry] {
      made += 1
      return []
    }
    _ = Tool(Manual(), scenes: entries(), console: Recorder().console()).run(words)
    #expect(made == count)
  }

  @Test func aMistypedNameIsRecognised() async {
    #expect(
      await run("render", "fixde", "-o", "-").errors
        == "stillframe: error: there is no scene 'fixde': did you mean 'fixed'? 'list' shows them all\n"
    )
  }

  @Test(arguments: [
    ("flwo", "flow"), ("FLOW", "flow"), ("flo", "flow"), ("f", nil), ("galxay", "galaxy"),
    ("something", nil), ("", nil),
  ])
  func theNearestWordIsMeantWhereOneIsNear(_ typed: String, _ meant: String?) {
    #expect(Suggestion.near(typed, in: ["bricks", "flow", "galaxy"]) == meant)
  }

  @Test func theToolsOwnNameIsInEverythingItSays() async {
    let help = await run("--help").text
    let render = await run("render", "--help").text
    #expect(help.hasPrefix("pictures lays out SwiftUI views"))
    #expect(render.contains("\npictures render NAME -o FILE|-"))
    for text in [help, render] { #expect(!text.contains("stillframe") && !text.contains("PATH")) }
    #expect(
      await run("--version").text == "pictures (Stillframe \(Command.versionNumber))\n")
    #expect(await run("manual").text.hasPrefix(".TH \"PICTURES\" 1") == false)
    #expect(await run("manual").text.hasPrefix(".TH PICTURES 1"))
  }
}
