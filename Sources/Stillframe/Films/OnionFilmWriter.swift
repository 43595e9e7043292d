import Foundation
import StillImageFile
import StillRaster

/// A whole motion in one PNG: the moving content at several moments over the resting content, later moments more opaque.
final class OnionFilmWriter: FilmWriter {
  let coder: any FilmCoder = PictureCoder()
  private let output: any ByteOutput
  private let scale: CGFloat
  private var pictures: [Bitmap] = []

  /// The number of sampled moments. Equal ones are used once, so that short motions are visible too.
  static let mostMoments = 32
  /// How many of those are shown.
  private static let mostShown = 10

  init(_ shape: FilmShape, to output: any ByteOutput) {
    self.output = output
    scale = shape.scale
  }

  func append(_ piece: FilmPiece, at position: Int) {
    if case .picture(let picture) = piece, picture != pictures.last { pictures.append(picture) }
  }

  func finish() throws(ImageFileError) {
    let shown = FrameSelection.spread(Self.mostShown, of: pictures.count)
    let moments = (0..<shown.count).map { pictures[shown.index(at: $0)] }
    guard let picture = OnionSkin.picture(of: moments) else { throw .noFrames }
    try output.append(PNGEncoder.encode(picture))
  }
}
