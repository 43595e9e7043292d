import Foundation
import StillRaster
import Testing

@testable import StillImageFile

/// Films in formats that are files, read back.
@Suite struct FilmFormatTests {
  @Test(arguments: [
    ("a/film.APNG", FilmFormat.apng), ("film.png", .apng), ("film.gif", .gif), ("f.webp", .webp),
    ("f.mp4", .mp4), ("f.m4v", .mp4), ("f.webm", .webm), ("f.mov", .mov), ("f.html", .player),
    ("f.sheet.png", .sheet), ("f.Onion.PNG", .onion), ("frames", .folder), ("sheet.png", .apng),
  ])
  func theFormatOfAFilmIsThatOfItsName(_ name: String, _ format: FilmFormat) {
    #expect(FilmFormat.of(URL(fileURLWithPath: name)) == format)
  }

  @Test func aNameThatNoFormatHasHasNone() {
    #expect(FilmFormat.of(URL(fileURLWithPath: "film.bmp")) == nil)
    #expect(FilmFormat.of(URL(fileURLWithPath: "film.bmp", isDirectory: true)) == .folder)
  }

  @Test(arguments: [
    (23.976, 24_000, 1001), (23.98, 24_000, 1001), (29.97, 30_000, 1001), (59.94, 60_000, 1001),
    (119.88, 120_000, 1001), (24, 24, 1), (30, 30, 1), (12.5, 25, 2), (0.5, 1, 2),
    (25.025, 1001, 40),
  ])
  func ratesAreFractions(_ rate: Double, _ frames: Int, _ seconds: Int) throws {
    #expect(try FrameRate(rate) == FrameRate(frames: frames, seconds: seconds))
  }

  @Test(arguments: [60, 50, 24, 23.976, 29.97, 7, 0.3, 144])
  func delaysInWholeUnitsAddUpToTheFilm(_ rate: Double) throws {
    let rate = try FrameRate(rate)
    for units in [100, 1000] {
      let starts = (0...500).map { rate.start(ofFrame: $0, unitsPerSecond: units) }
      for (index, start) in starts.enumerated() {
        let exact = Double(index) / rate.value * Double(units)
        #expect(abs(Double(start) - exact) <= 0.5 + 1e-6)
      }
    }
  }

  @Test func aThinnedFilmKeepsItsFirstAndItsLastFrame() {
    let (selection, rate) = FrameSelection.of(
      .gif, count: 61, rate: FrameRate(frames: 60, seconds: 1))
    #expect(selection.count == 51 && rate.value == 50)
    #expect(selection.index(at: 0) == 0 && selection.index(at: 50) == 60)
    let steps = (1..<51).map { selection.index(at: $0) - selection.index(at: $0 - 1) }
    #expect(Set(steps) == [1, 2])
    #expect(FrameSelection.spread(1, of: 9).index(at: 0) == 0)
  }

  // MARK: GIF

  private func gif(
    _ frames: [Bitmap], rate: Double = 25, plays: Int = 0, hasAlpha: Bool = false,
    palette: GIFPalette? = nil
  ) throws -> GIFReader {
    let histogram = try #require(ColorHistogram())
    for frame in frames { histogram.add(frame) }
    let palette = palette ?? histogram.palette(most: 255)
    return try GIFReader(
      Films.bytes(of: frames) { output in
        try GIFFilmWriter(
          Films.shape(frames, rate: rate, hasAlpha: hasAlpha), palette: palette, plays: plays,
          to: output)
      })
  }

  @Test func aGIFOfFewColoursIsExact() throws {
    let film = Films.blocks(12)
    let reader = try gif(film)
    #expect(reader.frames == film)
    #expect(reader.delays == Array(repeating: 4, count: 12))
    #expect(reader.repeats == 0 && reader.ownPalettes == 0)
  }

  @Test func aFrameOfAGIFWithOtherColoursHasThemInAPaletteOfItsOwn() throws {
    let film = Films.blocks(6)
    let reader = try gif(film, palette: GIFPalette(colors: [0xFF00_0000, 0xFFFF_FFFF]))
    #expect(reader.frames == film)
    #expect(reader.ownPalettes == 6)
  }

  @Test func aGIFOfManyColoursIsNearlyTheFilm() throws {
    let film = Films.disc(10)
    let reader = try gif(film)
    #expect(reader.frames.count == 10)
    for (shown, frame) in zip(reader.frames, film) {
      #expect(Films.likeness(shown, frame) > 33)
    }
  }

  @Test func whatStandsStillInAGIFDoesNotFlicker() throws {
    let reader = try gif(Films.disc(10))
    for frame in reader.frames {
      for x in 0..<60 { #expect(frame[x, 1] == reader.frames[0][x, 1]) }
    }
  }

  @Test func aGIFIsTheSameEveryTime() throws {
    let frames = Films.disc(5)
    let files = try (0..<2).map { _ in
      let histogram = try #require(ColorHistogram())
      for frame in frames { histogram.add(frame) }
      return try Films.bytes(of: frames) { output in
        try GIFFilmWriter(
          Films.shape(frames), palette: histogram.palette(most: 255), plays: 0, to: output)
      }
    }
    #expect(files[0] == files[1])
  }

  @Test func delaysOfAGIFAddUp() throws {
    let film = Films.blocks(12)
    // 30 a second are three and a third hundredths.
    let reader = try gif(film, rate: 30, plays: 3)
    #expect(reader.delays == [3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3])
    #expect(reader.repeats == 2)
    let still = try gif(Array(repeating: film[0], count: 10), rate: 0.01, plays: 1)
    #expect(still.delays == [65_535, 34_465] && still.repeats == nil)
    #expect(still.frames == [film[0], film[0]])
  }

  @Test func aGIFCanLetThrough() throws {
    let film = Films.blocks(4).map { frame in
      TestPictures.picture(frame.width, frame.height) { x, y in
        frame[x, y].blue > 100 ? RGBA8(red: 0, green: 0, blue: 0, alpha: 0) : frame[x, y]
      }
    }
    #expect(try gif(film, hasAlpha: true).frames == film)
  }

  // MARK: WebP

  private func webp(
    _ frames: [Bitmap], rate: Double = 60, plays: Int = 0, hasAlpha: Bool = false
  ) throws -> WebPReader {
    try WebPReader(
      Films.bytes(of: frames) { output in
        try WebPFilmWriter(
          Films.shape(frames, rate: rate, hasAlpha: hasAlpha), plays: plays, quality: nil,
          to: output)
      })
  }

  @Test func aWebPIsExact() throws {
    let film = Films.disc(8)
    let reader = try webp(film + [film[7]], plays: 2)
    #expect(reader.frames == film)
    #expect(reader.delays == [17, 16, 17, 17, 16, 17, 17, 33])
    #expect(reader.plays == 2)
  }

  @Test func aWebPCanLetThrough() throws {
    let film = APNGTests.film(4)
    #expect(try webp(film, hasAlpha: true).frames == film)
  }

  @Test func aWebPWithLossIsNearlyTheFilm() throws {
    let film = Films.disc(3, width: 64)
    let data = try Films.bytes(of: film) { output in
      try WebPFilmWriter(Films.shape(film), plays: 0, quality: 90, to: output)
    }
    let first = try PictureDecoder(data).bitmap(width: 64, height: 40)
    #expect(Films.likeness(first, film[0]) > 30)
  }

  // MARK: APNG

  @Test func anAPNGOfFewColoursHasAPalette() throws {
    let film = Films.blocks(12)
    let data = try Films.bytes(of: film) { try APNGFilmWriter(Films.shape(film), plays: 0, to: $0) }
    let reader = try APNGReader(data)
    #expect(reader.hasPalette && reader.frames.map(\.bitmap) == film)
    let many = Films.disc(3)
    let other = try APNGReader(
      Films.bytes(of: many) { try APNGFilmWriter(Films.shape(many), plays: 0, to: $0) })
    #expect(!other.hasPalette && other.frames.map(\.bitmap) == many)
  }

  @Test func aFrameOfAnAPNGIsTakenAwayWhereThatLeavesLessToDraw() throws {
    // Something that shows up for a frame at a time over what stands.
    let (plain, marked) = (Films.disc(1)[0], Films.disc(20)[19])
    let film = [plain, marked, plain, marked, plain]
    let data = try Films.bytes(of: film) { try APNGFilmWriter(Films.shape(film), plays: 0, to: $0) }
    let reader = try APNGReader(data)
    #expect(reader.frames.map(\.bitmap) == film)
    #expect(reader.takesFramesAway == 2)
    #expect(reader.frames[2].rectangle.width == 1 && reader.frames[4].rectangle.width == 1)
  }

  @Test func delaysOfAnAPNGAddUp() throws {
    let film = Films.blocks(9)
    for rate in [23.976, 29.97, 60, 7] {
      let reader = try APNGReader(
        Films.bytes(of: film) {
          try APNGFilmWriter(Films.shape(film, rate: rate), plays: 0, to: $0)
        })
      let exact = try FrameRate(rate)
      #expect(abs(reader.duration - 9 / exact.value) < 1e-9)
    }
  }

  // MARK: The page

  @Test func aPageHoldsEveryFrame() throws {
    let film = Films.disc(130) + [Films.disc(130)[129]]
    let data = try Films.bytes(of: film) {
      try PlayerFilmWriter(Films.shape(film), title: "A & <b>", to: $0)
    }
    let page = String(decoding: data, as: UTF8.self)
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("add(") }
    #expect(lines.count == 131 && lines[130] == "add();")
    #expect(page.contains("<title>A &amp; &lt;b></title>"))
    #expect(!page.contains("http"))
    // Drawn as the page does it, the last frame is ours.
    var canvas = Bitmap(width: 60, height: 40)
    for line in lines[120...129] {
      let parts = line.dropFirst(4).split(separator: ", ")
      let text = parts[2].split(separator: "\"")[0]
      let png = try #require(Data(base64Encoded: String(text)))
      canvas.draw(
        try Bitmap(pngData: png), x: try #require(Int(parts[0])), y: try #require(Int(parts[1])))
    }
    #expect(canvas == film[130])
  }
}
