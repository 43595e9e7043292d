import Foundation
import Stillframe
import StillframeArguments
import Testing

@testable import StillframeScenes

/// The commands, on scenes made for the tests.
@Suite struct ToolTests {
  private let scenes: [any SceneList] = [
    Still("square", "A red square", size: CGSize(width: 6, height: 4)) {
      Color.red.accessibilityIdentifier("square")
    },
    Film(
      "growing", "A bar that grows", size: CGSize(width: 8, height: 2), value: 2.0,
      changes: [.init(at: 0, to: 8, animation: .linear)], duration: 0.5, fps: 10
    ) { width in
      Color.red.frame(width: width)
    },
  ]

  private func run(_ words: String...) -> ToolRun {
    ToolRun(words, scenes: scenes)
  }

  @Test func listNamesTheScenes() {
    let list = run("list")
    #expect(list.status == .done)
    #expect(list.text == "square   still  A red square\ngrowing  film   A bar that grows\n")
  }

  @Test func listAsJSONHasOneSceneALine() throws {
    let text = run("list", "--json").text
    #expect(
      text == """
        [
        {"film":false,"height":4,"name":"square","title":"A red square","width":6},
        {"duration":0.5,"film":true,"fps":10,"height":2,"name":"growing","title":"A bar that grows","width":8}
        ]

        """)
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [Any])
  }

  @Test func renderWritesAPictureOfTheScenesSize() throws {
    let folder = try TemporaryFolder()
    let run = run("render", "square", "-o", folder.path("a.png"))
    #expect(run.status == .done && run.output.isEmpty && run.errors == "")
    let bitmap = try Bitmap(pngData: folder.data("a.png"))
    #expect(bitmap.width == 6 && bitmap.height == 4)
  }

  /// The scene with words in it: what is smaller is a matter of quality.
  @Test func renderWritesAsItIsTold() throws {
    let folder = try TemporaryFolder()
    func file(_ name: String, _ words: String...) throws -> Data {
      let run = ToolRun(["render", "square", "-o", folder.path(name)] + words, scenes: scenes)
      #expect(run.status == .done && run.errors == "")
      return try folder.data(name)
    }
    #expect(
      try file("a.jpg", "--size", "90x90", "--quality", "5").count
        < file("a.jpg", "--size", "90x90", "--quality", "100").count)
    let note = "by\u{E9}, 1"
    for name in ["a.jpg", "a.png"] {
      let file = try file(name, "--comment", note)
      #expect(file.range(of: Data(note.utf8)) != nil)
      #expect(UIImage(data: file)?.size.width == 6)
    }
    let piped = run("render", "square", "-o", "-", "--comment", note).output
    #expect(try piped == folder.data("a.png"))
    let refused = run("render", "square", "-o", folder.path("a.jpg"), "--quality", "101")
    #expect(refused.errors.contains("from 0 to 100"))
  }

  @Test func sizeAndScaleChangeThePicture() throws {
    let run = run("render", "square", "-o", "-", "--size", "3x5", "--scale", "2")
    let bitmap = try Bitmap(pngData: run.output)
    #expect(bitmap.width == 6 && bitmap.height == 10)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    ([], UInt8(0), UInt8(0)), (["--opaque"], 255, 255), (["--opaque", "--dark"], 255, 0),
  ])
  func theGroundIsTransparentUnlessOpaque(_ flags: [String], _ alpha: UInt8, _ red: UInt8) throws {
    let run = ToolRun(["render", "growing", "-o", "-"] + flags, scenes: scenes)
    let corner = try Bitmap(pngData: run.output)[0, 0]
    #expect(corner.alpha == alpha && corner.red == red)
  }

  @Test func reportPrintsFrames() throws {
    #expect(run("report", "square").text.contains("square"))
    let json = run("report", "square", "--size", "10x20", "--json")
    let report = try JSONDecoder().decode(LayoutReport.self, from: json.output)
    #expect(report.frame(of: "square") == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func reportsInJSONHaveWhatAssistiveTechnologiesRead() throws {
    let scene = Still("form", "A form", size: CGSize(width: 200, height: 80)) {
      VStack {
        Toggle("Wi-Fi", isOn: .constant(true))
        Button("Save") {}.accessibilityIdentifier("save")
      }
    }
    let run = ToolRun(["report", "form", "--json"], scenes: [scene])
    let report = try JSONDecoder().decode(LayoutReport.self, from: run.output)
    var spoken: [String] = []
    var open = [report.root]
    while let node = open.popLast() {
      if let label = node.label {
        spoken.append("\(label): \(node.traits.joined(separator: " "))")
        if label == "Save" { #expect(node.frame == report.frame(of: "save")) }
      }
      open += node.children.reversed()
    }
    #expect(spoken == ["Wi-Fi: toggle button", "Save: button"])
  }

  @Test func explainSaysWhyViewsHaveTheirSizes() throws {
    let text = run("explain", "square").text
    #expect(text.contains("Color #square  6 × 4 at 0, 0  ← 6 × 4 from VStack\n"))
    #expect(text.contains("asked  6 × 4  →  6 × 4  ✓\n"))
    let json = run("explain", "square", "--size", "10x20", "--json")
    let report = try JSONDecoder().decode(LayoutReport.self, from: json.output)
    #expect(report.frame(of: "square") == CGRect(x: 0, y: 0, width: 10, height: 20))
    let answers = try #require(report.root.children.first?.explanation).proposals
    #expect(answers.map(\.proposal) == [ProposedViewSize(width: 10, height: 20)])
    #expect(report.measurements == 1)
  }

  @Test func explainWritesAPictureWithAMarginInsteadOfText() throws {
    let folder = try TemporaryFolder()
    let written = run("explain", "square", "-o", folder.path("a.png"), "--scale", "2")
    #expect(written.status == .done && written.output.isEmpty && written.errors == "")
    let bitmap = try Bitmap(pngData: folder.data("a.png"))
    let margin = Int(Explanation.margin)
    #expect(bitmap.width == 2 * (6 + 2 * margin) && bitmap.height == 2 * (4 + 2 * margin))
    #expect(
      run("explain", "square", "-o", "-", "--scale", "2").output == (try folder.data("a.png")))
    let dark = try Bitmap(pngData: run("explain", "square", "-o", "-", "--dark").output)
    #expect(dark[0, 0].red < 64)
  }

  @Test func animateWritesAFileAFolderAndStandardOutput() throws {
    let folder = try TemporaryFolder()
    #expect(run("animate", "growing", "-o", folder.path("a.apng")).status == .done)
    #expect(run("animate", "growing", "-o", folder.path("frames/")).status == .done)
    #expect(try folder.entries == ["a.apng", "frames"])
    let frames = try FileManager.default.contentsOfDirectory(atPath: folder.path("frames")).sorted()
    #expect(frames == (1...6).map { "frame-000\($0).png" })
    let streamed = run("animate", "growing", "-o", "-")
    #expect(streamed.output == (try folder.data("a.apng")))
    #expect(streamed.errors == "")
  }

  @Test func fpsAndDurationChangeTheFilm() throws {
    let folder = try TemporaryFolder()
    let run = run(
      "animate", "growing", "-o", folder.path("frames/"), "--fps", "4", "--duration", "1")
    #expect(run.status == .done)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("frames")).count == 5)
  }

  @Test func aFilmOfMoreFramesThanTheLimitIsRefusedUnlessItIsRaised() throws {
    let long = run("animate", "growing", "-o", "-", "--duration", "1e5")
    #expect(long.status == .failed && long.output.isEmpty)
    #expect(
      long.errors == "stillframe: error: the film has 1000001 frames, more than 36000: shorten it "
        + "(--duration, --fps), or say --frames-limit 1000001\n")
    let refused = run("animate", "growing", "-o", "-", "--frames-limit", "5")
    #expect(refused.errors.contains("the film has 6 frames, more than 5"))
    #expect(run("animate", "growing", "-o", "-", "--frames-limit", "6").status == .done)
    for limit in ["0", "nan", "-1"] {
      let run = run("animate", "growing", "-o", "-", "--frames-limit", limit)
      #expect(run.errors.contains("'--frames-limit' is a whole number of frames from 1 on"))
    }
  }

  @Test func picturesThatTogetherAreTooLargeAreNotPutTogether() throws {
    let folder = try TemporaryFolder()
    let (wide, high) = (folder.path("w.png"), folder.path("h.png"))
    _ = run("render", "square", "-o", wide, "--size", "32767x1")
    _ = run("render", "square", "-o", high, "--size", "1x32767")
    let together = run("diff", wide, high, "-o", folder.path("d.png"))
    #expect(together.status == .failed && together.output.isEmpty)
    #expect(together.errors.contains("32767 × 32767 pixels is too large"))
    #expect(try folder.entries == ["h.png", "w.png"])
    #expect(run("diff", wide, high).status == .different)
  }

  @Test func aFolderWithOtherFilesIsRefusedUnlessForced() throws {
    let folder = try TemporaryFolder()
    try folder.write("keep", to: "notes.txt")
    let refused = run("animate", "growing", "-o", folder.path(""))
    #expect(refused.status == .failed)
    #expect(refused.errors.contains("holds 'notes.txt'"))
    #expect(try folder.entries == ["notes.txt"])
    #expect(run("animate", "growing", "-o", folder.path(""), "--force").status == .done)
    #expect(try folder.entries.count == 7)
    #expect(try folder.data("notes.txt") == Data("keep".utf8))
  }

  @Test(arguments: [
    ["render", "gone", "-o", "-"], ["animate", "square", "-o", "-"], ["report", "gone"],
    ["explain", "gone"], ["explain", "square", "-o", "a.bmp"],
    ["explain", "square", "--size", "0x1"],
    ["report", "square", "--font", "/nowhere/at/all.ttf"],
    ["animate", "growing", "-o", "-", "--font", #filePath],
    ["explain", "square", "-o", "-", "--scale", "0"], ["explain", "square", "-o", "-", "--json"],
    ["render", "square", "-o", "/nowhere/at/all.png"], ["render", "square", "-o", "a.bmp"],
    ["render", "square", "-o", "-", "--size", "0x5"],
    ["render", "square", "-o", "-", "--size", "-3x5"],
    ["render", "square", "-o", "-", "--size", "nanx5"],
    ["render", "square", "-o", "-", "--size", "infx5"],
    ["render", "square", "-o", "-", "--size", "1e9x5"],
    ["render", "square", "-o", "-", "--scale", "0"],
    ["render", "square", "-o", "-", "--scale", "-1"],
    ["render", "square", "-o", "-", "--scale", "nan"],
    ["render", "square", "-o", "-", "--scale", "1e300"],
    ["animate", "growing", "-o", "-", "--fps", "0"],
    ["animate", "growing", "-o", "-", "--fps", "nan"],
    ["animate", "growing", "-o", "-", "--duration", "-1"],
    ["animate", "growing", "-o", "-", "--duration", "1e300"],
    ["animate", "growing", "-o", "-", "--size", "0x0"], [], ["paint"],
  ])
  func whatGoesWrongIsOneLineAndStatusTwo(_ words: [String]) {
    let run = ToolRun(words, scenes: scenes)
    #expect(run.status == .failed)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("stillframe: error: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func picturesDoNotGoToATerminal() {
    for command in ["render", "animate", "explain"] {
      let run = ToolRun([command, "growing", "-o", "-"], scenes: scenes, outputIsTerminal: true)
      #expect(run.status == .failed && run.output.isEmpty)
      #expect(run.errors.contains("standard output is a terminal"))
    }
  }

  @Test func helpSaysHow() {
    let help = run("--help")
    #expect(help.status == .done && help.errors == "")
    #expect(help.text == Manual().usage + "\n")
    let command = run("render", "--help")
    #expect(command.status == .done && command.errors == "")
    #expect(command.text.hasPrefix("stillframe render writes a picture of a scene"))
  }

  @Test func versionIsOneLine() throws {
    let version = run("--version")
    #expect(version.status == .done && version.errors == "")
    #expect(version.text.wholeMatch(of: /stillframe [0-9]+\.[0-9]+\.[0-9]+(-[a-z0-9.]+)?\n/) != nil)
    let wrong = run("--version", "now")
    #expect(wrong.status == .failed && wrong.text == "")
  }

  @Test func diffTellsSameFromDifferent() throws {
    let folder = try TemporaryFolder()
    let (a, b) = (folder.path("a.png"), folder.path("b.png"))
    _ = run("render", "square", "-o", a)
    _ = run("render", "square", "-o", b, "--dark")
    let same = run("diff", a, a)
    #expect(same.status == .done && same.text.hasPrefix("same: ") && same.errors == "")
    let other = run("diff", a, b, "-o", folder.path("d.png"))
    #expect(other.status == .different && other.text.hasPrefix("different: "))
    #expect(other.errors == "")
    #expect(try Bitmap(pngData: folder.data("d.png")).width == 6)
    #expect(run("diff", a, b, "--threshold", "1").status == .done)
    let streamed = run("diff", a, b, "-o", "-")
    #expect(try Bitmap(pngData: streamed.output).width == 6)
    #expect(streamed.errors.hasPrefix("different: "))
  }

  @Test func diffAsJSONCountsPixels() throws {
    let folder = try TemporaryFolder()
    let (a, b) = (folder.path("a.png"), folder.path("b.png"))
    _ = run("render", "square", "-o", a)
    _ = run("render", "square", "-o", b, "--size", "8x4")
    let answer = run("diff", a, b, "--json")
    #expect(answer.status == .different)
    let json = try #require(
      try JSONSerialization.jsonObject(with: answer.output) as? [String: Any])
    #expect(json["same"] as? Bool == false)
    #expect(json["pixels"] as? Int == 32)
    #expect(json["differingPixels"] as? Int == 8)
  }

  @Test func diffToleratesWhatItIsTold() throws {
    let folder = try TemporaryFolder()
    let (a, b) = (folder.path("a.png"), folder.path("b.png"))
    _ = run("render", "square", "-o", a)
    let picture = try Bitmap(pngData: folder.data("a.png"))
    var changed = picture
    changed[1, 2] = RGBA8(red: 0, green: 0, blue: 255)
    changed[2, 2] = RGBA8(red: 0, green: 0, blue: 255)
    try changed.pngData().write(to: URL(fileURLWithPath: b))
    #expect(run("diff", a, b).status == .different)
    #expect(run("diff", a, b, "--max-pixels", "1").status == .different)
    #expect(run("diff", a, b, "--max-pixels", "2").status == .done)
    #expect(run("diff", a, b, "--max-share", "0.05").status == .different)
    #expect(run("diff", a, b, "--max-share", "0.09").status == .done)
    #expect(run("diff", a, b, "--ignore", "1,2,1x1").status == .different)
    #expect(run("diff", a, b, "--ignore", "1,2,1x1", "--ignore", "2,2,1x1").status == .done)
    #expect(run("diff", a, b, "--perceptual-precision", "0.2").status == .done)
    #expect(run("diff", a, b, "--antialiasing").status == .different)
    let json = try #require(
      try JSONSerialization.jsonObject(with: run("diff", a, b, "--json").output)
        as? [String: Any])
    #expect((json["regions"] as? [[String: Int]]) == [["x": 1, "y": 2, "width": 2, "height": 1]])

    _ = run("diff", a, b, "-o", folder.path("side.png"), "--show", "side-by-side")
    let side = try Bitmap(pngData: folder.data("side.png"))
    #expect(side.width == 3 * 6 + 4 * 8 && side.height == 4 + 2 * 8)
    #expect(side[8 + 1, 8 + 2] == picture[1, 2])
    #expect(side[8 + 6 + 8 + 1, 8 + 2] == changed[1, 2])
    #expect(side[8 + 2 * (6 + 8) + 1, 8 + 2] == RGBA8(red: 255, green: 0, blue: 0))
    _ = run("diff", a, b, "-o", folder.path("blink.png"), "--show", "blink")
    // The first frame is what programs show that know no animations.
    #expect(try Bitmap(pngData: folder.data("blink.png"))[1, 2] == picture[1, 2])
    #expect(try folder.data("blink.png").range(of: Data("acTL".utf8)) != nil)
  }

  @Test(arguments: [
    ["a.png", "a.png", "--ignore", "1,2"], ["a.png", "a.png", "--ignore", "1,2,0x4"],
    ["a.png", "a.png", "--max-pixels", "-1"], ["a.png", "a.png", "--max-share", "1.1"],
    ["a.png", "a.png", "--perceptual-precision", "nan"], ["a.png", "a.png", "--show", "nothing"],
    ["a.png", "gone.png"], ["a.png", "text.png"], ["text.png", "a.png"], ["a.png", "half.png"],
    ["a.png", "a.png", "--threshold", "2"], ["a.png", "a.png", "--threshold", "nan"],
    ["a.png", "a.png", "-o", "gone/d.png"], ["a.png", "a.png", "-o", "d.jpg"],
  ])
  func picturesThatCannotBeComparedAreAnError(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    _ = run("render", "square", "-o", folder.path("a.png"))
    try folder.write("this is no picture", to: "text.png")
    let whole = try folder.data("a.png")
    try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: folder.path("half.png")))
    let entries = try folder.entries
    let paths = words.map { $0.contains(".png") || $0.contains(".jpg") ? folder.path($0) : $0 }
    let run = ToolRun(["diff"] + paths, scenes: scenes)
    #expect(run.status == .failed && run.output.isEmpty)
    #expect(run.errors.hasPrefix("stillframe: error: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try folder.entries == entries)
  }
}
