import Foundation
import StillImageFile
import Stillframe
import StillframeArguments
import Testing

@testable import StillframePreviews
@testable import StillframeScenes

/// Every format on every way in: from a scene, from a preview, from rows, from Swift.
@Suite struct FormatTests {
  private struct Row: Decodable, Sendable {
    let id: String
  }

  private let scenes: [any SceneList] = [
    Still("square", size: CGSize(width: 4, height: 4)) { Color.red },
    Still("rows", rows: Row.self) { _ in Color.red.frame(width: 4, height: 4) },
    Film(
      "growing", size: CGSize(width: 8, height: 2), value: 2.0,
      changes: [.init(at: 0, to: 8, animation: .linear)], duration: 0.2, fps: 10
    ) { width in
      Color.red.frame(width: width)
    },
  ]

  private static let pictures = OutputFormat.allCases.flatMap(\.fileExtensions)
  private static let films = FilmFormat.names.filter { $0.hasPrefix(".") }.map { $0.dropFirst() }
    .map(String.init)

  /// Whether bytes begin as files with an extension do.
  private func isWhole(_ data: Data, _ pathExtension: String) -> Bool {
    switch pathExtension {
    case "png", "apng", "sheet.png", "onion.png": data.starts(with: [0x89, 0x50, 0x4E, 0x47])
    case "jpg", "jpeg": data.starts(with: [0xFF, 0xD8])
    case "webp": data.starts(with: Data("RIFF".utf8))
    case "pdf": data.starts(with: Data("%PDF".utf8))
    case "svg": String(decoding: data, as: UTF8.self).contains("<svg")
    case "gif": data.starts(with: Data("GIF8".utf8))
    case "html": String(decoding: data, as: UTF8.self).contains("<html")
    default: !data.isEmpty
    }
  }

  @Test(arguments: pictures) func aSceneIsWritten(_ pathExtension: String) throws {
    let folder = try TemporaryFolder()
    let name = "picture.\(pathExtension)"
    let run = ToolRun(["render", "square", "-o", folder.path(name)], scenes: scenes)
    #expect(run.status == .done && run.errors == "")
    #expect(isWhole(try folder.data(name), pathExtension))
  }

  @Test(arguments: pictures) func aPictureIsWrittenFromSwift(_ pathExtension: String) throws {
    let folder = try TemporaryFolder()
    let name = "picture.\(pathExtension)"
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
    try renderer.write(to: folder.url.appendingPathComponent(name))
    #expect(isWhole(try folder.data(name), pathExtension))
  }

  @Test(arguments: pictures) func rowsAreWritten(_ pathExtension: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"id": "a"}"# + "\n", to: "rows.jsonl")
    let run = ToolRun(
      [
        "batch", "rows", "--rows", folder.path("rows.jsonl"), "-o",
        folder.path("{id}.\(pathExtension)"),
      ], scenes: scenes)
    #expect(run.status == .done && run.errors == "")
    #expect(isWhole(try folder.data("a.\(pathExtension)"), pathExtension))
  }

  @Test(arguments: films.filter { !["mp4", "webm", "mov"].contains($0) })
  func aFilmIsWritten(_ pathExtension: String) throws {
    let folder = try TemporaryFolder()
    let name = "film.\(pathExtension)"
    let run = ToolRun(["animate", "growing", "-o", folder.path(name)], scenes: scenes)
    #expect(run.status == .done && run.errors == "")
    #expect(isWhole(try folder.data(name), pathExtension))
  }

  private func target(_ words: [String]) throws -> PreviewTarget {
    try PreviewTarget(Command(words), count: 1, console: Recorder().console())
  }

  @Test(arguments: pictures) func aPreviewIsWrittenToAFile(_ pathExtension: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("Card.\(pathExtension.uppercased())")
    guard case .file(path) = try target(["render", "./Card.swift", "-o", path]) else {
      Issue.record("no file is made")
      return
    }
    guard case .file(path) = try target(["explain", "./Card.swift", "-o", path]) else {
      Issue.record("no file is made of an explanation")
      return
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: films) func aPreviewsFilmIsWrittenToAFile(_ pathExtension: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("Card.\(pathExtension)")
    guard case .file(path) = try target(["animate", "./Card.swift", "-o", path]) else {
      Issue.record("no file is made")
      return
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: ["cards", "cards.pdf/", "cards.2"])
  func previewsAreWrittenToAFolder(_ name: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path(name)
    guard case .folder(path, "png") = try target(["render", "./Card.swift", "-o", path]) else {
      Issue.record("no folder is made")
      return
    }
  }
}
