import CStillFiles
package import Foundation

/// A film as video, by an `ffmpeg` that is fed with frames. It writes into a file without a name, so that nothing is left
/// of a film that is not completed, however this process ends: then `ffmpeg` has no more to read, and ends too.
package final class VideoFilmWriter: FilmWriter {
  private let path: String
  private let output: AtomicOutput
  private let messages: NamelessFile
  private var program: StillProgram?
  private let watch: StillWatch
  /// The bytes at the start of a file of the format, with their place.
  private let signature: (place: Int, bytes: [UInt8])
  package let coder: any FilmCoder

  /// - Throws: ``ImageFileError/unsupported(_:)`` for a codec that the file cannot hold, or that cannot hold what the
  ///   frames let through; ``ImageFileError/missingProgram(_:package:)`` without an `ffmpeg`; ``ImageFileError/unwritable(path:reason:)``.
  package init(
    _ shape: FilmShape, _ format: FilmFormat, options: FilmOptions, to url: URL,
    program name: String = "ffmpeg", patience: Int = VideoFilmWriter.patience
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
    watch = StillWatch(
      messages: messages.descriptor, most_messages: Self.mostMessages, output: output.descriptor,
      seconds: Int32(patience))
    signature =
      format == .webm ? (0, [0x1A, 0x45, 0xDF, 0xA3]) : (4, [UInt8]("ftyp".utf8))
    program = try Self.start(
      [name] + command.words.dropFirst(), messages: messages.descriptor, file: output.descriptor)
  }

  /// The most seconds in which `ffmpeg` takes no frame, and writes nothing.
  package static let patience = 120
  /// The most bytes that `ffmpeg` may say: it says nothing while all is well.
  private static let mostMessages: Int64 = 1 << 20

  deinit {
    if var program { unsafe still_program_stop(&program) }
  }

  private static func start(
    _ words: [String], messages: Int32, file: Int32
  ) throws(ImageFileError) -> StillProgram {
    var program = StillProgram()
    let failure = unsafe ProgramArguments.with(words) { words in
      unsafe still_program_start(words, messages, file, &program)
    }
    if failure == ENOENT {
      throw .missingProgram(words[0], package: VideoCommand.package)
    }
    if failure != 0 { throw .programFailed(words[0], reason: SystemReason.of(failure)) }
    return program
  }

  package func append(_ piece: FilmPiece, at position: Int) throws(ImageFileError) {
    guard case .bytes(let planes) = piece else {
      preconditionFailure("a piece of another format")
    }
    guard let program else { throw Self.endedTooSoon }
    let failure = unsafe withUnsafePointer(to: program) { program in
      unsafe planes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return Int32(0) }
        return unsafe withUnsafePointer(to: watch) { watch in
          unsafe still_program_feed(program, start, bytes.count, watch)
        }
      }
    }
    guard failure != 0 else { return }
    if failure != EPIPE {
      stop()
      throw problem(failure)
    }
    // It ended before it had everything, and says why unless it thinks that all is well.
    try end()
    throw Self.endedTooSoon
  }

  private static let endedTooSoon = ImageFileError.programFailed(
    "ffmpeg", reason: "it ended before it had all frames")

  package func finish() throws(ImageFileError) {
    try end()
    try checkOutput()
    try output.commit()
  }

  /// Reads the beginning of what was written: a program that ends well may have written nothing.
  private func checkOutput() throws(ImageFileError) {
    let count = signature.place + signature.bytes.count
    var start = [UInt8](repeating: 0, count: count)
    let read = unsafe start.withUnsafeMutableBytes { bytes in
      unsafe pread(watch.output, bytes.baseAddress, bytes.count, 0)
    }
    guard read == count, Array(start[signature.place...]) == signature.bytes else {
      throw .programFailed("ffmpeg", reason: "it ended well, but what it wrote is no video")
    }
  }

  private func stop() {
    guard var program else { return }
    self.program = nil
    unsafe still_program_stop(&program)
  }

  /// Why a program was ended that went beyond its bounds.
  private func problem(_ code: Int32) -> ImageFileError {
    switch code {
    case ETIMEDOUT:
      .programFailed(
        "ffmpeg", reason: "it made no progress for \(watch.seconds) seconds, and was ended")
    case EFBIG:
      .programFailed("ffmpeg", reason: "it said more than it may, and was ended: \(lastWords)")
    default: .programFailed("ffmpeg", reason: SystemReason.of(code))
    }
  }

  /// - Throws: an error with the last words of `ffmpeg` unless it ended well.
  private func end() throws(ImageFileError) {
    guard var program else { return }
    self.program = nil
    var status: Int32 = 0
    let failure = unsafe withUnsafePointer(to: watch) { watch in
      unsafe still_program_finish(&program, watch, &status)
    }
    if failure != 0 { throw problem(failure) }
    guard status != 0 else { return }
    throw Self.error(status: status, said: said, path: path)
  }

  /// The bounded tail of what `ffmpeg` wrote to standard error.
  private var said: String {
    var said = Data()
    messages.forEachPiece { (piece) in
      if said.count < Self.mostMessages { said.append(piece) }
    }
    return String(decoding: said, as: UTF8.self)
  }

  /// The last line of it.
  private var lastWords: String {
    let line = said.split(whereSeparator: \.isNewline).last ?? ""
    return line.trimmingCharacters(in: .whitespaces).brief
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
