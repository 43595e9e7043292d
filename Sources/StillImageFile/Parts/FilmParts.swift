import Foundation

/// All parts of a film, in their order.
package struct FilmParts {
  private let files: [FilmPartFile]
  package let shape: FilmShape
  package let options: FilmOptions

  /// Opens parts, given in any order, and makes sure that they are those of one film, made by one program.
  ///
  /// - Throws: ``ImageFileError/unequalParts(_:)``, ``ImageFileError/noPart(path:reason:)``
  package init(_ paths: [String], program: String) throws(ImageFileError) {
    var files: [FilmPartFile] = []
    for path in paths { files.append(try FilmPartFile(path)) }
    guard let first = files.first else {
      throw .unequalParts("a film is joined from its parts: name at least one")
    }
    for file in files { try Self.compare(file, with: first, program: program) }
    files.sort { $0.header.shard.number < $1.header.shard.number }
    let count = first.header.shard.count
    for (before, after) in zip(files, files.dropFirst())
    where before.header.shard == after.header.shard {
      throw .unequalParts(
        "'\(before.path.shown)' and '\(after.path.shown)' are both part \(after.header.shard.text): "
          + "name each part once")
    }
    let present = Set(files.map(\.header.shard.number))
    if let missing = (1...count).first(where: { !present.contains($0) }) {
      let others = count - present.count - 1
      throw .unequalParts(
        "part \(missing)/\(count) is missing\(others > 0 ? ", and \(others) more" : ""): make it with "
          + "--shard \(missing)/\(count)")
    }
    self.files = files
    shape = first.header.shape
    options = first.header.options
  }

  private static func compare(
    _ file: FilmPartFile, with first: FilmPartFile, program: String
  ) throws(ImageFileError) {
    let (one, other) = (first.header, file.header)
    let names = "'\(first.path.shown)' and '\(file.path.shown)'"
    guard other.program == program else {
      throw .unequalParts(
        "'\(file.path.shown)' was made by another program (\(other.program)) than this one "
          + "(\(program)): make and join all parts with one build")
    }
    guard one.description == other.description, one.shape == other.shape,
      one.options == other.options
    else {
      throw .unequalParts(
        "\(names) are parts of different films: make all parts with the same words and files")
    }
    guard one.shard.count == other.shard.count else {
      throw .unequalParts(
        "\(names) are shares of \(one.shard.count) and of \(other.shard.count): make all parts "
          + "with one N")
    }
  }

  /// Returns the film's frames as they were encoded, one after the other.
  package func frames() -> Frames { Frames(files.map { $0.frames() }) }

  /// Reads the frames of all parts.
  package final class Frames {
    private var parts: [FilmPartFile.Frames]
    private var isAtStart = true

    fileprivate init(_ parts: [FilmPartFile.Frames]) { self.parts = parts.reversed() }

    /// - Throws: ``ImageFileError/noPart(path:reason:)``
    package func next() throws(ImageFileError) -> EncodedFrame? {
      while let part = parts.last {
        if let frame = try part.next() {
          guard !isAtStart || (frame.isWhole && !frame.isRepeat && !frame.isOverBeforePrevious)
          else { throw .noPart(path: part.path, reason: "its first frame is not whole") }
          isAtStart = false
          return frame
        }
        parts.removeLast()
      }
      return nil
    }
  }
}
