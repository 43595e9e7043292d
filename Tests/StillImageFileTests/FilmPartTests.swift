import Foundation
import StillRaster
import Testing

@testable import StillImageFile

/// Parts of films, and what becomes of those that do not belong together.
@Suite struct FilmPartTests {
  private func write(
    _ film: [Bitmap], _ number: Int, of count: Int, to folder: URL, program: String = "p",
    description: String = "d", name: String? = nil
  ) throws -> String {
    let shard = try #require(Shard(number, of: count))
    let header = FilmPartHeader(
      program: program, description: description, shape: try Films.shape(film),
      options: FilmOptions(), shard: shard)
    let url = folder.appendingPathComponent(name ?? "\(number).part")
    let output = try AtomicOutput(to: url)
    let writer = try PartFilmWriter(header, to: output)
    for position in header.range {
      try writer.append(
        try writer.coder.piece(
          of: FrameWindow(
            position: position, frame: film[position],
            previous: position > 0 ? film[position - 1] : nil,
            beforePrevious: position > 1 ? film[position - 2] : nil)), at: position)
    }
    try writer.finish()
    try output.commit()
    return url.path
  }

  @Test(arguments: [1, 2, 3, 7, 12, 20])
  func sharesAreContiguousAndEven(_ count: Int) throws {
    var next = 0
    for number in 1...count {
      let range = try #require(Shard(number, of: count)).range(of: 12)
      #expect(range.lowerBound == next)
      #expect(abs(Double(range.count) - 12 / Double(count)) < 1)
      next = range.upperBound
    }
    #expect(next == 12)
  }

  @Test func thereIsNoShareBeyondTheLast() {
    #expect(Shard(0, of: 2) == nil && Shard(3, of: 2) == nil && Shard(1, of: 0) == nil)
    #expect(Shard(1, of: Shard.most + 1) == nil)
  }

  @Test(arguments: [1, 2, 3, 5, 11, 15])
  func partsGiveBackEveryFrame(_ count: Int) throws {
    try withTemporaryFolder { folder in
      let film = Films.disc(5) + [Films.disc(5)[4]] + Films.disc(5)
      let paths = try (1...count).map { try write(film, $0, of: count, to: folder) }
      let parts = try FilmParts(paths.reversed(), program: "p")
      let frames = parts.frames()
      var decoder = FrameDecoder()
      var decoded: [Bitmap] = []
      while let frame = try frames.next() { decoded.append(try decoder.next(frame, scale: 1)) }
      #expect(decoded == film)
    }
  }

  private func sentence(_ paths: [String], program: String = "p") -> String {
    do {
      let parts = try FilmParts(paths, program: program)
      let frames = parts.frames()
      while try frames.next() != nil {}
      return "nothing was wrong"
    } catch {
      return "\(error)"
    }
  }

  @Test func partsThatDoNotMakeOneFilmAreRefused() throws {
    try withTemporaryFolder { folder in
      let film = Films.disc(6)
      let parts = try (1...3).map { try write(film, $0, of: 3, to: folder) }
      #expect(sentence(parts) == "nothing was wrong")
      #expect(sentence([parts[0], parts[2]]).hasPrefix("part 2/3 is missing"))
      #expect(sentence([parts[0]]).contains("and 1 more"))
      #expect(sentence(parts + [parts[1]]).contains("are both part 2/3"))
      #expect(sentence(parts, program: "q").contains("was made by another program (p)"))
      let other = try write(film, 2, of: 3, to: folder, description: "e", name: "e")
      #expect(sentence([parts[0], other, parts[2]]).contains("are parts of different films"))
      let half = try write(film, 2, of: 2, to: folder, name: "half")
      #expect(sentence([parts[0], half]).contains("shares of 3 and of 2"))
      #expect(sentence([]).contains("name at least one"))
    }
  }

  @Test func aPartThatChangesWhileItIsJoinedIsRefused() throws {
    try withTemporaryFolder { folder in
      let film = Films.disc(6)
      let paths = try (1...2).map { try write(film, $0, of: 2, to: folder) }
      let frames = try FilmParts(paths, program: "p").frames()
      _ = try write(film.reversed(), 2, of: 2, to: folder)
      for _ in 0..<3 { #expect(try frames.next() != nil) }
      #expect {
        try frames.next()
      } throws: {
        "\($0)".contains("was changed while the film was joined")
      }
    }
  }

  @Test func aPartThatIsHarmedIsRefused() throws {
    try withTemporaryFolder { folder in
      let path = try write(Films.disc(6), 1, of: 1, to: folder)
      let whole = try Data(contentsOf: URL(fileURLWithPath: path))
      for length in [0, 10, 30, 200, whole.count - 1] {
        try whole.prefix(length).write(to: URL(fileURLWithPath: path))
        #expect(sentence([path]).contains("cannot be joined"), "\(length) bytes")
      }
      for place in stride(from: 0, to: whole.count, by: 97) {
        var broken = whole
        broken[place] ^= 0x10
        try broken.write(to: URL(fileURLWithPath: path))
        #expect(sentence([path]).contains("cannot be joined"), "byte \(place)")
      }
      #expect(sentence([folder.path]).contains("cannot be read"))
      #expect(sentence([path + "-none"]).contains("no such file"))
    }
  }

  /// A header's text with some of it replaced, under a checksum that is right.
  private func crafted(
    _ text: (String) -> String, in whole: Data, to folder: URL
  ) throws -> String {
    let start = FilmPartHeader.signature.count
    let length = whole[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    let header = String(decoding: whole[(start + 4)..<(start + 4 + length)], as: UTF8.self)
    let changed = Data(text(header).utf8)
    var bytes = [UInt8](whole.prefix(start))
    bytes.append(bigEndian: UInt32(changed.count))
    bytes += [UInt8](changed) + [UInt8](whole[(start + 4 + length)...].dropLast(4))
    var checksum = Checksum()
    checksum.add(Data(bytes))
    bytes.append(bigEndian: checksum.value)
    let url = folder.appendingPathComponent("crafted")
    try Data(bytes).write(to: url)
    return url.path
  }

  @Test func headersOfStrangersAreCheckedBeforeTheyAreUsed() throws {
    try withTemporaryFolder { folder in
      let whole = try Data(
        contentsOf: URL(fileURLWithPath: write(Films.disc(6), 1, of: 1, to: folder)))
      let plain = try crafted({ $0 }, in: whole, to: folder)
      #expect(sentence([plain]) == "nothing was wrong")
      let numbers = [
        "0", "-1", "-9223372036854775808", "4611686018427387904", "9223372036854775807", "1e400",
        "1.5", "32768",
      ]
      let keys = [
        "count", "width", "height", "frames", "seconds", "number", "scale", "plays", "quality",
      ]
      for key in keys {
        for number in numbers where !(key == "scale" && number == "1.5") && key + number != "plays0"
        {
          let path = try crafted(
            { header in
              var text = header
              let pattern = "\"\(key)\":[0-9.]+"
              while let range = text.range(of: pattern, options: .regularExpression) {
                text.replaceSubrange(range, with: "\"\(key)\" : \(number)")
              }
              if key == "quality" {
                text = text.replacing("\"plays\":", with: "\"quality\":\(number),\"plays\":")
              }
              return text
            }, in: whole, to: folder)
          let words = sentence([path])
          let isPossible =
            ["quality", "plays"].contains(key) && ["0", "1.5", "32768"].contains(number)
            || key == "plays" && !number.hasPrefix("-") && !number.contains("e") && number != "1.5"
            || ["seconds", "count", "frames"].contains(key) && number == "32768"
          #expect(words.contains("cannot be joined") || isPossible, "\(key) \(number): \(words)")
        }
      }
      for text in ["", "{}", "[]", "null", String(repeating: "[", count: 100_000)] {
        let path = try crafted({ _ in text }, in: whole, to: folder)
        #expect(sentence([path]).contains("cannot be joined"), "\(text.prefix(5))")
      }
    }
  }

  @Test func framesOfAnotherFilmAreRefused() throws {
    try withTemporaryFolder { folder in
      let whole = try Data(
        contentsOf: URL(fileURLWithPath: write(Films.disc(6), 1, of: 1, to: folder)))
      for (old, new) in [
        ("\"hasAlpha\":false", "\"hasAlpha\":true"), ("\"hasAlpha\":true", "\"hasAlpha\":false"),
      ] {
        let path = try crafted({ $0.replacing(old, with: new) }, in: whole, to: folder)
        let isChanged = whole != (try Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(!isChanged || sentence([path]).contains("that of another film"))
      }
      // The part says that it begins the film, and begins with what only differs from a frame before.
      let second = try Data(
        contentsOf: URL(fileURLWithPath: write(Films.disc(6), 2, of: 2, to: folder)))
      let path = try crafted(
        {
          $0.replacing("\"number\":2", with: "\"number\":1").replacing(
            "\"count\":2", with: "\"count\":1"
          )
          .replacing("\"count\":6", with: "\"count\":3")
        }, in: second, to: folder)
      #expect(sentence([path]).contains("its first frame is not whole"))
    }
  }
}
