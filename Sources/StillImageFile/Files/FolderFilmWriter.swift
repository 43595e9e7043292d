package import Foundation
import StillRaster
import Synchronization

/// A film as a folder of PNG files. The thread that encoded a frame writes its file, in any order.
package final class FolderFilmWriter: FilmWriter {
  private let folder: FrameFolder
  package let coder: any FilmCoder

  /// - Throws: as ``FrameFolder``.
  package init(at url: URL, _ shape: FilmShape, force: Bool) throws(ImageFileError) {
    folder = try FrameFolder(at: url, frameCount: shape.count, force: force)
    coder = FolderFrameCoder(folder: folder, hasAlpha: shape.hasAlpha)
  }

  package func append(_ piece: FilmPiece, at position: Int) {}

  package func finish() throws(ImageFileError) { try folder.commit() }
}

/// Packs frames and writes them. Bands of rows that are as they were in a frame before are not packed once more: what they
/// become depends on these rows, and the one above them, alone.
private final class FolderFrameCoder: FilmCoder {
  private let folder: FrameFolder
  private let hasAlpha: Bool
  /// A frame that was packed lately.
  private let latest = Mutex<(content: any FrameContent, bands: PNGBands)?>(nil)

  init(folder: FrameFolder, hasAlpha: Bool) {
    self.folder = folder
    self.hasAlpha = hasAlpha
  }

  func piece(of window: FrameWindow) throws(ImageFileError) -> FilmPiece {
    let known = latest.withLock { $0 }
    let changed = window.rowsChanged(since: known?.content)
    let cut = PNGBands.Cut.frame(window.frame.height)
    let bands = try PNGBands(
      window.frame, cut, hasAlpha: hasAlpha, .fast,
      unless: changed.flatMap { changed in known.map { ($0.bands, cut.same(changed)) } })
    try folder.add(bands.file, at: window.position)
    if let content = window.content { latest.withLock { $0 = (content, bands) } }
    return .nothing
  }
}
