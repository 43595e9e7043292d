import Foundation
import StillRaster
import Testing

@testable import StillImageFile

/// Parts of films whose checksum is right and whose words are not.
@Suite struct HostilePartTests {
  /// A part with the header given, and the frames.
  private func part(_ header: String, frames: [[UInt8]] = []) -> Data {
    var bytes = [UInt8]("Stillframe film part 1\n".utf8)
    bytes.append(bigEndian: UInt32(header.utf8.count))
    bytes += Array(header.utf8)
    for frame in frames {
      bytes.append(bigEndian: UInt32(frame.count))
      bytes += frame
    }
    bytes += [0, 0, 0, 0]
    var checksum = Checksum()
    checksum.add(Data(bytes))
    bytes.append(bigEndian: checksum.value)
    return Data(bytes)
  }

  private func header(
    width: String = "4", height: String = "4", scale: String = "1", frames: String = "60",
    seconds: String = "1", count: String = "1", number: String = "1", of: String = "1",
    plays: String = "0", quality: String = "50"
  ) -> String {
    #"{"description":"d","options":{"plays":\#(plays),"quality":\#(quality)},"program":"p","#
      + #""shape":{"count":\#(count),"hasAlpha":false,"height":\#(height),"rate":{"frames":\#(frames),"#
      + #""seconds":\#(seconds)},"scale":\#(scale),"width":\#(width)},"#
      + #""shard":{"count":\#(of),"number":\#(number)}}"#
  }

  private func sentence(_ data: Data) throws -> String {
    var result = ""
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("a.part")
      try data.write(to: url)
      result = read(url)
    }
    return result
  }

  private func read(_ url: URL) -> String {
    do {
      let parts = try FilmParts([url.path], program: "p")
      let frames = parts.frames()
      var decoder = FrameDecoder()
      while let frame = try frames.next() {
        _ = try decoder.next(frame, scale: parts.shape.scale)
      }
      return "nothing was wrong"
    } catch {
      return "\(error)"
    }
  }

  private static let numbers = [
    "0", "-1", "-2", "32768", "65537", "2147483648", "4294967296", "4611686018427387904",
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e300", "null",
  ]

  @Test(arguments: numbers)
  func aNumberThatNoFilmHasIsNamed(_ number: String) throws {
    for text in [
      header(width: number), header(height: number), header(width: number, height: number),
      header(frames: number), header(seconds: number), header(number: number),
      header(of: number), header(number: number, of: number),
    ] {
      // Of shares that a film may have, others are missing.
      let said = try sentence(part(text))
      #expect(said.contains("a.part") || said.contains("is missing"), "\(text): \(said)")
    }
    // Some of these are numbers of frames that a film may have; it then has too few.
    #expect(try sentence(part(header(count: number))).contains("a.part"), "count \(number)")
  }

  @Test func scalesPlaysAndQualitiesAreChecked() throws {
    for text in [
      header(scale: "0"), header(scale: "-1"), header(scale: "1e300"), header(plays: "-1"),
      header(plays: "9223372036854775807"), header(quality: "1e300"), header(quality: "-1"),
    ] {
      #expect(try sentence(part(text)).contains("a.part"), "\(text)")
    }
  }

  @Test func framesOfAnotherSizeThanTheFilmAreRefused() throws {
    func record(_ numbers: [UInt32]) -> [UInt8] {
      var bytes: [UInt8] = []
      for number in numbers { bytes.append(bigEndian: number) }
      return bytes
    }
    for numbers: [UInt32] in [
      [0, 5, 4, 0, 0, 5, 4, .max], [0, .max, .max, 0, 0, .max, .max, .max],
      [0, 4, 4, .max, .max, .max, .max, 0], [0, 4, 4, 0, 0, 4, 4, 256],
      [0, 4, 4, 0, 0, 4, 4, .max],
      [], [0],
    ] {
      let data = part(header(), frames: [record(numbers)])
      #expect(try sentence(data).contains("a.part") || numbers == [0, 4, 4, 0, 0, 4, 4, .max])
    }
  }

  @Test func sharesOfTheLargestNumberDoNotOverflow() throws {
    let last = try #require(Shard(Shard.most, of: Shard.most))
    #expect(last.range(of: .max).upperBound == .max)
    #expect(last.range(of: .max).count > 0)
  }
}
