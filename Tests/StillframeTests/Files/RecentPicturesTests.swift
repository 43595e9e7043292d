import Foundation
import Testing

@testable import Stillframe

/// Pictures that are painted over those before them.
@Suite struct RecentPicturesTests {
  private struct Card: View {
    let title: String
    let color: Color
    var image: UIImage?

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text(title).font(.title.bold())
        Text("The same on every card").font(.caption)
        Spacer()
        HStack {
          if let image { Image(uiImage: image) }
          Circle().fill(color).frame(width: 24, height: 24).shadow(radius: 3)
          LinearGradient(colors: [.yellow, color], startPoint: .leading, endPoint: .trailing)
            .frame(height: 20)
        }
      }
      .foregroundStyle(.white)
      .padding()
      .frame(width: 300, height: 200, alignment: .topLeading)
      .background(.indigo)
    }
  }

  /// Files of cards, one after another, from nothing or with those before.
  private func files(
    _ ext: String, with recent: RecentPictures?, _ cards: [Card]
  ) throws -> [Data] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recent-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try RecentPictures.$current.withValue(recent) {
      try cards.enumerated().map { index, card in
        let renderer = ImageRenderer(content: card)
        renderer.scale = index % 5 == 4 ? 2 : 1
        renderer.isOpaque = index % 7 != 6
        let url = folder.appendingPathComponent("\(index).\(ext)")
        try renderer.write(to: url)
        return try Data(contentsOf: url)
      }
    }
  }

  private func square(_ red: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      UIColor(red: red, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
  }

  private var cards: [Card] {
    (0..<24).map { index in
      let title = index % 6 == 5 ? "" : "Card number \(index * index)"
      let color: Color = index % 8 < 4 ? .orange : .mint
      return Card(
        title: title, color: color, image: index % 3 == 0 ? square(CGFloat(index) / 24) : nil)
    }
  }

  @Test("give the same bytes as pictures from nothing", arguments: ["png", "jpg", "webp", "svg"])
  func sameBytes(ext: String) throws {
    let fresh = try files(ext, with: nil, cards)
    let recent = RecentPictures()
    #expect(try files(ext, with: recent, cards) == fresh)
    #expect(
      try files(ext, with: recent, cards.reversed()) == files(ext, with: nil, cards.reversed()))
  }

  @Test("give the same bytes on many threads")
  func threads() async throws {
    let fresh = try files("png", with: nil, cards)
    let recent = RecentPictures()
    try await withThrowingTaskGroup(of: [Data].self) { group in
      for _ in 0..<4 { group.addTask { try files("png", with: recent, cards) } }
      for try await files in group { #expect(files == fresh) }
    }
  }

  private func content(_ title: String, scale: CGFloat = 1) throws -> (ShownContent, StageShot) {
    let renderer = ImageRenderer(content: Card(title: title, color: .red))
    renderer.scale = scale
    let shot = try renderer.shot()
    return (
      ShownContent(shot, width: Int(300 * scale), height: Int(200 * scale)), shot
    )
  }

  @Test("are found by size and number of commands, and forgotten beyond a number of pixels")
  func kept() throws {
    let recent = RecentPictures(mostPixels: 150_000)
    func keep(_ title: String) throws {
      let (content, shot) = try content(title)
      let frame = OldFrame(try shot.paint(over: nil))
      recent.keep(RecentPicture(content: content, frame: frame, file: nil))
    }
    try keep("One")
    try keep("")
    let (two, _) = try content("Two")
    let (empty, _) = try content("")
    let (large, _) = try content("Two", scale: 2)
    #expect(recent.take(like: large) == nil)
    // The first one is older, and more like it.
    #expect(try #require(recent.take(like: two)).content.hasStructure(of: two))
    #expect(try #require(recent.take(like: two)).content.hasStructure(of: empty))
    #expect(recent.take(like: two) == nil)
    for title in ["One", "Two", "Three"] { try keep(title) }
    // 60,000 pixels each.
    #expect(recent.take(like: two) != nil)
    #expect(recent.take(like: two) != nil)
    #expect(recent.take(like: two) == nil)
  }
}
