import Foundation
import StillImageFile

/// Options of a picture's format.
extension Command {
  /// - Throws: `UsageError.notOfFormat` for what the format of the output does not have: it would be ignored.
  static func writing(
    _ arguments: Arguments, to output: Output?
  ) throws(UsageError) -> Writing {
    var writing = Writing()
    writing.quality = try quality(arguments)
    writing.embedsFonts = arguments.has("--embed-fonts")
    writing.comment = arguments.value("--comment")
    if let count = writing.comment?.utf8.count, count > PictureComment.mostBytes {
      throw .commentTooLong(count, limit: PictureComment.mostBytes)
    }
    // An unknown extension is refused where the picture is written.
    let isFolder = isPath(arguments.operands[0])
    guard let format = format(of: output) ?? (isFolder ? .png : nil) else { return writing }
    if writing.quality != nil { try check("--quality", format) { $0.hasQuality } }
    if writing.embedsFonts { try check("--embed-fonts", format) { $0.embedsFonts } }
    if writing.comment != nil { try check("--comment", format) { $0.hasComment } }
    return writing
  }

  /// Returns the format of a picture; that of standard output is PNG, as that of pictures in a folder of their own
  /// is.
  private static func format(of output: Output?) -> OutputFormat? {
    guard case .path(let path) = output else { return .png }
    return OutputFormat(fileExtension: URL(fileURLWithPath: path).pathExtension)
  }

  private static func check(
    _ option: String, _ format: OutputFormat, _ isTaken: (OutputFormat) -> Bool
  ) throws(UsageError) {
    if isTaken(format) { return }
    throw .notOfFormat(
      option: option, format: format.name, of: OutputFormat.allCases.filter(isTaken).map(\.name))
  }
}

extension OutputFormat {
  fileprivate var name: String {
    switch self {
    case .png, .jpeg, .pdf, .svg: rawValue.uppercased()
    case .webp: "WebP"
    }
  }
}
