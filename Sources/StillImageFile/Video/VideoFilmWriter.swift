import CStillFiles
package import Foundation

/// A film as video, by an `ffmpeg` that is fed with frames. It writes into a file without a name, so that nothing is left
/// of a film that is not completed, however this process ends: then `ffmpeg` has no more to read, and ends too.
package final class VideoFilmWriter: FilmWriter {
  private let path: String
  private let output: AtomicOutput
  private let messages: NamelessFile
  private var program: StillProgram?
  package let coder: any FilmCoder

  /// - Throws: ``ImageFileError/unsupported(_:)`` for a codec that the file cannot hold, or that cannot hold what the
  ///   frames let through; ``ImageFileError/missingProgram(_:package:)`` without an `ffmpeg`; ``ImageFileError/unwritable(path:reason:)``.
  package init(
    _ shape: FilmShape, _ format: FilmFormat, options: FilmOptions, to url: URL
  ) throws(ImageFileError) {
    guard let codec = try format.codec(options.codec) else {
      preconditionFailure("\(format) is no video")
    }
    let command = VideoCommand(
      shape: shape, format: format, codec: codec, quality: options.quality)
    guard !shape.hasAlpha || command.keepsAlpha else {
      throw .unsupported(
        "\(codec.rawValue) holds no transparency: write a .mov or a .webm with VP9, or a film with a "
          + "background")
    }
    path = url.path
    output = try AtomicOutput(to: url)
    messages = try NamelessFile(calledInErrors: "a temporary file")
    coder = VideoFrameCoder(layout: command.layout)
    program = try Self.start(command.words, messages: messages.descriptor, file: output.descriptor)
  }

  deinit {
    if var program { unsafe still_program_stop(&program) }
  }

  private static func start(
    _ words: [String], messages: Int32, file: Int32
  ) throws(ImageFileError) -> StillProgram {
    var program = StillProgram()
    let failure = unsafe ProgramWords.with(words) { words in
      unsafe still_program_start(words, messages, file, &program)
    }
    if failure == ENOENT {
      throw .missingProgram(words[0], package: VideoCommand.package)
    }
    if failure != 0 { throw .programFailed(words[0], reason: SystemReason.of(failure)) }
    return program
  }

  package func append(_ piece: FilmPiece, at position: Int) throws(ImageFileError) {
    guard case .bytes(let planes) = piece, let program else {
      preconditionFailure("a piece of another format")
    }
    let failure = unsafe withUnsafePointer(to: program) { program in
      unsafe planes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return Int32(0) }
        return unsafe still_program_feed(program, start, bytes.count)
      }
    }
    // It ended before it had everything, and says why.
    if failure != 0 { try end() }
  }

  package func finish() throws(ImageFileError) {
    try end()
    try output.commit()
  }

  /// - Throws: the message of `ffmpeg` if it failed.
  private func end() throws(ImageFileError) {
    guard var program else { return }
    self.program = nil
    let status = unsafe still_program_finish(&program)
    guard status != 0 else { return }
    var said = Data()
    messages.forEachPiece { (piece) in said.append(piece) }
    throw Self.error(status: status, said: String(decoding: said, as: UTF8.self), path: path)
  }

  private static func error(status: Int32, said: String, path: String) -> ImageFileError {
    // The system's messages are recognised in any program's output.
    for code in [ENOSPC, EDQUOT, EFBIG, EIO] {
      if said.lowercased().contains(SystemReason.of(code)) {
        return .unwritable(path: path, reason: SystemReason.of(code))
      }
    }
    if status == 128 + SIGXFSZ { return .unwritable(path: path, reason: SystemReason.of(EFBIG)) }
    let lines = said.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let reason = lines.suffix(3).joined(separator: "; ")
    return .programFailed(
      "ffmpeg", reason: reason.isEmpty ? "it ended with status \(status)" : reason)
  }
}
