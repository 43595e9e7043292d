import StillRaster

/// The reason why a picture could not be read or written.
public enum ImageFileError: Error, Hashable, Sendable {
  /// A file could not be written; the system's reason.
  case unwritable(path: String, reason: String)
  /// A file could not be read; the system's reason.
  case unreadable(path: String, reason: String)
  /// The data do not begin as a PNG does.
  case notPNG(byteCount: Int)
  /// The data end before the picture does.
  case truncated(byteCount: Int)
  /// The data begin as a PNG, but something in them is wrong.
  case damaged(reason: String)
  /// The data begin as no picture does that can be read.
  case unknownFormat(byteCount: Int)
  /// The data begin as a picture of a format does, but cannot be read as one.
  case undecodable(format: String, reason: String)
  /// A picture of more than 32,767 pixels a side, or 2^28 in all.
  case tooLarge(width: Int, height: Int)
  /// A picture for which the system has no memory.
  case noMemory(width: Int, height: Int)
  /// A picture without pixels, which a PNG cannot hold.
  case empty(width: Int, height: Int)
  /// A frame of another size than its film.
  case wrongFrameSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// Frames per second that are not positive and finite, or beyond 65,535.
  case invalidFrameRate(Double)
  /// A film without frames.
  case noFrames
  /// A folder that holds something else than the frames of one film; the first such name in alphabetical order.
  case occupied(path: String, entry: String)
  /// Content that a format cannot hold, as a sentence that says what to do.
  case unsupported(String)
  /// A program that is needed and not installed, and the package of Debian that has it.
  case missingProgram(String, package: String)
  /// A program that failed; its own words.
  case programFailed(String, reason: String)
  /// A file that is no part of a film, or not all of one.
  case noPart(path: String, reason: String)
  /// Parts that do not make one film; a sentence that says which.
  case unequalParts(String)
}

extension ImageFileError: CustomStringConvertible {
  /// One sentence: what, where, what to do.
  public var description: String {
    switch self {
    case .unwritable(let path, let reason):
      "'\(path.shown)' cannot be written (\(reason)): \(SystemReason.advice(forWriting: reason))"
    case .unreadable(let path, let reason):
      "'\(path.shown)' cannot be read (\(reason)): \(SystemReason.advice(forReading: reason))"
    case .notPNG(let byteCount):
      "the \(byteCount) bytes given are not a PNG: give a file in that format"
    case .truncated(let byteCount):
      "the PNG breaks off after \(byteCount) bytes: make or copy the file again"
    case .damaged(let reason):
      "the PNG is damaged (\(reason)): make or copy the file again"
    case .unknownFormat(let byteCount):
      "the \(byteCount) bytes given are no picture: give a PNG, JPEG, WebP, GIF, SVG, PDF, HEIF or AVIF"
    case .undecodable(let format, let reason):
      "the \(format) cannot be read (\(reason)): make or copy the file again"
    case .tooLarge(let width, let height):
      "the picture's \(width) × \(height) pixels are too many: "
        + "keep to \(ImageFileError.maximumSide) a side and \(ImageFileError.maximumPixelCount) in all"
    case .noMemory(let width, let height):
      "there is no memory for a picture of \(width) × \(height) pixels: make it smaller, or free some "
        + "memory"
    case .empty(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be a PNG: give it at least one pixel"
    case .wrongFrameSize(let width, let height, let expectedWidth, let expectedHeight):
      "a frame of \(width) × \(height) pixels does not fit a film of "
        + "\(expectedWidth) × \(expectedHeight): make all frames of one size"
    case .invalidFrameRate(let rate):
      "a film cannot have \(rate) frames a second: use a number above 0, at most 65535"
    case .noFrames:
      "a film without frames cannot be written: add at least one"
    case .occupied(let path, let entry):
      "the folder '\(path.shown)' holds '\(entry.shown)', which is no frame of a film: "
        + "choose another folder, or say --force"
    case .unsupported(let sentence), .unequalParts(let sentence):
      sentence
    case .missingProgram(let program, let package):
      "'\(program)' is needed for this and is not installed: run apt-get install \(package), or choose "
        + ".apng, .gif, .webp, .html or a folder"
    case .programFailed(let program, let reason):
      "'\(program)' failed: \(reason.shown)"
    case .noPart(let path, let reason):
      "'\(path.shown)' cannot be joined (\(reason)): make the part again with --shard"
    }
  }

  static let maximumSide = Bitmap.largestSide
  static let maximumPixelCount = Bitmap.mostPixels
}
