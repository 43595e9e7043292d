import Foundation
import StillRaster
import Testing

@testable import StillImageFile

/// What is no picture, or one that would take all memory, is an error; nothing traps, hangs or reaches out.
@Suite struct PictureDamageTests {
  private func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private func decode(_ data: Data) throws {
    let decoder = try PictureDecoder(data)
    _ = try decoder.bitmap(width: decoder.width, height: decoder.height)
  }

  @Test func aFewBytesThatClaimMuchAreAnError() throws {
    // A header alone, with the right checksum.
    var header = Array("IHDR".utf8) + number(100_000) + number(100_000) + [8, 6, 0, 0, 0]
    header += number(unsafe header.withUnsafeBytes { unsafe PNGChunk.checksum($0) })
    let png = Data(PNGChunk.signature + number(13) + header)
    #expect(throws: ImageFileError.self) { try decode(png) }
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0xFF, 0xFF, 0xFF, 0xFF, 1, 1, 0x11, 0]
    #expect(throws: ImageFileError.tooLarge(width: 65_535, height: 65_535)) {
      try decode(Data([0xFF, 0xD8] + frame))
    }
    let gif = Data(Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0])
    #expect(throws: ImageFileError.tooLarge(width: 65_535, height: 65_535)) { try decode(gif) }
    let svg = Data(
      "<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='1e9'><rect/></svg>".utf8)
    #expect(throws: ImageFileError.self) { try decode(svg) }
  }

  /// A lossless WebP of one colour: its codes take no bits, so that any size has some twenty bytes.
  private func bomb(_ width: Int, _ height: Int) -> Data {
    var bits: [UInt8] = []
    func add(_ value: Int, _ count: Int) {
      for bit in 0..<count { bits.append(UInt8(value >> bit & 1)) }
    }
    add(width - 1, 14)
    add(height - 1, 14)
    // No alpha, version 0; no transforms, no cache of colours, one set of codes.
    add(0, 4 + 3)
    // Each code is simple and has one symbol of eight bits: green, red, blue, alpha, distances.
    for symbol in [40, 200, 90, 255, 0] {
      add(1, 1)
      add(0, 1)
      add(1, 1)
      add(symbol, 8)
    }
    while bits.count % 16 != 0 { bits.append(0) }
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { $0 | bits[start + $1] << $1 }
    }
    func little(_ value: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let stream = [0x2F] + bytes
    let chunk =
      Array("VP8L".utf8) + little(stream.count) + stream + (stream.count % 2 == 1 ? [0] : [])
    return Data(Array("RIFF".utf8) + little(chunk.count + 4) + Array("WEBP".utf8) + chunk)
  }

  @Test func webPsOfAFewBytesTakeNoMemoryBeyondTheLimit() throws {
    let small = try PictureDecoder(bomb(3, 2)).bitmap(width: 3, height: 2)
    #expect(small[2, 1] == RGBA8(red: 200, green: 40, blue: 90))
    for (width, height) in [(16_383, 16_383), (16_384, 16_384), (16_384, 4_097)] {
      #expect(bomb(width, height).count < 64)
      #expect(throws: ImageFileError.tooLarge(width: width, height: height)) {
        try decode(bomb(width, height))
      }
    }
    // A header that claims the most that is decoded, without a picture behind it.
    let empty = bomb(8_192, 8_192).prefix(25)
    #expect(throws: ImageFileError.self) { try decode(Data(empty)) }
    // The canvas of an extended file, beyond all formats.
    var extended =
      Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0x10]
    extended += [0, 0, 0, 255, 255, 255, 255, 255, 255]
    #expect(throws: ImageFileError.self) { try decode(Data(extended)) }
  }

  /// A progressive JPEG of grey that is scanned again and again: fourteen bytes a scan, whatever its size.
  private func rescanned(_ scans: Int) -> Data {
    func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      [0xFF, marker, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 0xFF)] + content
    }
    var bytes: [UInt8] = [0xFF, 0xD8]
    bytes += segment(0xDB, [0] + Array(repeating: 1, count: 64))
    // Eight blocks by eight of one component.
    bytes += segment(0xC2, [8, 0, 64, 0, 64, 1, 1, 0x11, 0])
    // One symbol each: no difference, and the end of 64 blocks and more.
    bytes += segment(0xC4, [0x00, 1] + Array(repeating: 0, count: 15) + [0x00])
    bytes += segment(0xC4, [0x10, 1] + Array(repeating: 0, count: 15) + [0x60])
    bytes += segment(0xDA, [1, 1, 0, 0, 0, 0]) + Array(repeating: 0, count: 8)
    for _ in 1..<scans { bytes += segment(0xDA, [1, 1, 0, 1, 63, 0]) + [0x01] }
    return Data(bytes + [0xFF, 0xD9])
  }

  @Test func picturesThatAreScannedWithoutEndAreErrors() throws {
    for scans in [1, 2, 100] {
      let bitmap = try PictureDecoder(rescanned(scans)).bitmap(width: 64, height: 64)
      #expect(bitmap[9, 9] == RGBA8(red: 128, green: 128, blue: 128), "\(scans)")
    }
    for scans in [101, 20_000] {
      #expect(
        throws: ImageFileError.undecodable(format: "JPEG", reason: "it has more than 100 scans")
      ) { try decode(rescanned(scans)) }
    }
  }

  @Test func whatIsNoPictureSaysSo() {
    #expect(throws: ImageFileError.unknownFormat(byteCount: 0)) { try decode(Data()) }
    #expect(throws: ImageFileError.unknownFormat(byteCount: 5)) { try decode(Data("Hello".utf8)) }
    #expect(throws: ImageFileError.self) { try decode(Data("<svg".utf8)) }
    #expect(throws: ImageFileError.self) { try decode(Data([0xFF, 0xD8, 0xFF, 0xD9])) }
  }

  /// Segments whose content is shorter than what they hold has to be.
  @Test func shortSegmentsAreLeftOut() throws {
    let jpeg = try PictureDecoderTests.data("plain.jpg")
    for segment in [
      [0xFF, 0xE1, 0, 6] + Array("Exif".utf8), [0xFF, 0xE2, 0, 13] + Array("ICC_PROFILE".utf8),
      [0xFF, 0xE1, 0, 2],
    ] as [[UInt8]] {
      try decode(jpeg.prefix(2) + segment + jpeg.dropFirst(2))
    }
  }

  @Test(arguments: [
    "alpha.png", "wide.png", "plain.jpg", "turned.jpg", "lossless.webp", "lossy.webp", "film.webp",
    "plain.gif", "interlaced.gif", "plain.svg", "plain.pdf", "plain.heic", "plain.avif",
  ])
  func everyPrefixAndManyFlipsAreBorne(name: String) throws {
    let data = try PictureDecoderTests.data(name)
    let step = max(data.count / 60, 1)
    for count in stride(from: 0, to: data.count, by: step) { try? decode(data.prefix(count)) }
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<120 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var broken = data
      broken[Int(seed >> 33) % data.count] = UInt8(truncatingIfNeeded: seed >> 20)
      // Where it is still a picture, one of a size that was checked.
      if let decoder = try? PictureDecoder(broken) {
        #expect(decoder.width * decoder.height <= PictureDecoder.mostPixels)
        if decoder.width * decoder.height <= 1 << 20 {
          _ = try? decoder.bitmap(width: decoder.width, height: decoder.height)
        }
      }
    }
  }

  @Test func aDrawingFollowsNoReferences() throws {
    try withTemporaryFolder { folder in
      let secret = folder.appendingPathComponent("red.png")
      var red = Bitmap(width: 4, height: 4)
      for y in 0..<4 { for x in 0..<4 { red[x, y] = RGBA8(red: 255, green: 0, blue: 0) } }
      try PNGEncoder.encode(red).write(to: secret)
      for reference in [
        secret.absoluteString, secret.path, "red.png", "http://127.0.0.1:9/red.png",
      ] {
        let svg = """
          <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
            width="8" height="8"><image width="8" height="8" xlink:href="\(reference)"/></svg>
          """
        let decoder = try PictureDecoder(Data(svg.utf8))
        #expect(try decoder.bitmap(width: 8, height: 8)[4, 4].alpha == 0, "\(reference)")
      }
      let entity = """
        <!DOCTYPE svg [<!ENTITY secret SYSTEM "\(secret.absoluteString)">]>
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><text>&secret;</text></svg>
        """
      try? decode(Data(entity.utf8))
    }
  }

  @Test func drawingsThatLoopEnd() throws {
    let itself = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="8">
      <g id="a"><use xlink:href="#a"/><rect width="8" height="8"/></g></svg>
      """
    try? decode(Data(itself.utf8))
    // Ten levels of ten copies each.
    var levels = "<g id='l0'><rect width='1' height='1'/></g>"
    for level in 1...10 {
      let copies = String(repeating: "<use xlink:href='#l\(level - 1)'/>", count: 10)
      levels += "<g id='l\(level)'>\(copies)</g>"
    }
    let many = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="8">\
      \(levels)</svg>
      """
    #expect(throws: ImageFileError.self) { try decode(Data(many.utf8)) }
    let laughs = """
      <!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
      <!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;">
      <!ENTITY g "&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;"><!ENTITY h "&g;&g;&g;&g;&g;&g;&g;&g;&g;&g;">]>
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><text>&h;</text></svg>
      """
    try? decode(Data(laughs.utf8))
  }
}
