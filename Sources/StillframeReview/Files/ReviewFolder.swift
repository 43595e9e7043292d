import Foundation
import StillGoldens
import StillImageFile

/// The page with its pictures beside it, to be kept and looked at anywhere.
struct ReviewFolder {
  let url: URL
  /// The page.
  static let page = "index.html"
  private static let pictures = "pictures"
  /// The most frames of a film that are written.
  private static let mostFrames = 2_000

  /// Writes all files; a folder with an earlier review is overwritten.
  ///
  /// - Throws: `ReviewError`
  func write(_ list: ReviewList, obsolete: [ObsoleteGoldens.Golden]) throws {
    try makeReady()
    let source = ReviewPictures()
    let answer = ReviewResponse(list, pictures: source, obsolete: obsolete, isLive: false) {
      "\(Self.pictures)/\($0.number)-\($1.rawValue)" + ($0.kind == .film ? "-{}.png" : ".png")
    }
    for item in list.all {
      for side in ReviewItem.Side.allCases {
        let name = "\(Self.pictures)/\(item.number)-\(side.rawValue)"
        if item.kind == .film {
          for frame in 0..<min(source.film(item).count, Self.mostFrames) {
            try write(source.png(item, side, frame: frame), to: "\(name)-\(frame).png")
          }
        } else {
          try write(source.png(item, side, frame: nil), to: name + ".png")
        }
      }
    }
    let json = String(decoding: try answer.json, as: UTF8.self)
    try write(Data(ReviewPage.html(json).utf8), to: Self.page)
  }

  /// Makes the folder; removes the pictures of an earlier review.
  private func makeReady() throws(ReviewError) {
    let manager = FileManager.default
    let entries = (try? manager.contentsOfDirectory(atPath: url.path)) ?? []
    let own: Set = [Self.page, Self.pictures]
    if let other = entries.sorted().first(where: { !own.contains($0) }) {
      throw .occupied(url.path, entry: other)
    }
    do {
      let pictures = url.appendingPathComponent(Self.pictures, isDirectory: true)
      if manager.fileExists(atPath: pictures.path) { try manager.removeItem(at: pictures) }
      try manager.createDirectory(at: pictures, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(url.path, reason: "the folder cannot be made")
    }
  }

  private func write(_ data: Data?, to name: String) throws(ReviewError) {
    guard let data else { return }
    do {
      try AtomicFile.write(data, to: url.appendingPathComponent(name))
    } catch {
      throw .unwritable(url.appendingPathComponent(name).path, reason: "\(error)")
    }
  }
}
