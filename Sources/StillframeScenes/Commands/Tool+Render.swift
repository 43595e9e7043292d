import Foundation
import StillImageFile
package import Stillframe
package import StillframeArguments

extension Tool {
  /// A scene's picture.
  func render(_ options: Command.Render) throws {
    let scene = try scene(options.scene)
    try use(options.fonts)
    var setting = try SceneSetting(options.size, scale: options.scale, options.looks)
    setting.isOpaque = options.isOpaque
    let picture = try picture(scene.name, setting)
    warn(try picture.layoutWarnings())
    switch options.output {
    case nil: throw UsageError.missingOutput(command: "render")
    case .standardOutput:
      try refuseTerminal()
      try console.output(
        PictureComment.adding(options.writing.comment ?? "", to: picture.pngData(), as: .png))
    case .path(let path):
      try picture.write(to: URL(fileURLWithPath: path), PictureOptions(options.writing))
    }
  }

  /// Prints the layout report.
  func report(_ options: Command.Report) throws {
    let scene = try scene(options.scene)
    try use(options.fonts)
    let setting = try SceneSetting(options.size, options.looks)
    let picture = try picture(scene.name, setting)
    let report = try options.json ? picture.spokenLayoutReport() : picture.layoutReport()
    warn(report.warnings)
    try print(report, json: options.json)
  }

  /// Returns a value as JSON.
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Writes a report to standard output.
  func print(_ report: LayoutReport, json: Bool) throws {
    if json {
      try console.print(self.json(report))
    } else {
      try console.print(report.description)
    }
  }

  /// - Throws: ``TerminalRefused``: bytes of a picture make no sense on a terminal.
  func refuseTerminal() throws {
    if console.outputIsTerminal { throw TerminalRefused() }
  }
}

extension PictureOptions {
  /// The options of the command line.
  package init(_ writing: Command.Writing) {
    self.init(embedsFonts: writing.embedsFonts, comment: writing.comment ?? "")
    if let quality = writing.quality { self.quality = quality / 100 }
  }
}

/// A picture was to go to a terminal.
package struct TerminalRefused: Error, CustomStringConvertible {
  package init() {}

  package let description =
    "standard output is a terminal: send the picture to a file (-o FILE) or into a pipe"
}
