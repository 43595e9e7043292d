import Foundation

/// A film as APNG.
package final class APNGFilmWriter: FilmWriter {
  private let encoder: APNGEncoder
  package let coder: any FilmCoder

  /// - Parameter output: To be completed by the caller.
  package init(
    _ shape: FilmShape, plays: Int, to output: any ByteOutput
  ) throws(ImageFileError) {
    let format = APNGEncoder.Format(
      width: shape.width, height: shape.height, scale: shape.scale,
      framesPerSecond: shape.rate.value, hasAlpha: shape.hasAlpha, loopCount: plays)
    encoder = try APNGEncoder(format, to: output)
    coder = FrameCoder(format: format)
  }

  package func append(_ piece: FilmPiece, at position: Int) throws(ImageFileError) {
    guard case .frame(let frame) = piece else {
      preconditionFailure("a piece of another format")
    }
    try encoder.append(frame)
  }

  package func finish() throws(ImageFileError) { try encoder.finish() }
}

/// Makes the frames of an APNG. Only frames with even numbers may be drawn over the frame before the last: which one that
/// is then does not depend on what was decided before, so that frames can be made in any order.
struct FrameCoder: FilmCoder {
  let format: APNGEncoder.Format

  func piece(of window: FrameWindow) throws(ImageFileError) -> FilmPiece {
    let isOverBeforePrevious = window.position.isMultiple(of: 2) && window.beforePrevious != nil
    return .frame(
      try format.encode(
        window.frame, previous: window.previous,
        beforePrevious: isOverBeforePrevious ? window.beforePrevious : nil,
        rows: (
          window.rowsChanged,
          isOverBeforePrevious ? window.rowsChanged(since: window.beforePreviousContent) : nil
        ), mode: .fast))
  }
}
