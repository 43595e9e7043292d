// The literals are what is tested.
// swift-format-ignore-file: NoPlaygroundLiterals

import Foundation
import SwiftUI
import Testing

/// Pictures and colours as programs for Apple's platforms name them.
@MainActor struct PlatformPictureTests {
  private struct Swatch: View {
    let coral = Color(#colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1))

    var body: some View { coral.frame(width: 4, height: 2) }
  }

  @Test func colourLiterals() throws {
    let bitmap = try ImageRenderer(content: Swatch()).bitmap()
    #expect(bitmap[1, 1] == RGBA8(red: 255, green: 128, blue: 64, alpha: 255))
    let color: UIColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(color == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func aRenderersPictureIsShownAgain() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 6))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 10, height: 6))
    #expect(image.scale == 2)
    #expect(renderer.cgImage?.width == 20)
    let again = ImageRenderer(content: Image(uiImage: image))
    #expect(try again.layoutReport().size == CGSize(width: 10, height: 6))
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == image.size)
    #expect(image.jpegData(compressionQuality: 0.8)?.starts(with: [0xFF, 0xD8]) == true)
    let pixels = try #require(renderer.cgImage)
    #expect(
      try ImageRenderer(content: Image(decorative: pixels, scale: 4)).layoutReport().size
        == CGSize(width: 5, height: 3))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(named: "nothing of this name") == nil)
  }

  private struct Reader: Identifiable {
    let id: Int
    let name: String
  }

  @Test func rowsOfATableAreFoundFromWhatIsInside() throws {
    let readers = [Reader(id: 1, name: "Ada"), Reader(id: 2, name: "Ben")]
    let table = Table(of: Reader.self) {
      TableColumn("Name") { Text($0.name) }
    } rows: {
      ForEach(readers) { reader in TableRow(reader) }
    }
    let inferred = Table(sortOrder: .constant([KeyPathComparator(\Reader.name)])) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(readers) { reader in
        TableRow(reader)
      }
    }
    for report in [
      try ImageRenderer(content: table.frame(width: 200, height: 200)).layoutReport(),
      try ImageRenderer(content: inferred.frame(width: 200, height: 200)).layoutReport(),
    ] {
      #expect("\(report)".contains("Ada") && "\(report)".contains("Ben"))
    }
  }
}
