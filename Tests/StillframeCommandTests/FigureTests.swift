import Foundation
import StillImageFile
import StillRaster
import Stillframe
import Testing

@testable import StillframePreviews

/// `figures`: pictures of previews where DocC looks for them.
@Suite struct FigureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("Cards.docc/Resources"), withIntermediateDirectories: true)
    try write("Hello")
  }

  private func write(_ title: String) throws {
    let text = """
      import SwiftUI

      struct Card: View {
        var title: String
        var body: some View { Text(title).padding(20) }
      }

      #Preview("A card") { Card(title: "\(title)") }
      #Preview("Other") { Card(title: "Other") }
      #Preview { Card(title: "Nameless") }
      """
    try text.write(toFile: folder.path("Card.swift"), atomically: true, encoding: .utf8)
  }

  private func run(_ words: String...) throws -> PreviewTests.Run {
    try PreviewTests().run(words, in: folder)
  }

  private var figures: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path("Cards.docc/Resources"))
        .sorted()
    }
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.path("Cards.docc/Resources/\(name)")))
  }

  @Test func previewsWithNamesAreFiguresInLightAndDark() throws {
    let first = try run("figures", "./Card.swift", "--into", "Cards.docc")
    #expect(first.status == 0, "\(first.errors)")
    let all = ["A-card@2x.png", "A-card~dark@2x.png", "Other@2x.png", "Other~dark@2x.png"]
    #expect(try figures == all)
    #expect(
      first.output
        == [0, 2, 1, 3].map { "Cards.docc/Resources/\(all[$0])\n" }.joined()
        + "4 of 4 figures written, the others are current\n")
    let light = try Bitmap(pngData: bytes(all[0]))
    let dark = try Bitmap(pngData: bytes(all[1]))
    #expect(light.width == dark.width && light.width > 80 && light.width < 300)
    #expect(light[0, 0].red == 255 && dark[0, 0].red == 0)

    // A picture that only lies elsewhere in the catalogue, with other bytes of the same pixels, stays.
    let repacked = PictureComment.adding("again", to: try bytes(all[0]), as: .png)
    #expect(try repacked != bytes(all[0]))
    try FileManager.default.removeItem(atPath: folder.path("Cards.docc/Resources/\(all[0])"))
    let moved = folder.path("Cards.docc/\(all[0])")
    try repacked.write(to: URL(fileURLWithPath: moved))
    let second = try run("figures", "./Card.swift", "--into", "Cards.docc")
    #expect(second.output == "0 of 4 figures written, the others are current\n")
    #expect(try Data(contentsOf: URL(fileURLWithPath: moved)) == repacked)
  }

  @Test func staleFiguresAreListedAndThenWrittenAlone() throws {
    _ = try run("figures", "./Card.swift", "--into", "Cards.docc", "--scale", "1")
    let before = try bytes("A-card.png")
    #expect(
      try run("figures", "./Card.swift", "--into", "Cards.docc", "--scale", "1", "--check").status
        == 0)
    try write("Good morning")
    let check = try run(
      "figures", "./Card.swift", "--into", "Cards.docc", "--scale", "1", "--check")
    #expect(check.status == 1)
    #expect(
      check.output
        == "stale: Cards.docc/Resources/A-card.png\nstale: Cards.docc/Resources/A-card~dark.png\n"
        + "2 of 4 figures are stale\n")
    #expect(try bytes("A-card.png") == before)
    let written = try run("figures", "./Card.swift", "--into", "Cards.docc", "--scale", "1")
    #expect(written.output.hasSuffix("2 of 4 figures written, the others are current\n"))
    #expect(try bytes("A-card.png") != before)
  }

  @Test(arguments: [["--size", "nanx10"], ["--size", "1000000000x1000000000"]])
  func sizesThatNoPictureHasAreErrorsOfThePreview(_ words: [String]) throws {
    let run = try PreviewTests().run(
      ["figures", "./Card.swift", "--into", "Cards.docc", "--only", "Other"] + words, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("the preview 'Other'"), "\(run.errors)")
    #expect(run.output == "")
    #expect(try figures == [])
  }

  @Test(arguments: [
    (["--into", "Nowhere.docc"], "there is no folder 'Nowhere.docc'"),
    ([], "'figures' needs '--into'"),
    (["--into", "Cards.docc", "--scale", "5"], "'--scale' of figures is 1, 2 or 3"),
    (["--into", "Cards.docc", "--film", "Nobody"], "there is no preview 'Nobody'"),
  ])
  func badWordsAreErrors(_ words: [String], _ message: String) throws {
    let run = try PreviewTests().run(["figures", "./Card.swift"] + words, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try figures == [])
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg"), "needs ffmpeg"))
  func filmsAreVideosThatAreMadeAgainWhenTheirFramesChange() throws {
    func text(_ angle: Int) -> String {
      """
      import SwiftUI

      struct Wheel: View {
        @State private var angle = 0.0
        var body: some View {
          Rectangle().frame(width: 40, height: 40).rotationEffect(.degrees(angle)).padding(20)
            .onAppear { withAnimation(.linear(duration: 0.2)) { angle = \(angle) } }
        }
      }

      #Preview("Wheel") { Wheel() }
      """
    }
    func write(_ angle: Int) throws {
      try text(angle).write(toFile: folder.path("Card.swift"), atomically: true, encoding: .utf8)
    }
    let words = ["figures", "./Card.swift", "--into", "Cards.docc", "--film", "Wheel"]
    try write(45)
    let first = try PreviewTests().run(words, in: folder)
    #expect(first.status == 0, "\(first.errors)")
    #expect(
      try figures == ["Wheel.mp4", "Wheel@2x.png", "Wheel~dark.mp4", "Wheel~dark@2x.png"])
    let again = try PreviewTests().run(words, in: folder)
    #expect(again.output == "0 of 4 figures written, the others are current\n")
    // It ends turned as before, and turns the other way round.
    try write(-45)
    let check = try PreviewTests().run(words + ["--check"], in: folder)
    #expect(
      check.output.contains("stale: Cards.docc/Resources/Wheel.mp4\n"), "\(check.output)")
    #expect(check.status == 1)
  }

  @Test func videosAreKnownByTheirFrames() throws {
    let video = Data("a movie".utf8)
    let fingerprint = FilmFingerprint(of: Data([1, 2, 3]))
    let marked = fingerprint.adding(to: video)
    #expect(FilmFingerprint(in: marked) == fingerprint)
    #expect(FilmFingerprint(in: marked) != FilmFingerprint(of: Data([1, 2, 4])))
    #expect(FilmFingerprint(in: video) == nil)
    #expect(FilmFingerprint(in: Data()) == nil)
    // The box says its own length.
    let box = marked.suffix(marked.count - video.count)
    #expect(box.prefix(4).reduce(0) { $0 << 8 | Int($1) } == box.count)
  }
}

/// The figures of Stillframe's own articles.
@Suite struct OwnFigureTests {
  @Test(arguments: ["Stillframe", "Charts"])
  func areCurrent(_ name: String) throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let run = try PreviewTests().run(
      [
        "figures", repository.appendingPathComponent("Examples/Figures/\(name)").path,
        "--into", repository.appendingPathComponent("Sources/\(name)/\(name).docc").path,
        "--no-system-fonts", "--check",
      ], in: TemporaryFolder())
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasPrefix("0 of "), "\(run.output)")
  }
}
