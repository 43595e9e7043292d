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
}
