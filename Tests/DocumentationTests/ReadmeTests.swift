import Foundation
import StillframeTesting
import SwiftUI
import Testing

// The listings of the README, as they stand there.

struct Card: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Hello from Linux").font(.title)
      Text("Laid out as SwiftUI does it").foregroundStyle(.secondary)
    }
    .padding(20)
  }
}

@Test func card() {
  assertSnapshot(of: Card(), as: .image, named: "light")
}

@Test func theFirstPictureIsWritten() throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("stillframe-readme-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let card = folder.appendingPathComponent("card.png")
  try render(to: card)
  let bitmap = try Bitmap(pngData: Data(contentsOf: card))
  #expect(bitmap.scale == 2)
}

private func render(to card: URL) throws {
  func URL(fileURLWithPath path: String) -> Foundation.URL { card }

  let renderer = ImageRenderer(content: Card())
  renderer.scale = 2
  try renderer.write(to: URL(fileURLWithPath: "card.png"))

  let report = try renderer.layoutReport()
  print(report)
}
