package import StillRaster

/// Takes the frames of a film in one format. A frame goes through two hands:
///
/// 1. The ``coder`` makes of it, and of the frames before it, what is to be written. It is a function of the pixels and the
///    frame's number, may run for many frames at the same time, and is where the time goes.
/// 2. ``append(_:at:)`` takes these pieces in the order of the film, as they come.
///
/// So a film is the same whether its pieces are made on one thread, on many, or by many machines.
package protocol FilmWriter: AnyObject {
  var coder: any FilmCoder { get }

  /// Takes the piece of the frame with a number, from 0 on, without gaps.
  func append(_ piece: FilmPiece, at position: Int) throws(ImageFileError)

  /// Completes the film, after its last frame, and puts it in its place.
  func finish() throws(ImageFileError)
}

/// The part of the work on a frame that depends on few frames and nothing else.
package protocol FilmCoder: Sendable {
  func piece(of window: FrameWindow) throws(ImageFileError) -> FilmPiece
}

/// A frame with those that come before it.
package struct FrameWindow: Sendable {
  /// From 0.
  package var position: Int
  package var frame: Bitmap
  /// Nil only for the first frame.
  package var previous: Bitmap?
  /// The one before that; nil for the first two frames.
  package var beforePrevious: Bitmap?
  /// The content of the three frames, if known: it saves a search for differences where there are none.
  package var content: (any FrameContent)?
  package var previousContent: (any FrameContent)?
  package var beforePreviousContent: (any FrameContent)?

  package init(
    position: Int, frame: Bitmap, previous: Bitmap? = nil, beforePrevious: Bitmap? = nil
  ) {
    self.position = position
    self.frame = frame
    self.previous = previous
    self.beforePrevious = beforePrevious
  }
}

/// The result of a coder for a frame, for the writer of the same format.
package enum FilmPiece: Sendable {
  /// No work is left for the writer.
  case nothing
  case bytes([UInt8])
  /// The difference from the previous frame.
  case difference(FrameDifference)
  case frame(EncodedFrame)
  case picture(Bitmap)
}

/// The pixels drawn over the previous frame.
package struct FrameDifference: Sendable {
  /// Whether nothing changed, and so nothing has to be drawn.
  var isRepeat: Bool
  var rectangle: PixelRectangle
  /// The rectangle's pixels, as the format has them.
  var bytes: [UInt8]
  /// A number whose meaning is the format's own.
  var detail: UInt8 = 0
}

extension FrameWindow {
  /// The whole frame.
  var bounds: PixelRectangle {
    PixelRectangle(x: 0, y: 0, width: frame.width, height: frame.height)
  }

  /// The smallest rectangle around the pixels that are not as they were; nil: there is none. All of the first frame.
  var changed: PixelRectangle? {
    guard let previous else { return bounds }
    return PixelWalk(previous, frame).changedRectangle(in: rowsChanged)
  }
}
