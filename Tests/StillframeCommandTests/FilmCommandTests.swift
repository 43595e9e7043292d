import Foundation
import Stillframe
import StillframeArguments
import Testing

@testable import StillframeScenes

/// Films in all formats, as a whole and from parts.
@Suite struct FilmCommandTests {
  /// A disc that moves across and back, over a ground that fades.
  private struct Moving: View {
    let isRight: Bool

    var body: some View {
      ZStack {
        LinearGradient(colors: [.yellow, .purple], startPoint: .top, endPoint: .bottom)
        Circle().fill(.blue).frame(width: 12, height: 12).offset(x: isRight ? 20 : -20)
      }
    }
  }

  private let scenes: [any SceneList] = [
    Film(
      "moving", size: CGSize(width: 64, height: 30), value: false,
      changes: [
        .init(at: 0.1, to: true, animation: .linear(duration: 0.2)),
        .init(at: 0.5, to: false, animation: .linear(duration: 0.1)),
      ], duration: 0.8, fps: 30
    ) { Moving(isRight: $0) },
    Film(
      "flat", size: CGSize(width: 20, height: 10), value: false,
      changes: [.init(at: 0.2, to: true)], duration: 0.4, fps: 25
    ) { $0 ? Color.red : Color.blue },
    Film("endless", size: CGSize(width: 20, height: 10), duration: 3, fps: 20) {
      Color.red.frame(width: 4, height: 4)
        .phaseAnimator([-6.0, 6.0]) { view, x in
          view.offset(x: x)
        } animation: { _ in
          .linear(duration: 0.5)
        }
    },
    Still("ticket", rows: Ticket.self) { Color.red.frame(width: $0.width, height: 2) },
  ]

  private struct Ticket: Decodable, Sendable {
    let id: Int
    let width: Double
  }

  @discardableResult
  private func run(_ words: [String], sourceLocation: SourceLocation = #_sourceLocation) -> ToolRun
  {
    let run = ToolRun(words, scenes: scenes)
    #expect(run.status == .done, "\(words): \(run.errors)", sourceLocation: sourceLocation)
    return run
  }

  /// What a film became: the bytes of a file, or of the files in a folder.
  private func content(_ path: String) throws -> [String: Data] {
    guard FilmFolder.isFolder(path) else {
      return ["": try Data(contentsOf: URL(fileURLWithPath: path))]
    }
    var content: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      content[name] = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
    }
    return content
  }

  private static let formats = [
    "film.apng", "film.gif", "film.webp", "film.html", "film.sheet.png", "film.onion.png", "film/",
  ]

  @Test(arguments: formats) func oneThreadAndManyMakeTheSameFilm(_ name: String) throws {
    let folder = try TemporaryFolder()
    for jobs in ["1", "2", "9"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(jobs), withIntermediateDirectories: false)
      run(["animate", "moving", "-o", folder.path(jobs + "/" + name), "--jobs", jobs])
    }
    let one = try content(folder.path("1/" + name))
    #expect(one.count == (name == "film/" ? 25 : 1))
    #expect(try content(folder.path("2/" + name)) == one)
    #expect(try content(folder.path("9/" + name)) == one)
  }

  @Test(arguments: ["moving", "flat"], [1, 2, 3, 8])
  func partsAreJoinedToTheFilmThatTheWholeIs(_ scene: String, _ count: Int) throws {
    let folder = try TemporaryFolder()
    var parts: [String] = []
    for number in 1...count {
      let path = folder.path("\(number).part")
      run(["animate", scene, "-o", path, "--shard", "\(number)/\(count)", "--plays", "2"])
      parts.append(path)
    }
    for name in ["whole", "joined"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: false)
    }
    for name in Self.formats {
      run(["animate", scene, "-o", folder.path("whole/" + name), "--plays", "2"])
      run(["join", folder.path("joined/" + name)] + parts.shuffled())
      let (whole, joined) = (folder.path("whole/" + name), folder.path("joined/" + name))
      #expect(try content(joined) == content(whole), "\(name)")
    }
  }

  @Test func partsOfVideoAreJoinedToTheFilmThatTheWholeIs() throws {
    guard FilmCommandTests.hasFFmpeg else {
      print("left out: ffmpeg is not installed, so no video is joined")
      return
    }
    let folder = try TemporaryFolder()
    let parts = (1...3).map { number in
      run(["animate", "moving", "-o", folder.path("\(number)/"), "--shard", "\(number)/3"])
      return folder.path("\(number)/")
    }
    run(["animate", "moving", "-o", folder.path("whole.mp4")])
    run(["join", folder.path("joined.mp4")] + parts)
    #expect(try folder.data("joined.mp4") == folder.data("whole.mp4"))
  }

  static var hasFFmpeg: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg")
    }
  }

  /// The sentence is about the part, not about the file that is written.
  @Test func aPartThatIsNotThereIsNamed() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(["join", folder.path("film.apng"), folder.path("none.part")], scenes: [])
    #expect(run.status == .failed)
    #expect(run.errors.contains("none.part' cannot be read"))
    #expect(!run.errors.contains("cannot be written"))
  }

  @Test func partsOfOtherFilmsAreRefused() throws {
    let folder = try TemporaryFolder()
    run(["animate", "moving", "-o", folder.path("1"), "--shard", "1/2"])
    for (words, isOther) in [
      (["--scale", "2"], true), (["--fps", "20"], true), (["--dark"], true),
      (["--shutter", "90"], true), (["--plays", "3"], true), (["--jobs", "3"], false),
    ] {
      run(["animate", "moving", "-o", folder.path("2"), "--shard", "2/2"] + words)
      let join = ToolRun(
        ["join", folder.path("film.apng"), folder.path("1"), folder.path("2")], scenes: scenes)
      #expect(join.status == (isOther ? .failed : .done), "\(words)")
      #expect(join.errors.contains("parts of different films") == isOther, "\(join.errors)")
    }
    let alone = ToolRun(["join", folder.path("film.apng"), folder.path("1")], scenes: scenes)
    #expect(alone.errors.contains("part 2/2 is missing"))
    let picture = ToolRun(
      ["join", folder.path("other.apng"), folder.path("film.apng")], scenes: scenes)
    #expect(picture.errors.contains("it is no part of a film"))
    #expect(!(try folder.entries).contains("other.apng"))
  }

  @Test(arguments: [
    (["--shard", "0/2"], "K/N"), (["--shard", "3/2"], "K/N"), (["--shard", "1"], "K/N"),
    (["--shard", "1/2/3"], "K/N"), (["--shutter", "400"], "0 to 360"),
    (["--plays", "-1"], "0 (without end)"),
    (["--quality", "101"], "0 to 100"), (["--codec", "mpeg"], "h264"),
    (["--jobs", "0"], "1 to 1024"),
    (["--codec", "vp9"], "leave the codec out"), (["--quality", "50"], "WebP and video"),
    (["--until-rest", "--loop"], "do not go together"),
  ])
  func optionsThatMeanNothingAreRefused(_ words: [String], _ sentence: String) throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(
      ["animate", "moving", "-o", folder.path("film.apng")] + words, scenes: scenes)
    #expect(run.status == .failed && run.errors.contains(sentence), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try folder.entries == [])
  }

  @Test func anUnknownExtensionIsRefusedWithAllThatAreKnown() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(["animate", "moving", "-o", folder.path("film.bmp")], scenes: scenes)
    #expect(run.errors.contains(".webp, .mp4, .webm, .mov, .sheet.png"))
  }

  // MARK: Where films end

  @Test func aFilmEndsWhereEverythingRests() throws {
    let folder = try TemporaryFolder()
    run(["animate", "moving", "-o", folder.path("film/"), "--until-rest"])
    // The last change is over after 0.6 seconds.
    let count = try content(folder.path("film")).count
    #expect(count == 19)
    let run = ToolRun(
      ["animate", "endless", "-o", folder.path("no/"), "--until-rest", "--duration", "1"],
      scenes: scenes)
    #expect(run.errors.contains("still moves after 1.0 seconds"))
  }

  @Test func aFilmThatRepeatsEndsBeforeItsBeginning() throws {
    let folder = try TemporaryFolder()
    run(["animate", "endless", "-o", folder.path("loop/"), "--loop"])
    run(["animate", "endless", "-o", folder.path("film/")])
    let (loop, film) = (try content(folder.path("loop")), try content(folder.path("film")))
    // Half a second there and half a second back, at 20 frames a second.
    #expect(loop.count == 20)
    for (index, name) in loop.keys.sorted().enumerated() {
      let later = String(format: "frame-%04d.png", index + 21)
      #expect(loop[name] == film[later], "\(name)")
    }
    run(["animate", "flat", "-o", folder.path("rest/"), "--loop"])
    #expect(try content(folder.path("rest")).count == 6)
  }

  // MARK: Shutter

  @Test func anOpenShutterBlursWhatMovesInLinearLight() throws {
    let film = Film(
      "slide", size: CGSize(width: 32, height: 4), value: false,
      changes: [.init(at: 0, to: true, animation: .linear(duration: 1))], duration: 1, fps: 1
    ) { isRight in
      ZStack(alignment: .leading) {
        Color.black
        Color.white.frame(width: 16).offset(x: isRight ? 16 : 0)
      }
    }
    let folder = try TemporaryFolder()
    let run = ToolRun(
      ["animate", "slide", "-o", folder.path("film/"), "--shutter", "360"], scenes: [film])
    #expect(run.status == .done, "\(run.errors)")
    let frame = try Bitmap(pngData: folder.data("film/frame-0001.png"))
    // The column in the middle of the way is covered for half of the time: half the light is level 188.
    #expect(frame[0, 2].red < 60 && frame[31, 2].red < 60)
    #expect(abs(Int(frame[8, 2].red) - 188) <= 12 && abs(Int(frame[24, 2].red) - 188) <= 12)
    let levels = (0..<16).map { Int(frame[$0, 2].red) }
    #expect(levels == levels.sorted() && Set(levels).count > 10)
  }

  @Test func whatRestsIsNotBlurred() throws {
    let folder = try TemporaryFolder()
    run(["animate", "flat", "-o", folder.path("a/"), "--shutter", "180"])
    run(["animate", "flat", "-o", folder.path("b/")])
    let (a, b) = (try content(folder.path("a")), try content(folder.path("b")))
    #expect(a["frame-0011.png"] == b["frame-0011.png"] && a.count == 11)
  }

  @Test func aTransparentFilmStandsOnNothing() throws {
    let folder = try TemporaryFolder()
    run(["animate", "endless", "-o", folder.path("a/"), "--transparent", "--duration", "0"])
    run(["animate", "endless", "-o", folder.path("b/"), "--duration", "0"])
    #expect(try Bitmap(pngData: folder.data("a/frame-0001.png"))[0, 0].alpha == 0)
    #expect(try Bitmap(pngData: folder.data("b/frame-0001.png"))[0, 0].alpha == 255)
    let video = ToolRun(
      ["animate", "endless", "-o", folder.path("a.mp4"), "--transparent"], scenes: scenes)
    #expect(video.errors.contains("h264 holds no transparency"))
  }

  // MARK: Batches

  @Test(arguments: [1, 2, 3, 7, 12]) func sharesOfABatchMakeAllOfIt(_ count: Int) throws {
    let folder = try TemporaryFolder()
    let rows = (1...10).map { #"{"id": \#($0), "width": \#($0)}"# }
    try folder.write("\n" + rows.joined(separator: "\n\n") + "\n", to: "rows.jsonl")
    var made = 0
    for number in 1...count {
      run([
        "batch", "ticket", "--rows", folder.path("rows.jsonl"), "-o", folder.path("out/{id}.png"),
        "--shard", "\(number)/\(count)", "--resume",
      ])
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path("out"))) ?? []
      made = number * 10 / count
      let names = made > 0 ? (1...made).map { "\($0).png" }.sorted() : []
      #expect(files.sorted() == names, "share \(number)")
    }
    #expect(made == 10)
  }

  // MARK: Progress

  @Test(arguments: [
    (0, 10, 1.0, ""), (5, 10, 0.01, ""), (120, 240, 2.0, "  60 frames/s, 2 s left"),
    (3, 600, 1.0, "  3.0 frames/s, 3 min 19 s left"),
    (10, 36_010, 1.0, "  10 frames/s, 1 h 0 min left"),
    (10, 10, 1.0, "  10 frames/s, 0 s left"),
  ])
  func progressSaysHowFastAndHowLong(
    _ done: Int, _ total: Int, _ seconds: Double, _ text: String
  ) {
    #expect(ProgressBar.pace(done, of: total, "frames", in: .seconds(seconds)) == text)
  }
}
