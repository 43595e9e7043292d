import Foundation
import StillRaster

/// A film as a page for browsers that needs nothing else: frames as PNGs of what changed, a slider, and what plays them.
package final class PlayerFilmWriter: FilmWriter {
  private let output: any ByteOutput
  package let coder: any FilmCoder
  private var isEmpty = true

  /// The distance between whole frames, so that the slider need not draw all frames before one.
  static let keyDistance = 60

  /// - Parameters:
  ///   - title: of the page.
  ///   - output: to be completed by the caller.
  package init(
    _ shape: FilmShape, title: String, to output: any ByteOutput
  ) throws(ImageFileError) {
    self.output = output
    coder = Coder()
    try output.append(Data(PlayerPage.head(shape, title: title).utf8))
  }

  private struct Coder: FilmCoder {
    func piece(of window: FrameWindow) throws(ImageFileError) -> FilmPiece {
      let isKey = window.position.isMultiple(of: PlayerFilmWriter.keyDistance)
      guard let rectangle = isKey ? window.bounds : window.changed else {
        return .bytes(Array("add();\n".utf8))
      }
      let png = try PNGEncoder.encode(window.frame.part(rectangle))
      return .bytes(
        Array(
          "add(\(rectangle.x), \(rectangle.y), \"\(png.base64EncodedString())\");\n".utf8))
    }
  }

  package func append(_ piece: FilmPiece, at position: Int) throws(ImageFileError) {
    guard case .bytes(let line) = piece else { preconditionFailure("a piece of another format") }
    isEmpty = false
    try output.append(Data(line))
  }

  package func finish() throws(ImageFileError) {
    guard !isEmpty else { throw .noFrames }
    try output.append(Data(PlayerPage.tail.utf8))
  }
}
