import Foundation
import StillImageFile

/// Reads any bytes as a part of a film whose checksum is right.
enum PartFuzzing {
  /// In memory, since every input becomes a file.
  private static let path = "/dev/shm/stillframe-attack-\(getpid())"

  static func run(_ bytes: UnsafeRawBufferPointer) {
    do {
      try part(unsafe [UInt8](bytes)).write(to: URL(fileURLWithPath: path))
      let parts = try FilmParts([path], program: "p")
      precondition(parts.shape.count > 0 && parts.shape.width > 0 && parts.shape.height > 0)
      let frames = parts.frames()
      var decoder = FrameDecoder()
      while let frame = try frames.next() { _ = try decoder.next(frame, scale: parts.shape.scale) }
    } catch let error as ImageFileError {
      precondition(!error.description.isEmpty)
    } catch {}
  }

  /// The bytes up to the first zero are the header; the others are frames, each behind its length.
  private static func part(_ bytes: [UInt8]) -> Data {
    let header = bytes.prefix { $0 != 0 }
    var rest = bytes.dropFirst(header.count + 1)
    var part = Data("Stillframe film part 1\n".utf8)
    part.append(number: UInt32(header.count))
    part += header
    while let length = rest.first {
      let frame = rest.dropFirst().prefix(Int(length))
      if !frame.isEmpty {
        part.append(number: UInt32(frame.count))
        part += frame
      }
      rest = rest.dropFirst(1 + frame.count)
    }
    part.append(number: 0)
    var checksum = Checksum()
    checksum.add(part)
    part.append(number: checksum.value)
    return part
  }

  static let seeds: [[UInt8]] = [header(1, 1), header(3, 2)].map { header in
    // A record: nothing before it, four by four pixels, one that stays.
    Array(header.utf8) + [0, 32]
      + [0, 4, 4, 0, 0, 4, 4, 255].flatMap { [0, 0, 0, UInt8($0)] }
  }

  private static func header(_ count: Int, _ shares: Int) -> String {
    #"{"description":"d","options":{"plays":0,"quality":50},"program":"p","shape":{"count":\#(count),"#
      + #""hasAlpha":false,"height":4,"rate":{"frames":60,"seconds":1},"scale":1,"width":4},"#
      + #""shard":{"count":\#(shares),"number":1}}"#
  }
}

extension Data {
  fileprivate mutating func append(number: UInt32) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
  }
}
