import Foundation
import StillImageFile
import StillframeArguments
import StillframeScenes

/// The destination of rendered previews.
enum PreviewTarget {
  /// A file for each, in a folder.
  case folder(String, pathExtension: String)
  /// A file for the only one.
  case file(String)
  /// Standard output, by way of a file.
  case standardOutput(pathExtension: String)
  /// Words, to standard output.
  case text

  /// - Throws: `PreviewError.severalPreviews` for a file that is to hold more than one.
  init(_ command: Command, count: Int, console: Console) throws {
    let (output, pathExtension) = Self.output(of: command)
    switch output {
    case nil: self = .text
    case .standardOutput:
      if console.outputIsTerminal { throw TerminalRefused() }
      if count != 1 { throw PreviewError.severalPreviews(count, output: "-") }
      self = .standardOutput(pathExtension: pathExtension)
    case .path(let path):
      let isFile = Self.isFile(path, of: command)
      if isFile, count != 1 { throw PreviewError.severalPreviews(count, output: path) }
      self = isFile ? .file(path) : .folder(path, pathExtension: pathExtension)
      // Where there is nothing to show, nothing is left behind.
      if !isFile, count > 0 {
        do {
          try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
        } catch {
          throw PreviewError.notAFolder(path)
        }
      }
    }
  }

  private static func output(of command: Command) -> (Command.Output?, pathExtension: String) {
    switch command {
    case .render(let options): (options.output ?? .path("previews"), "png")
    case .animate(let options): (options.output ?? .path("previews"), "apng")
    case .explain(let options): (options.picture, "png")
    case .accessibility(let options): (options.picture, "png")
    default: (nil, "")
    }
  }

  /// Whether there is nothing yet where a command is to write.
  static func isMissing(of command: Command) -> Bool {
    guard case .path(let path) = output(of: command).0 else { return false }
    return !FileManager.default.fileExists(atPath: path)
  }

  /// Removes the folder if it is empty: none of its previews could be shown.
  func removeEmptyFolder() {
    if case .folder(let path, _) = self { unsafe rmdir(path) }
  }

  /// Whether a path ends as the name of a file that this or another command writes; otherwise it names a folder. A file of another
  /// command's format is refused where it is written.
  private static func isFile(_ path: String, of command: Command) -> Bool {
    guard !path.hasSuffix("/") else { return false }
    let url = URL(fileURLWithPath: path, isDirectory: false)
    let film = FilmFormat.of(url)
    return OutputFormat(fileExtension: url.pathExtension) != nil || (film != nil && film != .folder)
  }

  /// Returns where a preview is to be written.
  ///
  /// - Parameter temporary: a folder for what is not to stay.
  func file(_ preview: NamedPreview, temporary: URL) -> String? {
    switch self {
    case .folder(let path, let pathExtension):
      (path.hasSuffix("/") ? path : path + "/") + "\(preview.name).\(pathExtension)"
    case .file(let path): path
    case .standardOutput(let pathExtension):
      temporary.appendingPathComponent("output.\(pathExtension)").path
    case .text: nil
    }
  }
}
