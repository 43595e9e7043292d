import Foundation
import StillImageFile
import Stillframe
import StillframeServing

/// The film of a scene as bytes for a response.
struct ServedFilm: Sendable {
  private let sequence: FrameSequence
  private let format: FilmFormat
  /// The name of the file in errors and titles.
  private let name: String

  init(_ sequence: FrameSequence, _ format: FilmFormat, name: String) {
    self.sequence = sequence
    self.format = format
    self.name = name
  }

  /// The work of a request. One thread makes the film, as other requests have theirs.
  var work: PictureJob.Work {
    .film(isProgressive: isProgressive) { stream in
      switch format {
      case .mp4, .webm, .mov:
        let data = try TemporaryPicture.data("." + format.rawValue) {
          try sequence.write(to: $0, options: FilmOptions(), replacingFolder: false, threads: 1)
        }
        try stream.append(data)
      default:
        let output = StreamOutput(stream)
        do throws(RenderError) {
          try sequence.write(format, to: output, calledInErrors: name, threads: 1)
        } catch {
          throw output.error ?? ServingError(error)
        }
      }
    }
  }

  /// Whether a film leaves while it is made: GIF and pages begin with nothing that depends on the end. The others have the number
  /// of their frames or bytes in front.
  private var isProgressive: Bool { format == .gif || format == .player }
}

/// A stream as the output of a film.
private final class StreamOutput: ByteOutput {
  private let stream: PictureStream
  /// The reason why the stream took no more.
  private(set) var error: ServingError?

  init(_ stream: PictureStream) { self.stream = stream }

  func append(_ data: Data) throws(ImageFileError) {
    try pass { () throws(ServingError) in try stream.append(data) }
  }

  func replace(at offset: Int, with data: Data) throws(ImageFileError) {
    try pass { () throws(ServingError) in try stream.replace(at: offset, with: data) }
  }

  private func pass(_ body: () throws(ServingError) -> Void) throws(ImageFileError) {
    do {
      try body()
    } catch {
      self.error = error
      throw .unwritable(path: "film", reason: error.description)
    }
  }
}

/// Files that exist for the length of a closure.
enum TemporaryPicture {
  /// Returns the bytes that a closure writes to a file with an extension. Nothing else of its name is the client's.
  ///
  /// - Throws: `ServingError`.
  static func data(_ fileExtension: String, _ write: (URL) throws -> Void) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "stillframe-\(UUID().uuidString)", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(at: folder) }
      let url = folder.appendingPathComponent("picture" + fileExtension)
      try write(url)
      return try Data(contentsOf: url)
    } catch let error as RenderError {
      throw ServingError(error)
    } catch {
      throw ServingError.failed(
        "the temporary folder takes no picture: make room in it or set TMPDIR")
    }
  }
}

extension ServingError {
  /// The error for a picture that could not be made.
  init(_ error: RenderError) {
    self =
      switch error {
      case .invalidSize, .invalidScale, .emptyPicture, .tooManyPixels, .invalidTiming:
        .badRequest(error.description)
      default: .failed(error.description)
      }
  }
}
