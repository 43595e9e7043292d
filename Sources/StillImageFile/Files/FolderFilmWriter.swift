package import Foundation

/// A film as a folder of PNGs. Files are written by whoever has packed them, in any order.
package final class FolderFilmWriter: FilmWriter {
  private let folder: FrameFolder
  package let coder: any FilmCoder

  /// - Throws: as ``FrameFolder``.
  package init(at url: URL, _ shape: FilmShape, force: Bool) throws(ImageFileError) {
    folder = try FrameFolder(at: url, frameCount: shape.count, force: force)
    coder = Coder(folder: folder)
  }

  private struct Coder: FilmCoder {
    let folder: FrameFolder

    func piece(of window: FrameWindow) throws(ImageFileError) -> FilmPiece {
      try folder.add(PNGEncoder.encode(window.frame, mode: .fast), at: window.position)
      return .nothing
    }
  }

  package func append(_ piece: FilmPiece, at position: Int) {}

  package func finish() throws(ImageFileError) { try folder.commit() }
}
